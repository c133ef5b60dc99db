"""What happened, as events for the page. The README lists them with their values."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Event
from chiefdoms.games.fiefdoms.dice import DICE, FACE_NAMES
from chiefdoms.games.fiefdoms.rules.pairs import (
    build_method,
    dice_of_pairs,
    kind_of,
    pair_face_names,
    population_of,
    side_of,
)
from chiefdoms.games.fiefdoms.rules.pestilence import pestilence_sums, section_numbers
from chiefdoms.games.fiefdoms.rules.position import OPTIMAL, Position
from chiefdoms.games.fiefdoms.sheet import KEYS, PLOT_NAMES, PLOTS, SQUARE_NAMES, SQUARES, WORKERS_OF


def _event(kind: str, seat: int | None, **values: Any) -> Event:
    return {"kind": kind, "seat": seat, **values}


def sections_event(position: Position, seat: int) -> Event:
    return _event("sections", seat, numbers=section_numbers(position, position.sections[seat]))


def first_event(position: Position) -> Event:
    """Who is the first active seat."""
    return _event("first", position.first)


def roll_event(position: Position) -> Event:
    dice = [{"die": name, "face": FACE_NAMES[face]} for name, face in zip(DICE, position.dice, strict=True)]
    return _event("roll", position.seat, turn=position.turn + 1, dice=dice)


def pestilence_event(position: Position) -> Event:
    return _event("pestilence", position.seat, sums=pestilence_sums(position.dice))


def split_event(position: Position, why: str) -> Event:
    pairs = [pair_face_names(pair) for pair in position.pairs]
    dice = dice_of_pairs(position.dice, position.pairs)
    return _event("split", position.seat, pairs=pairs, dice=dice, why=why)


def option_event(position: Position) -> Event:
    option = position.option
    pair = position.pairs[side_of(option)]
    return _event(
        "option",
        position.seat,
        pair=pair_face_names(pair),
        building=KEYS[kind_of(option)],
        method=build_method(pair, option),
        population=population_of(option),
    )


def build_event(seat: int, kind: int, plot: int) -> Event:
    return _event("build", seat, building=KEYS[kind], plot=PLOT_NAMES[plot], workers=WORKERS_OF[kind])


def population_event(position: Position, seat: int, square: int, added: int) -> Event:
    now = position.pips[seat * SQUARES + square]
    return _event("population", seat, square=SQUARE_NAMES[square], pips=added, now=now)


def no_room_event(position: Position, seat: int) -> Event:
    """No square at the plot has room for the population."""
    return _event("no-room", seat, plot=PLOT_NAMES[position.plot], population=population_of(position.option))


def relief_event(position: Position, seat: int, plot: int) -> Event:
    """A Springhouse reduces what a building needs."""
    left = position.needs[seat * PLOTS + plot]
    return _event("relief", seat, springhouse=PLOT_NAMES[position.plot], plot=PLOT_NAMES[plot], workers=left)


def no_relief_event(position: Position, seat: int) -> Event:
    return _event("no-relief", seat, plot=PLOT_NAMES[position.plot])


def forfeit_event(seat: int, plot: int, why: str) -> Event:
    return _event("forfeit", seat, plot=PLOT_NAMES[plot], why=why)


def filled_event() -> Event:
    """All plots of all fiefs are filled."""
    return _event("filled", None)


def worker_change_event(seat: int, plot: int, active: bool) -> Event:
    return _event("worker-change", seat, plot=PLOT_NAMES[plot], active=active)


def settled_event(position: Position, seat: int) -> Event:
    """A seat has accepted its workers."""
    total = position.fief_score(seat).total
    return _event("settled", seat, points=total, optimal=position.chosen[seat] == OPTIMAL)


def over_event() -> Event:
    return _event("over", None)
