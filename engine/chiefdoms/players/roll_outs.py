"""Roll-outs: play a plan, then quick moves for everybody, and evaluate the resulting position."""

from __future__ import annotations

from random import Random
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.core.score import ScoreCard
from chiefdoms.players.evaluator import Evaluator, Plan
from chiefdoms.players.levels import Player


class RollOuts:
    """Roll-outs from one position. Dice and hidden information depend only on the number of the run, so all plans of a
    run get the same."""

    def __init__(self, state: State[Any], evaluator: Evaluator[Any], player: Player, random: Random) -> None:
        assert state.seat is not None
        self.state = state
        self.seat = state.seat
        self.evaluator = evaluator
        self.player = player
        self.seed = random.getrandbits(48)

    def value(self, plan: Plan, run: int) -> float:
        """The result of a run, as the player values it."""
        end = self.end(plan, run)
        worth = self.evaluator.worth(end, self.seat, self.player.weights)
        return worth + line_bonus(end.scores()[self.seat], self.player) if self.player.line_bonuses else worth

    def end(self, plan: Plan, run: int) -> State[Any]:
        """The final position of a run."""
        chance = Quick(self.seed + run)
        random = Random(self.seed - run)
        copy = self.state.blind(self.seat, chance)
        for move in plan.moves:
            copy.play(move, chance)
        self.evaluator.roll_out(copy, chance, random)
        return copy


def line_bonus(card: ScoreCard, player: Player) -> float:
    """What the lines of a score card are worth to a player beyond their points."""
    return sum([player.line_bonuses.get(line.key, 0.0) * line.points for line in card.lines])
