"""The lines of a drawn icon: how many matching icons it meets, and where."""

from __future__ import annotations

from chiefdoms.games.duel.rules.position import Position


def count_points(position: Position, square: int, partner: int) -> int:
    """How many matching icons the unbroken lines from a square meet.

    The icon drawn together with it ends the line towards it, so the two never score each other (ruling D4).
    """
    points = 0
    cells = position.cells
    icon = cells[square]
    for step in position.setup.board.steps:
        at = square + step
        while cells[at] == icon and at != partner:
            points += 1
            at += step
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
