"""What a computer player knows of Rolling Fiefdoms: a plan is a whole turn, a position is worth its score.

Roll-outs follow habits: a few numbers that say how much a building, a plot or a square is liked. They were found by
playing some hundred thousand games and strengthening what led to more points. Followed blindly they are worth a little
more than greed, for a hundredth of the time: cottages at the edge while homes are short, markets among many pips.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.games.fiefdoms.rules.dice import kind_of, option, split
from chiefdoms.games.fiefdoms.rules.moves import ACCEPT, builds_with, list_builds, list_moves, seat_of
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    PESTILENCE,
    PLOT,
    REDUCE,
    SECTIONS,
    SPLIT,
    SQUARE,
    TURNS,
    WORKERS,
    Position,
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
    SQUARE_PLOTS,
    SQUARES,
    TOUCHING,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
)
from chiefdoms.games.fiefdoms.state import FiefdomsState
from chiefdoms.players.evaluator import Evaluator, Plan, Taste

SUGGESTED = 0  # the printed assignment of the sections; no other is better or worse

_NO_DICE = Quick(0)  # what is rolled after a plan has no part in it

Path = tuple[int, ...]


class FiefdomsEvaluator(Evaluator[FiefdomsState]):
    def worth(self, state: FiefdomsState, seat: int, taste: Taste) -> float:
        """The score if the game ended now. A taste makes lines of the score card count more or less."""
        card = state.account(seat).card
        if not taste:
            return float(card.total)
        return sum([line.points * taste.get(line.key, 1.0) for line in card.lines])

    def quick_move(self, state: FiefdomsState, random: Random) -> int:
        return _HABITS[state.phase](state)

    def plans(self, state: FiefdomsState, taste: Taste) -> Iterator[Plan]:
        seat = seat_of(state)
        if state.phase in (SECTIONS, WORKERS):
            yield Plan((_HABITS[state.phase](state),), self.worth(state, seat, taste))
        elif state.phase == CHANGE:
            yield from super().plans(state, taste)
        else:
            for path, after in _turns(state):
                yield Plan(path, self.worth(after, seat, taste), sure=not after.empty(seat))

    def roll_out(self, state: FiefdomsState, chance: Chance, random: Random) -> None:
        """By habit; but when only one turn is to come, everybody makes the best of it."""
        if state.turn < TURNS - 1:
            super().roll_out(state, chance, random)
            return
        while state.seat is not None:
            for move in max(self.plans(state, {}), key=lambda plan: plan.worth).moves:
                state.play(move, chance)


# -- whole turns ------------------------------------------------------------------------------------------------------


def _turns(state: FiefdomsState) -> Iterator[tuple[Path, FiefdomsState]]:
    """Every way in which the seat may end its turn. Ways that leave everybody with the same are one."""
    seen: set[tuple[object, ...]] = set()
    for path, after in _ways(state, state, ()):
        pairs = after.pairs if after.turn == state.turn else None  # others still have to use them
        key = (*after.plots, bytes(after.needs), bytes(after.pips), pairs)
        if key not in seen:
            seen.add(key)
            yield path, after


def _ways(start: FiefdomsState, now: FiefdomsState, path: Path) -> Iterator[tuple[Path, FiefdomsState]]:
    for move in list_moves(now):
        after = now.clone()
        after.play(move, _NO_DICE)
        if (after.turn, after.acted) == (start.turn, start.acted):
            yield from _ways(start, after, (*path, move))
        else:
            yield (*path, move), after


# -- habits -----------------------------------------------------------------------------------------------------------

# How much a building is liked, and each pip of population that comes with it.
_LIKED = {
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
}
_LIKED_PIP = {COTTAGE: 2.1, **dict.fromkeys(BASIC, -0.35), MARKET: 3.7}
# What each free home changes: cottages are less urgent, pips more welcome.
_MOST_HOMES = 2 * HOUSED
_HOME_AND_COTTAGE = -0.56
_HOME_AND_PIP = 0.12

# How much a plot is liked for each square and each pip that it touches.
_ADVANCED = (-1.1, 0.62)
_TOUCHED = {
    COTTAGE: (-3.4, -0.92),
    **dict.fromkeys(BASIC, (-2.7, -0.31)),
    MARKET: (3.4, 1.1),
    SPRINGHOUSE: (-0.2, -0.14),
    **dict.fromkeys((TOWNHALL, UNIVERSITY, ALMSHOUSE, *GUILDS), _ADVANCED),
    FORFEITED: (-3.6, -0.7),
}
# How much a square is liked for each market and each building in need of workers around it, and when in the middle.
_AROUND_MARKET = 3.8
_AROUND_NEED = 2.4
_IN_THE_MIDDLE = 1.3


def _options_liked(homes: int) -> list[float]:
    """How much each build option is liked with so many free homes."""
    row = [0.0] * option(2, 0, 0)
    for side in range(2):
        for kind, liked in _LIKED.items():
            for population in range(PIPS + 1):
                pip = _LIKED_PIP.get(kind, 0.0) + _HOME_AND_PIP * homes
                home = _HOME_AND_COTTAGE * homes if kind == COTTAGE else 0.0
                row[option(side, kind, population)] = liked + home + pip * population
    return row


def _middle(square: int) -> int:
    row, column = divmod(square, 4)
    return (row in (1, 2)) + (column in (1, 2))


_OPTIONS = [_options_liked(homes) for homes in range(_MOST_HOMES + 1)]
_PLOTS = {kind: [squares * len(TOUCHING[plot]) for plot in range(PLOTS)] for kind, (squares, _) in _TOUCHED.items()}
_SQUARES = [_IN_THE_MIDDLE * _middle(square) for square in range(SQUARES)]
_SQUARE_MASKS = [sum(1 << plot for plot in plots) for plots in SQUARE_PLOTS]


def _liked_options(p: Position) -> list[float]:
    seat = seat_of(p)
    homes = HOUSED * p.plots[seat * KINDS + COTTAGE].bit_count() - p.population(seat)
    return _OPTIONS[min(max(homes, 0), _MOST_HOMES)]


def _split(p: Position) -> int:
    """The split with the option that is liked most."""
    liked, ways = _liked_options(p), list_moves(p)
    best, best_liked = ways[0], float("-inf")
    for way in ways:
        for move in builds_with(p, split(p.dice, way)):
            if liked[move] > best_liked:
                best, best_liked = way, liked[move]
    return best


def _build(p: Position) -> int:
    return max(list_builds(p), key=_liked_options(p).__getitem__)


def _plot(p: Position) -> int:
    return _liked_plot(p, kind_of(p.option))


def _forfeit(p: Position) -> int:
    return _liked_plot(p, FORFEITED)


def _liked_plot(p: Position, kind: int) -> int:
    plots = list_moves(p)
    if len(plots) == 1:
        return plots[0]
    pips, start = p.pips, seat_of(p) * SQUARES
    fixed, pip = _PLOTS[kind], _TOUCHED[kind][1]
    liked = [fixed[plot] + pip * sum([pips[start + square] for square in TOUCHING[plot]]) for plot in plots]
    return plots[liked.index(max(liked))]


def _square(p: Position) -> int:
    seat = seat_of(p)
    start, markets, needs = seat * PLOTS, p.plots[seat * KINDS + MARKET], p.needs
    best, best_liked = 0, float("-inf")
    for square in list_moves(p):
        needy = sum([needs[start + plot] > 0 for plot in SQUARE_PLOTS[square]])
        around = (_SQUARE_MASKS[square] & markets).bit_count()
        liked = _SQUARES[square] + _AROUND_MARKET * around + _AROUND_NEED * needy
        if liked > best_liked:
            best, best_liked = square, liked
    return best


def _first(p: Position) -> int:
    return list_moves(p)[0]


_HABITS: dict[int, Callable[[Position], int]] = {
    SECTIONS: lambda p: SUGGESTED,
    SPLIT: _split,
    BUILD: _build,
    PLOT: _plot,
    SQUARE: _square,
    REDUCE: _first,
    FORFEIT: _forfeit,
    PESTILENCE: _forfeit,
    WORKERS: lambda p: ACCEPT,
    CHANGE: lambda p: ACCEPT,
}

EVALUATOR = FiefdomsEvaluator()
