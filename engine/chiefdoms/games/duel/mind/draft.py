"""Which dice to take in the draft."""

from __future__ import annotations

from functools import cache

from chiefdoms.games.duel.mind.square_values import SquareValues
from chiefdoms.games.duel.rules.turn import without_die
from chiefdoms.games.duel.sheet import DICE
from chiefdoms.games.duel.state import DuelState

SECOND_WEIGHT = 0.8  # the first player's drawing may spoil the place of the second player's pair

Taking = tuple[float, tuple[int, ...]]  # what dice taken are worth, and their faces


def hand_of(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one <= two else (two, one)


def rate_takings(state: DuelState, first: SquareValues, second: SquareValues) -> list[Taking]:
    """What the seat to take a die can take before the other one does.

    Each is rated by how much more the first player's pair is then worth than the second player's, if both choose well.
    """
    table, hands = state.table, state.hands
    mine, others = hands[state.first], hands[1 - state.first]
    if len(table) == DICE:
        found: list[Taking] = []
        for die in dict.fromkeys(table):
            rest = without_die(table, die)
            found.append((min([_after_two(first, second, die, rest, pair) for pair in _pairs(rest)]), (die,)))
        return found
    if len(table) == DICE - 1:
        return [(_after_two(first, second, mine[0], table, pair), pair) for pair in _pairs(table)]
    if len(table) == DICE - 2:
        return [
            (_after_two(first, second, mine[0], (others[0], *table), (others[0], die)), (die,))
            for die in dict.fromkeys(table)
        ]
    against = SECOND_WEIGHT * second.best_pair(hand_of(*others))[0]
    return [(first.best_pair(hand_of(mine[0], die))[0] - against, (die,)) for die in dict.fromkeys(table)]


def _after_two(
    first: SquareValues, second: SquareValues, die: int, table: tuple[int, ...], pair: tuple[int, ...]
) -> float:
    """The result of the draft if the second player takes a pair from the table and the first player has a die."""
    rest = without_die(without_die(table, pair[0]), pair[1])
    own = max([first.best_pair(hand_of(die, other))[0] for other in rest])
    return own - SECOND_WEIGHT * second.best_pair(hand_of(*pair))[0]


@cache  # there are only a few different sets of dice
def _pairs(table: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The different pairs of some dice; never changed in place."""
    return list(dict.fromkeys((one, two) for at, one in enumerate(table) for two in table[at + 1 :]))
