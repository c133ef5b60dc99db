"""The evaluator of Chiefdom Duel. A plan is some dice to take, or a drawing with all that follows.

At first a plan is worth the lead after it, in which low rows count more. The second look subtracts the other seat's
best answer in this round, or searches to the end when the end is near. Roll-outs go on to the end of the next round. A
player with the weight `plain` sees nothing but marks.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.core.plan import play_plan
from chiefdoms.games.duel.mind.endgame import Endgame
from chiefdoms.games.duel.mind.mark_values import lead
from chiefdoms.games.duel.mind.plans import list_choices, list_drawings, list_takings
from chiefdoms.games.duel.mind.position_value import position_value, worth_of
from chiefdoms.games.duel.mind.quick_play import QuickPlay
from chiefdoms.games.duel.rules.position import DRAFT, DRAW
from chiefdoms.games.duel.state import DuelState
from chiefdoms.players.evaluator import Evaluator, Plan, Weights

DRAWINGS = 32  # how many drawings of a hand are tried at first
REPLIES = 16  # how many answers of the other seat are tried
LAST_SQUARES = 6  # with at most this many empty squares the second look searches to the end


class DuelEvaluator(Evaluator[DuelState]):
    measure = "chance"
    slight = 2.0
    trust = 8.0

    def __init__(self) -> None:
        self._endgame = Endgame()

    def worth(self, state: DuelState, seat: int, weights: Weights) -> float:
        """The chance to win in percent; with the weight `plain`, the marks."""
        plain = bool(weights.get("plain"))
        return worth_of(state, position_value(state, seat, plain), plain)

    def quick_move(self, state: DuelState, random: Random) -> int:
        return QuickPlay(state, random).next_moves()[0]

    def roll_out(self, state: DuelState, chance: Chance, random: Random) -> None:
        QuickPlay(state, random).roll_out(chance, self._endgame)

    def plans(self, state: DuelState, weights: Weights) -> Iterator[Plan]:
        plain = bool(weights.get("plain"))
        if state.phase != DRAFT:
            found = list_drawings(state, plain, DRAWINGS) if state.phase == DRAW else list_choices(state, plain)
            for result in found:
                yield Plan(result.moves, worth_of(state, result.value, plain))
        elif len(state.table) == 2:  # the last die taken, with the drawing that it allows
            for die in state.moves():
                after = state.clone()
                after.play(die, Quick(0))
                for result in list_drawings(after, plain, DRAWINGS // 2):
                    yield Plan((die, *result.moves), worth_of(state, result.value, plain))
        else:
            yield from list_takings(state, plain)

    def look_again(self, state: DuelState, plan: Plan, weights: Weights, random: Random) -> Iterator[Plan]:
        """The plan with the other seat's answer to it."""
        seat = state.actor
        after = play_plan(state, plan.moves)
        if state.empty.bit_count() <= LAST_SQUARES and after.round == state.round:
            end = self._endgame.result(after, seat)
            if end is not None:
                # Among equal results the larger lead is preferred.
                yield Plan(plan.moves, 50.0 + 50.0 * end + worth_of(after, lead(after, seat), False) / 1e6, sure=True)
                return
        if after.phase == DRAW and after.actor != seat and not weights.get("plain"):
            reply = max(result.value for result in list_drawings(after, False, REPLIES))
            yield Plan(plan.moves, worth_of(state, -reply, False))
            return
        yield plan


EVALUATOR = DuelEvaluator()
