"""The question "sow-by-hand": drops first, the result last."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from chiefdoms import IllegalMove, Match, bridge
from chiefdoms.core.errors import ChiefdomsError
from tests.games.five_tribes.table import lay, play, random_match, state


def ask(match: Match, start: str, *drops: str) -> dict[str, Any]:
    made = [{"tile": drop[:2], "colour": drop[2]} for drop in drops]
    return state(match).ask({"kind": "sow-by-hand", "start": start, "drops": made})


def following(answer: dict[str, Any]) -> list[str]:
    return [drop["tile"] + drop["colour"] for drop in answer["next"]]


def test_each_drop_leads_to_results_and_the_last_to_moves() -> None:
    match = lay("A1=S6:YRG B1=S6:- B3=S6:YW A2=S6:W C2=S6:G")
    first = ask(match, "A1")
    assert first["results"] == ["sow-A1-C2-G", "sow-A1-B3-Y"]
    assert first["hand"] == {"Y": 1, "G": 1, "R": 1}
    assert following(first) == ["B1Y", "B1G", "B1R", "A2Y", "A2G", "A2R"]
    second = ask(match, "A1", "A2R")
    assert following(second) == ["B2Y", "B2G", "A3G"]
    assert second["ways"] == {
        "sow-A1-C2-G": ["sow-A1-C2-G", "drop-A2-R"],
        "sow-A1-B3-Y": ["sow-A1-B3-Y", "drop-A2-R"],
    }
    third = ask(match, "A1", "A2R", "B2G")
    assert following(third) == ["B3Y"]
    assert third["moves"] == []
    last = ask(match, "A1", "A2R", "B2G", "B3Y")
    assert last["next"] == []
    assert last["moves"] == ["sow-A1-B3-Y", "drop-A2-R", "drop-B2-G"]
    play(match, *last["moves"])
    assert match.view(0)["activation"] is None or match.view(0)["activation"]["end"] == "B3"


def test_drops_that_lead_to_no_result_are_refused() -> None:
    match = lay("A1=S6:YRG B1=S6:- B3=S6:YW A2=S6:W")
    for drops in (["B1Y"], ["C1R"], ["A2R", "A1G"], ["A2R", "A2G"]):
        with pytest.raises(IllegalMove) as error:
            ask(match, "A1", *drops)
        assert error.value.rule == "five-tribes.result-lost"
    assert ask(match, "C3")["next"] == []


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"kind": "sow-by-hand"}, "five-tribes.no-such-tile"),
        ({"kind": "sow-by-hand", "start": "Z9"}, "five-tribes.no-such-tile"),
        ({"kind": "sow-by-hand", "start": 3}, "five-tribes.no-such-tile"),
        ({"kind": "sow-by-hand", "start": "A1", "drops": "B1R"}, "five-tribes.unreadable"),
        ({"kind": "sow-by-hand", "start": "A1", "drops": ["B1R"]}, "five-tribes.unreadable"),
        ({"kind": "sow-by-hand", "start": "A1", "drops": [{"tile": "B1", "colour": ""}]}, "five-tribes.unreadable"),
        ({"kind": "sow-by-hand", "start": "A1", "drops": [{"tile": None, "colour": "R"}]}, "five-tribes.no-such-tile"),
        (
            {"kind": "sow-by-hand", "start": "A1", "drops": [{"tile": "B1", "colour": "R"}] * 9},
            "five-tribes.unreadable",
        ),
        ({"kind": "weather"}, "unknown-question"),
        ({}, "unknown-question"),
    ],
)
def test_bad_questions_are_refused(question: dict[str, Any], code: str) -> None:
    match = lay("A1=S6:YRG B1=S6:- B3=S6:YW A2=S6:W")
    with pytest.raises(ChiefdomsError) as error:
        state(match).ask(question)
    assert error.value.code == code


def test_only_before_the_meeple_move() -> None:
    with pytest.raises(IllegalMove) as error:
        ask(Match.new("five-tribes", 2, "x"), "A1")
    assert error.value.rule == "five-tribes.not-now"


def test_any_sowing_by_hand_can_be_played() -> None:
    random = Random(1)
    for seed in range(12):
        match = random_match(2, seed, plies=30 + 10 * seed)
        while not match.over and match.view()["phase"] != "move":
            match.play(match.moves()[0])
        starts = [tile["name"] for tile in match.view()["tiles"] if tile["count"]]
        for start in random.sample(starts, min(4, len(starts))):
            drops: list[str] = []
            answer = ask(match, start)
            while answer["next"]:
                drops.append(random.choice(following(answer)))
                answer = ask(match, start, *drops)
            if not drops:
                continue
            half = ask(match, start, *drops[: len(drops) // 2])
            for texts in half["ways"].values():
                play(match.fork(), *texts)
            fork = match.fork()
            events = play(fork, *answer["moves"])
            assert [event["tile"] + event["colour"] for event in events if event["kind"] == "drop"] == drops


def test_the_bridge_passes_the_question_on() -> None:
    match = lay("A1=S6:YRG B1=S6:- B3=S6:YW A2=S6:W")
    bridge.handle(json.dumps({"op": "open", "id": "ask", "record": match.record()}))
    request = {"op": "ask", "id": "ask", "question": {"kind": "sow-by-hand", "start": "A1", "drops": []}}
    assert json.loads(bridge.handle(json.dumps(request)))["answer"]["results"] == ["sow-A1-B3-Y"]
    refused = json.loads(bridge.handle(json.dumps(request | {"question": {"kind": "weather"}})))
    assert refused["error"]["code"] == "unknown-question"
    bridge.handle(json.dumps({"op": "close", "id": "ask"}))
