"""The first active seat: by chance, by option, and in records that were made before there was a choice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from chiefdoms import BadDiagram, BadOptions, BadRecord, Match
from tests.games.fiefdoms.table import read, sheet, state

OLD: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "old_records.json").read_text(encoding="utf-8"))


def begun(match: Match) -> list[dict[str, Any]]:
    """Keep the suggested sections; the events of the last of these moves."""
    events: list[dict[str, Any]] = []
    while match.view(None)["phase"] == "sections":
        events = match.play("forest-sea-mountain-marsh")
    return events


def test_r31_the_first_active_seat_is_drawn_by_chance() -> None:
    found: Counter[int] = Counter()
    for seed in range(90):
        match = Match.new("fiefdoms", 3, f"first-{seed}")
        first = match.view(None)["first"]
        assert match.seat == 0, "sections are chosen in the order of the seats"
        events = begun(match)
        assert [event["kind"] for event in events][:3] == ["sections", "first", "roll"]
        assert events[1]["seat"] == first == match.view(None)["active"] == match.seat
        assert Match.replay(match.record()).diagram() == match.diagram()
        assert Match.from_link(match.link()).diagram() == match.diagram()
        found[first] += 1
    assert len(found) == 3 and min(found.values()) > 15
    alone = Match.new("fiefdoms", 1, "first")
    assert "first" not in [event["kind"] for event in begun(alone)]
    assert alone.seat == 0


@pytest.mark.parametrize("seat", range(4))
def test_r31_by_option_a_named_seat_is_the_first(seat: int) -> None:
    match = Match.new("fiefdoms", 4, "named", {"first": str(seat + 1)})
    begun(match)
    assert match.seat == match.view(None)["active"] == seat
    while match.view(None)["round"] == 1:
        match.play(match.moves()[0])
    assert match.view(None)["active"] == (seat + 1) % 4
    again = Match.position("fiefdoms", match.diagram(), match.options)
    assert (state(again).first, again.seat) == (seat, match.seat)
    assert Match.from_link(match.link()).diagram() == match.diagram()


@pytest.mark.parametrize(("seats", "first"), [(1, "2"), (2, "3"), (5, "6")])
def test_r31_a_seat_that_does_not_play_cannot_be_the_first(seats: int, first: str) -> None:
    with pytest.raises(BadOptions) as error:
        Match.new("fiefdoms", seats, "none", {"first": first})
    assert error.value.code == "fiefdoms.first-does-not-play"
    with pytest.raises(BadOptions):
        read(*[sheet()] * seats, first=first)
    with pytest.raises(BadOptions):
        Match.new("fiefdoms", seats, "none", {"first": "7"})


@pytest.mark.parametrize("old", OLD, ids=lambda old: str(old["name"]))
def test_r31_old_records_and_links_begin_with_seat_1(old: dict[str, Any]) -> None:
    """Records, links and diagrams of rules 1 replay to the same end; written again, they stay the same."""
    assert old["record"]["rules"] == 1
    for match in (Match.replay(old["record"]), Match.from_link(old["link"])):
        assert match.options["first"] == "1"
        for again in (match, Match.replay(match.record()), Match.from_link(match.link())):
            assert again.diagram() == old["diagram"]
            assert [card.total for card in again.scores()] == old["totals"]
            assert again.seat == old["seat"]
            assert again.record()["moves"] == old["record"]["moves"]
    assert Match.position("fiefdoms", old["diagram"]).diagram() == old["diagram"]


def test_a_record_of_rules_1_cannot_name_a_seat_that_does_not_play() -> None:
    record = {**OLD[1]["record"], "options": {**OLD[1]["record"]["options"], "first": "6"}}
    with pytest.raises(BadRecord):
        Match.replay(record)


# -- diagrams ---------------------------------------------------------------------------------------------------------


def test_a_diagram_names_the_first_seat_unless_it_is_seat_1() -> None:
    match = read(sheet("11=#"), sheet(), sheet("11=#"), heading="first 3\ndice 1 3 4 5\nsplit 1_3 4_5")
    assert (match.seat, match.view(0)["acted"]) == (1, [2, 0])
    assert match.diagram().startswith("first 3\nturn 1\n")
    assert not read(sheet(), sheet(), heading="first 1").diagram().startswith("first")
    assert read(sheet(), sheet(), heading="first 2").seat == 1
    assert read(sheet(), sheet(), first="2").seat == 1, "the option names it"
    assert read(sheet("", "#"), sheet("", "#"), heading="first 2").prompt.key == "fiefdoms.workers"


@pytest.mark.parametrize(
    ("heading", "code"),
    [
        ("first 3", "bad-line"),
        ("first", "bad-line"),
        ("first 1 2", "bad-line"),
        ("first two", "bad-line"),
        ("first 2\nfirst 2", "line-twice"),
        ("first 2\nsplit 1_3 4_5", "fiefdoms.dice-missing"),
    ],
)
def test_bad_first_lines_are_refused(heading: str, code: str) -> None:
    with pytest.raises(BadDiagram) as error:
        read(sheet(), sheet(), heading=heading)
    assert error.value.code == code


def test_a_diagram_may_not_contradict_the_option() -> None:
    with pytest.raises(BadDiagram) as error:
        read(sheet(), sheet(), heading="first 1", first="2")
    assert error.value.code == "fiefdoms.other-first"
    assert error.value.values["first"] == 2
