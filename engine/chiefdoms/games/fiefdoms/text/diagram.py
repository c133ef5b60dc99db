"""A position as text. `reader` reads it back; the README explains the form."""

from __future__ import annotations

from chiefdoms.games.fiefdoms.rules.dice import FACE_NAMES, NO_PAIRS, pair_text
from chiefdoms.games.fiefdoms.rules.position import CHANGE, NO_DICE, NONE, OPTIMAL, OVER, WORKERS, Position
from chiefdoms.games.fiefdoms.rules.workers import plots_in
from chiefdoms.games.fiefdoms.sheet import (
    BUILDINGS,
    EMPTY,
    FORFEITED,
    PLOT_NAMES,
    PLOTS,
    SIZE,
    SQUARES,
    WORKERS_OF,
)
from chiefdoms.games.fiefdoms.text.notation import assignment_text, option_text

LETTERS = {EMPTY: ".", FORFEITED: "#"} | {kind: building.letter for kind, building in BUILDINGS.items()}


def write(p: Position) -> str:
    lines = []
    if p.dice != NO_DICE:
        lines.append(f"turn {p.turn + 1}")
        lines.append("dice " + " ".join([FACE_NAMES[face] for face in p.dice]))
        if p.pairs != NO_PAIRS:
            lines.append("split " + " ".join(map(pair_text, p.pairs)))
        if p.option != NONE:
            lines.append("option " + option_text(p, p.option))
        if p.plot != NONE:
            lines.append("plot " + PLOT_NAMES[p.plot])
    for seat in range(p.seats):
        lines += _fief(p, seat)
    return "\n".join(lines) + "\n"


def _fief(p: Position, seat: int) -> list[str]:
    sections = "?" if p.sections[seat] == NONE else assignment_text(p.sections[seat], " ")
    lines = [f"seat {seat + 1} {sections}"]
    needs = p.needs[seat * PLOTS : (seat + 1) * PLOTS]
    tokens = [_plot(kind, need) for kind, need in zip(p.kinds(seat), needs, strict=True)]
    for row in range(SIZE):
        lines.append("".join([f"{token:6}" for token in tokens[row * SIZE : (row + 1) * SIZE]]).rstrip())
        if row < SIZE - 1:
            start = seat * SQUARES + row * (SIZE - 1)
            lines.append("   " + "".join([f"{pips:<6}" for pips in p.pips[start : start + SIZE - 1]]).rstrip())
    return lines + _workers(p, seat)


def _plot(kind: int, need: int) -> str:
    """A letter for the building; the workers it needs follow where the building reference asks for some."""
    return LETTERS[kind] + (str(need) if WORKERS_OF[kind] else "")


def _workers(p: Position, seat: int) -> list[str]:
    """How a seat has settled its workers, or how far it has come."""
    if p.phase not in (WORKERS, CHANGE, OVER) or (p.seat is not None and p.seat < seat):
        return []
    chosen = " ".join(["", *[PLOT_NAMES[plot] for plot in plots_in(max(0, p.chosen[seat]))]])
    if p.seat == seat:
        changed = " ".join(["", *[PLOT_NAMES[plot] for plot in plots_in(p.changed)]])
        return [f"workers open{chosen} changed{changed}"] if p.phase == CHANGE else []
    return ["workers best" if p.chosen[seat] == OPTIMAL else f"workers chosen{chosen}"]
