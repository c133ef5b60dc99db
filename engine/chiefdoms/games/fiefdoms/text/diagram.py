"""A position as text. `reader` reads it back; the README explains the form."""

from __future__ import annotations

from chiefdoms.games.fiefdoms.dice import FACE_NAMES
from chiefdoms.games.fiefdoms.rules.pairs import NO_PAIRS
from chiefdoms.games.fiefdoms.rules.position import CHANGE, NO_DICE, NONE, OPTIMAL, OVER, WORKERS, Position
from chiefdoms.games.fiefdoms.sheet import (
    BUILDINGS,
    EMPTY,
    FORFEITED,
    PLOT_NAMES,
    PLOTS,
    SIZE,
    SQUARES,
    WORKERS_OF,
    plots_in,
)
from chiefdoms.games.fiefdoms.text.notation import assignment_text, option_text, pair_text

LETTERS = {EMPTY: ".", FORFEITED: "#"} | {kind: building.letter for kind, building in BUILDINGS.items()}


def write_diagram(position: Position) -> str:
    lines = [f"first {position.first + 1}"] if position.first else []
    if position.dice != NO_DICE:
        lines.append(f"turn {position.turn + 1}")
        lines.append("dice " + " ".join([FACE_NAMES[face] for face in position.dice]))
        if position.pairs != NO_PAIRS:
            lines.append("split " + " ".join(map(pair_text, position.pairs)))
        if position.option != NONE:
            lines.append("option " + option_text(position, position.option))
        if position.plot != NONE:
            lines.append("plot " + PLOT_NAMES[position.plot])
    for seat in range(position.seats):
        lines += _fief(position, seat)
    return "\n".join(lines) + "\n"


def _fief(position: Position, seat: int) -> list[str]:
    sections = "?" if position.sections[seat] == NONE else assignment_text(position.sections[seat], " ")
    lines = [f"seat {seat + 1} {sections}"]
    needs = position.needs[seat * PLOTS : (seat + 1) * PLOTS]
    tokens = [_plot(kind, need) for kind, need in zip(position.kinds(seat), needs, strict=True)]
    for row in range(SIZE):
        lines.append("".join([f"{token:6}" for token in tokens[row * SIZE : (row + 1) * SIZE]]).rstrip())
        if row < SIZE - 1:
            start = seat * SQUARES + row * (SIZE - 1)
            lines.append("   " + "".join([f"{pips:<6}" for pips in position.pips[start : start + SIZE - 1]]).rstrip())
    return lines + _workers(position, seat)


def _plot(kind: int, need: int) -> str:
    """A letter for the building; the workers it needs follow where the building reference asks for some."""
    return LETTERS[kind] + (str(need) if WORKERS_OF[kind] else "")


def _workers(position: Position, seat: int) -> list[str]:
    """The line that says which workers a seat has chosen at the end, or is choosing."""
    if position.phase not in (WORKERS, CHANGE, OVER) or (position.seat is not None and position.seat < seat):
        return []
    chosen = " ".join(["", *[PLOT_NAMES[plot] for plot in plots_in(max(0, position.chosen[seat]))]])
    if position.seat == seat:
        changed = " ".join(["", *[PLOT_NAMES[plot] for plot in plots_in(position.changed)]])
        return [f"workers open{chosen} changed{changed}"] if position.phase == CHANGE else []
    return ["workers best" if position.chosen[seat] == OPTIMAL else f"workers chosen{chosen}"]
