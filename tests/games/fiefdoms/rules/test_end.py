"""The length of a game, its end and its winner."""

from __future__ import annotations

from random import Random

import pytest

from chiefdoms import BadOptions, Match, games
from chiefdoms.core.chance import Quick
from tests.games.fiefdoms.table import read, sheet, state


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_deduction_a_game_always_has_25_turns(seats: int) -> None:
    for seed in range(4):
        match = Match.new("fiefdoms", seats, f"turns-{seed}")
        random = Random(seed)
        rolls = 0
        while not match.over:
            events = match.play(random.choice(match.moves()))
            rolls += sum(event["kind"] == "roll" for event in events)
            turn = state(match).turn
            filled = [25 - fief["empty"] for fief in match.view(0)["fiefs"]]
            assert all(count in (turn, turn + 1) for count in filled)
        assert rolls == 25
        assert all(fief["empty"] == 0 for fief in match.view(0)["fiefs"])


def test_all_players_finish_together() -> None:
    match = Match.new("fiefdoms", 3, "together")
    while match.view(0)["phase"] != "workers":
        match.play(match.moves()[-1])
    assert match.seat == 0
    assert [fief["empty"] for fief in match.view(0)["fiefs"]] == [0, 0, 0]


def test_no_match_is_longer_than_declared() -> None:
    longest = games["fiefdoms"].info.longest
    for seed in range(30):
        game = state(Match.new("fiefdoms", 6, f"long-{seed}")).clone()
        random, chance, plies = Random(seed), Quick(seed), 0
        while game.seat is not None:
            moves = game.moves()
            # Take the last change instead of accepting, to make the game long.
            game.play(random.choice(moves[1:] or moves), chance)
            plies += 1
        assert plies <= longest


FULL = "#"


def winners(*cells: str) -> tuple[tuple[int, ...], str]:
    match = read(*(sheet(words, FULL) for words in cells))
    while not match.over:
        match.play("accept")
    outcome = match.outcome()
    assert outcome is not None
    return outcome.winners, outcome.reason


def test_most_points_win() -> None:
    assert winners("11=F P11=2 11=F 12=C 13=C 14=C", "11=C P11=1") == ((0,), "fiefdoms.reputation")


def test_r28_a_tie_goes_to_the_larger_population_then_is_shared() -> None:
    three = "11=C P11=1"
    more = "11=C P11=4"
    assert winners(three, more) == ((1,), "fiefdoms.population")
    assert winners(three, three) == ((0, 1), "fiefdoms.shared")
    assert winners(more, three, more) == ((0, 2), "fiefdoms.shared")
    assert winners(three, more, "11=C 12=C P11=5") == ((2,), "fiefdoms.reputation")


def test_a_solo_game_has_one_winner() -> None:
    assert winners("11=C P11=1") == ((0,), "fiefdoms.alone")


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_seats(seats: int) -> None:
    with pytest.raises(BadOptions):
        Match.new("fiefdoms", seats)


def test_the_link_of_six_seats_stays_short() -> None:
    match = Match.new("fiefdoms", 6, "compact")
    random = Random(1)
    while not match.over:
        match.play(random.choice(match.moves()))
    assert len(match.link()) < 250
