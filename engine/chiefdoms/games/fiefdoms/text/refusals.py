"""Why a move is not legal: the rule that its text breaks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.fiefdoms.dice import FACE_NAMES, X
from chiefdoms.games.fiefdoms.rules.moves import list_builds, location_of
from chiefdoms.games.fiefdoms.rules.pairs import (
    BLOCKED,
    LOCATIONS,
    build_option,
    build_options,
    pair_face_names,
    pair_faces,
)
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    OVER,
    PESTILENCE,
    PHASE_KEYS,
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
    BUILDINGS,
    KEYS,
    KIND_OF_KEY,
    LIMIT_BIT,
    NEIGHBOURS,
    PLOT_NAMES,
    PLOTS,
    SECTION_KEYS,
    SQUARE_NAMES,
    SQUARES,
    TOUCHING,
)
from chiefdoms.games.fiefdoms.text.notation import PAIR_OF_TEXT, option_text, pair_text

_SECTION = "|".join(SECTION_KEYS[:4])
_FACE = "[1-5X]|1~2|4~5"
_PAIR = f"(?:{_FACE})_(?:{_FACE})"

# The forms of moves, and the phases that they belong to.
_FORMS: tuple[tuple[re.Pattern[str], tuple[int, ...]], ...] = (
    (re.compile(rf"({_SECTION})-({_SECTION})-({_SECTION})-({_SECTION})"), (SECTIONS,)),
    (re.compile(rf"({_PAIR})-({_PAIR})"), (SPLIT,)),
    (re.compile(rf"({_PAIR})-({'|'.join(KIND_OF_KEY)})(?:-([1-5]))?"), (BUILD,)),
    (re.compile(rf"({_PAIR})-forfeit"), (BUILD,)),
    (re.compile(r"([0-9])([0-9])", re.ASCII), (PLOT,)),
    (re.compile(r"P([0-9])([0-9])", re.ASCII), (SQUARE,)),
    (re.compile(r"reduce-([0-9])([0-9])", re.ASCII), (REDUCE,)),
    (re.compile(r"forfeit-([0-9])([0-9])", re.ASCII), (FORFEIT, PESTILENCE)),
    (re.compile(r"(accept)"), (WORKERS, CHANGE)),
    (re.compile(r"(change)"), (WORKERS,)),
    (re.compile(r"(on|off)-([0-9])([0-9])", re.ASCII), (CHANGE,)),
)


def refuse(position: Position, text: str) -> IllegalMove:
    """The error for a text that is not a legal move now."""
    if position.phase == OVER:
        return _error("over")
    for form, phases in _FORMS:
        match = form.fullmatch(text)
        if match is None:
            continue
        if position.phase == BUILD and FORFEIT in phases:
            return _error("pair-first" if _may_block(position) else "must-build")
        if position.phase not in phases:
            return _error("not-now", phase=PHASE_KEYS[position.phase])
        return _REASONS[position.phase](position, list(match.groups()))
    return _error("unreadable", move=text[:80])


def _error(rule: str, **values: Any) -> IllegalMove:
    """A plot is also given by row and column, for texts that write them separately."""
    if "plot" in values:
        values["row"], values["column"] = values["plot"]
    return IllegalMove(f"fiefdoms.{rule}", **values)


def _sections(position: Position, parts: list[str]) -> IllegalMove:
    return _error("section-twice", section=next(key for key in parts if parts.count(key) > 1))


def _split(position: Position, parts: list[str]) -> IllegalMove:
    pairs = [PAIR_OF_TEXT[text] for text in parts]
    if sorted(face for pair in pairs for face in pair_faces(pair)) != sorted(position.dice):
        return _error("other-dice", dice=[FACE_NAMES[face] for face in position.dice])
    return _error("faces-in-order", better="-".join(map(pair_text, sorted(pairs))))


def _may_block(position: Position) -> bool:
    """Whether the seat may choose a location pair without an empty plot."""
    return any(move in BLOCKED for move in list_builds(position))


def _build(position: Position, parts: list[str]) -> IllegalMove:
    text = parts[0]
    pair, seat = PAIR_OF_TEXT[text], acting_seat(position)
    if pair not in position.pairs:
        return _error("not-a-pair", pair=text)
    side = position.pairs.index(pair)
    other = position.pairs[1 - side]
    if pair_faces(other)[0] == X:
        return _error("x-must-build")
    blocked = not LOCATIONS[other] & position.empty(seat)
    if len(parts) == 1:
        return _forfeit_with(position, side, blocked)
    if blocked:
        return _error("location-blocked", pair=pair_face_names(other))
    return _building(position, side, parts[1], parts[2])


def _forfeit_with(position: Position, side: int, blocked: bool) -> IllegalMove:
    """A location pair is chosen in order to forfeit a plot."""
    if not blocked:
        return _error("location-free", pair=pair_face_names(position.pairs[1 - side]))
    if not _may_block(position):
        return _error("location-blocked", pair=pair_face_names(position.pairs[1 - side]))
    return _error("faces-in-order", better=option_text(position, BLOCKED[side]))


def _building(position: Position, side: int, key: str, population: str | None) -> IllegalMove:
    pair, kind, seat = position.pairs[side], KIND_OF_KEY[key], acting_seat(position)
    if population and pair_faces(pair)[0] == X:
        return _error("x-without-population")
    move = build_option(side, kind, int(population or 0))
    if move not in build_options(pair, side, 0):
        return _error("not-from-this-pair", building=key, pair=pair_face_names(pair))
    if move not in build_options(pair, side, position.limits[seat]):
        return _limit(kind, position.limits[seat])
    return _error("faces-in-order", better=option_text(position, move))


def _limit(kind: int, limits: int) -> IllegalMove:
    if limits & LIMIT_BIT[kind]:
        return _error("most-reached", building=KEYS[kind], most=BUILDINGS[kind].most)
    return _error("two-guilds")


def _plot_of(row: str, column: str) -> int | IllegalMove:
    name = row + column
    return PLOT_NAMES.index(name) if name in PLOT_NAMES else _error("outside", plot=name)


def _taken(position: Position, plot: int) -> IllegalMove | None:
    seat = acting_seat(position)
    if position.empty(seat) >> plot & 1:
        return None
    return _error("plot-taken", plot=PLOT_NAMES[plot], by=KEYS[position.kind_at(seat, plot)])


def _plot(position: Position, parts: list[str]) -> IllegalMove:
    plot = _plot_of(*parts)
    if isinstance(plot, IllegalMove):
        return plot
    if not location_of(position, position.option) >> plot & 1:
        return _error("not-the-location", plot=PLOT_NAMES[plot])
    return _taken(position, plot) or _error("not-now", phase=PHASE_KEYS[position.phase])


def _square(position: Position, parts: list[str]) -> IllegalMove:
    name = "P" + "".join(parts)
    if name not in SQUARE_NAMES:
        return _error("no-such-square", square=name)
    square = SQUARE_NAMES.index(name)
    if square not in TOUCHING[position.plot]:
        return _error("square-not-touching", square=name, plot=PLOT_NAMES[position.plot])
    return _error("square-used", square=name, pips=position.pips[acting_seat(position) * SQUARES + square])


def _reduce(position: Position, parts: list[str]) -> IllegalMove:
    plot = _plot_of(*parts)
    if isinstance(plot, IllegalMove):
        return plot
    if plot not in NEIGHBOURS[position.plot]:
        return _error("not-adjacent", plot=PLOT_NAMES[plot], springhouse=PLOT_NAMES[position.plot])
    return _error("needs-no-workers", plot=PLOT_NAMES[plot])


def _forfeit(position: Position, parts: list[str]) -> IllegalMove:
    plot = _plot_of(*parts)
    if isinstance(plot, IllegalMove):
        return plot
    return _taken(position, plot) or _error("not-struck", plot=PLOT_NAMES[plot])


def _workers(position: Position, parts: list[str]) -> IllegalMove:
    return _error("nothing-to-change")


def _change(position: Position, parts: list[str]) -> IllegalMove:
    way, *place = parts
    plot = _plot_of(*place)
    if isinstance(plot, IllegalMove):
        return plot
    seat, name = acting_seat(position), PLOT_NAMES[plot]
    if not position.needs[seat * PLOTS + plot]:
        return _error("needs-no-workers", plot=name)
    if position.changed >> plot & 1:
        return _error("changed-already", plot=name)
    if position.chosen[seat] >> plot & 1:
        return _error("already-active", plot=name)
    return _error("already-inactive" if way == "off" else "too-few-workers", plot=name)


_REASONS: dict[int, Callable[[Position, list[str]], IllegalMove]] = {
    SECTIONS: _sections,
    SPLIT: _split,
    BUILD: _build,
    PLOT: _plot,
    SQUARE: _square,
    REDUCE: _reduce,
    FORFEIT: _forfeit,
    PESTILENCE: _forfeit,
    WORKERS: _workers,
    CHANGE: _change,
}
