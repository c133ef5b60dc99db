"""Sensible moves found quickly, for roll-outs, where trying each move would take too long."""

from __future__ import annotations

from random import Random

from chiefdoms.games.five_tribes.djinns import DJINNS
from chiefdoms.games.five_tribes.meeples import BLUE
from chiefdoms.games.five_tribes.mind.activation import best_purchase, split_kills
from chiefdoms.games.five_tribes.mind.sowing_values import rank_ends, value_bid, value_ends
from chiefdoms.games.five_tribes.mind.valuation import FAKIR_VALUE, Valuation
from chiefdoms.games.five_tribes.rules.encoding import BUY, DETAIL, END, GO, KILL_IN_FRONT, KIND, SOW, TAKE, USE
from chiefdoms.games.five_tribes.rules.position import BIDDING, MOVING, PATH, SALE, TILE, TRIBE, WRAP_UP
from chiefdoms.games.five_tribes.rules.sowing import list_results_at, pick_result
from chiefdoms.games.five_tribes.state import FiveTribesState

BID_NOISE = 2.0
RANDOM_SOWINGS = 0.15  # how often a sowing is chosen at random


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
    gains = rank_ends(state, state.actor(), valuation)
    return max(state.moves(), key=lambda bid: value_bid(state, bid, gains, valuation) + BID_NOISE * random.random())


def _quick_sowing(state: FiveTribesState, random: Random) -> int:
    """The result with the highest value, a random one of equals; sometimes any result."""
    if random.random() < RANDOM_SOWINGS:
        return SOW | pick_result(state, random.random())
    values = value_ends(state, state.actor(), Valuation(state, {}))
    most = max(values.values())
    results = list_results_at(state, {code for code, value in values.items() if value == most})
    return SOW | results[int(random.random() * len(results))]


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
