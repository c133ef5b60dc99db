"""The dice, the split, and what pairs build and point to."""

from __future__ import annotations

from collections import Counter

import pytest

from chiefdoms import Match
from chiefdoms.games.fiefdoms.dice import DICE, FACE_NAMES, FACES, ROLLS, X
from chiefdoms.games.fiefdoms.rules.pairs import LOCATIONS, splits
from chiefdoms.games.fiefdoms.rules.pestilence import is_pestilence
from chiefdoms.games.fiefdoms.sheet import PLOT_NAMES, plots_in
from chiefdoms.games.fiefdoms.text.notation import PAIR_OF_TEXT
from tests.games.fiefdoms.table import alone, lay, read, sheet


def where(pair: str) -> list[str]:
    """The plots that a pair points to."""
    return [PLOT_NAMES[plot] for plot in plots_in(LOCATIONS[PAIR_OF_TEXT[pair]])]


def builds(match: Match, pair: str) -> list[str]:
    return [move.removeprefix(f"{pair}-") for move in match.moves() if move.startswith(f"{pair}-")]


def test_the_dice_have_their_faces() -> None:
    faces = dict(zip(DICE, ([FACE_NAMES[face] for face in die] for die in FACES), strict=True))
    assert faces == {
        "N1": ["1", "2", "3", "4", "5", "1/2"],
        "N2": ["1", "2", "3", "4", "5", "4/5"],
        "X1": ["1", "2", "3", "4", "5", "X"],
        "X2": ["1", "2", "3", "4", "5", "X"],
    }


def test_deduction_odds_of_pestilence_and_of_one_x() -> None:
    count = Counter((roll[2] == X) + (roll[3] == X) for roll in ROLLS)
    assert len(ROLLS) == 6**4
    assert sum(map(is_pestilence, ROLLS)) * 36 == len(ROLLS)
    assert count[1] * 36 == 10 * len(ROLLS)


def test_r5_coordinates_both_ways_and_doubles_once() -> None:
    assert where("2_5") == ["25", "52"]
    assert where("3_3") == ["33"]


def test_vector_location_dice_2_and_5() -> None:
    match = lay(heading="dice 2 1 5 3\nsplit 1_3 2_5")
    match.play("1_3-windmill")
    assert match.moves() == ["25", "52"]


def test_vector_location_dice_1_2_and_4() -> None:
    assert where("4_1~2") == ["14", "24", "41", "42"]


def test_both_paired_faces_point_to_eight_plots() -> None:
    assert where("1~2_4~5") == ["14", "15", "24", "25", "41", "42", "51", "52"]


def test_a_split_has_at_most_three_ways_and_equal_ones_once() -> None:
    match = lay(heading="dice 1 3 4 5")
    assert match.moves() == ["1_3-4_5", "1_4-3_5", "1_5-3_4"]
    assert lay(heading="dice 1 1 4 5").moves() == ["1_1-4_5", "1_4-1_5"]
    assert lay(heading="dice 1/2 1 2 2").moves() == ["1_1~2-2_2", "1_2-2_1~2"], "1/2 is neither a 1 nor a 2"
    assert all(1 <= len(splits(roll)) <= 3 for roll in ROLLS)


def test_a_split_without_a_choice_is_made_at_once() -> None:
    match = lay(heading="dice 3 3 3 4")
    assert match.prompt.key == "fiefdoms.build"
    assert [pair["text"] for pair in match.view(0)["pairs"]] == ["3_3", "3_4"]


def test_everyone_uses_the_pairs_of_the_active_seat() -> None:
    match = read(sheet(), sheet(), sheet(), heading="dice 1 3 4 5")
    assert match.seat == 0
    match.play("1_4-3_5")
    for seat in range(3):
        assert match.seat == seat
        assert {move.split("-")[0] for move in match.moves()} == {"1_4", "3_5"}
        match.play("1_4-market")
        match.play(match.moves()[0])
    assert match.seat == 1, "the dice pass on"


def test_vector_dice_1_3_4_5() -> None:
    match = lay(heading="dice 1 3 4 5\nsplit 1_3 4_5")
    assert builds(match, "1_3") == ["cottage-3", "quarry-1", "windmill"]
    match.play("1_3-windmill")
    assert match.moves() == ["45", "54"]
    events = match.play("54")
    assert {"kind": "build", "seat": 0, "building": "windmill", "plot": "54", "workers": 2} in events


def test_r30_the_pairs_of_the_example_are_those_that_are_built_with() -> None:
    match = lay(heading="dice 1 3 4 5")
    match.play("1_5-3_4")
    assert builds(match, "1_3") == [], "pairs are not made again"
    assert set(builds(match, "1_5")) == {"cottage-5", "market-1", "springhouse"}


def test_r9_a_split_with_1_builds_a_cottage() -> None:
    match = lay(heading="dice 1 4 2 3\nsplit 1_4 2_3")
    assert "cottage-4" in builds(match, "1_4")


