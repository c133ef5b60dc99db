"""Squares on which an icon isolates others, so that they become mountains."""

from __future__ import annotations

from typing import NamedTuple

from chiefdoms.games.duel.rules.mountains import isolated_squares, mountain_gains
from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.sheet import FACES


class Enclosure(NamedTuple):
    """The squares that an icon isolates, and the marks by row that their mountains give for other icons."""

    squares: list[int]
    gains: list[int]


def find_enclosures(position: Position) -> dict[int, Enclosure]:
    """The squares on which an icon leaves isolated squares."""
    empty, around = position.empty, position.setup.board.around
    found = {}
    rest = _dead_ends(empty, position.setup.board.stride)
    while rest:
        low = rest & -rest
        rest ^= low
        square = (around[low.bit_length() - 1] & empty).bit_length() - 1  # the only empty neighbour
        if square not in found:
            found[square] = _enclosed_by(position, square)
    return {square: enclosure for square, enclosure in found.items() if enclosure.squares}


def _dead_ends(empty: int, stride: int) -> int:
    """The empty squares with exactly one empty neighbour.

    Each shift moves the neighbours on one side onto the squares.
    """
    east, west, south, north = empty >> 1, empty << 1, empty >> stride, empty << stride
    across, along = east | west, south | north
    several = east & west | south & north | across & along
    return empty & (across | along) & ~several


def _enclosed_by(position: Position, square: int) -> Enclosure:
    """Found by trying any icon; its own marks are left out."""
    kept = position.empty
    position.fill(square, FACES[0])
    squares = isolated_squares(position, square, 0)
    gains = mountain_gains(position, squares)
    gains[0] -= len(squares)
    position.cells[square] = 0
    position.empty = kept
    return Enclosure(squares, gains)
