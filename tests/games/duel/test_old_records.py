"""Records and links of rules 1 replay to the same end (`old_records.json` was written by the code of rules 1)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chiefdoms import Match

OLD: list[dict[str, Any]] = json.loads((Path(__file__).parent / "old_records.json").read_text(encoding="utf-8"))


def _old(name: str) -> Match:
    return Match.replay(next(old["record"] for old in OLD if old["name"] == name))


def _ends_as(match: Match, old: dict[str, Any]) -> None:
    assert match.diagram() == old["diagram"]
    assert [card.total for card in match.scores()] == old["scores"]
    assert [[line.count for line in card.lines] for card in match.scores()] == old["rows"]


@pytest.mark.parametrize("old", OLD, ids=[old["name"] for old in OLD])
def test_old_records_and_links_replay_as_they_were_made(old: dict[str, Any]) -> None:
    assert old["record"]["rules"] == 1
    for match in (Match.replay(old["record"]), Match.from_link(old["link"])):
        _ends_as(match, old)
        # Written again, they contain the options that they were made with.
        _ends_as(Match.replay(match.record()), old)
        _ends_as(Match.from_link(match.link()), old)
        assert match.record()["rules"] == 2
        assert (match.options["split"], match.options["order"]) == ("lower", "uncrossed")


def test_old_records_have_a_split_that_had_to_draw_the_lower_die() -> None:
    match = _old("a split that had to draw the lower die")
    match.undo()
    assert match.moves() == ["E5-2"]


def test_old_records_have_an_order_that_nothing_depended_on() -> None:
    match = _old("an order asked on a full board")
    match.undo()
    assert match.moves() == ["first-E5", "first-E6"]


def test_an_old_record_of_a_large_diagram_now_names_the_large_board() -> None:
    name = "a large diagram recorded with the small board"
    old = next(old for old in OLD if old["name"] == name)
    assert old["record"]["options"]["board"] == "9"
    assert _old(name).options["board"] == _old(name).record()["options"]["board"] == "11"
