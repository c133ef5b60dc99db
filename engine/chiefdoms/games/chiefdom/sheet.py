"""The printed player sheet, as data: its size, its pre-drawn walls, what the dice mean, the solo table.

Rows run north to south (1 to 10), columns west to east (A to H). The sheet and the die shapes are a reconstruction; the
original ones can be entered here without changing the rules.
"""

from __future__ import annotations

COLUMNS = "ABCDEFGH"
ROWS = 10
WEST_WALL = ("A5", "A6")
EAST_WALL = ("H5", "H6")

HOUSE_LOGS = 5  # spent for each house
HOUSE_BEDS = 4  # people whom one house shelters

# What is drawn in a square. The first four are drawn in the shape of the third die, a house and a wall are one square.
ICONS = ("water", "trees2", "trees3", "people", "house", "wall")
WATER, TREES2, TREES3, PEOPLE, HOUSE, WALL = range(6)

# The icon of each sum of two dice. Sums of 2 and 12, and three equal dice, are wild: any icon, in one square.
SUMS = {
    3: WALL,
    4: WATER,
    5: WATER,
    6: TREES2,
    7: TREES3,
    8: HOUSE,
    9: PEOPLE,
    10: PEOPLE,
    11: PEOPLE,
}

Cells = tuple[tuple[int, int], ...]  # (row, column) of each square of a shape

_PIPS: dict[int, Cells] = {
    1: ((0, 0),),
    2: ((0, 0), (1, 1)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 1), (1, 0), (1, 1)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2)),
}
_V: Cells = ((0, 0), (0, 2), (1, 1))
_DOMINO: Cells = ((0, 0), (0, 1))

# The shape of each face of the third die, in three versions. Shapes may be rotated and flipped.
SHAPES: dict[str, dict[int, Cells]] = {
    "A": _PIPS,
    "B": {**_PIPS, 4: _DOMINO, 5: _V},
    "C": {**_PIPS, 5: _V},
}

# The lowest score of each solo rank; a score below zero has the first rank.
RANKS = (0, 51, 81, 101, 121, 151, 171, 200)
