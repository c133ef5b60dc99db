"""Five board games as pure rules: Chiefdom (two editions), Chiefdom Duel, Rolling Fiefdoms, Five Tribes.

>>> from chiefdoms import Match
>>> match = Match.new("chiefdom", seats=1, seed="abc")
>>> events = match.play(match.moves()[0])
"""

from chiefdoms.core.contract import Game, GameInfo, Option, Outcome, Prompt
from chiefdoms.core.errors import BadDiagram, BadOptions, BadRecord, IllegalMove, UnknownGame
from chiefdoms.core.match import Match
from chiefdoms.core.registry import games
from chiefdoms.core.score import ScoreCard, ScoreLine

__all__ = [
    "BadDiagram",
    "BadOptions",
    "BadRecord",
    "Game",
    "GameInfo",
    "IllegalMove",
    "Match",
    "Option",
    "Outcome",
    "Prompt",
    "ScoreCard",
    "ScoreLine",
    "UnknownGame",
    "games",
]

__version__ = "0.1.0"
