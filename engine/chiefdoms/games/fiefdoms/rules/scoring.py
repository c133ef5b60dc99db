"""Score cards and the outcome of a match."""

from __future__ import annotations

from chiefdoms.core.contract import Outcome
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.fiefdoms.rules.position import OVER, Position


def score_card(position: Position, seat: int) -> ScoreCard:
    """A seat's score if the game ended now."""
    return position.fief_score(seat).card


def score_cards(position: Position) -> list[ScoreCard]:
    return [score_card(position, seat) for seat in range(position.seats)]


def outcome(position: Position) -> Outcome | None:
    """Most points win, then most population, then the win is shared."""
    if position.phase != OVER:
        return None
    totals = [card.total for card in score_cards(position)]
    population = [position.population(seat) for seat in range(position.seats)]
    ranks = list(zip(totals, population, strict=True))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(winners, _reason(totals, winners), {"totals": totals, "population": population})


def _reason(totals: list[int], winners: tuple[int, ...]) -> str:
    if len(totals) == 1:
        return "fiefdoms.alone"
    if len(winners) > 1:
        return "fiefdoms.shared"
    return "fiefdoms.reputation" if totals.count(max(totals)) == 1 else "fiefdoms.population"