def test_r8_the_sum_6_builds_a_springhouse() -> None:
    match = lay(heading="dice 1 5 2 3\nsplit 1_5 2_3")
    assert "springhouse" in builds(match, "1_5")


def test_sums_build_what_the_reference_says() -> None:
    built = {2: "farm", 3: "quarry", 4: "windmill", 5: "market", 6: "springhouse"}
    built |= {7: "townhall", 8: "university", 9: "almshouse"}
    for one in range(1, 6):
        for two in range(one, 6):
            match = lay(heading=f"dice {one} {two} 3 3\nsplit {one}_{two} 3_3")
            sums = [move for move in builds(match, f"{one}_{two}") if not move[-1].isdigit()]
            guilds = ["farmers-guild", "merchants-guild", "quarry-guild", "windmillers-guild"]
            assert sums == (guilds if one + two == 10 else [built[one + two]])


def test_r6_one_x_must_build_with_the_other_die_alone() -> None:
    match = lay(heading="dice 1 3 X 5\nsplit X_3 1_5")
    assert match.moves() == ["X_3-quarry"], "no sum, no population, and no place for an X"
    match.play("X_3-quarry")
    assert match.moves() == ["15", "51"]
    match.play("15")
    assert match.seat == 1, "no population is added"


def test_r6_a_paired_face_beside_an_x_builds_either() -> None:
    match = lay(heading="dice 1/2 3 X 5\nsplit X_1~2 3_5")
    assert match.moves() == ["X_1~2-cottage", "X_1~2-farm"]


def test_r27_a_paired_die_has_one_value_a_turn_for_each_player() -> None:
    match = lay(heading="dice 1/2 3 4 5\nsplit 3_1~2 4_5")
    mine = ["cottage-3", "farm-3", "market", "quarry-1", "quarry-2", "windmill"]
    assert builds(match, "3_1~2") == mine
    target = {entry["move"]: entry["values"] for entry in match.view(0)["targets"]}
    assert target["3_1~2-windmill"] == [[3, 1]]
    assert target["3_1~2-market"] == [[3, 2]]
    match.play("3_1~2-quarry-1")
    match.play("45")
    match.play(match.moves()[0])
    assert builds(match, "3_1~2") == mine, "the other seat chooses for itself"


def test_r27_both_paired_faces_in_the_building_pair() -> None:
    match = lay(heading="dice 1/2 4/5 3 3\nsplit 3_3 1~2_4~5")
    sums = ["market", "springhouse", "townhall"]
    basic = ["cottage-4", "cottage-5", "farm-4", "farm-5", "market-1", "market-2", "windmill-1", "windmill-2"]
    assert builds(match, "1~2_4~5") == sorted(sums + basic)
    target = {entry["move"]: entry["values"] for entry in match.view(0)["targets"]}
    assert target["1~2_4~5-springhouse"] == [[1, 5], [2, 4]], "two ways, one move"


def test_r26_solo_turns_alternate_and_start_active() -> None:
    match = Match.new("fiefdoms", 1, "alternate")
    match.play("forest-sea-mountain-marsh")
    kinds: dict[int, str] = {}
    while match.seat is not None and match.view(0)["round"] < 20:
        view = match.view(0)
        kinds.setdefault(view["round"], view["solo"])
        if view["phase"] == "split":
            assert view["round"] % 2 == 1
        match.play(match.moves()[-1])
    assert all(kind == ("active" if turn % 2 else "fixed") for turn, kind in kinds.items())


def test_r26_a_non_active_turn_has_fixed_pairs_and_a_free_choice_between_them() -> None:
    match = alone("11=#", heading="dice 1 3 4 5")
    assert [pair["dice"] for pair in match.view(0)["pairs"]] == [[0, 1], [2, 3]]
    assert {move.split("-")[0] for move in match.moves()} == {"1_3", "4_5"}


def test_r26_one_x_builds_on_a_non_active_turn() -> None:
    match = alone("11=#", heading="dice 1 3 X 5")
    assert match.moves() == ["X_5-market"]


def test_r26_two_x_are_a_pestilence_on_a_non_active_turn() -> None:
    match = alone("11=#", heading="dice 1 3 X X")
    assert match.prompt.key == "fiefdoms.pestilence"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_dice_pass_to_the_left(seats: int) -> None:
    match = Match.new("fiefdoms", seats, "left")
    first = match.view(0)["first"]
    while match.view(0)["phase"] == "sections":
        match.play("forest-sea-mountain-marsh")
    active = {}
    while not match.over:
        view = match.view(0)
        if view["active"] is not None:
            active[view["round"]] = view["active"]
            assert view["acted"] == [(view["active"] + step) % seats for step in range(len(view["acted"]))]
            assert view["phase"] == "split" or match.seat == (view["active"] + len(view["acted"])) % seats
        match.play(match.moves()[0])
    assert active == {turn: (first + turn - 1) % seats for turn in range(1, 26)}
