"""Computer players of Five Tribes: legal moves, no use of hidden information, provably best moves."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from chiefdoms import Match
from chiefdoms.core.chance import Keyed, Quick, WatchedChance
from chiefdoms.core.plan import play_plan
from chiefdoms.games.five_tribes.mind.evaluator import EVALUATOR
from chiefdoms.games.five_tribes.mind.quick_moves import values_of_ends
from chiefdoms.games.five_tribes.mind.sowing_values import value_ends
from chiefdoms.games.five_tribes.mind.valuation import Valuation
from chiefdoms.games.five_tribes.rules.position import BIDDING, MOVING
from chiefdoms.games.five_tribes.state import FiveTribesState
from chiefdoms.players import player_of
from chiefdoms.players.arena import compare
from chiefdoms.players.levels import GREED, PLAYERS, RANDOM, Player
from tests.games.five_tribes.table import diagram
from tests.players.playing import assert_blind_choice, chooser, course

EVERYBODY = [player_of(name, "five-tribes") for name in PLAYERS]
LOWEST, TOP = player_of("level-1", "five-tribes"), player_of("level-5", "five-tribes")
choice = chooser(EVALUATOR)


@cache
def positions(seed: int, seats: int = 2) -> tuple[FiveTribesState, ...]:
    return course(EVALUATOR, Match.new("five-tribes", seats, str(seed)), FiveTribesState, rash=0.2)


def test_plans_are_legal_and_end_when_chance_decides() -> None:
    """Only the last move of a plan may use chance or begin another activation."""
    for state in (*positions(1)[::9], *positions(2, 3)[::11]):
        plans = list(EVALUATOR.plans(state, {}))
        assert plans
        looks = [form for plan in plans[:2] for form in EVALUATOR.look_again(state, plan, {}, Random(3))]
        for plan in plans[::8] + looks:
            copy = state.clone()
            chance = WatchedChance(Quick(0))
            for move in plan.moves:
                assert not chance.asked
                assert copy.seat == state.seat
                assert move in copy.moves()
                copy.play(move, chance)


def test_quick_moves_are_legal() -> None:
    for state in positions(3, 4):
        assert EVALUATOR.quick_move(state, Random(4)) in state.moves()


@pytest.mark.parametrize("seats", [2, 4])
def test_values_of_ends_are_kept_only_while_nothing_changes_them(seats: int) -> None:
    random, chance = Random(9), Keyed("kept")
    for game in range(6):
        late = {"late_echidna": "on"} if game % 2 else {}
        match = Match.new("five-tribes", seats, f"kept-{game}", options=late)
        state = match.state.clone()
        assert isinstance(state, FiveTribesState)
        while state.seat is not None:
            if state.phase in (BIDDING, MOVING):
                assert values_of_ends(state) == value_ends(state, state.seat, Valuation(state, {}))
            state.play(
                EVALUATOR.quick_move(state, random) if random.random() < 0.6 else state.pick(random.random()), chance
            )


@pytest.mark.parametrize("player", EVERYBODY, ids=lambda player: player.id)
def test_the_choice_does_not_depend_on_what_is_hidden(player: Player) -> None:
    assert_blind_choice(choice, positions(5)[20::40], player)


def test_greed_takes_the_largest_gain_now() -> None:
    text = diagram("A1=V5:Y B1=P6:Y A2=O8:W B2=S6:W A3=V5:B B3=V5:B", size="2x3", pile="-", djinn_pile="-", bag="-")
    state = Match.position("five-tribes", text).state
    assert isinstance(state, FiveTribesState)
    plans = EVALUATOR.plans(state, {})
    gains = {plan.moves: play_plan(state, plan.moves).scores()[0].total for plan in plans}
    assert gains[choice(state, GREED)] == max(gains.values())


def test_the_lowest_level_beats_random() -> None:
    assert compare("five-tribes", LOWEST, RANDOM, 2).rate == 1.0


# -- small boards, solved exactly --------------------------------------------------------------------------------------

LAST_ROUND: dict[str, Any] = {"ending": "last-camel", "pile": "-", "djinn_pile": "-", "bag": "-"}
SMALL = (
    ("A1=V5:Y B1=P6:Y A2=O8:W B2=S6:W A3=V5:B B3=V5:B", "- 2 - - - - - - -"),
    ("A1=O8:YW B1=P6:Y A2=V5:W B2=S6:WR A3=V5:B B3=O8:B", "- 2 - - - - - - -"),
    ("A1=O8:YW B1=P10:YB A2=V5:W B2=S6:R A3=V5:BR B3=O8:B", "- 2 - - 1 - - - -"),
    ("A1=P15:BR B1=S6:Y A2=V5:YW B2=O8:W A3=O8:R B3=V5:B", "2 - - - - - 1 - -"),
)


def small(number: int, alone: bool = False) -> FiveTribesState:
    cells, track = SMALL[number]
    text = diagram(cells, size="2x3", track="- - - - - - - - -" if alone else track, **LAST_ROUND)
    state = Match.position("five-tribes", text).state
    assert isinstance(state, FiveTribesState)
    return state


def lead(state: FiveTribesState) -> int:
    mine, other = state.scores()
    return mine.total - other.total


def solve(state: FiveTribesState) -> int:
    """The lead of the first seat if both play perfectly. Nothing is hidden and nothing is drawn."""
    if state.seat is None:
        return lead(state)
    values = []
    for move in state.moves():
        after = state.clone()
        after.play(move, Keyed("unused"))
        values.append(solve(after))
    return max(values) if state.seat == 0 else min(values)


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_on_a_small_board_the_top_level_loses_next_to_nothing(number: int) -> None:
    state = small(number)
    total = state.scores()[0].total
    lost = solve(state) - solve(play_plan(state, choice(state, TOP)))
    assert lost <= 0.02 * (total + abs(solve(state)))


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_with_one_decision_left_the_top_level_is_perfect(number: int) -> None:
    state = small(number, alone=True)
    assert solve(play_plan(state, choice(state, TOP))) == solve(state)
