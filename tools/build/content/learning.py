"""Each game's rule book and lessons, with all numbers and pictures from the engine.

    web/games/<game>/learn/rule-book.json    sections of parts (see web/js/learn/material.js for the format)
    web/games/<game>/learn/lessons.json      the guided first game of each box

The files contain positions and name the source of each placeholder's number; they contain no numbers. This module asks
the engine and writes the answers into the site, so that a rule book can be read before Python runs. The table needs
only the index of a book (``<box>.index.json``), which is much smaller than the book (``<box>.book.json``).
In an example, ``try`` lists sequences of moves, each named after its last move; those of ``finish`` follow each one.

| source | number |
|---|---|
| `fact:house.logs` | what is printed (`printed`); in a list, the entry of that `key`, `id`, `number`, … |
| `view:dice.0` | a value of the position's view, by the same kind of path |
| `total:0` | the total of a seat in the example's position |
| `line:0:lake`, `count:0:lake` | the points, or the count, of a line of a seat's score card |
| `gain:MOVE`, `gain:MOVE:lake` | what a move would change, in total or on one line |
| `then:total:0`, `then:line:0:lake` | the same after the example's first sequence of moves |
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from chiefdoms import Match, games
from chiefdoms.bridge.answers import describe_match
from chiefdoms.core.score import ScoreCard

Json = dict[str, Any]
ENTRY_NAMES = ("key", "id", "number", "sum", "face", "building")
BOOK, LESSONS = "rule-book.json", "lessons.json"


class BadMaterial(ValueError):
    """A file asks for something that the engine does not have."""


def fact(facts: object, path: str) -> object:
    """The value at a path of the printed facts."""
    for part in path.split("."):
        if isinstance(facts, list):
            named = [entry for entry in facts if isinstance(entry, dict) and part in _names(entry)]
            facts = named[0] if named else facts[int(part)] if part.isdigit() and int(part) < len(facts) else None
        else:
            facts = facts.get(part) if isinstance(facts, dict) else None
        if facts is None:
            raise BadMaterial(f"no fact {path}")
    return facts


def _names(entry: Json) -> set[str]:
    return {str(entry[name]) for name in ENTRY_NAMES if name in entry}


def open_position(game: str, spec: Mapping[str, Any], options: Mapping[str, str]) -> Match:
    """The match that an example or a step of a lesson starts from."""
    chosen = {**options, **spec.get("options", {})}
    seed = spec.get("seed", "position")
    if "position" in spec:
        match = Match.position(game, "\n".join(spec["position"]), chosen, seed)
    else:
        match = Match.new(game, spec["seats"], seed, chosen)
    match.play_all(spec.get("moves", []))
    return match


def number(source: str, match: Match | None, then: Match | None, facts: Json) -> object:
    """The number from a source."""
    kind, _, rest = source.partition(":")
    if kind == "fact":
        return fact(facts, rest)
    if kind == "then":
        return number(rest, then, None, facts)
    if match is None:
        raise BadMaterial(f"{source} without a position")
    if kind == "view":
        return fact(match.view(match.seat), rest)
    if kind == "gain":
        move, _, line = rest.partition(":")
        return _gain(match, move, line)
    seat, _, line = rest.partition(":")
    card = match.scores()[int(seat)]
    if kind == "total":
        return card.total
    return _line(card, line, kind)


def _line(card: ScoreCard, key: str, kind: str) -> int:
    found = [line for line in card.lines if line.key == key]
    if not found or kind not in ("line", "count"):
        raise BadMaterial(f"no {kind} {key}")
    return found[0].points if kind == "line" else found[0].count


def _gain(match: Match, move: str, line: str) -> int:
    legal = match.legal()
    if move not in legal:
        raise BadMaterial(f"{move} is not legal here: {list(legal)[:20]}")
    change = match.state.preview(legal[move])
    if not line:
        return int(change["total"])
    return next((int(entry["points"]) for entry in change["lines"] if entry["key"] == line), 0)


def resolve_values(values: Mapping[str, str], match: Match | None, then: Match | None, facts: Json) -> Json:
    return {gap: number(source, match, then, facts) for gap, source in values.items()}


def answer_for(match: Match, seat: int | None = None) -> Json:
    """A position as the page receives it; without a seat, as seen by the seat that decides."""
    return describe_match({} if seat is None else {"seat": seat}, match)


def resolve_example(game: str, spec: Json, options: Mapping[str, str], facts: Json) -> Json:
    match = open_position(game, spec, options)
    runs = []
    then: Match | None = None
    for moves in spec.get("try", []):
        before = match.fork()
        before.play_all(moves[:-1])
        after = before.fork()
        after.play_all([moves[-1], *spec.get("finish", [])])
        then = then or after
        runs.append({"moves": moves, "last": answer_for(before), "answer": answer_for(after, match.seat)})
    return {
        "answer": answer_for(match),
        "shown": spec.get("shown", match.seat or 0),
        "light": spec.get("light", []),
        "caption": spec.get("caption"),
        "values": resolve_values(spec.get("values", {}), match, then, facts),
        "runs": runs,
    }


def resolve_part(game: str, part: Json, options: Mapping[str, str], facts: Json) -> Json:
    if "example" in part:
        return {"example": resolve_example(game, part["example"], options, facts)}
    found = {key: value for key, value in part.items() if key != "boxes"}
    if "values" in part:
        found["values"] = resolve_values(part["values"], None, None, facts)
    return found


def resolve_book(game: str, source: Json, box: str) -> Json:
    """The rule book of one box, ready to be shown."""
    options = source["boxes"][box]
    facts = games[game].printed(games[game].info.complete(options))
    sections = [
        {
            "id": section["id"],
            "about": section.get("about", []),
            "parts": [resolve_part(game, part, options, facts) for part in of_box(section["parts"], box)],
        }
        for section in of_box(source["sections"], box)
    ]
    explain = {
        name: {"text": entry["text"], "values": resolve_values(entry.get("values", {}), None, None, facts)}
        for name, entry in source.get("explain", {}).items()
        if box in entry.get("boxes", [box])
    }
    return {"box": box, "facts": facts, "sections": sections, "explain": explain}


def index_of(book: Json) -> Json:
    """What the table needs from a book: the explanations, and which section explains what."""
    sections = [{"id": section["id"], "about": section["about"]} for section in book["sections"]]
    return {**book, "sections": sections}


def of_box(parts: list[Json], box: str) -> Iterator[Json]:
    """The sections or parts for a box; those that name no boxes are for all."""
    return (part for part in parts if box in part.get("boxes", [box]))


def resolve_lesson(game: str, source: Json, box: str) -> Json:
    """The lesson of one box, with the numbers for its sentences."""
    lesson = source[box]
    options = lesson.get("options", {})
    facts = games[game].printed(games[game].info.complete(options))
    match: Match | None = None
    steps = []
    for step in lesson["steps"]:
        if match is None or "position" in step or "seats" in step:
            match = open_position(game, step, options)
        match.play_all(step.get("auto", []))
        steps.append({**step, "values": resolve_values(step.get("values", {}), match, None, facts)})
        if step.get("play"):
            match.play_all(step["play"][0].split())
    return {**lesson, "steps": steps}


def write_all(web_games: Path, site_games: Path) -> None:
    """Write the books and lessons of every game that has them."""
    for folder in sorted(path.parent for path in web_games.glob(f"*/learn/{BOOK}")):
        game = folder.parent.name
        out = site_games / game / "learn"
        book = json.loads((folder / BOOK).read_text(encoding="utf-8"))
        for box in book["boxes"]:
            resolved = resolve_book(game, book, box)
            _write(out / f"{box}.book.json", {"sections": resolved["sections"]})
            _write(out / f"{box}.index.json", index_of(resolved))
        (out / BOOK).unlink(missing_ok=True)
        if (folder / LESSONS).is_file():
            lessons = json.loads((folder / LESSONS).read_text(encoding="utf-8"))
            for box in lessons:
                _write(out / f"{box}.lesson.json", resolve_lesson(game, lessons, box))
            (out / LESSONS).unlink(missing_ok=True)


def _write(path: Path, content: Json) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]), Path(sys.argv[2]))
