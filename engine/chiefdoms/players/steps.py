"""A plan step by step, as the seat that would carry it out sees it: what is asked each time, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.core.score import difference

Change = dict[str, Any]


def steps_of(state: State[Any], texts: Sequence[str]) -> dict[str, Any]:
    """The decisions of a plan with the view of each, and the change of the score card that the whole plan makes.

    What chance does after the last move is not told: that move is previewed, not made.
    """
    seat = state.seat
    assert seat is not None
    now = state.clone()
    steps = []
    change: Change = {"total": 0, "lines": []}
    for text in texts:
        move = now.find(text) if now.seat == seat else None
        if move is None:
            raise now.why_not(text)
        prompt = now.prompt()
        steps.append(
            {"move": text, "prompt": {"key": prompt.key, "values": dict(prompt.values)}, "view": now.view(seat)}
        )
        if len(steps) < len(texts):
            after = now.clone()
            after.play(move, Quick(0))
            change = add(change, difference(now.scores()[seat], after.scores()[seat]))
            now = after
        else:
            change = add(change, now.preview(move))
    return {"seat": seat, "steps": steps, "change": change}


def add(one: Change, other: Change) -> Change:
    """Two changes of a score card as one, without the lines that come to nothing."""
    points: dict[str, float] = {}
    for change in (one, other):
        for line in change["lines"]:
            points[line["key"]] = points.get(line["key"], 0) + line["points"]
    lines = [{"key": key, "points": value} for key, value in points.items() if value]
    return {"total": one["total"] + other["total"], "lines": lines}
