"""For every legal move its text and what it is about, so that the page maps dice, plots and squares to moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chiefdoms.games.fiefdoms.rules.dice import (
    FACE_NAMES,
    LOCATIONS,
    PARTITIONS,
    build_dice,
    build_method,
    build_options,
    dice_of_pairs,
    kind_of,
    pair_code,
    population_of,
    side_of,
    split,
    splits,
    sums,
)
from chiefdoms.games.fiefdoms.rules.moves import (
    ACCEPT,
    TOGGLE,
    doomed_by,
    free_squares,
    list_builds,
    list_moves,
    location_of,
    seat_of,
)
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
from chiefdoms.games.fiefdoms.rules.turn import section_numbers
from chiefdoms.games.fiefdoms.rules.workers import plots_in
from chiefdoms.games.fiefdoms.sheet import (
    KEYS,
    PIPS,
    PLOT_NAMES,
    PLOTS,
    SECTION_KEYS,
    SECTION_PLOTS,
    SQUARE_NAMES,
    SQUARES,
    WORKERS_OF,
)
from chiefdoms.games.fiefdoms.text.notation import move_text, option_text

Target = dict[str, Any]


def targets(p: Position) -> list[Target]:
    if p.phase == OVER:
        return []
    if p.phase == SPLIT:
        return _splits(p)
    describe = _DESCRIBE[p.phase]
    return [{"move": move_text(p, move), **describe(p, move)} for move in list_moves(p)]


def _sections(p: Position, move: int) -> Target:
    return {"numbers": section_numbers(p, move), "suggested": move == 0}


def options(p: Position) -> list[Target]:
    """While a plot is chosen: everything that could be built instead, to choose again."""
    if p.phase != PLOT:
        return []
    return [{"move": option_text(p, move), **_build(p, move)} for move in list_builds(p)]


def _splits(p: Position) -> list[Target]:
    """All three ways to pair the dice; ways with the same faces share their move."""
    moves = {split(p.dice, move): move_text(p, move) for move in splits(p.dice)}
    return [
        {"move": moves[split(p.dice, partition)], "pairs": [_pair(p, dice) for dice in pairs]}
        for partition, pairs in enumerate(PARTITIONS)
    ]


def _pair(p: Position, dice: tuple[int, int]) -> Target:
    """Two dice, and what the seat could build with them or to which empty plots they point."""
    pair, seat = pair_code(*(p.dice[die] for die in dice)), seat_of(p)
    kinds = {kind_of(move) for move in build_options(pair, 0, p.limits[seat])}
    return {
        "dice": list(dice),
        "faces": [FACE_NAMES[p.dice[die]] for die in dice],
        "builds": [KEYS[kind] for kind in sorted(kinds)],
        "plots": [PLOT_NAMES[plot] for plot in plots_in(LOCATIONS[pair] & p.empty(seat))],
    }


def _build(p: Position, move: int) -> Target:
    """`values` are the numbers that the faces of the pair stand for, in all ways that give this option."""
    side, kind = side_of(move), kind_of(move)
    pair = p.pairs[side]
    plots = location_of(p, move) & p.empty(seat_of(p))
    return {
        "pair": side,
        "dice": dice_of_pairs(p.dice, p.pairs)[side],
        "building": KEYS[kind],
        "method": build_method(pair, move),
        "population": population_of(move),
        "workers": WORKERS_OF[kind],
        "values": build_dice(pair, move),
        "plots": [PLOT_NAMES[plot] for plot in plots_in(plots)],
    }


def _plot(p: Position, move: int) -> Target:
    squares = free_squares(p, seat_of(p), move) if population_of(p.option) else []
    return {"plot": PLOT_NAMES[move], "squares": [SQUARE_NAMES[square] for square in squares]}


def _square(p: Position, move: int) -> Target:
    there = p.pips[seat_of(p) * SQUARES + move]
    return {"square": SQUARE_NAMES[move], "pips": min(PIPS, there + population_of(p.option)) - there}


def _reduce(p: Position, move: int) -> Target:
    return {"plot": PLOT_NAMES[move], "needs": p.needs[seat_of(p) * PLOTS + move] - 1}


def _forfeit(p: Position, move: int) -> Target:
    return {"plot": PLOT_NAMES[move]}


def _doomed(p: Position, move: int) -> Target:
    """With the sums under which the pestilence may take this plot."""
    seat = seat_of(p)
    why = [total for total in sums(p.dice) if doomed_by(p, seat, total) >> move & 1]
    sections = [key for key, plots in zip(SECTION_KEYS, SECTION_PLOTS, strict=True) if plots >> move & 1]
    return {"plot": PLOT_NAMES[move], "sums": why, "sections": sections}


def _workers(p: Position, move: int) -> Target:
    return {"accept": move == ACCEPT}


def _change(p: Position, move: int) -> Target:
    if move == ACCEPT:
        return {"accept": True}
    plot = move - TOGGLE
    return {"accept": False, "plot": PLOT_NAMES[plot], "active": not p.chosen[seat_of(p)] >> plot & 1}


_DESCRIBE: dict[int, Callable[[Position, int], Target]] = {
    SECTIONS: _sections,
    BUILD: _build,
    PLOT: _plot,
    SQUARE: _square,
    REDUCE: _reduce,
    FORFEIT: _forfeit,
    PESTILENCE: _doomed,
    WORKERS: _workers,
    CHANGE: _change,
}
