"""What is in the box and on the player aids, as JSON: the tables that players look up."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.five_tribes.components import (
    BLUE_KINDS,
    CAMELS,
    COLUMNS,
    DJINN_ROW,
    ELDER_POINTS,
    FIRST_ZERO,
    GOODS,
    KINDS,
    MARKERS,
    MARKETS,
    PALACE_POINTS,
    PALACES,
    PALM_POINTS,
    PALMS,
    PRICES,
    RESOURCE_COUNTS,
    RESOURCES,
    ROW_LENGTH,
    ROWS,
    START_GOLD,
    SUIT_POINTS,
    TILES,
    VIZIER_BONUS,
    VIZIER_POINTS,
)
from chiefdoms.games.five_tribes.djinns import DJINNS, SACRED_PRICE
from chiefdoms.games.five_tribes.meeples import COLOURS, MEEPLES, PER_TILE, TRIBES
from chiefdoms.games.five_tribes.text.targets import describe_payment
from chiefdoms.games.five_tribes.text.view import describe_djinn


def printed_sheet() -> dict[str, Any]:
    """All tables. Where a Djinn raises the points of a line, `raised` has them too."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "tiles": len(TILES),
        "per_tile": PER_TILE,
        "meeples": sum(MEEPLES),
        "gold": START_GOLD,
        "seats": [_seats(seats) for seats in CAMELS],
        "prices": list(PRICES[:FIRST_ZERO]),
        "zeros": len(PRICES) - FIRST_ZERO,
        "row": ROW_LENGTH,
        "djinn_row": DJINN_ROW,
        "tribes": [
            {"key": letter, "tribe": tribe, "count": count}
            for letter, tribe, count in zip(COLOURS, TRIBES, MEEPLES, strict=True)
        ],
        "kinds": [_kind(kind) for kind in range(len(KINDS))],
        "cards": [{"key": card, "count": count} for card, count in zip(RESOURCES, RESOURCE_COUNTS, strict=True)],
        "goods": GOODS,
        "suits": [{"number": size, "gold": SUIT_POINTS[size]} for size in range(1, GOODS + 1)],
        "lines": _lines(),
        "pieces": {"palms": PALMS, "palaces": PALACES},
        "djinns": [describe_djinn(djinn) for djinn in range(len(DJINNS))],
        "djinn_price": [describe_payment(payment) for payment in SACRED_PRICE],
    }


def _seats(seats: int) -> dict[str, int]:
    return {"number": seats, "camels": CAMELS[seats], "markers": MARKERS[seats]}


def _kind(kind: int) -> dict[str, Any]:
    """A kind of tile: how many there are, what they can be worth, and what a market sells."""
    values = [value for other, value in TILES if other == kind]
    found = {"key": KINDS[kind], "count": len(values), "least": min(values), "most": max(values)}
    found["blue"] = kind in BLUE_KINDS
    if kind in MARKETS:
        found["price"], found["cards"], found["reach"] = MARKETS[kind]
    return found


def _lines() -> list[dict[str, Any]]:
    """The points for each thing that a line counts; tiles, Djinns and goods have different values."""
    plain, raised = 0, 1
    return [
        {"key": "gold", "points": 1},
        {"key": "viziers", "points": VIZIER_POINTS[plain], "raised": VIZIER_POINTS[raised]},
        {"key": "vizier-bonus", "points": VIZIER_BONUS},
        {"key": "elders", "points": ELDER_POINTS[plain], "raised": ELDER_POINTS[raised]},
        {"key": "palms", "points": PALM_POINTS[plain], "raised": PALM_POINTS[raised]},
        {"key": "palaces", "points": PALACE_POINTS},
    ]
