"""Everything the page needs to draw the table, so that it computes no rule. Nothing in this game is hidden."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Prompt, View
from chiefdoms.games.fiefdoms.dice import DICE, FACE_NAMES, FACE_VALUES
from chiefdoms.games.fiefdoms.rules.fief import count_vagrants, occupied_cottages, total_population
from chiefdoms.games.fiefdoms.rules.moves import plots_needing_workers
from chiefdoms.games.fiefdoms.rules.pairs import (
    NO_PAIRS,
    build_method,
    dice_of_pairs,
    kind_of,
    pair_face_names,
    population_of,
    side_of,
)
from chiefdoms.games.fiefdoms.rules.pestilence import is_pestilence, pestilence_sums, section_numbers, section_of_sum
from chiefdoms.games.fiefdoms.rules.position import (
    CHANGE,
    NO_DICE,
    NONE,
    OPTIMAL,
    OVER,
    PESTILENCE,
    PHASE_KEYS,
    REDUCE,
    SECTIONS,
    SQUARE,
    WORKERS,
    Position,
)
from chiefdoms.games.fiefdoms.rules.workers import WorkerAssignment, assign_workers
from chiefdoms.games.fiefdoms.sheet import (
    BUILDINGS,
    COTTAGE,
    EMPTY,
    FORFEITED,
    GUILD_BITS,
    GUILDS,
    HOUSED,
    KEYS,
    LIMIT_BIT,
    LIMITED,
    MOST_GUILDS,
    PLOT_NAMES,
    SECTION_KEYS,
    SQUARE_NAMES,
    TURNS,
    WORKERS_OF,
)
from chiefdoms.games.fiefdoms.text.notation import pair_text
from chiefdoms.games.fiefdoms.text.printed import SHEET
from chiefdoms.games.fiefdoms.text.targets import options_of, targets_of


def prompt_of(position: Position) -> Prompt:
    """What the seat to act is asked."""
    if position.phase == OVER:
        return Prompt("over")
    values: dict[str, Any] = {}
    if position.phase not in (SECTIONS, WORKERS, CHANGE):
        values["turn"] = position.turn + 1
    if position.option != NONE:
        values |= _option(position)
    if position.phase in (SQUARE, REDUCE):
        values["plot"] = PLOT_NAMES[position.plot]
    if position.phase == PESTILENCE:
        values["sums"] = pestilence_sums(position.dice)
    return Prompt(f"fiefdoms.{PHASE_KEYS[position.phase]}", values)


def view_of(position: Position, viewer: int | None) -> View:
    """The whole table."""
    rolling = position.dice != NO_DICE
    return {
        "viewer": viewer,
        "phase": PHASE_KEYS[position.phase],
        "seat": position.seat,
        "round": min(position.turn + 1, TURNS),
        "turns": TURNS,
        "first": position.first,
        "active": position.active if rolling else None,
        "acted": [(position.active + step) % position.seats for step in range(position.acted)],
        "solo": ("fixed" if position.solo_fixed else "active") if position.seats == 1 and rolling else None,
        "dice": _dice(position),
        "pairs": _pairs(position),
        "pestilence": pestilence_sums(position.dice) if rolling and is_pestilence(position.dice) else None,
        "option": _option(position) if position.option != NONE else None,
        "plot": PLOT_NAMES[position.plot] if position.plot != NONE else None,
        "fiefs": [_fief(position, seat) for seat in range(position.seats)],
        "targets": targets_of(position),
        "options": options_of(position),
        "sheet": SHEET,
    }


# -- the dice ---------------------------------------------------------------------------------------------------------


def _dice(position: Position) -> list[dict[str, Any]]:
    if position.dice == NO_DICE:
        return []
    return [
        {"die": name, "face": FACE_NAMES[face], "values": list(FACE_VALUES[face])}
        for name, face in zip(DICE, position.dice, strict=True)
    ]


def _pairs(position: Position) -> list[dict[str, Any]]:
    """The two pairs: their dice, and what they are for once the seat to act has chosen."""
    if position.pairs == NO_PAIRS:
        return []
    shown: list[dict[str, Any]] = []
    for side, dice in enumerate(dice_of_pairs(position.dice, position.pairs)):
        use = None if position.option == NONE else "build" if side_of(position.option) == side else "location"
        faces = [FACE_NAMES[position.dice[die]] for die in dice]
        shown.append({"dice": dice, "faces": faces, "text": pair_text(position.pairs[side]), "use": use})
    return shown


def _option(position: Position) -> dict[str, Any]:
    pair = position.pairs[side_of(position.option)]
    return {
        "pair": side_of(position.option),
        "faces": pair_face_names(pair),
        "building": KEYS[kind_of(position.option)],
        "method": build_method(pair, position.option),
        "population": population_of(position.option),
    }


# -- a fief -----------------------------------------------------------------------------------------------------------


def _fief(position: Position, seat: int) -> dict[str, Any]:
    fief = position.fief(seat)
    active = position.fief_score(seat).active
    workers = assign_workers(fief.needs, fief.pips, active & plots_needing_workers(position, seat))
    assert workers is not None
    cottages = fief.plots[COTTAGE].bit_count()
    return {
        "sections": section_numbers(position, position.sections[seat]) if position.sections[seat] != NONE else None,
        "struck": _struck(position, seat),
        "plots": [
            _plot(plot, kind, fief.needs[plot], active, workers) for plot, kind in enumerate(position.kinds(seat))
        ],
        "squares": [_square(square, pips, workers) for square, pips in enumerate(fief.pips)],
        "empty": fief.plots[EMPTY].bit_count(),
        "population": total_population(fief),
        "cottages": cottages,
        "housing": cottages * HOUSED,
        "occupied": occupied_cottages(fief),
        "vagrants": count_vagrants(fief),
        "left": _left(position.limits[seat]),
        "workers": _workers_status(position, seat),
    }


def _struck(position: Position, seat: int) -> list[dict[str, Any]]:
    """The sections that a pestilence strikes, one for each sum that the paired faces allow."""
    if position.phase != PESTILENCE:
        return []
    return [
        {"sum": total, "section": SECTION_KEYS[section_of_sum(position, seat, total)]}
        for total in pestilence_sums(position.dice)
    ]


def _plot(plot: int, kind: int, needs: int, active: int, workers: WorkerAssignment) -> dict[str, Any]:
    built = kind in BUILDINGS
    return {
        "plot": PLOT_NAMES[plot],
        "building": KEYS[kind] if built else None,
        "forfeit": kind == FORFEITED,
        "printed": WORKERS_OF[kind],
        "needs": needs,
        "workers": workers.workers_at(plot),
        "active": built and bool(active >> plot & 1),
    }


def _square(square: int, pips: int, workers: WorkerAssignment) -> dict[str, Any]:
    return {
        "square": SQUARE_NAMES[square],
        "pips": pips,
        "idle": workers.left[square],
        "workers": [{"plot": PLOT_NAMES[plot], "count": count} for plot, count in workers.sent_from(square)],
    }


def _left(limits: int) -> dict[str, int]:
    """How many of each limited building the fief may still get; "guild" is what is left of both."""
    guilds = MOST_GUILDS - (limits & GUILD_BITS).bit_count()
    left = {KEYS[kind]: 0 if limits & LIMIT_BIT[kind] else 1 for kind in LIMITED}
    return {**left, **{KEYS[kind]: min(left[KEYS[kind]], guilds) for kind in GUILDS}, "guild": guilds}


def _workers_status(position: Position, seat: int) -> str:
    """What the shown workers are: the best if the game ended "now", the "optimal" ones accepted at the end, those that
    the owner has "chosen", or those that it is "changing"."""
    if position.phase not in (WORKERS, CHANGE, OVER) or (position.seat is not None and position.seat < seat):
        return "now"
    if position.seat == seat:
        return "changing" if position.phase == CHANGE else "now"
    return "optimal" if position.chosen[seat] == OPTIMAL else "chosen"
