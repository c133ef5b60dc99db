"""Assessments of somebody's plan, requested through the bridge like the page does."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chiefdoms import games
from chiefdoms.bridge import handle


def ask(**request: Any) -> dict[str, Any]:
    answer = json.loads(handle(json.dumps({"id": "assess", **request})))
    assert isinstance(answer, dict)
    return answer


def assess(moves: list[str]) -> dict[str, Any]:
    answer = ask(op="assess", moves=moves, seconds=0.2)
    while "plans" not in answer:
        assert "error" not in answer, answer
        answer = ask(op="think-on")
    return answer


@pytest.mark.parametrize("game", list(games))
def test_the_best_plan_is_not_behind_itself_and_others_are_measured(game: str) -> None:
    match = ask(op="new", game=game, seed="assess", options={})
    best = assess(match["moves"][:1])["plans"][0]["moves"]
    again = assess(best)
    assert again["behind"] >= 0
    if again["plans"][0]["moves"] == best:
        assert again["behind"] == 0
        assert again["slight"]
        assert again["lines"] == []
    assert ask(op="show")["ply"] == 0, "nothing is played"


def test_a_wasted_turn_is_behind() -> None:
    """One square is left, and a wild die to fill it: water joins two lakes, a person stands alone."""
    sheet = "222LL~33 2HLL3~33 ~BH333~2 2~22L322 #2~L233# #HBJL33# 33HLL~~3 3LL33L~3 L2233~.L 222LLF~2"
    ask(op="position", game="chiefdom", text=sheet.replace(" ", "\n"), seed="b")
    totals = {}
    for use in ("wild-water", "wild-people"):
        ask(op="play", ply=0, move=use)
        over = ask(op="play", ply=1, move="G9")
        assert over["outcome"]
        totals[use] = over["scores"][0]["total"]
        ask(op="goto", ply=0)
    wasted = assess(["wild-people", "G9"])
    assert wasted["plans"][0]["moves"] == ["wild-water", "G9"]
    assert wasted["behind"] == totals["wild-water"] - totals["wild-people"] == 8
    assert sum(line["points"] for line in wasted["lines"]) == wasted["behind"]
    assert not wasted["slight"]


def test_moves_that_are_not_legal_are_refused() -> None:
    ask(op="new", game="chiefdom", seed="assess", options={})
    assert "error" in ask(op="assess", moves=["nonsense"])
    assert ask(op="assess", moves=[])["error"]["code"] == "bad-request"
    assert ask(op="assess", moves="W")["error"]["code"] == "bad-request"
