"""Computer players: levels and characters as data, one search for all games, one judge per game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from chiefdoms.core.errors import ChiefdomsError
from chiefdoms.games import PACKAGES
from chiefdoms.players.judge import Judge
from chiefdoms.players.levels import CHARACTERS, FITTED, LEVELS, PLAYERS, Player, fit


class UnknownPlayer(ChiefdomsError):
    """There is no computer player of that id."""


def judge_of(game: str) -> Judge[Any]:
    """The judge of a game, imported when first asked for."""
    judge = import_module(f"{PACKAGES[game]}.judge").JUDGE
    assert isinstance(judge, Judge)
    return judge


def players_for(game: str) -> list[str]:
    """The levels that can play a game, all once it has a judge, and the characters that have a taste in it."""
    if not find_spec(f"{PACKAGES[game]}.judge"):
        return []
    tastes = FITTED.get(game, {})
    return [level.id for level in LEVELS] + [one.id for one in CHARACTERS if one.id in tastes]


def player_of(name: object, game: str = "") -> Player:
    """The player of that id, with the numbers that it has in the game."""
    player = PLAYERS.get(name) if isinstance(name, str) else None
    if player is None:
        raise UnknownPlayer("unknown-player", player=str(name)[:40])
    return fit(player, game)
