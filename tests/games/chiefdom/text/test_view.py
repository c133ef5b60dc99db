"""What the page gets: views, events, previews, prompts."""

from __future__ import annotations

import json
import random

import pytest

from chiefdoms import Match
from chiefdoms.core.score import difference
from tests.games.chiefdom.table import LOGS, draw, land, lay, sheet, state_of


@pytest.mark.parametrize("seats", [1, 3])
def test_every_move_can_be_found_in_the_view(seats: int) -> None:
    rng = random.Random(7)
    match = Match.new("chiefdom", seats=seats, seed="view", options={"cards": "advanced"})
    while not match.over:
        view = match.view(match.seat)
        json.dumps(view)
        uses = view["uses"] if view["phase"] == "use" else []
        offered: list[str] = [offer["move"] for offer in uses if offer["move"]]
        offered += ["pass"] if view.get("pass") else []
        offered += [target["move"] for target in view.get("targets", [])]
        offered += [job["move"] for job in view.get("jobs", [])]
        assert sorted(offered) == match.moves()
        json.dumps(match.play(rng.choice(offered)))
    assert match.view(None)["phase"] == "over"


def test_all_three_ways_to_pair_the_dice_are_shown_with_the_reason_why_not() -> None:
    uses = lay("", dice=(2, 3, 6), bonus="off").view(0)["uses"]
    assert uses == [
        {
            "way": 0,
            "dice": [0, 1],
            "pairs": [[0, 1]],
            "sum": 5,
            "move": "water-6",
            "icon": "water",
            "shape": 6,
            "size": 3,
            "wild": False,
            "bonus": False,
            "why": None,
            "use": "water-6",
            "same_as": None,
        },
        {
            "way": 1,
            "dice": [0, 2],
            "pairs": [[0, 2]],
            "sum": 8,
            "move": None,
            "icon": "house",
            "shape": None,
            "size": 1,
            "wild": False,
            "bonus": False,
            "why": "chiefdom.house-needs-logs",
            "values": {"logs": 0, "needs": 5},
            "use": "house",
            "same_as": None,
        },
        {
            "way": 2,
            "dice": [1, 2],
            "pairs": [[1, 2]],
            "sum": 9,
            "move": "people-2",
            "icon": "people",
            "shape": 2,
            "size": 2,
            "wild": False,
            "bonus": False,
            "why": None,
            "use": "people-2",
            "same_as": None,
        },
    ]


def test_the_ways_to_pair_the_dice_are_shown_while_squares_are_chosen() -> None:
    match = lay("", dice=(2, 3, 6))
    uses = match.view(0)["uses"]
    match.play("water-6")
    view = match.view(0)
    assert view["uses"] == uses
    assert view["use"]["move"] == "water-6"
    assert {"move": "A1B1C1", "squares": ["A1", "B1", "C1"]} in view["targets"]


def test_a_triple_is_one_way_with_six_icons() -> None:
    uses = lay("", dice=(4, 4, 4)).view(0)["uses"]
    assert [use["icon"] for use in uses] == ["water", "trees2", "trees3", "people", "house", "wall"]
    assert {use["way"] for use in uses} == {0}
    assert all(use["dice"] == [0, 1, 2] and use["sum"] is None and use["wild"] for use in uses)


def test_equal_dice_and_dice_without_a_part_can_be_paired_in_several_ways() -> None:
    pairs = {use["use"]: use["pairs"] for use in lay("", dice=(2, 2, 3), bonus="off").view(0)["uses"]}
    assert pairs == {"water-3": [[0, 1]], "water-2": [[0, 2], [1, 2]]}
    split = lay("", dice=(4, 4, 4), triple="choice", bonus="off").view(0)["uses"]
    assert {use["sum"]: use["pairs"] for use in split} == {None: [[0, 1, 2]], 8: [[0, 1], [0, 2], [1, 2]]}


def test_uses_that_draw_the_same_are_named() -> None:
    uses = lay("", dice=(1, 1, 5), bonus="off").view(0)["uses"]
    same = {use["use"]: use["same_as"] for use in uses if use["same_as"]}
    (single,) = [use for use in uses if not use["wild"]]
    assert same == {single["use"]: f"wild-{single['icon']}"}


def test_the_squares_that_each_use_can_cover() -> None:
    match = lay(f"{LOGS} A1=J C1=~ D2=~ C3=~", dice=(2, 6, 3))
    covers = match.view(0)["covers"]
    assert sorted(covers) == match.moves()
    assert covers["house"] == ["B1", "A2"]
    for use, squares in covers.items():
        fork = match.fork()
        fork.play(use)
        targets = fork.view(0)["targets"]
        assert set(squares) == {square for target in targets for square in target["squares"]}
        assert "covers" not in fork.view(0)


def test_the_sheet_of_a_seat() -> None:
    shown = lay(f"{LOGS} A1=H A2=B C3=~ C4=F D1=J", dice=(2, 3, 6)).view(0)["lands"][0]
    assert shown["rows"][:4] == ["H..J....", "B.......", "..~.....", "..F....."]
    assert (shown["cut"], shown["fished"], shown["waiting"]) == (["H9", "G10"], ["C3"], [])
    assert (shown["logs"], shown["logs_cut"], shown["fish"], shown["houses"]) == (1, 6, 1, 1)
    assert (shown["people"], shown["lumberjacks"], shown["fishermen"]) == (4, 1, 1)
    assert (shown["builders"], shown["jobless"], shown["empty"]) == (1, 1, 76 - 8)
    assert (shown["bonuses_left"], shown["beds"], shown["meals"]) == (1, 4, 2)
    assert shown["fish_left"] == 0


