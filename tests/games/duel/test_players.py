"""Chiefdom Duel's computer players: legal moves, no knowledge of future dice, provably best moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import TypeVar

import pytest

from chiefdoms import Match
from chiefdoms.core.chance import Quick, WatchedChance
from chiefdoms.core.plan import play_plan
from chiefdoms.games.duel import GAME
from chiefdoms.games.duel.mind.evaluator import EVALUATOR
from chiefdoms.games.duel.mind.line_points import LinePoints
from chiefdoms.games.duel.mind.position_value import EXTRA_TURN_MARKS
from chiefdoms.games.duel.rules.lines import points_at
from chiefdoms.games.duel.rules.position import DRAFT, DRAW
from chiefdoms.games.duel.sheet import DICE, FACES, ROW_LENGTH, ROWS, Sheet
from chiefdoms.games.duel.state import DuelState
from chiefdoms.players import player_of
from chiefdoms.players.arena import compare
from chiefdoms.players.levels import PLAYERS, RANDOM, Player
from tests.players.playing import assert_blind_choice, chooser, course

T = TypeVar("T")
OPTIONS = GAME.info.complete(None)
EVERY_PLAYER = [player_of(name, "duel") for name in PLAYERS]
TOP = player_of("level-5", "duel")
PLAIN = {"plain": 1.0}
choice = chooser(EVALUATOR)


@cache
def positions(seed: int, **options: str) -> tuple[DuelState, ...]:
    """Every position of a game."""
    return course(EVALUATOR, Match.new("duel", 2, str(seed), options), DuelState, rash=0.2)


def test_plans_are_legal_and_free_of_chance() -> None:
    """Only the last move of a plan may roll dice, and only the seat itself acts in it."""
    for state in (*positions(1)[::5], *positions(2, board="11", isolated="literal")[::9]):
        for weights in ({}, PLAIN):
            plans = list(EVALUATOR.plans(state, weights))
            assert plans
            for plan in plans[::4]:
                copy = state.clone()
                chance = WatchedChance(Quick(0))
                for move in plan.moves:
                    assert not chance.asked
                    assert copy.seat == state.seat
                    assert move in copy.moves()
                    copy.play(move, chance)


def test_quick_moves_are_legal() -> None:
    for state in (*positions(3), *positions(4, board="11", permanents="four")[::2]):
        assert EVALUATOR.quick_move(state, Random(4)) in state.moves()


def test_line_points_are_the_points_of_the_rules() -> None:
    """Updated through a complete game, they equal what an icon would score on each square."""
    game = positions(6)
    kept = LinePoints(game[0])
    for state in game:
        kept.update(state)
        for icon in FACES:
            points = {square: points_at(state, square, icon) for square in state.setup.board.squares}
            expected = {at: count for at, count in points.items() if count and not state.cells[at]}
            assert kept.points[icon] == expected


@pytest.mark.parametrize("player", EVERY_PLAYER, ids=lambda player: player.id)
def test_the_choice_does_not_depend_on_dice_to_come(player: Player) -> None:
    """Nothing else is hidden: a search takes no dice from the match, and a blind copy gives the same choice."""
    assert_blind_choice(choice, positions(5)[10::30], player)


def test_greed_takes_the_most_marks_at_once() -> None:
    for state in [one for one in positions(7) if one.phase == DRAW and one.round > 1][::4]:
        marks = {}
        for plan in EVALUATOR.plans(state, PLAIN):
            after = play_plan(state, plan.moves)
            again = after.phase == DRAW and after.seat == state.seat
            marks[plan.moves] = sum(after.rows_of(state.actor)) + (EXTRA_TURN_MARKS if again else 0)
        assert marks[choice(state, player_of("greed", "duel"))] == max(marks.values())


def test_the_lowest_level_beats_random() -> None:
    result = compare("duel", player_of("level-1", "duel"), RANDOM, 6)
    assert result.rate >= 0.8


# -- small boards, solved exactly --------------------------------------------------------------------------------------

SMALL = Sheet(4, 4, icons=((1, 1, 1), (2, 2, 2)), tracks=("." * ROW_LENGTH,) * ROWS)
ROLLS = Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=DICE))


class Given:
    """A source of chance whose next roll can be set."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.number = 0
        for die in reversed(dice):
            self.number = 6 * self.number + die - 1

    def below(self, n: int, *key: str | int) -> int:
        assert key[0] == "roll"
        return self.number

    def shuffled(self, items: Sequence[T], *key: str | int) -> list[T]:
        raise AssertionError("nothing is shuffled")


