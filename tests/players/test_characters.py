"""Characters: each has preferences in every game where it is offered, and they show in what it scores."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from chiefdoms import Match, games
from chiefdoms.players import evaluator_of, player_of, players_for
from chiefdoms.players.evaluator import Plan
from chiefdoms.players.levels import CHARACTERS, Player
from chiefdoms.players.search import think
from chiefdoms.players.trials import Trial

OFFERED = [(game, name) for game in games for name in players_for(game) if not name.startswith("level-")]


def play(game: str, player: Player, seed: str, seats: int = 1) -> Match:
    match, random = Match.new(game, seats, seed), Random(seed)
    while not match.over:
        *_, thought = think(match.state, evaluator_of(game), player, random)
        for move in thought.best.moves:
            match.play(match.state.text(move))
    return match


@pytest.mark.parametrize(("game", "name"), OFFERED)
def test_a_character_has_preferences_in_the_game(game: str, name: str) -> None:
    player = player_of(name, game)
    assert player.line_bonuses or player.risk
    lines = {line.key for line in Match.new(game, games[game].info.seats[0], "lines").scores()[0].lines}
    assert set(player.line_bonuses) <= lines


@pytest.mark.parametrize(("game", "name"), OFFERED)
def test_a_character_plays_legal_plans(game: str, name: str) -> None:
    short = replace(player_of(name, game), roll_outs=min(player_of(name, game).roll_outs, 8))
    match, random = Match.new(game, games[game].info.seats[0], "legal"), Random(1)
    for _ in range(5):
        *_, thought = think(match.state, evaluator_of(game), short, random)
        for move in thought.best.moves:
            match.play(match.state.text(move))
    assert match.ply >= 5


def test_all_characters_are_offered_in_some_game() -> None:
    assert {name for _, name in OFFERED} == {character.id for character in CHARACTERS}
    assert all(character.id in players_for("chiefdom") for character in CHARACTERS)


def test_what_a_character_likes_shows_in_its_score() -> None:
    """Without roll-outs, on the same dice, so that it is quick."""

    def mean(name: str, *keys: str) -> float:
        player = replace(player_of(name, "chiefdom"), roll_outs=0, candidates=1)
        cards = [play("chiefdom", player, f"taste-{seed}").scores()[0] for seed in range(3)]
        return fmean(sum(card.points(key) for key in keys) for card in cards)

    assert mean("builder", "houses", "walls") > mean("gardener", "houses", "walls")
    assert mean("gardener", "forest", "lake") > mean("builder", "forest", "lake")


def test_a_gambler_prefers_a_high_variance() -> None:
    plan = Plan((), 0.0)
    for risk, better in ((0.0, "sure"), (1.0, "wild")):
        trials = {"sure": Trial(plan, risk=risk), "wild": Trial(plan, risk=risk)}
        for sure, wild in ((10.0, 0.0), (10.0, 9.0), (10.0, 18.0)):
            trials["sure"].add(sure)
            trials["wild"].add(wild)
        assert max(trials, key=lambda name: trials[name].rank) == better
