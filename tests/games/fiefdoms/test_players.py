"""Rolling Fiefdoms' computer players: legal moves, no knowledge of future dice, provably best moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

import pytest

from chiefdoms import Match
from chiefdoms.games.fiefdoms.dice import ROLLS
from chiefdoms.games.fiefdoms.mind.evaluator import EVALUATOR
from chiefdoms.games.fiefdoms.rules.moves import ACCEPT
from chiefdoms.games.fiefdoms.rules.position import WORKERS
from chiefdoms.games.fiefdoms.sheet import TURNS
from chiefdoms.games.fiefdoms.state import FiefdomsState
from chiefdoms.players import player_of
from chiefdoms.players.arena import compare
from chiefdoms.players.levels import GREED, PLAYERS, RANDOM, Player
from chiefdoms.players.search import think
from tests.players.playing import assert_blind_choice, chooser, course

EVERYBODY = [player_of(name, "fiefdoms") for name in PLAYERS]
LOWEST, TOP = player_of("level-1", "fiefdoms"), player_of("level-5", "fiefdoms")
T = TypeVar("T")
choice = chooser(EVALUATOR)


class OneRoll:
    """A source of chance that always gives one number and records whether it was used."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.asked = False

    def below(self, n: int, *key: str | int) -> int:
        assert n == len(ROLLS)
        self.asked = True
        return self.number

    def shuffled(self, items: Sequence[T], *key: str | int) -> list[T]:
        raise AssertionError("nothing is shuffled in Rolling Fiefdoms")


@cache
def positions(seed: str, seats: int = 1, rash: float = 0.5) -> tuple[FiefdomsState, ...]:
    return course(EVALUATOR, Match.new("fiefdoms", seats, seed), FiefdomsState, rash)


def test_plans_are_legal_and_free_of_chance() -> None:
    """A plan is the rest of the seat's turn: only its last move may lead to another roll."""
    for state in (*positions("legal")[::7], *positions("legal", 3)[::13]):
        plans = list(EVALUATOR.plans(state, {}))
        assert plans
        for plan in plans:
            copy = state.clone()
            chance = OneRoll()
            for move in plan.moves:
                assert not chance.asked
                assert (copy.seat, copy.turn) == (state.seat, state.turn)
                assert move in copy.moves()
                copy.play(move, chance)


def test_every_way_to_end_a_turn_is_a_plan() -> None:
    """However a turn is played, one of the plans leaves the same sheet."""
    for state in positions("ends")[2:-4:9]:
        sheets = set()
        for plan in EVALUATOR.plans(state, {}):
            copy = state.clone()
            for move in plan.moves:
                copy.play(move, OneRoll())
            sheets.add(sheet(copy))
        for seed in range(8):
            copy = state.clone()
            random = Random(seed)
            while copy.turn == state.turn:
                copy.play(random.choice(copy.moves()), OneRoll())
            assert sheet(copy) in sheets


def sheet(state: FiefdomsState) -> tuple[object, ...]:
    return (*state.plots, bytes(state.needs), bytes(state.pips))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_quick_moves_are_legal(seats: int) -> None:
    for state in positions("quick", seats):
        assert EVALUATOR.quick_move(state, Random(4)) in state.moves()


def test_workers_are_accepted_at_once() -> None:
    state = next(state for state in positions("workers") if state.phase == WORKERS)
    assert state.moves() != [ACCEPT]
    *_, thought = think(state, EVALUATOR, TOP, Random(1))
    assert [trial.runs for trial in thought.trials] == [0]
    assert choice(state, TOP) == (ACCEPT,)


@pytest.mark.parametrize("player", EVERYBODY, ids=lambda player: player.id)
def test_the_choice_does_not_depend_on_future_dice(player: Player) -> None:
    assert_blind_choice(choice, positions("blind", 2)[4::30], player)


def test_greedy_play_takes_the_largest_gain_now() -> None:
    state = positions("greed")[30]
    totals = {}
    for plan in EVALUATOR.plans(state, {}):
        copy = state.clone()
        for move in plan.moves:
            copy.play(move, OneRoll())
        totals[plan.moves] = copy.scores()[0].total
    assert totals[choice(state, GREED)] == max(totals.values())


def test_the_lowest_level_beats_random_and_search_beats_greed() -> None:
    assert compare("fiefdoms", LOWEST, RANDOM, 12, seats=1).gain > 0
    assert compare("fiefdoms", player_of("level-3", "fiefdoms"), GREED, 12, seats=1).gain > 0


def test_weights_make_some_points_count_more() -> None:
    state = positions("taste", rash=0.0)[-1]
    lines = {line.key: line.points for line in state.scores()[0].lines}
    assert lines["cottages"]
    assert EVALUATOR.worth(state, 0, {"cottages": 3.0}) == EVALUATOR.worth(state, 0, {}) + 2 * lines["cottages"]


# -- the last plots, solved exactly ------------------------------------------------------------------------------------


def _like(roll: tuple[int, int, int, int]) -> tuple[int, ...]:
    """Rolls that differ only by swapping two dice of a colour are equal if the seat may pair the dice freely."""
    return (*sorted(roll[:2]), *sorted(roll[2:]))


WAYS = Counter(map(_like, ROLLS))
NUMBER = {_like(roll): number for number, roll in enumerate(ROLLS)}


class Solver:
    """The exact value of a fief with one or two empty plots: the best expected score over all future rolls."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], float] = {}

    def value(self, state: FiefdomsState) -> float:
        return max(self.after(state, move) for move in state.moves())

    def after(self, state: FiefdomsState, move: int) -> float:
        copy = state.clone()
        chance = OneRoll()
        copy.play(move, chance)
        if copy.turn == state.turn:
            return self.value(copy)
        key = sheet(copy)
        if key not in self.known:
            over = copy.turn == TURNS
            self.known[key] = float(copy.scores()[0].total) if over else self._expected(state, move)
        return self.known[key]

    def _expected(self, state: FiefdomsState, move: int) -> float:
        total = 0.0
        for like, ways in WAYS.items():
            copy = state.clone()
            copy.play(move, OneRoll(NUMBER[like]))
            assert copy.turn == TURNS - 1
            assert not copy.solo_fixed
            total += ways * self.value(copy)
        return total / len(ROLLS)

    def plan_value(self, state: FiefdomsState, plan: Sequence[int]) -> float:
        copy = state.clone()
        for move in plan[:-1]:
            copy.play(move, OneRoll())
        return self.after(copy, plan[-1])


def with_plots_left(seed: str, plots: int) -> FiefdomsState:
    """The beginning of a turn in a sensible game, with that many plots left to fill."""
    return next(state for state in positions(seed, rash=0.1) if state.turn == TURNS - plots)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_with_two_plots_left_the_top_level_is_within_two_percent(seed: str) -> None:
    state = with_plots_left(seed, 2)
    solver = Solver()
    assert len(list(EVALUATOR.plans(state, {}))) > 1
    assert solver.plan_value(state, choice(state, TOP)) >= 0.98 * solver.value(state)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_with_one_plot_left_the_top_level_is_perfect(seed: str) -> None:
    state = with_plots_left(seed, 1)
    solver = Solver()
    assert solver.plan_value(state, choice(state, TOP)) == solver.value(state)
