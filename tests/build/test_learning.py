"""Rule books and lessons are complete, contain only the engine's numbers, and can be played to their ends."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chiefdoms import IllegalMove, Match, games
from tools.build.content.learning import BadMaterial, fact, number, of_box, open_position, resolve_book, resolve_lesson
from tools.paths import ROOT, WEB
from tools.setup import node

Json = dict[str, Any]
TAUGHT = sorted(path.parents[1].name for path in (WEB / "games").glob("*/learn/rule-book.json"))

# The groups of a game's texts of which every entry must be explained somewhere in its rule book.
GROUPS = (
    *("line", "event", "rule", "move", "prompt", "outcome", "option"),
    *(
        "card",
        "rank",
        "djinn",
        "building",
        "ability",
        "permanent",
        "tribe",
        "kind",
        "icon",
        "track",
        "section",
        "job",
        "thing",
    ),
)


def read(game: str, path: str) -> Json:
    found = json.loads((WEB / "games" / game / path).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def book_of(game: str) -> Json:
    return read(game, "learn/rule-book.json")


def lessons_of(game: str) -> Json:
    return read(game, "learn/lessons.json")


def words_of(game: str) -> Json:
    return read(game, "learn/words/en.json")


def texts(words: Json, prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in words.items():
        if isinstance(value, str):
            yield prefix + key, value
        else:
            yield from texts(value, f"{prefix}{key}.")


def ask_node(given: object, *arguments: str | Path) -> Json:
    """What a script prints in Node.js as JSON, given something as JSON."""
    done = subprocess.run(
        [node.node(), *arguments],
        cwd=ROOT,
        input=json.dumps(given),
        env=node.node_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def named_by(game: str) -> set[str]:
    return {name for section in book_of(game)["sections"] for name in section.get("about", [])}


def wildcards(game: str) -> set[str]:
    """The groups that a gallery shows as a whole."""
    sections = [section for section in book_of(game)["sections"] if any("gallery" in part for part in section["parts"])]
    names = {name for section in sections for name in section.get("about", []) if name.endswith(":*")}
    return {name.removesuffix(":*") for name in names}


def used_keys(game: str) -> Iterator[str]:
    """The keys of the words that a book and its lessons use."""
    for section in book_of(game)["sections"]:
        yield f"book.{section['id']}.title"
        for part in section["parts"]:
            example = part.get("example", {})
            for key in (part.get("text"), example.get("caption"), *part.get("list", [])):
                if key:
                    yield f"book.{section['id']}.{key}"
    for box, lesson in lessons_of(game).items():
        yield f"lesson.{box}.coach"
        yield from (f"lesson.{box}.{step['id']}" for step in lesson["steps"])


@pytest.mark.parametrize("game", TAUGHT)
def test_every_option_line_move_event_and_refusal_has_a_section(game: str) -> None:
    words = read(game, "words/en.json")
    shown = wildcards(game)
    listed = {f"{group}:{key}" for group in GROUPS if group not in shown for key in words.get(group, {})}
    wanted = {name.removesuffix("-typed") for name in listed}  # asked in the terminal as "build-typed", it is the same
    wanted |= {f"option:{option.key}" for option in games[game].info.options if option.offered}
    assert sorted(wanted - named_by(game)) == []
    known = {f"{group}:{key}" for group in GROUPS for key in words.get(group, {})} | set(met_in_play(game))
    known |= book_of(game)["explain"].keys()
    named = {name for name in named_by(game) if not name.endswith("*")}
    assert sorted(named - known) == []


def last(key: str) -> str:
    """The part of a key after the game: "must-draw" of "chiefdom.must-draw"."""
    return key.rpartition(".")[2]


def met_in_play(game: str) -> Iterator[str]:
    """The lines, prompts and refusals of random games; moves from other positions are tried as well."""
    info, random = games[game].info, Random(13)
    tried: set[str] = set()
    choices = [{}, *({option.key: choice} for option in info.options for choice in option.choices)]
    for at, options in enumerate(choices):
        match = Match.new(game, info.seats[at % len(info.seats)], f"met-{at}", options)
        yield from (f"line:{line.key}" for line in match.scores()[0].lines)
        while not match.over:
            yield f"prompt:{last(match.state.prompt().key)}"
            moves = match.moves()
            tried.update(moves[:3])
            yield from refusals(match, random.sample(sorted(tried), min(4, len(tried))))
            match.play(random.choice(moves))


def refusals(match: Match, moves: list[str]) -> Iterator[str]:
    for move in moves:
        if move in match.legal():
            continue
        with pytest.raises(IllegalMove) as refused:
            match.fork().play(move)
        yield f"rule:{last(refused.value.code)}"


@pytest.mark.parametrize("game", TAUGHT)
def test_everything_the_engine_names_during_play_has_a_section(game: str) -> None:
    whole = tuple(name.removesuffix("*") for name in named_by(game) if name.endswith("*"))
    missing = {name for name in set(met_in_play(game)) - named_by(game) if not name.startswith(whole)}
    assert sorted(missing) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_diagram_shows_the_numbers_in_its_caption(game: str) -> None:
    """The numbers in a caption are those of the score cards shown with it, before or after its first try."""
    source = book_of(game)
    checked = 0
    for box in source["boxes"]:
        resolved = resolve_book(game, source, box)["sections"]
        written = list(of_box(source["sections"], box))
        for section, text in zip(resolved, written, strict=True):
            for part, spec in zip(section["parts"], of_box(text["parts"], box), strict=True):
                if "example" in part:
                    checked += check_caption(part["example"], spec["example"])
    assert checked > 0


def check_caption(example: Json, spec: Json) -> int:
    """How many numbers of a caption are on a score card."""
    checked = 0
    for gap, source in spec.get("values", {}).items():
        kind, *where = source.removeprefix("then:").split(":")
        if kind not in ("total", "line", "count"):
            continue
        drawn = example["runs"][0] if source.startswith("then:") else example
        card = drawn["answer"]["scores"][int(where[0])]
        lines = {line["key"]: line for line in card["lines"]}
        shown = card["total"] if kind == "total" else lines[where[1]]["points" if kind == "line" else "count"]
        assert example["values"][gap] == shown, (spec, gap)
        checked += 1
    return checked


@pytest.mark.parametrize("game", TAUGHT)
def test_a_try_changes_the_score_by_the_move_it_is_named_after(game: str) -> None:
    """The moves before it change nothing that is shown; those that do belong to the position of the example."""
    source = book_of(game)
    for box in source["boxes"]:
        for section in resolve_book(game, source, box)["sections"]:
            for example in (part["example"] for part in section["parts"] if "example" in part):
                before = [run["last"]["scores"][example["shown"]] for run in example["runs"]]
                assert all(card == example["answer"]["scores"][example["shown"]] for card in before), section["id"]


@pytest.mark.parametrize("game", TAUGHT)
def test_all_texts_exist_and_are_used(game: str) -> None:
    used = set(used_keys(game))
    there = {key for key, _ in texts({name: words_of(game)[name] for name in ("book", "lesson")})}
    plurals = {key.rpartition(".")[0] for key in there if key.rpartition(".")[2] in ("one", "other", "zero")}
    there = {key for key in there if key.rpartition(".")[0] not in plurals} | plurals
    assert sorted(used - there) == []
    assert sorted(there - used) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_no_number_is_hard_coded(game: str) -> None:
    """Every number comes from the engine, through a placeholder; names of squares and dice do not count."""
    written = {
        key: text
        for key, text in texts({name: words_of(game)[name] for name in ("book", "lesson")})
        if re.search(r"(?<![A-Za-z])\d+(?![A-Za-z])", re.sub(r"\{[\w-]+\}|\b[A-K]\d{1,2}\b|\b\d-\d\b", "", text))
    }
    assert written == {}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_book_has_its_numbers_and_positions(game: str) -> None:
    source = book_of(game)
    for box in source["boxes"]:
        book = resolve_book(game, source, box)
        for section in book["sections"]:
            for part in section["parts"]:
                check_gaps(game, section["id"], part)


def check_gaps(game: str, section: str, part: Json) -> None:
    """Every placeholder of a sentence has a value."""
    words = dict(texts(words_of(game)))
    example = part.get("example", {})
    keys = [key for key in (part.get("text"), example.get("caption"), *part.get("list", [])) if key]
    values = {**part.get("values", {}), **example.get("values", {})}
    gaps: set[str] = set()
    for key in keys:
        name = f"book.{section}.{key}"
        for text in [words[found] for found in (name, f"{name}.one", f"{name}.other") if found in words]:
            gaps |= set(re.findall(r"\{([\w-]+)\}", text))
    assert gaps <= values.keys(), (section, keys)
    assert values.keys() - gaps <= {"count"}, (section, keys)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_explanation_has_a_title_a_sentence_and_its_numbers(game: str) -> None:
    """A title is a word, a plural or a name; a sentence stands with the rule book or is the game's own."""
    words = dict(texts(read(game, "words/en.json")))
    sentences = {**words, **{key.removeprefix("explain."): text for key, text in texts(words_of(game))}}
    for name, entry in book_of(game).get("explain", {}).items():
        title = name.replace(":", ".")
        line_of = name.removeprefix("line:").replace("-", ".")  # a line may have the name of something else: of a card
        assert {title, f"{title}.other", f"{title}.name", line_of} & words.keys(), name
        gaps = set(re.findall(r"\{([\w-]+)\}", sentences[entry["text"]]))
        assert gaps == entry.get("values", {}).keys(), name


