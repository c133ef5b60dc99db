"""What the terminal needs beyond the shared words: which words a prompt or an event has, and the diagram's colours."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Event, Prompt, View

COLOURS = {
    "~": "bold blue",
    "2": "green",
    "3": "bold green",
    "#": "white",
    "H": "bold red",
    "L": "bold yellow",
    "F": "bold cyan",
    "B": "bold magenta",
    "J": "bold white",
    "?": "bold white",
    ".": "dim",
}


def prompt_words(prompt: Prompt, _view: View) -> tuple[str, dict[str, Any]]:
    """The key and the values of the prompt."""
    if prompt.key == "chiefdom.place":
        return f"prompt.place-{prompt.values['icon']}", {"count": prompt.values["size"]}
    return f"prompt.{prompt.key.rpartition('.')[2]}", dict(prompt.values)


def event_words(event: Event) -> tuple[str, dict[str, Any]] | None:
    """The key below `event` and the values for its placeholders; None if the drawing that follows says the same."""
    kind = event["kind"]
    if kind == "use":
        return None
    if kind == "job":
        return f"job-{event['job']}", {"square": event["squares"][0]}
    if kind == "harvest":
        return f"harvest-{event['goods']}", {"count": event["amount"]}
    return kind, event
