"""The course of play: what a move does, and who decides what next."""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.fiefdoms.dice import ROLLS
from chiefdoms.games.fiefdoms.rules import events as event
from chiefdoms.games.fiefdoms.rules.moves import (
    ACCEPT,
    TOGGLE,
    free_squares,
    plots_needing_workers,
    reducible_plots,
)
from chiefdoms.games.fiefdoms.rules.pairs import (
    BLOCKED,
    LOCATIONS,
    NO_PAIRS,
    OPTION_PARTS,
    population_of,
    split,
    splits,
)
from chiefdoms.games.fiefdoms.rules.pestilence import is_pestilence
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    NO_DICE,
    NONE,
    OVER,
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
from chiefdoms.games.fiefdoms.sheet import (
    FORFEITED,
    KINDS,
    LIMIT_BIT,
    PIPS,
    PLOTS,
    SPRINGHOUSE,
    SQUARES,
    TURNS,
    WORKERS_OF,
)

Events = list[Event] | None
_ROLLS = len(ROLLS)


def play_move(position: Position, move: int, chance: Chance, events: Events = None) -> None:
    _BY_PHASE[position.phase](position, move, chance, events)


def _play_sections(position: Position, move: int, chance: Chance, events: Events) -> None:
    seat = acting_seat(position)
    position.sections[seat] = move
    if events is not None:
        events.append(event.sections_event(position, seat))
    position.seat = seat + 1
    if position.seat == position.seats:
        if events is not None and position.seats > 1:
            events.append(event.first_event(position))
        begin_turn(position, chance, events)


# -- the dice ---------------------------------------------------------------------------------------------------------


def begin_turn(position: Position, chance: Chance, events: Events) -> None:
    """Roll, and ask the active seat for a split unless there is no choice."""
    seats, turn = position.seats, position.turn
    position.seat = seat = (position.first + turn) % seats  # the active seat
    position.acted = 0
    position.pairs = NO_PAIRS
    position.dice = dice = ROLLS[chance.below(_ROLLS, "roll", turn)]
    if events is not None:
        events.append(event.roll_event(position))
    if is_pestilence(dice):
        if events is not None:
            events.append(event.pestilence_event(position))
        position.phase = PESTILENCE
    elif seats == 1 and position.solo_fixed:
        _set_pairs(position, seat, 0, "fixed", events)
    elif len(ways := splits(dice)) == 1:
        _set_pairs(position, seat, ways[0], "only", events)
    else:
        position.phase = SPLIT


def _set_pairs(position: Position, seat: int, partition: int, why: str, events: Events) -> None:
    """Everybody uses these pairs this turn. `why`: "chosen", the "only" split, or "fixed" in the solo variant."""
    position.pairs = split(position.dice, partition)
    if events is not None:
        events.append(event.split_event(position, why))
    begin_build(position, seat)


def _play_split(position: Position, move: int, chance: Chance, events: Events) -> None:
    _set_pairs(position, acting_seat(position), move, "chosen", events)


# -- a seat's plot ----------------------------------------------------------------------------------------------------


def begin_build(position: Position, seat: int) -> None:
    """Ask a seat for its build, or for a forfeit when neither pair points to an empty plot."""
    one, two = position.pairs
    position.seat = seat
    position.phase = BUILD if (LOCATIONS[one] | LOCATIONS[two]) & position.plots[seat * KINDS] else FORFEIT


def _play_build(position: Position, move: int, chance: Chance, events: Events) -> None:
    position.option = move
    position.phase = FORFEIT if move in BLOCKED else PLOT
    if events is not None:
        events.append(event.option_event(position))


def _fill(position: Position, seat: int, plot: int, kind: int) -> None:
    plots, start, bit = position.plots, seat * KINDS, 1 << plot
    plots[start] ^= bit
    plots[start + kind] |= bit
    position.fief_scores[seat] = None


def _play_plot(position: Position, plot: int, chance: Chance, events: Events) -> None:
    seat = position.seat
    assert seat is not None
    _, kind, population = OPTION_PARTS[position.option]
    _fill(position, seat, plot, kind)
    position.needs[seat * PLOTS + plot] = WORKERS_OF[kind]
    position.limits[seat] |= LIMIT_BIT[kind]
    position.plot = plot
    if events is not None:
        events.append(event.build_event(seat, kind, plot))
    if population:
        asks = _ask_for_square(position, seat, events)
    else:
        asks = kind == SPRINGHOUSE and _ask_for_reduction(position, seat, events)
    if not asks:
        _end_seat_turn(position, seat, chance, events)


