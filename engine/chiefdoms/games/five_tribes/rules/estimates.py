"""The points that results of a sowing bring: exact where no choice follows, and quick enough to rank all results.

The view ranks results while people bid, and computer players choose which results to look at closely.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from chiefdoms.games.five_tribes.components import (
    ELDER_POINTS,
    GOODS,
    KINDS,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    VILLAGE,
    VIZIER_BONUS,
    VIZIER_POINTS,
)
from chiefdoms.games.five_tribes.djinns import HAURVATAT, JAFAAR, SHAMHAT
from chiefdoms.games.five_tribes.meeples import BLUE, COUNT, SHIFT, WHITE, YELLOW
from chiefdoms.games.five_tribes.rules.encoding import SOW
from chiefdoms.games.five_tribes.rules.position import NOBODY, Position
from chiefdoms.games.five_tribes.rules.scoring import suits_points
from chiefdoms.games.five_tribes.rules.sowing import list_ends, list_results

N = TypeVar("N", int, float)
Rating = Callable[[int, int], N]  # of a result, by its end and colour


def estimate_results(position: Position, seat: int) -> list[tuple[int, int]]:
    """Every result as a move, with the points it should bring."""
    return rate_results(position, make_estimate(position, seat))


def rate_results(position: Position, rate: Rating[N]) -> list[tuple[int, N]]:
    """Every result as a move, with its rating."""
    ratings = rate_ends(position, rate)
    return [(SOW | result, ratings[result & 255]) for result in list_results(position)]


def rate_ends(position: Position, rate: Rating[N]) -> dict[int, N]:
    """A rating for each `end << 3 | colour` that a result can have: where the meeples come from makes no difference."""
    return {code: rate(code >> 3, code & 7) for code in list_ends(position)}


def make_estimate(position: Position, seat: int) -> Rating[int]:
    """The rating that is the points which a result should bring without any choice. What several results share is
    worked out once."""
    stacks, present, owners, board = position.stacks, position.present, position.owners, position.board
    kinds, blue = board.kinds, board.blue
    palm, buildings = PALM_POINTS[position.djinns[seat] >> HAURVATAT & 1], _building_points(position, seat)
    has_camel = position.camels[seat] > 0
    taken: dict[int, int] = {}  # points of Viziers, Elders and Merchants, by count and colour

    def estimate(end: int, colour: int) -> int:
        count = (stacks[end] >> SHIFT[colour] & COUNT) + 1
        points = count * blue[end] if colour == BLUE else 0
        if colour < BLUE:
            key = count << 3 | colour
            if key not in taken:
                taken[key] = _tribe_points(position, seat, colour, count)
            points = taken[key]
        owner = owners[end]
        if owner == NOBODY and has_camel and present[end] in (0, 1 << colour):
            points += board.values[end] + palm * position.palms_on(end) + PALACE_POINTS * position.palaces_on(end)
            owner = seat
        return points + buildings[kinds[end]] if owner == seat else points

    return estimate


def _building_points(position: Position, seat: int) -> list[int]:
    """By kind of tile, what the palm or palace that is placed there is worth to the owner of the tile."""
    points = [0] * len(KINDS)
    if position.palms_left:
        points[OASIS] = PALM_POINTS[position.djinns[seat] >> HAURVATAT & 1]
    if position.palaces_left:
        points[VILLAGE] = PALACE_POINTS
    return points


def _tribe_points(position: Position, seat: int, colour: int, count: int) -> int:
    """What so many Viziers, Elders or Merchants score by the action of their tribe."""
    if colour == YELLOW:
        passed = opponents_passed(position, seat, count)
        return count * VIZIER_POINTS[position.djinns[seat] >> JAFAAR & 1] + VIZIER_BONUS * passed
    if colour == WHITE:
        return count * ELDER_POINTS[position.djinns[seat] >> SHAMHAT & 1]
    goods = position.cards(seat)[:GOODS]
    before = suits_points(goods)
    for kind in position.row[:count]:
        if kind < GOODS:
            goods[kind] += 1
    return suits_points(goods) - before


def opponents_passed(position: Position, seat: int, viziers: int) -> int:
    """How many opponents would have fewer Viziers, who have not now, if the seat got so many more."""
    now = position.viziers[seat]
    return sum([now <= other < now + viziers for one, other in enumerate(position.viziers) if one != seat])
