"""Games that were played before options were added replay as they were played: records and links, without the options.

The games were chosen for what the options change: loops, Echidna, and Nekir with Kandicha.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chiefdoms import Match

OLD = json.loads((Path(__file__).parent / "old_records.json").read_text(encoding="utf-8"))


def check(match: Match, old: dict[str, Any]) -> None:
    """The match has ended as the old one did."""
    assert match.over
    assert match.diagram() == old["diagram"]
    assert [card.total for card in match.scores()] == old["scores"]


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["record"]["seed"])
def test_an_old_record_replays_to_the_same_end(old: dict[str, Any]) -> None:
    assert set(old["record"]["options"]) == {"djinn_use", "open_hands"}
    check(Match.replay(old["record"]), old)


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["record"]["seed"])
def test_an_old_link_replays_to_the_same_end(old: dict[str, Any]) -> None:
    match = Match.from_link(old["link"])
    check(match, old)
    assert match.record()["moves"] == old["record"]["moves"]
