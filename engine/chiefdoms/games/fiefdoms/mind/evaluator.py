"""Evaluates Rolling Fiefdoms for computer players: a plan is a whole turn, a position is worth its score."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.games.fiefdoms.mind.quick_moves import quick_move
from chiefdoms.games.fiefdoms.rules.moves import list_moves
from chiefdoms.games.fiefdoms.rules.position import CHANGE, SECTIONS, WORKERS, acting_seat
from chiefdoms.games.fiefdoms.sheet import TURNS
from chiefdoms.games.fiefdoms.state import FiefdomsState
from chiefdoms.players.evaluator import Evaluator, Plan, Weights

_ANY_DICE = Quick(0)  # what is rolled after a plan is not part of it

Path = tuple[int, ...]


class FiefdomsEvaluator(Evaluator[FiefdomsState]):
    def worth(self, state: FiefdomsState, seat: int, weights: Weights) -> float:
        """The score if the game ended now. Weights make lines of the score card count more or less."""
        score = state.fief_score(seat)
        if not weights:
            return float(score.total)
        return sum([line.points * weights.get(line.key, 1.0) for line in score.card.lines])

    def quick_move(self, state: FiefdomsState, random: Random) -> int:
        return quick_move(state)

    def plans(self, state: FiefdomsState, weights: Weights) -> Iterator[Plan]:
        seat = acting_seat(state)
        if state.phase in (SECTIONS, WORKERS):
            yield Plan((quick_move(state),), self.worth(state, seat, weights))
        elif state.phase == CHANGE:
            yield from super().plans(state, weights)
        else:
            for path, after in _distinct_ends(state):
                yield Plan(path, self.worth(after, seat, weights), sure=not after.empty(seat))

    def roll_out(self, state: FiefdomsState, chance: Chance, random: Random) -> None:
        """With quick moves; in the last turn, everybody makes the best move."""
        if state.turn < TURNS - 1:
            while state.seat is not None:
                state.play(quick_move(state), chance)
            return
        while state.seat is not None:
            for move in max(self.plans(state, {}), key=lambda plan: plan.worth).moves:
                state.play(move, chance)


def _distinct_ends(state: FiefdomsState) -> Iterator[tuple[Path, FiefdomsState]]:
    """Every way in which the seat may end its turn, but only one of those that lead to the same sheets."""
    seen: set[tuple[object, ...]] = set()
    for path, after in _ends(state, state, ()):
        pairs = after.pairs if after.turn == state.turn else None  # others still have to use them
        key = (*after.plots, bytes(after.needs), bytes(after.pips), pairs)
        if key not in seen:
            seen.add(key)
            yield path, after


def _ends(start: FiefdomsState, now: FiefdomsState, path: Path) -> Iterator[tuple[Path, FiefdomsState]]:
    for move in list_moves(now):
        after = now.clone()
        after.play(move, _ANY_DICE)
        if (after.turn, after.acted) == (start.turn, start.acted):
            yield from _ends(start, after, (*path, move))
        else:
            yield (*path, move), after


EVALUATOR = FiefdomsEvaluator()
