"""Score cards and who wins."""

from __future__ import annotations

from chiefdoms.core.contract import Outcome
from chiefdoms.core.score import ScoreCard, ScoreLine
from chiefdoms.games.duel.rules.position import OVER, SEATS, Position
from chiefdoms.games.duel.sheet import ICONS, ROWS


def score_card(position: Position, seat: int) -> ScoreCard:
    """A line per row. Only the lowest row (the first of equals) is worth its marks: it is the score of the seat."""
    rows = position.rows_of(seat)
    lowest = rows.index(min(rows))
    lines = (ScoreLine(ICONS[row], count, count if row == lowest else 0) for row, count in enumerate(rows))
    return ScoreCard(tuple(lines))


def score_cards(position: Position) -> list[ScoreCard]:
    return [score_card(position, seat) for seat in range(SEATS)]


def outcome(position: Position) -> Outcome | None:
    """Compare the lowest rows, then the next lowest and so on; if all six are equal, the players share the win."""
    if position.phase != OVER:
        return None
    ranked = [sorted(position.rows_of(seat)) for seat in range(SEATS)]
    level = next((level for level in range(ROWS) if ranked[0][level] != ranked[1][level]), None)
    details = {"rows": ranked, "level": level}
    if level is None:
        return Outcome((0, 1), "duel.all-rows-equal", details)
    winner = 0 if ranked[0] > ranked[1] else 1
    return Outcome((winner,), "duel.next-lowest-row" if level else "duel.lowest-row", details)
