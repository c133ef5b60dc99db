"""Rolling, drafting, who starts."""

from __future__ import annotations

from chiefdoms import Match
from tests.games.duel.table import events_of, lay, state


def play_round(match: Match) -> None:
    number = match.view()["round"]
    while not match.over and match.view()["round"] == number:
        match.play(match.moves()[0])


def test_the_first_player_takes_one_the_other_two_the_first_one() -> None:
    match = lay("", "table: 1 2 3 4 5", "first: 2")
    seats = []
    for face in (3, 1, 5, 2):
        seats.append(match.seat)
        match.play(f"take-{face}")
    assert seats == [1, 0, 0, 1]
    assert match.view()["dice"] == {"table": [], "hands": [[1, 5], [2, 3]], "remaining": 4}
    assert match.seat == 1
    assert match.prompt.key == "duel.draw"


def test_vector_rolls_leave_exactly_one_die_after_the_draft() -> None:
    for number in range(20):
        match = Match.new("duel", seed=f"draft-{number}")
        assert len(match.view()["dice"]["table"]) == 5
        while match.view()["phase"] == "draft":
            match.play(match.moves()[0])
        dice = match.view()["dice"]
        assert [len(hand) for hand in dice["hands"]] == [2, 2]
        assert dice["remaining"] in range(1, 7)
        assert len(state(match).table) == 1


def test_equal_dice_are_offered_once() -> None:
    match = lay("", "table: 2 2 2 6 6")
    assert match.moves() == ["take-2", "take-6"]
    match.play("take-2")
    assert match.view()["dice"]["table"] == [2, 2, 6, 6]
    assert match.view()["dice"]["hands"] == [[2], []]


def test_the_last_die_of_two_equal_ones_is_still_taken() -> None:
    match = lay("", "table: 4 4", "hand 1: 1", "hand 2: 2 3")
    assert match.seat == 0
    assert match.moves() == ["take-4"]


def test_taking_a_die_is_an_event() -> None:
    events = lay("", "table: 1 2 3 4 5").play("take-4")
    assert events == [{"kind": "take", "seat": 0, "die": 4, "table": [1, 2, 3, 5]}]


def test_d1_the_other_player_starts_the_next_round() -> None:
    match = Match.new("duel", seed="alternate")
    firsts = []
    for _ in range(4):
        firsts.append(match.view()["first"])
        assert match.seat == firsts[-1]
        play_round(match)
    assert firsts in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_d1_option_the_same_player_starts_every_round() -> None:
    match = Match.new("duel", seed="same", options={"starts": "same"})
    firsts = []
    for _ in range(4):
        firsts.append(match.view()["first"])
        play_round(match)
    assert firsts in ([0] * 4, [1] * 4)


def test_a_die_decides_who_starts_the_first_round() -> None:
    assert {Match.new("duel", seed=f"first-{number}").seat for number in range(20)} == {0, 1}


def test_the_first_player_draws_first() -> None:
    match = lay("", "table: 6", "hand 1: 2 3", "hand 2: 4 5", "first: 2", "round: 2")
    assert match.seat == 1
    events = match.play("A1-4.B1-5")
    assert events_of(events, "turn") == [{"kind": "turn", "seat": 0, "dice": [2, 3]}]
    events = match.play("A3-2.B3-3")
    assert events_of(events, "roll")[0]["seat"] == match.seat == 0
    assert match.prompt.values["round"] == 3


def test_dice_are_the_same_whatever_was_played_before() -> None:
    one, other = Match.new("duel", seed="dice"), Match.new("duel", seed="dice")
    while one.view()["round"] < 3:
        one.play(one.moves()[0])
    while other.view()["round"] < 3:
        other.play(other.moves()[-1])
    assert one.view()["dice"]["table"] == other.view()["dice"]["table"]


def test_d23_nothing_is_hidden() -> None:
    match = Match.new("duel", seed="open")
    for _ in range(12):
        assert match.view(0) == match.view(1) == match.view(None)
        match.play(match.moves()[0])
