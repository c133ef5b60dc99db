"""Quick play for roll-outs: simple rules instead of a search."""

from __future__ import annotations

from random import Random

from chiefdoms.core.chance import Chance
from chiefdoms.games.duel.mind.draft import rate_takings
from chiefdoms.games.duel.mind.enclosures import Enclosure, find_enclosures
from chiefdoms.games.duel.mind.endgame import Endgame
from chiefdoms.games.duel.mind.line_points import LinePoints
from chiefdoms.games.duel.mind.mark_values import MarkValues
from chiefdoms.games.duel.mind.square_values import SquareValues
from chiefdoms.games.duel.rules.moves import THINGS
from chiefdoms.games.duel.rules.position import CHOOSE_ABILITY, CHOOSE_ROW, DRAFT, DRAW, SINGLE_PHASES
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

LAST_SQUARES = 4  # with at most this many empty squares a roll-out searches to the end
PREFERRED = (AGAIN_ABILITY, WILD_ABILITY, SPLIT_ABILITY, FIFTH_ABILITY, MARK_ABILITY, CROSS_ABILITY)


class QuickPlay:
    """Plays on for both seats by simple rules."""

    def __init__(self, state: DuelState, random: Random) -> None:
        self.state = state
        self._random = random
        self._line_points = LinePoints(state)
        self._round = -1  # the round of the draft that `_draft_values` are for
        self._draft_values: list[SquareValues] = []
        self._empty = 0  # the empty squares that `_enclosures` are for
        self._enclosures: dict[int, Enclosure] = {}

    def roll_out(self, chance: Chance, endgame: Endgame) -> None:
        """Play to the end of the round after the one in which the plan was made.

        The last few squares are filled in the best possible way, if the search finds it.
        """
        state = self.state
        fresh = state.phase == DRAFT and len(state.table) == DICE
        end = state.round + (1 if fresh else 2)
        solvable = True
        while state.seat is not None and state.round < end:
            if solvable and state.empty.bit_count() <= LAST_SQUARES:
                best = endgame.best_move(state)
                solvable = best is not None
                moves = self.next_moves() if best is None else (best,)
            else:
                moves = self.next_moves()
            for move in moves:
                state.play(move, chance)
            self._line_points.update(state)

    def next_moves(self) -> tuple[int, ...]:
        """What the seat to act does next: one move, or more if nobody else decides in between."""
        state = self.state
        phase = state.phase
        if phase == DRAFT:
            return self._take()
        if phase == DRAW:
            return (self._draw(),)
        if phase in SINGLE_PHASES:
            return (self._single(),)
        moves = state.moves()
        if phase == CHOOSE_ABILITY:
            return (min(moves, key=PREFERRED.index),)
        if phase == CHOOSE_ROW:
            rows = state.rows_of(state.actor)
            return (min(moves, key=rows.__getitem__),)
        return (moves[int(self._random.random() * len(moves))],)

    def _square_values(self, seat: int) -> SquareValues:
        state = self.state
        if self._empty != state.empty:
            self._empty = state.empty
            self._enclosures = find_enclosures(state)
        values = MarkValues.of(state, seat)
        return SquareValues(state, self._line_points, values, self._random, self._enclosures)

    def _take(self) -> tuple[int, ...]:
        """Nothing is drawn during a draft, so the values for both seats stay valid until its end."""
        state = self.state
        if self._round != state.round:
            self._round = state.round
            self._draft_values = [self._square_values(0), self._square_values(1)]
        takings = rate_takings(state, self._draft_values[state.first], self._draft_values[1 - state.first])
        return (max if state.seat == state.first else min)(takings)[1]

    def _draw(self) -> int:
        state = self.state
        hand = state.hands[state.actor]
        move = self._square_values(state.actor).best_pair(hand)[1]
        if move < 0 or state.round == 1:
            moves = state.moves()
            if move not in moves:
                move = moves[int(self._random.random() * len(moves))]
        return move

    def _single(self) -> int:
        """The best square for the best of the icons that may be drawn."""
        state = self.state
        values = self._square_values(state.actor)
        moves = state.moves()
        return max(moves, key=lambda move: values.values(move % THINGS % CROSS).get(move // THINGS, 0.0))
