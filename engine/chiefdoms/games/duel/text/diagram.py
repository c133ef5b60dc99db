"""A position as text and back: the grid, then lines of the form "key: values" (README.md describes them)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from chiefdoms.core.chance import Chance
from chiefdoms.games.duel.board import Board, board_of
from chiefdoms.games.duel.rules.position import DRAFT, DRAW, OVER, Position
from chiefdoms.games.duel.rules.turn import drafter, end_game, roll
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    COLUMN_NAMES,
    DICE,
    MOUNTAIN,
    PERMANENTS,
    ROW_LENGTH,
    ROWS,
    SHEETS,
    THING_SIGNS,
    TRACK,
    TRACK_SIGNS,
    Sheet,
)
from chiefdoms.games.duel.text.reader import Diagram
from chiefdoms.games.duel.text.tasks import read_tasks, write_phase, write_tasks

LAST_ROUND = 999
# How many dice the first player and the opponent hold when so many are left on the table.
HAND_SIZES = {5: (0, 0), 4: (1, 0), 3: (1, 1), 2: (1, 2)}

# -- writing ----------------------------------------------------------------------------------------------------------


def write_diagram(position: Position) -> str:
    board = position.setup.board
    lines = [*_grid_lines(position), f"round: {position.round}", f"first: {position.first + 1}"]
    if position.phase != OVER:
        lines.append(f"seat: {position.actor + 1}")
    lines.append(f"table: {_join(position.table)}")
    lines += [f"hand {seat + 1}: {_join(position.hands[seat])}" for seat in (0, 1)]
    lines += [f"rows {seat + 1}: {_join(position.rows_of(seat))}" for seat in (0, 1)]
    start_held = position.setup.start_held
    lines += [f"used {seat}: {_names(ABILITIES, bits)}" for seat, bits in enumerate(position.crossed, 1) if bits]
    held = enumerate(position.held, 1)
    lines += [f"permanents {seat}: {_names(PERMANENTS, bits)}" for seat, bits in held if bits != start_held]
    if position.spent:
        lines.append(f"spent: {_names(PERMANENTS, position.spent)}")
    if position.opening:
        opened = (square for square in board.squares if position.opening >> square & 1)
        lines.append(f"opening: {_join(board.names[square] for square in opened)}")
    lines += _sheet_lines(position)
    lines.append(f"now: {write_phase(position)}")
    if len(position.stack) > 1:
        lines.append(f"then: {write_tasks(position)}")
    return "\n".join(lines) + "\n"


def _join(values: Iterable[object]) -> str:
    return " ".join(map(str, values)) or "-"


def _names(names: Sequence[str], bits: int) -> str:
    return _join(name for index, name in enumerate(names) if bits >> index & 1)


def _grid_lines(position: Position) -> list[str]:
    board = position.setup.board
    sheet = board.sheet
    lines = [" ".join(["  ", *COLUMN_NAMES[: sheet.columns]])]
    for row in range(sheet.rows):
        start = board.number(0, row)
        signs = [THING_SIGNS[thing] for thing in position.cells[start : start + sheet.columns]]
        lines.append(" ".join([f"{row + 1:2}", *signs]))
    return lines


def _sheet_lines(position: Position) -> list[str]:
    """The printed squares and the score track, where they are not what a reader would take them for."""
    board = position.setup.board
    lines = []
    if board.printed_squares != _usually_printed(board, position.cells):
        printed = (board.names[square] for square in board.squares if square in board.printed_squares)
        lines.append(f"printed: {_join(printed)}")
    if board.sheet.tracks != (TRACK,) * ROWS:
        lines.append(f"track: {_join(board.sheet.tracks)}")
    return lines


# -- reading ----------------------------------------------------------------------------------------------------------


def read_position(text: str, position: Position, chance: Chance) -> None:
    """Fill a fresh position, of which only the options count, with what a diagram shows."""
    diagram = Diagram(text)
    board = _read_board(diagram)
    position.setup = position.setup._replace(board=board)
    position.cells = _cells(board, diagram.grid)
    position.empty = _empty(board, position.cells)
    untouched = bytes(position.cells) == board.blank
    position.round = diagram.one("round", 0, LAST_ROUND, 1 if untouched else 2)
    position.first = diagram.seat("first", 0)
    _read_players(diagram, position)
    position.opening = _read_opening(diagram, position)
    position.stack = read_tasks(diagram, position)
    if not position.stack and diagram.words("now") == ["over"]:
        _read_over(diagram, position)
    elif not position.stack and _starts_draft(diagram):
        _read_draft(diagram, position, chance)
    else:
        _read_turn(diagram, position, chance)


def _read_board(diagram: Diagram) -> Board:
    """The sheet that a grid is drawn on: `printed` and `track` tell it, or the usual sheet of that size."""
    rows, columns = len(diagram.grid), len(diagram.grid[0])
    plain = board_of(Sheet(columns, rows))
    cells = _cells(plain, diagram.grid)
    usual = _usually_printed(plain, cells)
    printed = _read_squares(diagram, "printed", plain, cells) if "printed" in diagram else usual
    places = [(*plain.place(square), cells[square]) for square in sorted(printed)]
    if any(thing > MOUNTAIN for _, _, thing in places):
        raise diagram.error("printed")
    standard = _standard_sheet(columns, rows)
    sheet = Sheet(
        columns,
        rows,
        tuple(place for place in places if place[2] != MOUNTAIN),
        tuple(place[:2] for place in places if place[2] == MOUNTAIN),
        ring=standard is not None and standard.ring,
        tracks=_read_tracks(diagram),
    )
    return board_of(sheet)


def _standard_sheet(columns: int, rows: int) -> Sheet | None:
    return next((sheet for sheet in SHEETS.values() if (sheet.columns, sheet.rows) == (columns, rows)), None)


def _usually_printed(board: Board, cells: bytes | bytearray) -> frozenset[int]:
    """The squares that hold what the usual sheet of this size has printed there."""
    standard = _standard_sheet(board.sheet.columns, board.sheet.rows)
    if standard is None:
        return frozenset()
    blank = board_of(replace(standard, tracks=board.sheet.tracks))
    return frozenset(square for square in blank.printed_squares if cells[square] == blank.blank[square])


def _read_tracks(diagram: Diagram) -> tuple[str, ...]:
    if "track" not in diagram:
        return (TRACK,) * ROWS
    words = diagram.words("track")
    tracks = tuple(words * ROWS if len(words) == 1 else words)
    if len(tracks) != ROWS or any(len(track) != ROW_LENGTH or set(track) - set(TRACK_SIGNS) for track in tracks):
        raise diagram.error("track")
    return tracks


def _cells(board: Board, grid: list[list[int]]) -> bytearray:
    cells = bytearray(board.blank)
    for row, things in enumerate(grid):
        start = board.number(0, row)
        cells[start : start + len(things)] = bytes(things)
    return cells


def _empty(board: Board, cells: bytearray) -> int:
    return sum(1 << square for square in board.squares if not cells[square])


def _read_squares(diagram: Diagram, key: str, board: Board, cells: bytearray) -> frozenset[int]:
    """Squares that something is drawn on."""
    names = diagram.words(key)
    if any(name not in board.numbers or not cells[board.numbers[name]] for name in names):
        raise diagram.error(key)
    return frozenset(board.numbers[name] for name in names)


def _read_opening(diagram: Diagram, position: Position) -> int:
    squares = _read_squares(diagram, "opening", position.setup.board, position.cells)
    if squares and position.round != 1:
        raise diagram.error("opening")
    return sum(1 << square for square in squares)


def _read_players(diagram: Diagram, position: Position) -> None:
    for seat in (0, 1):
        key = f"rows {seat + 1}"
        rows = diagram.numbers(key, 0, ROW_LENGTH) if key in diagram else [0] * ROWS
        if len(rows) != ROWS:
            raise diagram.error(key)
        position.marks[seat * ROWS : seat * ROWS + ROWS] = bytes(rows)
        position.crossed[seat] = diagram.bits(f"used {seat + 1}", ABILITIES)
        position.held[seat] = diagram.bits(f"permanents {seat + 1}", PERMANENTS) | position.setup.start_held
    position.spent = diagram.bits("spent", PERMANENTS)


def _read_dice(diagram: Diagram, key: str) -> tuple[int, ...]:
    return tuple(sorted(diagram.numbers(key, 1, 6)))


def _starts_draft(diagram: Diagram) -> bool:
    """Without a line "now", two hands of two dice mean that the draft is over."""
    if "now" in diagram:
        return diagram.words("now") == ["draft"]
    two_dice = any(len(diagram.words(f"hand {seat + 1}")) == 2 for seat in (0, 1))
    return not two_dice or len(diagram.words("table")) > 1


def _read_draft(diagram: Diagram, position: Position, chance: Chance) -> None:
    """The dice on the table and in the hands make five. Without any, they are rolled."""
    position.phase = DRAFT
    position.hands = [_read_dice(diagram, f"hand {seat + 1}") for seat in (0, 1)]
    rolled = "table" not in diagram and not any(position.hands)
    position.table = roll(position.round, chance) if rolled else _read_dice(diagram, "table")
    first, other = HAND_SIZES.get(len(position.table), (-1, -1))
    if (len(position.hands[position.first]), len(position.hands[1 - position.first])) != (first, other):
        raise diagram.error("table")
    position.actor = position.seat = drafter(position)
    if diagram.seat("seat", position.actor) != position.actor:
        raise diagram.error("seat")
    if position.spent or not position.round:
        raise diagram.error("spent" if position.spent else "round")
    if not position.has_pair():
        position.table, position.hands = (), [(), ()]
        end_game(position, None)


def _read_turn(diagram: Diagram, position: Position, chance: Chance) -> None:
    position.stack = position.stack or [(DRAW, 0, 0)]
    position.phase = position.stack[-1][0]
    position.actor = position.seat = diagram.seat("seat", position.first)
    _read_hands(diagram, position, chance)
    if not position.round or position.spent & ~position.held[position.actor]:
        raise diagram.error("spent" if position.round else "round")


def _read_hands(diagram: Diagram, position: Position, chance: Chance) -> None:
    """Two dice for each seat and one left over. What is not told is rolled."""
    rolled = iter(roll(position.round, chance))
    for key, size in (("table", 1), ("hand 1", 2), ("hand 2", 2)):
        dice = _read_dice(diagram, key) if key in diagram else tuple(next(rolled) for _ in range(size))
        if len(dice) != size:
            raise diagram.error(key)
        if key == "table":
            position.table = dice
        else:
            position.hands[int(key[-1]) - 1] = dice


def _read_over(diagram: Diagram, position: Position) -> None:
    """The end can only be where no pair finds room; the dice of the last turn may still lie there."""
    position.table = _read_dice(diagram, "table")
    position.hands = [_read_dice(diagram, f"hand {seat + 1}") for seat in (0, 1)]
    sizes = [len(position.table), *map(len, position.hands)]
    if position.has_pair() or position.spent or diagram.words("seat"):
        raise diagram.error("now")
    if sizes not in ([0, 0, 0], [1, 2, 2]) or sum(sizes) > DICE:
        raise diagram.error("table")
    end_game(position, None)
