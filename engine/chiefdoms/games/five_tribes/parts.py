"""What is in the box, as data: tribes, tiles, resource cards, tracks. Everything here is printed somewhere."""

from __future__ import annotations

# -- meeples -----------------------------------------------------------------------------------------------------------

COLOURS = "YWGBR"
TRIBES = ("viziers", "elders", "merchants", "builders", "assassins")
YELLOW, WHITE, GREEN, BLUE, RED = range(5)
MEEPLES = (16, 20, 18, 18, 18)
PER_TILE = 3

# A group of meeples (on a tile, in the hand, in the bag) is one number: five bits for the count of each colour and,
# above them, the total. Adding and taking away groups is adding and subtracting numbers.
COUNT_BITS = 5
COUNT = (1 << COUNT_BITS) - 1
TOTAL = COUNT_BITS * len(COLOURS)
SHIFT = tuple(COUNT_BITS * colour for colour in range(5))
MEEPLE = tuple((1 << shift) | (1 << TOTAL) for shift in SHIFT)


def group_of(letters: str) -> int:
    """The group that the colour letters spell; ValueError for a letter that is no colour."""
    return sum(MEEPLE[COLOURS.index(letter)] for letter in letters)


def counts_of(group: int) -> list[int]:
    """How many of each colour a group has."""
    return [(group >> shift) & COUNT for shift in SHIFT]


def letters_of(group: int) -> str:
    """The colour letters of a group, in the order of the colours."""
    return "".join(letter * count for letter, count in zip(COLOURS, counts_of(group), strict=True))


def colours_in(group: int) -> int:
    """The colours of a group as a five-bit mask."""
    return sum(1 << colour for colour, count in enumerate(counts_of(group)) if count)


# -- tiles -------------------------------------------------------------------------------------------------------------

LARGE_MARKET, SMALL_MARKET, OASIS, VILLAGE, SACRED = range(5)
KINDS = ("large-market", "small-market", "oasis", "village", "sacred-place")
KIND_LETTERS = "LSOVP"
BLUE_KINDS = (VILLAGE, SACRED)  # their value is printed in blue: Builders count them

TILES: tuple[tuple[int, int], ...] = (
    *((LARGE_MARKET, 4) for _ in range(4)),
    *((SMALL_MARKET, 6) for _ in range(8)),
    *((OASIS, 8) for _ in range(6)),
    *((VILLAGE, 5) for _ in range(5)),
    *((SACRED, value) for value in (6, 6, 6, 6, 10, 12, 15)),
)
COLUMNS, ROWS = 6, 5

MARKETS = {LARGE_MARKET: (6, 2, 6), SMALL_MARKET: (3, 1, 3)}  # price, cards taken, cards in reach

PALMS, PALACES = 12, 10
PALM_POINTS, PALACE_POINTS = 3, 5

# -- resource cards ----------------------------------------------------------------------------------------------------

RESOURCES = ("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir")
RESOURCE_LETTERS = "ijgpscfwtk"
RESOURCE_COUNTS = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
GOODS = 9  # the first nine are merchandise
FAKIR = 9
CARD_KINDS = 10
ROW_LENGTH = 9
SUIT_POINTS = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)

# -- seats -------------------------------------------------------------------------------------------------------------

START_GOLD = 50
CAMELS = {2: 11, 3: 8, 4: 8}
MARKERS = {2: 2, 3: 1, 4: 1}
PRICES = (18, 12, 8, 5, 3, 1, 0, 0, 0)
FIRST_ZERO = 6
VIZIER_BONUS = 10
DJINN_ROW = 3
