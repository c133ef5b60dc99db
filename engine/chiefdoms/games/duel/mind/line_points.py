"""The points that each icon would score by its lines on each empty square, kept up to date in roll-outs."""

from __future__ import annotations

from typing import ClassVar

from chiefdoms.games.duel.rules.lines import points_at
from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.sheet import MOUNTAIN, ROWS

REMEMBERED = 64  # boards


class LinePoints:
    """For each icon the empty squares on which it would score by its lines, with the points."""

    __slots__ = ("_empty", "points")

    _known: ClassVar[dict[bytes, list[dict[int, int]]]] = {}

    def __init__(self, position: Position) -> None:
        # Roll-outs begin on the same few boards again and again.
        cells = bytes(position.cells)
        points = self._known.get(cells)
        if points is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            points = self._known[cells] = _all_points(position)
        self.points = [of_icon.copy() for of_icon in points]  # by icon; the first stands for none
        self._empty = position.empty

    def update(self, position: Position) -> None:
        """Update for what was drawn since."""
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
    """Recount the empty squares at the ends of the lines through an icon."""
    cells = position.cells
    icon = cells[square]
    for step in position.setup.board.steps:
        at = square + step
        while cells[at] == icon:
            at += step
        if not cells[at]:
            points[icon][at] = points_at(position, at, icon)
