"""Searches that the page steps through: a slice at a time, so that undo and "move now" need wait for one slice only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.levels import pace
from chiefdoms.players.search import Thought, Trial, think

SLICE = 0.03  # seconds; one more roll-out may follow, and a slice should stay below 40 ms
SHORTEST, LONGEST = 0.05, 20.0  # seconds that the top level may be given for a thought


def texts(state: State[Any], moves: Sequence[Any]) -> list[str]:
    """The moves of a plan as texts."""
    state = state.clone()
    found = []
    for move in moves:
        found.append(state.text(move))
        state.play(move, Quick(0))
    return found


class Thinking:
    """One search under way for the seat to act."""

    def __init__(self, game: str, state: State[Any], player: object, seconds: float | None, least: int = 1) -> None:
        """`least` plans are kept to the end, though the player itself may need fewer."""
        chosen = player_of(player, game)
        chosen = replace(chosen, breadth=max(chosen.breadth, least))
        if seconds is not None:
            chosen = pace(chosen, min(max(seconds, SHORTEST), LONGEST))
        self.state = state
        self.measure = evaluator_of(game).measure
        self._steps: Iterator[Thought] = think(state, evaluator_of(game), chosen, Random(), perf_counter)
        self.thought: Thought | None = None
        self.over = False
        self._names: dict[tuple[Any, ...], str] = {}

    def step(self) -> None:
        """Go on thinking for one slice."""
        ends = perf_counter() + SLICE
        for thought in self._steps:
            self.thought = thought
            if perf_counter() >= ends:
                return
        self.over = True

    def finish(self) -> None:
        """Be content with what was found so far."""
        if self.thought is None:
            self.step()
        self.over = True

    def rivals(self) -> list[str]:
        """The plans between which roll-outs decide now, each by the texts of its moves; others may help with them."""
        alive = self.thought.alive if self.thought and not self.over else []
        return [self._name(trial) for trial in alive] if len(alive) > 1 else []

    def hear(self, runs: int, totals: Mapping[str, float]) -> None:
        """Take in the roll-outs of a helper: each of the plans by its name, with the sum of so many runs."""
        alive = self.thought.alive if self.thought else []
        if not self.thought or not all(self._name(trial) in totals for trial in alive):
            return  # they belong to another thought
        for trial in alive:
            trial.hear(totals[self._name(trial)], runs)
        self.thought.heard += runs * len(alive)

    def _name(self, trial: Trial) -> str:
        moves = trial.plan.moves
        if moves not in self._names:
            self._names[moves] = " ".join(texts(self.state, moves))
        return self._names[moves]

    def tell(self, count: int = 1) -> dict[str, Any]:
        """How far the thought is; when over, the best plans as texts, with what each is worth less than the best."""
        thought = self.thought
        if not self.over or thought is None:
            return {"done": min(thought.done, 0.99) if thought else 0.0}  # 1 is for those who have plans to show
        return {"done": 1.0, "plans": [self._plan(trial) for trial in thought.trials[:count]]}

    def _plan(self, trial: Trial) -> dict[str, Any]:
        behind = trial.behind(self.thought.trials[0]) if self.thought else 0.0
        moves = texts(self.state, trial.plan.moves)
        return {"moves": moves, "worth": trial.mean, "runs": trial.runs, "behind": behind, "measure": self.measure}
