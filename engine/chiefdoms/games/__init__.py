"""The registered games. Each is a package whose `GAME` keeps the contract; it is imported when first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from chiefdoms.core.contract import Game

PACKAGES = {
    "chiefdom": "chiefdoms.games.chiefdom",
    "duel": "chiefdoms.games.duel",
    "fiefdoms": "chiefdoms.games.fiefdoms",
    "five-tribes": "chiefdoms.games.five_tribes",
}


class _Games(Mapping[str, Game]):
    """Imports a game on first use, so that the page pays only for the game it plays."""

    def __getitem__(self, name: str) -> Game:
        game = import_module(PACKAGES[name]).GAME
        assert isinstance(game, Game)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)


games: Mapping[str, Game] = _Games()
