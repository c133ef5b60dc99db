"""Records and links that were made with earlier rules replay as they were made.

`old_records.json` was written by the code of rules 1, before the game had options for rule interpretations. Its
positions include some that cannot occur in play and that diagrams may no longer show.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chiefdoms import Match

OLD: list[dict[str, Any]] = json.loads((Path(__file__).parent / "old_records.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("old", OLD, ids=lambda old: str(old["name"]))
def test_an_old_record_and_its_link_replay_as_they_were_made(old: dict[str, Any]) -> None:
    assert old["record"]["rules"] == 1
    for match in (Match.replay(old["record"]), Match.from_link(old["link"])):
        _compare(match, old)
        # Saved again by the present code, with the present number of the rules, it is still the same game.
        _compare(Match.replay(match.record()), old)
        _compare(Match.from_link(match.link()), old)


def _compare(match: Match, old: dict[str, Any]) -> None:
    outcome = match.outcome()
    assert match.record()["moves"] == old["record"]["moves"]
    assert match.diagram() == old["diagram"]
    assert [[line.points for line in card.lines] for card in match.scores()] == old["scores"]
    assert (None if outcome is None else list(outcome.winners)) == old["winners"]
