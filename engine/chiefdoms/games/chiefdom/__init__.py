"""Chiefdom: draw icons on a sheet by the sums of dice, in the shape of the third. Two editions, one set of rules."""

from chiefdoms.games.chiefdom.game import ChiefdomGame

GAME = ChiefdomGame()
