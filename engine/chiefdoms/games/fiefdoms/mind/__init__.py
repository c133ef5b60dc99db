"""What the computer players know of the game beyond its rules."""

from chiefdoms.games.fiefdoms.mind.evaluator import EVALUATOR
from chiefdoms.games.fiefdoms.mind.players import PLAYERS

__all__ = ["EVALUATOR", "PLAYERS"]
