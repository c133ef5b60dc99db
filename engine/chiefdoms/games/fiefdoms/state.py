"""The state of a match, as the contract wants it: a position with its rules, texts and views."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.fiefdoms.rules.moves import list_moves
from chiefdoms.games.fiefdoms.rules.position import Position
from chiefdoms.games.fiefdoms.rules.scoring import outcome, score_cards
from chiefdoms.games.fiefdoms.rules.turn import play_move
from chiefdoms.games.fiefdoms.text.diagram import write_diagram
from chiefdoms.games.fiefdoms.text.notation import write_move
from chiefdoms.games.fiefdoms.text.preview import preview_of
from chiefdoms.games.fiefdoms.text.refusals import refuse
from chiefdoms.games.fiefdoms.text.view import prompt_of, view_of


class FiefdomsState(Position, State[int]):
    """A position of Rolling Fiefdoms. Nothing in it is hidden."""

    __slots__ = ()

    # Bound as they are, not wrapped: searches call them millions of times.
    moves = list_moves
    play = play_move

    def text(self, move: int) -> str:
        return write_move(self, move)

    def prompt(self) -> Prompt:
        return prompt_of(self)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self, text)

    def scores(self) -> list[ScoreCard]:
        return score_cards(self)

    def preview(self, move: int) -> dict[str, Any]:
        return preview_of(self, move)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def diagram(self) -> str:
        return write_diagram(self)
