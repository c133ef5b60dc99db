"""The best set of active buildings in one cluster, by dynamic programming over its plots in reading order.

A state is the pips that the plots so far have left; the best set of buildings is kept for each. The pips that are left
count at their price, so the value of a state is an upper bound for what it can lead to. States below the target are
dropped; few remain.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from chiefdoms.games.fiefdoms.sheet import ALL_PLOTS, PLOTS, SQUARES, TOUCHING, plots_in

SCALE = 12  # values are in twelfths of a point, so that a building's points divide by 1, 2, 3 and 4 workers

# What is left of the pips is an int with four bits per square, the highest of them a guard that a borrow would clear.
_GUARDS = sum(8 << 4 * square for square in range(SQUARES))
# A set and its value are one int, so that the larger is the better: value, then how many preferred plots, then plots.
_PREFERRED, _VALUE = PLOTS, PLOTS + 5

# A way to take pips is what to subtract from those left, and what to add to the value.
_Way = tuple[int, int]


class Competition(NamedTuple):
    """Buildings that compete for pips. `price` is what a pip of each square is worth, in twelfths of a point."""

    needs: Sequence[int]
    supply: Sequence[int]
    points: Sequence[int]
    price: Mapping[int, int]
    preferred: int  # plots to prefer among sets of equal value

    def profit(self, plot: int) -> int:
        """The points of an active building beyond the lowest price of its workers."""
        price, supply = self.price, self.supply
        cheapest = min([price[square] for square in TOUCHING[plot] if supply[square]])
        return self.points[plot] * SCALE - self.needs[plot] * cheapest

    def price_of(self, squares: Iterable[int]) -> int:
        """The price of all pips of some squares."""
        price, supply = self.price, self.supply
        return sum([price[square] * supply[square] for square in squares])


def search_cluster(competition: Competition, required: int, possible: int, least: int) -> int | None:
    """The best set of `least` points or more, with all required and only possible buildings; None if there is none.

    The prices must be such that no set is worth more than all pips at their price and all profits together.
    """
    supply = competition.supply
    profit = {plot: competition.profit(plot) for plot in plots_in(possible)}
    later = sum([gain for gain in profit.values() if gain > 0])  # the most that the remaining plots may add
    target = least * SCALE
    slack = competition.price_of({square for plot in profit for square in TOUCHING[plot]}) + later - target
    plots = [plot for plot, gain in profit.items() if gain + slack >= 0 or required >> plot & 1]
    last_plot = {square: plot for plot in plots for square in TOUCHING[plot] if supply[square]}
    left = _GUARDS + sum([supply[square] << 4 * square for square in last_plot])
    states = {left: competition.price_of(last_plot) << _VALUE}
    for plot in plots:
        later -= max(0, profit[plot])
        step = _PlotStep(competition, plot, last_plot)
        states = step.extend(states, (target - later << _VALUE) - 1, bool(required >> plot & 1))
        if not states:
            return None
    return max(states.values()) & ALL_PLOTS


@cache
def _ways_to_take(squares: tuple[int, ...], count: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every way to take `count` pips from the squares: what to subtract from those left, and the square of each pip."""
    if not squares:
        return () if count else ((0, ()),)
    first, others = squares[0], squares[1:]
    return tuple(
        ((taken << 4 * first) + rest, (first,) * taken + pips)
        for taken in range(count + 1)
        for rest, pips in _ways_to_take(others, count - taken)
    )


class _PlotStep:
    """One plot of the search. Its closing squares touch no later plot: only this plot can still use their pips."""

    def __init__(self, competition: Competition, plot: int, last_plot: dict[int, int]) -> None:
        closing: list[int] = []
        staying: list[int] = []
        for square in TOUCHING[plot]:
            if square in last_plot:
                (closing if last_plot[square] == plot else staying).append(square)
        preferred = competition.preferred >> plot & 1
        self.need = competition.needs[plot]
        self.gain = (competition.points[plot] * SCALE << _VALUE) + (preferred << _PREFERRED) + (1 << plot)
        self.price = competition.price
        self.closing = closing
        self.staying = tuple(staying)
        self.keep = ~sum([7 << 4 * square for square in closing])
        self.known_ways: dict[int, list[_Way]] = {}

    def extend(self, states: dict[int, int], limit: int, required: bool) -> dict[int, int]:
        """Every state after this plot, active or not, with a value above the limit."""
        result: dict[int, int] = {}
        best, known = result.get, self.known_ways.get
        need, closing, keep, price = self.need, self.closing, self.keep, self.price
        for left, value in states.items():
            missing = need
            for square in closing:
                there = left >> 4 * square & 7
                missing -= there
                value -= there * price[square] << _VALUE
            left &= keep
            if missing > 0 and not required and value > best(left, limit):
                result[left] = value
            for taken, gain in known(missing) or self._ways(missing):
                after = left - taken
                if after & _GUARDS == _GUARDS and value + gain > best(after, limit):
                    result[after] = value + gain
        return result

    def _ways(self, missing: int) -> list[_Way]:
        """Every way to take the pips that the closing squares do not provide."""
        price, gain = self.price, self.gain
        ways = [
            (taken, gain - (sum([price[square] for square in pips]) << _VALUE))
            for taken, pips in _ways_to_take(self.staying, max(missing, 0))
        ]
        self.known_ways[missing] = ways
        return ways
