"""Isolated squares become mountains."""

from __future__ import annotations

from chiefdoms import Match
from tests.games.duel.table import events_of, notes, row_line, rows, thing, turn


def test_vector_a_mountain_scores_each_icon_beside_it() -> None:
    match = turn("C2=2 B3=2 D3=3", "1 4")
    events = match.play("C4-4.C5-1")
    assert thing(match, "C3") == "mountain"
    assert rows(match) == {"mask": 2, "forest": 1, "hut": 1}
    assert events_of(events, "mountains") == [
        {"kind": "mountains", "seat": 0, "squares": ["C3"], "marks": {"mask": 2, "forest": 1, "hut": 1}}
    ]


def test_vector_a_corner_between_two_icons_becomes_a_mountain() -> None:
    match = turn("A2=2", "1 3")
    match.play("B1-3.C1-1")
    assert thing(match, "A1") == "mountain"
    assert rows(match) == {"mask": 1, "forest": 1}


def test_d8_the_player_who_isolates_a_square_scores_it() -> None:
    match = turn("C2=2 B3=2 D3=3", "1 1", "hand 2: 4 4")
    match.play("H8-1.I8-1")
    assert match.seat == 1
    match.play("C4-4.C5-4")
    assert rows(match, 0) == {}
    assert rows(match, 1) == {"mask": 2, "forest": 1, "hut": 1}


def test_d8_a_pair_can_isolate_several_squares() -> None:
    # Pair on C4-D4; C3 and D3 are beside each other and stay empty, C5 and D5 are enclosed below.
    match = turn("B5=2 C6=2 E5=3 D6=3", "1 4")
    match.play("C4-4.D4-1")
    assert thing(match, "C5") == "empty"  # D5 is still empty beside it
    match = turn("B5=2 C6=2 D5=5 C3=5 B4=5 A3=5 B2=5", "1 4", fill=".")
    events = match.play("C4-4.D4-1")
    assert events_of(events, "mountains")[0]["squares"] == ["C5"]
    match = turn("A2=5 C2=3 B3=5 D3=3 C3=3", "1 4")
    events = match.play("B1-4.C1-1")
    assert events_of(events, "mountains")[0]["squares"] == ["A1", "B2"]
    assert events_of(events, "mountains")[0]["marks"] == {"forest": 1, "hut": 2, "fish": 3}


def test_d9_mountains_and_crosses_are_no_icons_and_score_nothing() -> None:
    match = turn("C2=^ B3=2 D3=x", "1 4")
    match.play("C4-4.C5-1")
    assert thing(match, "C3") == "mountain"
    assert rows(match) == {"mask": 1, "hut": 1}


def test_d9_with_fewer_than_two_icons_beside_it_a_square_stays_empty() -> None:
    match = turn("C2=^ B3=x D3=x", "1 4")
    match.play("C4-4.C5-1")
    assert thing(match, "C3") == "empty"
    assert rows(match) == {}
    match = turn("A2=^", "1 3")
    match.play("B1-3.C1-1")
    assert thing(match, "A1") == "empty"


def test_an_open_square_is_not_isolated() -> None:
    match = turn("C2=2 B3=2", "1 4")
    match.play("C4-4.C5-1")
    assert thing(match, "C3") == "empty"


def test_option_literal_two_icons_beside_an_empty_square_are_enough() -> None:
    match = turn("C2=2", "1 4", "round: 2", isolated="literal")
    events = match.play("C4-4.C5-1")
    assert thing(match, "C3") == "mountain"
    assert rows(match) == {"mask": 1, "hut": 1}
    assert events_of(events, "mountains")[0]["squares"] == ["C3"]
    match = turn("C2=^", "1 4", "round: 2", isolated="literal")
    match.play("C4-4.C5-1")
    assert thing(match, "C3") == "empty"


def test_option_literal_two_isolated_squares_side_by_side() -> None:
    match = turn("C2=2 D2=2", "1 4", "round: 2", isolated="literal")
    events = match.play("C4-4.D4-1")
    assert events_of(events, "mountains")[0]["squares"] == ["C3", "D3"]
    assert rows(match) == {"mask": 2, "hut": 1, "lake": 1}


# -- option mountains=before: both icons, then mountains, then abilities -----------------------------------------------


def _closing(*lines: str, mountains: str) -> Match:
    """The hut on C4 isolates C3, between two masks and a forest; its one point reaches an ability icon."""
    return turn("C2=2 B3=2 D3=3 D4=4", "1 4", *lines, mountains=mountains)


