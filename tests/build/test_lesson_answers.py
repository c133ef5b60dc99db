"""Whatever is tried in a lesson has an answer in every language, and whatever lies on its boards explains itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from chiefdoms import IllegalMove, Match
from chiefdoms.bridge.answers import describe_match
from tests.build.test_learning import TAUGHT, ask_node, book_of, last, lesson_names, lessons_of, named_by, read
from tools.build.content.games import write_test_hook
from tools.build.content.learning import open_position, resolve_lesson

Json = dict[str, Any]
IN_WORDS = Path(__file__).with_name("in_words.mjs")
MOST_TRIED = 40  # moves of other steps that are tried in each
WHOLE_SENTENCE = re.compile(r"[^{}<>]+")


def matches(game: str, box: str) -> Iterator[tuple[Json, Match]]:
    """The position of every step, where the person decides."""
    lesson = resolve_lesson(game, lessons_of(game), box)
    match: Match | None = None
    for step in lesson["steps"]:
        if match is None or "position" in step or "seats" in step:
            match = open_position(game, step, lesson.get("options", {}))
        match.play_all(step.get("auto", []))
        yield step, match.fork()
        if step.get("play"):
            match.play_all(step["play"][0].split())


def refusals(match: Match, tried: list[str]) -> Iterator[Json]:
    for move in tried:
        if move not in match.legal():
            with pytest.raises(IllegalMove) as refused:
                match.fork().play(move)
            yield {"code": refused.value.code, "values": refused.value.values}


@cache
def positions(game: str, box: str) -> list[Json]:
    met = list(matches(game, box))
    moves = sorted({move for _, match in met for move in match.moves()})
    tried = moves[:: len(moves) // MOST_TRIED + 1]
    return [
        {
            "step": step["id"],
            "game": game,
            "reads": not step.get("play"),
            "answer": describe_match({"seat": match.seat}, match),
            "previews": {text: match.state.preview(move) for text, move in match.legal().items()},
            "refusals": list(refusals(match, tried)) if step.get("play") else [],
        }
        for step, match in met
    ]


@cache
def said(game: str, box: str) -> dict[str, list[Json]]:
    """What the page says about each step, in each language."""
    return ask_node(positions(game, box), "--import", write_test_hook(), IN_WORDS)


@pytest.mark.parametrize(("game", "box"), lesson_names())
def test_a_lesson_says_what_any_other_legal_move_would_do(game: str, box: str) -> None:
    for language, steps in said(game, box).items():
        for step, words in zip(positions(game, box), steps, strict=True):
            assert list(words["moves"]) == step["answer"]["moves"]
            for move, text in words["moves"].items():
                assert WHOLE_SENTENCE.fullmatch(text), (language, step["step"], move, text)
                assert not re.search(r"\b(lesson|table)\.|undefined|NaN", text), (language, step["step"], move, text)
                assert language != "en" or ("marked move" in text) != step["reads"], (step["step"], text)


@pytest.mark.parametrize(("game", "box"), lesson_names())
def test_a_lesson_refuses_any_illegal_move_with_a_rule(game: str, box: str) -> None:
    rules = read(game, "words/en.json")["rule"].keys()
    codes = [refusal["code"] for step in positions(game, box) for refusal in step["refusals"]]
    assert codes
    assert {last(code) for code in codes} <= rules
    assert {f"rule:{last(code)}" for code in codes} <= named_by(game)  # "Why?" leads there
    for steps in said(game, box).values():
        texts = [text for words in steps for text in words["refusals"]]
        assert len(texts) == len(codes)
        assert all(WHOLE_SENTENCE.fullmatch(text) for text in texts)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_lies_on_a_board_explains_itself(game: str) -> None:
    explained = book_of(game)["explain"].keys()
    names: set[str] = set()
    for box in lessons_of(game):
        for words in (words for steps in said(game, box).values() for words in steps):
            for piece in words["pieces"]:
                names.add(piece["explain"])
                assert WHOLE_SENTENCE.fullmatch(piece["label"]), piece
                assert 0 < piece["x"] + piece["width"] / 2 < piece["on"][0], piece
                assert 0 < piece["y"] + piece["height"] / 2 < piece["on"][1], piece
    assert names
    assert names <= explained
