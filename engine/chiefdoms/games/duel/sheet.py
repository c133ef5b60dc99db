"""The printed sheet as data: boards, score tracks, icons, abilities.

Where the pictures of the rule book are missing, the tables contain a reconstruction (README.md says which parts); the
original sheet can be entered here without changing a rule.
"""

from __future__ import annotations

from dataclasses import dataclass

ICONS = ("lake", "mask", "forest", "hut", "fish", "fire")  # in the order of the die faces 1 to 6 and of the rows
FACES = (1, 2, 3, 4, 5, 6)
OPPOSITE_FACES = 7  # the sum of two opposite faces of a die
ROWS = len(ICONS)
ROW_LENGTH = 18

# What a square of the board holds; 1 to 6 is the icon of that die face.
EMPTY, MOUNTAIN, CROSS, EDGE = 0, 7, 8, 9
THING_SIGNS = ".123456^x"  # the sign of each thing in a diagram

# The ability icons of the score track and their signs in a track text.
TRACK_ICONS = ("", "lowest", "ability", "star")
TRACK_SIGNS = ".v+*"

ABILITIES = ("split", "wild", "fifth", "again", "cross", "mark")  # the six that are crossed out after use
SPLIT_ABILITY, WILD_ABILITY, FIFTH_ABILITY, AGAIN_ABILITY, CROSS_ABILITY, MARK_ABILITY = range(6)

PERMANENTS = ("plus", "minus", "turn", "reroll", "change")
PLUS, MINUS, TURN, REROLL, CHANGE = range(5)

DICE = 5
SMALLEST_SIDE, LARGEST_SIDE = 2, 11
COLUMN_NAMES = "ABCDEFGHIJK"

TRACK = "....v...+...v....*"


@dataclass(frozen=True)
class Sheet:
    """What is printed before anybody draws. Squares are given as (column, row), counted from 0 at the top left."""

    columns: int
    rows: int
    icons: tuple[tuple[int, int, int], ...] = ()  # (column, row, icon)
    mountains: tuple[tuple[int, int], ...] = ()
    ring: bool = False  # the outermost squares are grey
    tracks: tuple[str, ...] = (TRACK,) * ROWS  # one text per row of the score track


def square_name(column: int, row: int) -> str:
    return f"{COLUMN_NAMES[column]}{row + 1}"


# One of each icon on a hexagon, opposite faces opposite each other.
_HEXAGON = ((4, 2, 1), (6, 3, 2), (6, 5, 3), (2, 3, 4), (2, 5, 5), (4, 6, 6))

SHEETS = {
    "9": Sheet(9, 9, _HEXAGON),
    # The same board inside a grey ring, whose corners and edge middles are mountains.
    "11": Sheet(
        11,
        11,
        tuple((column + 1, row + 1, icon) for column, row, icon in _HEXAGON),
        tuple((column, row) for row in (0, 5, 10) for column in (0, 5, 10) if (column, row) != (5, 5)),
        ring=True,
    ),
}


def standard_sheet(columns: int, rows: int) -> Sheet | None:
    """The published sheet of that size."""
    return next((sheet for sheet in SHEETS.values() if (sheet.columns, sheet.rows) == (columns, rows)), None)
