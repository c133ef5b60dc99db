"""A verdict on what somebody would play: the strongest player's own plan, and how far the other one is behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.core.errors import IllegalMove
from chiefdoms.players import evaluator_of
from chiefdoms.players.evaluator import Plan
from chiefdoms.players.levels import LEVELS
from chiefdoms.players.search import Thought, tempered
from chiefdoms.players.thinking import Thinking
from chiefdoms.players.weighing import Weighing

RUNS = 32  # of each plan
LONGEST = 1.5  # seconds that these may take


class Verdict(Thinking):
    """One verdict under way. It goes on like any thought; when over it also tells `behind`, in the evaluator's measure,
    whether that is `slight`, and `lines`."""

    def __init__(self, game: str, state: State[Any], texts: Sequence[str], seconds: float | None) -> None:
        plan = Plan(read(state, texts), 0.0)
        super().__init__(game, state, LEVELS[-1].id, seconds)
        self._judge = evaluator_of(game)
        self._plan_given = plan
        self._behind = 0.0
        self._lines: list[dict[str, Any]] = []
        self._steps = self._weigh(self._steps)

    def _weigh(self, thoughts: Iterator[Thought]) -> Iterator[Thought]:
        thought: Thought | None = None
        for thought in thoughts:
            yield thought
        if thought is None or leads_to(self.state, thought.best.moves) == leads_to(self.state, self._plan_given.moves):
            return
        weighing = Weighing(self.state, self._judge, [thought.best, self._plan_given], Random())
        ends = perf_counter() + LONGEST
        while weighing.runs < 2 or (weighing.runs < RUNS and perf_counter() < ends):
            for _ in weighing.run():
                yield thought
        self._behind = round(tempered(*weighing.gain(0, 1)), 2)
        self._lines = weighing.lines(0, 1)

    def tell(self, count: int = 1) -> dict[str, Any]:
        told = super().tell(count)
        verdict = {"behind": self._behind, "slight": self._behind < self._judge.slight, "lines": self._lines}
        return told | verdict if "plans" in told else told


def read(state: State[Any], texts: Sequence[str]) -> tuple[Any, ...]:
    """The moves of texts, one after the other, all of them the deciding seat's."""
    seat = state.seat
    now = state.clone()
    moves = []
    for text in texts:
        move = now.find(text) if now.seat == seat else None
        if move is None:
            raise now.why_not(text) if now.seat == seat else IllegalMove("not-legal-now")
        moves.append(move)
        now.play(move, Quick(0))
    return tuple(moves)


def leads_to(state: State[Any], moves: Sequence[Any]) -> str:
    """Plans that lead to the same position are the same."""
    after = state.clone()
    for move in moves:
        after.play(move, Quick(0))
    return after.diagram()
