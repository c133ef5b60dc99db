"""Computer players: levels and characters as data, one search for all games, one evaluator per game."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from chiefdoms.core.errors import ChiefdomsError
from chiefdoms.core.registry import games
from chiefdoms.players.evaluator import Evaluator
from chiefdoms.players.levels import CHARACTERS, LEVELS, PLAYERS, Adjustments, Player


class UnknownPlayer(ChiefdomsError):
    """There is no computer player with that id, or none for the game."""


def has_players(game: str) -> bool:
    """Whether there are computer players for a game."""
    return find_spec(f"{games.package(game)}.mind") is not None


def evaluator_of(game: str) -> Evaluator[Any]:
    """The evaluator of a game, imported on first use."""
    if not has_players(game):
        raise UnknownPlayer("no-computer-player", game=game)
    evaluator = import_module(f"{games.package(game)}.mind").EVALUATOR
    assert isinstance(evaluator, Evaluator)
    return evaluator


def adjustments(game: str) -> Adjustments | None:
    """The parameters of each computer player in a game; None if the game has no computer players."""
    if not has_players(game):
        return None
    players: Adjustments = import_module(f"{games.package(game)}.mind").PLAYERS
    return players


def players_for(game: str) -> list[str]:
    """The levels that can play a game, and the characters that have preferences in it."""
    numbers = adjustments(game)
    if numbers is None:
        return []
    return [level.id for level in LEVELS] + [one.id for one in CHARACTERS if one.id in numbers]


def player_of(name: object, game: str = "") -> Player:
    """The player with that id, with its parameters for the game."""
    player = PLAYERS.get(name) if isinstance(name, str) else None
    if player is None:
        raise UnknownPlayer("unknown-player", player=str(name)[:40])
    numbers = adjustments(game) if game else None
    return replace(player, **(numbers or {}).get(player.id, {}))
