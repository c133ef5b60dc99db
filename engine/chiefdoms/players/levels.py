"""Computer players as data: five levels and some characters for every game, and the two yardsticks.

`budget` is the number of roll-outs for one decision, so that a level is as strong on every device; `seconds` the
longest thought when a clock is running (the page), for devices that are too slow for the budget. `second` is how many
plans get the judge's second look, `breadth` how many are tried in roll-outs; `noise` blurs what a player sees before
them, in points; `taste` bends the judge's weights.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Player:
    """One computer player."""

    id: str
    budget: int = 0
    seconds: float = 0.0
    second: int = 0
    breadth: int = 1
    noise: float = 0.0
    blind: bool = False  # plays any legal move
    taste: Mapping[str, float] = field(default_factory=dict)
    likes: Mapping[str, float] = field(default_factory=dict)  # lines of the score card: what each point counts beyond 1
    daring: float = (
        0.0  # what a standard deviation of the roll-outs counts: a gambler would rather win much or lose much
    )


RANDOM = Player("random", blind=True)
GREED = Player("greed")

LEVELS = (
    Player("level-1", noise=12.0),
    Player("level-2", noise=4.0),
    Player("level-3", budget=60, seconds=0.3, breadth=8),
    Player("level-4", budget=240, seconds=0.7, breadth=16),
    Player("level-5", budget=960, seconds=1.5, breadth=24),
)

# About as strong as the middle of the levels, each with a taste of its own; what that is in a game is fitted below.
CHARACTERS = tuple(
    Player(name, budget=80, seconds=0.6, breadth=8) for name in ("builder", "hoarder", "gardener", "gambler")
)

STANDARD = 1.5  # seconds: the longest thought for which the levels' seconds are written; the page may ask for another

PLAYERS = {player.id: player for player in (RANDOM, GREED, *LEVELS, *CHARACTERS)}

# Where a game wants other numbers: game -> player -> what is replaced.
FITTED: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "chiefdom": {
        "level-1": {"noise": 12.0},
        "level-2": {"noise": 3.0},
        "level-3": {"budget": 40, "breadth": 6},
        "level-4": {"budget": 160, "breadth": 12},
        "builder": {"likes": {"houses": 0.6, "walls": 1.0}},
        "hoarder": {"likes": {"logs": 1.0, "fish": 1.0}},
        "gardener": {"likes": {"forest": 0.6, "lake": 0.6}},
        "gambler": {"daring": 1.0},
    },
    "five-tribes": {
        "level-1": {"noise": 14.0},
        "level-2": {"noise": 6.0},
        "level-3": {"second": 12, "noise": 6.0, "budget": 0, "breadth": 1},
        "level-4": {"second": 24, "noise": 2.5, "budget": 0, "breadth": 1},
        "level-5": {"second": 36, "budget": 96, "breadth": 8, "taste": {"forms": 16}},
        "builder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"palaces": 0.6, "tiles": 0.4}},
        "hoarder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"merchandise": 0.8, "gold": 0.3}},
        "gardener": {"second": 12, "budget": 0, "breadth": 1, "likes": {"palms": 0.8, "elders": 0.6}},
        "gambler": {"second": 12, "budget": 48, "breadth": 4, "daring": 1.0, "taste": {"left": 0.3}},
    },
    "fiefdoms": {
        "level-1": {"noise": 8.0},
        "level-2": {"noise": 2.5},
        "level-3": {"budget": 8, "breadth": 3},
        "level-4": {"budget": 120, "breadth": 12},
        "builder": {"budget": 48, "likes": {"townhall": 0.8, "university": 0.8, "guilds": 0.8}},
        "hoarder": {"budget": 48, "likes": {"markets": 0.6, "quarries": 0.6}},
        "gardener": {"budget": 48, "likes": {"farms": 0.8, "windmills": 0.8}},
        "gambler": {"budget": 48, "daring": 1.0},
    },
    "duel": {
        "greed": {"taste": {"plain": 1.0}},
        "level-1": {"noise": 4.0, "taste": {"plain": 1.0}},
        "level-2": {"noise": 4.0},
        "level-3": {"second": 12, "noise": 2.5, "budget": 0, "breadth": 1},
        "level-4": {"second": 16, "budget": 0, "breadth": 1},
        "level-5": {"second": 24, "budget": 128, "breadth": 8},
        "builder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"hut": 6.0, "fire": 3.0}},
        "hoarder": {"second": 12, "budget": 0, "breadth": 1, "likes": {"fish": 6.0, "mask": 3.0}},
        "gardener": {"second": 12, "budget": 0, "breadth": 1, "likes": {"forest": 6.0, "lake": 6.0}},
        "gambler": {"second": 12, "budget": 48, "breadth": 6, "daring": 1.0},
    },
}


def pace(player: Player, longest: float) -> Player:
    """The player where no thought may take longer than that: each level keeps its share of the time.

    Less time than usual need not mean fewer roll-outs: a fast device can make them all.
    """
    share = longest / STANDARD
    return replace(player, seconds=player.seconds * share, budget=round(player.budget * max(1.0, share)))


def fit(player: Player, game: str) -> Player:
    """The player with the numbers that it has in a game."""
    return replace(player, **FITTED.get(game, {}).get(player.id, {}))
