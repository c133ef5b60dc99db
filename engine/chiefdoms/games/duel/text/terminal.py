"""What the terminal needs beyond the shared words: which words a prompt or an event has, and the diagram's colours."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Event, Prompt, View
from chiefdoms.games.duel.sheet import ICONS

COLOURS = {
    "1": "bold blue",
    "2": "bold magenta",
    "3": "bold green",
    "4": "bold yellow",
    "5": "bold cyan",
    "6": "bold red",
    "^": "bold white",
    "x": "white",
    ".": "dim",
}


def prompt_words(prompt: Prompt, view: View) -> tuple[str, dict[str, Any]]:
    """The key and the values of the prompt: a pair has other words in the first round and in an extra turn, and so has
    a split on the last square.
    """
    key, values = prompt.key.rpartition(".")[2], dict(prompt.values)
    if key == "draw":
        values = {"icons": [f"in-text.{icon}" for icon in values["icons"]], "again": values["again"]}
        if values["again"]:
            key = "draw-again"
        elif view["round"] == 1:
            key = _opening(view)
    elif key == "split" and values.get("icons"):
        return "prompt.split-either", {"icons": [f"in-text.{icon}" for icon in values["icons"]]}
    elif key == "split" and values.get("second"):
        key = "split-second"
    if isinstance(values.get("icon"), str):
        values["icon"] = f"in-text.{values['icon']}"
    return f"prompt.{key}", values


def _opening(view: View) -> str:
    """The words for a pair of the first round."""
    if not view["opening"]:
        return "draw-first"
    return "draw-apart" if view["options"]["opening"] == "apart" else "draw-second"


def event_words(event: Event) -> tuple[str, dict[str, Any]] | None:
    """The key below `event` and the values for its placeholders; None if other events say the same."""
    kind = event["kind"]
    if kind == "turn" or (kind == "points" and not event["count"]):
        return None
    values: dict[str, Any] = {**event}
    if "dice" in event:
        values["dice"] = [f"in-text.{ICONS[die - 1]}" for die in event["dice"]]
    if kind == "take":
        values["icon"] = f"in-text.{ICONS[event['die'] - 1]}"
    elif kind == "draw":
        if event["how"] == "cross":
            return "cross", {"square": event["squares"][0]}
        values["icons"] = [f"{icon} on {square}" for icon, square in zip(event["icons"], event["squares"], strict=True)]
    elif kind == "mark":
        values["to"] = event["reached"]
    elif kind == "reach":
        return f"reach-{event['ability']}", values
    elif kind == "mountains":
        values["count"] = len(event["squares"])
    if kind in ("permanent", "gain"):
        values["ability"] = f"permanent.{event['ability']}"
    return kind, values
