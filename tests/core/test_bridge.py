"""The bridge as the page uses it: JSON in, JSON out, never an exception."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from chiefdoms import Match, bridge
from chiefdoms.players import remote_roll_outs, review, thinking
from chiefdoms.players.levels import PLAYERS, with_time_limit


@pytest.fixture(autouse=True)
def one_step_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices without a clock, so that results do not depend on the machine."""
    for module in (remote_roll_outs, review, thinking):
        monkeypatch.setattr(module, "SLICE", 0.0)


def ask(**request: Any) -> dict[str, Any]:
    answer = json.loads(bridge.handle(json.dumps(request)))
    assert isinstance(answer, dict)
    return answer


def start(name: str, **more: Any) -> dict[str, Any]:
    return ask(op="new", id=name, game="chiefdom", seats=2, seed="bridge", **more)


def test_ping_and_games() -> None:
    assert ask(op="ping")["ok"] is True
    facts = {game["id"]: game for game in ask(op="games")["games"]}
    assert facts["chiefdom"]["seats"] == [1, 2, 3, 4, 5, 6]
    offered = [option["key"] for option in facts["chiefdom"]["options"]]
    assert offered == ["edition", "cards", "bonus", "shapes", "triple", "wall", "only_bonus", "second_prize"]


def test_a_match_is_played_undone_and_shown() -> None:
    first = start("play")
    assert (first["ply"], first["seat"], first["outcome"]) == (0, 0, None)
    second = ask(op="play", id="play", ply=0, move=first["moves"][0])
    assert second["ply"] == 1
    assert second["events"]
    assert second["record"]["moves"] == [first["moves"][0]]
    undone = ask(op="undo", id="play")
    assert (undone["ply"], undone["plies"]) == (0, 1)
    assert undone["view"] == first["view"]
    redone = ask(op="redo", id="play")
    assert redone["events"] == second["events"]
    assert ask(op="show", id="play", seat=1)["viewer"] == 1
    assert len(ask(op="log", id="play")["log"]) == 1


def test_a_stale_move_is_refused() -> None:
    first = start("stale")
    ask(op="play", id="stale", ply=0, move=first["moves"][0])
    answer = ask(op="play", id="stale", ply=0, move=first["moves"][0])
    assert answer["error"]["code"] == "stale"


def test_a_match_is_opened_again_from_its_record() -> None:
    first = start("before")
    played = ask(op="play", id="before", ply=0, move=first["moves"][0])
    opened = ask(op="open", id="after", record=played["record"])
    assert opened["view"] == played["view"]
    by_link = ask(op="link-open", id="linked", link=ask(op="link", id="before")["link"])
    assert by_link["view"] == played["view"]
    assert ask(op="open", id="after", record=played["record"], ply=0)["ply"] == 0


def test_previews_of_some_moves_alone() -> None:
    first = start("some previews")
    wanted = [first["moves"][-1], "no such move"]
    previews = ask(op="previews", id="some previews", ply=0, moves=wanted)["previews"]
    assert list(previews) == wanted[:1]
    assert previews == {wanted[0]: ask(op="previews", id="some previews", ply=0)["previews"][wanted[0]]}


def test_previews_cover_every_move() -> None:
    first = start("previews")
    placing = ask(op="play", id="previews", ply=0, move=first["moves"][0])
    previews = ask(op="previews", id="previews", ply=1)["previews"]
    assert sorted(previews) == placing["moves"]
    move = placing["moves"][0]
    after = ask(op="play", id="previews", ply=1, move=move)
    assert after["scores"][0]["total"] - placing["scores"][0]["total"] == previews[move]["total"]


def test_why_names_the_rule() -> None:
    first = start("why")
    assert ask(op="why", id="why", move="nonsense")["error"]["code"] == "chiefdom.unreadable"
    assert ask(op="why", id="why", move=first["moves"][0])["error"]["code"] == "legal"