@pytest.mark.parametrize("game", TAUGHT)
def test_every_explanation_leads_to_a_section(game: str) -> None:
    whole = tuple(name.removesuffix("*") for name in named_by(game) if name.endswith("*"))
    missing = book_of(game)["explain"].keys() - named_by(game)
    assert sorted(name for name in missing if not name.startswith(whole)) == []


def lesson_names() -> list[tuple[str, str]]:
    return [(game, box) for game in TAUGHT for box in lessons_of(game)]


@pytest.mark.parametrize(("game", "box"), lesson_names())
def test_a_lesson_can_be_played_to_its_end(game: str, box: str) -> None:
    lesson = resolve_lesson(game, lessons_of(game), box)
    assert 8 <= len(lesson["steps"]) <= 15
    match: Match | None = None
    for at, step in enumerate(lesson["steps"]):
        if match is None or "position" in step or "seats" in step:
            match = open_position(game, step, lesson.get("options", {}))
        match.play_all(step.get("auto", []))
        check_step(game, box, match, step)
        if step.get("play"):
            match.play_all(step["play"][0].split())
        if step.get("free") or len(step.get("play", [])) > 1:
            following = lesson["steps"][at + 1 : at + 2]
            assert all("position" in after for after in following), f"{step['id']} may end in several positions"


