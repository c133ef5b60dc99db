"""Searches that the page steps through: a slice at a time, so that undo and "move now" need wait for one slice only."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.players import judge_of, player_of
from chiefdoms.players.levels import pace
from chiefdoms.players.search import Thought, Trial, think

SLICE = 0.03  # seconds; one more roll-out may follow, and a slice should stay below 40 ms
SHORTEST, LONGEST = 0.05, 20.0  # seconds that the top level may be given for a thought


class Thinking:
    """One search under way for the seat to act."""

    def __init__(self, game: str, state: State[Any], player: object, seconds: float | None) -> None:
        chosen = player_of(player, game)
        if seconds is not None:
            chosen = pace(chosen, min(max(seconds, SHORTEST), LONGEST))
        self.state = state
        self._steps: Iterator[Thought] = think(state, judge_of(game), chosen, Random(), perf_counter)
        self.thought: Thought | None = None
        self.over = False

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

    def tell(self, count: int = 1) -> dict[str, Any]:
        """How far the thought is; when over, the best plans as texts, with what the first moves would score."""
        thought = self.thought
        if not self.over or thought is None:
            return {"done": min(thought.done, 0.99) if thought else 0.0}  # 1 is for those who have plans to show
        return {"done": 1.0, "plans": [self._plan(trial) for trial in thought.trials[:count]]}

    def _plan(self, trial: Trial) -> dict[str, Any]:
        moves = []
        state = self.state.clone()
        preview: dict[str, Any] = {"total": 0, "lines": []}
        for move in trial.plan.moves:
            moves.append(state.text(move))
            preview = state.preview(move)
            state.play(move, Quick(0))
        return {"moves": moves, "worth": trial.mean, "runs": trial.runs, "preview": preview}
