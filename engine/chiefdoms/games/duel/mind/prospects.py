"""What each icon would score on each empty square, kept up to date while a computer player plays on."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.rules.scoring import isolated_squares, mountain_gains, points_at
from chiefdoms.games.duel.sheet import FACES, MOUNTAIN, ROWS

KNOWN = 64  # how many boards are remembered


class Prospects:
    """For each icon the empty squares on which it would score by its lines, with the points."""

    __slots__ = ("_empty", "points")

    _known: ClassVar[dict[bytes, list[dict[int, int]]]] = {}

    def __init__(self, position: Position) -> None:
        # Roll-outs begin on the same few boards again and again.
        cells = bytes(position.cells)
        points = self._known.get(cells)
        if points is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            points = self._known[cells] = _all_points(position)
        self.points = [of_icon.copy() for of_icon in points]  # by icon; the first stands for none
        self._empty = position.empty

    def follow(self, position: Position) -> None:
        """Take note of what was drawn since."""
        filled = self._empty & ~position.empty
        self._empty = position.empty
        squares = []
        while filled:
            low = filled & -filled
            filled ^= low
            squares.append(low.bit_length() - 1)
        for square in squares:
            for of_icon in self.points:
                of_icon.pop(square, None)
        for square in squares:
            if position.cells[square] < MOUNTAIN:
                _extend(position, self.points, square)


def _all_points(position: Position) -> list[dict[int, int]]:
    points: list[dict[int, int]] = [{} for _ in range(ROWS + 1)]
    for square in position.setup.board.squares:
        if 0 < position.cells[square] < MOUNTAIN:
            _extend(position, points, square)
    return points


def _extend(position: Position, points: list[dict[int, int]], square: int) -> None:
    """The empty squares at the ends of the lines through an icon are worth more for it."""
    cells = position.cells
    icon = cells[square]
    for step in position.setup.board.steps:
        at = square + step
        while cells[at] == icon:
            at += step
        if not cells[at]:
            points[icon][at] = points_at(position, at, icon)


class Enclosure(NamedTuple):
    """What an icon on a square isolates: those squares, and the marks by row that their mountains are worth besides."""

    squares: list[int]
    gains: list[int]


def enclosures(position: Position) -> dict[int, Enclosure]:
    """The squares on which an icon leaves isolated squares."""
    empty, around = position.empty, position.setup.board.around
    found = {}
    rest = empty
    while rest:
        low = rest & -rest
        rest ^= low
        last = around[low.bit_length() - 1] & empty
        if last and not last & (last - 1):  # one way out only
            square = last.bit_length() - 1
            if square not in found:
                found[square] = _enclosed_by(position, square)
    return {square: enclosure for square, enclosure in found.items() if enclosure.squares}


def _enclosed_by(position: Position, square: int) -> Enclosure:
    """Tried with any icon, whose own marks are left out."""
    kept = position.empty
    position.fill(square, FACES[0])
    squares = isolated_squares(position, square, 0)
    gains = mountain_gains(position, squares)
    gains[0] -= len(squares)
    position.cells[square] = 0
    position.empty = kept
    return Enclosure(squares, gains)
