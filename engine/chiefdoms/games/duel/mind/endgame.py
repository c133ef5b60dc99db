"""The last turns of Chiefdom Duel looked through to the end, where no die is rolled any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from chiefdoms.games.duel.rules.position import DRAFT
from chiefdoms.games.duel.rules.scoring import find_outcome
from chiefdoms.games.duel.state import DuelState

T = TypeVar("T")
Key = tuple[object, ...]

KNOWN = 50_000  # positions that are remembered


class Unsettled(Exception):
    """The end cannot be told: a die would be rolled, or there is too much to look at."""


class _Certain:
    """Chance for a search that does without."""

    def below(self, n: int, *_key: str | int) -> int:
        raise Unsettled

    def shuffled(self, items: Sequence[T], *_key: str | int) -> list[T]:
        raise Unsettled


class Endgame:
    """How positions must end if both play their best: 1 for a win of seat 0, 0 for a shared win, -1 for a defeat."""

    def __init__(self) -> None:
        self._known: dict[Key, int] = {}
        self._left = 0  # positions that may still be looked at
        self._chance = _Certain()

    def result(self, state: DuelState, seat: int, most: int) -> int | None:
        """The result for a seat, or None if it takes more than `most` positions to tell."""
        self._prepare(most)
        try:
            result = self._search(state)
        except Unsettled:
            return None
        return -result if seat else result

    def best(self, state: DuelState, most: int) -> int | None:
        """The best move of the seat to act, or None."""
        self._prepare(most)
        try:
            return self._choose(state)[1]
        except Unsettled:
            return None

    def _prepare(self, most: int) -> None:
        self._left = most
        if len(self._known) > KNOWN:
            self._known.clear()

    def _search(self, state: DuelState) -> int:
        if state.seat is None:
            outcome = find_outcome(state)
            assert outcome is not None
            return 0 if len(outcome.winners) > 1 else -1 if outcome.winners[0] else 1
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
                raise Unsettled
            after = state.clone()
            after.play(move, self._chance)
            result = sign * self._search(after)
            if result > best:
                best, chosen = result, move
                if best == 1:
                    break
        return sign * best, chosen


def _key(state: DuelState) -> Key:
    """All that the rest of a round hangs on."""
    table = state.table if state.phase == DRAFT else state.table[:1]
    marked = (bytes(state.cells), bytes(state.marks), *state.hands, *state.crossed, *state.held)
    return (*marked, table, state.phase, state.actor, state.first, state.round == 1, state.spent, *state.stack)
