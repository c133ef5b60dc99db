"""The actions of the five tribes."""

from __future__ import annotations

from tests.games.five_tribes.table import found, lay, moves, play, player, refused, state, tile

# A row of blue-valued tiles around B2; the final tile itself is one of them.
BLUES = "A1=V5:- B1=P6:- C1=O8:- A2=P6:B B2=V5:B C2=S6:- A3=V5:- B3=S6:- C3=P6:-"


def test_viziers_come_in_front_of_the_player() -> None:
    match = lay("A1=S6:Y B1=S6:YYR")
    events = play(match, "sow-A1-B1-Y")
    assert found(events, "gain-meeples") == [{"kind": "gain-meeples", "seat": 0, "colour": "Y", "count": 3}]
    assert player(match, 0)["viziers"] == 3


def test_elders_come_in_front_of_the_player() -> None:
    match = lay("A1=S6:W B1=S6:WWR")
    play(match, "sow-A1-B1-W")
    assert player(match, 0)["elders"] == 3
    assert state(match).taken == 0


def test_merchants_take_cards_from_the_front_of_the_row() -> None:
    match = lay("A1=O8:G B1=O8:GGR", row="ivory fakir fish fish wheat", pile="-", bag="-")
    play(match, "sow-A1-B1-G")
    assert player(match, 0)["hand"] == {"ivory": 1, "fakir": 1, "fish": 1}
    assert [card["card"] for card in match.view()["row"]] == ["fish", "wheat"]
    assert match.view()["bag"] == {"G": 3}


def test_merchants_take_what_there_is() -> None:
    match = lay("A1=O8:G B1=O8:GGR", row="ivory", pile="-")
    play(match, "sow-A1-B1-G")
    assert player(match, 0)["cards"] == 1


def test_ruling_1_builders_count_the_blue_tiles_of_the_block() -> None:
    match = lay(BLUES, bag="-")
    events = play(match, "sow-A2-B2-B")
    # Two Builders, six blue tiles: A1 B1 A2 B2 A3 C3.
    assert found(events, "builders") == [{"kind": "builders", "seat": 0, "count": 2, "fakirs": 0, "gold": 12}]
    assert player(match, 0)["gold"] == 32
    assert match.view()["bag"] == {"B": 2}


def test_ruling_1_the_block_is_cut_off_at_the_edge() -> None:
    match = lay("A1=V5:B A2=P6:B B2=V5:- C3=V5:- F1=V5:-", fill="S6")
    events = play(match, "sow-A2-A1-B")
    assert found(events, "builders")[0]["gold"] == 2 * 3


def test_ruling_1_fakirs_count_as_builders() -> None:
    match = lay(BLUES, p1="gold 0, camels 5, cards fakir*3 fish")
    play(match, "sow-A2-B2-B")
    assert match.moves() == ["build", "build-f1", "build-f2", "build-f3"]
    assert refused(match, "build-f4") == "not-enough-fakirs"
    play(match, "build-f2")
    assert player(match, 0)["gold"] == (2 + 2) * 6
    assert player(match, 0)["hand"] == {"fakir": 1, "fish": 1}
    assert match.view()["discard"] == {"fakir": 2}


def test_ruling_1_merchants_get_no_help_from_fakirs() -> None:
    match = lay("A1=O8:G B1=O8:GR", row="ivory fish wheat", p1="gold 0, camels 5, cards fakir*3")
    play(match, "sow-A1-B1-G")
    assert player(match, 0)["hand"] == {"fakir": 3, "ivory": 1, "fish": 1}


ASSASSINS = "A1=S6:R B1=S6:RW D1=S6:Y B4=S6:GB E1=S6:G"


def test_ruling_2_the_range_is_the_number_of_assassins() -> None:
    match = lay(ASSASSINS)
    play(match, "sow-A1-B1-R")
    # Two Assassins: B1 itself (distance 0) and D1 (distance 2); B4 and E1 are 3 away.
    assert match.moves() == ["kill-B1-W", "kill-D1-Y"]
    assert refused(match, "kill-E1-G") == "out-of-range"
    assert refused(match, "kill-D1-G") == "no-such-victim"


def test_ruling_2_the_distance_is_never_diagonal() -> None:
    match = lay("A1=S6:R B1=S6:RW D2=S6:Y C2=S6:G")
    play(match, "sow-A1-B1-R")
    assert match.moves() == ["kill-B1-W", "kill-C2-G"]


