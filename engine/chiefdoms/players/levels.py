"""Computer players as data: five levels and some characters for every game, and the two yardsticks.

`budget` is the number of roll-outs for one decision, so that a level is as strong on every device; `seconds` the
longest thought when a clock is running (the page), for devices that are too slow for the budget. `second` is how many
plans get the evaluator's second look, `breadth` how many are tried in roll-outs; `noise` blurs what a player sees
before them, in points; `taste` bends the evaluator's weights.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

Fitted = Mapping[str, Mapping[str, Any]]  # a game's own numbers: player -> what is replaced


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

# About as strong as the middle of the levels, each with a taste that a game's mind/players.py gives it.
CHARACTERS = tuple(
    Player(name, budget=80, seconds=0.6, breadth=8) for name in ("builder", "hoarder", "gardener", "gambler")
)

STANDARD = 1.5  # seconds: the longest thought for which the levels' seconds are written; the page may ask for another

PLAYERS = {player.id: player for player in (RANDOM, GREED, *LEVELS, *CHARACTERS)}


def pace(player: Player, longest: float) -> Player:
    """The player where no thought may take longer than that: each level keeps its share of the time.

    Less time than usual need not mean fewer roll-outs: a fast device can make them all.
    """
    share = longest / STANDARD
    return replace(player, seconds=player.seconds * share, budget=round(player.budget * max(1.0, share)))
