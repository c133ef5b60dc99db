"""The end of the game and who wins."""

from __future__ import annotations

from random import Random

from chiefdoms import Match
from tests.games.duel.table import lay, notes, refused_by, turn


def finished(one: str, two: str) -> Match:
    return lay("", f"rows 1: {one}", f"rows 2: {two}", "now: over", fill="^")


def test_d21_the_game_ends_at_once_even_in_an_uneven_round() -> None:
    match = turn("A1=. B1=.", "2 3", "round: 7", fill="^")
    assert match.moves() == ["A1-2.B1-3", "A1-3.B1-2"]
    assert {"key": "ends"} in notes(match, "A1-2.B1-3")
    events = match.play("A1-2.B1-3")
    assert match.over
    assert events[-1] == {"kind": "over", "seat": None, "round": 7}
    assert refused_by(match, "take-1") == "duel.over"


def test_d21_the_second_player_still_draws_when_there_is_room() -> None:
    match = turn("A1=. B1=. D5=. E5=.", "2 3", "round: 7", fill="^")
    match.play("A1-2.B1-3")
    assert match.seat == 1
    match.play("D5-1.E5-1")
    assert match.over


def test_d21_lone_empty_squares_do_not_keep_it_going() -> None:
    match = turn("A1=. B1=. E5=. G7=.", "2 3", fill="^")
    match.play("A1-2.B1-3")
    assert match.over
    assert match.view()["empty"] == 2


def test_d21_no_dice_are_rolled_for_a_round_without_room() -> None:
    match = turn("A1=. B1=.", "2 3", "seat: 2", "first: 1", "round: 7", fill="^")
    match.play(match.moves()[0])
    assert match.over
    assert match.view()["round"] == 7


def test_d21_a_whole_small_game_ends_with_a_full_board() -> None:
    for number in range(10):
        match = Match.new("duel", seed=f"end-{number}")
        random = Random(number)
        while not match.over:
            match.play(random.choice(match.moves()))
        empty = {square["name"] for square in match.view()["squares"] if square["thing"] == "empty"}
        for name in empty:
            assert not empty & {chr(ord(name[0]) + 1) + name[1:], name[0] + str(int(name[1:]) + 1)}


def test_vector_d22_the_next_lowest_row_breaks_the_tie() -> None:
    match = finished("9 5 12 7 10 9", "8 9 5 9 8 9")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.reason == "duel.next-lowest-row"
    assert outcome.details == {"rows": [[5, 7, 9, 9, 10, 12], [5, 8, 8, 9, 9, 9]], "level": 1}


def test_d22_the_higher_lowest_row_wins() -> None:
    outcome = finished("3 18 18 18 18 18", "4 4 4 4 4 4").outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.reason == "duel.lowest-row"
    outcome = finished("4 4 4 4 4 4", "3 18 18 18 18 18").outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_d22_equal_in_all_rows_the_players_share_the_win() -> None:
    outcome = finished("1 2 3 4 5 6", "6 5 4 3 2 1").outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.reason == "duel.all-rows-equal"


def test_no_outcome_before_the_end() -> None:
    assert turn("", "2 3").outcome() is None
