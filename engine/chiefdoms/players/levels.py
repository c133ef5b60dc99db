"""Computer players as data: five levels and some characters for every game, and two reference players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

Adjustments = Mapping[str, Mapping[str, Any]]  # a game's own numbers: player -> the fields that are replaced


@dataclass(frozen=True)
class Player:
    """One computer player.

    Its strength is a number of roll-outs, so a level is equally strong on every device. The time limit applies only in
    the page, for devices that are too slow for that many roll-outs.
    """

    id: str
    roll_outs: int = 0  # for one decision
    time_limit: float = 0.0  # seconds for one decision
    second_looks: int = 0  # how many plans get the evaluator's second look
    candidates: int = 1  # how many plans are compared by roll-outs
    noise: float = 0.0  # standard deviation, in points, of the error in what it thinks of a plan before roll-outs
    plays_randomly: bool = False  # plays any legal move
    weights: Mapping[str, float] = field(default_factory=dict)  # replace the evaluator's weights of these names
    line_bonuses: Mapping[str, float] = field(default_factory=dict)  # what a point of a score line counts beyond 1
    risk: float = 0.0  # what a standard deviation of the roll-outs counts: a gambler likes to win much or lose much


RANDOM = Player("random", plays_randomly=True)
GREED = Player("greed")

LEVELS = (
    Player("level-1", noise=12.0),
    Player("level-2", noise=4.0),
    Player("level-3", roll_outs=60, time_limit=0.3, candidates=8),
    Player("level-4", roll_outs=240, time_limit=0.7, candidates=16),
    Player("level-5", roll_outs=960, time_limit=1.5, candidates=24),
)
STRONGEST = LEVELS[-1]

# About as strong as the middle of the levels; a game's mind/players.py says what each prefers.
CHARACTERS = tuple(
    Player(name, roll_outs=80, time_limit=0.6, candidates=8) for name in ("builder", "hoarder", "gardener", "gambler")
)

PLAYERS = {player.id: player for player in (RANDOM, GREED, *LEVELS, *CHARACTERS)}


def with_time_limit(player: Player, longest: float) -> Player:
    """The player when the strongest one has that much time: each level keeps its share of it.

    Less time than usual need not mean fewer roll-outs: a fast device can still make them all.
    """
    share = longest / STRONGEST.time_limit
    return replace(player, time_limit=player.time_limit * share, roll_outs=round(player.roll_outs * max(1.0, share)))
