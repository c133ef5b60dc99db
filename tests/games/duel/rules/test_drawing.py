"""Where pairs are drawn, and what their lines score."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from tests.games.duel.table import NO_TRACK, PRINTED, events_of, lay, refused_by, row_line, rows, state, turn

EXAMPLE = "E3=2 E4=2 A5=2 G5=3 B7=3 B8=3 C6=3"


def test_vector_mask_e5_and_forest_f5_score_two_masks_and_one_forest() -> None:
    match = turn(EXAMPLE, "2 3")
    match.play("E5-2.F5-3")
    assert rows(match) == {"mask": 2, "forest": 1}


def test_vector_forest_b6_and_mask_b5_score_three_forests_and_one_mask() -> None:
    match = turn(EXAMPLE, "2 3")
    events = match.play("B5-2.B6-3")
    assert rows(match) == {"mask": 1, "forest": 3}
    forest = next(event for event in events_of(events, "points") if event["icon"] == "forest")
    assert forest["count"] == 3
    assert sorted(forest["matched"]) == ["B7", "B8", "C6"]


def test_vector_a_run_ends_at_the_first_empty_square() -> None:
    match = turn("D1=2 D3=2", "2 4")
    match.play("D4-2.E4-4")
    assert rows(match) == {"mask": 1}


def test_d2_a_pair_goes_on_any_two_adjacent_empty_squares_after_the_first_round() -> None:
    match = turn("", "2 3", "round: 2")
    assert len(match.moves()) == 2 * 2 * 9 * 8
    assert refused_by(match, "A1-2.C1-3") == "duel.not-adjacent"
    assert refused_by(match, "A1-2.B2-3") == "duel.not-adjacent"
    assert refused_by(match, "I1-2.A2-3") == "duel.not-adjacent"  # the end of a row is not beside the start of the next
    assert refused_by(match, "A1-2.A1-3") == "duel.not-adjacent"
    assert refused_by(turn("A1=^", "2 3"), "A1-2.B1-3") == "duel.square-taken"


def test_d3_first_pair_touches_a_printed_icon() -> None:
    match = turn(PRINTED, "2 3", "round: 1")
    touched = {"E3", "C4", "G4", "C6", "G6", "E7"}
    beside = {"E3": "E2 E4 D3 F3", "C4": "C3 C5 B4 D4", "G4": "G3 G5 F4 H4", "C6": "C5 C7 B6 D6"}
    beside |= {"G6": "G5 G7 F6 H6", "E7": "E6 E8 D7 F7"}
    near = {name for names in beside.values() for name in names.split()}
    for target in match.view()["targets"]:
        assert set(target["squares"]) & near
        assert not set(target["squares"]) & touched
    assert "E4-2.E5-3" in match.moves()
    assert refused_by(match, "A1-2.B1-3") == "duel.opening-touch"
    assert refused_by(match, "E5-2.F5-3") == "duel.opening-touch"


def test_d3_second_pair_touches_another_printed_icon_and_not_the_first_pair() -> None:
    match = turn(PRINTED, "2 3", "round: 1", "hand 2: 4 5")
    match.play("E4-2.E5-3")
    assert match.seat == 1
    assert refused_by(match, "E1-4.E2-5") == "duel.opening-other"  # only the lake, which the first pair touches
    assert refused_by(match, "E6-4.F6-5") == "duel.opening-apart"  # touches fire and forest, but also the first pair
    assert refused_by(match, "A1-4.A2-5") == "duel.opening-touch"
    assert "C5-4.C5-5" not in match.moves()
    assert "G5-4.H5-5" in match.moves()
    assert "C3-4.D3-5" in match.moves()  # touches the lake again, but the hut too


def test_d3_option_apart_the_second_pair_only_keeps_away_from_the_first() -> None:
    match = turn(PRINTED, "2 3", "round: 1", "hand 2: 4 5", opening="apart")
    assert refused_by(match, "A1-2.B1-3") == "duel.opening-touch"
    match.play("E4-2.E5-3")
    assert match.view()["options"]["opening"] == "apart"
    assert "E1-4.E2-5" in match.moves()  # the lake, which the first pair touches too
    assert refused_by(match, "E6-4.F6-5") == "duel.opening-apart"
    assert refused_by(match, "A1-4.A2-5") == "duel.opening-touch"


def test_d3_holds_in_the_first_round_only() -> None:
    match = Match.new("duel", seed="opening")
    while match.view()["round"] == 1:
        match.play(match.moves()[0])
    while match.view()["phase"] == "draft":
        match.play(match.moves()[0])
    taken = {square["name"] for square in match.view()["squares"] if square["thing"] != "empty"}
    assert not taken & {"H1", "I1"}
    assert any(target["squares"] == ["H1", "I1"] for target in match.view()["targets"])


def test_d3_does_not_apply_if_nothing_is_printed() -> None:
    match = turn("", "2 3", "round: 1", size=4)
    assert len(match.moves()) == 48
    match.play("A1-2.B1-3")
    assert match.seat == 1
    assert match.moves()


def test_d4_a_double_scores_each_icon_for_its_own_three_lines() -> None:
    match = turn("C4=2 F4=2 D5=2 E5=2", "2 2")
    assert [move for move in match.moves() if "D4" in move and "E4" in move] == ["D4-2.E4-2"]
    match.play("D4-2.E4-2")
    assert rows(match) == {"mask": 4}


def test_d4_the_icons_of_a_double_never_score_each_other() -> None:
    match = turn("", "2 2", "round: 2")
    match.play("D4-2.E4-2")
    assert rows(match) == {}
    match = turn("F4=2", "2 2")
    match.play("D4-2.E4-2")
    assert rows(match) == {"mask": 1}  # D4 does not look through its partner


@pytest.mark.parametrize(
    ("between", "points"), [(".", 1), ("5", 1), ("^", 1), ("x", 1), ("2", 4)], ids=["empty", "icon", "^", "x", "same"]
)
def test_d5_an_unbroken_run_ends_at_anything_else(between: str, points: int) -> None:
    match = turn(f"E5=2 E6={between} E7=2 E8=2", "1 2")
    match.play("D4-1.E4-2")
    assert rows(match) == {"mask": points}


def test_d5_a_run_ends_at_the_edge() -> None:
    match = turn("A1=2 I2=2 I1=2", "1 2", "round: 2")
    match.play("B1-2.C1-1")
    assert rows(match) == {"mask": 1}
    match = turn("I1=2 B2=2", "1 2")
    match.play("A2-2.A3-1")  # I1 is the number before A2 in reading order
    assert rows(match) == {"mask": 1}


def test_d5_all_three_directions_count() -> None:
    match = turn("E3=2 E2=2 D4=2 C4=2 B4=2 E5=2", "1 2", NO_TRACK)
    match.play("E4-2.F4-1")
    assert rows(match) == {"mask": 6}


def test_d7_points_past_eighteen_are_lost() -> None:
    match = turn("E3=2 E2=2 D4=2 C4=2", "1 2", row_line(mask=17), "permanents 1: plus minus turn reroll change")
    events = match.play("E4-2.F4-1")
    assert rows(match) == {"mask": 18}
    assert events_of(events, "lost") == [{"kind": "lost", "seat": 0, "icon": "mask", "count": 3}]
    assert sum(event["reached"] - event["from"] for event in events_of(events, "mark")) == 1


def test_d7_a_full_row_takes_no_mark_and_gives_no_star_again() -> None:
    match = turn("E3=2", "1 2", row_line(mask=18))
    events = match.play("E4-2.F4-1")
    assert rows(match) == {"mask": 18}
    assert events_of(events, "lost")[0]["count"] == 1
    assert not events_of(events, "reach")


def test_both_ways_round_are_offered() -> None:
    match = turn("", "2 3", "round: 2")
    assert {"A1-2.B1-3", "A1-3.B1-2", "A1-2.A2-3", "A1-3.A2-2"} <= set(match.moves())
    match.play("A1-3.B1-2")
    assert state(match).cells[state(match).setup.board.numbers["A1"]] == 3


def test_the_grey_ring_is_part_of_the_large_board() -> None:
    match = Match.new("duel", seed="ring", options={"board": "11"})
    view = match.view()
    grey = [square for square in view["squares"] if square["grey"]]
    assert len(view["squares"]) == 121
    assert len(grey) == 40
    assert sorted(square["name"] for square in grey if square["thing"] == "mountain") == sorted(
        ["A1", "F1", "K1", "A6", "K6", "A11", "F11", "K11"]
    )
    icons = {square["name"]: square["icon"] for square in view["squares"] if square["icon"]}
    assert icons == {"F4": "lake", "H5": "mask", "H7": "forest", "D5": "hut", "D7": "fish", "F8": "fire"}
    small = Match.new("duel", seed="ring").view()
    icons = {square["name"]: square["icon"] for square in small["squares"] if square["icon"]}
    assert icons == {"E3": "lake", "G4": "mask", "G6": "forest", "C4": "hut", "C6": "fish", "E7": "fire"}
    assert not any(square["grey"] for square in small["squares"])


def test_ring_squares_are_playable() -> None:
    match = lay("A1=^ F1=^", "table: 6", "hand 1: 2 3", "hand 2: 1 1", "round: 2", size=11)
    assert "B1-2.C1-3" in match.moves()
    assert "K10-2.K11-3" in match.moves()
