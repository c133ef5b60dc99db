"""Moving meeples, and the control of the final tile."""

from __future__ import annotations

from tests.games.five_tribes.table import found, lay, moves, play, player, refused, tile


def test_the_last_meeple_needs_one_of_its_colour() -> None:
    match = lay("A1=S6:YW B1=S6:B C1=S6:YG A2=S6:R B2=S6:W")
    assert moves(match, "sow-A1") == ["sow-A1-B2-W", "sow-A1-C1-Y"]
    assert refused(match, "sow-A1-C1-W") == "last-colour"
    assert refused(match, "sow-A1-A3-Y") == "last-colour"
    assert refused(match, "sow-A1-C1-G") == "colour-not-on-start"


def test_meeples_never_move_diagonally() -> None:
    match = lay("A1=S6:Y B2=S6:Y B1=S6:YR")
    assert moves(match, "sow-A1") == ["sow-A1-B1-Y"]
    assert refused(match, "sow-A1-B2-Y") == "out-of-reach"


def test_a_move_never_steps_straight_back() -> None:
    # Two meeples could be back on the start or two tiles away; back is barred.
    match = lay("B2=S6:YR C2=S6:RR D2=S6:Y", size="4x2")
    assert moves(match, "sow-B2") == ["sow-B2-D2-Y"]
    assert refused(match, "sow-B2-B2-Y") == "out-of-reach"


def test_every_meeple_of_the_start_is_moved() -> None:
    match = lay("A1=S6:YR B1=S6:W C1=S6:YW")
    events = play(match, "sow-A1-C1-Y")
    drops = [(event["tile"], event["colour"]) for event in found(events, "drop")]
    assert drops == [("B1", "R"), ("C1", "Y")]
    assert tile(match, "A1")["meeples"] == {}
    assert tile(match, "B1")["meeples"] == {"W": 1, "R": 1}
    assert tile(match, "C1")["meeples"] == {"W": 1}
    assert player(match, 0)["viziers"] == 2


def test_the_path_is_chosen_drop_by_drop() -> None:
    match = lay("A1=S6:YRG B1=S6:- B3=S6:YW A2=S6:W")
    play(match, "sow-A1-B3-Y")
    assert match.prompt.key == "five-tribes.path"
    # Three walks lead there, with two orders of the other colours each.
    assert match.moves() == ["drop-A2-G", "drop-A2-R", "drop-B1-G", "drop-B1-R", "go"]
    play(match, "drop-A2-R")
    assert match.moves() == ["drop-A3-G", "drop-B2-G", "go"]
    assert match.view(0)["activation"]["drops"] == [{"tile": "A2", "colour": "R"}]
    play(match, "drop-B2-G")
    assert tile(match, "A2")["meeples"] == {"W": 1, "R": 1}
    assert tile(match, "B2")["meeples"] == {"G": 1}
    assert player(match, 0)["viziers"] == 2


def test_drops_without_a_choice_are_made_at_once() -> None:
    match = lay("A1=S6:YRG B1=S6:- D1=S6:YW A2=S6:W", size="4x2")
    # A1 to D1 in three steps: only along the row; the order of red and green is the one choice.
    play(match, "sow-A1-D1-Y")
    assert match.moves() == ["drop-B1-G", "drop-B1-R", "go"]
    events = play(match, "drop-B1-G")
    assert [event["tile"] for event in found(events, "drop")] == ["B1", "C1", "D1"]


def test_a_drop_that_loses_the_result_is_refused() -> None:
    match = lay("A1=S6:YRG B1=S6:- B3=S6:YW A2=S6:W")
    play(match, "sow-A1-B3-Y")
    assert refused(match, "drop-B1-Y") == "result-lost"
    assert refused(match, "drop-C1-R") == "not-adjacent"
    assert refused(match, "drop-B1-W") == "colour-not-in-hand"
    play(match, "drop-A2-R")
    assert refused(match, "drop-B2-Y") == "result-lost"
    assert refused(match, "drop-A1-G") == "backtracking"


def test_the_proposal_is_shown_and_made() -> None:
    match = lay("A1=S6:YRG B1=S6:R@2 A2=S6:-@1 B2=S6:R A3=S6:R@1 B3=S6:YW")
    play(match, "sow-A1-B3-Y")
    proposal = match.view(0)["activation"]["proposal"]
    events = play(match, "go")
    drops = [{"tile": event["tile"], "colour": event["colour"]} for event in found(events, "drop")]
    assert drops == proposal
    assert [drop["tile"] for drop in drops] == ["A2", "A3", "B3"], "over the mover's own tiles"


def test_ruling_3_a_loop_may_end_on_a_colour_dropped_in_the_same_move() -> None:
    # Six meeples around a square: the corner across is crossed at the second step and reached again at the sixth.
    match = lay("B1=S6:YYYYYY", size="2x2")
    assert moves(match, "sow-B1-A2") == ["sow-B1-A2-Y"]
    play(match, "sow-B1-A2-Y", "go")
    assert player(match, 0)["viziers"] == 2
    assert tile(match, "A2")["meeples"] == {}
    assert tile(match, "A2")["camel"] == 0


def test_ruling_3_a_loop_may_end_on_the_start() -> None:
    match = lay("B1=S6:YYYYYYYY", size="2x2")
    assert "sow-B1-B1-Y" in match.moves()
    short = lay("B1=S6:YYYY A1=S6:Y", size="2x2")
    assert "sow-B1-B1-Y" not in short.moves()


def test_ruling_3_a_loop_needs_two_of_the_colour() -> None:
    match = lay("B1=S6:RWWWWW A1=S6:W", size="2x2")
    assert "sow-B1-A2-R" not in match.moves()
    assert "sow-B1-A2-W" in match.moves()


def test_all_meeples_of_the_colour_are_picked_up() -> None:
    match = lay("A1=S6:Y B1=S6:YYYR")
    events = play(match, "sow-A1-B1-Y")
    assert found(events, "pick-up") == [{"kind": "pick-up", "seat": 0, "tile": "B1", "colour": "Y", "count": 4}]
    assert tile(match, "B1")["meeples"] == {"R": 1}
    assert tile(match, "B1")["camel"] is None


def test_ruling_4_emptying_the_start_claims_nothing() -> None:
    match = lay("A1=S6:Y B1=S6:YR")
    play(match, "sow-A1-B1-Y")
    assert tile(match, "A1")["camel"] is None


def test_ruling_4_an_emptied_final_tile_must_be_claimed() -> None:
    match = lay("A1=S6:Y B1=S6:Y C1=S6:YR")
    events = play(match, "sow-A1-B1-Y")
    assert found(events, "claim") == [{"kind": "claim", "seat": 0, "tile": "B1", "value": 6, "left": 4, "how": "move"}]
    assert tile(match, "B1")["camel"] == 0


def test_ruling_4_without_a_camel_left_nothing_is_claimed() -> None:
    match = lay("A1=S6:Y B1=S6:Y", p1="gold 5, camels 0", ending="last-camel", track="2 - - - - - - - -")
    play(match, "sow-A1-B1-Y")
    assert tile(match, "B1")["camel"] is None


def test_a_camel_is_never_replaced() -> None:
    match = lay("A1=S6:Y B1=S6:Y@2")
    play(match, "sow-A1-B1-Y")
    assert tile(match, "B1")["camel"] == 1
