"""Chiefdom's computer players: legal moves, no knowledge of future dice, provably best moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from chiefdoms import Match
from chiefdoms.core.chance import Keyed
from chiefdoms.games.chiefdom.mind.evaluator import EVALUATOR
from chiefdoms.games.chiefdom.rules.uses import dice_of, roll_of
from chiefdoms.games.chiefdom.state import ChiefdomState
from chiefdoms.players import player_of
from chiefdoms.players.arena import compare
from chiefdoms.players.levels import GREED, PLAYERS, RANDOM, Player
from tests.games.chiefdom.table import READINGS, lay
from tests.players.playing import assert_blind_choice, brief, chooser

EVERYBODY = {name: player_of(name, "chiefdom") for name in PLAYERS}
LOWEST, THIRD, TOP = (EVERYBODY[f"level-{number}"] for number in (1, 3, 5))
T = TypeVar("T")
choice = chooser(EVALUATOR)


def positions(seed: str, seats: int = 1, cards: str = "none") -> list[ChiefdomState]:
    """Every position of a random game in which a turn begins."""
    match = Match.new("chiefdom", seats, seed, {"cards": cards})
    random = Random(seed)
    found = []
    while not match.over:
        state = match.state
        assert isinstance(state, ChiefdomState)
        if match.prompt.key.startswith("chiefdom.use"):
            found.append(state)
        match.play(random.choice(match.moves()))
    return found


@pytest.mark.parametrize("player", EVERYBODY.values(), ids=lambda player: player.id)
def test_plans_are_legal_and_end_the_turn(player: Player) -> None:
    short = brief(player)
    for state in positions("legal", seats=2, cards="advanced")[::6]:
        copy = state.clone()
        plan = choice(state, short)
        for move in plan:
            assert copy.seat == state.seat
            assert move in copy.moves()
            copy.play(move, Keyed("x"))
        assert player == RANDOM or copy.seat != state.seat or copy.turn > state.turn


@pytest.mark.parametrize("player", EVERYBODY.values(), ids=lambda player: player.id)
def test_the_choice_does_not_depend_on_the_dice_to_come(player: Player) -> None:
    assert_blind_choice(choice, positions("blind")[::8], player)


def test_the_same_random_leads_to_the_same_choice() -> None:
    state = positions("same")[4]
    assert choice(state, THIRD, 5) == choice(state, THIRD, 5)


def test_the_lowest_level_beats_random_and_search_beats_greed() -> None:
    assert compare("chiefdom", LOWEST, RANDOM, 12, seats=1).gain > 0
    assert compare("chiefdom", THIRD, GREED, 6, seats=1).gain > 0


class OneRoll:
    """A source of chance that always gives one number and records whether it was used."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked = False

    def below(self, n: int, *key: str | int) -> int:
        self.asked = True
        return self.number % n

    def shuffled(self, items: Sequence[T], *key: str | int) -> list[T]:
        raise AssertionError("nothing is shuffled in the middle of a game")


def _sorted(roll: int) -> int:
    low, middle, high = sorted(dice_of(roll))
    return roll_of((low, middle, high))


# The 56 different rolls, each with the number of ways to throw it.
ROLLS = Counter(_sorted(roll) for roll in range(216))


