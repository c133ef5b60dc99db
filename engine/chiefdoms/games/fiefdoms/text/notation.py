"""Moves as texts."""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.games.fiefdoms.dice import FACE_NAMES
from chiefdoms.games.fiefdoms.rules.moves import ACCEPT, TOGGLE
from chiefdoms.games.fiefdoms.rules.pairs import kind_of, pair_code, pair_faces, population_of, side_of, split
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
    acting_seat,
)
from chiefdoms.games.fiefdoms.sheet import ASSIGNMENTS, KEYS, PLOT_NAMES, SECTION_KEYS, SQUARE_NAMES

FACE_TEXTS = tuple(name.replace("/", "~") for name in FACE_NAMES)
# Faces in any order are understood; moves are written with the smaller first, paired faces last.
PAIR_OF_TEXT = {f"{FACE_TEXTS[a]}_{FACE_TEXTS[b]}": pair_code(a, b) for a in range(8) for b in range(8)}


def write_move(position: Position, move: int) -> str:
    return _TEXTS[position.phase](position, move)


def pair_text(pair: int) -> str:
    first, second = pair_faces(pair)
    return f"{FACE_TEXTS[first]}_{FACE_TEXTS[second]}"


def assignment_text(assignment: int, separator: str = "-") -> str:
    """The sections in the order of their numbers."""
    return separator.join([SECTION_KEYS[section] for section in ASSIGNMENTS[assignment]])


def _split_text(position: Position, partition: int) -> str:
    one, two = split(position.dice, partition)
    return f"{pair_text(one)}-{pair_text(two)}"


def option_text(position: Position, option: int) -> str:
    """The pair that builds, the building, and the population if it brings some."""
    population = population_of(option)
    text = f"{pair_text(position.pairs[side_of(option)])}-{KEYS[kind_of(option)]}"
    return f"{text}-{population}" if population else text


def _change_text(position: Position, move: int) -> str:
    if move == ACCEPT:
        return "accept"
    plot = move - TOGGLE
    return f"{'off' if position.chosen[acting_seat(position)] >> plot & 1 else 'on'}-{PLOT_NAMES[plot]}"


_TEXTS: dict[int, Callable[[Position, int], str]] = {
    SECTIONS: lambda _, move: assignment_text(move),
    SPLIT: _split_text,
    BUILD: option_text,
    PLOT: lambda _, move: PLOT_NAMES[move],
    SQUARE: lambda _, move: SQUARE_NAMES[move],
    REDUCE: lambda _, move: f"reduce-{PLOT_NAMES[move]}",
    FORFEIT: lambda _, move: f"forfeit-{PLOT_NAMES[move]}",
    PESTILENCE: lambda _, move: f"forfeit-{PLOT_NAMES[move]}",
    WORKERS: lambda _, move: "accept" if move == ACCEPT else "change",
    CHANGE: _change_text,
}
