"""The available games: every package in `chiefdoms.games` with a `GAME`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

from chiefdoms.core.contract import Game

HOME = "chiefdoms.games"


class _Games(Mapping[str, Game]):
    """Finds the packages once and imports a game on first use, so that the page loads only the game it plays."""

    def __init__(self) -> None:
        folders = import_module(HOME).__path__
        names = sorted(module.name for module in iter_modules(folders) if module.ispkg)
        self._packages = {name.replace("_", "-"): f"{HOME}.{name}" for name in names}

    def __getitem__(self, name: str) -> Game:
        game = import_module(self._packages[name]).GAME
        assert isinstance(game, Game)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._packages)

    def __len__(self) -> int:
        return len(self._packages)

    def package(self, name: str) -> str:
        """The package of a game, by its full name."""
        return self._packages[name]


games = _Games()
