"""Reads a diagram, and checks everything in it. What it leaves out is as at the start of a game."""

from __future__ import annotations

import re

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.board import Board
from chiefdoms.games.five_tribes.components import (
    CAMELS,
    COLUMNS,
    DJINN_ROW,
    KIND_LETTERS,
    MARKERS,
    PALACES,
    PALMS,
    RESOURCE_COUNTS,
    ROW_LENGTH,
    ROWS,
    START_GOLD,
)
from chiefdoms.games.five_tribes.djinns import ALL_DJINNS
from chiefdoms.games.five_tribes.meeples import MEEPLE, MEEPLES, WHITE, YELLOW, colours_in, counts_of
from chiefdoms.games.five_tribes.rules.options import RuleOptions
from chiefdoms.games.five_tribes.rules.position import NOBODY, Position
from chiefdoms.games.five_tribes.rules.turn import advance_to_decision, fill_djinn_row, fill_row
from chiefdoms.games.five_tribes.text.diagram_lines import DiagramLines, bad_diagram, read_number
from chiefdoms.games.five_tribes.text.diagram_values import mask_of, read_cards, read_djinns, read_group, read_seat
from chiefdoms.games.five_tribes.text.turn_reader import read_turn

_HEADER = re.compile(r"([2-4]) players(?:, round ([0-9]{1,2}))?")
_CELL = re.compile(r"([A-Z])([0-9]{1,2})(?::([A-Z]{1,90}|-))?(?:@([1-4]))?(?:t([0-9]{1,2}))?(?:p([0-9]{1,2}))?")

KEYS = {
    "five-tribes", "board", "bag", "row", "pile", "discard", "djinn row", "djinn pile", "djinn discard", "track",
    "bidders", "order", "draws", "ending", "stuck", "move", "looked", "target", "back", "turn",
}  # fmt: skip


def read_diagram(position: Position, text: str, options: RuleOptions, chance: Chance) -> None:
    """Set the position to what the diagram shows, and go on to the next decision if it shows none."""
    lines = DiagramLines(text)
    header = _HEADER.fullmatch(lines.value("five-tribes"))
    if not header:
        raise bad_diagram("no-header", lines.line_of("five-tribes"))
    seats = int(header[1])
    lines.check_keys(KEYS | {f"player {seat + 1}" for seat in range(seats)})
    cells = _read_cells(lines)
    tiles = [(KIND_LETTERS.index(cell[1]), int(cell[2])) for _, cell in cells]
    position.clear(Board(len(lines.board[0][1]), len(lines.board), tiles), seats, options)
    position.round = max(1, int(header[2] or 1))
    _read_board(position, cells)
    for seat in range(seats):
        _read_player(position, seat, lines)
    _read_markers(position, lines, chance)
    read_turn(position, lines)
    _read_meeples(position, lines)
    _read_cards(position, lines, chance)
    _read_djinns(position, lines, chance)
    advance_to_decision(position, chance, None)


# -- the board ---------------------------------------------------------------------------------------------------------


def _read_cells(lines: DiagramLines) -> list[tuple[int, re.Match[str]]]:
    width = len(lines.board[0][1]) if lines.board else 0
    if not (2 <= width <= COLUMNS and 2 <= len(lines.board) <= ROWS):
        raise bad_diagram("bad-board", lines.line_of("board"))
    cells = []
    for number, row in lines.board:
        if len(row) != width:
            raise bad_diagram("bad-board", number)
        for text in row:
            cell = _CELL.fullmatch(text)
            if not cell or cell[1] not in KIND_LETTERS:
                raise bad_diagram("bad-tile", number)
            cells.append((number, cell))
    return cells


def _read_board(position: Position, cells: list[tuple[int, re.Match[str]]]) -> None:
    position.palms_left, position.palaces_left = PALMS, PALACES
    for tile, (number, cell) in enumerate(cells):
        position.stacks[tile] = read_group(cell[3] or "-", number)
        position.present[tile] = colours_in(position.stacks[tile])
        if cell[4]:
            position.owners[tile] = read_seat(position, cell[4], number)
        palms, palaces = int(cell[5] or 0), int(cell[6] or 0)
        position.palms_left -= palms
        position.palaces_left -= palaces
        if position.palms_left < 0 or position.palaces_left < 0:
            raise bad_diagram("too-many-pieces", number)
        position.palms += palms << 4 * tile
        position.palaces += palaces << 4 * tile


# -- players and markers -----------------------------------------------------------------------------------------------


def _read_player(position: Position, seat: int, lines: DiagramLines) -> None:
    key = f"player {seat + 1}"
    line = lines.line_of(key)
    most = CAMELS[position.seats] - position.owners.count(seat)
    position.gold[seat], position.camels[seat] = START_GOLD, max(0, most)
    for part in lines.parts(key):
        _read_holding(position, seat, part, line)
    position.earned[seat] = max(position.earned[seat], position.gold[seat])
    if position.camels[seat] > most:
        raise bad_diagram("too-many-camels", line)
    if position.used[seat] & ~position.djinns[seat]:
        raise bad_diagram("bad-djinn", line)


