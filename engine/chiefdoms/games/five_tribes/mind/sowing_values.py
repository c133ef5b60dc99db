"""Estimates the gain of each result of a sowing, for choosing sowings and for bids, which compete for them."""

from __future__ import annotations

from collections.abc import Sequence

from chiefdoms.games.five_tribes.components import FAKIR, KINDS, MARKETS, PRICES, SACRED, VIZIER_BONUS
from chiefdoms.games.five_tribes.djinns import DJINNS, ECHIDNA, SACRED_PRICE
from chiefdoms.games.five_tribes.meeples import BLUE, COUNT, RED, SHIFT, TOTAL, WHITE, YELLOW
from chiefdoms.games.five_tribes.mind.valuation import Valuation
from chiefdoms.games.five_tribes.rules.encoding import DETAIL, bid_of
from chiefdoms.games.five_tribes.rules.estimates import (
    Ratings,
    estimate_ends,
    opponents_passed,
    rate_results,
)
from chiefdoms.games.five_tribes.rules.position import NOBODY, Position
from chiefdoms.games.five_tribes.rules.transfers import payable

DJINN_COST = 4.0  # the points of two Elders
OTHER_VICTIM = 2.0  # the worth of a kill that claims no tile: usually another seat loses a meeple
ORDER_WEIGHT = 0.5  # the share of the expected gain of a place in the turn order that counts


def value_sowings(position: Position, seat: int, valuation: Valuation) -> list[tuple[int, float]]:
    """Every result of the sowing, as a move, with its estimated gain."""
    return rate_results(position, value_ends(position, seat, valuation))


def value_ends(position: Position, seat: int, valuation: Valuation) -> Ratings[float]:
    """The estimated gain of each result.

    It consists of the points that need no choice, the best victim's tile, what a market or a Sacred Place sells, and
    what the things taken are worth beyond their points.
    """
    sold = _sale_values(position, seat, valuation)
    late_echidna = _late_echidna_value(position, seat, valuation)
    singles = _single_meeples(position) if position.camels[seat] else []
    kinds, stacks = position.board.kinds, position.stacks
    taken: dict[int, float] = {}  # by colour and count
    values: Ratings[float] = {}
    for code, points in estimate_ends(position, seat).items():
        end, colour = code >> 3, code & 7
        extra = sold[kinds[end]]
        count = (stacks[end] >> SHIFT[colour] & COUNT) + 1
        if colour < BLUE:
            key = count << 3 | colour
            if key not in taken:
                taken[key] = _extra_value(position, seat, colour, count, valuation)
            extra += taken[key]
        elif colour == RED:
            extra += _victim_value(position, end, count, singles)
        elif late_echidna is not None and kinds[end] == SACRED:
            extra = max(extra, late_echidna + count * position.board.blue[end])
        values[code] = points + extra
    return values


def best_moves(rated: Sequence[tuple[int, float]], count: int) -> list[int]:
    """The moves with the highest ratings, best first."""
    return [move for move, _ in sorted(rated, key=lambda pair: pair[1], reverse=True)[:count]]


def _sale_values(position: Position, seat: int, valuation: Valuation) -> list[float]:
    """The gain from the action of each kind of tile; 0 if it has nothing to sell."""
    cards = position.cards(seat)
    sold = [0.0] * len(KINDS)
    for kind, (price, count, reach) in MARKETS.items():
        if position.gold[seat] >= price:
            gain, _ = valuation.choose_cards(cards, position.row[:reach], count)
            sold[kind] = max(0.0, gain - price)
    if position.djinn_row and payable(position, seat, SACRED_PRICE):
        best = max(DJINNS[djinn].points + valuation.power_value(1 << djinn) for djinn in position.djinn_row)
        sold[SACRED] = max(0.0, best - DJINN_COST - 2 * valuation.elder)
    return sold


def _late_echidna_value(position: Position, seat: int, valuation: Valuation) -> float | None:
    """What Echidna is worth if she is bought after the Builders and used at once.

    The gold that she doubles is not included. None if the seat cannot do that.
    """
    if not position.options.late_echidna or ECHIDNA not in position.djinn_row:
        return None
    elders, fakirs = position.elders[seat], position.hands[10 * seat + FAKIR]
    if elders < 2 or elders + fakirs < 4:  # she costs as much again to invoke: an Elder, and one more Elder or Fakir
        return None
    return DJINNS[ECHIDNA].points - 2 * (DJINN_COST + 2 * valuation.elder)


def _single_meeples(position: Position) -> list[tuple[int, int]]:
    """The tiles that one kill empties and claims, as (value, tile), the best first."""
    owners, values = position.owners, position.board.values
    singles = [
        (values[tile], tile)
        for tile, stack in enumerate(position.stacks)
        if stack >> TOTAL == 1 and owners[tile] == NOBODY
    ]
    return sorted(singles, reverse=True)


def _victim_value(position: Position, end: int, reach: int, singles: list[tuple[int, int]]) -> float:
    """The gain from the Assassins' best victim without spending Fakirs."""
    distance = position.board.grid.distance[end]
    for value, tile in singles:
        if distance[tile] <= reach and tile != end:
            return float(value)
    return OTHER_VICTIM


def _extra_value(position: Position, seat: int, colour: int, count: int, valuation: Valuation) -> float:
    """What a number of Viziers, Elders or Merchants is worth beyond their points."""
    if colour == WHITE:
        return valuation.elder * count
    if colour == YELLOW:
        passed = opponents_passed(position, seat, count)
        return valuation.vizier * count + valuation.majority * VIZIER_BONUS * passed
    cards = position.cards(seat)
    before = valuation.goods_value(cards)
    bought = position.row[:count]
    for kind in bought:
        cards[kind] += 1
    return valuation.goods_value(cards) - before + valuation.fakir * bought.count(FAKIR)


# -- bids --------------------------------------------------------------------------------------------------------------


def value_bid(position: Position, bid: int, gains: list[float], valuation: Valuation) -> float:
    """The value of a bid if each marker ahead takes the best end that is left.

    It is a share of the best remaining gain, minus the price; only a share, because each turn also creates new gains.
    `gains` come from `rank_ends`.
    """
    spot, fakirs = bid_of(bid & DETAIL)
    ahead = sum([seat != NOBODY for seat in position.track[:spot]])
    return ORDER_WEIGHT * gains[ahead] - PRICES[spot + fakirs] - valuation.fakir * fakirs


def rank_ends(values: Ratings[float]) -> list[float]:
    """The best gain on each end, the best first, padded so that every place in the turn order has one."""
    gains: dict[int, float] = {}
    for code, value in values.items():
        end = code >> 3
        if value > gains.get(end, -1):
            gains[end] = value
    return sorted(gains.values(), reverse=True) + [0.0] * len(PRICES)
