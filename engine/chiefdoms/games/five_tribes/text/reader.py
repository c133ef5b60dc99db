"""Positions out of diagrams. Whatever a diagram says is checked; what it leaves out is what a fresh table has."""

from __future__ import annotations

import re

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.djinns import ALL_DJINNS
from chiefdoms.games.five_tribes.parts import (
    CAMELS,
    COLUMNS,
    DJINN_ROW,
    KIND_LETTERS,
    MARKERS,
    MEEPLE,
    MEEPLES,
    PALACES,
    PALMS,
    RESOURCE_COUNTS,
    ROW_LENGTH,
    ROWS,
    START_GOLD,
    WHITE,
    YELLOW,
    colours_in,
    counts_of,
)
from chiefdoms.games.five_tribes.rules.land import Land
from chiefdoms.games.five_tribes.rules.position import NOBODY, Table
from chiefdoms.games.five_tribes.rules.turn import fill_djinn_row, fill_row, settle
from chiefdoms.games.five_tribes.text.lines import Lines, bad, whole
from chiefdoms.games.five_tribes.text.tokens import mask_of, read_cards, read_djinns, read_group, read_seat
from chiefdoms.games.five_tribes.text.turn_reader import read_turn

_HEADER = re.compile(r"([2-4]) players(?:, round ([0-9]{1,2}))?")
_CELL = re.compile(r"([A-Z])([0-9]{1,2})(?::([A-Z]{1,90}|-))?(?:@([1-4]))?(?:t([0-9]{1,2}))?(?:p([0-9]{1,2}))?")

KEYS = {
    "five-tribes", "board", "bag", "row", "pile", "discard", "djinn row", "djinn pile", "djinn discard", "track",
    "bidders", "order", "draws", "ending", "stuck", "move", "looked", "target", "back", "turn",
}  # fmt: skip


def read_diagram(table: Table, text: str, per_round: bool, open_hands: bool, chance: Chance) -> None:
    """Make the table show what the diagram says, and go on to the next decision if it shows none."""
    lines = Lines(text)
    header = _HEADER.fullmatch(lines.value("five-tribes"))
    if not header:
        raise bad("no-header", lines.number("five-tribes"))
    seats = int(header[1])
    lines.only(KEYS | {f"player {seat + 1}" for seat in range(seats)})
    cells = _read_cells(lines)
    tiles = [(KIND_LETTERS.index(cell[1]), int(cell[2])) for _, cell in cells]
    table.lay_out(Land(len(lines.board[0][1]), len(lines.board), tiles), seats, per_round, open_hands)
    table.round = max(1, int(header[2] or 1))
    _read_board(table, cells)
    for seat in range(seats):
        _read_player(table, seat, lines)
    _read_markers(table, lines, chance)
    read_turn(table, lines)
    _read_meeples(table, lines)
    _read_cards(table, lines, chance)
    _read_djinns(table, lines, chance)
    settle(table, chance, None)


# -- the board ---------------------------------------------------------------------------------------------------------


def _read_cells(lines: Lines) -> list[tuple[int, re.Match[str]]]:
    width = len(lines.board[0][1]) if lines.board else 0
    if not (2 <= width <= COLUMNS and 2 <= len(lines.board) <= ROWS):
        raise bad("bad-board", lines.number("board"))
    cells = []
    for number, row in lines.board:
        if len(row) != width:
            raise bad("bad-board", number)
        for text in row:
            cell = _CELL.fullmatch(text)
            if not cell or cell[1] not in KIND_LETTERS:
                raise bad("bad-tile", number)
            cells.append((number, cell))
    return cells


def _read_board(table: Table, cells: list[tuple[int, re.Match[str]]]) -> None:
    table.palms_left, table.palaces_left = PALMS, PALACES
    for tile, (number, cell) in enumerate(cells):
        table.stacks[tile] = read_group(cell[3] or "-", number)
        table.present[tile] = colours_in(table.stacks[tile])
        if cell[4]:
            table.camel[tile] = read_seat(table, cell[4], number)
        palms, palaces = int(cell[5] or 0), int(cell[6] or 0)
        table.palms_left -= palms
        table.palaces_left -= palaces
        if table.palms_left < 0 or table.palaces_left < 0:
            raise bad("too-many-pieces", number)
        table.palms += palms << 4 * tile
        table.palaces += palaces << 4 * tile


# -- players and markers -----------------------------------------------------------------------------------------------


