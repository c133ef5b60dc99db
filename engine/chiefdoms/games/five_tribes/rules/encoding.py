"""Moves as numbers: the kind in the high bits, what the move is about (its detail) in the low ones.

`text.notation` writes them as text. Each comment below says how the detail is made up; the functions take it apart.
"""

from __future__ import annotations

from functools import cache

from chiefdoms.games.five_tribes.components import GOODS
from chiefdoms.games.five_tribes.meeples import with_colours

KIND = 13  # bits below the kind
DETAIL = (1 << KIND) - 1

SOW = 0 << KIND  # start << 8 | end << 3 | colour
GO = 1 << KIND
DROP = 2 << KIND  # tile << 3 | colour
BID = 3 << KIND  # spot << 5 | fakirs
USE = 4 << KIND  # djinn << 8 | tile << 3 | payment
BUILD = 5 << KIND  # fakirs
KILL_ON_TILE = 6 << KIND  # tile << 3 | colour
KILL_IN_FRONT = 7 << KIND  # seat << 3 | colour: a meeple in front of another player
PASS = 8 << KIND
TAKE = 9 << KIND  # place << 4 | other place, NO_CARD for none
BUY = 10 << KIND  # djinn << 3 | payment
PLACE = 11 << KIND
COLLECT = 12 << KIND
SELL = 13 << KIND  # mask of goods
END = 14 << KIND
KEEP = 15 << KIND  # djinn

NO_TILE = 31
NO_CARD = 15

# CODES[tile][colours]: `tile << 3 | colour` for each colour of the mask. Lists of moves are made from such tables.
CODES = tuple(with_colours(tile << 3) for tile in range(30))


def sowing_of(detail: int) -> tuple[int, int, int]:
    """Start, end and colour of a SOW."""
    return detail >> 8, detail >> 3 & 31, detail & 7


def tile_and_colour(detail: int) -> tuple[int, int]:
    """Tile (or seat) and colour of a DROP or of a kill."""
    return detail >> 3, detail & 7


def bid_of(detail: int) -> tuple[int, int]:
    """Spot and Fakirs of a BID."""
    return detail >> 5, detail & 31


def use_of(detail: int) -> tuple[int, int, int]:
    """Djinn, tile and payment of a USE."""
    return detail >> 8, detail >> 3 & 31, detail & 7


def purchase_of(detail: int) -> tuple[int, int]:
    """Djinn and payment of a BUY."""
    return detail >> 3, detail & 7


def places_of(detail: int) -> list[int]:
    """The places in the row of a TAKE: one or two."""
    first, second = detail >> 4, detail & 15
    return [first] if second == NO_CARD else [first, second]


@cache  # at most 511 different calls
def goods_of(detail: int) -> tuple[int, ...]:
    """The goods of a SELL."""
    return tuple(kind for kind in range(GOODS) if detail >> kind & 1)
