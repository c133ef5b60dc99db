"""Everything the page needs to draw the table, so that it computes no rule. Nothing in this game is hidden."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Prompt, View
from chiefdoms.games.fiefdoms.rules.dice import (
    DICE,
    FACE_NAMES,
    FACE_VALUES,
    NO_PAIRS,
    build_method,
    dice_of_pairs,
    is_pestilence,
    kind_of,
    pair_faces,
    pair_text,
    population_of,
    side_of,
    sums,
)
from chiefdoms.games.fiefdoms.rules.moves import needy, section_of_sum
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
    TURNS,
    WORKERS,
    Position,
)
from chiefdoms.games.fiefdoms.rules.scoring import occupied_cottages, total_population, vagrants_of
from chiefdoms.games.fiefdoms.rules.turn import section_numbers
from chiefdoms.games.fiefdoms.rules.workers import Crew, crew_for, plots_in
from chiefdoms.games.fiefdoms.sheet import (
    BUILDINGS,
    CENTRE,
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
    PIPS,
    PLOT_NAMES,
    PLOTS,
    SECTION_KEYS,
    SECTION_PLOTS,
    SIZE,
    SQUARE_NAMES,
    SQUARE_PLOTS,
    SQUARES,
    TRACK_UNITS,
    WORKERS_OF,
)
from chiefdoms.games.fiefdoms.text.targets import options, targets


def ask(p: Position) -> Prompt:
    """What the seat to act is asked."""
    if p.phase == OVER:
        return Prompt("over")
    values: dict[str, Any] = {}
    if p.phase not in (SECTIONS, WORKERS, CHANGE):
        values["turn"] = p.turn + 1
    if p.option != NONE:
        values |= _option(p)
    if p.phase in (SQUARE, REDUCE):
        values["plot"] = PLOT_NAMES[p.plot]
    if p.phase == PESTILENCE:
        values["sums"] = sums(p.dice)
    return Prompt(f"fiefdoms.{PHASE_KEYS[p.phase]}", values)


def show(p: Position, viewer: int | None) -> View:
    """The whole table."""
    rolling = p.dice != NO_DICE
    return {
        "viewer": viewer,
        "phase": PHASE_KEYS[p.phase],
        "seat": p.seat,
        "round": min(p.turn + 1, TURNS),
        "turns": TURNS,
        "active": p.active if rolling else None,
        "acted": [(p.active + step) % p.seats for step in range(p.acted)],
        "solo": ("fixed" if p.solo_fixed else "active") if p.seats == 1 and rolling else None,
        "dice": _dice(p),
        "pairs": _pairs(p),
        "pestilence": sums(p.dice) if rolling and is_pestilence(p.dice) else None,
        "option": _option(p) if p.option != NONE else None,
        "plot": PLOT_NAMES[p.plot] if p.plot != NONE else None,
        "fiefs": [_fief(p, seat) for seat in range(p.seats)],
        "targets": targets(p),
        "options": options(p),
        "sheet": SHEET,
    }


# -- the dice ---------------------------------------------------------------------------------------------------------


def _dice(p: Position) -> list[dict[str, Any]]:
    if p.dice == NO_DICE:
        return []
    return [
        {"die": name, "face": FACE_NAMES[face], "values": list(FACE_VALUES[face])}
        for name, face in zip(DICE, p.dice, strict=True)
    ]


def _pairs(p: Position) -> list[dict[str, Any]]:
    """The two pairs: their dice, and what they are for once the seat to act has chosen."""
    if p.pairs == NO_PAIRS:
        return []
    shown: list[dict[str, Any]] = []
    for side, dice in enumerate(dice_of_pairs(p.dice, p.pairs)):
        use = None if p.option == NONE else "build" if side_of(p.option) == side else "location"
        faces = [FACE_NAMES[p.dice[die]] for die in dice]
        shown.append({"dice": dice, "faces": faces, "text": pair_text(p.pairs[side]), "use": use})
    return shown


def _option(p: Position) -> dict[str, Any]:
    pair = p.pairs[side_of(p.option)]
    return {
        "pair": side_of(p.option),
        "faces": [FACE_NAMES[face] for face in pair_faces(pair)],
        "building": KEYS[kind_of(p.option)],
        "method": build_method(pair, p.option),
        "population": population_of(p.option),
    }


# -- a fief -----------------------------------------------------------------------------------------------------------


def _fief(p: Position, seat: int) -> dict[str, Any]:
    fief = p.fief(seat)
    active = p.account(seat).active
    crew = crew_for(fief.needs, fief.pips, active & needy(p, seat))
    assert crew is not None
    cottages = fief.plots[COTTAGE].bit_count()
    return {
        "sections": section_numbers(p, p.sections[seat]) if p.sections[seat] != NONE else None,
        "struck": _struck(p, seat),
        "plots": [_plot(plot, kind, fief.needs[plot], active, crew) for plot, kind in enumerate(p.kinds(seat))],
        "squares": [_square(square, pips, crew) for square, pips in enumerate(fief.pips)],
        "empty": fief.plots[EMPTY].bit_count(),
        "population": total_population(fief),
        "cottages": cottages,
        "housing": cottages * HOUSED,
        "occupied": occupied_cottages(fief),
        "vagrants": vagrants_of(fief),
        "left": _left(p.limits[seat]),
        "workers": _settled(p, seat),
    }


def _struck(p: Position, seat: int) -> list[dict[str, Any]]:
    """The sections that a pestilence hits, one for each sum that the paired faces allow."""
    if p.phase != PESTILENCE:
        return []
    return [{"sum": total, "section": SECTION_KEYS[section_of_sum(p, seat, total)]} for total in sums(p.dice)]


def _plot(plot: int, kind: int, needs: int, active: int, crew: Crew) -> dict[str, Any]:
    built = kind in BUILDINGS
    return {
        "plot": PLOT_NAMES[plot],
        "building": KEYS[kind] if built else None,
        "forfeit": kind == FORFEITED,
        "printed": WORKERS_OF[kind],
        "needs": needs,
        "workers": crew.serves(plot),
        "active": built and bool(active >> plot & 1),
    }


def _square(square: int, pips: int, crew: Crew) -> dict[str, Any]:
    return {
        "square": SQUARE_NAMES[square],
        "pips": pips,
        "idle": crew.left[square],
        "workers": [{"plot": PLOT_NAMES[plot], "count": count} for plot, count in crew.served(square)],
    }


def _left(limits: int) -> dict[str, int]:
    """How many of each limited building the fief may still get; "guild" is what is left of both."""
    guilds = MOST_GUILDS - (limits & GUILD_BITS).bit_count()
    left = {KEYS[kind]: 0 if limits & LIMIT_BIT[kind] else 1 for kind in LIMITED}
    return {**left, **{KEYS[kind]: min(left[KEYS[kind]], guilds) for kind in GUILDS}, "guild": guilds}


def _settled(p: Position, seat: int) -> str:
    """Whose choice the shown workers are: nobody's yet ("now"), the "optimal" ones, the owner's, or being changed."""
    if p.phase not in (WORKERS, CHANGE, OVER) or (p.seat is not None and p.seat < seat):
        return "now"
    if p.seat == seat:
        return "changing" if p.phase == CHANGE else "now"
    return "optimal" if p.chosen[seat] == OPTIMAL else "chosen"


# -- what is printed --------------------------------------------------------------------------------------------------


def _names(mask: int) -> list[str]:
    return [PLOT_NAMES[plot] for plot in plots_in(mask)]


def _icons(plot: int) -> list[str]:
    return [SECTION_KEYS[section] for section in range(len(SECTION_KEYS)) if SECTION_PLOTS[section] >> plot & 1]


SHEET: dict[str, Any] = {
    "size": SIZE,
    "pips": PIPS,
    "plots": [
        {"plot": PLOT_NAMES[plot], "row": plot // SIZE + 1, "column": plot % SIZE + 1, "sections": _icons(plot)}
        for plot in range(PLOTS)
    ],
    "squares": [
        {
            "square": SQUARE_NAMES[square],
            "row": square // (SIZE - 1) + 1,
            "column": square % (SIZE - 1) + 1,
            "plots": [PLOT_NAMES[plot] for plot in SQUARE_PLOTS[square]],
        }
        for square in range(SQUARES)
    ],
    "sections": {key: _names(mask) for key, mask in zip(SECTION_KEYS, SECTION_PLOTS, strict=True)},
    "river": _names(SECTION_PLOTS[CENTRE]),
    "track": {"units": TRACK_UNITS, "each": HOUSED},
    "buildings": [
        {"building": building.key, "value": building.value, "workers": building.workers, "most": building.most}
        for building in BUILDINGS.values()
    ],
}
