"""Moves are numbers: the kind in the high bits, what it is about in the low ones. Text is made in `notation`."""

from __future__ import annotations

KIND = 13  # bits below the kind
DETAIL = (1 << KIND) - 1

SOW = 0 << KIND  # start << 8 | end << 3 | colour
GO = 1 << KIND
DROP = 2 << KIND  # tile << 3 | colour
BID = 3 << KIND  # spot << 5 | fakirs
USE = 4 << KIND  # djinn << 8 | tile << 3 | payment
BUILD = 5 << KIND  # fakirs
KILL = 6 << KIND  # tile << 3 | colour
ROB = 7 << KIND  # seat << 3 | colour: a meeple in front of another player
PASS = 8 << KIND
TAKE = 9 << KIND  # place << 4 | other place, NO_CARD for none
BUY = 10 << KIND  # djinn << 3 | payment
PLACE = 11 << KIND
COLLECT = 12 << KIND
SELL = 13 << KIND  # mask of goods
END = 14 << KIND
KEEP = 15 << KIND  # djinn
KINDS_OF_MOVE = 16

NO_TILE = 31
NO_CARD = 15

# Phases of a position: what the seat to act decides.
BIDDING, MOVING, PATH, TRIBE, SECOND_KILL, TILE, WRAP_UP, SALE, BOURAQ_PALACE, ENKI_PALM, KEEPING, OVER = range(12)
PHASES = (
    "bid", "move", "path", "tribe", "second-kill", "tile", "wrap-up", "sale", "palace", "palm", "keep", "over",
)  # fmt: skip
