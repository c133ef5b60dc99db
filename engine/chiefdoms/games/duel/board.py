"""The geometry of a sheet, worked out once: square numbers, neighbours, pairs of squares, stops of the score track.

Squares are numbered row by row with one guard column and a guard row above and below, so that a step of 1 or `stride`
from any square lands on a square or on a guard. Number 0 is always a guard and stands for "no square".
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from chiefdoms.games.duel.sheet import (
    EDGE,
    EMPTY,
    MOUNTAIN,
    ROW_LENGTH,
    TRACK_SIGNS,
    Sheet,
    square_name,
    standard_sheet,
)

NO_STOP = 99  # larger than any number of marks: no ability icon ahead


# By the value of one byte of a mask: the moves that its bits stand for, or None until they are first needed.
_ByteMoves = list[list[int]]


def _byte_moves(of_bit: list[list[int]]) -> _ByteMoves:
    """A table that contains only the entries of single bits."""
    table: _ByteMoves = [[]] * 256
    for bit, moves in enumerate(of_bit):
        table[1 << bit] = moves
    return table


def _work_out(table: _ByteMoves, byte: int) -> list[int]:
    table[byte] = [move for bit in range(8) if byte >> bit & 1 for move in table[1 << bit]]
    return table[byte]


class Board:
    """A sheet with its tables. Immutable and shared by all positions played on it."""

    __slots__ = (
        "_bits",
        "_double_moves",
        "_pair_moves",
        "around",
        "blank",
        "empty",
        "names",
        "neighbours",
        "numbers",
        "pair_around",
        "pair_squares",
        "printed_icons",
        "printed_squares",
        "sheet",
        "squares",
        "steps",
        "stops",
        "stride",
        "track_icons",
    )

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.stride = stride = sheet.columns + 1
        self.steps = (-stride, 1, stride, -1)
        self.squares = tuple(self.number(column, row) for row in range(sheet.rows) for column in range(sheet.columns))
        self.names = {number: square_name(*self.place(number)) for number in self.squares}
        self.numbers = {name: number for number, name in self.names.items()}
        self._print()
        self._join()
        self._index_pairs()
        self.track_icons = tuple((0, *(TRACK_SIGNS.index(sign) for sign in track)) for track in sheet.tracks)
        self.stops = tuple(_stops(icons) for icons in self.track_icons)

    def number(self, column: int, row: int) -> int:
        return (row + 1) * self.stride + column

    def place(self, number: int) -> tuple[int, int]:
        """Column and row of a square, counted from 0."""
        row, column = divmod(number, self.stride)
        return column, row - 1

    def _print(self) -> None:
        """The board before anybody draws: `blank` by square number, `empty` as a bit mask."""
        blank = bytearray([EDGE]) * ((self.sheet.rows + 2) * self.stride)
        for number in self.squares:
            blank[number] = EMPTY
        for column, row, icon in self.sheet.icons:
            blank[self.number(column, row)] = icon
        for column, row in self.sheet.mountains:
            blank[self.number(column, row)] = MOUNTAIN
        self.blank = bytes(blank)
        self.empty = sum(1 << number for number in self.squares if not blank[number])
        self.printed_icons = sum(1 << self.number(column, row) for column, row, _ in self.sheet.icons)
        self.printed_squares = frozenset(number for number in self.squares if blank[number])

    def _join(self) -> None:
        """Neighbours of each square, and every pair of adjacent squares."""
        on_board = set(self.squares)
        self.neighbours = {
            number: tuple(number + step for step in self.steps if number + step in on_board) for number in self.squares
        }
        self.around = {number: sum(1 << other for other in others) for number, others in self.neighbours.items()}
        self.pair_squares = tuple(
            (number, number + step) for number in self.squares for step in (1, self.stride) if number + step in on_board
        )
        self.pair_around = tuple(
            (self.around[one] | self.around[two]) & ~(1 << one | 1 << two) for one, two in self.pair_squares
        )

    def _index_pairs(self) -> None:
        """Tables from a mask of pairs to moves. The move that draws on a pair is twice its index.

        The next number has the two icons the other way round, which makes no difference for a double.
        """
        self._bits = self.sheet.rows * self.stride  # of the squares, without the guard rows
        moves: list[list[int]] = [[] for _ in range(2 * self._bits)]
        for index, (one, two) in enumerate(self.pair_squares):
            across = two == one + 1
            moves[one - self.stride + (0 if across else self._bits)] = [2 * index, 2 * index + 1]
        starts = range(0, len(moves), 8)
        self._pair_moves = [_byte_moves(moves[start : start + 8]) for start in starts]
        self._double_moves = [_byte_moves([of_bit[:1] for of_bit in moves[start : start + 8]]) for start in starts]

    def near(self, squares: int) -> int:
        """The squares beside some squares, all at once. Bits of guards may be set, too."""
        return squares << 1 | squares >> 1 | squares << self.stride | squares >> self.stride

    def pair_moves(self, empty: int, double: bool) -> list[int]:
        """Every way to draw a pair on empty squares: first the pairs side by side, then those one above the other."""
        return self._moves_of(empty & empty >> 1, empty & empty >> self.stride, double)

    def limited_pair_moves(self, empty: int, double: bool, touch: int, avoid: int) -> list[int]:
        """Those that touch a square of one set and none of another; neither set contains empty squares."""
        touch, avoid = self.near(touch), self.near(avoid)
        stride = self.stride
        across = empty & empty >> 1 & (touch | touch >> 1) & ~(avoid | avoid >> 1)
        along = empty & empty >> stride & (touch | touch >> stride) & ~(avoid | avoid >> stride)
        return self._moves_of(across, along, double)

    def _moves_of(self, across: int, along: int, double: bool) -> list[int]:
        """The moves of some pairs, given by their left or upper squares: the bytes of both masks are looked up."""
        mask = (across | along << self._bits) >> self.stride
        moves: list[int] = []
        tables = self._double_moves if double else self._pair_moves
        for byte, table in zip(mask.to_bytes(len(tables), "little"), tables, strict=True):
            if byte:
                moves += table[byte] or _work_out(table, byte)
        return moves


def _stops(icons: tuple[int, ...]) -> tuple[int, ...]:
    """For each number of marks, the next square of the row that holds an ability icon."""
    return tuple(
        next((square for square in range(marks + 1, ROW_LENGTH + 1) if icons[square]), NO_STOP)
        for marks in range(ROW_LENGTH + 1)
    )


@lru_cache(maxsize=32)
def board_of(sheet: Sheet) -> Board:
    return Board(sheet)


def standard_squares(board: Board, cells: bytes | bytearray) -> frozenset[int]:
    """The squares that hold what the published sheet of this size has printed there."""
    standard = standard_sheet(board.sheet.columns, board.sheet.rows)
    if standard is None:
        return frozenset()
    blank = board_of(replace(standard, tracks=board.sheet.tracks))
    return frozenset(square for square in blank.printed_squares if cells[square] == blank.blank[square])
