"""A position as text. The README explains the lines; `reading` makes a position of them again."""

from __future__ import annotations

from chiefdoms.games.five_tribes.djinns import IDS, djinns_in
from chiefdoms.games.five_tribes.parts import COLOURS, KIND_LETTERS, RESOURCES, letters_of
from chiefdoms.games.five_tribes.rules.moves import OVER, PHASES
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, NO_END, NOBODY, Table

NOTHING = "-"


def write_diagram(table: Table) -> str:
    lines = [f"five-tribes: {table.seats} players, round {table.round}", *_board(table)]
    lines += [
        f"bag: {letters_of(table.bag) or NOTHING}",
        f"row: {_words([RESOURCES[kind] for kind in table.row])}",
        f"pile: {cards_text(table.pile)}",
        f"discard: {cards_text(table.discard)}",
        f"djinn row: {_words([IDS[djinn] for djinn in table.djinn_row])}",
        f"djinn pile: {_djinns(table.djinn_pile)}",
        f"djinn discard: {_djinns(table.djinn_discard)}",
    ]
    lines += [_player(table, seat) for seat in range(table.seats)]
    lines += [
        f"track: {_words([NOTHING if seat == NOBODY else str(seat + 1) for seat in table.track])}",
        f"bidders: {_words([str(seat + 1) for seat in table.waiting])}",
        f"order: {_words([str(seat + 1) for seat in table.order])}",
        f"draws: {table.draws}",
        *_turn(table),
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


def _board(table: Table) -> list[str]:
    grid = table.land.grid
    cells = [_cell(table, tile) for tile in range(grid.size)]
    width = max(map(len, cells)) + 1
    lines = ["board:", "   " + " ".join(letter.ljust(width) for letter in "ABCDEF"[: grid.columns]).rstrip()]
    for row in range(grid.rows):
        part = cells[row * grid.columns : (row + 1) * grid.columns]
        lines.append(f"{row + 1}  " + " ".join(cell.ljust(width) for cell in part).rstrip())
    return lines


def _cell(table: Table, tile: int) -> str:
    """Kind and value, meeples, then what stands there: @ a camel, t palm trees, p palaces."""
    land = table.land
    text = f"{KIND_LETTERS[land.kinds[tile]]}{land.values[tile]}:{letters_of(table.stacks[tile]) or NOTHING}"
    if table.camel[tile] != NOBODY:
        text += f"@{table.camel[tile] + 1}"
    if table.palms_on(tile):
        text += f"t{table.palms_on(tile)}"
    if table.palaces_on(tile):
        text += f"p{table.palaces_on(tile)}"
    return text


def _player(table: Table, seat: int) -> str:
    seen = table.seen_cards(seat)
    unseen = [count - known for count, known in zip(table.cards(seat), seen, strict=True)]
    parts = [
        f"gold {table.gold[seat]}",
        f"earned {table.earned[seat]}",
        f"camels {table.camels[seat]}",
        f"viziers {table.viziers[seat]}",
        f"elders {table.elders[seat]}",
        f"cards {cards_text(seen)}",
        f"unseen {cards_text(unseen)}",
        f"djinns {_djinns(table.djinns[seat])}",
        f"used {_djinns(table.used[seat])}",
    ]
    return f"player {seat + 1}: " + ", ".join(parts)


def _turn(table: Table) -> list[str]:
    """Who decides what, and what has happened in this activation."""
    names = table.land.grid.names
    lines = []
    if table.ending != NO_END:
        lines.append(f"ending: {'last-camel' if table.ending == LAST_CAMEL else 'no-move'}")
    if table.stuck:
        lines.append("stuck: yes")
    if table.end != NOBODY:
        parts = [f"{names[table.start]} {names[table.end]} {COLOURS[table.colour]}"]
        parts.append(f"drops {_words([names[code >> 3] + COLOURS[code & 7] for code in table.drops])}")
        parts.append(f"hand {letters_of(table.hand) or NOTHING}")
        parts.append(f"taken {table.taken}")
        lines.append("move: " + ", ".join(parts + _effects(table)))
    if table.looked:
        lines.append(f"looked: {_words([IDS[djinn] for djinn in table.looked])}")
    if table.target != NOBODY:
        size = table.land.grid.size
        lines.append(f"target: {names[table.target] if table.target < size else f'p{table.target - size + 1}'}")
    if table.back != NOBODY:
        lines.append(f"back: {PHASES[table.back]}")
    lines.append("turn: over" if table.phase == OVER else f"turn: {table.actor() + 1} {PHASES[table.phase]}")
    return lines


def _effects(table: Table) -> list[str]:
    """Echidna and Iblis, if they are at work."""
    return ["doubled"] * table.doubled + ["twice"] * table.twice
