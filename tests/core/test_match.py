"""The public interface of a match, with one small game."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from chiefdoms import BadOptions, BadRecord, IllegalMove, Match, Option, games


def test_a_match_without_a_seed_gets_a_random_one() -> None:
    assert Match.new("chiefdom").seed != Match.new("chiefdom").seed


def test_an_undone_move_can_be_redone_or_replaced() -> None:
    match = Match.new("chiefdom", seed="branch")
    first, second = match.moves()[:2]
    match.play(first)
    match.play(match.moves()[0])
    match.undo()
    match.undo()
    assert (match.ply, match.plies) == (0, 2)
    match.play(first)
    assert match.plies == 2, "the same move again keeps what followed"
    match.undo()
    match.play(second)
    assert match.plies == 1, "another move forgets what followed"


def test_a_fork_is_independent() -> None:
    match = Match.new("chiefdom", seed="fork")
    match.play(match.moves()[0])
    fork = match.fork()
    fork.play(fork.moves()[0])
    assert (match.ply, fork.ply) == (1, 2)
    fork.goto(0)
    assert match.ply == 1


def test_legal_moves_are_computed_once_per_position() -> None:
    match = Match.new("chiefdom", seed="legal")
    legal = match.legal()
    assert list(legal) == match.moves() == sorted(legal)
    assert [match.state.text(move) for move in legal.values()] == list(legal)
    assert match.legal() is legal
    match.play(match.moves()[0])
    assert match.legal() is not legal


def test_several_moves_are_played_all_or_none() -> None:
    match = Match.new("chiefdom", seed="several")
    first = match.moves()[0]
    other = match.fork()
    other.play(first)
    second = other.moves()[0]
    with pytest.raises(IllegalMove):
        match.play_all([first, "nonsense"])
    assert (match.ply, match.plies) == (0, 0)
    assert match.play_all([first, second])
    other.play(second)
    assert match.record() == other.record()


def test_rounds_are_found_by_their_number() -> None:
    match = Match.new("chiefdom", seed="rounds")
    while match.ply < 30:
        match.play(match.moves()[0])
    rounds = [match.at(ply).view(None)["round"] for ply in range(match.plies + 1)]
    for number in set(rounds):
        assert match.first_of_round(number) == rounds.index(number)
    assert (match.first_of_round(0), match.first_of_round(99)) == (0, match.plies)


def test_goto_stays_among_the_known_moves() -> None:
    match = Match.new("chiefdom", seed="goto")
    match.play(match.moves()[0])
    for ply in (-1, 2):
        with pytest.raises(IndexError):
            match.goto(ply)
    assert match.ply == 1


def test_an_illegal_move_names_its_rule() -> None:
    match = Match.new("chiefdom", seed="rule")
    with pytest.raises(IllegalMove) as caught:
        match.play("nonsense")
    assert caught.value.rule == "chiefdom.unreadable"
    assert "unreadable" in str(caught.value)


@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize("seats", [2.0, True, False, "2", [2], (2,), {}, 99, -1, 0, float("nan")], ids=repr)
def test_an_invalid_number_of_seats_is_refused(game: str, seats: Any) -> None:
    with pytest.raises(BadOptions) as caught:
        Match.new(game, seats)
    assert caught.value.code == "bad-seats"
    json.dumps(dict(caught.value.values))  # the page is given them


@pytest.mark.parametrize("seed", [5, 2.0, True, [], b"seed"], ids=repr)
def test_an_invalid_seed_is_refused(seed: Any) -> None:
    diagram = Match.new("chiefdom", seed="x").diagram()
    with pytest.raises(BadOptions, match="bad-seed"):
        Match.new("chiefdom", seed=seed)
    with pytest.raises(BadOptions, match="bad-seed"):
        Match.position("chiefdom", diagram, seed=seed)


def test_options_may_be_python_values() -> None:
    assert Match.new("chiefdom", options={"bonus": False}).options["bonus"] == "off"
    with pytest.raises(BadOptions):
        Match.new("chiefdom", options={"bonus": 7})


def test_a_position_can_be_recorded_and_linked() -> None:
    start = Match.new("chiefdom", seed="start")
    match = Match.position("chiefdom", start.diagram(), seed="later")
    match.play(match.moves()[0])
    for again in (Match.replay(match.record()), Match.from_link(match.link())):
        assert again.diagram() == match.diagram()
        assert again.ply == 1


def test_a_damaged_position_in_a_record_is_a_bad_record() -> None:
    record = Match.position("chiefdom", Match.new("chiefdom", seed="x").diagram()).record()
    with pytest.raises(BadRecord):
        Match.replay({**record, "position": "nonsense"})


def test_a_record_holds_only_the_moves_up_to_now() -> None:
    match = Match.new("chiefdom", seed="now")
    match.play(match.moves()[0])
    match.undo()
    assert match.record()["moves"] == []


def test_the_registry_is_a_mapping_with_facts() -> None:
    assert list(games) == sorted(games)
    assert "chiefdom" in games
    for name, game in games.items():
        assert game.info.id == name
        assert game.info.title
        assert game.info.designers
        assert list(game.info.seats) == sorted(set(game.info.seats))
        for option in game.info.options:
            assert option.default in option.choices


def test_a_record_of_older_rules_gets_the_options_that_it_was_made_with() -> None:
    fix = Option("split", ("either", "lower"), "either", since=2, legacy="lower", offered=False)
    later = Option("opening", ("areas", "apart"), "areas", since=2)
    info = replace(games["duel"].info, options=(fix, later), rules=2)
    assert info.complete({}, rules=1) == {"split": "lower", "opening": "areas"}
    assert info.complete({}, rules=2) == info.complete(None) == {"split": "either", "opening": "areas"}
    assert info.complete({"split": "either"}, rules=1)["split"] == "either"
