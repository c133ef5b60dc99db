"""Every way a registered game can be set up that the contract tests go through."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from chiefdoms import Match, games

# Pyodide is slower: a few tries with few seats show that it does the same there.
IN_PYODIDE = "CHIEFDOMS_PYODIDE" in os.environ
FEW_SEATS = 3


def times(count: int) -> range:
    """How often something is tried."""
    return range(max(1, count // 5) if IN_PYODIDE else count)


@dataclass(frozen=True)
class Variant:
    """A game with a seat count and, at most, one option away from its default."""

    game: str
    seats: int
    option: tuple[str, str] | None = None

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(self.option or ())])

    def match(self, seed: str) -> Match:
        return Match.new(self.game, self.seats, seed, dict([self.option] if self.option else []))


def _variants() -> Iterator[Variant]:
    for name, game in games.items():
        yield from (Variant(name, seats) for seats in game.info.seats if seats <= FEW_SEATS or not IN_PYODIDE)
        seats = game.info.seats[min(1, len(game.info.seats) - 1)]
        for option in game.info.options:
            for choice in option.choices:
                if choice != option.default:
                    yield Variant(name, seats, (option.key, choice))


VARIANTS = list(_variants())


def play_randomly(match: Match, seed: int, plies: int | None = None) -> Match:
    """Play random moves to the end, or so many."""
    random = Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        match.play(random.choice(match.moves()))
    return match
