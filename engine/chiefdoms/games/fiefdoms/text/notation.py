"""Moves as texts."""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.games.fiefdoms.rules.dice import kind_of, pair_text, population_of, side_of, split
from chiefdoms.games.fiefdoms.rules.moves import ACCEPT, TOGGLE, seat_of
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
    WORKERS,
    Position,
)
from chiefdoms.games.fiefdoms.sheet import ASSIGNMENTS, KEYS, PLOT_NAMES, SECTION_KEYS, SQUARE_NAMES


def move_text(p: Position, move: int) -> str:
    return _TEXTS[p.phase](p, move)


def assignment_text(assignment: int, between: str = "-") -> str:
    """The sections in the order of their numbers."""
    return between.join([SECTION_KEYS[section] for section in ASSIGNMENTS[assignment]])


def _split_text(p: Position, partition: int) -> str:
    one, two = split(p.dice, partition)
    return f"{pair_text(one)}-{pair_text(two)}"


def option_text(p: Position, option: int) -> str:
    """The pair that builds, the building, and the population if it brings some."""
    population = population_of(option)
    text = f"{pair_text(p.pairs[side_of(option)])}-{KEYS[kind_of(option)]}"
    return f"{text}-{population}" if population else text


def _change_text(p: Position, move: int) -> str:
    if move == ACCEPT:
        return "accept"
    plot = move - TOGGLE
    return f"{'off' if p.chosen[seat_of(p)] >> plot & 1 else 'on'}-{PLOT_NAMES[plot]}"


_TEXTS: dict[int, Callable[[Position, int], str]] = {
    SECTIONS: lambda p, move: assignment_text(move),
    SPLIT: _split_text,
    BUILD: option_text,
    PLOT: lambda p, move: PLOT_NAMES[move],
    SQUARE: lambda p, move: SQUARE_NAMES[move],
    REDUCE: lambda p, move: f"reduce-{PLOT_NAMES[move]}",
    FORFEIT: lambda p, move: f"forfeit-{PLOT_NAMES[move]}",
    PESTILENCE: lambda p, move: f"forfeit-{PLOT_NAMES[move]}",
    WORKERS: lambda p, move: "accept" if move == ACCEPT else "change",
    CHANGE: _change_text,
}