def play_on(name: str, answer: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Play the first move of each list until another seat decides."""
    seat = answer["seat"]
    while answer["seat"] == seat:
        moves = answer["moves"] or ask(op="show", id=name)["moves"]
        answer = ask(op="play", id=name, ply=answer["ply"], move=moves[0], **more)
    return answer


def test_several_moves_are_played_at_once() -> None:
    first = start("one by one")
    events, moves, answer = [], [], first
    while answer["seat"] == 0:
        moves.append(answer["moves"][0])
        answer = ask(op="play", id="one by one", ply=answer["ply"], move=moves[-1])
        events += answer["events"]
    assert len(moves) > 1
    start("together")
    assert ask(op="play", id="together", ply=0, moves=moves) == {**answer, "events": events}


def test_several_moves_are_played_all_or_none() -> None:
    first = start("none")
    played = ask(op="play", id="none", ply=0, move=first["moves"][0])
    ask(op="undo", id="none")
    before = ask(op="show", id="none")
    for moves in ([first["moves"][-1], "nonsense"], [], "x"):
        assert "error" in ask(op="play", id="none", ply=0, moves=moves)
    assert ask(op="show", id="none") == before
    assert ask(op="redo", id="none")["view"] == played["view"], "moves taken back are still known"


def test_the_answer_is_for_a_person_at_this_device() -> None:
    first = start("people", people=[0])
    assert (first["viewer"], bool(first["moves"])) == (0, True)
    computers = play_on("people", first, people=[0], seat=0)
    assert (computers["seat"], computers["viewer"], computers["moves"]) == (1, 0, [])
    assert computers["view"] == ask(op="show", id="people", seat=0)["view"]
    assert ask(op="show", id="people", people=[0, 1], seat=0)["viewer"] == 1
    assert ask(op="show", id="people", people=[], seat=-1)["viewer"] is None
    assert ask(op="show", id="people", people=[])["viewer"] is None
    junk: list[Any] = ["x", 1, None, [None], [[]], ["0"]]
    for wrong in junk:
        assert ask(op="undo", id="people", people=wrong)["error"]["code"] == "bad-request"
    assert ask(op="show", id="people")["ply"] == computers["ply"], "a wrong list changes nothing"


def test_a_person_gets_the_events_that_only_they_may_see() -> None:
    """Also when the other seat, a computer player, decides next."""
    match = Match.new("five-tribes", 2, "people")
    ask(op="new", id="drawn", game="five-tribes", seats=2, seed="people")
    random = Random(1)
    private = 0
    for _ in range(400):
        if match.over:
            break
        seat, move = match.seat, random.choice(match.moves())
        events = match.play(move)
        answer = ask(op="play", id="drawn", ply=match.ply - 1, move=move, people=[seat], seat=seat)
        assert answer["events"] == [event for event in events if event.get("to", seat) == seat]
        private += any("to" in event for event in events)
    assert private, "this game has draws that only one seat sees"


def test_goto_finds_a_round() -> None:
    answer = start("rounds")
    rounds = [answer["view"]["round"]]
    while answer["ply"] < 40:
        answer = ask(op="play", id="rounds", ply=answer["ply"], move=answer["moves"][0])
        rounds.append(answer["view"]["round"])
    ask(op="goto", id="rounds", ply=7)
    for number in range(rounds[-1] + 2):
        since = [ply for ply, one in enumerate(rounds) if one >= number]
        assert ask(op="goto", id="rounds", from_round=number)["ply"] == min(since, default=40)
    assert ask(op="goto", id="rounds", from_round="1")["error"]["code"] == "bad-request"


def test_a_path_is_every_position_on_the_way() -> None:
    answer = start("path")
    answers = [answer]
    while answer["ply"] < 6:
        answer = ask(op="play", id="path", ply=answer["ply"], move=answer["moves"][0])
        answers.append(answer)
    for first, last in ((0, 6), (2, 5), (3, 3)):
        path = ask(op="path", id="path", **{"from": first, "to": last})["path"]
        assert [step["view"] for step in path] == [step["view"] for step in answers[first : last + 1]]
        assert [step["events"] for step in path] == [[], *(step["events"] for step in answers[first + 1 : last + 1])]
        assert [step["ply"] for step in path] == list(range(first, last + 1))
    assert {step["viewer"] for step in ask(op="path", id="path", seat=1, **{"from": 0, "to": 6})["path"]} == {1}
    assert ask(op="show", id="path") == {**answer, "events": []}, "the match stays where it is"
    for wrong in ({"from": 0, "to": 99}, {"from": -1, "to": 2}, {"to": 1}):
        assert ask(op="path", id="path", **wrong)["error"]["code"] == "bad-request"


def test_an_unknown_match_is_reported() -> None:
    start("gone")
    assert ask(op="close", id="gone")["ok"] is True
    assert ask(op="play", id="gone", move="x")["error"]["code"] == "match-not-open"


def test_a_failed_request_changes_nothing() -> None:
    start("safe")
    before = ask(op="show", id="safe")
    ask(op="open", id="safe", record={"format": 1})
    ask(op="play", id="safe", move="nonsense")
    ask(op="goto", id="safe", ply=99)
    assert ask(op="show", id="safe") == before


def test_a_computer_player_thinks_in_slices() -> None:
    first = start("think")
    assert ask(op="think", id="think", ply=0, player="level-3", seconds=0.2)["done"] < 1
    while (answer := ask(op="think-on", id="think", ply=0, count=3))["done"] < 1:
        assert "plans" not in answer
    assert len(answer["plans"]) == 3
    plan = answer["plans"][0]["moves"]
    assert plan[0] in first["moves"]
    for ply, move in enumerate(plan):
        assert ask(op="play", id="think", ply=ply, move=move)["ply"] == ply + 1
    assert ask(op="think-on", id="think")["error"]["code"] == "not-thinking"


def test_the_log_shows_the_gain_of_each_move() -> None:
    answer = start("log")
    totals = [answer["scores"][0]["total"]]
    for _ in range(2):
        answer = ask(op="play", id="log", ply=answer["ply"], move=answer["moves"][0])
        totals.append(answer["scores"][0]["total"])
    entries = ask(op="log", id="log")["log"]
    assert [entry["gain"] for entry in entries] == [totals[1] - totals[0], totals[2] - totals[1]]
    assert ask(op="log", id="log", **{"from": 1})["log"] == entries[1:]


def test_the_log_begins_with_the_opening_roll() -> None:
    dice = start("opening")["view"]["dice"]
    opening = ask(op="log", id="opening")["opening"]
    assert [(event["kind"], event["dice"]) for event in opening] == [("roll", dice)]


def test_each_level_takes_its_share_of_the_time() -> None:
    top, third = PLAYERS["level-5"], PLAYERS["level-3"]
    assert with_time_limit(top, 10).time_limit == 10
    assert with_time_limit(third, 10).time_limit == pytest.approx(10 * third.time_limit / top.time_limit)
    assert with_time_limit(top, 1.5) == top


def test_a_search_can_be_ended_immediately() -> None:
    start("now")
    ask(op="think", id="now", ply=0, player="level-5", seconds=10)
    answer = ask(op="think-on", id="now", ply=0, now=True)
    assert answer["done"] == 1
    assert answer["plans"][0]["moves"]


def test_an_unknown_player_is_refused() -> None:
    start("nobody")
    assert ask(op="think", id="nobody", ply=0, player="deep blue")["error"]["code"] == "unknown-player"


def test_a_blank_sheet_is_described_for_print() -> None:
    sheet = ask(op="printed", game="chiefdom", options={"edition": "pnp"})["sheet"]
    assert (sheet["columns"], sheet["rows"], sheet["fish_feeds"], sheet["bonus"]) == ("ABCDEFGH", 10, 3, False)
    assert [entry["icon"] for entry in sheet["sums"]][:2] == [None, "wall"]
    assert len(sheet["cards"]) == 18
    assert len(ask(op="printed", game="duel", options={"board": "11"})["sheet"]["squares"]) == 121
    assert [die["faces"][-1] for die in ask(op="printed", game="fiefdoms")["sheet"]["dice"]] == ["1/2", "4/5", "X", "X"]
    assert len(ask(op="printed", game="five-tribes")["sheet"]["djinns"]) == 22
    assert ask(op="printed", game="no such game")["error"]["code"] == "unknown-game"


def test_a_diagram_is_scored_without_a_match() -> None:
    blank = "\n".join(["........"] * 4 + ["#......#"] * 2 + ["........"] * 4)
    answer = ask(op="score", game="chiefdom", text=f"score\n{blank}")
    assert (answer["scores"][0]["total"], answer["outcome"]["winners"]) == (-76, [0])
    assert ask(op="score", game="chiefdom", text="over")["error"]["code"] == "wrong-rows"
    assert ask(op="score", game="chiefdom")["error"]["code"] == "bad-request"


def contenders_of(key: str) -> list[str]:
    """Think until roll-outs decide between plans."""
    ask(op="think", id=key, ply=0, player="level-5", seconds=10)
    while not (contenders := ask(op="think-on", id=key, ply=0)["contenders"]):
        pass
    assert isinstance(contenders, list)
    return contenders


def test_another_worker_helps_with_roll_outs() -> None:
    first = start("lead")
    ask(op="open", id="help", record=first["record"])
    contenders = contenders_of("lead")
    assert 1 < len(contenders) == len(set(contenders))
    reports = [
        ask(op="roll-out", id="help", ply=0, player="level-5", contenders=contenders)
        for _ in range(2 * len(contenders) + 1)
    ]
    assert sum(report["runs"] for report in reports) == 2
    assert all(set(report["totals"]) == set(contenders) for report in reports)
    foreign = {"runs": 1000, "totals": {"no such plan": 1e9}}
    own = ask(op="think-on", id="lead", ply=0, now=True)["plans"][0]["runs"]
    contenders_of("lead")
    answer = ask(op="think-on", id="lead", ply=0, reports=[*reports, foreign], now=True)
    assert answer["plans"][0]["runs"] > own
    assert answer["plans"][0]["worth"] < 1e6, "what belongs to another search is not added"


def test_remote_roll_outs_are_for_the_current_contenders() -> None:
    start("fewer")
    contenders = contenders_of("fewer")
    ask(op="roll-out", id="fewer", ply=0, player="level-5", contenders=contenders)
    report = ask(op="roll-out", id="fewer", ply=0, player="level-5", contenders=contenders[:2])
    assert list(report["totals"]) == contenders[:2]
    for wrong, code in ((["nonsense"], "chiefdom.unreadable"), ([], "bad-request")):
        assert ask(op="roll-out", id="fewer", ply=0, player="level-5", contenders=wrong)["error"]["code"] == code


def test_a_hint_is_the_best_plans_of_the_strongest_player_step_by_step() -> None:
    first = start("hint")
    assert ask(op="hint", id="hint", ply=0, seconds=0.1)["done"] < 1
    answer = first
    while "plans" not in answer:
        answer = ask(op="think-on", id="hint", ply=0, count=3)
    plans = answer["plans"]
    assert plans[0]["behind"] == 0
    assert all(plan["behind"] >= 0 for plan in plans)
    shown = ask(op="plan", id="hint", moves=plans[0]["moves"])
    assert [step["move"] for step in shown["steps"]] == plans[0]["moves"]
    assert shown["steps"][0]["view"] == first["view"]
    for ply, move in enumerate(plans[0]["moves"]):
        answer = ask(op="play", id="hint", ply=ply, move=move)
    assert answer["scores"][0]["total"] - first["scores"][0]["total"] == shown["change"]["total"]
    assert sum(line["points"] for line in shown["change"]["lines"]) == shown["change"]["total"]
    assert ask(op="plan", id="hint", at=0, moves=plans[0]["moves"]) == shown
    assert ask(op="plan", id="hint", at=0, moves=["nonsense"])["error"]["code"] == "chiefdom.unreadable"
    assert ask(op="plan", id="hint", at=99, moves=[])["error"]["code"] == "bad-request"


def test_an_earlier_choice_is_assessed_with_what_followed() -> None:
    use = start("back")["moves"][0]
    chosen = ask(op="play", id="back", ply=0, move=use)
    moves = [use, chosen["moves"][0]]
    answer = ask(op="assess", id="back", ply=1, at=0, moves=moves, seconds=0.1)
    while "plans" not in answer:
        answer = ask(op="think-on", id="back", ply=1)
    assert answer["behind"] >= 0
    assert ask(op="plan", id="back", at=0, moves=answer["plans"][0]["moves"])["seat"] == 0
    assert ask(op="assess", id="back", ply=1, at=9, moves=moves)["error"]["code"] == "bad-request"
    assert ask(op="assess", id="back", ply=1, at=0, moves=["nonsense"])["error"]["code"] == "chiefdom.unreadable"


def test_a_finished_match_is_reviewed_in_slices() -> None:
    sheet = "222LL~33 2HLL3~33 ~BH333~2 2~22L322 #2~L233# #HBJL33# 33HLL~~3 3LL33L~3 L2233~.L .22LLF~."
    text = sheet.replace(" ", "\n")
    answer = ask(op="position", id="review", game="chiefdom", text=f"{text}\n\n{text}", seed="few")
    assert ask(op="review", id="review", seats=[0])["error"]["code"] == "bad-request"
    while answer["moves"]:
        answer = ask(op="play", id="review", move=answer["moves"][0])
    assert ask(op="review", id="review", seats=[7])["error"]["code"] == "bad-request"
    assert ask(op="review", id="review", seats=["0"])["error"]["code"] == "bad-request"
    answer = ask(op="review", id="review", seats=[1])
    assert answer["done"] < 1
    while "review" not in answer:
        answer = ask(op="review-on", id="review")
    assert [person["seat"] for person in answer["review"]["people"]] == [1]
    ask(op="close", id="review")
    assert ask(op="review-on", id="review")["error"]["code"] == "match-not-open"
