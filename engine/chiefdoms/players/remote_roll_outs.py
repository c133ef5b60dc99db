"""Roll-outs for a search that runs in another worker: complete rounds over the plans that are still candidates.

All plans in a round get the same dice, so the search can add the sums of any worker to its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.contract import State
from chiefdoms.core.plan import read_plan
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.evaluator import Plan
from chiefdoms.players.roll_outs import RollOuts
from chiefdoms.players.thinking import SLICE


class RemoteRollOuts:
    """Roll-outs for one decision. A plan is named by the texts of its moves, separated by spaces."""

    def __init__(self, game: str, state: State[Any], player: object) -> None:
        self.state = state
        self._roll_outs = RollOuts(state, evaluator_of(game), player_of(player, game), Random())
        self._plans: dict[str, Plan] = {}
        self._contenders: list[str] = []
        self._run_numbers = count(1)
        self._runs = 0
        self._totals: dict[str, float] = {}
        self._rounds = self._play_rounds()

    def step(self, contenders: list[str]) -> dict[str, Any]:
        """Run for one slice, and return the sums of the rounds completed in it."""
        for name in contenders:
            if name not in self._plans:
                self._plans[name] = Plan(read_plan(self.state, name.split()), 0.0)
        if not set(contenders) <= set(self._contenders):
            self._rounds = self._play_rounds()  # the current round does not include some of these
        self._contenders = contenders
        ends = perf_counter() + SLICE
        for _ in self._rounds:
            if perf_counter() >= ends:
                break
        report = {"runs": self._runs, "totals": {name: self._totals.get(name, 0.0) for name in contenders}}
        self._runs, self._totals = 0, {}
        return report

    def _play_rounds(self) -> Iterator[None]:
        """Round after round, each for the contenders at its start."""
        for run in self._run_numbers:
            values = {}
            for name in self._contenders:
                values[name] = self._roll_outs.value(self._plans[name], run)
                yield
            for name, value in values.items():
                self._totals[name] = self._totals.get(name, 0.0) + value
            self._runs += 1
