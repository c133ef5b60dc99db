"""A position of Five Tribes as the core wants it: the table, with the rules, the texts and the views tied to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Outcome, Prompt, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.five_tribes.rules import turn
from chiefdoms.games.five_tribes.rules.hiding import hide_from
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, Table
from chiefdoms.games.five_tribes.rules.scoring import known_total, score_card, seen_card
from chiefdoms.games.five_tribes.text.by_hand import sow_by_hand
from chiefdoms.games.five_tribes.text.diagram import write_diagram
from chiefdoms.games.five_tribes.text.notation import text_of
from chiefdoms.games.five_tribes.text.preview import preview
from chiefdoms.games.five_tribes.text.refusals import object_to
from chiefdoms.games.five_tribes.text.view import prompt_of, view_of


class Position(Table):
    """One position of a match."""

    __slots__ = ()

    def moves(self) -> list[int]:
        if self.choices is None:
            self.choices = turn.CHOICES[self.phase](self)
        return self.choices[:]

    def text(self, move: int) -> str:
        return text_of(self, move)

    def play(self, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        turn.play(self, move, chance, events)

    def prompt(self) -> Prompt:
        return prompt_of(self)

    def scores(self) -> list[ScoreCard]:
        return [score_card(self, seat) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if self.seat is not None:
            return None
        totals = [card.total for card in self.scores()]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Outcome(winners, "last-camel" if self.ending == LAST_CAMEL else "no-move", {"totals": totals})

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def diagram(self) -> str:
        return write_diagram(self)

    def why_not(self, text: str) -> IllegalMove:
        return object_to(self, text)

    def seen_scores(self, seat: int | None) -> list[dict[str, Any]]:
        shown = range(self.seats) if self.open_hands or self.seat is None else [seat]
        return [
            score_card(self, other).as_json() if other in shown else seen_card(self, other)
            for other in range(self.seats)
        ]

    def gain(self, before: Self, seat: int, viewer: int | None) -> int:
        if viewer == seat or self.open_hands:
            return super().gain(before, seat, viewer)
        return known_total(self, seat) - known_total(before, seat)

    def preview(self, move: int) -> dict[str, Any]:
        return preview(self, move)

    def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        if question.get("kind") == "sow-by-hand":
            return sow_by_hand(self, question)
        return super().ask(question)

    def blind(self, seat: int, chance: Chance) -> Self:
        copy = self.clone()
        hide_from(copy, seat, chance)
        return copy
