"""Sets of squares as bit masks.

A square's bit is row * 9 + column. The ninth column is a guard that is never in a set, so that shifting a set by one
square never moves a square from the end of one row into the next. The order of the bits is reading order.
"""

from __future__ import annotations

from collections.abc import Iterator

from chiefdoms.games.chiefdom.sheet import COLUMNS, EAST_WALL, ROWS, WEST_WALL

WIDTH = len(COLUMNS) + 1


def square_at(row: int, column: int) -> int:
    """The mask of one square, counted from 0; 0 when it is off the sheet."""
    return 1 << row * WIDTH + column if 0 <= row < ROWS and 0 <= column < len(COLUMNS) else 0


SQUARES = tuple(square_at(row, column) for row in range(ROWS) for column in range(len(COLUMNS)))
NAMES = {square_at(row, column): f"{letter}{row + 1}" for row in range(ROWS) for column, letter in enumerate(COLUMNS)}
BY_NAME = {name: square for square, name in NAMES.items()}
BOARD = sum(SQUARES)
ROW_MASKS = tuple(sum(SQUARES[8 * row : 8 * row + 8]) for row in range(ROWS))
COLUMN_MASKS = tuple(sum(SQUARES[column::8]) for column in range(len(COLUMNS)))
WEST = sum(BY_NAME[name] for name in WEST_WALL)
EAST = sum(BY_NAME[name] for name in EAST_WALL)
WEST_EDGE, EAST_EDGE = COLUMN_MASKS[0], COLUMN_MASKS[-1]
PRE_DRAWN = WEST | EAST


def near(squares: int) -> int:
    """The squares that share a side with one of these (and any of these that share a side with another)."""
    return (squares << 1 | squares >> 1 | squares << WIDTH | squares >> WIDTH) & BOARD


def enclosed(squares: int) -> int:
    """The squares whose four neighbours are all on the sheet and in this set."""
    return squares << 1 & squares >> 1 & squares << WIDTH & squares >> WIDTH & BOARD


def group_of(seed: int, squares: int) -> int:
    """Those of `squares` that a chain of shared sides joins to `seed`, which is one of them."""
    group = seed
    while True:
        # Neighbours off the sheet or in the guard column are not in `squares`.
        grown = (group | group << 1 | group >> 1 | group << WIDTH | group >> WIDTH) & squares
        if grown == group:
            return group
        group = grown


def groups(squares: int) -> Iterator[int]:
    """The side-connected groups that a set falls into."""
    while squares:
        group = group_of(squares & -squares, squares)
        squares ^= group
        yield group


def each(squares: int) -> Iterator[int]:
    """The squares of a set one by one, in reading order."""
    while squares:
        square = squares & -squares
        squares ^= square
        yield square


class _SquaresOfByte(dict[int, tuple[int, ...]]):
    """The squares that the bits of one byte of a set stand for, worked out on first use."""

    __slots__ = ("_lowest",)

    def __init__(self, lowest: int) -> None:
        super().__init__()
        self._lowest = lowest  # which bit of the set is the lowest of this byte

    def __missing__(self, byte: int) -> tuple[int, ...]:
        squares = self[byte] = tuple([square for square in SQUARES if square & byte << self._lowest])
        return squares


_BYTES = tuple(_SquaresOfByte(lowest) for lowest in range(0, BOARD.bit_length(), 8))


def list_squares(squares: int) -> list[int]:
    """The same as `each`, but faster: it looks up the bytes of the set."""
    found: list[int] = []
    for byte, table in zip(squares.to_bytes(len(_BYTES), "little"), _BYTES, strict=True):
        if byte:
            found += table[byte]
    return found


def names(squares: int) -> list[str]:
    """The names of the squares of a set, in reading order."""
    return [NAMES[square] for square in each(squares)]


def position_of(square: int) -> tuple[int, int]:
    """Row and column of one square, counted from 0."""
    return divmod(square.bit_length() - 1, WIDTH)
