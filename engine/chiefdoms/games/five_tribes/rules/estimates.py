"""The points that results of a sowing bring: exact where no choice follows, and quick enough to rank all results.

The view ranks results while people bid, and computer players choose which results to look at closely.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from chiefdoms.games.five_tribes.components import (
    ELDER_POINTS,
    GOODS,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    VILLAGE,
    VIZIER_BONUS,
    VIZIER_POINTS,
)
from chiefdoms.games.five_tribes.djinns import HAURVATAT, JAFAAR, SHAMHAT
from chiefdoms.games.five_tribes.meeples import BLUE, GREEN, WHITE, YELLOW
from chiefdoms.games.five_tribes.rules.encoding import SOW
from chiefdoms.games.five_tribes.rules.position import NOBODY, Position
from chiefdoms.games.five_tribes.rules.scoring import suits_points
from chiefdoms.games.five_tribes.rules.sowing import list_results
from chiefdoms.games.five_tribes.rules.tribes import meeples_of

N = TypeVar("N", int, float)


def estimate_results(position: Position, seat: int) -> list[tuple[int, int]]:
    """Every result as a move, with the points it should bring."""
    return rate_results(position, lambda end, colour: estimate_result(position, seat, end, colour))


def rate_results(position: Position, rate: Callable[[int, int], N]) -> list[tuple[int, N]]:
    """Every result as a move, with a rating that is worked out once for each (end, colour)."""
    results = list_results(position)
    ratings = {code: rate(code >> 3, code & 7) for code in {result & 255 for result in results}}
    return [(SOW | result, ratings[result & 255]) for result in results]


def estimate_result(position: Position, seat: int, end: int, colour: int) -> int:
    """The points that a result should bring without any choice."""
    count = meeples_of(position, end, colour) + 1
    emptied = position.present[end] in (0, 1 << colour)
    mine = position.owners[end] == seat
    points = _tribe_points(position, seat, end, colour, count)
    palm = PALM_POINTS[position.djinns[seat] >> HAURVATAT & 1]
    if emptied and position.owners[end] == NOBODY and position.camels[seat]:
        mine = True
        points += position.board.values[end] + palm * position.palms_on(end) + PALACE_POINTS * position.palaces_on(end)
    kind = position.board.kinds[end]
    if mine and kind == OASIS and position.palms_left:
        points += palm
    elif mine and kind == VILLAGE and position.palaces_left:
        points += PALACE_POINTS
    return points


def _tribe_points(position: Position, seat: int, end: int, colour: int, count: int) -> int:
    """What so many meeples of a colour, picked up on a tile, score by the action of their tribe."""
    if colour == YELLOW:
        passed = opponents_passed(position, seat, count)
        return count * VIZIER_POINTS[position.djinns[seat] >> JAFAAR & 1] + VIZIER_BONUS * passed
    if colour == WHITE:
        return count * ELDER_POINTS[position.djinns[seat] >> SHAMHAT & 1]
    if colour == GREEN:
        goods = position.cards(seat)[:GOODS]
        before = suits_points(goods)
        for kind in position.row[:count]:
            if kind < GOODS:
                goods[kind] += 1
        return suits_points(goods) - before
    if colour == BLUE:
        return count * position.board.blue[end]
    return 0


def opponents_passed(position: Position, seat: int, viziers: int) -> int:
    """How many opponents would have fewer Viziers, who have not now, if the seat got so many more."""
    now = position.viziers[seat]
    return sum([now <= other < now + viziers for one, other in enumerate(position.viziers) if one != seat])
