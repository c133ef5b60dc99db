"""What each icon is worth to a seat on each empty square, and where a pair is best drawn."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from chiefdoms.games.duel.board import Board
from chiefdoms.games.duel.mind.enclosures import Enclosure, find_enclosures
from chiefdoms.games.duel.mind.line_points import LinePoints
from chiefdoms.games.duel.mind.mark_values import SPAN, MarkValues
from chiefdoms.games.duel.state import DuelState

JITTER = 0.1  # the random variation of a square's value in roll-outs, in marks of an even row

PairValue = tuple[float, int]  # what a pair is worth, and the move that draws it


@lru_cache(maxsize=32)
def _pair_index(board: Board) -> dict[tuple[int, int], int]:
    return {squares: index for index, squares in enumerate(board.pair_squares)}


class SquareValues:
    """What each icon is worth to one seat on each empty square, mountains included, and the best places for pairs."""

    def __init__(
        self,
        state: DuelState,
        line_points: LinePoints,
        mark_values: MarkValues,
        random: Random | None = None,
        enclosures: dict[int, Enclosure] | None = None,
    ) -> None:
        """Enclosures that are already known can be passed in."""
        self.state = state
        self.unit = mark_values.unit
        self._points = line_points.points
        self._gains = mark_values.gains
        self._random = random
        self._enclosures = find_enclosures(state) if enclosures is None else enclosures
        # By square of an enclosure, what its mountains bring for the icons beside them.
        self._beside = {
            square: sum([self._gains[row + 1][count] for row, count in enumerate(enclosure.gains) if count])
            for square, enclosure in self._enclosures.items()
        }
        self._values: dict[int, dict[int, float]] = {}
        self._ranked: dict[int, list[tuple[float, int]]] = {}
        self._best: dict[tuple[int, ...], PairValue] = {}

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
            own = len(enclosure.squares) if icon else 0
            rated[square] = gains[min(points.get(square, 0) + own, SPAN - 1)] + self._beside[square]
        if self._random is not None:
            random, jitter = self._random.random, JITTER / self.unit
            for square in rated:
                rated[square] += jitter * random()
        return rated

    def ranked(self, icon: int) -> list[tuple[float, int]]:
        """The same squares, the best first."""
        found = self._ranked.get(icon)
        if found is None:
            rated = [(value, square) for square, value in self.values(icon).items()]
            found = self._ranked[icon] = sorted(rated, reverse=True)
        return found

    def pair_value(self, move: int, hand: tuple[int, ...]) -> float:
        """What a drawing of a hand is worth."""
        one, two = self.state.setup.board.pair_squares[move >> 1]
        low, high = hand
        if move & 1:
            low, high = high, low
        return self.unit * (self.values(low).get(one, 0.0) + self.values(high).get(two, 0.0))

    def best_pair(self, hand: tuple[int, ...]) -> PairValue:
        """The best drawing of a hand; its move is -1 if none is better than any other."""
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
