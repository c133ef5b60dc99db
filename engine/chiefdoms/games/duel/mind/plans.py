"""The plans to consider: dice to take in the draft, or a drawing with all the choices that follow from it."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from typing import NamedTuple

from chiefdoms.core.chance import Quick
from chiefdoms.games.duel.mind.draft import hand_of, rate_takings
from chiefdoms.games.duel.mind.line_points import LinePoints
from chiefdoms.games.duel.mind.mark_values import PLAIN_VALUES, MarkValues, lead
from chiefdoms.games.duel.mind.position_value import position_value, worth_of
from chiefdoms.games.duel.mind.quick_play import QuickPlay
from chiefdoms.games.duel.mind.square_values import SquareValues
from chiefdoms.games.duel.rules.moves import BOTH, FIRST_PERMANENT_MOVE, THINGS, permanent_use
from chiefdoms.games.duel.rules.position import CHOOSE_ABILITY, DRAW, SINGLE_PHASES, SPLIT
from chiefdoms.games.duel.sheet import CROSS, FACES, REROLL
from chiefdoms.games.duel.state import DuelState
from chiefdoms.players.evaluator import Plan

CAREFUL = 5  # every following choice is evaluated for one in this many drawings; the others use quick play
SINGLES = 4  # how many squares for a single icon are tried


class Result(NamedTuple):
    """Where some moves lead."""

    value: float
    moves: tuple[int, ...]


class _Hand(NamedTuple):
    """Dice to draw with: the moves of permanent abilities that lead to them, and the pairs that can be drawn."""

    state: DuelState
    before: tuple[int, ...]
    pairs: list[int]


# -- the draft ---------------------------------------------------------------------------------------------------------


def list_takings(state: DuelState, plain: bool) -> list[Plan]:
    """What the seat can take before the other one takes a die."""
    line_points = LinePoints(state)
    if plain:
        return _plain_takings(state, SquareValues(state, line_points, PLAIN_VALUES))
    seats = (state.first, 1 - state.first)
    first, second = (SquareValues(state, line_points, MarkValues.of(state, seat)) for seat in seats)
    own = lead(state, state.actor)
    sign = 1.0 if state.actor == state.first else -1.0
    takings = rate_takings(state, first, second)
    return [Plan(dice, worth_of(state, own + sign * gain, False)) for gain, dice in takings]


def _plain_takings(state: DuelState, values: SquareValues) -> list[Plan]:
    """Dice, sorted by the most marks that they can score together with another."""
    hand = state.hands[state.actor]
    found = []
    for die in dict.fromkeys(state.table):
        rest = list(state.table)
        rest.remove(die)
        gain = max(values.best_pair(hand_of(die, other))[0] for other in hand or rest)
        found.append(Plan((die,), position_value(state, state.actor, True) + gain))
    return found


# -- drawings ----------------------------------------------------------------------------------------------------------


def list_drawings(state: DuelState, plain: bool, most: int) -> Iterator[Result]:
    """The promising drawings with the dice in hand, and with all hands that permanent abilities can turn them into.

    `most` drawings of each hand are tried.
    """
    seat = state.actor
    values = SquareValues(state, LinePoints(state), PLAIN_VALUES if plain else MarkValues.of(state, seat))
    hands, rerolls = _list_hands(state)
    best = -inf
    for hand in hands:
        for result in _best_drawings(hand, values, plain, most):
            best = max(best, result.value)
            yield result
    if rerolls:
        expected = max(values.best_pair(hand.state.hands[seat])[0] for hand in hands)
        for move in rerolls:
            yield Result(best - expected + _mean_gain(state, move, values), (move,))


def _list_hands(state: DuelState) -> tuple[list[_Hand], list[int]]:
    """The hands that can be reached without a roll, the current one first; and the moves that reroll."""
    found: list[_Hand] = []
    rerolls: list[int] = []
    seen = {state.hands[state.actor]}
    reached: list[tuple[DuelState, tuple[int, ...]]] = [(state, ())]
    for held, before in reached:
        moves = held.moves()
        found.append(_Hand(held, before, [move for move in moves if move < FIRST_PERMANENT_MOVE]))
        for move in (move for move in moves if move >= FIRST_PERMANENT_MOVE):
            if permanent_use(move)[0] != REROLL:
                after = held.clone()
                after.play(move, Quick(0))
                if after.hands[state.actor] not in seen:
                    seen.add(after.hands[state.actor])
                    reached.append((after, (*before, move)))
            elif not before:
                rerolls.append(move)
    return found, rerolls


def _best_drawings(hand: _Hand, values: SquareValues, plain: bool, most: int) -> Iterator[Result]:
    dice = hand.state.hands[hand.state.actor]
    hand.pairs.sort(key=lambda move: values.pair_value(move, dice), reverse=True)
    for rank, move in enumerate(hand.pairs[:most]):
        yield finish_turn(hand.state, move, hand.before, plain, careful=rank < most // CAREFUL)


def _mean_gain(state: DuelState, reroll: int, values: SquareValues) -> float:
    """The average worth of the hands that a reroll can give."""
    _, face = permanent_use(reroll)
    if face == BOTH:
        return sum(values.best_pair(hand_of(one, two))[0] for one in FACES for two in FACES) / len(FACES) ** 2
    kept = list(state.hands[state.actor])
    kept.remove(face)
    return sum(values.best_pair(hand_of(kept[0], die))[0] for die in FACES) / len(FACES)


# -- what follows from a drawing ---------------------------------------------------------------------------------------


def list_choices(state: DuelState, plain: bool) -> Iterator[Result]:
    """The choices in the middle of a turn, each with those that follow."""
    for move in _promising_moves(state):
        yield finish_turn(state, move, (), plain)


def finish_turn(state: DuelState, move: int, before: tuple[int, ...], plain: bool, careful: bool = True) -> Result:
    """A move and the choices that follow from it: the best each time if `careful`, otherwise by quick play."""
    seat = state.actor
    after = state.clone()
    chance = Quick(0)
    after.play(move, chance)
    moves = [*before, move]
    while _chooses(after, seat):
        if careful:
            best = max(_promising_moves(after), key=lambda choice: _value_after(after, choice, seat, plain))
        else:
            best = QuickPlay(after, Random(0)).next_moves()[0]
        after.play(best, chance)
        moves.append(best)
    return Result(position_value(after, seat, plain), tuple(moves))


def _chooses(state: DuelState, seat: int) -> bool:
    """Whether the seat still has a choice in its current turn."""
    return state.phase > DRAW and state.actor == seat


def _value_after(state: DuelState, move: int, seat: int, plain: bool) -> float:
    """The value after a choice; if only squares for icons follow from it, after the best of those."""
    after = state.clone()
    after.play(move, Quick(0))
    if _chooses(after, seat) and state.phase in (CHOOSE_ABILITY, SPLIT) and after.phase != CHOOSE_ABILITY:
        return max(_value_after(after, other, seat, plain) for other in _promising_moves(after))
    return position_value(after, seat, plain)


def _promising_moves(state: DuelState) -> list[int]:
    """All choices of rows and abilities, but only the few best squares for each icon."""
    moves = state.moves()
    if state.phase not in SINGLE_PHASES or len(moves) <= SINGLES:
        return moves
    square_values = SquareValues(state, LinePoints(state), MarkValues.of(state, state.actor))
    by_thing: dict[int, list[int]] = {}
    for move in moves:
        by_thing.setdefault(move % THINGS, []).append(move)
    found = []
    for thing, group in by_thing.items():
        values = square_values.values(thing % CROSS)
        group.sort(key=lambda move: values.get(move // THINGS, 0.0), reverse=True)
        found += group[:SINGLES]
    return found
