"""What a computer player knows of a game beyond its rules: which plans to consider, and how good a position is.

A plan is a sequence of legal moves that one seat can make before chance or another seat decides anything. No rule is
repeated here: plans are found by playing moves on clones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.core.contract import State

S = TypeVar("S", bound=State[Any])
Weights = Mapping[str, float]  # weights of an evaluator by name, for those that differ from its own (Player.weights)


@dataclass(frozen=True)
class Plan:
    """A sequence of moves, and its worth by the evaluator without a search. A worth that is `sure` is final."""

    moves: tuple[Any, ...]
    worth: float
    sure: bool = False


class Evaluator(ABC, Generic[S]):
    """The evaluator of one game. Worths are in points of its score, or something that grows with the chance to win."""

    depth: int = 10_000  # how many moves a roll-out goes on; the whole game if a game does not set it
    measure: str = "points"  # what worths count: points, or the chance to win in percent ("chance")
    slight: float = 0.5  # a difference of worths too small to mention
    trust: float = 0.0  # how many roll-outs the worth from a second look counts for when the two are combined

    @abstractmethod
    def worth(self, state: S, seat: int, weights: Weights) -> float:
        """How good the position is for a seat. `weights` replaces some of the evaluator's own."""

    @abstractmethod
    def quick_move(self, state: S, random: Random) -> Any:
        """A sensible move for roll-outs, found quickly."""

    def plans(self, state: S, weights: Weights) -> Iterator[Plan]:
        """Every plan worth considering, in any order. A generator, so that the caller can do other work in between. By
        default, each legal move is a plan."""
        seat = state.seat
        assert seat is not None
        for move in state.moves():
            after = state.clone()
            after.play(move, Quick(0))
            yield Plan((move,), self.worth(after, seat, weights))

    def look_again(self, state: S, plan: Plan, weights: Weights, random: Random) -> Iterator[Plan]:
        """A more precise evaluation of a plan, for players that use it: the plan and variants of it, one by one, with
        worths that are comparable among second looks. Each should take a few milliseconds at most."""
        yield plan

    def roll_out(self, state: S, chance: Chance, random: Random) -> None:
        """Play on with quick moves for everybody, for `depth` moves or to the end."""
        left = self.depth
        while left and state.seat is not None:
            state.play(self.quick_move(state, random), chance)
            left -= 1
