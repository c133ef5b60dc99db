"""The best assignment of workers, exactly: which buildings to activate for the most points.

1. `_relax` lets buildings be active in part. Then each worker brings a fixed share of its building's points, and taking
   workers in the order of that share, each by an augmenting path, is optimal (sets of workers that can be placed
   together form a matroid). Often no building is partly active, and this is the answer. If not, it is an upper bound.
2. `_contested` keeps only what competes with a building that got too few workers, in small clusters.
3. `search_cluster` solves a cluster, guided by the prices of pips (the duals of step 1).
4. The points of a few buildings depend on which others are active. Their highest values are used, so that the bound
   stays valid; if those were too high, the search branches on a building that they depend on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from chiefdoms.games.fiefdoms.rules.cluster_search import SCALE, Competition, search_cluster
from chiefdoms.games.fiefdoms.rules.fief import plots_in_need
from chiefdoms.games.fiefdoms.rules.workers import WorkerAssignment, plots_with_enough_pips
from chiefdoms.games.fiefdoms.sheet import ALL_PLOTS, SQUARE_MASKS, plots_in

WIDE_GAP = 8  # points between bound and value; smaller for a townhall, larger for a guild
_Prices = dict[int, int]  # for each contested square, in twelfths of a point


class DependentBuilding(NamedTuple):
    """A building whose points depend on which others are active: `points(active)` never falls when more are."""

    plot: int
    counted: int  # the plots it depends on
    values: tuple[int, ...]  # the points it may get
    points: Callable[[int], int]


def best_active_buildings(
    needs: Sequence[int],
    pips: Sequence[int],
    points: Sequence[int],
    dependent: Sequence[DependentBuilding] = (),
    above: int = -1,
) -> int | None:
    """The set of buildings with workers that scores most, of all sets that the population can activate.

    `points` holds what each plot's building is worth when active; those of a dependent building come from its function.
    Buildings that need no workers are active anyway and not in the set. None if no set scores more than `above`;
    finding that out is much faster than finding the best set.
    """
    always_active = ALL_PLOTS ^ plots_in_need(needs)
    plots = plots_with_enough_pips(bytes(needs), bytes(pips))
    able = [building for building in dependent if (always_active | plots) >> building.plot & 1]
    search = _Search(list(needs), pips, points, able, always_active, above)
    search.visit(0, plots)
    return search.best


def _clusters(plots: int, squares: Iterable[int], dependent: Iterable[DependentBuilding]) -> list[int]:
    """The plots in groups that share neither a square nor a dependent building's points."""
    links = [SQUARE_MASKS[square] for square in squares]
    links += [building.counted | 1 << building.plot for building in dependent]
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
    """The best set among some plots (branch and bound)."""

    def __init__(
        self,
        needs: Sequence[int],
        supply: Sequence[int],
        points: Sequence[int],
        dependent: Sequence[DependentBuilding],
        always_active: int,
        above: int = -1,
    ) -> None:
        self.needs = needs
        self.supply = supply
        self.points = list(points)
        self.dependent = dependent
        self.preferred = 0
        for building in dependent:
            self.preferred |= building.counted
        self.always_active = always_active  # regardless of the choices here
        self.best: int | None = None
        self.best_points = above

    def visit(self, required: int, possible: int) -> None:
        """Look for something better with all required and only possible buildings active."""
        fixed = self._take_at_highest(possible)
        relaxed = self._relax(required, possible)
        if relaxed is None:
            return
        workers, active, bound = relaxed
        if not self._note(active, bound + fixed):
            return
        branch = self._early_branch(workers, active, required, possible)
        if branch >= 0:
            self.visit(required, possible & ~(1 << branch))
            self.visit(required | 1 << branch, possible)
            return
        prices = self._prices(workers, possible & ~active)
        clusters = self._contested(prices, possible)
        if clusters == [possible]:
            self.search(workers, prices, active, required, possible)
        else:
            best = self._search_clusters(clusters, workers, prices, active, required)
            self._note(best | possible & ~sum(clusters), bound + fixed)

    def search(self, workers: WorkerAssignment, prices: _Prices, active: int, required: int, possible: int) -> None:
        """Look for something better in one cluster, from its relaxed set."""
        fixed = self._take_at_highest(possible)
        totals = self._possible_totals(possible)
        bound = _largest_up_to(totals, self._relaxed_value(workers, possible) // SCALE + fixed)
        if not self._note(active, bound):
            return
        if not self._note(self._complete(workers, active, possible), bound):
            return
        least = _smallest_above(totals, self.best_points) - fixed
        competition = Competition(self.needs, self.supply, self.points, prices, self.preferred)
        found = search_cluster(competition, required, possible, least)
        if found is None:
            return
        bound = sum([self.points[plot] for plot in plots_in(found)])
        if self._note(found, bound + fixed):
            plot = self._missing_building(found, possible)
            self.visit(required | 1 << plot, possible)
            self.visit(required, possible & ~(1 << plot))

    def _possible_totals(self, plots: int) -> int:
        """The points that sets of these buildings may have, as bits."""
        totals = 1
        for building in self.dependent:
            single = totals
            for points in building.values:
                totals |= single << points
            plots &= ~(1 << building.plot)
        for plot in plots_in(plots):
            totals |= totals << self.points[plot]
        return totals

    def _prices(self, workers: WorkerAssignment, short: int) -> _Prices:
        """What one more pip of a square is worth to the relaxed set: its share of a building that lacks workers."""
        prices: _Prices = {}
        priced = 0
        shares = sorted([(-self.points[plot] * SCALE // self.needs[plot], plot) for plot in plots_in(short)])
        for share, plot in shares:  # the highest price first; what it reaches has no higher price
            for square in workers.reachable_squares(plot, priced):
                prices[square] = -share
                priced |= 1 << square
        return prices

    def _contested(self, prices: _Prices, possible: int) -> list[int]:
        """The clusters of buildings that compete with one that is short of workers.

        Squares that it cannot reach are used only by other buildings, which can all be active regardless of the choices
        here.
        """
        squares = sorted(prices)
        plots = 0
        for square in squares:
            plots |= SQUARE_MASKS[square]
        for square, pips in enumerate(self.supply):
            if pips and square not in prices:
                plots &= ~SQUARE_MASKS[square]
        return _clusters(plots & possible, squares, self.dependent)

    def _search_clusters(
        self, clusters: Sequence[int], workers: WorkerAssignment, prices: _Prices, active: int, required: int
    ) -> int:
        """The best set of each cluster, together."""
        best = 0
        always_active = self.always_active | active & ~sum(clusters)
        for cluster in clusters:
            own = [building for building in self.dependent if cluster & (building.counted | 1 << building.plot)]
            search = _Search(self.needs, self.supply, self.points, own, always_active)
            search.search(workers, prices, active & cluster, required & cluster, cluster)
            assert search.best is not None, "the empty set is a set, too"
            best |= search.best
        return best

    def _note(self, active: int, bound: int) -> bool:
        """Keep a set of buildings if it is the best so far; returns whether the bound still allows a better one."""
        if bound <= self.best_points:
            return False
        value = self._value(active)
        if value > self.best_points:
            self.best, self.best_points = active, value
        return value < bound

    def _relax(self, required: int, possible: int) -> tuple[WorkerAssignment, int, int] | None:
        """Send workers in the order of their share of the points. Returns assignment, complete buildings and bound."""
        needs, points = self.needs, self.points
        order = sorted(plots_in(possible & ~required), key=lambda plot: -points[plot] * SCALE // needs[plot])
        workers, active, value = WorkerAssignment(self.supply), 0, 0
        for plot in plots_in(required) + order:
            need = needs[plot]
            sent = workers.send(plot, need)
            if sent == need:
                active |= 1 << plot
            elif required >> plot & 1:
                return None
            value += points[plot] * SCALE // need * sent
        return workers, active, value // SCALE

    def _relaxed_value(self, workers: WorkerAssignment, plots: int) -> int:
        """The points of all workers if each counts its share of its building."""
        points, needs, flow = self.points, self.needs, workers.flow
        return sum(
            [
                points[plot] * SCALE // needs[plot] * sum(flow[plot * 4 : plot * 4 + 4])
                for plot in plots_in(plots)
                if points[plot]
            ]
        )

    def _complete(self, relaxed: WorkerAssignment, active: int, possible: int) -> int:
        """The set and whatever can be added to it once the workers of incomplete buildings are free."""
        workers = relaxed.without(plots_in(possible & ~active))
        for plot in sorted(plots_in(possible & ~active), key=lambda plot: -self.points[plot]):
            if workers.can_send(plot, self.needs[plot]):
                workers.send(plot, self.needs[plot])
                active |= 1 << plot
        return active

    def _take_at_highest(self, possible: int) -> int:
        """Set the points of dependent buildings to their value with everything possible active: never too low.

        Returns the points of those that are always active, because they need no workers.
        """
        fixed = 0
        for building in self.dependent:
            points = building.points(possible | self.always_active)
            if self.always_active >> building.plot & 1:
                fixed += points
            else:
                self.points[building.plot] = points
        return fixed

    def _value(self, active: int) -> int:
        """The points of a set, with what the dependent buildings really get."""
        everything = active | self.always_active
        value = 0
        for building in self.dependent:
            if everything >> building.plot & 1:
                value += building.points(everything)
            active &= ~(1 << building.plot)
        return value + sum([self.points[plot] for plot in plots_in(active)])

    def _early_branch(self, workers: WorkerAssignment, active: int, required: int, possible: int) -> int:
        """A building to branch on first, because the bound counts many points for it that the relaxed set does not get.

        It is a dependent building or, once that is required, one that it depends on; -1 if there is none.
        """
        everything = active | self.always_active
        for building in self.dependent:
            plot, highest = building.plot, building.points(possible | self.always_active)
            if highest - building.points(everything) < WIDE_GAP:
                continue
            if not (everything >> plot & 1 or workers.workers_at(plot)):
                continue
            if not (required | self.always_active) >> plot & 1:
                return plot
            return self._missing_to(building, active, possible)
        return -1

    def _missing_building(self, active: int, possible: int) -> int:
        """An inactive building that could raise the points of an active dependent one."""
        everything = active | self.always_active
        highest = possible | self.always_active
        for building in self.dependent:
            if everything >> building.plot & 1 and building.points(everything) < building.points(highest):
                return self._missing_to(building, active, possible)
        raise AssertionError("a bound above the value has a reason")

    def _missing_to(self, building: DependentBuilding, active: int, possible: int) -> int:
        return (possible & ~active & building.counted).bit_length() - 1


def _largest_up_to(totals: int, most: int) -> int:
    """The largest total up to `most`."""
    return (totals & (2 << most) - 1).bit_length() - 1


def _smallest_above(totals: int, total: int) -> int:
    """The smallest total above another."""
    rest = totals >> total + 1
    return total + (rest & -rest).bit_length()
