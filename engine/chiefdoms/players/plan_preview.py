"""Shows a plan step by step, as seen by the seat that would play it: each decision, and the change of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chiefdoms.core.contract import State
from chiefdoms.core.plan import play_plan, read_plan
from chiefdoms.core.score import count_difference, difference

Change = dict[str, Any]


def preview_plan(state: State[Any], texts: Sequence[str]) -> dict[str, Any]:
    """The decisions of a plan with the view of each, and the change of the score card that the whole plan makes.

    The last move is previewed, not made, so that nothing that chance decides after it is revealed.
    """
    seat = state.seat
    assert seat is not None
    moves = read_plan(state, texts)
    steps = []
    change: Change = {"total": 0, "lines": [], "counts": []}
    now = state
    for number, (text, move) in enumerate(zip(texts, moves, strict=True), 1):
        prompt = now.prompt()
        steps.append(
            {"move": text, "prompt": {"key": prompt.key, "values": dict(prompt.values)}, "view": now.view(seat)}
        )
        if number < len(moves):
            after = play_plan(now, [move])
            cards = now.scores()[seat], after.scores()[seat]
            change = _add(change, difference(*cards) | {"counts": count_difference(*cards)})
            now = after
        else:
            change = _add(change, now.preview(move))
    return {"seat": seat, "steps": steps, "change": change}


def _add(one: Change, other: Change) -> Change:
    """The sum of two changes of a score card, without lines that cancel out."""
    return {
        "total": one["total"] + other["total"],
        "lines": _add_lines("points", one["lines"] + other["lines"]),
        "counts": _add_lines("count", one["counts"] + other.get("counts", [])),
    }


def _add_lines(what: str, lines: Sequence[Change]) -> list[Change]:
    sums: dict[str, float] = {}
    for line in lines:
        sums[line["key"]] = sums.get(line["key"], 0) + line[what]
    return [{"key": key, what: value} for key, value in sums.items() if value]
