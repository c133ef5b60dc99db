"""Estimates the points of the results of a sowing: exact if no choice follows, and fast enough to rank all results.

The view ranks results while people bid, and computer players choose which results to look at closely.
"""

from __future__ import annotations

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
from chiefdoms.games.five_tribes.meeples import BLUE, COLOURS, COUNT, SHIFT, WHITE, YELLOW
from chiefdoms.games.five_tribes.rules.encoding import SOW
from chiefdoms.games.five_tribes.rules.position import NOBODY, Position
from chiefdoms.games.five_tribes.rules.scoring import suits_points
from chiefdoms.games.five_tribes.rules.sowing import list_ends, list_results

N = TypeVar("N", int, float)
# By colour: the colours on a tile that a meeple move empties by taking that colour.
_NO_OTHERS = tuple((0, 1 << colour) for colour in range(len(COLOURS)))
Ratings = dict[int, N]  # for each `end << 3 | colour` of a result: the start makes no difference


def estimate_results(position: Position, seat: int) -> list[tuple[int, int]]:
    """Every result as a move, with its estimated points."""
    return rate_results(position, estimate_ends(position, seat))


def rate_results(position: Position, ratings: Ratings[N]) -> list[tuple[int, N]]:
    """Every result as a move, with its rating."""
    return [(SOW | result, ratings[result & 255]) for result in list_results(position)]


def estimate_ends(position: Position, seat: int) -> Ratings[int]:
    """The estimated points of results without any choice.

    What several results share is worked out once; all are rated in one loop, because roll-outs spend most of their time
    here.
    """
    stacks, present, owners = position.stacks, position.present, position.owners
    kinds, blue = position.board.kinds, position.board.blue
    buildings = _building_points(position, seat)
    has_camel = position.camels[seat] > 0
    taken: dict[int, int] = {}  # points of Viziers, Elders and Merchants, by count and colour
    estimates: Ratings[int] = {}
    for code in list_ends(position):
        end, colour = code >> 3, code & 7
        count = (stacks[end] >> SHIFT[colour] & COUNT) + 1
        if colour < BLUE:
            key = count << 3 | colour
            if key not in taken:
                taken[key] = _tribe_points(position, seat, colour, count)
            points = taken[key]
        else:
            points = count * blue[end] if colour == BLUE else 0
        owner = owners[end]
        if owner == seat:
            points += buildings[kinds[end]]
        elif owner == NOBODY and has_camel and present[end] in _NO_OTHERS[colour]:
            points += _claim_points(position, seat, end) + buildings[kinds[end]]
        estimates[code] = points
    return estimates


def _claim_points(position: Position, seat: int, tile: int) -> int:
    """What a tile is worth to the seat that claims it, with what stands on it."""
    palm = PALM_POINTS[position.djinns[seat] >> HAURVATAT & 1]
    return position.board.values[tile] + palm * position.palms_on(tile) + PALACE_POINTS * position.palaces_on(tile)


def _building_points(position: Position, seat: int) -> list[int]:
    """By kind of tile, what the palm tree or palace placed there is worth to the owner of the tile."""
    points = [0] * len(KINDS)
    if position.palms_left:
        points[OASIS] = PALM_POINTS[position.djinns[seat] >> HAURVATAT & 1]
    if position.palaces_left:
        points[VILLAGE] = PALACE_POINTS
    return points


def _tribe_points(position: Position, seat: int, colour: int, count: int) -> int:
    """The points for a number of Viziers, Elders or Merchants by the action of their tribe."""
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
    """How many more opponents would have fewer Viziers than the seat if it got `count` more."""
    now = position.viziers[seat]
    return sum([now <= other < now + viziers for one, other in enumerate(position.viziers) if one != seat])