def _read_holding(position: Position, seat: int, part: list[str], line: int) -> None:
    """One part of a player's line: a word and what belongs to it."""
    word, rest = (part[0], part[1:]) if part else ("", [])
    numbers = {"gold": position.gold, "earned": position.earned, "camels": position.camels}
    numbers |= {"viziers": position.viziers, "elders": position.elders}
    if word in numbers and len(rest) == 1:
        numbers[word][seat] = read_number(rest[0], line)
    elif word in ("cards", "unseen"):
        for kind in read_cards(rest, line):
            position.hands[10 * seat + kind] += 1
            position.held[seat] |= 1 << kind
            position.known[10 * seat + kind] += word == "cards" or position.options.open_hands
    elif word == "djinns":
        position.djinns[seat] = mask_of(read_djinns(rest, line))
    elif word == "used":
        position.used[seat] = mask_of(read_djinns(rest, line))
    else:
        raise bad_diagram("bad-player", line)


def _read_markers(position: Position, lines: DiagramLines, chance: Chance) -> None:
    line = lines.line_of("track")
    track = lines.value("track").split() or ["-"] * len(position.track)
    if len(track) != len(position.track):
        raise bad_diagram("bad-track", line)
    position.track = [NOBODY if word == "-" else read_seat(position, word, line) for word in track]
    position.bidders = [read_seat(position, word, lines.line_of("bidders")) for word in lines.words("bidders")]
    position.bid_order = [read_seat(position, word, lines.line_of("order")) for word in lines.words("order")]
    if "bidders" not in lines and "turn" not in lines:
        markers = [seat for seat in range(position.seats) for _ in range(MARKERS[position.seats])]
        position.bidders = chance.shuffled(markers, "markers")
    placed = position.track + position.bidders + position.bid_order
    if any(placed.count(seat) > MARKERS[position.seats] for seat in range(position.seats)):
        raise bad_diagram("too-many-markers", line)


# -- the bag and the piles: if not given, they hold everything that is nowhere else
# --------------------------------------------


def _read_meeples(position: Position, lines: DiagramLines) -> None:
    out = [0] * len(MEEPLES)
    for group in [*position.stacks, position.hand, read_group(lines.value("bag") or "-", lines.line_of("bag"))]:
        out = [count + more for count, more in zip(out, counts_of(group), strict=True)]
    out[YELLOW] += sum(position.viziers)
    out[WHITE] += sum(position.elders)
    if position.taken:
        out[position.colour] += position.taken
    rest = [most - count for most, count in zip(MEEPLES, out, strict=True)]
    if min(rest) < 0:
        raise bad_diagram("too-many-meeples", lines.line_of("bag"))
    if "bag" in lines:
        position.bag = read_group(lines.value("bag") or "-", lines.line_of("bag"))
    else:
        position.bag = sum(count * meeple for count, meeple in zip(rest, MEEPLE, strict=True))


def _read_cards(position: Position, lines: DiagramLines, chance: Chance) -> None:
    position.draws = read_number(lines.value("draws") or "0", lines.line_of("draws"))
    position.row, pile, discard = (
        read_cards(lines.words(key), lines.line_of(key)) for key in ("row", "pile", "discard")
    )
    if len(position.row) > ROW_LENGTH:
        raise bad_diagram("too-many-cards", lines.line_of("row"))
    for kind, most in enumerate(RESOURCE_COUNTS):
        position.discard[kind] = discard.count(kind)
        out = position.row.count(kind) + position.discard[kind] + sum(position.hands[kind::10])
        position.pile[kind] = pile.count(kind) if "pile" in lines else most - out
        if position.pile[kind] < 0 or out + position.pile[kind] > most:
            raise bad_diagram("too-many-cards", lines.line_of("pile"))
    if "row" not in lines:
        fill_row(position, chance)


def _read_djinns(position: Position, lines: DiagramLines, chance: Chance) -> None:
    row, pile, discard = (
        read_djinns(lines.words(f"djinn {key}"), lines.line_of(f"djinn {key}")) for key in ("row", "pile", "discard")
    )
    position.djinn_row, position.djinn_discard = row, mask_of(discard)
    out = 0
    for mask in (*position.djinns, mask_of(row), mask_of(pile), mask_of(discard), mask_of(list(position.looked))):
        if out & mask or len(row) > DJINN_ROW:
            raise bad_diagram("too-many-djinns", lines.line_of("djinn pile"))
        out |= mask
    position.djinn_pile = mask_of(pile) if "djinn pile" in lines else ALL_DJINNS & ~out
    if "djinn row" not in lines:
        fill_djinn_row(position, chance)
