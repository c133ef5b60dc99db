"""The rules of Nine Dice as data and plain functions: the board, its lines, and the points of a line."""

from __future__ import annotations

from collections.abc import Sequence

from chiefdoms.core.score import ScoreCard, ScoreLine

SIZE = 3
SQUARES = range(SIZE * SIZE)  # numbered row by row
EMPTY = 0
SIDES = 6

ROWS = tuple(tuple(square for square in SQUARES if square // SIZE == row) for row in range(SIZE))
COLUMNS = tuple(tuple(square for square in SQUARES if square % SIZE == column) for column in range(SIZE))
LINES = (ROWS, COLUMNS)  # of each seat: the first seat scores the rows, the other seat the columns

POINTS = {"triple": 9, "run": 5, "pair": 2}  # in the order of the score card


def kind_of(dice: Sequence[int], runs: bool) -> str | None:
    """The best combination in the dice of a line; None if there is none."""
    different = len(set(dice))
    if len(dice) == SIZE and different == 1:
        return "triple"
    if runs and different == SIZE and max(dice) - min(dice) == SIZE - 1:
        return "run"
    return "pair" if different < len(dice) else None


def kinds_of(board: Sequence[int], seat: int, runs: bool) -> list[str | None]:
    """The combination of each line of a seat."""
    return [kind_of([board[square] for square in line if board[square]], runs) for line in LINES[seat]]


def score_card(board: Sequence[int], seat: int, runs: bool) -> ScoreCard:
    kinds = kinds_of(board, seat, runs)
    counts = {kind: kinds.count(kind) for kind in POINTS}
    return ScoreCard(tuple(ScoreLine(kind, count, count * POINTS[kind]) for kind, count in counts.items()))
