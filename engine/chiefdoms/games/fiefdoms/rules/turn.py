"""The course of the game: what a move does, and who decides what next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.fiefdoms.rules.dice import (
    DICE,
    FACE_NAMES,
    LOCATIONS,
    NO_PAIRS,
    ROLLS,
    build_method,
    dice_of_pairs,
    is_pestilence,
    kind_of,
    pair_faces,
    population_of,
    side_of,
    split,
    splits,
    sums,
)
from chiefdoms.games.fiefdoms.rules.moves import (
    ACCEPT,
    TOGGLE,
    free_squares,
    needy,
    reducible,
    seat_of,
)
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    NO_DICE,
    NONE,
    OPTIMAL,
    OVER,
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
    ASSIGNMENTS,
    CENTRE,
    CENTRE_SUM,
    FORFEITED,
    KEYS,
    KINDS,
    LIMIT_BIT,
    PIPS,
    PLOT_NAMES,
    PLOTS,
    SECTION_KEYS,
    SPRINGHOUSE,
    SQUARE_NAMES,
    SQUARES,
    SUM_PAIRS,
    WORKERS_OF,
)

Events = list[Event] | None


def play_move(p: Position, move: int, chance: Chance, events: Events) -> None:
    _PLAY[p.phase](p, move, chance, events)


def _tell(events: list[Event], kind: str, seat: int | None, **values: Any) -> None:
    events.append({"kind": kind, "seat": seat, **values})


def section_numbers(p: Position, assignment: int) -> dict[str, list[int]]:
    """Which sums each section has under an assignment."""
    pairs = zip(ASSIGNMENTS[assignment], SUM_PAIRS[p.rules.pestilence], strict=True)
    numbers = {SECTION_KEYS[section]: list(pair) for section, pair in pairs}
    return {**numbers, SECTION_KEYS[CENTRE]: [CENTRE_SUM[p.rules.pestilence]]}


def _play_sections(p: Position, move: int, chance: Chance, events: Events) -> None:
    seat = seat_of(p)
    p.sections[seat] = move
    if events is not None:
        _tell(events, "sections", seat, numbers=section_numbers(p, move))
    p.seat = seat + 1
    if p.seat == p.seats:
        begin_turn(p, chance, events)


def begin_turn(p: Position, chance: Chance, events: Events) -> None:
    """Roll, and ask the active seat for a split unless there is none to choose."""
    p.seat = seat = p.active
    p.acted = 0
    p.pairs = NO_PAIRS
    p.dice = ROLLS[chance.below(len(ROLLS), "roll", p.turn)]
    if events is not None:
        dice = [{"die": name, "face": FACE_NAMES[face]} for name, face in zip(DICE, p.dice, strict=True)]
        _tell(events, "roll", seat, turn=p.turn + 1, dice=dice)
    if is_pestilence(p.dice):
        if events is not None:
            _tell(events, "pestilence", seat, sums=sums(p.dice))
        p.phase = PESTILENCE
    elif p.solo_fixed:
        set_pairs(p, 0, "fixed", events)
    elif len(ways := splits(p.dice)) == 1:
        set_pairs(p, ways[0], "only", events)
    else:
        p.phase = SPLIT


def set_pairs(p: Position, partition: int, why: str, events: Events) -> None:
    """Everybody uses these pairs this turn. `why`: "chosen", the "only" split, or "fixed" in the solo variant."""
    p.pairs = split(p.dice, partition)
    if events is not None:
        pairs = [[FACE_NAMES[face] for face in pair_faces(pair)] for pair in p.pairs]
        _tell(events, "split", p.seat, pairs=pairs, dice=dice_of_pairs(p.dice, p.pairs), why=why)
    ask(p)


def _play_split(p: Position, move: int, chance: Chance, events: Events) -> None:
    set_pairs(p, move, "chosen", events)


def ask(p: Position) -> None:
    """Ask a seat for its build, or for a forfeit when neither pair points to an empty plot."""
    one, two = p.pairs
    p.phase = BUILD if (LOCATIONS[one] | LOCATIONS[two]) & p.plots[seat_of(p) * KINDS] else FORFEIT


def _play_build(p: Position, move: int, chance: Chance, events: Events) -> None:
    p.option = move
    p.phase = PLOT
    if events is not None:
        pair = p.pairs[side_of(move)]
        method = build_method(pair, move)
        faces = [FACE_NAMES[face] for face in pair_faces(pair)]
        building, population = KEYS[kind_of(move)], population_of(move)
        _tell(events, "option", p.seat, pair=faces, building=building, method=method, population=population)


def _fill(p: Position, seat: int, plot: int, kind: int) -> None:
    start = seat * KINDS
    p.plots[start] ^= 1 << plot
    p.plots[start + kind] |= 1 << plot
    p.accounts[seat] = None


def _play_plot(p: Position, plot: int, chance: Chance, events: Events) -> None:
    seat, kind, population = seat_of(p), kind_of(p.option), population_of(p.option)
    _fill(p, seat, plot, kind)
    p.needs[seat * PLOTS + plot] = WORKERS_OF[kind]
    p.limits[seat] |= LIMIT_BIT[kind]
    if events is not None:
        _tell(events, "build", seat, building=KEYS[kind], plot=PLOT_NAMES[plot], workers=WORKERS_OF[kind])
    p.plot = plot
    if population:
        squares = free_squares(p, seat, plot)
        if len(squares) > 1:
            p.phase = SQUARE
            return
        if squares:
            _populate(p, squares[0], events)
        else:
            if events is not None:
                _tell(events, "no-room", seat, plot=PLOT_NAMES[plot], population=population)
    elif kind == SPRINGHOUSE:
        targets = reducible(p, seat, plot)
        if len(targets) > 1:
            p.phase = REDUCE
            return
        if targets:
            _reduce(p, targets[0], events)
        else:
            if events is not None:
                _tell(events, "no-relief", seat, plot=PLOT_NAMES[plot])
    _finish(p, chance, events)


def _populate(p: Position, square: int, events: Events) -> None:
    """Pips into one square; by the top-up option, what finds no room there is lost."""
    seat = seat_of(p)
    place = seat * SQUARES + square
    before = p.pips[place]
    p.pips[place] = min(PIPS, before + population_of(p.option))
    if events is not None:
        _tell(events, "population", seat, square=SQUARE_NAMES[square], pips=p.pips[place] - before, now=p.pips[place])


def _play_square(p: Position, square: int, chance: Chance, events: Events) -> None:
    p.accounts[seat_of(p)] = None
    _populate(p, square, events)
    _finish(p, chance, events)


def _reduce(p: Position, target: int, events: Events) -> None:
    seat = seat_of(p)
    p.needs[seat * PLOTS + target] -= 1
    left = p.needs[seat * PLOTS + target]
    if events is not None:
        _tell(events, "relief", seat, springhouse=PLOT_NAMES[p.plot], plot=PLOT_NAMES[target], workers=left)


def _play_reduce(p: Position, target: int, chance: Chance, events: Events) -> None:
    p.accounts[seat_of(p)] = None
    _reduce(p, target, events)
    _finish(p, chance, events)


def _play_forfeit(p: Position, plot: int, chance: Chance, events: Events) -> None:
    seat = seat_of(p)
    why = "pestilence" if p.phase == PESTILENCE else "blocked"
    _fill(p, seat, plot, FORFEITED)
    if events is not None:
        _tell(events, "forfeit", seat, plot=PLOT_NAMES[plot], why=why)
    _finish(p, chance, events)


def _finish(p: Position, chance: Chance, events: Events) -> None:
    """The seat has filled its plot: on to the next seat, the next turn, or the workers."""
    p.option = p.plot = NONE
    p.acted += 1
    if p.acted < p.seats:
        p.seat = (seat_of(p) + 1) % p.seats
        if p.phase != PESTILENCE:
            ask(p)
        return
    p.turn += 1
    if p.turn < TURNS:
        begin_turn(p, chance, events)
    else:
        p.acted, p.dice, p.pairs = 0, NO_DICE, NO_PAIRS
        p.seat, p.phase = 0, WORKERS
        if events is not None:
            _tell(events, "filled", None)


def _play_workers(p: Position, move: int, chance: Chance, events: Events) -> None:
    if move == ACCEPT:
        _settle(p, events)
        return
    seat = seat_of(p)
    p.chosen[seat] = p.account(seat).active & needy(p, seat)
    p.phase = CHANGE


def _play_change(p: Position, move: int, chance: Chance, events: Events) -> None:
    seat = seat_of(p)
    if move == ACCEPT:
        _settle(p, events)
        return
    plot = 1 << (move - TOGGLE)
    p.chosen[seat] ^= plot
    p.changed |= plot
    p.accounts[seat] = None
    active = bool(p.chosen[seat] & plot)
    if events is not None:
        _tell(events, "worker-change", seat, plot=PLOT_NAMES[move - TOGGLE], active=active)


def _settle(p: Position, events: Events) -> None:
    """The seat's workers stay where they are: on to the next seat, or the end."""
    seat = seat_of(p)
    if events is not None:
        _tell(events, "settled", seat, points=p.account(seat).card.total, optimal=p.chosen[seat] == OPTIMAL)
    p.changed = 0
    p.phase = WORKERS
    p.seat = seat + 1
    if p.seat == p.seats:
        p.seat, p.phase = None, OVER
        if events is not None:
            _tell(events, "over", None)


_PLAY: dict[int, Callable[[Position, int, Chance, Events], None]] = {
    SECTIONS: _play_sections,
    SPLIT: _play_split,
    BUILD: _play_build,
    PLOT: _play_plot,
    SQUARE: _play_square,
    REDUCE: _play_reduce,
    FORFEIT: _play_forfeit,
    PESTILENCE: _play_forfeit,
    WORKERS: _play_workers,
    CHANGE: _play_change,
}