def test_a_job_shows_what_it_yields() -> None:
    match = draw("C3=2 C5=~", "people-1", "C4")
    view = match.view(0)
    assert view["square"] == "C4"
    assert view["jobs"] == [
        {"move": "C4-L", "job": "lumberjack", "logs": 2, "fish": 0},
        {"move": "C4-F", "job": "fisherman", "logs": 0, "fish": 1},
    ]


def test_events_show_what_was_drawn_and_harvested() -> None:
    match = lay("C3=3 C5=3 B1=J", dice=(4, 5, 1), seed="e")
    assert match.play("people-1") == [
        {
            "kind": "use",
            "seat": 0,
            "move": "people-1",
            "icon": "people",
            "face": 1,
            "wild": False,
            "bonus": False,
            "dice": [0, 1],
            "pips": [4, 5],
            "sum": 9,
        }
    ]
    events = match.play("C4")
    assert events[:3] == [
        {"kind": "draw", "seat": 0, "icon": "people", "squares": ["C4"]},
        {"kind": "job", "seat": 0, "squares": ["C4"], "job": "lumberjack", "chosen": False},
        {"kind": "harvest", "seat": 0, "goods": "logs", "squares": ["C3", "C5"], "amount": 6},
    ]
    assert events[3] == {"kind": "roll", "turn": 2, "dice": match.view(0)["dice"]}


def test_a_house_has_an_event_for_the_logs_it_spends() -> None:
    match = lay(f"{LOGS} C3=J", dice=(3, 5, 6))
    match.play("house")
    assert match.play("C4")[:3] == [
        {"kind": "draw", "seat": 0, "icon": "house", "squares": ["C4"]},
        {"kind": "spend", "seat": 0, "goods": "logs", "amount": 5},
        {"kind": "job", "seat": 0, "squares": ["C3"], "job": "builder", "chosen": False},
    ]


def test_the_event_of_a_bonus_use_has_its_dice() -> None:
    match = lay(f"{LOGS} A1=H A2=B", dice=(2, 6, 3))
    (event,) = match.play("water-6-bonus")
    assert (event["dice"], event["sum"], event["bonus"]) == ([0, 2], 5, True)


@pytest.mark.parametrize("seats", [1, 2])
def test_previews_equal_the_change_of_the_score_card(seats: int) -> None:
    rng = random.Random(seats)
    match = Match.new("chiefdom", seats=seats, seed="preview", options={"cards": "advanced"})
    while not match.over:
        state = state_of(match)
        seat = match.seat
        assert seat is not None
        before = match.scores()[seat]
        move = rng.choice(match.moves())
        number = state.find(move)
        assert number is not None
        preview = state.preview(number)
        match.play(move)
        notes = preview.pop("notes", [])
        if not any(note["key"] == "jobs-to-choose" for note in notes):
            assert preview == difference(before, match.scores()[seat])


def test_previews_of_people_assume_the_jobs_that_score_most() -> None:
    match = lay("C3=3 C5=~ B4=~", dice=(4, 5, 1))
    match.play("people-1")
    state = state_of(match)
    move = state.find("C4")
    assert move is not None
    preview = state.preview(move)
    assert preview["notes"] == [{"key": "jobs-to-choose", "count": 1}]
    totals = []
    for job in ("L", "F"):
        fork = match.fork()
        fork.play("C4")
        fork.play(f"C4-{job}")
        totals.append(fork.scores()[0].total - match.scores()[0].total)
    assert preview["total"] == max(totals)


def notes_of(match: Match, move: str) -> dict[str, int]:
    number = state_of(match).find(move)
    assert number is not None
    return {note["key"]: note["count"] for note in state_of(match).preview(number)["notes"]}


def test_previews_show_the_jobs_and_what_is_harvested_and_spent() -> None:
    people = lay("C3=3 F5=~ F6=~", dice=(4, 5, 2))
    people.play("people-2")
    assert notes_of(people, "C4D5") == {"lumberjack": 1, "jobless": 1, "logs": 3}
    assert notes_of(people, "E6D7") == {"fisherman": 1, "jobless": 1, "fish": 1}
    house = lay(f"{LOGS} A1=J", dice=(2, 6, 3))
    house.play("house")
    assert notes_of(house, "B1") == {"builder": 1, "logs-spent": 5}
    job = draw("C3=2 C5=~", "people-1", "C4")
    assert notes_of(job, "C4-F") == {"fisherman": 1, "fish": 1}


def test_a_preview_changes_nothing() -> None:
    match = lay("C3=3 C5=~", dice=(4, 5, 1))
    match.play("people-1")
    before = match.diagram()
    for move in state_of(match).moves():
        state_of(match).preview(move)
    assert match.diagram() == before


def test_clones_are_independent() -> None:
    match = lay("", sheet("A1=~"), dice=(2, 3, 6))
    copy = match.state.clone()
    match.play("water-6")
    match.play("A1B1C1")
    match.play("people-2")
    assert copy.diagram() == lay("", sheet("A1=~"), dice=(2, 3, 6)).diagram()
    assert land(match).water and not state_of(lay("")).lands[0].water


def test_prompts_name_the_decision() -> None:
    match = lay("C3=2 C5=~", dice=(4, 5, 1))
    assert match.prompt.key == "chiefdom.use"
    assert match.prompt.values == {"turn": 1, "dice": [4, 5, 1]}
    match.play("people-1")
    assert (match.prompt.key, match.prompt.values["icon"], match.prompt.values["size"]) == (
        "chiefdom.place",
        "people",
        1,
    )
    match.play("C4")
    assert (match.prompt.key, match.prompt.values["square"]) == ("chiefdom.job", "C4")
