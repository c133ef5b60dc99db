"""What the page is given."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from chiefdoms import Match
from chiefdoms.players.plan_preview import preview_plan
from tests.games.duel.table import BUSY_TRACK, PRINTED, lay, row_line, rows, turn


@pytest.mark.parametrize("lines", [(), (BUSY_TRACK, "round: 2")], ids=["plain", "busy"])
def test_each_move_has_one_target_with_its_geometry(lines: tuple[str, ...]) -> None:
    match = lay(PRINTED, *lines)
    random = Random(2)
    kinds = set()
    while not match.over:
        view = match.view()
        assert json.loads(json.dumps(view)) == view
        names = {square["name"]: square["thing"] for square in view["squares"]}
        assert sorted(target["move"] for target in view["targets"]) == match.moves()
        for target in view["targets"]:
            kinds.add(target["kind"])
            if target["kind"] in ("pair", "single", "cross"):
                assert all(names[square] == "empty" for square in target["squares"])
        match.play(random.choice(match.moves()))
    assert kinds >= {"take", "pair"}
    if lines:
        assert kinds == {"take", "pair", "single", "cross", "first", "ability", "row", "gain", "permanent"}


def test_a_view_of_a_fresh_match() -> None:
    match = Match.new("duel", seed="view")
    view = match.view()
    assert view["columns"] == list("ABCDEFGHI")
    assert view["rows"] == [str(row) for row in range(1, 10)]
    assert [icon["key"] for icon in view["icons"]] == ["lake", "mask", "forest", "hut", "fish", "fire"]
    assert view["phase"] == "draft"
    assert view["empty"] == 75
    assert all(row == view["track"][0] for row in view["track"])
    stops = {square: key for square, key in enumerate(view["track"][0], 1) if key}
    assert stops == {5: "lowest", 9: "ability", 13: "lowest", 18: "star"}
    player = view["players"][0]
    assert player["turn"] == "drafting"
    assert player["rows"][0] == {
        "icon": "lake", "marks": 0, "lowest": True, "next": {"square": 5, "ability": "lowest"},
    }  # fmt: skip
    assert [ability["key"] for ability in player["abilities"]] == ["split", "wild", "fifth", "again", "cross", "mark"]
    assert [ability["key"] for ability in player["permanents"]] == ["plus", "minus", "turn", "reroll", "change"]


def test_a_pair_target_names_squares_and_icons() -> None:
    match = turn("", "2 3", "round: 2")
    target = next(target for target in match.view()["targets"] if target["move"] == "A1-3.B1-2")
    assert target == {"move": "A1-3.B1-2", "kind": "pair", "squares": ["A1", "B1"], "icons": ["forest", "mask"]}


def test_whose_turn_it_is() -> None:
    match = turn("", "2 3", "round: 2")
    assert [player["turn"] for player in match.view()["players"]] == ["drawing", "waiting"]
    match.play("A1-2.B1-3")
    assert [player["turn"] for player in match.view()["players"]] == ["done", "drawing"]


def test_previews_show_points_of_both_icons() -> None:
    match = turn("E3=2 E4=2 A5=2 G5=3 B7=3 B8=3 C6=3", "2 3")
    state = match.state
    move = state.find("E5-2.F5-3")
    assert move is not None
    assert state.preview(move) == {
        "total": 0,
        "lines": [],
        "counts": [{"key": "mask", "count": 2}, {"key": "forest", "count": 1}],
        "notes": [
            {"key": "points", "icon": "mask", "square": "E5", "count": 2, "matched": ["E4", "E3"]},
            {"key": "points", "icon": "forest", "square": "F5", "count": 1, "matched": ["G5"]},
            {"key": "marks", "rows": {"mask": 2, "forest": 1}},
        ],
    }


def test_a_plan_counts_the_marks_of_all_its_moves() -> None:
    match = turn("E3=2 E4=2 A5=2 G5=3 B7=3 B8=3 C6=3", "2 3", row_line(mask=4))
    after = match.fork()
    plan: list[str] = []
    while match.state.seat == after.state.seat:
        plan.append("E5-2.F5-3" if not plan else after.moves()[0])
        after.play(plan[-1])
    marked = {icon: count - rows(match).get(icon, 0) for icon, count in rows(after).items()}
    change = preview_plan(match.state, plan)["change"]
    assert len(plan) > 1
    assert {line["key"]: line["count"] for line in change["counts"]} == marked


@pytest.mark.parametrize("mountains", ["after", "before"])
def test_previews_agree_with_what_happens(mountains: str) -> None:
    """If no choice comes in between, the notes are exactly the events of the turn."""
    match = Match.new("duel", seed="agree", options={"mountains": mountains})
    random = Random(4)
    compared = 0
    while not match.over:
        move = random.choice(match.moves())
        if match.prompt.key == "duel.draw":
            found = match.state.find(move)
            assert found is not None
            listed = match.state.preview(found)["notes"]
            events = match.play(move)
            if {"key": "open"} not in listed:
                compared += 1
                points = [event["count"] for event in events if event["kind"] == "points"]
                assert points == [note["count"] for note in listed if note["key"] == "points"]
                made = [event["squares"] for event in events if event["kind"] == "mountains"]
                assert made == [note["squares"] for note in listed if note["key"] == "mountains"]
                reached = [(event["icon"], event["square"]) for event in events if event["kind"] == "reach"]
                noted = [(note["icon"], note["square"]) for note in listed if note["key"] == "ability"]
                assert reached == noted
                marked: Counter[str] = Counter()
                for event in events:
                    if event["kind"] == "mark":
                        marked[event["icon"]] += event["reached"] - event["from"]
                assert marked == next((note["rows"] for note in listed if note["key"] == "marks"), {})
                assert match.over == ({"key": "ends"} in listed)
        else:
            match.play(move)
    assert compared > 20


def test_prompts() -> None:
    assert turn("", "2 3", "round: 2").prompt.values == {"icons": ["mask", "forest"], "again": False}
    draft = lay("", "table: 2 2", "hand 1: 1", "hand 2: 2 3")
    assert draft.prompt.key == "duel.draft"
    assert draft.prompt.values == {"round": 1, "pick": 4, "dice": [2, 2]}
    permanent = turn("", "2 3", "now: permanent")
    assert permanent.prompt.key == "duel.permanent"
    order = turn("E3=2", "1 2", row_line(mask=8))
    order.play("E4-2.F4-1")
    assert order.prompt.values == {"task": "order", "squares": ["E4", "F4"], "icons": ["mask", "lake"]}
