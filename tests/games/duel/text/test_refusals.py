"""Each illegal move names the rule it breaks."""

from __future__ import annotations

from random import Random

import pytest

from chiefdoms import IllegalMove, Match
from tests.games.duel.table import lay, row_line, turn

DRAFT = lay("", "table: 1 2 3 4 5")
DRAW = turn("E3=2", "2 3", "permanents 1: plus turn", "spent: turn")
ORDER = turn("E3=2", "1 2", row_line(mask=8))
ORDER.play("E4-2.F4-1")
SPLIT = turn("E3=2", "2 3", "now: split")
CROSSING = turn("E3=2", "2 3", "now: cross")
LOWEST = turn("E3=2", "2 3", "now: lowest", "rows 1: 0 1 0 1 1 1")
ROW = turn("E3=2", "2 3", "now: row", "rows 1: 18 1 0 1 1 1")

REFUSED = [
    (DRAFT, "take-6", "no-such-die"),
    (DRAFT, "take-7", "unreadable"),
    (DRAFT, "take-", "unreadable"),
    (DRAFT, "A1-2.B1-3", "not-now"),
    (DRAFT, "A1-2", "not-now"),
    (DRAFT, "plus-2", "not-now"),
    (DRAFT, "", "unreadable"),
    (DRAFT, "take-1\n", "unreadable"),
    (DRAFT, "😊", "unreadable"),
    (DRAW, "E3-2.F3-3", "square-taken"),
    (DRAW, "D3-2.E3-3", "square-taken"),
    (DRAW, "I9-2.J9-3", "off-board"),
    (DRAW, "I9-2.I10-3", "off-board"),
    (DRAW, "A0-2.A1-3", "off-board"),
    (DRAW, "A1-2.A3-3", "not-adjacent"),
    (DRAW, "A1-2.B1-4", "not-your-icons"),
    (DRAW, "A1-2.B1-x", "not-your-icons"),
    (DRAW, "A1-2.B1-2", "not-your-icons"),
    (DRAW, "B1-2.A1-3", "squares-in-order"),
    (DRAW, "A2-2.A1-3", "squares-in-order"),
    (DRAW, "A1-2", "not-now"),
    (DRAW, "minus-2", "permanent-not-held"),
    (DRAW, "turn-2", "permanent-spent"),
    (DRAW, "plus-5", "not-your-die"),
    (DRAW, "plus-both", "unreadable"),
    (DRAW, "dance-2", "unreadable"),
    (DRAW, "use-wild", "not-now"),
    (DRAW, "A1B1", "unreadable"),
    (ORDER, "first-E3", "not-just-drawn"),
    (ORDER, "first-Z9", "not-just-drawn"),
    (ORDER, "first-2", "unreadable"),
    (SPLIT, "A1-3", "not-that-icon"),
    (SPLIT, "A1-x", "not-that-icon"),
    (SPLIT, "E3-2", "square-taken"),
    (SPLIT, "A10-2", "off-board"),
    (CROSSING, "A1-3", "not-that-icon"),
    (LOWEST, "mark-2", "not-lowest"),
    (LOWEST, "mark-7", "unreadable"),
    (ROW, "mark-1", "row-full"),
    (ROW, "gain-plus", "not-now"),
    (ROW, "gain-magic", "unreadable"),
]


@pytest.mark.parametrize(("match", "move", "rule"), REFUSED, ids=[f"{move}-{rule}" for _, move, rule in REFUSED])
def test_a_refusal_names_the_rule(match: Match, move: str, rule: str) -> None:
    before = match.diagram()
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    assert error.value.rule == f"duel.{rule}"
    assert match.diagram() == before


def test_a_refusal_says_how_the_move_is_written() -> None:
    with pytest.raises(IllegalMove) as error:
        DRAW.play("B1-2.A1-3")
    assert error.value.values["better"] == "A1-3.B1-2"
    assert "A1-3.B1-2" in DRAW.moves()


def test_moves_of_other_positions_are_refused_precisely() -> None:
    """Every move of a match, tried at every other position of it, is legal or refused by a rule of this game."""
    match = Match.new("duel", seed="elsewhere", options={"board": "11"})
    random = Random(3)
    texts: set[str] = set()
    while not match.over:
        texts.update(random.sample(match.moves(), min(4, len(match.moves()))))
        match.play(random.choice(match.moves()))
    for ply in range(0, match.plies + 1, 7):
        match.goto(ply)
        legal = set(match.moves())
        for text in sorted(texts - legal):
            rule = match.state.why_not(text).rule
            assert rule.startswith("duel.")
            assert rule != "duel.unreadable"
