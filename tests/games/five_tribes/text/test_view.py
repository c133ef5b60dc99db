"""What the page gets to draw."""

from __future__ import annotations

from chiefdoms import Match
from chiefdoms.games.five_tribes.rules.position import PHASES
from tests.games.five_tribes.table import lay, play, random_match


def test_every_legal_move_has_one_target() -> None:
    kinds = set()
    for seed in range(12):
        match = random_match(2 + seed % 3, seed)
        names = {tile["name"] for tile in match.view()["tiles"]}
        for ply in range(match.plies):
            match.goto(ply)
            targets = match.view(match.seat)["targets"]
            assert sorted(target["move"] for target in targets) == match.moves()
            for target in targets:
                assert set(target["tiles"]) <= names
                kinds.add(target["kind"])
    assert kinds >= {"sow", "go", "drop", "bid", "use", "build", "kill", "pass", "take", "buy", "sell", "end"}


def test_the_start() -> None:
    view = Match.new("five-tribes", 3, "start").view(0)
    assert [view["columns"], view["rows"], len(view["tiles"])] == [6, 5, 30]
    assert all(tile["count"] == sum(tile["meeples"].values()) == 3 for tile in view["tiles"])
    assert sum(tile["blue"] for tile in view["tiles"]) == 12
    assert sum(tile["value"] for tile in view["tiles"] if tile["kind"] == "sacred-place") == 61
    assert len(view["row"]) == 9
    assert view["pile"] == 45
    assert len(view["djinn_row"]) == 3
    assert view["djinn_pile"] == 19
    assert [spot["price"] for spot in view["track"]] == [18, 12, 8, 5, 3, 1, 0, 0, 0]
    assert [player["camels"] for player in view["players"]] == [8, 8, 8]
    assert view["players"][0]["gold"] == 50
    assert Match.new("five-tribes", 2, "start").view(0)["players"][0]["camels"] == 11
    assert not view["last_round"]


def test_prompts_name_the_phase() -> None:
    keys = set()
    for seed in range(12):
        match = random_match(3, seed)
        for ply in range(match.plies):
            match.goto(ply)
            keys.add(match.prompt.key)
            assert match.prompt.key == f"five-tribes.{match.view()['phase']}"
    assert keys <= {f"five-tribes.{phase}" for phase in PHASES}


def test_the_activation_shows_what_was_done() -> None:
    match = lay("A1=S6:R B1=S6:RW D1=S6:Y")
    play(match, "sow-A1-B1-R")
    activation = match.view(0)["activation"]
    assert activation["taken"] == 2
    assert activation["drops"] == [{"tile": "B1", "colour": "R"}]
    assert activation["end"] == "B1"
    assert match.prompt.values["tribe"] == "assassins"
    assert match.prompt.values["count"] == 2


def test_a_zero_is_taken_for_what_there_is() -> None:
    match = lay("A1=S6:YY", turn="1 bid", bidders="1", p1="gold 0, camels 5", track="- - - - - - 2 2 1")
    (target,) = match.view(0)["targets"]
    assert [target["price"], target["pays"]] == [1, 0]
