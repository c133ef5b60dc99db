"""Isolated squares, and the mountains that are drawn on them."""

from __future__ import annotations

from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.position import MARKS, MOUNTAINS, Position
from chiefdoms.games.duel.sheet import ICONS, MOUNTAIN, ROWS

ICONS_BESIDE = 2  # an isolated square has at least this many icons beside it


def isolated_squares(position: Position, one: int, two: int) -> list[int]:
    """The isolated squares beside two squares just filled (the second may be 0): they become mountains.

    A square is isolated if it is empty and has no empty neighbour but enough icons beside it (ruling D9). The literal
    reading drops the condition about empty neighbours. Only neighbours of a filled square can become isolated by it.
    """
    board, empty = position.setup.board, position.empty
    around = board.around
    found = empty & (around[one] | around[two] if two else around[one])
    if found and not position.setup.literal:
        found &= ~board.near(empty)
    if not found:  # the usual case
        return []
    beside = board.neighbours[one] + board.neighbours[two] if two else board.neighbours[one]
    return [square for square in beside if found >> square & 1 and _icons_beside(position, square) >= ICONS_BESIDE]


def _icons_beside(position: Position, square: int) -> int:
    cells = position.cells
    return sum([0 < cells[other] < MOUNTAIN for other in position.setup.board.neighbours[square]])


def mountain_gains(position: Position, squares: list[int]) -> list[int]:
    """The marks in each row that mountains on these squares give: one for each icon beside each of them."""
    gains = [0] * ROWS
    cells, neighbours = position.cells, position.setup.board.neighbours
    for square in squares:
        for other in neighbours[square]:
            if 0 < cells[other] < MOUNTAIN:
                gains[cells[other] - 1] += 1
    return gains


def draw_mountains(position: Position, one: int, two: int, events: list[Event] | None) -> None:
    """Draw a mountain on each isolated square and add the marks for the icons beside them as tasks, row by row."""
    found = isolated_squares(position, one, two)
    if not found:
        return
    squares = sorted(set(found))  # a square may lie beside both squares of a pair
    gains = mountain_gains(position, squares)
    for square in squares:
        position.fill(square, MOUNTAIN)
    position.stack += [(MARKS, row, gains[row]) for row in reversed(range(ROWS)) if gains[row]]
    if events is not None:
        names = position.setup.board.names
        marks = {ICONS[row]: count for row, count in enumerate(gains) if count}
        events.append(
            {"kind": "mountains", "seat": position.actor, "squares": [names[at] for at in squares], "marks": marks}
        )


def pending_mountains(position: Position) -> list[int]:
    """Isolated squares that become mountains once the scoring on the stack is done."""
    found: set[int] = set()
    for kind, one, two in position.stack:
        if kind == MOUNTAINS:
            found.update(isolated_squares(position, one, two))
    return sorted(found)
