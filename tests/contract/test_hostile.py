"""Untrusted records, links, diagrams, options and messages: whatever they contain, the result is a clear error."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from chiefdoms import BadDiagram, BadOptions, BadRecord, Match, UnknownGame, bridge, games
from chiefdoms.core.errors import ChiefdomsError
from tests.contract.variants import Variant, play_randomly, times

each_game = pytest.mark.parametrize("game", list(games))
JUNK: list[Any] = [None, True, -1, 0, 1e9, "", "x", "<b>", [], {}, [[]], {"a": {}}, "9" * 3000]


def finished(game: str) -> Match:
    return play_randomly(Variant(game, games[game].info.seats[0]).match("hostile"), 1)


@each_game
def test_mutated_records_are_refused_or_replay(game: str) -> None:
    record = finished(game).record()
    random = Random(1)
    refused = 0
    for _ in times(150):
        mutant = json.loads(json.dumps(record))
        key = random.choice(list(mutant))
        if key == "moves" and random.random() < 0.7:
            place = random.randrange(len(mutant["moves"]))
            mutant["moves"][place] = random.choice([*JUNK, *mutant["moves"]])
        elif key == "options" and random.random() < 0.7:
            mutant["options"][random.choice(["edition", "x", *mutant["options"]])] = random.choice(JUNK)
        else:
            mutant[key] = random.choice(JUNK)
        try:
            again = Match.replay(mutant)
        except (BadRecord, UnknownGame):
            refused += 1
        else:
            assert again.record()["moves"] == mutant["moves"]
    assert refused


@each_game
def test_every_junk_record_is_refused(game: str) -> None:
    for junk in JUNK:
        with pytest.raises(BadRecord):
            Match.replay(junk)
    record = finished(game).record()
    with pytest.raises(BadRecord, match="from-the-future"):
        Match.replay({**record, "format": 2})
    with pytest.raises(BadRecord, match="from-the-future"):
        Match.replay({**record, "rules": 999})
    with pytest.raises(UnknownGame):
        Match.replay({**record, "game": "chess"})
    with pytest.raises(BadRecord, match="too-many-moves"):
        Match.replay({**record, "moves": ["x"] * 1_000_000})


@each_game
def test_mutated_links_are_refused(game: str) -> None:
    link = finished(game).link()
    random = Random(2)
    for _ in times(300):
        place = random.randrange(len(link))
        mutant = random.choice(
            [
                link[:place],
                link[:place] + random.choice("Aa0_-é %<") + link[place + 1 :],
                link[:place] + link[place + 1 :],
                link + random.choice("Aa0_-="),
                link[::-1],
            ]
        )
        if mutant == link:
            continue
        with pytest.raises((BadRecord, UnknownGame)):
            Match.from_link(mutant)


def test_junk_links_are_refused() -> None:
    for junk in [*JUNK, "1", "2abc", "1" + "A" * 19_999, "1" + "A" * 1_000_000]:
        with pytest.raises(BadRecord):
            Match.from_link(junk)


@each_game
def test_mutated_diagrams_are_refused_or_read(game: str) -> None:
    random = Random(3)
    info = games[game].info
    match = play_randomly(Variant(game, info.seats[-1]).match("diagrams"), 3, plies=30)
    text = match.diagram()
    for _ in times(200):
        place = random.randrange(len(text))
        mutant = random.choice(
            [
                text[:place] + random.choice("#.~WHJ239 \nx-:é\x00") + text[place + 1 :],
                text[:place] + text[place + 1 :],
                text[:place],
                text[place:],
                text[:place] + text[:place],
            ]
        )
        try:
            again = Match.position(game, mutant, match.options)
        except BadDiagram:
            continue
        except BadRecord:
            pytest.fail("a bad diagram is BadDiagram")
        assert Match.position(game, again.diagram(), match.options).diagram() == again.diagram()


@each_game
def test_junk_diagrams_are_refused(game: str) -> None:
    for text in ["", " ", "x", "\n" * 100, "é" * 100, "9" * 5000]:
        with pytest.raises(BadDiagram):
            Match.position(game, text)


@each_game
def test_bad_options_are_refused(game: str) -> None:
    info = games[game].info
    with pytest.raises(BadOptions):
        Match.new(game, seats=info.seats[-1] + 1)
    with pytest.raises(BadOptions):
        Match.new(game, seats=0)
    with pytest.raises(BadOptions):
        Match.new(game, options={"no such option": "x"})
    for option in info.options:
        for junk in JUNK:
            with pytest.raises(BadOptions):
                Match.new(game, options={option.key: f"!{junk}"})
    for seed in ("", "x" * 65, "a\nb", "\x00"):
        with pytest.raises(BadOptions):
            Match.new(game, seed=seed)


def test_an_unknown_game_is_refused() -> None:
    for name in ["chess", "", "CHIEFDOM"]:
        with pytest.raises(UnknownGame):
            Match.new(name)


def test_all_errors_are_value_errors() -> None:
    assert issubclass(ChiefdomsError, ValueError)


@each_game
def test_the_bridge_answers_every_request(game: str) -> None:
    random = Random(4)
    asked = json.loads(bridge.handle(json.dumps({"op": "new", "id": "fuzz", "game": game, "seed": "fuzz"})))
    keys = ["op", "id", "game", "seats", "seed", "options", "ply", "move", "record", "link", "text", "seat"]
    keys += ["moves", "people", "round", "from_round", "from", "to", "at", "question", "count", "now", "seconds"]
    values = [*JUNK, *bridge.OPERATIONS, "fuzz", game, asked["moves"][0], asked["record"], asked["ply"]]
    for _ in times(400):
        request = {key: random.choice(values) for key in random.sample(keys, random.randrange(1, 6))}
        request.setdefault("op", random.choice(list(bridge.OPERATIONS)))
        answer = json.loads(bridge.handle(json.dumps(request)))
        error = answer.get("error", {"code": ""})
        assert error["code"] != "engine-error", (request, error)
    for text in ["", "{", "null", "[]", '"x"', "{}"]:
        assert "error" in json.loads(bridge.handle(text))
