"""The `State` of the contract: a position with its rules, texts and views."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Event, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.duel.rules.moves import list_moves
from chiefdoms.games.duel.rules.position import SEATS, Position
from chiefdoms.games.duel.rules.scoring import outcome, score_cards
from chiefdoms.games.duel.rules.turn import play_move, roll_event
from chiefdoms.games.duel.text.diagram import write_diagram
from chiefdoms.games.duel.text.notation import write_move
from chiefdoms.games.duel.text.places import places_of
from chiefdoms.games.duel.text.preview import preview_of
from chiefdoms.games.duel.text.refusals import refuse
from chiefdoms.games.duel.text.view import prompt_of, view_of


class DuelState(Position, State[int]):
    """A position of Chiefdom Duel. Everything is open to both seats."""

    __slots__ = ()

    seats: int = SEATS

    # Assigned directly instead of wrapped, because searches call them millions of times.
    moves = list_moves
    play = play_move

    def text(self, move: int) -> str:
        return write_move(self, move)

    def prompt(self) -> Prompt:
        return prompt_of(self)

    def first_events(self) -> list[Event]:
        return [roll_event(self)] if self.table else []

    def scores(self) -> list[ScoreCard]:
        return score_cards(self)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def diagram(self) -> str:
        return write_diagram(self)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self, text)

    def preview(self, move: int) -> dict[str, Any]:
        return preview_of(self, move)

    def places(self, seat: int, line: str) -> list[str]:
        return places_of(self, line)
