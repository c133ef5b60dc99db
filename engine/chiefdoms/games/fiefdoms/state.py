"""The state of a match, as the contract wants it: the position and what can be asked of it."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.fiefdoms.rules.moves import list_moves
from chiefdoms.games.fiefdoms.rules.position import OVER, Position
from chiefdoms.games.fiefdoms.rules.turn import play_move
from chiefdoms.games.fiefdoms.text.diagram import write
from chiefdoms.games.fiefdoms.text.notation import move_text
from chiefdoms.games.fiefdoms.text.preview import preview
from chiefdoms.games.fiefdoms.text.refusals import refuse
from chiefdoms.games.fiefdoms.text.view import ask, show


class FiefdomsState(Position, State[int]):
    """A position of Rolling Fiefdoms."""

    __slots__ = ()

    def moves(self) -> list[int]:
        return list_moves(self)

    def text(self, move: int) -> str:
        return move_text(self, move)

    def play(self, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        play_move(self, move, chance, events)

    def prompt(self) -> Prompt:
        return ask(self)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self, text)

    def scores(self) -> list[ScoreCard]:
        return [self.account(seat).card for seat in range(self.seats)]

    def preview(self, move: int) -> dict[str, Any]:
        return preview(self, move)

    def outcome(self) -> Outcome | None:
        """Most points win, then most population, then the win is shared."""
        if self.phase != OVER:
            return None
        totals = [card.total for card in self.scores()]
        population = [self.population(seat) for seat in range(self.seats)]
        ranks = list(zip(totals, population, strict=True))
        winners = tuple(seat for seat in range(self.seats) if ranks[seat] == max(ranks))
        details = {"totals": totals, "population": population}
        return Outcome(winners, _reason(totals, winners), details)

    def view(self, seat: int | None) -> View:
        return show(self, seat)

    def diagram(self) -> str:
        return write(self)


def _reason(totals: list[int], winners: tuple[int, ...]) -> str:
    if len(totals) == 1:
        return "fiefdoms.alone"
    if len(winners) > 1:
        return "fiefdoms.shared"
    return "fiefdoms.reputation" if totals.count(max(totals)) == 1 else "fiefdoms.population"
