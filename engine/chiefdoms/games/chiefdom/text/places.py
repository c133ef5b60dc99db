"""The squares that a line of the score card counts."""

from __future__ import annotations

from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.position import Position
from chiefdoms.games.chiefdom.rules.scoring import complete_wall, largest_forest, largest_lake
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.squares import PRE_DRAWN, names, near


def places_of(position: Position, seat: int, line: str) -> list[str]:
    """The names of the squares; none for lines that count what is not on a square."""
    land = position.lands[seat]
    squares = {
        "houses": land.houses,
        "walls": _walls(land, position.rules),
        "people": land.people,
        "fishermen-by-trees": land.fishermen & near(land.trees),
        "lumberjacks-by-water": land.lumberjacks & near(land.water),
        "forest": largest_forest(land),
        "lake": largest_lake(land),
        "logs": land.cut,
        "fish": land.fished,
        "empty": land.free,
        "jobless": land.jobless,
    }
    return names(squares.get(line, 0))


def _walls(land: Land, rules: Rules) -> int:
    """The wall squares that score."""
    complete = complete_wall(land, rules)
    if not rules.edition.unfinished_wall_scores:
        return complete
    return land.walls if complete else land.walls & ~PRE_DRAWN
