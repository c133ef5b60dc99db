"""Computer players: levels and characters as data, one search for all games, one evaluator per game."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from chiefdoms.core.errors import ChiefdomsError
from chiefdoms.core.registry import games
from chiefdoms.players.evaluator import Evaluator
from chiefdoms.players.levels import CHARACTERS, LEVELS, PLAYERS, Fitted, Player


class UnknownPlayer(ChiefdomsError):
    """There is no computer player of that id."""


def _mind(game: str, part: str) -> ModuleType:
    """The module of what computer players know of a game: `mind/<part>.py`, or `mind.py` where that is all there is."""
    mind = import_module(f"{games.package(game)}.mind")
    return import_module(f"{mind.__name__}.{part}") if hasattr(mind, "__path__") else mind


def evaluator_of(game: str) -> Evaluator[Any]:
    """The evaluator of a game, imported when first asked for: listing the players of every game needs none."""
    evaluator = _mind(game, "evaluator").EVALUATOR
    assert isinstance(evaluator, Evaluator)
    return evaluator


def fitted(game: str) -> Fitted | None:
    """The numbers that computer players have of their own in a game; None where it has no computer players."""
    if not find_spec(f"{games.package(game)}.mind"):
        return None
    players: Fitted = _mind(game, "players").PLAYERS
    return players


def players_for(game: str) -> list[str]:
    """The levels that can play a game, and the characters that have a taste in it."""
    numbers = fitted(game)
    if numbers is None:
        return []
    return [level.id for level in LEVELS] + [one.id for one in CHARACTERS if one.id in numbers]


def player_of(name: object, game: str = "") -> Player:
    """The player of that id, with the numbers that it has in the game."""
    player = PLAYERS.get(name) if isinstance(name, str) else None
    if player is None:
        raise UnknownPlayer("unknown-player", player=str(name)[:40])
    numbers = fitted(game) if game else None
    return replace(player, **(numbers or {}).get(player.id, {}))
