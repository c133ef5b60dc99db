"""The best assignment of workers, exactly: which buildings to activate for the most points.

1. `_relax` lets buildings be active in part. Then each worker is worth a fixed share of its building, and taking
   workers in the order of that worth, each by an augmenting path, is optimal (sets of workers that can be placed
   together form a matroid). Often no building is left in part, and this is the answer. If not, it is a bound.
2. `_contested` keeps only what competes with a building that got too few workers; this falls into small clusters.
3. `sweep` searches a cluster, led by the prices of pips (the duals of step 1).
4. A few buildings are worth more when others are active. They are taken at their highest worth, which keeps a bound a
   bound; where that was too much, the search splits on a building that they miss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from chiefdoms.games.fiefdoms.rules.sweep import SHARE, Problem, sweep
from chiefdoms.games.fiefdoms.rules.workers import Crew, plots_in
from chiefdoms.games.fiefdoms.sheet import SQUARE_PLOTS, TOUCHING

FAR = 8  # points; a townhall falls short by less, a guild by more
_Prices = dict[int, int]  # for each contested square, in shares of a point
_SQUARE_MASKS = tuple(sum(1 << plot for plot in plots) for plots in SQUARE_PLOTS)


@dataclass(frozen=True)
class Special:
    """A building whose points depend on which others are active: `points(active)` never falls when more are."""

    plot: int
    counted: int  # the plots it looks at
    values: tuple[int, ...]  # the points it may get
    points: Callable[[int], int]


def best_active(
    needs: Sequence[int],
    pips: Sequence[int],
    points: Sequence[int],
    specials: Sequence[Special] = (),
    beyond: int = -1,
) -> int | None:
    """The set of buildings with workers that scores most, among those that the population can activate together.

    `points` holds what each plot's building is worth when active; a special's own points come from its function.
    Buildings that need no workers are active anyway and not in the set. None if no set scores more than `beyond`,
    which is found out much sooner than how much less it is.
    """
    need, plots, given = list(needs), 0, 0
    for plot, squares in enumerate(TOUCHING):
        if not need[plot]:
            given |= 1 << plot
        elif need[plot] <= sum([pips[square] for square in squares]):  # the others can never be active
            plots |= 1 << plot
    alive = [special for special in specials if (given | plots) >> special.plot & 1]
    search = _Search(need, pips, points, alive, given, beyond)
    search.visit(0, plots)
    return search.best


def _clusters(plots: int, squares: Iterable[int], specials: Iterable[Special]) -> list[int]:
    """The plots in groups that share neither a square nor a special building's points."""
    links = [_SQUARE_MASKS[square] for square in squares]
    links += [special.counted | 1 << special.plot for special in specials]
    clusters: list[int] = []
    for link in links:
        link &= plots
        if not link:
            continue
        apart = []
        for cluster in clusters:
            if cluster & link:
                link |= cluster
            else:
                apart.append(cluster)
        clusters = [*apart, link]
    return clusters


