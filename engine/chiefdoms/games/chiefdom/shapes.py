"""Where the shapes of the third die fit: tables of masks, built once for each set of shapes.

Listing placements is fastest by scanning all masks of a shape; asking whether any fits is fastest by shifting the set
of empty squares over itself, once for each rotated or flipped version of the shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from chiefdoms.games.chiefdom.sheet import COLUMNS, ROWS, SHAPES, Cells
from chiefdoms.games.chiefdom.squares import NAMES, WIDTH, each, position_of, square_at

Check = tuple[int, tuple[int, ...]]  # squares where the first cell may lie, and how far the other cells are from it


def orientations(cells: Cells) -> list[Cells]:
    """The shape in all its rotations and flips, each once."""
    found = set()
    for flip in (False, True):
        for _ in range(4):
            cells = tuple((column, -row) for row, column in cells)
            found.add(_normalised([(row, -column) for row, column in cells] if flip else cells))
    return sorted(found)


def without_one(cells: Cells) -> list[Cells]:
    """What is left of a shape when the bonus action leaves out one of its squares."""
    return [cells[:index] + cells[index + 1 :] for index in range(len(cells))]


def _normalised(cells: Iterable[tuple[int, int]]) -> Cells:
    """The cells in order, moved to the top left corner."""
    cells = sorted(cells)
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple((row - top, column - left) for row, column in cells)


@cache
def _versions(shapes: str, face: int, bonus: bool) -> list[Cells]:
    """Everything that may be drawn for a face, rotated and flipped; with the bonus, one square is left out."""
    cells = SHAPES[shapes][face]
    parts = without_one(cells) if bonus else [cells]
    return sorted({version for part in parts for version in orientations(part)})


def _corners(cells: Cells) -> Iterator[tuple[int, int]]:
    """Every place for the top left corner of a shape's frame at which all of it lies on the sheet."""
    height = max(row for row, _ in cells)
    width = max(column for _, column in cells)
    for row in range(ROWS - height):
        for column in range(len(COLUMNS) - width):
            yield row, column


@cache
def placements(shapes: str, face: int, bonus: bool) -> tuple[int, ...]:
    """Every set of squares that a face can cover on the sheet."""
    masks = {
        sum(square_at(row + down, column + right) for down, right in cells)
        for cells in _versions(shapes, face, bonus)
        for row, column in _corners(cells)
    }
    return tuple(sorted(masks))


@cache
def checks(shapes: str, face: int, bonus: bool) -> tuple[Check, ...]:
    """The table with which `fits` tests a face."""
    result = []
    for cells in _versions(shapes, face, bonus):
        first = min(cells)
        distances = tuple(
            (row - first[0]) * WIDTH + column - first[1] for row, column in cells if (row, column) != first
        )
        starts = sum(square_at(row + first[0], column + first[1]) for row, column in _corners(cells))
        result.append((starts, distances))
    return tuple(result)


def fits(shape: tuple[Check, ...], free: int) -> bool:
    """Whether a shape can be placed on empty squares at all."""
    for starts, distances in shape:
        spots = free & starts
        for distance in distances:
            spots &= free >> distance
        if spots:
            return True
    return False


def left_out(shapes: str, face: int, squares: int) -> str | None:
    """The square that a bonus placement leaves out, if it can be only one and that is on the sheet."""
    drawn = {position_of(square) for square in each(squares)}
    top = min(row for row, _ in drawn)
    left = min(column for _, column in drawn)
    missing = set()
    for cells in _versions(shapes, face, False):
        for cell, rest in zip(cells, without_one(cells), strict=True):
            down = top - min(row for row, _ in rest)
            right = left - min(column for _, column in rest)
            if {(row + down, column + right) for row, column in rest} == drawn:
                missing.add((cell[0] + down, cell[1] + right))
    return NAMES.get(square_at(*missing.pop())) if len(missing) == 1 else None
