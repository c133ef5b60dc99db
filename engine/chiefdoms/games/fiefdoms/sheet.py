"""The fiefdom sheet: everything that is printed on it, as data, and the masks made from it.

A plot is a number from 0 to 24 (reading order), a square one from 0 to 15. A set of plots is an int of 25 bits.
"""

from __future__ import annotations

from dataclasses import dataclass

SIZE = 5
PLOTS = SIZE * SIZE
SQUARES = 16
PIPS = 5  # a square holds at most five
ALL_PLOTS = (1 << PLOTS) - 1

# -- the fief ---------------------------------------------------------------------------------------------------------

FOREST, SEA, MOUNTAIN, MARSH, CENTRE = range(5)
SECTION_KEYS = ("forest", "sea", "mountain", "marsh", "centre")

# The section icons at the bottom of each plot. The river surrounds the Centre.
ICONS = (
    ("MF", "MF", "F", "FS", "FS"),
    ("MF", "MF", "F", "FS", "FS"),
    ("M", "M", "", "S", "S"),
    ("MW", "MW", "W", "WS", "WS"),
    ("MW", "MW", "W", "WS", "WS"),
)
_ICON_LETTERS = "FSMW"  # forest, sea, mountain, marsh (wet)
RIVER = ((1, 1), (3, 3))  # the corners of the Centre, rows and columns from 0


def bit(row: int, column: int) -> int:
    return 1 << (row * SIZE + column)


def _section(letter: str) -> int:
    return sum(bit(r, c) for r, row in enumerate(ICONS) for c, icons in enumerate(row) if letter in icons)


def _centre() -> int:
    (top, left), (bottom, right) = RIVER
    return sum(bit(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1))


SECTION_PLOTS = (*map(_section, _ICON_LETTERS), _centre())
BORDER = sum(bit(r, c) for r in range(SIZE) for c in range(SIZE) if {r, c} & {0, SIZE - 1})


