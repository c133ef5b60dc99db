"""The legal moves of the seat to act. A move is an int whose meaning depends on the phase."""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.games.fiefdoms.rules.fief import plots_in_need
from chiefdoms.games.fiefdoms.rules.pairs import BLOCKED, LOCATIONS, OPTION_PARTS, Pairs, build_options, side_of, splits
from chiefdoms.games.fiefdoms.rules.pestilence import pestilence_sums, struck_plots
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
    acting_seat,
)
from chiefdoms.games.fiefdoms.rules.workers import WorkerAssignment, assign_workers, plots_with_enough_pips
from chiefdoms.games.fiefdoms.sheet import ASSIGNMENTS, KINDS, NEIGHBOURS, PIPS, PLOTS, SQUARES, TOUCHING, plots_in

# Moves of the last two phases. To change the workers of a building, add its plot to TOGGLE.
ACCEPT, CHANGE_WORKERS, TOGGLE = 0, 1, 2


def list_moves(position: Position) -> list[int]:
    return _BY_PHASE[position.phase](position)


def _section_moves(position: Position) -> list[int]:
    return list(range(len(ASSIGNMENTS)))


def _split_moves(position: Position) -> list[int]:
    return list(splits(position.dice))


def list_builds(position: Position) -> list[int]:
    """What the acting seat may build: every option whose location pair points to an empty plot.

    Equal pairs are the same choice. By option also the location pair that points to none, as long as the other one
    points to some.
    """
    seat, pairs = position.seat, position.pairs
    assert seat is not None
    one, two = pairs
    empty, limits = position.plots[seat * KINDS], position.limits[seat]
    moves = [*build_options(one, 0, limits)] if LOCATIONS[two] & empty else []
    if one != two and LOCATIONS[one] & empty:
        moves += build_options(two, 1, limits)
    if position.rules.may_block and moves:
        moves += blocked_choices(pairs, empty)
    return moves


def blocked_choices(pairs: Pairs, empty: int) -> list[int]:
    """The choices of a location pair that points to none of the empty plots. A pair with an X is not a location."""
    return [BLOCKED[side] for side in range(2) if LOCATIONS[pairs[1 - side]] and not LOCATIONS[pairs[1 - side]] & empty]


def location_of(position: Position, option: int) -> int:
    """The plots that the pair that does not build points to."""
    return LOCATIONS[position.pairs[1 - side_of(option)]]


def _plot_moves(position: Position) -> list[int]:
    seat, side = position.seat, OPTION_PARTS[position.option][0]
    assert seat is not None
    return plots_in(LOCATIONS[position.pairs[1 - side]] & position.plots[seat * KINDS])


def free_squares(position: Position, seat: int, plot: int) -> list[int]:
    """The squares at a plot that have room for population: unused ones or, by option, those with an empty pip."""
    start, most = seat * SQUARES, PIPS if position.rules.top_up else 1
    pips = position.pips
    return [square for square in TOUCHING[plot] if pips[start + square] < most]


def _square_moves(position: Position) -> list[int]:
    return free_squares(position, acting_seat(position), position.plot)


def reducible_plots(position: Position, seat: int, plot: int) -> list[int]:
    """The buildings beside a plot that still need workers: a Springhouse there may reduce one of them."""
    start = seat * PLOTS
    needs = position.needs
    return [other for other in NEIGHBOURS[plot] if needs[start + other]]


def _reduce_moves(position: Position) -> list[int]:
    return reducible_plots(position, acting_seat(position), position.plot)


def _forfeit_moves(position: Position) -> list[int]:
    return plots_in(position.plots[acting_seat(position) * KINDS])


def _pestilence_moves(position: Position) -> list[int]:
    """A paired face is the seat's choice, so all its sums count."""
    struck = 0
    for total in pestilence_sums(position.dice):
        struck |= struck_plots(position, acting_seat(position), total)
    return plots_in(struck)


def plots_needing_workers(position: Position, seat: int) -> int:
    """The buildings that need workers."""
    return plots_in_need(position.needs[seat * PLOTS : (seat + 1) * PLOTS])


def _worker_moves(position: Position) -> list[int]:
    return [ACCEPT, CHANGE_WORKERS] if plots_needing_workers(position, acting_seat(position)) else [ACCEPT]


def _change_moves(position: Position) -> list[int]:
    """Each building once: take the workers of an active one away, or send workers to another if there are enough."""
    seat = acting_seat(position)
    active, needs = position.chosen[seat], bytes(position.needs[seat * PLOTS : (seat + 1) * PLOTS])
    pips = bytes(position.pips[seat * SQUARES : (seat + 1) * SQUARES])
    workers: WorkerAssignment | None = None
    moves = [ACCEPT]
    for plot in plots_in(plots_with_enough_pips(needs, pips) & ~position.changed):
        if not active >> plot & 1:
            workers = workers or assign_workers(needs, pips, active)
            assert workers is not None, "the chosen buildings have their workers"
            if not workers.can_send(plot, needs[plot]):
                continue
        moves.append(TOGGLE + plot)
    return moves


def _no_moves(position: Position) -> list[int]:
    return []


_MOVES: dict[int, Callable[[Position], list[int]]] = {
    SECTIONS: _section_moves,
    SPLIT: _split_moves,
    BUILD: list_builds,
    PLOT: _plot_moves,
    SQUARE: _square_moves,
    REDUCE: _reduce_moves,
    FORFEIT: _forfeit_moves,
    PESTILENCE: _pestilence_moves,
    WORKERS: _worker_moves,
    CHANGE: _change_moves,
    OVER: _no_moves,
}
_BY_PHASE = tuple(_MOVES[phase] for phase in range(OVER + 1))  # looked up at every decision
