"""A verdict on what somebody would play, through the bridge as the page asks for it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chiefdoms.bridge import handle

GAMES = ["chiefdom", "duel", "fiefdoms", "five-tribes"]


def ask(**request: Any) -> dict[str, Any]:
    answer = json.loads(handle(json.dumps({"id": "verdict", **request})))
    assert isinstance(answer, dict)
    return answer


def verdict(moves: list[str]) -> dict[str, Any]:
    answer = ask(op="judge", moves=moves, seconds=0.2)
    while "plans" not in answer:
        assert "error" not in answer, answer
        answer = ask(op="think-on")
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_the_best_plan_is_not_behind_itself_and_others_are_measured(game: str) -> None:
    match = ask(op="new", game=game, seed="verdict", options={})
    best = verdict(match["moves"][:1])["plans"][0]["moves"]
    again = verdict(best)
    assert again["behind"] >= 0
    if again["plans"][0]["moves"] == best:
        assert again["behind"] == 0
        assert again["slight"]
        assert again["lines"] == []
    assert ask(op="show")["ply"] == 0, "nothing is played"


def test_a_wasted_turn_is_behind() -> None:
    """In Chiefdom a forest that could grow is left for a single square somewhere else."""
    ask(op="new", game="chiefdom", seats=1, seed="verdict", options={})
    match = ask(op="show")
    found = []
    for use in match["moves"]:
        after = ask(op="play", ply=0, move=use)
        if after["moves"]:
            found.append([use, after["moves"][0]])
        ask(op="undo")
    losses = [verdict(moves)["behind"] for moves in found]
    assert max(losses) > 0


def test_moves_that_are_not_legal_are_refused() -> None:
    ask(op="new", game="chiefdom", seed="verdict", options={})
    assert "error" in ask(op="judge", moves=["nonsense"])
    assert ask(op="judge", moves=[])["error"]["code"] == "bad-request"
    assert ask(op="judge", moves="W")["error"]["code"] == "bad-request"