class _Search:
    """The best set among some plots."""

    def __init__(
        self,
        need: Sequence[int],
        supply: Sequence[int],
        points: Sequence[int],
        specials: Sequence[Special],
        given: int,
        beyond: int = -1,
    ) -> None:
        self.need = need
        self.supply = supply
        self.worth = list(points)
        self.specials = specials
        self.wanted = 0
        for special in specials:
            self.wanted |= special.counted
        self.given = given  # active whatever is chosen here
        self.best: int | None = None
        self.best_points = beyond

    def visit(self, required: int, possible: int) -> None:
        """Look for something better with all required and only possible buildings active."""
        ready = self._expect(possible)
        relaxed = self._relax(required, possible)
        if relaxed is None:
            return
        crew, active, bound = relaxed
        if not self._promising(active, bound + ready):
            return
        doubtful = self._doubtful(crew, active, required, possible)
        if doubtful >= 0:
            self.visit(required, possible & ~(1 << doubtful))
            self.visit(required | 1 << doubtful, possible)
            return
        prices = self._prices(crew, possible & ~active)
        clusters = self._contested(prices, possible)
        if clusters == [possible]:
            self.search(crew, prices, active, required, possible)
        else:
            best = self._divide(clusters, crew, prices, active, required)
            self._promising(best | possible & ~sum(clusters), bound + ready)

    def search(self, crew: Crew, prices: _Prices, active: int, required: int, possible: int) -> None:
        """Look for something better in one cluster, from its relaxed set."""
        ready = self._expect(possible)
        totals = self._totals(possible)
        bound = _largest(totals, self._shares(crew, possible) // SHARE + ready)
        if not self._promising(active, bound):
            return
        if not self._promising(self._complete(crew, active, possible), bound):
            return
        least = _smallest(totals, self.best_points) - ready
        found = sweep(Problem(self.need, self.supply, self.worth, prices, self.wanted), required, possible, least)
        if found is None:
            return
        bound = sum([self.worth[plot] for plot in plots_in(found)])
        if self._promising(found, bound + ready):
            plot = self._missing(found, possible)
            self.visit(required | 1 << plot, possible)
            self.visit(required, possible & ~(1 << plot))

    def _totals(self, plots: int) -> int:
        """The points that sets of these buildings may have, as bits."""
        totals = 1
        for special in self.specials:
            single = totals
            for points in special.values:
                totals |= single << points
            plots &= ~(1 << special.plot)
        for plot in plots_in(plots):
            totals |= totals << self.worth[plot]
        return totals

    def _prices(self, crew: Crew, short: int) -> _Prices:
        """What one more pip of a square is worth to the relaxed set: what it brings to a building short of workers."""
        prices: _Prices = {}
        shares = sorted([(-self.worth[plot] * SHARE // self.need[plot], plot) for plot in plots_in(short)])
        for share, plot in shares:  # the dearest first; what it reaches has no higher price
            for square in crew.reach(plot, prices):
                prices[square] = -share
        return prices

    def _contested(self, prices: _Prices, possible: int) -> list[int]:
        """The clusters of buildings that compete with one that is short of workers.

        Squares out of its reach serve only others, and serve all of those: they can be active whatever is chosen.
        """
        squares = sorted(prices)
        plots = 0
        for square in squares:
            plots |= _SQUARE_MASKS[square]
        for square, pips in enumerate(self.supply):
            if pips and square not in prices:
                plots &= ~_SQUARE_MASKS[square]
        return _clusters(plots & possible, squares, self.specials)

    def _divide(self, clusters: Sequence[int], crew: Crew, prices: _Prices, active: int, required: int) -> int:
        """The best set of each cluster."""
        best = 0
        given = self.given | active & ~sum(clusters)
        for cluster in clusters:
            mine = [special for special in self.specials if cluster & (special.counted | 1 << special.plot)]
            search = _Search(self.need, self.supply, self.worth, mine, given)
            search.search(crew, prices, active & cluster, required & cluster, cluster)
            assert search.best is not None, "nothing active is a set, too"
            best |= search.best
        return best

    def _promising(self, active: int, bound: int) -> bool:
        """Note a set of buildings; whether the bound still allows for a better one."""
        if bound <= self.best_points:
            return False
        value = self._value(active)
        if value > self.best_points:
            self.best, self.best_points = active, value
        return value < bound

    def _relax(self, required: int, possible: int) -> tuple[Crew, int, int] | None:
        """Workers in the order of their worth: the crew, the buildings that are complete, and the bound."""
        need, worth = self.need, self.worth
        order = sorted(plots_in(possible & ~required), key=lambda plot: -worth[plot] * SHARE // need[plot])
        crew, active = Crew(self.supply), 0
        for plot in (*plots_in(required), *order):
            if crew.send(plot, need[plot]) == need[plot]:
                active |= 1 << plot
            elif required >> plot & 1:
                return None
        return crew, active, self._shares(crew, possible) // SHARE

    def _shares(self, crew: Crew, plots: int) -> int:
        """What all workers bring if each brings a share of its building."""
        return sum([self.worth[plot] * SHARE // self.need[plot] * crew.serves(plot) for plot in plots_in(plots)])

    def _complete(self, relaxed: Crew, active: int, possible: int) -> int:
        """The set and whatever can be added to it once nobody works in vain."""
        crew = relaxed.without(plots_in(possible & ~active))
        for plot in sorted(plots_in(possible & ~active), key=lambda plot: -self.worth[plot]):
            if crew.takes(plot, self.need[plot]):
                crew.send(plot, self.need[plot])
                active |= 1 << plot
        return active

    def _expect(self, possible: int) -> int:
        """Take special buildings at what they are worth with everything possible active: never too little.

        The points of those that are active already, to which no worker will come, are returned.
        """
        ready = 0
        for special in self.specials:
            points = special.points(possible | self.given)
            if self.given >> special.plot & 1:
                ready += points
            else:
                self.worth[special.plot] = points
        return ready

    def _value(self, active: int) -> int:
        """The points of a set, with what the special buildings really get."""
        everything = active | self.given
        value = 0
        for special in self.specials:
            if everything >> special.plot & 1:
                value += special.points(everything)
            active &= ~(1 << special.plot)
        return value + sum([self.worth[plot] for plot in plots_in(active)])

    def _doubtful(self, crew: Crew, active: int, required: int, possible: int) -> int:
        """A building to decide first because the bound counts many points on it that the relaxed set does not get.

        That is a special building itself or, once it is required, one that it misses; -1 if there is none.
        """
        everything = active | self.given
        for special in self.specials:
            plot, hoped = special.plot, special.points(possible | self.given)
            if hoped - special.points(everything) < FAR or not (everything >> plot & 1 or crew.serves(plot)):
                continue
            if not (required | self.given) >> plot & 1:
                return plot
            return self._missing_to(special, active, possible)
        return -1

    def _missing(self, active: int, possible: int) -> int:
        """An inactive building that could raise the points of an active special one."""
        everything = active | self.given
        for special in self.specials:
            if everything >> special.plot & 1 and special.points(everything) < special.points(possible | self.given):
                return self._missing_to(special, active, possible)
        raise AssertionError("a bound above the value has a reason")

    def _missing_to(self, special: Special, active: int, possible: int) -> int:
        return (possible & ~active & special.counted).bit_length() - 1


def _largest(totals: int, most: int) -> int:
    """The largest total up to `most`."""
    return (totals & (2 << most) - 1).bit_length() - 1


def _smallest(totals: int, beyond: int) -> int:
    """The smallest total beyond another."""
    rest = totals >> beyond + 1
    return beyond + (rest & -rest).bit_length()
