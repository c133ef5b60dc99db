"""The part of a diagram that says how far a turn has come: who decides what, and what has been done so far."""

from __future__ import annotations

from chiefdoms.games.five_tribes.meeples import BLUE, COLOURS, TOTAL, colours_in
from chiefdoms.games.five_tribes.rules.position import (
    BIDDING,
    BOURAQ_PALACE,
    ENKI_PALM,
    KEEPING,
    LAST_CAMEL,
    MOVING,
    NO_END,
    NO_MOVE,
    NOBODY,
    OVER,
    PATH,
    PHASES,
    SALE,
    SECOND_KILL,
    TILE,
    TRIBE,
    WRAP_UP,
    Position,
)
from chiefdoms.games.five_tribes.rules.sowing import can_finish
from chiefdoms.games.five_tribes.rules.tribes import list_second_kills
from chiefdoms.games.five_tribes.text.diagram_lines import DiagramLines, bad_diagram, read_number
from chiefdoms.games.five_tribes.text.diagram_values import read_djinns, read_group, read_seat, read_tile

_ENDINGS = {"": NO_END, "last-camel": LAST_CAMEL, "no-move": NO_MOVE}
_STEPS = (MOVING, TRIBE, TILE, WRAP_UP)  # where powers can be invoked, so where an invoked power can lead back to


def read_turn(position: Position, lines: DiagramLines) -> None:
    """Read the lines from `ending` to `turn`, and check that they fit together."""
    if lines.value("ending") not in _ENDINGS:
        raise bad_diagram("bad-ending", lines.line_of("ending"))
    position.ending = _ENDINGS[lines.value("ending")]
    position.stuck = lines.value("stuck") == "yes"
    _read_phase(position, lines)
    if "move" in lines:
        _read_move(position, lines)
    _read_pending(position, lines)
    if not _fits(position):
        raise bad_diagram("bad-turn", lines.line_of("turn"))


def _read_phase(position: Position, lines: DiagramLines) -> None:
    line = lines.line_of("turn")
    words = lines.words("turn")
    if words == ["over"]:
        position.seat, position.phase = None, OVER
        return
    if not words and position.bidders:
        words = [str(position.bidders[0] + 1), PHASES[BIDDING]]
    if len(words) != 2 or words[1] not in PHASES or words[1] == PHASES[OVER]:
        raise bad_diagram("bad-turn", line)
    position.seat, position.phase = read_seat(position, words[0], line), PHASES.index(words[1])
    if position.phase != BIDDING and not position.bid_order:
        position.bid_order = [position.seat]  # the marker in action has moved to the bid order track


def _read_move(position: Position, lines: DiagramLines) -> None:
    line = lines.line_of("move")
    parts = lines.parts("move")
    if len(parts[0]) != 3 or parts[0][2] not in COLOURS:
        raise bad_diagram("bad-move", line)
    position.start, position.end = read_tile(position, parts[0][0], line), read_tile(position, parts[0][1], line)
    position.colour = COLOURS.index(parts[0][2])
    for part in parts[1:]:
        word, rest = (part[0], part[1:]) if part else ("", [])
        if word == "drops":
            position.drops = tuple(_read_drop(position, text, line) for text in rest if rest != ["-"])
        elif word == "hand" and len(rest) == 1:
            position.hand = read_group(rest[0], line)
            position.hand_colours = colours_in(position.hand)
        elif word == "taken" and len(rest) == 1:
            position.taken = read_number(rest[0], line, most=20)
        elif part == ["doubled"]:
            position.doubled = True
        elif part == ["twice"]:
            position.twice = True
        elif word == "built" and len(rest) == 1:
            gold = read_number(rest[0], line)
            position.built = gold if position.options.late_echidna else 0
        elif part == ["kept"]:
            position.kept = not position.options.paid_when_kept
        else:
            raise bad_diagram("bad-move", line)
    _find_edge(position, line)


def _read_drop(position: Position, text: str, line: int) -> int:
    if len(text) != 3 or text[2] not in COLOURS:
        raise bad_diagram("bad-move", line)
    return read_tile(position, text[:2], line) << 3 | COLOURS.index(text[2])


def _find_edge(position: Position, line: int) -> None:
    """Follow the drops from the start to find the last step; the walk is over once the hand is empty."""
    grid = position.board.grid
    edge = grid.edges + position.start
    for code in position.drops:
        steps = [onward for onward in grid.onward[edge] if grid.head[onward] == code >> 3]
        if not steps:
            raise bad_diagram("bad-move", line)
        edge = steps[0]
    position.edge = edge if position.hand else NOBODY


def _read_pending(position: Position, lines: DiagramLines) -> None:
    position.looked = tuple(sorted(read_djinns(lines.words("looked"), lines.line_of("looked"))))
    target = lines.value("target")
    if target.startswith("p"):
        position.target = position.board.grid.size + read_seat(position, target[1:], lines.line_of("target"))
    elif target:
        position.target = read_tile(position, target, lines.line_of("target"))
    if "back" in lines:
        if lines.value("back") not in PHASES:
            raise bad_diagram("bad-turn", lines.line_of("back"))
        position.return_phase = PHASES.index(lines.value("back"))


def _fits(position: Position) -> bool:
    """Whether what has been read can occur in a turn."""
    phase = position.phase
    if phase == OVER:
        return not position.hand and not position.taken
    if (phase == BIDDING) != bool(position.bidders):
        return False
    if position.seat != (position.bidders[0] if phase == BIDDING else position.bid_order[-1]):
        return False
    if phase in (BOURAQ_PALACE, ENKI_PALM, KEEPING):
        return _fits_pending(position) and _fits_step(position, position.return_phase)
    if position.looked or position.return_phase != NOBODY or (position.target != NOBODY) != (phase == SECOND_KILL):
        return False
    return _fits_step(position, phase)


def _fits_step(position: Position, phase: int) -> bool:
    moved = position.end != NOBODY
    if not _fits_options(position, phase):
        return False
    if phase == PATH:
        return moved and position.hand >> TOTAL > 1 and not position.taken and can_finish(position)
    if position.hand or (position.taken > 0) != (phase in (TRIBE, SECOND_KILL)):
        return False
    if phase in (TRIBE, TILE, SECOND_KILL):
        return moved and (phase != SECOND_KILL or (position.twice and bool(list_second_kills(position))))
    return not moved if phase in (BIDDING, MOVING) else True


def _fits_options(position: Position, phase: int) -> bool:
    """Whether values that only exist with an option are possible here."""
    after_builders = position.colour == BLUE and phase in (TILE, WRAP_UP, SALE)
    return (after_builders or not position.built) and (phase == SECOND_KILL or not position.kept)


def _fits_pending(position: Position) -> bool:
    """A palace or palm on its way, or Djinns being looked at."""
    if position.return_phase not in _STEPS:
        return False
    if position.phase == KEEPING:
        return 1 <= len(position.looked) <= 3 and position.target == NOBODY
    left = position.palaces_left if position.phase == BOURAQ_PALACE else position.palms_left
    return bool(left) and 0 <= position.target < position.board.grid.size and not position.looked
