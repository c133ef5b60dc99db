"""What a computer player knows of Five Tribes: a plan is a bid, or a whole activation until chance decides something.

At first a plan is worth its immediate gain. The second look varies its path and its victim, and subtracts what is left
for the others. Roll-outs go on to the end of a round, so that everybody has had the same number of turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.mind.activation import carry_out, variations
from chiefdoms.games.five_tribes.mind.quick_moves import quick_move
from chiefdoms.games.five_tribes.mind.sowing_values import best_moves, rank_ends, value_bid, value_ends, value_sowings
from chiefdoms.games.five_tribes.mind.valuation import Valuation
from chiefdoms.games.five_tribes.rules.encoding import DROP, KIND, SELL, USE
from chiefdoms.games.five_tribes.rules.estimates import estimate_results
from chiefdoms.games.five_tribes.rules.position import BIDDING, MOVING, NOBODY
from chiefdoms.games.five_tribes.rules.scoring import total_score
from chiefdoms.games.five_tribes.state import FiveTribesState
from chiefdoms.players.evaluator import Evaluator, Plan, Weights

CANDIDATES = 32  # how many results are tried at first
VARIATIONS = 6  # how many variations of a plan the second look tries; the weight "forms" replaces it
BOARD_WEIGHTS = {
    "left": 0.9,  # the best gain on the board, if another has the next turn
    "mine": 0.9,  # the same, if the seat itself has it
}


class FiveTribesEvaluator(Evaluator[FiveTribesState]):
    trust = 6.0

    def worth(self, state: FiveTribesState, seat: int, weights: Weights) -> float:
        """The lead over the best of the others, including what things are worth beyond their points."""
        return Valuation(state, weights).lead(state, seat)

    def plans(self, state: FiveTribesState, weights: Weights) -> Iterator[Plan]:
        """Bids by their price, activations by their gain."""
        seat = state.actor()
        if state.phase == MOVING:
            powers = [move for move in state.moves() if move >> KIND == USE >> KIND]
            firsts = _promising_sowings(state, Valuation(state, weights)) + powers
        else:
            firsts = [move for move in state.moves() if move >> KIND not in (SELL >> KIND, DROP >> KIND)]
        for move in firsts:
            after, moves = carry_out(state, [move], None)
            yield Plan(moves, float(total_score(after, seat)))

    def look_again(self, state: FiveTribesState, plan: Plan, weights: Weights, random: Random) -> Iterator[Plan]:
        seat = state.actor()
        valuation = Valuation(state, weights)
        if state.phase == BIDDING:
            gains = rank_ends(value_ends(state, seat, valuation))
            yield Plan(plan.moves, value_bid(state, plan.moves[0], gains, valuation))
            return
        for after, moves in variations(state, plan, int(weights.get("forms", VARIATIONS)), valuation, random):
            value = Valuation(after, weights)
            yield Plan(moves, value.lead(after, seat) + _board_value(after, seat, value, weights))

    def roll_out(self, state: FiveTribesState, chance: Chance, random: Random) -> None:
        """To the end of this round, and of the next one if this one is nearly over."""
        markers = len(state.bidders) + sum(seat != NOBODY for seat in state.track)
        last = state.round + (1 if markers > 1 else 2)
        while state.seat is not None and state.round < last:
            state.play(quick_move(state, random), chance)

    def quick_move(self, state: FiveTribesState, random: Random) -> int:
        return quick_move(state, random)


def _promising_sowings(state: FiveTribesState, valuation: Valuation) -> list[int]:
    """The sowings that may be best: some by their points alone, the others by their estimated value."""
    seat = state.actor()
    surest = best_moves(estimate_results(state, seat), CANDIDATES // 4)
    return list(dict.fromkeys(surest + best_moves(value_sowings(state, seat, valuation), CANDIDATES)))


def _board_value(state: FiveTribesState, seat: int, valuation: Valuation, weights: Weights) -> float:
    """What the best result on the board means for the seat, now that the next marker has it."""
    if state.seat is None or state.phase != MOVING:
        return 0.0
    best = max(value_ends(state, state.seat, valuation).values(), default=0)
    key = "mine" if state.seat == seat else "left"
    weight = weights.get(key, BOARD_WEIGHTS[key])
    return weight * best if state.seat == seat else -weight * best


EVALUATOR = FiveTribesEvaluator()
