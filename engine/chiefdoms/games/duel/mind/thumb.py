"""Rules of thumb for Chiefdom Duel: which dice to take, and quick play for roll-outs."""

from __future__ import annotations

from random import Random

from chiefdoms.core.chance import Chance
from chiefdoms.games.duel.mind.endgame import Endgame
from chiefdoms.games.duel.mind.outlook import Outlook, Scale
from chiefdoms.games.duel.mind.prospects import Prospects
from chiefdoms.games.duel.rules.drawing import THINGS
from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CHOOSE_ROW,
    CROSSING,
    DRAFT,
    DRAW,
    FIFTH,
    SPLIT,
    WILD,
)
from chiefdoms.games.duel.sheet import (
    AGAIN_ABILITY,
    CROSS,
    CROSS_ABILITY,
    DICE,
    FIFTH_ABILITY,
    MARK_ABILITY,
    SPLIT_ABILITY,
    WILD_ABILITY,
)
from chiefdoms.games.duel.state import DuelState

SECOND = 0.8  # what the second player's pair counts in the draft: the first player's drawing may spoil it
LAST = 4  # empty squares with which a roll-out looks to the end
LOOKS = 1000  # positions of such a look
PREFERRED = (AGAIN_ABILITY, WILD_ABILITY, SPLIT_ABILITY, FIFTH_ABILITY, MARK_ABILITY, CROSS_ABILITY)

Taking = tuple[float, tuple[int, ...]]  # what dice taken are worth, and their faces


# -- the draft ---------------------------------------------------------------------------------------------------------


def hand_of(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one <= two else (two, one)


def draft(state: DuelState, first: Outlook, second: Outlook) -> list[Taking]:
    """What the seat to take a die can take before the other one does, and what the first player's pair is then worth
    more than the second player's, if both take what is best."""
    table, hands = state.table, state.hands
    mine, others = hands[state.first], hands[1 - state.first]
    if len(table) == DICE:
        found: list[Taking] = []
        for die in dict.fromkeys(table):
            rest = _without(table, die)
            found.append((min(_after_two(first, second, die, rest, pair) for pair in _pairs(rest)), (die,)))
        return found
    if len(table) == DICE - 1:
        return [(_after_two(first, second, mine[0], table, pair), pair) for pair in _pairs(table)]
    if len(table) == DICE - 2:
        return [
            (_after_two(first, second, mine[0], (others[0], *table), (others[0], die)), (die,))
            for die in dict.fromkeys(table)
        ]
    against = SECOND * second.best(hand_of(*others))[0]
    return [(first.best(hand_of(mine[0], die))[0] - against, (die,)) for die in dict.fromkeys(table)]


def _after_two(first: Outlook, second: Outlook, die: int, table: tuple[int, ...], pair: tuple[int, ...]) -> float:
    """What the draft comes to when the second player takes a pair from the table and the first player has a die."""
    rest = _without(_without(table, pair[0]), pair[1])
    own = max(first.best(hand_of(die, other))[0] for other in rest)
    return own - SECOND * second.best(hand_of(*pair))[0]


def _without(table: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = table.index(die)
    return table[:at] + table[at + 1 :]


def _pairs(table: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(dict.fromkeys((one, two) for at, one in enumerate(table) for two in table[at + 1 :]))


# -- quick play --------------------------------------------------------------------------------------------------------


class Thumb:
    """Plays on for both seats by rules of thumb."""

    def __init__(self, state: DuelState, random: Random) -> None:
        self.state = state
        self._random = random
        self._prospects = Prospects(state)
        self._round = -1  # the round whose draft was foreseen
        self._outlooks: list[Outlook] = []

    def roll_out(self, chance: Chance, endgame: Endgame) -> None:
        """To the end of the round after the one in which the plan was made. The last few squares are filled as well as
        can be, if that can be told."""
        state = self.state
        fresh = state.phase == DRAFT and len(state.table) == DICE
        end = state.round + (1 if fresh else 2)
        settled = True
        while state.seat is not None and state.round < end:
            if settled and state.empty.bit_count() <= LAST:
                best = endgame.best(state, LOOKS)
                settled = best is not None
                moves = self.moves() if best is None else (best,)
            else:
                moves = self.moves()
            for move in moves:
                state.play(move, chance)
            self._prospects.follow(state)

    def moves(self) -> tuple[int, ...]:
        """What the seat to act does next: one move, or more if nothing comes between."""
        state = self.state
        phase = state.phase
        if phase == DRAFT:
            return self._take()
        if phase == DRAW:
            return (self._draw(),)
        if phase in (SPLIT, WILD, FIFTH, CROSSING):
            return (self._single(),)
        moves = state.moves()
        if phase == CHOOSE_ABILITY:
            return (min(moves, key=PREFERRED.index),)
        if phase == CHOOSE_ROW:
            rows = state.rows_of(state.actor)
            return (min(moves, key=rows.__getitem__),)
        return (moves[int(self._random.random() * len(moves))],)

    def _outlook(self, seat: int) -> Outlook:
        return Outlook(self.state, self._prospects, Scale.of(self.state, seat), self._random)

    def _take(self) -> tuple[int, ...]:
        """Nothing is drawn during a draft, so both outlooks last until its end."""
        state = self.state
        if self._round != state.round:
            self._round = state.round
            self._outlooks = [self._outlook(0), self._outlook(1)]
        found = draft(state, self._outlooks[state.first], self._outlooks[1 - state.first])
        return (max if state.seat == state.first else min)(found)[1]

    def _draw(self) -> int:
        state = self.state
        hand = state.hands[state.actor]
        move = self._outlook(state.actor).best(hand)[1]
        if move < 0 or state.round == 1:
            moves = state.moves()
            if move not in moves:
                move = moves[int(self._random.random() * len(moves))]
        return move

    def _single(self) -> int:
        """The best square for the best of the icons that may be drawn."""
        state = self.state
        outlook = self._outlook(state.actor)
        moves = state.moves()
        return max(moves, key=lambda move: outlook.values(move % THINGS % CROSS).get(move // THINGS, 0.0))
