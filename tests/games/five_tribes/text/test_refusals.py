"""Refusals name the rule. Those of single rules are tested with the rules; here, the rest."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from tests.games.five_tribes.table import lay, play, random_match, refused

NONSENSE = ["", "x", "sow", "sow-A1-B2", "sow-A1-B2-X", "sow-G1-B2-Y", "bid", "bid--1", "use-", "kill-B1", "é", "end "]


@pytest.mark.parametrize("text", NONSENSE)
def test_other_texts_are_unreadable(text: str) -> None:
    assert refused(Match.new("five-tribes", 2, "x"), text) == "unreadable"


def test_moves_of_another_step_are_not_now() -> None:
    match = lay("A1=S6:Y B1=S6:YR", turn="1 bid", bidders="1 2")
    texts = ["sow-A1-B1-Y", "go", "drop-A1-Y", "build-f1", "kill-A1-Y", "collect", "pass", "take-1", "buy-baal-ee"]
    texts += ["place", "keep-baal", "sell-i", "end", "use-enki-A1-e"]
    for text in texts:
        assert refused(match, text) == "not-now"


def test_after_the_end_nothing_is_legal() -> None:
    assert refused(random_match(2, 1), "end") == "over"


def test_sowing_from_an_empty_tile() -> None:
    match = lay("A1=S6:Y B1=S6:YR", size="4x3")
    assert refused(match, "sow-C1-B1-Y") == "start-empty"
    assert refused(match, "sow-F5-B1-Y") == "no-such-tile"


def test_the_action_of_another_tribe() -> None:
    match = lay("A1=S6:R B1=S6:RW")
    play(match, "sow-A1-B1-R")
    assert refused(match, "build") == "wrong-tribe"
    assert refused(match, "collect") == "wrong-tribe"
    builders = lay("A1=V5:B B1=V5:BR", p1="gold 1, camels 5, cards fakir")
    play(builders, "sow-A1-B1-B")
    assert refused(builders, "kill-B1-R") == "wrong-tribe"
    assert refused(builders, "collect") == "wrong-tribe"


def test_the_action_of_another_tile() -> None:
    rich = "gold 9, camels 5, elders 3, djinns enki hagis"
    oasis = lay("A1=S6:Y B1=O8:YR", p1=rich, row="fish", djinn_row="baal")
    play(oasis, "sow-A1-B1-Y", "collect")
    assert refused(oasis, "take-1") == "no-market"
    assert refused(oasis, "buy-baal-ee") == "no-sacred-place"
    assert refused(oasis, "pass") == "must-place"
    assert refused(oasis, "use-hagis-A1-e") == "djinn-not-now"
    market = lay("A1=S6:Y B1=S6:YR", p1=rich, row="fish")
    play(market, "sow-A1-B1-Y")
    assert refused(market, "place") == "nothing-to-place" or market.prompt.key != "five-tribes.tile"


def test_tiles_of_powers() -> None:
    match = lay("A1=S6:Y B1=O8:YR", p1="gold 9, camels 5, elders 3, djinns enki sibittis leta")
    assert refused(match, "use-enki-e") == "tile-missing"
    assert refused(match, "use-leta-ee") == "tile-missing"
    assert refused(match, "use-sibittis-A1-ee") == "tile-not-wanted"


def test_a_refusal_changes_nothing() -> None:
    match = random_match(3, 2, plies=50)
    before = match.diagram()
    for text in [*NONSENSE, "sow-A1-B1-Y", "use-enki-A1-e", "kill-p1-Y", "bid-18-f9"]:
        if text not in match.moves():
            refused(match, text)
    assert match.diagram() == before
