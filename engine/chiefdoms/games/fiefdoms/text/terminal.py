"""What the terminal needs beyond the shared words: which words a prompt or an event has, and the diagram's colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chiefdoms.core.contract import Event, Prompt, View

COLOURS = {
    "C": "bold red",
    "F": "bold yellow",
    "Q": "bold white",
    "W": "bold cyan",
    "M": "bold magenta",
    "S": "bold blue",
    "T": "bold green",
    "U": "bold green",
    "A": "bold green",
    "G": "bold green",
    "#": "red",
    ".": "dim",
    "0": "dim",
}
COLUMNS = "12345"
COUNTS = {"population": "pips", "no-room": "population", "relief": "workers", "settled": "points"}


def label(diagram: str) -> str:
    """The diagram with the numbers of rows and columns, and a gap before each fief."""
    written: list[str] = []
    row = 0
    for line in diagram.rstrip("\n").splitlines():
        if line.startswith("seat "):
            row = 0
            written += ["", line, "   " + "".join(f"{column:<6}" for column in COLUMNS).rstrip()]
        elif written and not line[:1].islower():
            row += line[:1] != " "
            written.append(f"   {line}" if line[:1] == " " else f"{row}  {line}")
        else:
            written.append(line)
    return "\n".join(written).lstrip("\n") + "\n"


def prompt_words(prompt: Prompt, view: View) -> tuple[str, dict[str, Any]]:
    """The key and the values of the prompt."""
    values = {**_with_plot(prompt.values), "count": prompt.values.get("population")}
    if prompt.key == "fiefdoms.pestilence":
        struck = view["fiefs"][view["seat"]]["struck"]
        values["sections"] = list(dict.fromkeys(f"section.{one['section']}" for one in struck))
    if prompt.key == "fiefdoms.forfeit" and "building" in prompt.values:
        return "prompt.forfeit-chosen", values
    return f"prompt.{prompt.key.rpartition('.')[2]}", values


def event_words(event: Event) -> tuple[str, dict[str, Any]] | None:
    """The key below `event` and the values for its placeholders; None if the build that follows says the same."""
    kind = event["kind"]
    if kind == "option":
        return None
    values = _with_plot(event)
    if kind in COUNTS:
        values["count"] = event[COUNTS[kind]]
    if kind == "sections":
        values["sections"] = _sections(event["numbers"])
    elif kind == "roll":
        values["dice"] = [die["face"] for die in event["dice"]]
    elif kind == "pestilence":
        values["sums"] = " or ".join(map(str, event["sums"]))
    elif kind == "population":
        row, column = map(int, event["square"][1:])
        values |= {"one": f"{row}-{column}", "two": f"{row + 1}-{column + 1}"}
    elif kind in ("split", "forfeit"):
        values["pairs"] = [" + ".join(pair) for pair in event.get("pairs", ())]
        return f"{kind}-{event['why']}", {key: value for key, value in values.items() if key != "dice"}
    elif kind == "worker-change":
        return "worker-on" if event["active"] else "worker-off", values
    elif kind == "settled" and not event["optimal"]:
        return "settled-own", values
    return kind, values


def _with_plot(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values with row and column of their plot, which the words name."""
    plot = values.get("plot")
    return {**values, "row": plot[0], "column": plot[1]} if isinstance(plot, str) else dict(values)


def _sections(numbers: Mapping[str, list[int]]) -> list[str]:
    regions = {section: pair for section, pair in numbers.items() if section != "centre"}
    return [f"{section.capitalize()} {'–'.join(map(str, pair))}" for section, pair in regions.items()]
