"""A position with the rules: what the core asks of it, handed to the modules that know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.duel.rules.drawing import draw_moves, order_moves, play_draw, play_order, play_single, single_moves
from chiefdoms.games.duel.rules.effects import CHOICES, TAKERS, Taker, settle
from chiefdoms.games.duel.rules.position import CROSSING, DRAFT, DRAW, FIFTH, ORDER, OVER, SPLIT, WILD, Position
from chiefdoms.games.duel.rules.scoring import find_outcome, score_card
from chiefdoms.games.duel.rules.turn import draft_moves, take_die
from chiefdoms.games.duel.text.diagram import write_diagram
from chiefdoms.games.duel.text.notation import move_text
from chiefdoms.games.duel.text.preview import describe
from chiefdoms.games.duel.text.refusals import refuse
from chiefdoms.games.duel.text.view import prompt_of, view_of

MOVES: dict[int, Callable[[Position], list[int]]] = {
    DRAFT: draft_moves,
    DRAW: draw_moves,
    ORDER: order_moves,
    **dict.fromkeys((SPLIT, WILD, FIFTH, CROSSING), single_moves),
    **CHOICES,
}
PLAYS: dict[int, Taker] = {
    DRAW: play_draw,
    ORDER: play_order,
    **dict.fromkeys((SPLIT, WILD, FIFTH, CROSSING), play_single),
    **TAKERS,
}


class DuelState(Position, State[int]):
    """A position of Chiefdom Duel. Everything is open to both seats."""

    __slots__ = ()

    seats: int = 2

    def moves(self) -> list[int]:
        return MOVES[self.phase](self) if self.phase != OVER else []

    def text(self, move: int) -> str:
        return move_text(self, move)

    def play(self, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        if self.phase == DRAFT:
            take_die(self, move, chance, events)
        else:
            PLAYS[self.phase](self, move, chance, events)
            settle(self, chance, events)

    def prompt(self) -> Prompt:
        return prompt_of(self)

    def scores(self) -> list[ScoreCard]:
        return [score_card(self, seat) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        return find_outcome(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, self.moves())

    def diagram(self) -> str:
        return write_diagram(self)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self, text)

    def preview(self, move: int) -> dict[str, Any]:
        return {**super().preview(move), "notes": describe(self, move)}