def check_step(game: str, box: str, match: Match, step: Json) -> None:
    """The moves of a step are legal, and every other legal move has an answer."""
    text = dict(texts(words_of(game)))[f"lesson.{box}.{step['id']}"]
    assert set(re.findall(r"\{([\w-]+)\}", text)) == step["values"].keys(), step["id"]
    for run in step.get("play", []):
        match.fork().play_all(run.split())
    for move in match.moves():
        other = match.fork()
        assert isinstance(match.state.preview(match.legal()[move])["total"], int)
        other.play(move)
    with pytest.raises(ValueError):
        match.fork().play("no-such-move")


@pytest.mark.parametrize(("game", "box"), lesson_names())
def test_the_game_with_a_coach_is_short(game: str, box: str) -> None:
    lesson = lessons_of(game)[box]
    match = open_position(game, lesson["coach"], lesson.get("options", {}))
    assert match.seats == len(lesson["coach"]["players"])
    whole = Match.new(game, match.seats, "length", lesson.get("options", {}))
    assert 0 < rest(match) < rest(whole) / 2


def rest(match: Match) -> int:
    """How many decisions are left if everybody plays the first legal move."""
    played = match.fork()
    while not played.over:
        played.play(played.moves()[0])
    return played.ply


def test_numbers_come_from_their_sources() -> None:
    facts = {"house": {"logs": 5}, "lines": [{"key": "lake", "points": 2}], "shapes": {"1": [3, 4]}}
    assert fact(facts, "house.logs") == 5
    assert fact(facts, "lines.lake.points") == 2
    assert fact(facts, "shapes.1.0") == 3
    with pytest.raises(BadMaterial):
        fact(facts, "house.fish")
    with pytest.raises(BadMaterial):
        number("total:0", None, None, facts)


@pytest.mark.parametrize("game", TAUGHT)
def test_there_is_advice_for_every_decision(game: str) -> None:
    random, asked = Random(13), set()
    match = Match.new(game, games[game].info.seats[-1], "advice")
    while not match.over:
        asked.add(match.state.prompt().key.rpartition(".")[2])
        match.play(random.choice(match.moves()))
    assert sorted(asked - words_of(game)["now"].keys()) == []
