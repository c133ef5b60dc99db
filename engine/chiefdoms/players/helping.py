"""Roll-outs for a search that another worker leads: whole rounds over the plans that are still in question.

All plans of a round meet the same dice, so whoever leads the search may add the sums of any helper to its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.core.errors import IllegalMove
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.evaluator import Plan
from chiefdoms.players.search import RollOuts
from chiefdoms.players.thinking import SLICE


class Helping:
    """Help with one decision."""

    def __init__(self, game: str, state: State[Any], player: object) -> None:
        self.state = state
        self._roll_outs = RollOuts(state, evaluator_of(game), player_of(player, game), Random())
        self._plans: dict[str, Plan] = {}
        self._rivals: list[str] = []
        self._dice = count(1)
        self._runs = 0
        self._totals: dict[str, float] = {}
        self._rounds = self._roll()

    def step(self, rivals: list[str]) -> dict[str, Any]:
        """Roll out for one slice, and tell the sums of the rounds that were finished in it."""
        for rival in rivals:
            if rival not in self._plans:
                self._plans[rival] = Plan(self._read(rival), 0.0)
        if not set(rivals) <= set(self._rivals):
            self._rounds = self._roll()  # what is under way is of no use for these
        self._rivals = rivals
        ends = perf_counter() + SLICE
        for _ in self._rounds:
            if perf_counter() >= ends:
                break
        report = {"runs": self._runs, "totals": {rival: self._totals.get(rival, 0.0) for rival in rivals}}
        self._runs, self._totals = 0, {}
        return report

    def _roll(self) -> Iterator[None]:
        """Round after round, each for those that are rivals when it begins."""
        for run in self._dice:
            values = {}
            for rival in self._rivals:
                values[rival] = self._roll_outs.play(self._plans[rival], run)
                yield
            for rival, value in values.items():
                self._totals[rival] = self._totals.get(rival, 0.0) + value
            self._runs += 1

    def _read(self, rival: str) -> tuple[Any, ...]:
        state = self.state.clone()
        moves = []
        for text in rival.split():
            move = state.find(text)
            if move is None:
                raise IllegalMove("not-legal-now", move=text[:80])
            moves.append(move)
            state.play(move, Quick(0))
        return tuple(moves)
