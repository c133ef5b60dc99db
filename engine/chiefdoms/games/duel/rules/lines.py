"""The lines of a drawn icon: how many matching icons it meets, and where."""

from __future__ import annotations

from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.sheet import EDGE


def count_points(position: Position, square: int, partner: int) -> int:
    """How many matching icons the unbroken lines from a square meet.

    The icon drawn together with it ends the line towards it, so the two never score each other (ruling D4).
    """
    cells = position.cells
    icon = cells[square]
    if cells[partner] != icon:  # it ends the line anyway
        return points_at(position, square, icon)
    cells[partner] = EDGE
    points = points_at(position, square, icon)
    cells[partner] = icon
    return points


def points_at(position: Position, square: int, icon: int) -> int:
    """How many matching icons the unbroken lines from a square meet, if it holds that icon."""
    cells = position.cells
    points = 0
    for step in position.setup.board.steps:
        at = square + step
        while cells[at] == icon:
            points += 1
            at += step
    return points


def matching_squares(position: Position, square: int, partner: int) -> list[int]:
    """The squares that `count_points` counts."""
    cells = position.cells
    found = []
    for step in position.setup.board.steps:
        at = square + step
        while at != partner and cells[at] == cells[square]:
            found.append(at)
            at += step
    return found
