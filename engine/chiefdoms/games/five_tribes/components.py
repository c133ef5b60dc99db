"""What is in the box apart from meeples and Djinns, as data: tiles, resource cards, tracks, what a seat starts with."""

from __future__ import annotations

# -- tiles -------------------------------------------------------------------------------------------------------------

LARGE_MARKET, SMALL_MARKET, OASIS, VILLAGE, SACRED = range(5)
KINDS = ("large-market", "small-market", "oasis", "village", "sacred-place")
KIND_LETTERS = "LSOVP"
BLUE_KINDS = (VILLAGE, SACRED)  # values printed in blue, which Builders count

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
PALACE_POINTS = 5
PALM_POINTS = (3, 5)  # without and with Haurvatat

# -- resource cards ----------------------------------------------------------------------------------------------------

RESOURCES = ("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir")
RESOURCE_LETTERS = "ijgpscfwtk"
RESOURCE_COUNTS = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
GOODS = 9  # the first nine are merchandise
ALL_GOODS = (1 << GOODS) - 1  # as a mask
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
VIZIER_POINTS = (1, 3)  # without and with Jafaar
ELDER_POINTS = (2, 4)  # without and with Shamhat
DJINN_ROW = 3