def test_ruling_2_fakirs_widen_the_range() -> None:
    match = lay(ASSASSINS, p1="gold 0, camels 5, cards fakir*2")
    play(match, "sow-A1-B1-R")
    assert match.moves() == ["kill-B1-W", "kill-B4-B-f1", "kill-B4-G-f1", "kill-D1-Y", "kill-E1-G-f1"]
    assert refused(match, "kill-E1-G") == "wrong-fakirs"
    assert refused(match, "kill-D1-Y-f1") == "wrong-fakirs"
    play(match, "kill-E1-G-f1")
    assert player(match, 0)["hand"] == {"fakir": 1}
    assert tile(match, "E1")["meeples"] == {}


def test_ruling_2_the_kill_is_compulsory_while_a_victim_exists() -> None:
    match = lay("A1=S6:R B1=S6:R C1=S6:Y")
    play(match, "sow-A1-B1-R")
    assert match.moves() == ["kill-C1-Y"]
    assert refused(match, "pass") == "must-kill"


def test_ruling_2_no_victim_no_kill() -> None:
    match = lay("A1=S6:R B1=S6:R F5=S6:Y")
    events = play(match, "sow-A1-B1-R")
    assert found(events, "no-victim")


def test_ruling_2_a_victim_that_costs_fakirs_may_be_spared() -> None:
    match = lay("A1=S6:R B1=S6:R E1=S6:Y", p1="gold 0, camels 5, cards fakir")
    play(match, "sow-A1-B1-R")
    assert match.moves() == ["kill-E1-Y-f1", "pass"]
    play(match, "pass")
    assert player(match, 0)["hand"] == {"fakir": 1}
    assert match.view()["bag"]["R"] == 18


def test_ruling_2_elders_and_viziers_of_opponents_but_never_own() -> None:
    front = "gold 0, camels 5, viziers 1, elders 2"
    match = lay("A1=S6:R B1=S6:RW", seats=3, p1=front, p2=front, p3="gold 0, camels 5, elders 1")
    play(match, "sow-A1-B1-R")
    assert match.moves() == ["kill-B1-W", "kill-p2-W", "kill-p2-Y", "kill-p3-W"]
    assert refused(match, "kill-p1-W") == "own-meeples"
    assert refused(match, "kill-p3-Y") == "no-such-victim"
    assert refused(match, "kill-p4-Y") == "no-such-player"
    play(match, "kill-p2-Y")
    assert player(match, 1)["viziers"] == 0
    assert match.view()["bag"]["Y"] == 16 - 1


def test_ruling_2_emptying_a_tile_by_a_kill_claims_it() -> None:
    match = lay("A1=S6:R B1=S6:R C1=V5:Y")
    events = play(match, "sow-A1-B1-R", "kill-C1-Y")
    # The final tile first, then the tile of the victim; its own action is not done.
    assert [(event["tile"], event["how"]) for event in found(events, "claim")] == [("B1", "move"), ("C1", "kill")]
    assert tile(match, "C1")["palaces"] == 0


def test_ruling_2_the_last_camel_goes_to_the_final_tile() -> None:
    match = lay("A1=S6:R B1=S6:R C1=S6:Y E5=S6:YY", p1="gold 0, camels 1", track="2 - - - - - - - -")
    play(match, "sow-A1-B1-R", "kill-C1-Y")
    assert tile(match, "B1")["camel"] == 0
    assert tile(match, "C1")["camel"] is None
    assert match.view()["last_round"]


def test_ruling_2_a_kill_on_the_final_tile_claims_it_too() -> None:
    match = lay("A1=S6:R B1=S6:RW")
    play(match, "sow-A1-B1-R", "kill-B1-W")
    assert tile(match, "B1")["camel"] == 0


def test_a_kill_does_not_change_an_owner() -> None:
    match = lay("A1=S6:R B1=S6:RG C1=S6:Y@2")
    play(match, "sow-A1-B1-R", "kill-C1-Y")
    assert tile(match, "C1")["camel"] == 1


def test_assassins_and_their_victim_go_to_the_bag() -> None:
    match = lay("A1=S6:R B1=S6:RR C1=S6:YG", bag="-")
    play(match, "sow-A1-B1-R", "kill-C1-Y")
    assert match.view()["bag"] == {"R": 3, "Y": 1}


def test_the_targets_of_kills_have_their_cost() -> None:
    match = lay(ASSASSINS, p1="gold 0, camels 5, cards fakir*2", p2="gold 0, camels 5, elders 1")
    play(match, "sow-A1-B1-R")
    targets = {target["move"]: target for target in match.view(0)["targets"]}
    assert targets["kill-E1-G-f1"]["fakirs"] == 1
    assert targets["kill-E1-G-f1"]["tiles"] == ["E1"]
    assert targets["kill-p2-W"]["from"] == 1
    assert moves(match, "kill-p2") == ["kill-p2-W"]
