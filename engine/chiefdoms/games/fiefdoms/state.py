"""The `State` of the contract: a position with its rules, texts and views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chiefdoms.core.contract import Event, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.fiefdoms.rules.events import roll_event
from chiefdoms.games.fiefdoms.rules.moves import list_moves
from chiefdoms.games.fiefdoms.rules.position import NO_DICE, Position
from chiefdoms.games.fiefdoms.rules.scoring import outcome, score_cards
from chiefdoms.games.fiefdoms.rules.turn import play_move
from chiefdoms.games.fiefdoms.text.diagram import write_diagram
from chiefdoms.games.fiefdoms.text.notation import write_move
from chiefdoms.games.fiefdoms.text.places import places_of
from chiefdoms.games.fiefdoms.text.preview import preview_of, previews_on
from chiefdoms.games.fiefdoms.text.refusals import refuse
from chiefdoms.games.fiefdoms.text.view import prompt_of, view_of


class FiefdomsState(Position, State[int]):
    """A position of Rolling Fiefdoms. Nothing in it is hidden."""

    __slots__ = ()

    # Assigned directly instead of wrapped, because searches call them millions of times.
    moves = list_moves
    play = play_move

    def text(self, move: int) -> str:
        return write_move(self, move)

    def prompt(self) -> Prompt:
        return prompt_of(self)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self, text)

    def first_events(self) -> list[Event]:
        return [] if self.dice == NO_DICE else [roll_event(self)]

    def scores(self) -> list[ScoreCard]:
        return score_cards(self)

    def preview(self, move: int) -> dict[str, Any]:
        return preview_of(self, move)

    def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        if question.get("kind") == "builds-on":
            return {"previews": previews_on(self, str(question.get("plot")))}
        return super().ask(question)

    def places(self, seat: int, line: str) -> list[str]:
        return places_of(self, seat, line)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def diagram(self) -> str:
        return write_diagram(self)
