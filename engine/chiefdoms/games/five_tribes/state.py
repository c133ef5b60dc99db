"""The `State` of the contract: a position with its rules, texts and views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.five_tribes.rules import scoring
from chiefdoms.games.five_tribes.rules.hidden import redeal_hidden
from chiefdoms.games.five_tribes.rules.moves import list_moves, pick_move
from chiefdoms.games.five_tribes.rules.position import Position
from chiefdoms.games.five_tribes.rules.turn import play_move, round_event
from chiefdoms.games.five_tribes.text.diagram import write_diagram
from chiefdoms.games.five_tribes.text.notation import write_move
from chiefdoms.games.five_tribes.text.places import places_of
from chiefdoms.games.five_tribes.text.preview import preview_of
from chiefdoms.games.five_tribes.text.questions import list_next_drops
from chiefdoms.games.five_tribes.text.refusals import refuse
from chiefdoms.games.five_tribes.text.view import prompt_of, view_of


class FiveTribesState(Position, State[int]):
    """One position of a match."""

    __slots__ = ()

    # Assigned directly instead of wrapped, because searches call them millions of times.
    moves = list_moves
    pick = pick_move
    play = play_move

    def text(self, move: int) -> str:
        return write_move(self, move)

    def prompt(self) -> Prompt:
        return prompt_of(self)

    def first_events(self) -> list[Event]:
        return [round_event(self)]

    def scores(self) -> list[ScoreCard]:
        return scoring.score_cards(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def diagram(self) -> str:
        return write_diagram(self)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self, text)

    def seen_scores(self, seat: int | None) -> list[dict[str, Any]]:
        return scoring.visible_score_cards(self, seat)

    def gain(self, before: Self, seat: int, viewer: int | None) -> int:
        if viewer == seat or self.options.open_hands:
            return super().gain(before, seat, viewer)
        return scoring.public_total(self, seat) - scoring.public_total(before, seat)

    def preview(self, move: int) -> dict[str, Any]:
        return preview_of(self, move)

    def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        if question.get("kind") == "sow-by-hand":
            return list_next_drops(self, question)
        return super().ask(question)

    def places(self, seat: int, line: str) -> list[str]:
        return places_of(self, seat, line)

    def blind(self, seat: int, chance: Chance) -> Self:
        copy = self.clone()
        redeal_hidden(copy, seat, chance)
        return copy
