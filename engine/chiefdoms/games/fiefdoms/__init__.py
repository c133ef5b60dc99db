"""Rolling Fiefdoms: pair four dice into what to build and where, and find workers for it. One to six fiefs."""

from chiefdoms.games.fiefdoms.game import FiefdomsGame

GAME = FiefdomsGame()