def _ask_for_square(position: Position, seat: int, events: Events) -> bool:
    """Whether the seat must choose a square for the population; if there is no choice, it is added at once."""
    squares = free_squares(position, seat, position.plot)
    if len(squares) > 1:
        position.phase = SQUARE
        return True
    if squares:
        _populate(position, seat, squares[0], events)
    elif events is not None:
        events.append(event.no_room_event(position, seat))
    return False


def _populate(position: Position, seat: int, square: int, events: Events) -> None:
    """Add pips to one square; with the option `topup`, those for which there is no room are lost."""
    index = seat * SQUARES + square
    before = position.pips[index]
    position.pips[index] = min(PIPS, before + population_of(position.option))
    if events is not None:
        events.append(event.population_event(position, seat, square, position.pips[index] - before))


def _play_square(position: Position, square: int, chance: Chance, events: Events) -> None:
    seat = acting_seat(position)
    position.fief_scores[seat] = None
    _populate(position, seat, square, events)
    _end_seat_turn(position, seat, chance, events)


def _ask_for_reduction(position: Position, seat: int, events: Events) -> bool:
    """Whether the seat must choose what its Springhouse reduces; if there is no choice, it is reduced at once."""
    plots = reducible_plots(position, seat, position.plot)
    if len(plots) > 1:
        position.phase = REDUCE
        return True
    if plots:
        _reduce(position, seat, plots[0], events)
    elif events is not None:
        events.append(event.no_relief_event(position, seat))
    return False


def _reduce(position: Position, seat: int, plot: int, events: Events) -> None:
    position.needs[seat * PLOTS + plot] -= 1
    if events is not None:
        events.append(event.relief_event(position, seat, plot))


def _play_reduce(position: Position, plot: int, chance: Chance, events: Events) -> None:
    seat = acting_seat(position)
    position.fief_scores[seat] = None
    _reduce(position, seat, plot, events)
    _end_seat_turn(position, seat, chance, events)


def _play_forfeit(position: Position, plot: int, chance: Chance, events: Events) -> None:
    seat = acting_seat(position)
    _fill(position, seat, plot, FORFEITED)
    if events is not None:
        events.append(event.forfeit_event(seat, plot, _forfeit_reason(position)))
    _end_seat_turn(position, seat, chance, events)


def _forfeit_reason(position: Position) -> str:
    """Why a plot is forfeited: a "pestilence", two "blocked" pairs, or a blocked pair that the seat has "chosen"."""
    if position.phase == PESTILENCE:
        return "pestilence"
    return "blocked" if position.option == NONE else "chosen"


def _end_seat_turn(position: Position, seat: int, chance: Chance, events: Events) -> None:
    """The seat has filled its plot: on to the next seat, the next turn, or the workers."""
    position.option = position.plot = NONE
    position.acted += 1
    seats = position.seats
    if position.acted < seats:
        following = (seat + 1) % seats
        if position.phase == PESTILENCE:
            position.seat = following
        else:
            begin_build(position, following)
        return
    position.turn += 1
    if position.turn < TURNS:
        begin_turn(position, chance, events)
    else:
        position.acted, position.dice, position.pairs = 0, NO_DICE, NO_PAIRS
        position.seat, position.phase = 0, WORKERS
        if events is not None:
            events.append(event.filled_event())


# -- the workers, at the end ------------------------------------------------------------------------------------------


def _play_workers(position: Position, move: int, chance: Chance, events: Events) -> None:
    if move == ACCEPT:
        _accept_workers(position, events)
        return
    seat = acting_seat(position)
    position.chosen[seat] = position.fief_score(seat).active & plots_needing_workers(position, seat)
    position.phase = CHANGE


def _play_change(position: Position, move: int, chance: Chance, events: Events) -> None:
    if move == ACCEPT:
        _accept_workers(position, events)
        return
    seat, plot = acting_seat(position), move - TOGGLE
    position.chosen[seat] ^= 1 << plot
    position.changed |= 1 << plot
    position.fief_scores[seat] = None
    if events is not None:
        events.append(event.worker_change_event(seat, plot, bool(position.chosen[seat] >> plot & 1)))


def _accept_workers(position: Position, events: Events) -> None:
    """The seat's workers stay where they are: on to the next seat, or the end."""
    seat = acting_seat(position)
    if events is not None:
        events.append(event.settled_event(position, seat))
    position.changed = 0
    position.phase = WORKERS
    position.seat = seat + 1
    if position.seat == position.seats:
        position.seat, position.phase = None, OVER
        if events is not None:
            events.append(event.over_event())


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
_BY_PHASE = tuple(_PLAY[phase] for phase in range(OVER))  # looked up at every move
