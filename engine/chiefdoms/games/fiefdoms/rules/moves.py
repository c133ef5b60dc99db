"""The legal moves of the seat to act. A move is an int whose meaning hangs on the phase."""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.games.fiefdoms.rules.dice import LOCATIONS, Pairs, build_options, side_of, splits, sums
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    OVER,
    PESTILENCE,
    PLOT,
    REDUCE,
    SECTIONS,
    SPLIT,
    SQUARE,
    WORKERS,
    Position,
)
from chiefdoms.games.fiefdoms.rules.workers import Crew, crew_for, plots_in
from chiefdoms.games.fiefdoms.sheet import (
    ASSIGNMENTS,
    CENTRE,
    CENTRE_SUM,
    KINDS,
    NEIGHBOURS,
    PIPS,
    PLOTS,
    SECTION_PLOTS,
    SQUARES,
    SUM_PAIRS,
    TOUCHING,
)

# In the two last phases; a building whose workers are changed is its plot's number from TOGGLE on.
ACCEPT, CHANGE_WORKERS, TOGGLE = 0, 1, 2


def list_moves(p: Position) -> list[int]:
    return _LISTS[p.phase](p)


def seat_of(p: Position) -> int:
    """The seat to act."""
    assert p.seat is not None
    return p.seat


def _sections(p: Position) -> list[int]:
    return list(range(len(ASSIGNMENTS)))


def _splits(p: Position) -> list[int]:
    return list(splits(p.dice))


def list_builds(p: Position) -> list[int]:
    return builds_with(p, p.pairs)


def builds_with(p: Position, pairs: Pairs) -> list[int]:
    """Every option whose location pair points to an empty plot; equal pairs are the same choice."""
    seat = seat_of(p)
    one, two = pairs
    empty, limits = p.plots[seat * KINDS], p.limits[seat]
    moves: list[int] = []
    if LOCATIONS[two] & empty:
        moves += build_options(one, 0, limits)
    if one != two and LOCATIONS[one] & empty:
        moves += build_options(two, 1, limits)
    return moves


def location_of(p: Position, option: int) -> int:
    """The plots to which the pair points that does not build."""
    return LOCATIONS[p.pairs[1 - side_of(option)]]


def _plots(p: Position) -> list[int]:
    return list(plots_in(location_of(p, p.option) & p.plots[seat_of(p) * KINDS]))


def free_squares(p: Position, seat: int, plot: int) -> list[int]:
    """The squares at a plot that take population: untouched ones or, by option, those with an empty pip."""
    start, most = seat * SQUARES, PIPS if p.rules.top_up else 1
    pips = p.pips
    return [square for square in TOUCHING[plot] if pips[start + square] < most]


def _squares(p: Position) -> list[int]:
    return free_squares(p, seat_of(p), p.plot)


def reducible(p: Position, seat: int, plot: int) -> list[int]:
    """The buildings beside a plot that still need workers."""
    start = seat * PLOTS
    needs = p.needs
    return [other for other in NEIGHBOURS[plot] if needs[start + other]]


def _reductions(p: Position) -> list[int]:
    return reducible(p, seat_of(p), p.plot)


def _forfeits(p: Position) -> list[int]:
    return list(plots_in(p.plots[seat_of(p) * KINDS]))


def section_of_sum(p: Position, seat: int, total: int) -> int:
    """The section that a sum hits on a seat's sheet."""
    if total == CENTRE_SUM[p.rules.pestilence]:
        return CENTRE
    pairs = SUM_PAIRS[p.rules.pestilence]
    return ASSIGNMENTS[p.sections[seat]][next(i for i, pair in enumerate(pairs) if total in pair)]


def doomed_by(p: Position, seat: int, total: int) -> int:
    """What a pestilence of that sum may take: an empty plot of the section or, if it is full, any."""
    empty = p.empty(seat)
    return SECTION_PLOTS[section_of_sum(p, seat, total)] & empty or empty


def _doomed(p: Position) -> list[int]:
    """A paired face is the seat's choice, so all its sums count."""
    doomed = 0
    for total in sums(p.dice):
        doomed |= doomed_by(p, seat_of(p), total)
    return list(plots_in(doomed))


def needy(p: Position, seat: int) -> int:
    """The buildings that need workers."""
    needs = p.needs[seat * PLOTS : (seat + 1) * PLOTS]
    return sum([1 << plot for plot, need in enumerate(needs) if need])


def _workers(p: Position) -> list[int]:
    return [ACCEPT, CHANGE_WORKERS] if needy(p, seat_of(p)) else [ACCEPT]


def _changes(p: Position) -> list[int]:
    """Each building once: workers away from an active one, or to another for which there are enough."""
    seat = seat_of(p)
    active, needs = p.chosen[seat], p.needs[seat * PLOTS : (seat + 1) * PLOTS]
    pips = p.pips[seat * SQUARES : (seat + 1) * SQUARES]
    crew: Crew | None = None
    moves = [ACCEPT]
    for plot in plots_in(needy(p, seat) & ~p.changed):
        if active >> plot & 1:
            moves.append(TOGGLE + plot)
        elif sum([pips[square] for square in TOUCHING[plot]]) >= needs[plot]:
            crew = crew or crew_for(needs, pips, active)
            assert crew is not None, "the chosen buildings have their workers"
            if crew.takes(plot, needs[plot]):
                moves.append(TOGGLE + plot)
    return moves


def _nothing(p: Position) -> list[int]:
    return []


_LISTS: dict[int, Callable[[Position], list[int]]] = {
    SECTIONS: _sections,
    SPLIT: _splits,
    BUILD: list_builds,
    PLOT: _plots,
    SQUARE: _squares,
    REDUCE: _reductions,
    FORFEIT: _forfeits,
    PESTILENCE: _doomed,
    WORKERS: _workers,
    CHANGE: _changes,
    OVER: _nothing,
}
