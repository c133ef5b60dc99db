"""The part of a diagram that says how far a turn has come: who decides what, and what has been done so far."""

from __future__ import annotations

from chiefdoms.games.five_tribes.parts import COLOURS, TOTAL, colours_in
from chiefdoms.games.five_tribes.rules.moves import (
    BIDDING,
    BOURAQ_PALACE,
    ENKI_PALM,
    KEEPING,
    MOVING,
    OVER,
    PATH,
    PHASES,
    SECOND_KILL,
    TILE,
    TRIBE,
    WRAP_UP,
)
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, NO_END, NO_MOVE, NOBODY, Table
from chiefdoms.games.five_tribes.rules.sowing import can_finish
from chiefdoms.games.five_tribes.rules.tribes import list_second_kills
from chiefdoms.games.five_tribes.text.lines import Lines, bad, whole
from chiefdoms.games.five_tribes.text.tokens import read_djinns, read_group, read_seat, read_tile

_ENDINGS = {"": NO_END, "last-camel": LAST_CAMEL, "no-move": NO_MOVE}
_STEPS = (MOVING, TRIBE, TILE, WRAP_UP)  # where powers can be invoked, so where an invoked power can lead back to


def read_turn(table: Table, lines: Lines) -> None:
    """Read the lines from `ending` to `turn`, and check that they fit together."""
    if lines.value("ending") not in _ENDINGS:
        raise bad("bad-ending", lines.number("ending"))
    table.ending = _ENDINGS[lines.value("ending")]
    table.stuck = lines.value("stuck") == "yes"
    _read_phase(table, lines)
    if "move" in lines:
        _read_move(table, lines)
    _read_pending(table, lines)
    if not _fits(table):
        raise bad("bad-turn", lines.number("turn"))


def _read_phase(table: Table, lines: Lines) -> None:
    line = lines.number("turn")
    words = lines.words("turn")
    if words == ["over"]:
        table.seat, table.phase = None, OVER
        return
    if not words and table.waiting:
        words = [str(table.waiting[0] + 1), PHASES[BIDDING]]
    if len(words) != 2 or words[1] not in PHASES or words[1] == PHASES[OVER]:
        raise bad("bad-turn", line)
    table.seat, table.phase = read_seat(table, words[0], line), PHASES.index(words[1])
    if table.phase != BIDDING and not table.order:
        table.order = [table.seat]  # the marker in action has moved to the bid order track


def _read_move(table: Table, lines: Lines) -> None:
    line = lines.number("move")
    parts = lines.parts("move")
    if len(parts[0]) != 3 or parts[0][2] not in COLOURS:
        raise bad("bad-move", line)
    table.start, table.end = read_tile(table, parts[0][0], line), read_tile(table, parts[0][1], line)
    table.colour = COLOURS.index(parts[0][2])
    for part in parts[1:]:
        word, rest = (part[0], part[1:]) if part else ("", [])
        if word == "drops":
            table.drops = tuple(_read_drop(table, text, line) for text in rest if rest != ["-"])
        elif word == "hand" and len(rest) == 1:
            table.hand = read_group(rest[0], line)
            table.palette = colours_in(table.hand)
        elif word == "taken" and len(rest) == 1:
            table.taken = whole(rest[0], line, most=20)
        elif part == ["doubled"]:
            table.doubled = True
        elif part == ["twice"]:
            table.twice = True
        else:
            raise bad("bad-move", line)
    _find_edge(table, line)


def _read_drop(table: Table, text: str, line: int) -> int:
    if len(text) != 3 or text[2] not in COLOURS:
        raise bad("bad-move", line)
    return read_tile(table, text[:2], line) << 3 | COLOURS.index(text[2])


def _find_edge(table: Table, line: int) -> None:
    """Walk the drops from the start, to know the last step; once the hand is empty the walk is over."""
    grid = table.land.grid
    edge = grid.edges + table.start
    for code in table.drops:
        steps = [onward for onward in grid.onward[edge] if grid.head[onward] == code >> 3]
        if not steps:
            raise bad("bad-move", line)
        edge = steps[0]
    table.edge = edge if table.hand else NOBODY


def _read_pending(table: Table, lines: Lines) -> None:
    table.looked = tuple(sorted(read_djinns(lines.words("looked"), lines.number("looked"))))
    target = lines.value("target")
    if target.startswith("p"):
        table.target = table.land.grid.size + read_seat(table, target[1:], lines.number("target"))
    elif target:
        table.target = read_tile(table, target, lines.number("target"))
    if "back" in lines:
        if lines.value("back") not in PHASES:
            raise bad("bad-turn", lines.number("back"))
        table.back = PHASES.index(lines.value("back"))


def _fits(table: Table) -> bool:
    """Whether what has been read is a moment that a turn can have."""
    phase = table.phase
    if phase == OVER:
        return not table.hand and not table.taken
    if (phase == BIDDING) != bool(table.waiting):
        return False
    if table.seat != (table.waiting[0] if phase == BIDDING else table.order[-1]):
        return False
    if phase in (BOURAQ_PALACE, ENKI_PALM, KEEPING):
        return _fits_pending(table) and _fits_step(table, table.back)
    if table.looked or table.back != NOBODY or (table.target != NOBODY) != (phase == SECOND_KILL):
        return False
    return _fits_step(table, phase)


def _fits_step(table: Table, phase: int) -> bool:
    moved = table.end != NOBODY
    if phase == PATH:
        return moved and table.hand >> TOTAL > 1 and not table.taken and can_finish(table)
    if table.hand or (table.taken > 0) != (phase in (TRIBE, SECOND_KILL)):
        return False
    if phase in (TRIBE, TILE, SECOND_KILL):
        return moved and (phase != SECOND_KILL or (table.twice and bool(list_second_kills(table))))
    return not moved if phase in (BIDDING, MOVING) else True


def _fits_pending(table: Table) -> bool:
    """A palace or palm on its way, or Djinns being looked at."""
    if table.back not in _STEPS:
        return False
    if table.phase == KEEPING:
        return 1 <= len(table.looked) <= 3 and table.target == NOBODY
    left = table.palaces_left if table.phase == BOURAQ_PALACE else table.palms_left
    return bool(left) and 0 <= table.target < table.land.grid.size and not table.looked