def small(seed: int, empty: int, phase: int) -> DuelState:
    """A game on 4×4 squares without abilities, played at random until few squares are left."""
    random = Random(seed)
    while True:
        chance = Quick(random.getrandbits(30))
        state = GAME.start_on(SMALL, OPTIONS, chance)
        while state.seat is not None and (state.empty.bit_count() > empty or state.phase != phase):
            state.play(random.choice(state.moves()), chance)
        if state.seat is not None and state.empty.bit_count() == empty:
            return state


class Solver:
    """The chance of the first seat to win, a shared win counting half, if both play perfectly."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], float] = {}

    def value(self, state: DuelState) -> float:
        key = self.key(state)
        if key not in self.known:
            self.known[key] = self.work_out(state)
        return self.known[key]

    def key(self, state: DuelState) -> tuple[object, ...]:
        hands = tuple(state.hands)
        if state.phase == DRAW and (state.empty.bit_count() < 4 or state.actor != state.first):
            hands = (state.hands[state.actor],)  # the other seat draws no more in this round
        known = (state.phase, state.seat, state.first, state.table if state.phase == DRAFT else (), hands)
        return (*known, bytes(state.cells), bytes(state.marks), tuple(state.stack))

    def work_out(self, state: DuelState) -> float:
        if state.seat is None:
            outcome = state.outcome()
            assert outcome is not None
            return (0 in outcome.winners) / len(outcome.winners)
        return (max if state.seat == 0 else min)(self.after(state, (move,)) for move in state.moves())

    def after(self, state: DuelState, moves: tuple[int, ...]) -> float:
        """The value after some moves: over all rolls, if the last of them ends a round."""
        copy = state.clone()
        for move in moves:
            before = copy.clone()
            copy.play(move, Given((1,) * DICE))
        if copy.round == before.round or copy.seat is None:
            return self.value(copy)
        total = 0.0
        for dice, weight in ROLLS.items():
            copy = before.clone()
            copy.play(moves[-1], Given(dice))
            total += weight * self.value(copy)
        return total / ROLLS.total()

    def worth(self, state: DuelState, moves: tuple[int, ...] | None = None) -> float:
        """The value for the seat to act, of the position or after moves."""
        value = self.value(state) if moves is None else self.after(state, moves)
        return value if state.seat == 0 else 1.0 - value


def cases(count: int, empty: int, phase: int) -> Iterator[DuelState]:
    """Positions in which the choice makes a difference."""
    seed = 0
    while count:
        seed += 1
        state = small(seed, empty, phase)
        solver = Solver()
        values = [solver.after(state, (move,)) for move in state.moves()]
        if max(values) > min(values):
            count -= 1
            yield state


def checked(state: DuelState) -> tuple[float, float]:
    """What the top level's choice is worth, and what the best one is."""
    solver = Solver()
    return solver.worth(state, choice(state, TOP)), solver.worth(state)


@pytest.mark.parametrize("empty", [2, 3])
def test_with_one_decision_left_the_top_level_is_perfect(empty: int) -> None:
    for state in cases(4, empty, DRAW):
        got, best = checked(state)
        assert got == best


@pytest.mark.parametrize("empty", [4, 5])
def test_in_the_last_round_on_a_small_board_the_top_level_loses_nothing(empty: int) -> None:
    for state in cases(3, empty, DRAFT):
        got, best = checked(state)
        assert got == best


@pytest.mark.parametrize("seed", [11, 29, 34])
def test_with_a_roll_to_come_on_a_small_board_the_top_level_loses_next_to_nothing(seed: int) -> None:
    """The second player's drawing, with the dice of the last round unknown."""
    state = small(seed, 6, DRAW)
    assert state.actor != state.first
    got, best = checked(state)
    assert got >= 0.98 * best
