"""Victory points, in the order of the rule book."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chiefdoms.core.contract import Outcome
from chiefdoms.core.score import ScoreCard, ScoreLine
from chiefdoms.games.five_tribes.components import (
    ELDER_POINTS,
    FAKIR,
    GOODS,
    PALACE_POINTS,
    PALM_POINTS,
    SUIT_POINTS,
    VIZIER_BONUS,
    VIZIER_POINTS,
)
from chiefdoms.games.five_tribes.djinns import AL_AMIN, DJINNS, HAURVATAT, JAFAAR, SHAMHAT, djinns_in
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, Position

LINES = ("gold", "viziers", "vizier-bonus", "elders", "djinns", "palms", "palaces", "tiles", "merchandise")


def score_card(position: Position, seat: int) -> ScoreCard:
    """All that a seat would score if the game ended now."""
    gold = position.gold[seat]
    counts, points = _public_lines(position, seat)
    goods, merchandise = _merchandise(position, seat, position.cards(seat))
    return _card((gold, *counts, goods), (gold, *points, merchandise))


def score_cards(position: Position) -> list[ScoreCard]:
    """The cards of all seats."""
    return [score_card(position, seat) for seat in range(position.seats)]


def outcome(position: Position) -> Outcome | None:
    """The winners (a tie shares the win, ruling 15) and why the game ended; None while it goes on."""
    if position.seat is not None:
        return None
    totals = [total_score(position, seat) for seat in range(position.seats)]
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Outcome(winners, "last-camel" if position.ending == LAST_CAMEL else "no-move", {"totals": totals})


def total_score(position: Position, seat: int) -> int:
    """The total of the card, without its lines."""
    return (
        position.gold[seat]
        + sum(_public_lines(position, seat)[1])
        + _merchandise(position, seat, position.cards(seat))[1]
    )


def _card(counts: tuple[int, ...], points: tuple[int, ...]) -> ScoreCard:
    return ScoreCard(tuple(ScoreLine(*line) for line in zip(LINES, counts, points, strict=True)))


def _public_lines(position: Position, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Counts and points of what everybody can see: all lines except the first and the last."""
    mask = position.djinns[seat]
    viziers, elders, djinns = position.viziers[seat], position.elders[seat], djinns_in(mask)
    fewer = sum([other < viziers for other in position.viziers])
    tiles = [tile for tile, owner in enumerate(position.owners) if owner == seat]
    all_palms, all_palaces, values = position.palms, position.palaces, position.board.values
    palms = sum([all_palms >> 4 * tile & 15 for tile in tiles]) if all_palms else 0
    palaces = sum([all_palaces >> 4 * tile & 15 for tile in tiles]) if all_palaces else 0
    points = (
        viziers * VIZIER_POINTS[mask >> JAFAAR & 1],
        fewer * VIZIER_BONUS,
        elders * ELDER_POINTS[mask >> SHAMHAT & 1],
        sum([DJINNS[djinn].points for djinn in djinns]),
        palms * PALM_POINTS[mask >> HAURVATAT & 1],
        palaces * PALACE_POINTS,
        sum([values[tile] for tile in tiles]),
    )
    return (viziers, fewer, elders, len(djinns), palms, palaces, len(tiles)), points


def _merchandise(position: Position, seat: int, cards: list[int], unknown: int = 0) -> tuple[int, int]:
    """The number of goods and their points. Two Fakirs are any card by Al-Amin; `unknown` cards may be any too."""
    wild = unknown + (cards[FAKIR] // 2 if position.djinns[seat] >> AL_AMIN & 1 else 0)
    return sum(cards[:GOODS]) + wild, suits_points(cards[:GOODS], wild)


def suits_points(goods: list[int], wild: int = 0) -> int:
    """The highest worth of suits made of these goods (ruling 16)."""
    return _suits_points(tuple(goods), wild)


@lru_cache(maxsize=1 << 14)  # the same hands are valued again and again
def _suits_points(goods: tuple[int, ...], wild: int) -> int:
    """The points for one more card never decrease with the size of the suit, so the largest suits are best.

    The first has one of each kind, the second one of each kind that is left. For the same reason wild cards fill the
    largest suit.
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


def public_total(position: Position, seat: int) -> int:
    """The points of a seat without its unseen cards. Its gold is hidden, but was gained and paid in public."""
    _, points = _public_lines(position, seat)
    return position.gold[seat] + sum(points) + _merchandise(position, seat, position.known_cards(seat))[1]


def visible_score_cards(position: Position, viewer: int | None) -> list[dict[str, Any]]:
    """All cards as JSON, as the viewer sees them: exact for its own seat, with open hands, and after the end."""
    shown = range(position.seats) if position.options.open_hands or position.seat is None else [viewer]
    return [
        score_card(position, seat).as_json() if seat in shown else _public_score_card(position, seat)
        for seat in range(position.seats)
    ]


def _public_score_card(position: Position, seat: int) -> dict[str, Any]:
    """The card of a seat whose gold and hand are hidden: `low` and `high` from what everybody has seen.

    Gold may be anything up to all that the seat ever got; the unseen cards may be worth nothing or fit perfectly.
    """
    counts, points = _public_lines(position, seat)
    seen = position.known_cards(seat)
    unknown = sum(position.cards(seat)) - sum(seen)
    _, low = _merchandise(position, seat, seen)
    _, high = _merchandise(position, seat, seen, unknown)
    lows = (0, *points, low)
    highs = (position.earned[seat], *points, high)
    shown = (None, *counts, None)
    lines = [
        {"key": key, "count": count, "points": least, "low": least, "high": most}
        for key, count, least, most in zip(LINES, shown, lows, highs, strict=True)
    ]
    return {"total": sum(lows), "low": sum(lows), "high": sum(highs), "hidden": True, "lines": lines}
