"""Reads one seat's sheet of a diagram, and refuses sheets that cannot occur in play."""

from __future__ import annotations

from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.sheet import COLUMNS, HOUSE_LOGS
from chiefdoms.games.chiefdom.squares import EAST, NAMES, PRE_DRAWN, SQUARES, WEST, group_of, names, near
from chiefdoms.games.chiefdom.text.diagram import LEGEND, PRE_DRAWN_WALL


def read_row(words: list[str], row: int, number: int) -> str:
    """The eight characters of a line. It may have spaces between them and begin with the number of the row."""
    characters = "".join(words)
    label = str(row)
    if len(characters) == len(COLUMNS) + len(label) and characters.startswith(label):
        characters = characters[len(label) :]
    if len(characters) != len(COLUMNS):
        raise BadDiagram("bad-line", line=number)
    for character in characters:
        if character != PRE_DRAWN_WALL and character not in LEGEND:
            raise BadDiagram("bad-square", line=number, character=character)
    return characters


def read_sheet(rows: list[str], seat: int) -> Land:
    """The land that ten rows show. Logs and fish follow from the squares harvested."""
    land = Land()
    land.free = 0
    for square, character in zip(SQUARES, "".join(rows), strict=True):
        if (character == PRE_DRAWN_WALL) != bool(square & PRE_DRAWN):
            raise BadDiagram("chiefdom.pre-drawn-walls", seat=seat + 1, square=NAMES[square])
        if character != PRE_DRAWN_WALL:
            kind = LEGEND[character]
            setattr(land, kind, getattr(land, kind) | square)
    land.cut = land.trees & near(land.lumberjacks)
    land.fished = land.water & near(land.fishermen)
    land.fish = land.fished.bit_count()
    logs = 2 * (land.cut & land.trees2).bit_count() + 3 * (land.cut & land.trees3).bit_count()
    land.logs = logs - HOUSE_LOGS * land.houses.bit_count()
    _check_land(land, seat)
    return land


def _check_land(land: Land, seat: int) -> None:
    """Whether play can lead to these surroundings of people, houses and walls."""
    trees, water, houses = near(land.trees), near(land.water), near(land.houses)
    wrong = (
        ("jobless-beside-work", land.jobless & (trees | water | houses)),
        ("lumberjack-without-tree", land.lumberjacks & ~trees),
        ("fisherman-without-water", land.fishermen & ~water),
        ("builder-without-house", land.builders & ~houses),
        ("house-without-builder", land.houses & ~near(land.builders)),
        ("wall-not-connected", land.walls & ~_connected_walls(land)),
        ("waiting-without-choice", land.waiting & ~(trees & water | trees & houses | water & houses)),
    )
    for code, squares in wrong:
        if squares:
            raise BadDiagram(f"chiefdom.{code}", seat=seat + 1, square=names(squares)[0])
    if land.logs < 0:
        houses_drawn = land.houses.bit_count()
        raise BadDiagram("chiefdom.more-houses-than-logs", seat=seat + 1, logs=land.logs_cut, houses=houses_drawn)


def _connected_walls(land: Land) -> int:
    """The walls that a chain of walls joins to a pre-drawn one."""
    return group_of(WEST, land.walls) | group_of(EAST, land.walls)
