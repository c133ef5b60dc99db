"""What the computer players know of the game beyond its rules."""

from chiefdoms.games.chiefdom.mind.evaluator import EVALUATOR
from chiefdoms.games.chiefdom.mind.players import PLAYERS

__all__ = ["EVALUATOR", "PLAYERS"]
