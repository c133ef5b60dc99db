"""Victory points, in the order of the rule book."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chiefdoms.core.score import ScoreCard, ScoreLine
from chiefdoms.games.five_tribes.djinns import AL_AMIN, DJINNS, HAURVATAT, JAFAAR, SHAMHAT, djinns_in
from chiefdoms.games.five_tribes.parts import (
    FAKIR,
    GOODS,
    PALACE_POINTS,
    PALM_POINTS,
    SUIT_POINTS,
    VIZIER_BONUS,
)
from chiefdoms.games.five_tribes.rules.position import Table

LINES = ("gold", "viziers", "vizier-bonus", "elders", "djinns", "palms", "palaces", "tiles", "merchandise")


def score_card(table: Table, seat: int) -> ScoreCard:
    """All that a seat would score if the game ended now."""
    gold = table.gold[seat]
    counts, points = _front(table, seat)
    goods, merchandise = _hand(table, seat, table.cards(seat))
    return _card((gold, *counts, goods), (gold, *points, merchandise))


def total_of(table: Table, seat: int) -> int:
    """The total of the card, without its lines."""
    return table.gold[seat] + sum(_front(table, seat)[1]) + _hand(table, seat, table.cards(seat))[1]


def _card(counts: tuple[int, ...], points: tuple[int, ...]) -> ScoreCard:
    return ScoreCard(tuple(ScoreLine(*line) for line in zip(LINES, counts, points, strict=True)))


def _front(table: Table, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Counts and points of what everybody can see: all lines but the first and the last."""
    mask = table.djinns[seat]
    viziers, elders, djinns = table.viziers[seat], table.elders[seat], djinns_in(mask)
    fewer = sum([other < viziers for other in table.viziers])
    tiles = [tile for tile, owner in enumerate(table.camel) if owner == seat]
    palms = sum([table.palms_on(tile) for tile in tiles]) if table.palms else 0
    palaces = sum([table.palaces_on(tile) for tile in tiles]) if table.palaces else 0
    points = (
        viziers * (3 if mask >> JAFAAR & 1 else 1),
        fewer * VIZIER_BONUS,
        elders * (4 if mask >> SHAMHAT & 1 else 2),
        sum([DJINNS[djinn].points for djinn in djinns]),
        palms * (5 if mask >> HAURVATAT & 1 else PALM_POINTS),
        palaces * PALACE_POINTS,
        sum([table.land.values[tile] for tile in tiles]),
    )
    return (viziers, fewer, elders, len(djinns), palms, palaces, len(tiles)), points


def _hand(table: Table, seat: int, cards: list[int], unknown: int = 0) -> tuple[int, int]:
    """The number of goods and their points. Two Fakirs are any card by Al-Amin; `unknown` cards may be any too."""
    wild = unknown + (cards[FAKIR] // 2 if table.djinns[seat] >> AL_AMIN & 1 else 0)
    return sum(cards[:GOODS]) + wild, suits_points(cards[:GOODS], wild)


def suits_points(goods: list[int], wild: int = 0) -> int:
    """The best that suits of these goods are worth (ruling 16)."""
    return _suits_points(tuple(goods), wild)


@lru_cache(maxsize=1 << 14)  # the same hands are valued over and over
def _suits_points(goods: tuple[int, ...], wild: int) -> int:
    """The points for one card more never fall with the size of the suit, so the largest suits are best: the first has
    one of each kind, the second one of each that is left. For the same reason wild cards fill the largest suit.
    """
    points = 0
    suit = 1
    while wild or suit == 1:
        size = sum([count >= suit for count in goods])
        added = min(wild, GOODS - size)
        wild -= added
        points += SUIT_POINTS[size + added]
        suit += 1
    while size := sum([count >= suit for count in goods]):
        points += SUIT_POINTS[size]
        suit += 1
    return points


def known_total(table: Table, seat: int) -> int:
    """The points of a seat without its unseen cards. Its gold is hidden, but was gained and paid in public."""
    _, points = _front(table, seat)
    return table.gold[seat] + sum(points) + _hand(table, seat, table.seen_cards(seat))[1]


def seen_card(table: Table, seat: int) -> dict[str, Any]:
    """The card of a seat whose gold and hand are hidden: `low` and `high` from what everybody has seen.

    Gold may be anything up to what the seat ever got; the cards that nobody saw may be worth nothing or fit best.
    """
    counts, points = _front(table, seat)
    seen = table.seen_cards(seat)
    unknown = sum(table.cards(seat)) - sum(seen)
    _, low = _hand(table, seat, seen)
    _, high = _hand(table, seat, seen, unknown)
    lows = (0, *points, low)
    highs = (table.earned[seat], *points, high)
    shown = (None, *counts, None)
    lines = [
        {"key": key, "count": count, "points": least, "low": least, "high": most}
        for key, count, least, most in zip(LINES, shown, lows, highs, strict=True)
    ]
    return {"total": sum(lows), "low": sum(lows), "high": sum(highs), "hidden": True, "lines": lines}
