"""Plans: sequences of moves of one seat, as texts and as moves."""

from __future__ import annotations

from random import Random

import pytest

from chiefdoms import IllegalMove, Match, games
from chiefdoms.core.plan import play_plan, read_plan, same_result, write_plan
from chiefdoms.players import evaluator_of, has_players

each_game = pytest.mark.parametrize("game", [game for game in games if has_players(game)])


def under_way(game: str) -> Match:
    match, random = Match.new(game, seed="plan"), Random(1)
    while match.ply < 8:
        match.play(random.choice(match.moves()))
    return match


@each_game
def test_the_plans_of_an_evaluator_can_be_written_read_and_played(game: str) -> None:
    match = under_way(game)
    before = match.diagram()
    for plan in list(evaluator_of(game).plans(match.state, {}))[:5]:
        texts = write_plan(match.state, plan.moves)
        assert texts[0] in match.moves()
        assert read_plan(match.state, texts) == plan.moves
        fork = match.fork()
        fork.play_all(texts[:-1])
        assert play_plan(match.state, plan.moves[:-1]).diagram() == fork.diagram()
    assert match.diagram() == before, "a plan is played on a copy"


@each_game
def test_a_plan_with_a_move_that_is_not_legal_is_refused(game: str) -> None:
    match = under_way(game)
    for texts in (["nonsense"], [match.moves()[0], "nonsense"]):
        with pytest.raises(IllegalMove):
            read_plan(match.state, texts)


def test_a_plan_ends_where_another_seat_decides() -> None:
    match = Match.new("chiefdom", 2, "plan")
    texts = []
    while match.seat == 0:
        texts.append(match.moves()[0])
        match.play(texts[-1])
    start = match.at(0)
    assert len(read_plan(start, texts)) == len(texts)
    with pytest.raises(IllegalMove, match="not-legal-now"):
        read_plan(start, [*texts, match.moves()[0]])


def test_plans_are_the_same_when_they_lead_to_the_same_position() -> None:
    match = Match.new("chiefdom", 1, "plan")
    moves = list(match.legal().values())
    assert same_result(match.state, [moves[0]], [moves[0]])
    assert not same_result(match.state, [moves[0]], [moves[-1]])
