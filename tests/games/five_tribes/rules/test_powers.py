"""Ruling 5: when Djinns can be invoked, and how often."""

from __future__ import annotations

from tests.games.five_tribes.table import (
    NEXT,
    VIZIERS,
    lay,
    moves,
    owner,
    play,
    random_match,
    refused,
    state,
)


def test_ruling_5_before_the_move_and_between_the_later_steps() -> None:
    cells = "A1=S6:YRG B1=S6:- B3=O8:YW A2=S6:W"
    lines = {"p1": owner("enki sloar", "cards fakir*9"), "pile": "silk*3", **NEXT}
    steps = []
    match = lay(cells, **lines)
    while match.seat == 0 and match.view()["order"] == [0]:
        offered = bool(moves(match, "use"))
        steps.append((match.view()["phase"], offered))
        play(match, next(move for move in match.moves() if not move.startswith(("use", "drop", "sell"))))
    assert steps == [("move", True), ("path", False), ("tribe", True), ("tile", True), ("wrap-up", True)]


def test_ruling_5_not_in_the_middle_of_a_sowing() -> None:
    match = lay("A1=S6:YRG B1=S6:- B3=O8:YW A2=S6:W", p1=owner("enki"))
    play(match, "sow-A1-B3-Y")
    assert refused(match, "use-enki-B3-e") == "not-now"


def test_ruling_5_once_per_activation_by_default() -> None:
    both = {"p1": owner("enki", "elders 3"), "track": "1 - - - - - - - -", "order": "1"}
    cells = "A1=S6:Y B1=S6:YR D1=S6:Y E1=S6:YR F1=O8:-"
    match = lay(cells, **both)
    play(match, "use-enki-F1-e")
    assert refused(match, "use-enki-F1-e") == "djinn-used"
    play(match, "sow-A1-B1-Y")
    assert moves(match, "use-enki"), "the second marker of the same player"
    strict = lay(cells, {"djinn_use": "round"}, **both)
    play(strict, "use-enki-F1-e", "sow-A1-B1-Y")
    assert moves(strict, "sow")
    assert refused(strict, "use-enki-F1-e") == "djinn-used"


def test_ruling_5_round_use_comes_back_with_the_next_round() -> None:
    match = lay("A1=S6:Y B1=S6:YR D1=S6:Y E1=S6:YR F1=O8:-", {"djinn_use": "round"}, p1=owner("enki", "elders 3"))
    play(match, "use-enki-F1-e", "sow-A1-B1-Y")
    assert match.view()["round"] == 2
    play(match, "bid-0")
    assert moves(match, "use-enki")


def test_only_the_owner_invokes_in_his_own_turn() -> None:
    match = lay("A1=S6:Y B1=S6:YR F1=O8:-", p2=owner("enki"))
    assert refused(match, "use-enki-F1-e") == "djinn-not-yours"
    assert refused(match, "use-abcd-F1-e") == "no-such-djinn"


def test_powers_always_on_are_not_invoked() -> None:
    match = lay(VIZIERS, p1=owner("jafaar"))
    assert refused(match, "use-jafaar-e") == "djinn-always-on"


def test_random_games_invoke_every_paid_djinn() -> None:
    used: set[str] = set()
    for seed in range(40):
        match = random_match(2 + seed % 3, seed)
        used |= {event["djinn"] for ply in match.history() for event in ply.events if event["kind"] == "use"}
    assert len(used) >= 9
    assert state(match).phase == 11
