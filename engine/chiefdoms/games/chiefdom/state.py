"""The State of the contract: a position with its rules, texts and views. Everything is delegated."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Event, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.chiefdom.rules import scoring
from chiefdoms.games.chiefdom.rules.events import describe_roll
from chiefdoms.games.chiefdom.rules.moves import list_moves
from chiefdoms.games.chiefdom.rules.position import Position
from chiefdoms.games.chiefdom.rules.turn import play_move
from chiefdoms.games.chiefdom.text.diagram import write_diagram
from chiefdoms.games.chiefdom.text.notation import read_move, write_move
from chiefdoms.games.chiefdom.text.places import places_of
from chiefdoms.games.chiefdom.text.preview import preview_of
from chiefdoms.games.chiefdom.text.refusals import refuse
from chiefdoms.games.chiefdom.text.view import prompt_of, view_of


class ChiefdomState(Position, State[int]):
    """A move is the number of a use, the set of squares to draw in, or the number of a job, depending on the phase."""

    __slots__ = ()

    # Assigned directly instead of wrapped, because searches call them millions of times.
    moves = list_moves
    play = play_move

    def prompt(self) -> Prompt:
        return prompt_of(self)

    def first_events(self) -> list[Event]:
        return [describe_roll(self.turn, self.roll)]

    def scores(self) -> list[ScoreCard]:
        return scoring.score_cards(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def diagram(self) -> str:
        return write_diagram(self)

    def text(self, move: int) -> str:
        return write_move(self, move)

    def find(self, text: str) -> int | None:
        return read_move(self, text)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self, text)

    def places(self, seat: int, line: str) -> list[str]:
        return places_of(self, seat, line)

    def preview(self, move: int) -> dict[str, Any]:
        return preview_of(self, move)
