"""The tiles that a line of the score card counts."""

from __future__ import annotations

from chiefdoms.games.five_tribes.rules.position import Position


def places_of(position: Position, seat: int, line: str) -> list[str]:
    """The names of the tiles; none for lines that count what is not on the board."""
    counted = {"tiles": lambda tile: True, "palms": position.palms_on, "palaces": position.palaces_on}.get(line)
    if counted is None:
        return []
    names = position.board.grid.names
    return [names[tile] for tile, owner in enumerate(position.owners) if owner == seat and counted(tile)]