class Solver:
    """The exact value of a nearly full sheet: the best expected score over all future rolls."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], float] = {}

    def value(self, state: ChiefdomState) -> float:
        if state.seat is None:
            return float(state.scores()[0].total)
        land = state.lands[0]
        key = (state.roll, state.phase, state.use, *(getattr(land, name) for name in land.__slots__))
        if key not in self.known:
            self.known[key] = max(self.after(state, move) for move in state.moves())
        return self.known[key]

    def after(self, state: ChiefdomState, move: int) -> float:
        total = 0.0
        for roll, ways in ROLLS.items():
            copy = state.clone()
            chance = OneRoll(roll)
            copy.play(move, chance)
            if not chance.asked:
                return self.value(copy)
            total += ways * self.value(copy)
        return total / 216

    def plan_value(self, state: ChiefdomState, plan: Sequence[int]) -> float:
        copy = state.clone()
        for move in plan[:-1]:
            copy.play(move, OneRoll(0))
        return self.after(copy, plan[-1])


# Sheets with two empty squares.
NEARLY_FULL = """
222LL~33 3~L2L332 22222~22 2HBJL33~
2HLL3~33 3~~L2332 2L3233~2 2LJL33~~
~BH333~2 3~FLF2~~ 22LL332~ L2L33~~~
2~22L322 W~.2~F~~ WW2332~~ 2LJF~2~2
#2~L233# #FL22LF# #2L33L~# #LJ.F~2#
#HBJL33# #LL2LJJ# #L2L~~~# #3B2~2~#
33HLL~~3 W2233FLB JJB2~~~F 22H33222
3LL33L~3 .223~~3H BBHF~~FJ 22L332LF
L2233~~L 2LL2B~32 HB~~F.JJ HL2LLLF~
.22LLF~. LJJBH232 2~F.JJJJ B.LJJF~2
"""


def nearly_full(sheet: int) -> ChiefdomState:
    rows = [line.split()[sheet] for line in NEARLY_FULL.strip().splitlines()]
    state = Match.position("chiefdom", "\n".join(rows), seed="a").state
    assert isinstance(state, ChiefdomState)
    assert state.seat is not None
    return state


@pytest.mark.parametrize("sheet", range(4))
def test_on_a_nearly_full_sheet_the_top_level_is_within_two_percent(sheet: int) -> None:
    state = nearly_full(sheet)
    solver = Solver()
    plan = choice(state, replace(TOP, roll_outs=480))
    assert solver.plan_value(state, plan) >= 0.98 * solver.value(state)


@pytest.mark.parametrize("sheet", range(4))
def test_with_one_decision_left_the_top_level_is_perfect(sheet: int) -> None:
    """From the nearly full sheet to the end, the last square is always filled in the best way."""
    state = nearly_full(sheet)
    solver = Solver()
    chance = Keyed("to the end")
    while state.seat is not None:
        plan = choice(state, replace(TOP, roll_outs=200))
        if state.lands[0].free.bit_count() == 1:
            assert solver.plan_value(state, plan) == pytest.approx(solver.value(state))
        for move in plan:
            state.play(move, chance)


@pytest.mark.parametrize("cards", ["none", "14-16-18"])
@pytest.mark.parametrize("edition", ["published", "pnp"])
def test_positions_are_worth_their_score_by_every_reading_of_the_rules(edition: str, cards: str) -> None:
    usual, other = ({"edition": edition, "cards": cards, **readings} for readings in ({}, READINGS))
    # A wall that reaches the east edge, and a first fish against none.
    sheets = ("A7=W A8=W A9=W B9=W C9=W D9=W E9=W F9=W G9=W H9=W D6=2 D7=L A1=~ B1=F", "")
    for options in (usual, other):
        state = lay(*sheets, dice=(2, 2, 2), **options).state
        assert isinstance(state, ChiefdomState)
        for seat in (0, 1):
            assert EVALUATOR.worth(state, seat, {}) == state.scores()[seat].total
    assert _best_score(sheets, usual) < _best_score(sheets, other)


def _best_score(sheets: Sequence[str], options: dict[str, str]) -> int:
    return max(card.total for card in lay(*sheets, dice=(2, 2, 2), **options).scores())


def test_players_split_triples_where_that_is_allowed() -> None:
    lake = "A1=~ B1=~ C1=~ D1=~"
    plans = {}
    for triple in ("wild", "choice"):
        state = lay(lake, dice=(2, 2, 2), triple=triple, shapes="B").state
        assert isinstance(state, ChiefdomState)
        plans[triple] = {state.text(plan.moves[0]) for plan in EVALUATOR.plans(state, {})}
    assert plans["choice"] - plans["wild"] == {"water-2"}