def test_option_mountains_before_the_isolated_square_is_a_mountain_when_an_ability_is_used() -> None:
    match = _closing(row_line(hut=8), mountains="before")
    events = match.play("C4-4.C5-1")
    assert [event["kind"] for event in events][:4] == ["draw", "points", "mark", "reach"]
    assert match.prompt.key == "duel.ability"  # no order is asked: only one icon reaches an ability icon
    assert thing(match, "C3") == "mountain"
    assert rows(match) == {"mask": 2, "forest": 1, "hut": 10}
    assert match.view()["pending"] == [{"task": "ability"}]
    assert match.view()["options"]["mountains"] == "before"
    match.play("use-wild")
    assert not any(move.startswith("C3-") for move in match.moves())


def test_option_mountains_after_the_isolated_square_is_empty_when_an_ability_is_used() -> None:
    match = _closing(row_line(hut=8), mountains="after")
    match.play("C4-4.C5-1")
    match.play("first-C4")
    assert match.prompt.key == "duel.ability"
    assert thing(match, "C3") == "empty"
    assert rows(match) == {"hut": 9}
    match.play("use-wild")
    assert "C3-2" in match.moves()


def test_option_mountains_before_ability_icons_are_used_in_the_order_reached() -> None:
    # Hut reaches "mark the lowest", then the mountain's masks an ability: the lowest is marked first, fire.
    match = _closing("rows 1: 3 7 3 4 3 1", mountains="before")
    listed = notes(match, "C4-4.C5-1")
    assert [note["square"] for note in listed if note["key"] == "ability"] == [5, 9]
    assert listed[-1] == {"key": "open"}
    events = match.play("C4-4.C5-1")
    kinds = [(event["icon"], event["reached"]) for event in events_of(events, "mark")]
    assert kinds == [("hut", 5), ("mask", 9), ("forest", 4), ("hut", 6), ("fire", 2)]
    assert match.prompt.key == "duel.ability"


def test_option_mountains_before_the_order_is_asked_when_it_decides_what_is_used_first() -> None:
    # Hut reaches "mark the lowest" among level rows, lake an ability.
    lines = ("rows 1: 8 0 0 4 0 0",)
    match = turn("C2=2 B3=2 D3=3 D4=4 D5=1", "1 4", *lines, mountains="before")
    match.play("C4-4.C5-1")
    assert match.moves() == ["first-C4", "first-C5"]
    assert match.view()["isolated"] == ["C3"]
    assert Match.position("duel", match.diagram(), match.options).view() == match.view()
    other = match.fork()
    match.play("first-C4")
    assert match.prompt.key == "duel.lowest"
    assert rows(match) == {"lake": 9, "mask": 2, "forest": 1, "hut": 6}
    other.play("first-C5")
    assert other.prompt.key == "duel.ability"
    assert rows(other) == rows(match)


def test_option_mountains_before_holds_for_single_icons_and_crosses() -> None:
    match = turn("C2=2 B3=2 D3=3", "1 4", "rows 1: 0 8 0 0 0 0", "round: 5", "now: cross", mountains="before")
    match.play("C4-x")
    assert thing(match, "C3") == "mountain"
    assert rows(match) == {"mask": 10, "forest": 1}  # both masks are marked before the ability is used
    assert match.prompt.key == "duel.ability"
    match = turn("C2=2 B3=2 D3=3 D4=2", "1 4", "rows 1: 0 8 0 0 0 0", "round: 5", "now: wild", mountains="before")
    match.play("C4-2")
    assert rows(match) == {"mask": 12, "forest": 1}
    assert match.view()["pending"] == [{"task": "ability"}]


def test_mountains_score_after_both_icons() -> None:
    match = turn("C2=2 B3=2 D3=3 D4=4", "1 4")
    kinds = [event["kind"] for event in match.play("C4-4.C5-1")]
    assert kinds[:5] == ["draw", "points", "mark", "points", "mountains"]


def test_a_preview_shows_points_mountains_and_what_they_bring() -> None:
    match = turn("C2=2 B3=2 D3=3 D4=4", "1 4", "rows 1: 0 3 0 0 0 0")
    assert notes(match, "C4-4.C5-1") == [
        {"key": "points", "icon": "hut", "square": "C4", "count": 1, "matched": ["D4"]},
        {"key": "points", "icon": "lake", "square": "C5", "count": 0, "matched": []},
        {"key": "mountains", "squares": ["C3"], "marks": {"mask": 2, "forest": 1, "hut": 1}},
        {"key": "marks", "rows": {"mask": 2, "forest": 1, "hut": 2}},
        {"key": "ability", "icon": "mask", "square": 5, "ability": "lowest"},
        {"key": "open"},
    ]