def _plots_at(places: list[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(r * SIZE + c for r, c in places if 0 <= r < SIZE and 0 <= c < SIZE)


def _mask(plots: tuple[int, ...]) -> int:
    return sum(1 << plot for plot in plots)


_PLACES = [divmod(plot, SIZE) for plot in range(PLOTS)]
NEIGHBOURS = tuple(_plots_at([(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]) for r, c in _PLACES)
NEIGHBOUR_MASKS = tuple(map(_mask, NEIGHBOURS))
# Row and column of a plot, without the plot itself.
LINE_MASKS = tuple(
    sum(bit(r, i) for i in range(SIZE) if i != c) | sum(bit(i, c) for i in range(SIZE) if i != r) for r, c in _PLACES
)
# Population squares lie at the inner corners of the plots: square (i, j) touches four plots.
SQUARE_PLOTS = tuple(_plots_at([(i, j), (i, j + 1), (i + 1, j), (i + 1, j + 1)]) for i in range(4) for j in range(4))
SQUARE_MASKS = tuple(map(_mask, SQUARE_PLOTS))
TOUCHING = tuple(tuple(s for s in range(SQUARES) if plot in SQUARE_PLOTS[s]) for plot in range(PLOTS))
TOUCHING_MASKS = tuple(map(_mask, TOUCHING))  # sets of squares
_UPPER_SQUARES, _LOWER_SQUARES = (
    tuple([first + square for square in range(8) if bits >> square & 1] for bits in range(256)) for first in (0, 8)
)


def squares_in(mask: int) -> list[int]:
    """The squares of a set, in reading order, as a new list."""
    return _UPPER_SQUARES[mask & 255] + _LOWER_SQUARES[mask >> 8]


_PLOTS_IN_ROW = tuple(
    tuple([row * SIZE + column for column in range(SIZE) if bits >> column & 1] for bits in range(1 << SIZE))
    for row in range(SIZE)
)
_A, _B, _C, _D, _E = _PLOTS_IN_ROW
_TOP = tuple([first + second for second in _B for first in _A])  # two rows at once
_MIDDLE = tuple([first + second for second in _D for first in _C])


def plots_in(mask: int) -> list[int]:
    """The plots of a set, in reading order, as a new list."""
    return _TOP[mask & 1023] + _MIDDLE[mask >> 10 & 1023] + _E[mask >> 20]


PLOT_NAMES = tuple(f"{r + 1}{c + 1}" for r, c in _PLACES)
SQUARE_NAMES = tuple(f"P{i + 1}{j + 1}" for i in range(4) for j in range(4))

MOST_SEATS = 6
TURNS = PLOTS  # every turn fills one plot of every fief
TRACK_UNITS = 18  # printed housing units; the counters may run past the track
HOUSED = 4  # population that one cottage houses

# -- section numbers --------------------------------------------------------------------------------------------------

# The pairs of sums that the four sections are assigned to, and the sum that always hits the Centre.
SUM_PAIRS = {"six": ((2, 3), (4, 5), (7, 8), (9, 10)), "two": ((3, 4), (5, 6), (7, 8), (9, 10))}
CENTRE_SUM = {"six": 6, "two": 2}


def _orders(left: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(first, *rest) for first in left for rest in _orders(tuple(s for s in left if s != first))] or [()]


# Every assignment: which section has the first pair of sums, the second, and so on.
ASSIGNMENTS = tuple(_orders((FOREST, SEA, MOUNTAIN, MARSH)))
SUGGESTED = 0  # for a first game

# -- buildings --------------------------------------------------------------------------------------------------------

EMPTY = 0
COTTAGE, FARM, QUARRY, WINDMILL, MARKET, SPRINGHOUSE, TOWNHALL, UNIVERSITY, ALMSHOUSE = range(1, 10)
FARMERS, QUARRYMEN, WINDMILLERS, MERCHANTS = GUILDS = range(10, 14)
FORFEITED = 14
KINDS = 15
GUILD_VALUE = 10
MOST_GUILDS = 2
BASIC = (FARM, QUARRY, WINDMILL, MARKET)


@dataclass(frozen=True)
class Building:
    """A line of the building reference: `value` is the die or sum that builds it, `most` how many a fief may have."""

    key: str
    letter: str  # in diagrams
    value: int
    workers: int
    most: int = PLOTS


BUILDINGS: dict[int, Building] = {
    COTTAGE: Building("cottage", "C", 1, 0),
    FARM: Building("farm", "F", 2, 2),
    QUARRY: Building("quarry", "Q", 3, 2),
    WINDMILL: Building("windmill", "W", 4, 2),
    MARKET: Building("market", "M", 5, 3),
    SPRINGHOUSE: Building("springhouse", "S", 6, 0),
    TOWNHALL: Building("townhall", "T", 7, 4, 1),
    UNIVERSITY: Building("university", "U", 8, 3, 1),
    ALMSHOUSE: Building("almshouse", "A", 9, 2, 1),
    FARMERS: Building("farmers-guild", "Gf", GUILD_VALUE, 4, 1),
    QUARRYMEN: Building("quarry-guild", "Gq", GUILD_VALUE, 4, 1),
    WINDMILLERS: Building("windmillers-guild", "Gw", GUILD_VALUE, 4, 1),
    MERCHANTS: Building("merchants-guild", "Gm", GUILD_VALUE, 4, 1),
}
WORKERS_OF = tuple(BUILDINGS[kind].workers if kind in BUILDINGS else 0 for kind in range(KINDS))
MOST_WORKERS = max(WORKERS_OF)
KEYS = tuple(BUILDINGS[kind].key if kind in BUILDINGS else ("forfeit" if kind else "empty") for kind in range(KINDS))
KIND_OF_KEY = {building.key: kind for kind, building in BUILDINGS.items()}

# Each limited building gets a bit, so that seven bits say what is no longer offered.
LIMITED = (TOWNHALL, UNIVERSITY, ALMSHOUSE, *GUILDS)
LIMIT_BIT = tuple(1 << LIMITED.index(kind) if kind in LIMITED else 0 for kind in range(KINDS))
GUILD_BITS = sum(LIMIT_BIT[kind] for kind in GUILDS)

# -- points -----------------------------------------------------------------------------------------------------------

COTTAGE_POINTS = 3
BASIC_POINTS = 3  # farm, quarry, windmill
FARM_BONUS = 2
QUARRY_BONUS = 1
WINDMILL_BONUS = 1
TOWNHALL_POINTS = 5
TOWNHALL_BONUS = 2
UNIVERSITY_POINTS = (0, 5, 8, 12, 15)
ALMSHOUSE_CANCELS = 8
GUILD_POINTS = 15
GUILD_GROUP = 4
COUNTED_BY = {FARMERS: FARM, QUARRYMEN: QUARRY, WINDMILLERS: WINDMILL, MERCHANTS: MARKET}
