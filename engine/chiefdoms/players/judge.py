"""What a computer player knows of a game beyond its rules: which plans are worth a thought, and how good a position is.

A plan is what one seat can do on its own before chance or another seat has a say: a run of moves that are all legal one
after the other. No rule is repeated here; plans are found by playing moves on clones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State

S = TypeVar("S", bound=State[Any])
Taste = Mapping[str, float]


@dataclass(frozen=True)
class Plan:
    """A run of moves, and what the judge thinks of it at first sight."""

    moves: tuple[Any, ...]
    worth: float


class Judge(ABC, Generic[S]):
    """One game's judge. Worths are in points of the game's score, or something that grows with the chance to win."""

    depth: int = 10_000  # how many moves a roll-out goes on; the whole game if not told otherwise

    @abstractmethod
    def worth(self, state: S, seat: int, taste: Taste) -> float:
        """How good the position is for a seat. `taste` changes the weights that it names."""

    @abstractmethod
    def quick_move(self, state: S, random: Random) -> Any:
        """A sensible move for roll-outs, found without much thought."""

    def plans(self, state: S, taste: Taste) -> list[Plan]:
        """Every plan worth a thought, in any order. Without more knowledge: each legal move by itself."""
        seat = state.seat
        assert seat is not None
        found = []
        for move in state.moves():
            after = state.clone()
            after.play(move, Quick(0))
            found.append(Plan((move,), self.worth(after, seat, taste)))
        return found
