"""What the computer players know of the game beyond its rules."""

from chiefdoms.games.duel.mind.evaluator import EVALUATOR
from chiefdoms.games.duel.mind.players import PLAYERS

__all__ = ["EVALUATOR", "PLAYERS"]
