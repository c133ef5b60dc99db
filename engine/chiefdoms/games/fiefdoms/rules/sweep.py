"""The best set of buildings in one cluster, by a sweep over its plots in reading order.

For every rest of pips that the plots so far can leave, the sweep keeps the best set. A rest counts with the price of
its pips, so its points are the most that can still become of it. Whatever is below the aim is dropped; few survive.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from chiefdoms.games.fiefdoms.rules.workers import plots_in
from chiefdoms.games.fiefdoms.sheet import PLOTS, SQUARES, TOUCHING

SHARE = 12  # shares of a point, so that a building's points divide by 1, 2, 3 and 4 workers

# A rest of pips is an int with four bits per square, the highest of them a guard that a borrow would clear.
_GUARDS = sum(8 << 4 * square for square in range(SQUARES))
# A set and its points are one int, so that the larger is the better: points, then how many wanted plots, then plots.
_WANTED, _POINTS = PLOTS, PLOTS + 5

# A way to take pips is what to subtract from a rest, and what to add to its points.
_Way = tuple[int, int]


@dataclass(frozen=True)
class Problem:
    """Buildings that compete for pips. `price` is what a pip of each square is worth, in shares of a point."""

    need: Sequence[int]
    supply: Sequence[int]
    worth: Sequence[int]
    price: Mapping[int, int]
    wanted: int  # plots to prefer among sets of equal worth

    def profit(self, plot: int) -> int:
        """What an active building brings beyond the price of its workers, at best."""
        cheapest = min([self.price[square] for square in TOUCHING[plot] if self.supply[square]])
        return self.worth[plot] * SHARE - self.need[plot] * cheapest

    def value(self, squares: Iterable[int]) -> int:
        """The price of all pips of some squares."""
        return sum([self.price[square] * self.supply[square] for square in squares])


def sweep(problem: Problem, required: int, possible: int, least: int) -> int | None:
    """The best set worth `least` or more, with all required and only possible buildings; None if there is none.

    The prices must be such that no set is worth more than all pips at their price and all profits together.
    """
    supply = problem.supply
    profit = {plot: problem.profit(plot) for plot in plots_in(possible)}
    hope = sum([gain for gain in profit.values() if gain > 0])
    aim = least * SHARE
    slack = problem.value({square for plot in profit for square in TOUCHING[plot]}) + hope - aim
    plots = [plot for plot, gain in profit.items() if gain + slack >= 0 or required >> plot & 1]
    last = {square: plot for plot in plots for square in TOUCHING[plot] if supply[square]}
    rest = _GUARDS + sum([supply[square] << 4 * square for square in last])
    rests = {rest: problem.value(last) << _POINTS}
    for plot in plots:
        hope -= max(0, profit[plot])
        step = _Step(problem, plot, last)
        rests = step.take(rests, (aim - hope << _POINTS) - 1, bool(required >> plot & 1))
        if not rests:
            return None
    return max(rests.values()) & (1 << PLOTS) - 1


@cache
def _takings(squares: tuple[int, ...], count: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every way to take so many pips from the squares: what to subtract from a rest, and the square of each pip."""
    if not squares:
        return () if count else ((0, ()),)
    first, others = squares[0], squares[1:]
    return tuple(
        ((taken << 4 * first) + rest, (first,) * taken + pips)
        for taken in range(count + 1)
        for rest, pips in _takings(others, count - taken)
    )


class _Step:
    """One plot of the sweep. Pips of its closing squares serve this plot or nobody."""

    def __init__(self, problem: Problem, plot: int, last: dict[int, int]) -> None:
        squares = [square for square in TOUCHING[plot] if square in last]
        self.need = problem.need[plot]
        self.gain = (problem.worth[plot] * SHARE << _POINTS) + ((problem.wanted >> plot & 1) << _WANTED) + (1 << plot)
        self.price = problem.price
        self.closing = [square for square in squares if last[square] == plot]
        self.staying = tuple([square for square in squares if last[square] != plot])
        self.keep = ~sum([7 << 4 * square for square in self.closing])
        self.known: dict[int, list[_Way]] = {}

    def take(self, rests: dict[int, int], limit: int, required: bool) -> dict[int, int]:
        """Every rest after this plot, active or not, with points above the limit."""
        result: dict[int, int] = {}
        best, known = result.get, self.known.get
        for rest, points in rests.items():
            missing = self.need
            for square in self.closing:
                there = rest >> 4 * square & 7
                missing -= there
                points -= there * self.price[square] << _POINTS
            rest &= self.keep
            if missing > 0 and not required and points > best(rest, limit):
                result[rest] = points
            for taken, gain in known(missing) or self._ways(missing):
                after = rest - taken
                if after & _GUARDS == _GUARDS and points + gain > best(after, limit):
                    result[after] = points + gain
        return result

    def _ways(self, missing: int) -> list[_Way]:
        """Every way to take what the closing squares do not give."""
        ways = [
            (taken, self.gain - (sum([self.price[square] for square in pips]) << _POINTS))
            for taken, pips in _takings(self.staying, max(missing, 0))
        ]
        self.known[missing] = ways
        return ways
