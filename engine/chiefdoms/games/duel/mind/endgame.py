"""An exact search through the last turns, in which no die is rolled any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from chiefdoms.games.duel.rules.position import DRAFT
from chiefdoms.games.duel.rules.scoring import outcome
from chiefdoms.games.duel.state import DuelState

T = TypeVar("T")
Key = tuple[object, ...]

REMEMBERED = 50_000  # positions
LIMIT = 1000  # positions of one search


class Unsolved(Exception):
    """The search finds no result: a die would be rolled, or there are too many positions."""


class _NoDice:
    """Chance for a search that must not depend on it."""

    def below(self, n: int, *_key: str | int) -> int:
        raise Unsolved

    def shuffled(self, items: Sequence[T], *_key: str | int) -> list[T]:
        raise Unsolved


class Endgame:
    """How positions end with perfect play: 1 if seat 0 wins, 0 for a shared win, -1 if seat 0 loses."""

    def __init__(self) -> None:
        self._known: dict[Key, int] = {}
        self._left = 0  # positions that this search may still visit
        self._chance = _NoDice()

    def result(self, state: DuelState, seat: int) -> int | None:
        """The result for a seat, or None if the search does not find it."""
        self._start()
        try:
            result = self._search(state)
        except Unsolved:
            return None
        return -result if seat else result

    def best_move(self, state: DuelState) -> int | None:
        """The best move of the seat to act, or None."""
        self._start()
        try:
            return self._choose(state)[1]
        except Unsolved:
            return None

    def _start(self) -> None:
        self._left = LIMIT
        if len(self._known) > REMEMBERED:
            self._known.clear()

    def _search(self, state: DuelState) -> int:
        if state.seat is None:
            end = outcome(state)
            assert end is not None
            return 0 if len(end.winners) > 1 else -1 if end.winners[0] else 1
        key = _key(state)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._choose(state)[0]
        return known

    def _choose(self, state: DuelState) -> tuple[int, int]:
        """The best result for the seat to act, as seen by seat 0, and a move that leads to it."""
        sign = -1 if state.seat else 1
        best, chosen = -2, 0
        for move in state.moves():
            self._left -= 1
            if self._left < 0:
                raise Unsolved
            after = state.clone()
            after.play(move, self._chance)
            result = sign * self._search(after)
            if result > best:
                best, chosen = result, move
                if best == 1:
                    break
        return sign * best, chosen


def _key(state: DuelState) -> Key:
    """Everything that the rest of a round depends on."""
    table = state.table if state.phase == DRAFT else state.table[:1]
    # The options are part of it, because one search is used for all matches.
    marked = (state.setup, bytes(state.cells), bytes(state.marks), *state.hands, *state.crossed, *state.held)
    return (*marked, table, state.phase, state.actor, state.first, state.round == 1, state.spent, *state.stack)
