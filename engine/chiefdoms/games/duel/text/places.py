"""The squares that belong to a line of the score card."""

from __future__ import annotations

from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.sheet import ICONS


def places_of(position: Position, line: str) -> list[str]:
    """The squares with the icon of a row, including printed ones. Both seats have scored with them."""
    if line not in ICONS:
        return []
    board, icon = position.setup.board, ICONS.index(line) + 1
    return [board.names[square] for square in board.squares if position.cells[square] == icon]
