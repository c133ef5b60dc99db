"""What the computer players know of the game beyond its rules."""

from chiefdoms.games.five_tribes.mind.evaluator import EVALUATOR
from chiefdoms.games.five_tribes.mind.players import PLAYERS

__all__ = ["EVALUATOR", "PLAYERS"]
