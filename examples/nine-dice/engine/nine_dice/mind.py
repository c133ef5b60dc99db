"""How computer players evaluate the game. Without this module a game has no computer players."""

from __future__ import annotations

from random import Random

from chiefdoms.games.nine_dice import NineDiceState
from chiefdoms.players.evaluator import Evaluator, Weights


class NineDiceEvaluator(Evaluator[NineDiceState]):
    def worth(self, state: NineDiceState, seat: int, weights: Weights) -> float:
        """The lead over the other seat, so that blocking one of its lines counts as well."""
        totals = [card.total for card in state.scores()]
        return totals[seat] - totals[1 - seat]

    def quick_move(self, state: NineDiceState, random: Random) -> int:
        """Any move: a game of nine moves can be played out many times."""
        return random.choice(state.moves())


EVALUATOR = NineDiceEvaluator()

# Changes to the parameters of the shared players: scores are low here, so small errors make a beginner.
PLAYERS = {"level-1": {"noise": 4.0}, "level-2": {"noise": 1.5}}
