"""Workers: pips sent from the population squares to the buildings that touch them.

Each pip is one worker of one building; a building is active when all the workers it needs are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from chiefdoms.games.fiefdoms.rules.fief import plots_in_need
from chiefdoms.games.fiefdoms.sheet import PLOTS, SQUARE_PLOTS, SQUARES, TOUCHING, TOUCHING_MASKS, plots_in, squares_in

# The squares that a building gets workers from, each with the index under which the workers are counted.
_LINKS = tuple(tuple((square, plot * 4 + i) for i, square in enumerate(TOUCHING[plot])) for plot in range(PLOTS))
# The other way round: the buildings around a square, with the same indices.
_AROUND = tuple(
    tuple((plot, plot * 4 + TOUCHING[plot].index(square)) for plot in SQUARE_PLOTS[square]) for square in range(SQUARES)
)


class WorkerAssignment:
    """The pips left in each square (`left`), and how many workers each building has from each square (`flow`)."""

    __slots__ = ("exhausted", "flow", "left")

    def __init__(self, supply: Sequence[int], flow: list[int] | None = None) -> None:
        self.left = list(supply)
        self.flow = flow or [0] * (PLOTS * 4)
        # Squares that a search has visited without finding a pip. No square outside of them is reachable, so no later
        # search will find one either.
        self.exhausted = 0

    def send(self, plot: int, count: int) -> int:
        """Send up to `count` workers to a plot, replacing those of others if necessary; returns how many arrived."""
        left, flow, missing = self.left, self.flow, count
        for square, link in _LINKS[plot]:
            there = left[square]
            if there:
                taken = there if there < missing else missing
                left[square] = there - taken
                flow[link] += taken
                missing -= taken
                if not missing:
                    return count
        while missing and self._augment(plot):
            missing -= 1
        return count - missing

    def without(self, plots: Iterable[int]) -> WorkerAssignment:
        """A copy in which these plots have no workers."""
        copy = WorkerAssignment(self.left, self.flow[:])
        for plot in plots:
            for square, link in _LINKS[plot]:
                copy.left[square] += copy.flow[link]
                copy.flow[link] = 0
        return copy

    def can_send(self, plot: int, count: int) -> bool:
        """Whether `count` more workers can be sent to a plot."""
        left, missing = self.left, count
        for square in TOUCHING[plot]:
            missing -= left[square]
        if missing <= 0:
            return True
        there = sum([left[square] for square in self.reachable_squares(plot, self.exhausted)])
        if there < count:
            return False
        return WorkerAssignment(left, self.flow[:]).send(plot, count) == count

    def workers_at(self, plot: int) -> int:
        """How many workers a plot has."""
        return sum(self.flow[plot * 4 : plot * 4 + 4])

    def sent_from(self, square: int) -> list[tuple[int, int]]:
        """The plots that have workers from a square, and how many."""
        return [(plot, self.flow[link]) for plot, link in _AROUND[square] if self.flow[link]]

    def reachable_squares(self, plot: int, known: int = 0) -> list[int]:
        """The squares whose pips could become workers of the plot, directly or by replacing those of others; those of
        the set `known` are left out."""
        flow = self.flow
        queue = squares_in(TOUCHING_MASKS[plot] & ~known)
        known |= TOUCHING_MASKS[plot]
        for square in queue:  # grows while it is read
            for other, link in _AROUND[square]:
                if flow[link]:
                    new = TOUCHING_MASKS[other] & ~known
                    if new:
                        known |= new
                        queue += squares_in(new)
        return queue

    def _augment(self, plot: int) -> bool:
        """Get one worker by replacing workers of others along a chain of squares (an augmenting path)."""
        left, flow, exhausted = self.left, self.flow, self.exhausted
        if not any(left):
            return False
        # For each square on the way: the square before it, the link that loses a worker and the link that gets one.
        came_from = {square: (-1, -1, link) for square, link in _LINKS[plot] if not exhausted >> square & 1}
        queue = list(came_from)
        seen = exhausted | TOUCHING_MASKS[plot]
        for square in queue:  # grows while it is read
            for other, freed in _AROUND[square]:
                if not flow[freed]:
                    continue
                new = TOUCHING_MASKS[other] & ~seen
                if not new:
                    continue
                seen |= new
                for step, link in _LINKS[other]:
                    if new >> step & 1:
                        came_from[step] = (square, freed, link)
                        if left[step]:
                            self._apply_path(step, came_from)
                            return True
                        queue.append(step)
        self.exhausted = seen
        return False

    def _apply_path(self, square: int, came_from: dict[int, tuple[int, int, int]]) -> None:
        self.left[square] -= 1
        while square >= 0:
            square, freed, link = came_from[square]
            self.flow[link] += 1
            if freed >= 0:
                self.flow[freed] -= 1


@lru_cache(maxsize=16)  # called again and again for the sheets whose workers are being changed
def plots_with_enough_pips(needs: bytes, pips: bytes) -> int:
    """The buildings that need workers and have enough pips around them. The others can never be active."""
    plots = 0
    for plot in plots_in(plots_in_need(needs)):
        missing = needs[plot]
        for square in TOUCHING[plot]:  # faster than the sum of a list
            missing -= pips[square]
        if missing <= 0:
            plots |= 1 << plot
    return plots


def assign_workers(needs: Sequence[int], pips: Sequence[int], active: int) -> WorkerAssignment | None:
    """An assignment of workers that activates all of `active`, or None if there is none."""
    assignment = WorkerAssignment(pips)
    for plot in plots_in(active):
        if assignment.send(plot, needs[plot]) < needs[plot]:
            return None
    return assignment
