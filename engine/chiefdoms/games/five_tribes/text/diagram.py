"""Writes a position as text. The README explains the lines; `reader` reads them back."""

from __future__ import annotations

from chiefdoms.games.five_tribes.components import KIND_LETTERS, RESOURCES
from chiefdoms.games.five_tribes.djinns import IDS, djinns_in
from chiefdoms.games.five_tribes.meeples import COLOURS, letters_of
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, NO_END, NOBODY, OVER, PHASES, Position

NOTHING = "-"


def write_diagram(position: Position) -> str:
    lines = [f"five-tribes: {position.seats} players, round {position.round}", *_board(position)]
    lines += [
        f"bag: {letters_of(position.bag) or NOTHING}",
        f"row: {_words([RESOURCES[kind] for kind in position.row])}",
        f"pile: {cards_text(position.pile)}",
        f"discard: {cards_text(position.discard)}",
        f"djinn row: {_words([IDS[djinn] for djinn in position.djinn_row])}",
        f"djinn pile: {_djinns(position.djinn_pile)}",
        f"djinn discard: {_djinns(position.djinn_discard)}",
    ]
    lines += [_player(position, seat) for seat in range(position.seats)]
    lines += [
        f"track: {_words([NOTHING if seat == NOBODY else str(seat + 1) for seat in position.track])}",
        f"bidders: {_words([str(seat + 1) for seat in position.bidders])}",
        f"order: {_words([str(seat + 1) for seat in position.bid_order])}",
        f"draws: {position.draws}",
        *_turn(position),
    ]
    return "\n".join(lines) + "\n"


def _words(words: list[str]) -> str:
    return " ".join(words) or NOTHING


def cards_text(counts: list[int]) -> str:
    """Cards as words, several of a kind as `fish*3`."""
    pairs = [(RESOURCES[kind], count) for kind, count in enumerate(counts) if count]
    return _words([name if count == 1 else f"{name}*{count}" for name, count in pairs])


def _djinns(mask: int) -> str:
    return _words([IDS[djinn] for djinn in djinns_in(mask)])


def _board(position: Position) -> list[str]:
    grid = position.board.grid
    cells = [_cell(position, tile) for tile in range(grid.size)]
    width = max(map(len, cells)) + 1
    lines = ["board:", "   " + " ".join(letter.ljust(width) for letter in "ABCDEF"[: grid.columns]).rstrip()]
    for row in range(grid.rows):
        part = cells[row * grid.columns : (row + 1) * grid.columns]
        lines.append(f"{row + 1}  " + " ".join(cell.ljust(width) for cell in part).rstrip())
    return lines


def _cell(position: Position, tile: int) -> str:
    """Kind and value, meeples, then what stands there: @ a camel, t palm trees, p palaces."""
    land = position.board
    text = f"{KIND_LETTERS[land.kinds[tile]]}{land.values[tile]}:{letters_of(position.stacks[tile]) or NOTHING}"
    if position.owners[tile] != NOBODY:
        text += f"@{position.owners[tile] + 1}"
    if position.palms_on(tile):
        text += f"t{position.palms_on(tile)}"
    if position.palaces_on(tile):
        text += f"p{position.palaces_on(tile)}"
    return text


def _player(position: Position, seat: int) -> str:
    seen = position.known_cards(seat)
    unseen = [count - known for count, known in zip(position.cards(seat), seen, strict=True)]
    parts = [
        f"gold {position.gold[seat]}",
        f"earned {position.earned[seat]}",
        f"camels {position.camels[seat]}",
        f"viziers {position.viziers[seat]}",
        f"elders {position.elders[seat]}",
        f"cards {cards_text(seen)}",
        f"unseen {cards_text(unseen)}",
        f"djinns {_djinns(position.djinns[seat])}",
        f"used {_djinns(position.used[seat])}",
    ]
    return f"player {seat + 1}: " + ", ".join(parts)


def _turn(position: Position) -> list[str]:
    """Who decides what, and what has happened in this activation."""
    names = position.board.grid.names
    lines = []
    if position.ending != NO_END:
        lines.append(f"ending: {'last-camel' if position.ending == LAST_CAMEL else 'no-move'}")
    if position.stuck:
        lines.append("stuck: yes")
    if position.end != NOBODY:
        parts = [f"{names[position.start]} {names[position.end]} {COLOURS[position.colour]}"]
        parts.append(f"drops {_words([names[code >> 3] + COLOURS[code & 7] for code in position.drops])}")
        parts.append(f"hand {letters_of(position.hand) or NOTHING}")
        parts.append(f"taken {position.taken}")
        lines.append("move: " + ", ".join(parts + _effects(position)))
    if position.looked:
        lines.append(f"looked: {_words([IDS[djinn] for djinn in position.looked])}")
    if position.target != NOBODY:
        size = position.board.grid.size
        on_tile = position.target < size
        lines.append(f"target: {names[position.target] if on_tile else f'p{position.target - size + 1}'}")
    if position.return_phase != NOBODY:
        lines.append(f"back: {PHASES[position.return_phase]}")
    lines.append("turn: over" if position.phase == OVER else f"turn: {position.actor() + 1} {PHASES[position.phase]}")
    return lines


def _effects(position: Position) -> list[str]:
    """Echidna and Iblis, if they have been invoked; the gold that a late Echidna could double; a kept victim."""
    built = [f"built {position.built}"] if position.built else []
    return ["doubled"] * position.doubled + ["twice"] * position.twice + built + ["kept"] * position.kept