def _read_player(table: Table, seat: int, lines: Lines) -> None:
    key = f"player {seat + 1}"
    line = lines.number(key)
    most = CAMELS[table.seats] - table.camel.count(seat)
    table.gold[seat], table.camels[seat] = START_GOLD, max(0, most)
    for part in lines.parts(key):
        _read_holding(table, seat, part, line)
    table.earned[seat] = max(table.earned[seat], table.gold[seat])
    if table.camels[seat] > most:
        raise bad("too-many-camels", line)
    if table.used[seat] & ~table.djinns[seat]:
        raise bad("bad-djinn", line)


def _read_holding(table: Table, seat: int, part: list[str], line: int) -> None:
    """One part of a player's line: a word and what belongs to it."""
    word, rest = (part[0], part[1:]) if part else ("", [])
    numbers = {"gold": table.gold, "earned": table.earned, "camels": table.camels}
    numbers |= {"viziers": table.viziers, "elders": table.elders}
    if word in numbers and len(rest) == 1:
        numbers[word][seat] = whole(rest[0], line)
    elif word in ("cards", "unseen"):
        for kind in read_cards(rest, line):
            table.hands[10 * seat + kind] += 1
            table.known[10 * seat + kind] += word == "cards" or table.open_hands
    elif word == "djinns":
        table.djinns[seat] = mask_of(read_djinns(rest, line))
    elif word == "used":
        table.used[seat] = mask_of(read_djinns(rest, line))
    else:
        raise bad("bad-player", line)


def _read_markers(table: Table, lines: Lines, chance: Chance) -> None:
    line = lines.number("track")
    track = lines.value("track").split() or ["-"] * len(table.track)
    if len(track) != len(table.track):
        raise bad("bad-track", line)
    table.track = [NOBODY if word == "-" else read_seat(table, word, line) for word in track]
    table.waiting = [read_seat(table, word, lines.number("bidders")) for word in lines.words("bidders")]
    table.order = [read_seat(table, word, lines.number("order")) for word in lines.words("order")]
    if "bidders" not in lines and "turn" not in lines:
        markers = [seat for seat in range(table.seats) for _ in range(MARKERS[table.seats])]
        table.waiting = chance.shuffled(markers, "markers")
    placed = table.track + table.waiting + table.order
    if any(placed.count(seat) > MARKERS[table.seats] for seat in range(table.seats)):
        raise bad("too-many-markers", line)


# -- the bag and the piles: what is not given is all that lies nowhere else --------------------------------------------


def _read_meeples(table: Table, lines: Lines) -> None:
    out = [0] * len(MEEPLES)
    for group in [*table.stacks, table.hand, read_group(lines.value("bag") or "-", lines.number("bag"))]:
        out = [count + more for count, more in zip(out, counts_of(group), strict=True)]
    out[YELLOW] += sum(table.viziers)
    out[WHITE] += sum(table.elders)
    if table.taken:
        out[table.colour] += table.taken
    rest = [most - count for most, count in zip(MEEPLES, out, strict=True)]
    if min(rest) < 0:
        raise bad("too-many-meeples", lines.number("bag"))
    if "bag" in lines:
        table.bag = read_group(lines.value("bag") or "-", lines.number("bag"))
    else:
        table.bag = sum(count * meeple for count, meeple in zip(rest, MEEPLE, strict=True))


def _read_cards(table: Table, lines: Lines, chance: Chance) -> None:
    table.draws = whole(lines.value("draws") or "0", lines.number("draws"))
    table.row, pile, discard = (read_cards(lines.words(key), lines.number(key)) for key in ("row", "pile", "discard"))
    if len(table.row) > ROW_LENGTH:
        raise bad("too-many-cards", lines.number("row"))
    for kind, most in enumerate(RESOURCE_COUNTS):
        table.discard[kind] = discard.count(kind)
        out = table.row.count(kind) + table.discard[kind] + sum(table.hands[kind::10])
        table.pile[kind] = pile.count(kind) if "pile" in lines else most - out
        if table.pile[kind] < 0 or out + table.pile[kind] > most:
            raise bad("too-many-cards", lines.number("pile"))
    if "row" not in lines:
        fill_row(table, chance)


def _read_djinns(table: Table, lines: Lines, chance: Chance) -> None:
    row, pile, discard = (
        read_djinns(lines.words(f"djinn {key}"), lines.number(f"djinn {key}")) for key in ("row", "pile", "discard")
    )
    table.djinn_row, table.djinn_discard = row, mask_of(discard)
    out = 0
    for mask in (*table.djinns, mask_of(row), mask_of(pile), mask_of(discard), mask_of(list(table.looked))):
        if out & mask or len(row) > DJINN_ROW:
            raise bad("too-many-djinns", lines.number("djinn pile"))
        out |= mask
    table.djinn_pile = mask_of(pile) if "djinn pile" in lines else ALL_DJINNS & ~out
    if "djinn row" not in lines:
        fill_djinn_row(table, chance)
