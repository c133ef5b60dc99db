"""What the terminal needs beyond the shared words: which words a prompt or an event has, and the diagram's colours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from chiefdoms.core.contract import Event, Prompt, View

COLOURS = {
    "Y": "bold yellow",
    "W": "bold white",
    "G": "bold green",
    "B": "bold blue",
    "R": "bold red",
    "O": "green",
    "V": "cyan",
    "S": "magenta",
    "L": "magenta",
    "P": "yellow",
    "t": "green",
    "p": "cyan",
    "@": "bold magenta",
}
SILENT = ("drop", "spend", "end", "pick-up", "round", "keep")  # other events say the same
COUNTS = {"claim": "left", "builders": "gold", "gain-djinn": "points", "earn": "amount", "sell": "gold"}


def conceal(diagram: str, seat: int | None, options: Mapping[str, str]) -> str:
    """A diagram without what a seat may not see: gold and cards of the others, and what lies in the pile."""
    if options["open_hands"] == "on":
        return diagram
    return "\n".join(_conceal_line(line, seat) for line in diagram.splitlines()) + "\n"


def _conceal_line(line: str, seat: int | None) -> str:
    if line.startswith("pile:"):
        return "pile: ?"
    if not line.startswith("player ") or (seat is not None and line.startswith(f"player {seat + 1}:")):
        return line
    return re.sub(r"gold \d+, earned \d+", "gold ?", re.sub(r"(cards|unseen) [^,]+", r"\1 ?", line))


def prompt_words(prompt: Prompt, view: View) -> tuple[str, dict[str, Any]]:
    """The key and the values of the prompt: the tribe or the tile says more than the phase."""
    key = prompt.key.rpartition(".")[2]
    detail = {"tribe": prompt.values.get("colour"), "tile": prompt.values.get("kind")}.get(key)
    return f"asked.{detail}" if detail else f"prompt.{key}", dict(prompt.values)


def event_words(event: Event) -> tuple[str, dict[str, Any]] | None:
    """The key below `event` and the values for its placeholders."""
    kind = event["kind"]
    if kind in SILENT or (kind == "earn" and event["why"] in ("builders", "sale")):
        return None
    values: dict[str, Any] = {**event}
    if kind in COUNTS:
        values["count"] = event[COUNTS[kind]]
    if kind in ("sow", "gain-meeples"):
        return f"{kind}.{event['colour']}", values
    if kind == "take":
        values["count"] = len(event["cards"])
    if kind == "last-round":
        return f"last-round-{event['why']}", values
    if kind == "bid":
        return "bid" if event["price"] == event["paid"] else "bid-less", values
    if kind == "kill":
        values["other"] = {"seat": event["from"]}
        return f"{'kill' if event['tile'] else 'kill-front'}.{event['colour']}", values
    if kind == "use":
        paid = {"counted.W": event["elders"], "counted.fakir": event["fakirs"]}
        values["payment"] = [(what, count) for what, count in paid.items() if count]
        return "use-tile" if event["tile"] else "use", values
    return kind, values | _things(event)


def _things(event: Event) -> dict[str, Any]:
    """Cards, Djinns and meeples by the keys of their words."""
    kind = event["kind"]
    if kind == "clean-up":
        cards = [f"card.{card}.one" for card in event["cards"]] + [f"djinn.{djinn}.name" for djinn in event["djinns"]]
        return {"cards": cards or None}
    if kind == "earn":
        return {"djinn": f"djinn.{event['why']}.name"}
    if kind == "summon":
        return {"meeples": [(f"counted.{colour}", count) for colour, count in event["meeples"].items()]}
    if kind == "looked":
        return {"djinns": [f"djinn.{djinn}.name" for djinn in event["djinns"]]}
    return {name: [f"card.{card}.one" for card in event[name]] for name in ("cards", "goods") if name in event}
