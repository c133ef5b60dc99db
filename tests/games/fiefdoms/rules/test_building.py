"""Building: location, population, the Springhouse, limits, forfeits."""

from __future__ import annotations

from random import Random

import pytest

from chiefdoms import IllegalMove, Match
from chiefdoms.games.fiefdoms.dice import ROLLS
from chiefdoms.games.fiefdoms.mind.evaluator import EVALUATOR
from chiefdoms.games.fiefdoms.rules.pairs import build_options, pair_faces, split, splits
from chiefdoms.games.fiefdoms.rules.pestilence import is_pestilence
from chiefdoms.players.levels import GREED
from tests.games.fiefdoms.table import at, fief, lay, state
from tests.players.playing import chooser

choice = chooser(EVALUATOR)


def refused(match: Match, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    return error.value.rule


def test_r7_a_blocked_location_cannot_be_chosen_on_purpose() -> None:
    match = lay("45=# 54=#", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    assert {move.split("-")[0] for move in match.moves()} == {"4_5"}
    assert refused(match, "1_3-windmill") == "fiefdoms.location-blocked"
    assert refused(match, "forfeit-11") == "fiefdoms.must-build"


def test_r7_a_forfeit_comes_only_when_both_locations_are_blocked() -> None:
    match = lay("13=# 31=# 45=# 54=#", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    assert match.prompt.key == "fiefdoms.forfeit"
    assert len(match.moves()) == 21
    match.play("forfeit-33")
    assert at(match, "33")["forfeit"] is True


def test_r7_with_one_x_the_other_pair_alone_counts() -> None:
    match = lay("15=# 51=#", heading="dice 1 3 X 5\nsplit X_3 1_5")
    assert match.prompt.key == "fiefdoms.forfeit"


def test_r7_by_option_a_blocked_location_may_be_chosen_and_forfeits_a_plot() -> None:
    match = lay("45=# 54=#", heading="dice 1 3 4 5\nsplit 1_3 4_5", blocked="forfeit")
    assert {move.split("-")[0] for move in match.moves()} == {"1_3", "4_5"}
    assert [move for move in match.moves() if move.startswith("1_3")] == ["1_3-forfeit"]
    assert refused(match, "1_3-windmill") == "fiefdoms.location-blocked"
    assert refused(match, "forfeit-11") == "fiefdoms.pair-first"
    preview = match.state.preview(match.legal()["1_3-forfeit"])
    assert (preview["total"], preview["notes"], len(preview["best"])) == (0, [], 1)
    events = match.play("1_3-forfeit")
    assert [(event["building"], event["method"]) for event in events] == [("forfeit", "blocked")]
    assert match.prompt.key == "fiefdoms.forfeit"
    assert len(match.moves()) == 23, "any empty plot"
    assert all(match.state.preview(move)["notes"] == [] for move in match.state.moves())
    options = [entry["move"] for entry in match.view(0)["options"]]
    assert "1_3-forfeit" in options and "4_5-almshouse" in options, "there is a way back"
    assert "option 1_3-forfeit" in match.diagram()
    again = Match.position("fiefdoms", match.diagram(), match.options)
    assert (again.moves(), again.diagram()) == (match.moves(), match.diagram())
    assert match.play("forfeit-33")[0] == {"kind": "forfeit", "seat": 0, "plot": "33", "why": "chosen"}
    assert at(match, "33")["forfeit"] is True


def test_r7_by_option_an_x_is_still_no_location() -> None:
    match = lay("11=# 22=#", heading="dice 1 3 X 5\nsplit X_3 1_5", blocked="forfeit")
    assert match.moves() == ["X_3-quarry"]
    assert refused(match, "1_5-forfeit") == "fiefdoms.x-must-build"
    match = lay("15=# 51=#", heading="dice 1 3 X 5\nsplit X_3 1_5", blocked="forfeit")
    assert match.prompt.key == "fiefdoms.forfeit"


def test_r7_by_option_a_paired_face_is_blocked_only_in_all_its_values() -> None:
    heading = "dice 1/2 3 4 3\nsplit 4_1~2 3_3"
    match = lay("14=# 41=#", heading=heading, blocked="forfeit")
    assert refused(match, "3_3-forfeit") == "fiefdoms.location-free"
    match = lay("14=# 41=# 24=# 42=#", heading=heading, blocked="forfeit")
    assert "3_3-forfeit" in match.moves()


def test_r7_by_option_computer_players_do_not_forfeit_without_need() -> None:
    match = lay("45=# 54=#", heading="dice 1 3 4 5\nsplit 1_3 4_5", blocked="forfeit")
    plans = [plan.moves[0] for plan in EVALUATOR.plans(state(match), {})]
    assert match.legal()["1_3-forfeit"] in plans, "they know that they may"
    assert EVALUATOR.quick_move(state(match), Random(1)) != match.legal()["1_3-forfeit"]
    greedy = choice(state(match), GREED)
    assert match.state.text(greedy[0]) != "1_3-forfeit"


def test_deduction_a_building_is_always_possible_where_a_location_is() -> None:
    everything = 0b1111111
    for roll in ROLLS:
        if not is_pestilence(roll):
            for way in splits(roll):
                pairs = split(roll, way)
                builders = [pair for pair in pairs if pair_faces(pair)[0] == 0] or list(pairs)
                assert all(build_options(pair, 0, everything) for pair in builders)


# -- population -------------------------------------------------------------------------------------------------------


def test_r10_all_pips_go_into_one_square_that_touches_the_plot() -> None:
    match = lay(heading="dice 2 2 3 4\nsplit 3_4 2_2")
    match.play("3_4-quarry-4")
    match.play("22")
    assert match.moves() == ["P11", "P12", "P21", "P22"]
    match.play("P12")
    assert at(match, "P12")["pips"] == 4
    assert fief(match, 0)["population"] == 4


def test_r10_a_square_with_any_pip_is_used_up() -> None:
    match = lay("P11=1 P12=5", heading="dice 2 2 3 4\nsplit 3_4 2_2")
    match.play("3_4-quarry-4")
    match.play("22")
    assert match.moves() == ["P21", "P22"]
    assert refused(match, "P11") == "fiefdoms.square-used"


def test_r10_by_option_squares_are_topped_up_and_the_excess_is_lost() -> None:
    match = lay("P11=1 P12=5 P21=3", heading="dice 2 2 3 4\nsplit 3_4 2_2", population="topup")
    match.play("3_4-quarry-4")
    match.play("22")
    assert match.moves() == ["P11", "P21", "P22"]
    assert {entry["square"]: entry["pips"] for entry in match.view(0)["targets"]} == {"P11": 4, "P21": 2, "P22": 4}
    events = match.play("P21")
    assert {"kind": "population", "seat": 0, "square": "P21", "pips": 2, "now": 5} in events


def test_r11_population_is_added_unless_no_square_is_free() -> None:
    match = lay("P11=1", heading="dice 1 1 3 4\nsplit 3_4 1_1")
    match.play("3_4-quarry-4")
    events = match.play("11")
    assert {"kind": "no-room", "seat": 0, "plot": "11", "population": 4} in events
    assert fief(match, 0)["population"] == 1
    match = lay(heading="dice 1 1 3 4\nsplit 3_4 1_1")
    match.play("3_4-quarry-4")
    events = match.play("11")
    assert {"kind": "population", "seat": 0, "square": "P11", "pips": 4, "now": 4} in events, "the only square"


def test_clarification_building_beside_filled_squares_is_allowed() -> None:
    match = lay("P44=2", heading="dice 5 5 3 4\nsplit 3_4 5_5")
    match.play("3_4-quarry-4")
    assert match.moves() == ["55"]


def test_a_sum_adds_no_population() -> None:
    match = lay(heading="dice 1 1 3 4\nsplit 3_4 1_1")
    match.play("3_4-townhall")
    match.play("11")
    assert match.seat == 1
    assert fief(match, 0)["population"] == 0


def test_deduction_the_population_may_outgrow_the_track() -> None:
    full = " ".join(f"P{i}{j}=5" for i in range(1, 5) for j in range(1, 5))
    match = lay(full)
    assert fief(match)["population"] == 80
    track = match.view(0)["sheet"]["track"]
    assert track["units"] * track["each"] == 72


# -- the springhouse --------------------------------------------------------------------------------------------------

SPRINGHOUSE_ROLL = "dice 1 5 3 3\nsplit 1_5 3_3"


def test_r13_a_springhouse_reduces_one_adjacent_building_at_once() -> None:
    match = lay("23=F 32=M 22=T 43=C", heading=SPRINGHOUSE_ROLL)
    match.play("1_5-springhouse")
    match.play("33")
    assert match.moves() == ["reduce-23", "reduce-32"], "not diagonal, not without requirement"
    match.play("reduce-32")
    assert at(match, "32")["needs"] == 2


def test_r13_with_one_building_to_reduce_there_is_no_choice() -> None:
    match = lay("23=F 33=. 34=C 43=S", heading=SPRINGHOUSE_ROLL)
    seat = match.seat
    assert seat is not None
    match.play("1_5-springhouse")
    events = match.play("33")
    assert {"kind": "relief", "seat": seat, "springhouse": "33", "plot": "23", "workers": 1} in events


def test_r13_without_a_building_to_reduce_the_effect_is_lost() -> None:
    match = lay("23=F0 22=T", heading=SPRINGHOUSE_ROLL)
    match.play("1_5-springhouse")
    events = match.play("33")
    assert {"kind": "no-relief", "seat": 0, "plot": "33"} in events
    match.undo()
    assert match.state.preview(12)["notes"] == [{"key": "no-relief"}]


def test_vector_a_windmill_reduced_by_a_springhouse_needs_one_pip() -> None:
    match = lay("23=W 24=C P12=1", fill=".", heading=SPRINGHOUSE_ROLL)
    assert at(match, "23")["active"] is False
    match.play("1_5-springhouse")
    match.play("33")
    assert at(match, "23")["needs"] == 1
    assert at(match, "23")["active"] is True
    assert match.scores()[0].points("windmills") == 3


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "letter", "building"), [("3 4", "T", "townhall"), ("3 5", "U", "university")])
def test_r24_what_reached_its_maximum_is_not_offered(dice: str, letter: str, building: str) -> None:
    one, two = dice.split()
    heading = f"dice {dice} 1 1\nsplit {one}_{two} 1_1"
    assert f"{one}_{two}-{building}" in lay("22=#", heading=heading).moves()
    match = lay(f"22={letter}", heading=heading)
    assert f"{one}_{two}-{building}" not in match.moves()
    assert refused(match, f"{one}_{two}-{building}") == "fiefdoms.most-reached"


def test_r24_two_guilds_of_different_types() -> None:
    heading = "dice 5 5 1 1\nsplit 5_5 1_1"

    def guilds(cells: str) -> list[str]:
        match = lay(cells, heading=heading)
        return [move[4:-6] for move in match.moves() if move.endswith("-guild")]

    assert guilds("22=# 33=#") == ["farmers", "merchants", "quarry", "windmillers"]
    assert guilds("22=Gf 33=#") == ["merchants", "quarry", "windmillers"]
    assert guilds("22=Gf 33=Gm") == []
    match = lay("22=Gf 33=Gm", heading=heading)
    assert refused(match, "5_5-quarry-guild") == "fiefdoms.two-guilds"
    assert refused(match, "5_5-farmers-guild") == "fiefdoms.most-reached"


def test_basic_and_special_buildings_have_no_maximum() -> None:
    match = lay("22=W 23=W 24=W 32=W", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    assert "1_3-windmill" in match.moves()
