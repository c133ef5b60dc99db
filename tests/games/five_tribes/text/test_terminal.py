"""The terminal shows a seat no more than the page does."""

from __future__ import annotations

from random import Random

from chiefdoms import Match
from chiefdoms.games.five_tribes.text.terminal import conceal


def test_gold_and_cards_of_others_are_concealed() -> None:
    match, random = Match.new("five-tribes", 3, seed="concealed"), Random(2)
    while match.ply < 60:
        match.play(random.choice(match.moves()))
    whole = match.diagram().splitlines()
    seen = conceal(match.diagram(), 1, match.options).splitlines()
    differing = [line.partition(":")[0] for line, other in zip(whole, seen, strict=True) if line != other]
    assert differing == ["pile", "player 1", "player 3"]
    assert all("gold ?" in line and "cards ?" in line for line in seen if line.startswith(("player 1", "player 3")))
    assert conceal(match.diagram(), None, match.options).count("gold ?") == 3


def test_open_hands_are_shown() -> None:
    match = Match.new("five-tribes", seed="open", options={"open_hands": "on"})
    assert conceal(match.diagram(), 0, match.options) == match.diagram()
