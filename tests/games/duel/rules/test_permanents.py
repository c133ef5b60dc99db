"""The star and the permanent abilities."""

from __future__ import annotations

from chiefdoms import Match
from tests.games.duel.table import events_of, refused_by, row_line, turn

EVERY = "permanents 1: plus minus turn reroll change"


def uses(match: Match) -> list[str]:
    """The moves that use a permanent ability."""
    return [target["move"] for target in match.view()["targets"] if target["kind"] == "permanent"]


def hand(match: Match, seat: int = 0) -> list[int]:
    dice = match.view()["dice"]["hands"][seat]
    assert isinstance(dice, list)
    return dice


def starred(*lines: str, permanents: str = "five") -> Match:
    """Seat 0 has just marked an eighteenth square."""
    match = turn("E3=2", "1 2", row_line(mask=17), *lines, "round: 3", permanents=permanents)
    match.play("E4-2.F4-1")
    return match


def test_d17_a_star_offers_all_five() -> None:
    match = starred()
    assert match.prompt.key == "duel.permanent"
    assert match.moves() == ["gain-change", "gain-minus", "gain-plus", "gain-reroll", "gain-turn"]
    events = match.play("gain-turn")
    assert events[0] == {"kind": "gain", "seat": 0, "ability": "turn"}
    assert [one["key"] for one in match.view()["players"][0]["permanents"] if one["held"]] == ["turn"]
    assert match.seat == 1


def test_d17_a_permanent_ability_is_won_once() -> None:
    match = starred("permanents 1: turn plus")
    assert match.moves() == ["gain-change", "gain-minus", "gain-reroll"]
    assert refused_by(match, "gain-turn") == "duel.permanent-held"
    match = starred("permanents 1: turn plus reroll change")
    assert match.seat == 1  # the last one is won without asking
    assert [one["held"] for one in match.view()["players"][0]["permanents"]] == [True] * 5
    match = starred(EVERY)
    assert match.seat == 1


def test_d17_option_four_everybody_can_change_a_double() -> None:
    match = starred(permanents="four")
    assert match.moves() == ["gain-minus", "gain-plus", "gain-reroll", "gain-turn"]
    assert refused_by(match, "gain-change") == "duel.permanent-held"
    match = turn("", "3 3", "round: 2", "first: 1", permanents="four")
    assert uses(match) == [f"change-{face}" for face in (1, 2, 4, 5, 6)]
    match.play("change-5")
    assert hand(match) == [3, 5]
    assert uses(match) == []
    match.play("A1-3.B1-5")
    assert uses(match) == [f"change-{face}" for face in (2, 3, 4, 5, 6)]  # the other seat has 1 1
    assert uses(turn("", "3 4", "round: 2", permanents="four")) == []


def test_d18_no_wrap_around() -> None:
    match = turn("", "1 6", "permanents 1: plus minus")
    assert uses(match) == ["plus-1", "minus-6"]
    assert refused_by(match, "plus-6") == "duel.die-at-limit"
    assert refused_by(match, "minus-1") == "duel.die-at-limit"
    match.play("plus-1")
    assert hand(match) == [2, 6]
    match.play("minus-6")
    assert hand(match) == [2, 5]


def test_d19_turning_a_die_over_gives_seven_minus_its_value() -> None:
    for face in range(1, 7):
        match = turn("", f"{face} {face}", "permanents 1: turn")
        assert uses(match) == [f"turn-{face}"]
        match.play(f"turn-{face}")
        assert hand(match) == sorted([face, 7 - face])


def test_d20_each_once_a_turn_before_drawing() -> None:
    match = turn("", "3 4", "permanents 1: plus turn", "round: 2")
    assert uses(match) == ["plus-3", "plus-4", "turn-3", "turn-4"]
    match.play("plus-3")
    assert hand(match) == [4, 4]
    assert uses(match) == ["turn-4"]
    assert refused_by(match, "plus-4") == "duel.permanent-spent"
    match.play("turn-4")
    assert hand(match) == [3, 4]
    assert uses(match) == []
    assert "A1-3.B1-4" in match.moves()
    match.play("A1-3.B1-4")
    assert match.seat == 1
    assert refused_by(match, "plus-1") == "duel.permanent-not-held"


def test_d20_they_are_ready_again_in_the_next_turn() -> None:
    match = turn("", "3 4", "permanents 2: turn", "spent: -", "round: 2")
    match.play("A1-3.B1-4")
    match.play("turn-1")
    match.play(next(move for move in match.moves() if move.startswith("A3")))
    assert match.view()["phase"] == "draft"
    while match.view()["phase"] == "draft":
        match.play(match.moves()[0])
    assert match.seat == 1  # starts the next round
    assert any(move.startswith("turn-") for move in uses(match))


def test_d20_a_new_one_acts_from_the_next_turn_on() -> None:
    # The mask reaches the star and, with a second row, an ability icon: the extra turn is part of this turn.
    match = turn("E3=2 G4=3", "2 3", "rows 1: 0 17 8 0 0 0", "round: 4")
    match.play("E4-2.F4-3")
    match.play("first-E4")
    match.play("gain-turn")
    assert match.prompt.key == "duel.ability"
    match.play("use-again")
    assert uses(match) == []
    assert refused_by(match, "turn-1") == "duel.permanent-spent"


def test_d20_only_on_own_dice() -> None:
    match = turn("", "3 4", "permanents 1: turn", "hand 2: 1 1")
    assert refused_by(match, "turn-1") == "duel.not-your-die"


def test_reroll_one_or_both() -> None:
    match = turn("", "3 4", "permanents 1: reroll")
    assert uses(match) == ["reroll-both", "reroll-3", "reroll-4"]
    one = match.fork()
    events = one.play("reroll-3")
    assert 4 in hand(one)
    assert events_of(events, "permanent")[0]["before"] == [3, 4]
    assert events_of(events, "permanent")[0]["dice"] == hand(one)
    match.play("reroll-both")
    assert len(hand(match)) == 2
    assert uses(match) == []
    assert uses(turn("", "3 3", "permanents 1: reroll")) == ["reroll-both", "reroll-3"]


def test_change_needs_a_double() -> None:
    match = turn("", "3 4", "permanents 1: change")
    assert uses(match) == []
    assert refused_by(match, "change-5") == "duel.not-a-double"
    match = turn("", "3 3", "permanents 1: change")
    assert refused_by(match, "change-3") == "duel.change-to-same"
    match.play("change-1")
    assert hand(match) == [1, 3]


def test_targets_of_permanents_show_the_dice() -> None:
    match = turn("", "3 3", EVERY)
    targets = {target["move"]: target for target in match.view()["targets"] if target["kind"] == "permanent"}
    assert targets["plus-3"]["result"] == [3, 4]
    assert targets["minus-3"]["result"] == [2, 3]
    assert targets["turn-3"]["result"] == [3, 4]
    assert targets["change-6"] == {
        "move": "change-6", "kind": "permanent", "ability": "change", "dice": [3], "result": [3, 6],
    }  # fmt: skip
    assert targets["reroll-both"]["dice"] == [3, 3]
    assert targets["reroll-both"]["result"] is None


def test_six_stars_give_five_abilities() -> None:
    match = turn("E3=2", "1 2", "rows 1: 18 17 18 18 18 18", EVERY)
    events = match.play("E4-2.F4-1")
    assert events_of(events, "skipped") == [{"kind": "skipped", "seat": 0, "task": "permanent"}]
