"""The setups of every registered game that the contract tests use."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from chiefdoms import BadOptions, Match, games

# Pyodide is slower, so a few runs with few seats have to do there.
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
        for option in game.info.options:
            for choice in option.choices:
                if choice != option.default:
                    variant = _fewest_seats(name, (option.key, choice))
                    if variant.seats <= FEW_SEATS or not IN_PYODIDE:
                        yield variant


def _fewest_seats(name: str, option: tuple[str, str]) -> Variant:
    """An option that needs more than one seat, with as few seats as possible."""
    counts = games[name].info.seats
    for seats in counts[1:-1]:
        try:
            Variant(name, seats, option).match("seats")
        except BadOptions:
            continue
        return Variant(name, seats, option)
    return Variant(name, counts[-1], option)


VARIANTS = list(_variants())


def play_randomly(match: Match, seed: int, plies: int | None = None) -> Match:
    """Play random moves to the end, or a given number of them."""
    random = Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        match.play(random.choice(match.moves()))
    return match
