"""Workers: pips sent from the population squares to the buildings that touch them.

Each pip is one worker of one building; a building is active when all the workers it needs are there.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from chiefdoms.games.fiefdoms.sheet import PLOTS, SIZE, SQUARE_PLOTS, SQUARES, TOUCHING

_ROWS = tuple(
    tuple(tuple(row * SIZE + column for column in range(SIZE) if bits >> column & 1) for bits in range(1 << SIZE))
    for row in range(SIZE)
)
_A, _B, _C, _D, _E = _ROWS


def plots_in(mask: int) -> tuple[int, ...]:
    """The plots of a set, in reading order."""
    return _A[mask & 31] + _B[mask >> 5 & 31] + _C[mask >> 10 & 31] + _D[mask >> 15 & 31] + _E[mask >> 20]


# Where a building draws workers from: its squares, each with the number under which the workers are counted.
_LINKS = tuple(tuple((square, plot * 4 + i) for i, square in enumerate(TOUCHING[plot])) for plot in range(PLOTS))
# The other way round: the buildings around a square, with the same numbers.
_AROUND = tuple(
    tuple((plot, plot * 4 + TOUCHING[plot].index(square)) for plot in SQUARE_PLOTS[square]) for square in range(SQUARES)
)


class Crew:
    """Workers at work: the pips left in each square, and how many workers each building has from each square."""

    __slots__ = ("flow", "left", "spent")

    def __init__(self, supply: Sequence[int], flow: list[int] | None = None) -> None:
        self.left = list(supply)
        self.flow = flow or [0] * (PLOTS * 4)
        # Squares from which a search for a pip found none. Nothing leads out of them, so no later search will either.
        self.spent: set[int] = set()

    def send(self, plot: int, count: int) -> int:
        """Send up to `count` workers to a plot, moving others to other squares if need be; how many arrived."""
        left, missing = self.left, count
        for square, link in _LINKS[plot]:
            there = left[square]
            if there:
                taken = there if there < missing else missing
                left[square] = there - taken
                self.flow[link] += taken
                missing -= taken
                if not missing:
                    return count
        while missing and self._move_up(plot):
            missing -= 1
        return count - missing

    def without(self, plots: Iterable[int]) -> Crew:
        """A copy in which these plots have no workers."""
        copy = Crew(self.left, self.flow[:])
        for plot in plots:
            for square, link in _LINKS[plot]:
                copy.left[square] += copy.flow[link]
                copy.flow[link] = 0
        return copy

    def takes(self, plot: int, count: int) -> bool:
        """Whether so many more workers can be sent to a plot."""
        left = self.left
        if sum([left[square] for square in TOUCHING[plot]]) >= count:
            return True
        return Crew(left, self.flow[:]).send(plot, count) == count

    def serves(self, plot: int) -> int:
        """How many workers a plot has."""
        return sum(self.flow[plot * 4 : plot * 4 + 4])

    def served(self, square: int) -> list[tuple[int, int]]:
        """The plots that have workers from a square, and how many."""
        return [(plot, self.flow[link]) for plot, link in _AROUND[square] if self.flow[link]]

    def reach(self, plot: int, known: Container[int] = ()) -> list[int]:
        """The squares whose pips would serve the plot, directly or by moving workers of others, but for known ones."""
        flow = self.flow
        queue = [square for square in TOUCHING[plot] if square not in known]
        for square in queue:  # grows while it is read
            for other, link in _AROUND[square]:
                if flow[link]:
                    queue += [step for step in TOUCHING[other] if step not in queue and step not in known]
        return queue

    def _move_up(self, plot: int) -> bool:
        """Get one worker by moving workers of others along a chain of squares (an augmenting path)."""
        left, flow, spent = self.left, self.flow, self.spent
        # For each square on the way: the square before it, the link that loses a worker and the link that gets one.
        came = {square: (-1, -1, link) for square, link in _LINKS[plot] if square not in spent}
        queue = list(came)
        for square in queue:  # grows while it is read
            for other, freed in _AROUND[square]:
                if not flow[freed]:
                    continue
                for step, link in _LINKS[other]:
                    if step in came or step in spent:
                        continue
                    came[step] = (square, freed, link)
                    if left[step]:
                        self._shift(step, came)
                        return True
                    queue.append(step)
        spent.update(queue)
        return False

    def _shift(self, square: int, came: dict[int, tuple[int, int, int]]) -> None:
        self.left[square] -= 1
        while square >= 0:
            square, freed, link = came[square]
            self.flow[link] += 1
            if freed >= 0:
                self.flow[freed] -= 1


def crew_for(needs: Sequence[int], pips: Sequence[int], active: int) -> Crew | None:
    """An assignment of workers that activates all of `active`, or None if there is none."""
    crew = Crew(pips)
    for plot in plots_in(active):
        if crew.send(plot, needs[plot]) < needs[plot]:
            return None
    return crew
