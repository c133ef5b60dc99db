"""What marks are worth in Chiefdom Duel, and from it what each icon is worth to a seat on each empty square.

The lowest row counts, then the next lowest. So a mark is worth more in a low row, the more so the nearer the end is: a
seat's rows are rated by a sum that falls off exponentially with the marks of each row.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from random import Random

from chiefdoms.games.duel.board import Board
from chiefdoms.games.duel.mind.prospects import Prospects, enclosures
from chiefdoms.games.duel.sheet import ROW_LENGTH, ROWS
from chiefdoms.games.duel.state import DuelState

SPAN = 25  # more points than one drawing brings
JITTER = 0.1  # how far a roll-out's opinion of a square wavers, in marks of an even row

Draw = tuple[float, int]  # what a pair is worth, and the move that draws it


# -- what marks are worth ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _sharpness(empty: int) -> float:
    """How many marks make a row count e times less, by the number of empty squares."""
    return 1.0 + 0.04 * empty


@lru_cache(maxsize=256)
def _needs(empty: int) -> tuple[float, ...]:
    """How much a row of each number of marks weighs on a seat."""
    return tuple(exp(-marks / _sharpness(empty)) for marks in range(ROW_LENGTH + 1))


@lru_cache(maxsize=8192)
def _row_gains(empty: int, marks: int, stop: int, lowest: int) -> tuple[float, ...]:
    """What numbers of marks take off a row's weight. An ability icon counts as a mark in the lowest row."""
    needs = _needs(empty)
    icon = needs[lowest] - needs[min(ROW_LENGTH, lowest + 1)]
    return tuple(
        needs[marks] - needs[min(ROW_LENGTH, marks + more)] + (icon if marks + more >= stop else 0.0)
        for more in range(SPAN)
    )


def lead(state: DuelState, seat: int) -> float:
    """How far a seat's rows are ahead of the other's, in marks of an even row."""
    empty = state.empty.bit_count()
    needs = _needs(empty)
    own = sum([needs[marks] for marks in state.marks[:ROWS]])
    other = sum([needs[marks] for marks in state.marks[ROWS:]])
    ahead = _sharpness(empty) * log(other / own)
    return -ahead if seat else ahead


class Scale:
    """What marks in each row are worth to a seat, in marks of an even row."""

    __slots__ = ("gains", "unit")

    def __init__(self, gains: list[tuple[float, ...]], unit: float) -> None:
        self.gains = gains  # by icon; the first stands for none
        self.unit = unit

    @classmethod
    def of(cls, state: DuelState, seat: int) -> Scale:
        empty = state.empty.bit_count()
        needs, stops = _needs(empty), state.setup.board.stops
        rows = state.rows_of(seat)
        lowest = min(rows)
        gains = [_row_gains(empty, marks, stops[row][marks], lowest) for row, marks in enumerate(rows)]
        return cls([(0.0,) * SPAN, *gains], _sharpness(empty) / sum([needs[marks] for marks in rows]))


PLAIN = Scale([(0.0,) * SPAN, *[tuple(map(float, range(SPAN)))] * ROWS], 1.0)


# -- the best place for a pair -----------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _pair_index(board: Board) -> dict[tuple[int, int], int]:
    return {squares: index for index, squares in enumerate(board.pair_squares)}


class Outlook:
    """What each icon is worth to one seat on each empty square, mountains included, and the best places for pairs."""

    def __init__(self, state: DuelState, prospects: Prospects, scale: Scale, random: Random | None = None) -> None:
        self.state = state
        self.unit = scale.unit
        self._points = prospects.points
        self._gains = scale.gains
        self._random = random
        self._enclosures = enclosures(state)
        self._values: dict[int, dict[int, float]] = {}
        self._ranked: dict[int, list[tuple[float, int]]] = {}
        self._best: dict[tuple[int, ...], Draw] = {}

    def values(self, icon: int) -> dict[int, float]:
        """The squares on which an icon is worth something."""
        found = self._values.get(icon)
        if found is None:
            found = self._values[icon] = self._rate(icon)
        return found

    def _rate(self, icon: int) -> dict[int, float]:
        gains, points = self._gains[icon], self._points[icon]
        rated = {square: gains[count] for square, count in points.items()}
        for square, enclosure in self._enclosures.items():
            beside = sum(self._gains[row + 1][count] for row, count in enumerate(enclosure.gains) if count)
            own = len(enclosure.squares) if icon else 0
            rated[square] = gains[min(points.get(square, 0) + own, SPAN - 1)] + beside
        if self._random is not None:
            random, jitter = self._random.random, JITTER / self.unit
            for square in rated:
                rated[square] += jitter * random()
        return rated

    def ranked(self, icon: int) -> list[tuple[float, int]]:
        """The same squares, the best first."""
        found = self._ranked.get(icon)
        if found is None:
            found = self._ranked[icon] = sorted(
                ((value, square) for square, value in self.values(icon).items()), reverse=True
            )
        return found

    def pair_value(self, move: int, hand: tuple[int, ...]) -> float:
        """What a drawing of a hand is worth."""
        one, two = self.state.setup.board.pair_squares[move >> 1]
        low, high = hand
        if move & 1:
            low, high = high, low
        return self.unit * (self.values(low).get(one, 0.0) + self.values(high).get(two, 0.0))

    def best(self, hand: tuple[int, ...]) -> Draw:
        """The best place for a pair; the move is -1 if none is better than any other."""
        found = self._best.get(hand)
        if found is None:
            value, one, two = self._best_squares(*hand)
            move = -1
            if one:
                index = _pair_index(self.state.setup.board)
                place = index.get((one, two))
                move = 2 * place if place is not None else 2 * index[two, one] + (hand[0] != hand[1])
            found = self._best[hand] = (self.unit * value, move)
        return found

    def _best_squares(self, low: int, high: int) -> tuple[float, int, int]:
        """The value and the squares of the two icons."""
        cells, neighbours = self.state.cells, self.state.setup.board.neighbours
        values_low, values_high = self.values(low), self.values(high)
        ranked_low, ranked_high = self.ranked(low), self.ranked(high)
        closing = self._enclosures
        most = ranked_high[0][0] if ranked_high else 0.0
        best, one, two = 0.0, 0, 0
        for value, square in ranked_low:
            if value + most <= best:
                break
            enclosed = closing[square].squares if square in closing else ()
            for other in neighbours[square]:
                if not cells[other] and other not in enclosed:
                    both = value + values_high.get(other, 0.0)
                    if both > best:
                        best, one, two = both, square, other
        for value, square in ranked_high:
            if value <= best:
                break
            for other in neighbours[square]:
                if not cells[other] and other not in values_low:
                    best, one, two = value, other, square
                    break
        return best, one, two
