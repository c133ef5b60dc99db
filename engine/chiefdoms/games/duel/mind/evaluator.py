"""What a computer player knows of Chiefdom Duel: a plan is some dice to take, or a drawing with all that follows.

At first sight a plan is worth the lead that it leaves, with low rows weighing more. The second look takes off the other
seat's best answer in this round, or looks through to the end when that is near. Roll-outs go on to the end of the next
round. A taste of `plain` sees nothing but marks: that is greed.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf
from random import Random
from typing import NamedTuple

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.games.duel.mind.endgame import Endgame
from chiefdoms.games.duel.mind.outlook import PLAIN, Outlook, Scale, lead
from chiefdoms.games.duel.mind.prospects import Prospects
from chiefdoms.games.duel.mind.thumb import Thumb, draft, hand_of
from chiefdoms.games.duel.rules.drawing import FIRST_PERMANENT_MOVE, THINGS
from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CROSSING,
    DRAFT,
    DRAW,
    FIFTH,
    SPLIT,
    WILD,
)
from chiefdoms.games.duel.rules.scoring import find_outcome
from chiefdoms.games.duel.sheet import CROSS, FACES, REROLL, ROW_LENGTH
from chiefdoms.games.duel.state import DuelState
from chiefdoms.players.evaluator import Evaluator, Plan, Taste

CLOSE = 32  # how many drawings of a hand are played out at first sight
REPLIES = 16  # how many answers of the other seat are
CAREFUL = 5  # one of so many with care for every choice that follows, the others by rules of thumb
SINGLES = 4  # how many squares for a single icon are tried
EXTRA = 1.0  # what an extra turn is worth, in marks of an even row
EXTRA_MARKS = 2.0  # and in marks
WON = 30.0  # a lead that nobody has
LAST = 6  # empty squares with which the end may be in sight
LOOKS = 1000  # positions of a look to the end


class Result(NamedTuple):
    """Where some moves lead."""

    value: float
    moves: tuple[int, ...]
    after: DuelState


class DuelEvaluator(Evaluator[DuelState]):
    measure = "chance"
    slight = 2.0
    trust = 8.0

    def __init__(self) -> None:
        self._endgame = Endgame()

    def worth(self, state: DuelState, seat: int, taste: Taste) -> float:
        """The chance to win in percent; to a plain taste the marks."""
        plain = bool(taste.get("plain"))
        return _worth(state, _value(state, seat, plain), plain)

    def quick_move(self, state: DuelState, random: Random) -> int:
        return Thumb(state, random).moves()[0]

    def roll_out(self, state: DuelState, chance: Chance, random: Random) -> None:
        Thumb(state, random).roll_out(chance, self._endgame)

    # -- first sight ---------------------------------------------------------------------------------------------------

    def plans(self, state: DuelState, taste: Taste) -> Iterator[Plan]:
        plain = bool(taste.get("plain"))
        if state.phase != DRAFT:
            found = _drawings(state, plain, CLOSE) if state.phase == DRAW else _choices(state, plain)
            for result in found:
                yield Plan(result.moves, _worth(state, result.value, plain))
        elif len(state.table) == 2:
            for die in state.moves():
                after = state.clone()
                after.play(die, Quick(0))
                for result in _drawings(after, plain, CLOSE // 2):
                    yield Plan((die, *result.moves), _worth(state, result.value, plain))
        else:
            yield from _takings(state, plain)

    # -- second look ---------------------------------------------------------------------------------------------------

    def look_again(self, state: DuelState, plan: Plan, taste: Taste, random: Random) -> Iterator[Plan]:
        """The plan with what the other seat makes of it."""
        seat = state.actor
        after = state.clone()
        for move in plan.moves:
            after.play(move, Quick(0))
        if state.empty.bit_count() <= LAST and after.round == state.round:
            end = self._endgame.result(after, seat, LOOKS)
            if end is not None:
                yield Plan(plan.moves, 50.0 + 50.0 * end + _worth(after, lead(after, seat), False) / 1e6, sure=True)
                return
        if after.phase == DRAW and after.actor != seat and not taste.get("plain"):
            reply = max(result.value for result in _drawings(after, False, REPLIES))
            yield Plan(plan.moves, _worth(state, -reply, False))
            return
        yield plan


# -- how good a position is --------------------------------------------------------------------------------------------


def _value(state: DuelState, seat: int, plain: bool) -> float:
    """The lead in marks of an even row, or the marks, of equal marks those in the lower rows."""
    extra = state.phase == DRAW and state.actor == seat and state.stack[-1][1] == 1
    if plain:
        rows = sorted(state.rows_of(seat))
        return sum(rows) + rows[0] / (ROW_LENGTH + 1) + EXTRA_MARKS * extra
    if state.seat is None:
        outcome = find_outcome(state)
        assert outcome is not None
        return 0.0 if len(outcome.winners) > 1 else WON if seat in outcome.winners else -WON
    return lead(state, seat) + EXTRA * extra


def _worth(state: DuelState, value: float, plain: bool) -> float:
    """A lead as a chance to win: the nearer the end, the more it says."""
    if plain:
        return value
    drawn = 1.0 - min(1.0, state.empty.bit_count() / 75)
    return 100.0 / (1.0 + exp(-(0.6 + drawn * drawn) * value))


# -- the draft ---------------------------------------------------------------------------------------------------------


def _takings(state: DuelState, plain: bool) -> list[Plan]:
    """What the seat can take before the other one takes a die."""
    prospects = Prospects(state)
    if plain:
        return _plain_takings(state, Outlook(state, prospects, PLAIN))
    first, second = (Outlook(state, prospects, Scale.of(state, seat)) for seat in (state.first, 1 - state.first))
    own = lead(state, state.actor)
    sign = 1.0 if state.actor == state.first else -1.0
    return [Plan(dice, _worth(state, own + sign * gain, False)) for gain, dice in draft(state, first, second)]


def _plain_takings(state: DuelState, outlook: Outlook) -> list[Plan]:
    """Dice by the most marks that they can bring with another."""
    hand = state.hands[state.actor]
    found = []
    for die in dict.fromkeys(state.table):
        rest = list(state.table)
        rest.remove(die)
        gain = max(outlook.best(hand_of(die, other))[0] for other in hand or rest)
        found.append(Plan((die,), _value(state, state.actor, True) + gain))
    return found


# -- drawings ----------------------------------------------------------------------------------------------------------


def _drawings(state: DuelState, plain: bool, close: int) -> Iterator[Result]:
    """The promising drawings of the dice in hand and of all hands that permanent abilities can make of it."""
    seat = state.actor
    scale = PLAIN if plain else Scale.of(state, seat)
    outlook = Outlook(state, Prospects(state), scale)
    hands: list[tuple[DuelState, tuple[int, ...]]] = [(state, ())]
    seen = {state.hands[seat]}
    best = -inf
    rerolls: list[int] = []
    for held, before in hands:
        pairs = []
        for move in held.moves():
            if move < FIRST_PERMANENT_MOVE:
                pairs.append(move)
            elif (move - FIRST_PERMANENT_MOVE) // THINGS != REROLL:
                after = held.clone()
                after.play(move, Quick(0))
                if after.hands[seat] not in seen:
                    seen.add(after.hands[seat])
                    hands.append((after, (*before, move)))
            elif not before:
                rerolls.append(move)
        hand = held.hands[seat]
        pairs.sort(key=lambda move: outlook.pair_value(move, hand), reverse=True)
        for at, move in enumerate(pairs[:close]):
            result = _finished(held, move, before, plain, at < close // CAREFUL)
            best = max(best, result.value)
            yield result
    foreseen = max(outlook.best(hand)[0] for hand in seen)
    for move in rerolls:
        after = state.clone()
        after.play(move, Quick(0))
        yield Result(best - foreseen + _mean_gain(state, move, outlook), (move,), after)


def _mean_gain(state: DuelState, reroll: int, outlook: Outlook) -> float:
    """What the hands are worth that a reroll can give, on average."""
    face = (reroll - FIRST_PERMANENT_MOVE) % THINGS
    if not face:
        return sum(outlook.best(hand_of(one, two))[0] for one in FACES for two in FACES) / len(FACES) ** 2
    kept = list(state.hands[state.actor])
    kept.remove(face)
    return sum(outlook.best(hand_of(kept[0], die))[0] for die in FACES) / len(FACES)


# -- what follows from a drawing ---------------------------------------------------------------------------------------


def _finished(state: DuelState, move: int, before: tuple[int, ...], plain: bool, careful: bool = True) -> Result:
    """A move and the choices that follow from it, each the best at the time; or by rules of thumb."""
    seat = state.actor
    after = state.clone()
    chance = Quick(0)
    after.play(move, chance)
    moves = [*before, move]
    while _chosen_by(after, seat):
        if careful:
            best = max(_worthwhile(after), key=lambda choice: _seen_from(after, choice, seat, plain))
        else:
            best = Thumb(after, Random(0)).moves()[0]
        after.play(best, chance)
        moves.append(best)
    return Result(_value(after, seat, plain), tuple(moves), after)


def _chosen_by(state: DuelState, seat: int) -> bool:
    """Whether a choice of the turn under way is left to a seat."""
    return state.phase > DRAW and state.actor == seat


def _choices(state: DuelState, plain: bool) -> Iterator[Result]:
    """The choices in the midst of a turn."""
    for move in _worthwhile(state):
        yield _finished(state, move, (), plain)


def _seen_from(state: DuelState, move: int, seat: int, plain: bool) -> float:
    """The value after a choice; where it only leads to squares for icons, after the best of those."""
    after = state.clone()
    after.play(move, Quick(0))
    if _chosen_by(after, seat) and state.phase in (CHOOSE_ABILITY, SPLIT) and after.phase != CHOOSE_ABILITY:
        return max(_seen_from(after, other, seat, plain) for other in _worthwhile(after))
    return _value(after, seat, plain)


def _worthwhile(state: DuelState) -> list[int]:
    """The choices, of squares only the best few for each icon."""
    moves = state.moves()
    if state.phase not in (SPLIT, WILD, FIFTH, CROSSING) or len(moves) <= SINGLES:
        return moves
    outlook = Outlook(state, Prospects(state), Scale.of(state, state.actor))
    by_thing: dict[int, list[int]] = {}
    for move in moves:
        by_thing.setdefault(move % THINGS, []).append(move)
    found = []
    for thing, group in by_thing.items():
        values = outlook.values(thing % CROSS)
        group.sort(key=lambda move: values.get(move // THINGS, 0.0), reverse=True)
        found += group[:SINGLES]
    return found


EVALUATOR = DuelEvaluator()
