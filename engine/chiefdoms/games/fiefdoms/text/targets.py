"""The text of every legal move and what it is about, so that the page can map dice, plots and squares to moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chiefdoms.games.fiefdoms.dice import FACE_NAMES
from chiefdoms.games.fiefdoms.rules.moves import (
    ACCEPT,
    TOGGLE,
    free_squares,
    list_builds,
    list_moves,
    location_of,
    plots_needing_workers,
)
from chiefdoms.games.fiefdoms.rules.pairs import (
    LOCATIONS,
    PARTITIONS,
    build_method,
    build_options,
    build_values,
    dice_of_pairs,
    kind_of,
    pair_code,
    population_of,
    side_of,
    split,
    splits,
)
from chiefdoms.games.fiefdoms.rules.pestilence import pestilence_sums, section_numbers, struck_plots
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    NONE,
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
from chiefdoms.games.fiefdoms.sheet import (
    KEYS,
    PIPS,
    PLOT_NAMES,
    PLOTS,
    SECTION_KEYS,
    SECTION_PLOTS,
    SQUARE_NAMES,
    SQUARES,
    SUGGESTED,
    TOUCHING,
    WORKERS_OF,
    plots_in,
)
from chiefdoms.games.fiefdoms.text.notation import option_text, write_move

Target = dict[str, Any]


def targets_of(position: Position) -> list[Target]:
    if position.phase == OVER:
        return []
    if position.phase == SPLIT:
        return _splits(position)
    describe = _DESCRIBE[position.phase]
    return [{"move": write_move(position, move), **describe(position, move)} for move in list_moves(position)]


def _sections(position: Position, move: int) -> Target:
    return {"numbers": section_numbers(position, move), "suggested": move == SUGGESTED}


def options_of(position: Position) -> list[Target]:
    """While a plot is chosen: everything that could be built instead, to choose again."""
    if position.option == NONE or position.plot != NONE:
        return []
    return [{"move": option_text(position, move), **_build(position, move)} for move in list_builds(position)]


def _splits(position: Position) -> list[Target]:
    """All three ways to pair the dice; ways with the same faces share their move."""
    moves = {split(position.dice, move): write_move(position, move) for move in splits(position.dice)}
    return [
        {"move": moves[split(position.dice, partition)], "pairs": [_pair(position, dice) for dice in pairs]}
        for partition, pairs in enumerate(PARTITIONS)
    ]


def _pair(position: Position, dice: tuple[int, int]) -> Target:
    """Two dice, and what the seat could build with them or to which empty plots they point."""
    pair, seat = pair_code(*(position.dice[die] for die in dice)), acting_seat(position)
    kinds = {kind_of(move) for move in build_options(pair, 0, position.limits[seat])}
    return {
        "dice": list(dice),
        "faces": [FACE_NAMES[position.dice[die]] for die in dice],
        "builds": [KEYS[kind] for kind in sorted(kinds)],
        "plots": [PLOT_NAMES[plot] for plot in plots_in(LOCATIONS[pair] & position.empty(seat))],
    }


def _build(position: Position, move: int) -> Target:
    """`values` are the numbers that the faces of the pair stand for, in all ways that give this option."""
    side, kind = side_of(move), kind_of(move)
    pair = position.pairs[side]
    plots = location_of(position, move) & position.empty(acting_seat(position))
    return {
        "pair": side,
        "dice": dice_of_pairs(position.dice, position.pairs)[side],
        "building": KEYS[kind],
        "method": build_method(pair, move),
        "population": population_of(move),
        "workers": WORKERS_OF[kind],
        "values": build_values(pair, move),
        "plots": [PLOT_NAMES[plot] for plot in plots_in(plots)],
    }


def _plot(position: Position, move: int) -> Target:
    squares = free_squares(position, acting_seat(position), move) if population_of(position.option) else []
    return {"plot": PLOT_NAMES[move], "squares": [SQUARE_NAMES[square] for square in squares]}


def _square(position: Position, move: int) -> Target:
    there = position.pips[acting_seat(position) * SQUARES + move]
    return {"square": SQUARE_NAMES[move], "pips": min(PIPS, there + population_of(position.option)) - there}


def _reduce(position: Position, move: int) -> Target:
    return {"plot": PLOT_NAMES[move], "needs": position.needs[acting_seat(position) * PLOTS + move] - 1}


def _forfeit(position: Position, move: int) -> Target:
    return {"plot": PLOT_NAMES[move]}


def _pestilence(position: Position, move: int) -> Target:
    """With the sums under which the pestilence may take this plot."""
    seat = acting_seat(position)
    totals = [total for total in pestilence_sums(position.dice) if struck_plots(position, seat, total) >> move & 1]
    sections = [key for key, plots in zip(SECTION_KEYS, SECTION_PLOTS, strict=True) if plots >> move & 1]
    return {"plot": PLOT_NAMES[move], "sums": totals, "sections": sections}


def _workers(position: Position, move: int) -> Target:
    """With the buildings without workers that could have theirs instead of others."""
    if move == ACCEPT:
        return {"accept": True}
    return {"accept": False, "others": [PLOT_NAMES[plot] for plot in _plots_short_of_workers(position)]}


def _plots_short_of_workers(position: Position) -> list[int]:
    """The inactive buildings of the acting seat with enough people around them, some of whom work elsewhere."""
    seat = acting_seat(position)
    fief = position.fief(seat)
    idle = plots_needing_workers(position, seat) & ~position.fief_score(seat).active
    return [plot for plot in plots_in(idle) if sum(fief.pips[square] for square in TOUCHING[plot]) >= fief.needs[plot]]


def _change(position: Position, move: int) -> Target:
    if move == ACCEPT:
        return {"accept": True}
    plot = move - TOGGLE
    return {"accept": False, "plot": PLOT_NAMES[plot], "active": not position.chosen[acting_seat(position)] >> plot & 1}


_DESCRIBE: dict[int, Callable[[Position, int], Target]] = {
    SECTIONS: _sections,
    BUILD: _build,
    PLOT: _plot,
    SQUARE: _square,
    REDUCE: _reduce,
    FORFEIT: _forfeit,
    PESTILENCE: _pestilence,
    WORKERS: _workers,
    CHANGE: _change,
}
