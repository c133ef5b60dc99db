"""Searches that the page runs slice by slice, so that undo and "move now" wait for one slice at most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.contract import State
from chiefdoms.core.plan import write_plan
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.levels import with_time_limit
from chiefdoms.players.search import think
from chiefdoms.players.trials import Thought, Trial

SLICE = 0.03  # seconds; one more roll-out may follow, and a slice should take less than 40 ms
SHORTEST, LONGEST = 0.05, 20.0  # seconds that the strongest level may be given for a decision


class Thinking:
    """A running search for the seat to act."""

    def __init__(self, game: str, state: State[Any], player: object, seconds: float | None, least: int = 1) -> None:
        """At least `least` plans are kept to the end, even if the player itself needs fewer."""
        chosen = player_of(player, game)
        chosen = replace(chosen, candidates=max(chosen.candidates, least))
        if seconds is not None:
            chosen = with_time_limit(chosen, min(max(seconds, SHORTEST), LONGEST))
        self.state = state
        self.evaluator = evaluator_of(game)
        self._steps: Iterator[Thought] = think(state, self.evaluator, chosen, Random(), perf_counter)
        self.thought: Thought | None = None
        self.over = False
        self._names: dict[tuple[Any, ...], str] = {}

    def step(self) -> None:
        """Continue for one slice."""
        ends = perf_counter() + SLICE
        for thought in self._steps:
            self.thought = thought
            if perf_counter() >= ends:
                return
        self.over = True

    def finish(self) -> None:
        """End the search with the best plans so far."""
        if self.thought is None:
            self.step()
        self.over = True

    def contenders(self) -> list[str]:
        """The plans that roll-outs are comparing now, each by the texts of its moves; other workers may help."""
        trials = self.thought.contenders if self.thought and not self.over else []
        return [self._name(trial) for trial in trials] if len(trials) > 1 else []

    def add_remote(self, runs: int, totals: Mapping[str, float]) -> None:
        """Add the roll-outs of another worker: the sum of that many runs for each contender, by its name."""
        contenders = self.thought.contenders if self.thought else []
        if not self.thought or not all(self._name(trial) in totals for trial in contenders):
            return  # they belong to another search
        for trial in contenders:
            trial.add_remote(totals[self._name(trial)], runs)
        self.thought.remote_runs += runs * len(contenders)

    def _name(self, trial: Trial) -> str:
        moves = trial.plan.moves
        if moves not in self._names:
            self._names[moves] = " ".join(write_plan(self.state, moves))
        return self._names[moves]

    def as_json(self, count: int = 1) -> dict[str, Any]:
        """The progress of the search; when finished, the best plans as texts, and how far each is behind the best."""
        thought = self.thought
        if not self.over or thought is None:
            return {"done": min(thought.done, 0.99) if thought else 0.0}  # 1 means that there are plans
        return {"done": 1.0, "plans": [self._plan_as_json(trial, thought) for trial in thought.trials[:count]]}

    def _plan_as_json(self, trial: Trial, thought: Thought) -> dict[str, Any]:
        return {
            "moves": write_plan(self.state, trial.plan.moves),
            "worth": trial.mean,
            "runs": trial.runs,
            "behind": trial.behind(thought.trials[0]),
            "measure": self.evaluator.measure,
        }
