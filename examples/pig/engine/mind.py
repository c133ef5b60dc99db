"""What the computer players know: points at risk are worth what they are until the next 1."""

from __future__ import annotations

from random import Random

from chiefdoms.games.pig import PigState

from chiefdoms.players.evaluator import Evaluator, Taste
from chiefdoms.players.levels import Adjustments

ENOUGH = 20  # points at which most players hold


class PigEvaluator(Evaluator[PigState]):
    def worth(self, state: PigState, seat: int, taste: Taste) -> float:
        return state.banked[seat] + (state.risk if state.seat == seat else 0)

    def quick_move(self, state: PigState, random: Random) -> str:
        moves = state.moves()
        return moves[0] if state.risk >= ENOUGH else moves[-1]


EVALUATOR = PigEvaluator()
PLAYERS: Adjustments = {"gambler": {"risk": 1.0}}
