"""Sensible moves found quickly, for roll-outs, where trying each move would take too long."""

from __future__ import annotations

from random import Random
from typing import Any

from chiefdoms.games.five_tribes.components import MARKETS
from chiefdoms.games.five_tribes.djinns import DJINNS
from chiefdoms.games.five_tribes.meeples import BLUE
from chiefdoms.games.five_tribes.mind.activation import best_purchase, split_kills
from chiefdoms.games.five_tribes.mind.sowing_values import rank_ends, value_bid, value_ends
from chiefdoms.games.five_tribes.mind.valuation import FAKIR_VALUE, Valuation
from chiefdoms.games.five_tribes.rules.encoding import BUY, DETAIL, END, GO, KILL_IN_FRONT, KIND, SOW, TAKE, USE
from chiefdoms.games.five_tribes.rules.estimates import Ratings
from chiefdoms.games.five_tribes.rules.position import BIDDING, MOVING, NOBODY, PATH, SALE, TILE, TRIBE, WRAP_UP
from chiefdoms.games.five_tribes.rules.sowing import list_results_at, pick_result
from chiefdoms.games.five_tribes.state import FiveTribesState

BID_NOISE = 2.0
RANDOM_SOWINGS = 0.15  # how often a sowing is chosen at random
MOST_KEPT = 128  # values of a position take some kilobytes

_MARKET_PRICES = [price for price, _, _ in MARKETS.values()]
_kept: dict[tuple[Any, ...], Ratings[float]] = {}


def quick_move(state: FiveTribesState, random: Random) -> int:
    """A sensible move, chosen by simple rules."""
    phase = state.phase
    if phase == BIDDING:
        return _quick_bid(state, random)
    if phase == MOVING:
        return _quick_sowing(state, random)
    return _quick_step(state, random)


def _quick_bid(state: FiveTribesState, random: Random) -> int:
    """The bid that promises most, with some noise."""
    valuation = Valuation(state, {})
    gains = rank_ends(values_of_ends(state))
    return max(state.moves(), key=lambda bid: value_bid(state, bid, gains, valuation) + BID_NOISE * random.random())


def _quick_sowing(state: FiveTribesState, random: Random) -> int:
    """The result with the highest value, a random one of equals; sometimes any result."""
    if random.random() < RANDOM_SOWINGS:
        return SOW | pick_result(state, random.random())
    values = values_of_ends(state)
    most = max(values.values())
    results = list_results_at(state, {code for code, value in values.items() if value == most})
    return SOW | results[int(random.random() * len(results))]


def values_of_ends(state: FiveTribesState) -> Ratings[float]:
    """`value_ends` for the seat to act; not to be changed.

    Kept for a while, because bids change nothing that it depends on: a seat's second bid of a round and the first
    sowing after the bids need the same values again, and so does every roll-out from the same position.
    """
    seat = state.actor()
    gold = state.gold[seat]
    key = (
        seat, state.board, state.options.own_drops, state.options.late_echidna, state.ending,
        *state.stacks, *state.owners, *state.camels, *state.viziers,
        state.elders[seat], state.djinns[seat], *state.cards(seat), *[gold >= price for price in _MARKET_PRICES],
        state.palms, state.palaces, state.palms_left, state.palaces_left, *state.djinn_row, NOBODY, *state.row,
    )  # fmt: skip
    values = _kept.get(key)
    if values is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        values = _kept[key] = value_ends(state, seat, Valuation(state, {}))
    return values


def _quick_step(state: FiveTribesState, random: Random) -> int:
    """A later step of an activation, by simple rules."""
    phase = state.phase
    if phase == PATH:
        return GO
    if phase in (SALE, WRAP_UP):
        return END
    moves = [move for move in state.moves() if move >> KIND != USE >> KIND]
    last = moves[-1]
    if len(moves) == 1:
        return last
    if phase == TILE and moves[0] >> KIND == TAKE >> KIND:
        return best_purchase(state, Valuation(state, {}))
    if phase == TILE and moves[0] >> KIND == BUY >> KIND:
        return max(moves[:-1], key=lambda move: DJINNS[(move & DETAIL) >> 3].points)
    if phase == TRIBE and state.colour == BLUE:
        return last if state.board.blue[state.end] > FAKIR_VALUE else moves[0]
    claims, _ = split_kills(state, moves)
    if claims:
        return claims[0]
    if last >> KIND == KILL_IN_FRONT >> KIND:
        return last
    return moves[int(random.random() * len(moves))]
