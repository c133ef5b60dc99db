"""Answers about a match, with what one seat may see."""

from __future__ import annotations

from typing import Any

from chiefdoms.bridge.requests import Answer, Request, viewer_of
from chiefdoms.core.contract import Event, Outcome, State
from chiefdoms.core.match import Match, Ply


def describe_match(request: Request, match: Match, events: list[Event] | None = None) -> Answer:
    """Everything the page needs to show a match to one seat."""
    viewer = viewer_of(request, match)
    prompt = match.prompt
    return {
        "game": match.game,
        "ply": match.ply,
        "plies": match.plies,
        "seat": match.seat,
        "viewer": viewer,
        "prompt": {"key": prompt.key, "values": dict(prompt.values)},
        "moves": match.moves() if viewer == match.seat else [],  # they show what a hidden hand can pay
        "view": match.view(viewer),
        "scores": match.state.seen_scores(viewer),
        "outcome": describe_outcome(match.outcome()),
        "events": visible(events or [], viewer),
        "record": match.record(),
    }


def describe_outcome(outcome: Outcome | None) -> Answer | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "reason": outcome.reason, "details": dict(outcome.details)}


def describe_ply(before: State[Any], ply: Ply, viewer: int | None) -> Answer:
    """One entry of the log."""
    seat = before.seat
    assert seat is not None
    gain = ply.after.gain(before, seat, viewer)
    return {"seat": seat, "move": ply.move, "events": visible(ply.events, viewer), "gain": gain}


def visible(events: list[Event], viewer: int | None) -> list[Event]:
    """The events without those that only another seat may see."""
    return [event for event in events if event.get("to", viewer) == viewer]
