"""Quick moves for roll-outs: a few weights for buildings, plots and squares.

The weights were found by playing several hundred thousand games and increasing what led to more points. They score a
little more than greedy play in a hundredth of the time: cottages at the edge while housing is short, markets near many
pips.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from chiefdoms.games.fiefdoms.rules.moves import ACCEPT, list_moves
from chiefdoms.games.fiefdoms.rules.pairs import LOCATIONS, Pairs, build_option, build_options, kind_of, split
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    NONE,
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
    ALMSHOUSE,
    BASIC,
    COTTAGE,
    FARM,
    FORFEITED,
    GUILDS,
    HOUSED,
    KINDS,
    MARKET,
    PIPS,
    PLOTS,
    QUARRY,
    SPRINGHOUSE,
    SQUARE_MASKS,
    SQUARE_PLOTS,
    SQUARES,
    SUGGESTED,
    TOUCHING,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
)

# The weight of a building, and of each pip of population that comes with it.
_BUILDING = {
    COTTAGE: 5.7,
    FARM: -1.8,
    QUARRY: -2.8,
    WINDMILL: -5.2,
    MARKET: 2.3,
    SPRINGHOUSE: -7.7,
    TOWNHALL: 0.3,
    UNIVERSITY: -2.0,
    ALMSHOUSE: -0.3,
    **dict.fromkeys(GUILDS, -0.6),
    FORFEITED: -99.0,  # by option a plot may be forfeited although something could be built
}
_PIP = {COTTAGE: 2.1, **dict.fromkeys(BASIC, -0.35), MARKET: 3.7}
# What each free home changes: cottages are worth less, pips more.
_MOST_HOMES = 2 * HOUSED
_HOME_AND_COTTAGE = -0.56
_HOME_AND_PIP = 0.12

# The weight of a plot for each square and each pip that it touches.
_ADVANCED = (-1.1, 0.62)
_TOUCHED = {
    COTTAGE: (-3.4, -0.92),
    **dict.fromkeys(BASIC, (-2.7, -0.31)),
    MARKET: (3.4, 1.1),
    SPRINGHOUSE: (-0.2, -0.14),
    **dict.fromkeys((TOWNHALL, UNIVERSITY, ALMSHOUSE, *GUILDS), _ADVANCED),
    FORFEITED: (-3.6, -0.7),
}
# The weight of a square for each market and each building in need of workers around it, and for lying in the middle.
_AROUND_MARKET = 3.8
_AROUND_NEED = 2.4
_IN_THE_MIDDLE = 1.3


def quick_move(position: Position) -> int:
    """The move with the highest weight."""
    return _QUICK_MOVES[position.phase](position)


def _option_weights(homes: int) -> list[float]:
    """The weight of each build option with so many free homes."""
    weights = [0.0] * build_option(2, 0, 0)
    for side in range(2):
        for kind, building in _BUILDING.items():
            for population in range(PIPS + 1):
                pip = _PIP.get(kind, 0.0) + _HOME_AND_PIP * homes
                home = _HOME_AND_COTTAGE * homes if kind == COTTAGE else 0.0
                weights[build_option(side, kind, population)] = building + home + pip * population
    return weights


def _middle(square: int) -> int:
    row, column = divmod(square, 4)
    return (row in (1, 2)) + (column in (1, 2))


_OPTION_WEIGHTS = [_option_weights(homes) for homes in range(_MOST_HOMES + 1)]
_PLOT_WEIGHTS = {
    kind: [squares * len(TOUCHING[plot]) for plot in range(PLOTS)] for kind, (squares, _) in _TOUCHED.items()
}
_SQUARE_WEIGHTS = [_IN_THE_MIDDLE * _middle(square) for square in range(SQUARES)]


def _free_homes(position: Position, seat: int) -> int:
    """How many more people a seat could house, limited to the range that makes a difference."""
    homes = HOUSED * position.plots[seat * KINDS + COTTAGE].bit_count() - position.population(seat)
    return min(max(homes, 0), _MOST_HOMES)


@lru_cache(maxsize=1 << 12)  # the same pairs are rolled again and again, while limits and homes change slowly
def _best_option(pair: int, side: int, limits: int, homes: int) -> tuple[float, int]:
    """The best of what a pair may build, preceded by its weight."""
    weights = _OPTION_WEIGHTS[homes]
    option = max(build_options(pair, side, limits), key=weights.__getitem__)
    return weights[option], option


def _best_build(position: Position, seat: int, pairs: Pairs, homes: int) -> tuple[float, int]:
    """The best of what `list_builds` offers, the first of equals, preceded by its weight.

    Forfeiting a plot, which it may offer too, is never the best.
    """
    one, two = pairs
    empty, limits = position.plots[seat * KINDS], position.limits[seat]
    best = _best_option(one, 0, limits, homes) if LOCATIONS[two] & empty else _NO_BUILD
    if one != two and LOCATIONS[one] & empty:
        other = _best_option(two, 1, limits, homes)
        return other if other[0] > best[0] else best
    return best


_NO_BUILD = (float("-inf"), NONE)


def _quick_split(position: Position) -> int:
    """The split with the best option."""
    seat = acting_seat(position)
    ways, homes = list_moves(position), _free_homes(position, seat)
    best, best_weight = ways[0], float("-inf")
    for way in ways:
        weight, _ = _best_build(position, seat, split(position.dice, way), homes)
        if weight > best_weight:
            best, best_weight = way, weight
    return best


def _quick_build(position: Position) -> int:
    seat = acting_seat(position)
    return _best_build(position, seat, position.pairs, _free_homes(position, seat))[1]


def _quick_plot(position: Position) -> int:
    return _best_plot(position, kind_of(position.option))


def _quick_forfeit(position: Position) -> int:
    return _best_plot(position, FORFEITED)


def _best_plot(position: Position, kind: int) -> int:
    plots = list_moves(position)
    if len(plots) == 1:
        return plots[0]
    pips, start = position.pips, acting_seat(position) * SQUARES
    fixed, pip = _PLOT_WEIGHTS[kind], _TOUCHED[kind][1]
    weights = [fixed[plot] + pip * sum([pips[start + square] for square in TOUCHING[plot]]) for plot in plots]
    return plots[weights.index(max(weights))]


def _quick_square(position: Position) -> int:
    seat = acting_seat(position)
    start, markets, needs = seat * PLOTS, position.plots[seat * KINDS + MARKET], position.needs
    best, best_weight = 0, float("-inf")
    for square in list_moves(position):
        in_need = sum([needs[start + plot] > 0 for plot in SQUARE_PLOTS[square]])
        around = (SQUARE_MASKS[square] & markets).bit_count()
        weight = _SQUARE_WEIGHTS[square] + _AROUND_MARKET * around + _AROUND_NEED * in_need
        if weight > best_weight:
            best, best_weight = square, weight
    return best


def _first_move(position: Position) -> int:
    return list_moves(position)[0]


_QUICK_MOVES: dict[int, Callable[[Position], int]] = {
    SECTIONS: lambda _: SUGGESTED,  # no other assignment is better or worse
    SPLIT: _quick_split,
    BUILD: _quick_build,
    PLOT: _quick_plot,
    SQUARE: _quick_square,
    REDUCE: _first_move,
    FORFEIT: _quick_forfeit,
    PESTILENCE: _quick_forfeit,
    WORKERS: lambda _: ACCEPT,
    CHANGE: lambda _: ACCEPT,
}
