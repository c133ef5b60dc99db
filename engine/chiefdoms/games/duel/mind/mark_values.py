"""What marks are worth to a seat.

The lowest row counts, then the next lowest. So a mark is worth more in a low row, especially near the end: a seat's
rows are rated by a sum of weights that fall off exponentially with the marks of each row. Values are given in marks of
an even row, that is, of a row when all six have the same number of marks.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log

from chiefdoms.games.duel.sheet import ROW_LENGTH, ROWS
from chiefdoms.games.duel.state import DuelState

SPAN = 25  # more points than one drawing can score


@lru_cache(maxsize=256)
def _tolerance(empty: int) -> float:
    """How many more marks make a row count e times less, by the number of empty squares."""
    return 1.0 + 0.04 * empty


@lru_cache(maxsize=256)
def _row_weights(empty: int) -> tuple[float, ...]:
    """The weight of a row, by its number of marks."""
    return tuple(exp(-marks / _tolerance(empty)) for marks in range(ROW_LENGTH + 1))


@lru_cache(maxsize=8192)
def _row_gains(empty: int, marks: int, stop: int, lowest: int) -> tuple[float, ...]:
    """How much each number of marks reduces a row's weight. An ability icon counts as a mark in the lowest row."""
    weights = _row_weights(empty)
    icon = weights[lowest] - weights[min(ROW_LENGTH, lowest + 1)]
    return tuple(
        weights[marks] - weights[min(ROW_LENGTH, marks + more)] + (icon if marks + more >= stop else 0.0)
        for more in range(SPAN)
    )


def lead(state: DuelState, seat: int) -> float:
    """How far a seat's rows are ahead of the other's, in marks of an even row."""
    empty = state.empty.bit_count()
    weights = _row_weights(empty)
    own = sum([weights[marks] for marks in state.marks[:ROWS]])
    other = sum([weights[marks] for marks in state.marks[ROWS:]])
    ahead = _tolerance(empty) * log(other / own)
    return -ahead if seat else ahead


class MarkValues:
    """What marks in each row are worth to a seat, in marks of an even row."""

    __slots__ = ("gains", "unit")

    def __init__(self, gains: list[tuple[float, ...]], unit: float) -> None:
        self.gains = gains  # by icon; the first stands for none
        self.unit = unit

    @classmethod
    def of(cls, state: DuelState, seat: int) -> MarkValues:
        empty = state.empty.bit_count()
        weights, stops = _row_weights(empty), state.setup.board.stops
        rows = state.rows_of(seat)
        lowest = min(rows)
        gains = [_row_gains(empty, marks, stops[row][marks], lowest) for row, marks in enumerate(rows)]
        return cls([(0.0,) * SPAN, *gains], _tolerance(empty) / sum([weights[marks] for marks in rows]))


# Every mark counts the same, for players that consider only marks.
PLAIN_VALUES = MarkValues([(0.0,) * SPAN, *[tuple(map(float, range(SPAN)))] * ROWS], 1.0)
