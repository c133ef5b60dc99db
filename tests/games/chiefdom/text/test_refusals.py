"""An illegal move is refused with the rule that it breaks, and changes nothing."""

from __future__ import annotations

import pytest

from chiefdoms import IllegalMove
from tests.games.chiefdom.table import LOGS, dice_for, lay, sheet, why_not

FULL_BUT_TWO = sheet("D1=. F1=.", fill="~")


@pytest.mark.parametrize(
    ("squares", "dice", "move", "rule"),
    [
        ("", (2, 3, 6), "nonsense", "unreadable"),
        ("", (2, 3, 6), "", "unreadable"),
        ("", (2, 3, 6), "x" * 1000, "unreadable"),
        ("", (2, 3, 6), "A1" * 200, "unreadable"),
        ("", (2, 3, 6), "A1", "not-now"),
        ("", (2, 3, 6), "A1-L", "not-now"),
        ("", (2, 3, 6), "water-5", "not-rolled"),
        ("", (2, 3, 6), "wild-water", "not-rolled"),
        ("", (2, 2, 2), "water-2", "triple-is-wild"),
        ("", (2, 2, 2), "house", "triple-is-wild"),
        ("", (6, 6, 6), "people-6", "triple-is-wild"),
        ("", (2, 3, 6), "house", "house-needs-logs"),
        (LOGS, (2, 3, 6), "house", "house-needs-builder"),
        ("", (2, 3, 6), "pass", "must-draw"),
        ("", (1, 2, 6), "wall", "wall-needs-logs"),
        ("", (2, 3, 6), "water-6-bonus", "bonus-none-left"),
        ("", (3, 5, 1), "house-bonus", "bonus-one-icon"),
        ("", (1, 1, 3), "wild-water-bonus", "bonus-one-icon"),
    ],
)
def test_why_a_use_is_refused(squares: str, dice: tuple[int, int, int], move: str, rule: str) -> None:
    assert why_not(lay(squares, dice=dice), move) == rule


def test_a_shape_that_does_not_fit_is_refused() -> None:
    match = lay(FULL_BUT_TWO, dice=(1, 4, 2))
    assert match.moves() == ["trees2-1"]
    assert why_not(match, "water-2") == "shape-does-not-fit"


def test_walls_and_houses_without_room_are_refused() -> None:
    walled = sheet("D1=. G10=3 H10=L H9=3", fill="~")
    match = lay(walled, dice=(1, 2, 1))
    assert why_not(match, "wall") == "wall-no-room"
    crowded = sheet("D1=. G10=3 H10=L H9=3 A9=B A10=H B9=3 B10=L C10=3", fill="~")
    match = lay(crowded, dice=(2, 6, 1))
    assert why_not(match, "house") == "house-no-room"


@pytest.mark.parametrize(
    ("squares", "use", "move", "rule"),
    [
        ("", "water-6", "A0", "outside"),
        ("", "water-6", "I1", "outside"),
        ("", "water-6", "A11B11C11", "outside"),
        ("C4=~", "water-6", "C4C5C6", "square-taken"),
        ("", "water-6", "A4A5A6", "square-taken"),
        ("", "water-6", "A1A1B1", "square-twice"),
        ("", "water-6", "A1B1", "wrong-count"),
        ("", "water-6", "A1", "wrong-count"),
        ("", "water-6", "A1B1C1D1", "wrong-count"),
        ("", "water-6", "A1B1D1", "wrong-shape"),
        ("", "water-6", "C1B1A1", "not-in-order"),
        ("", "water-6", "water-6", "not-now"),
        ("", "water-6", "pass", "not-now"),
        ("", "wild-water", "A1B1", "wrong-count"),
        (LOGS, "wall", "C4", "wall-not-adjacent"),
        (f"{LOGS} C3=J", "house", "A1", "house-not-adjacent"),
        (f"{LOGS} C3=J", "house", "C3", "square-taken"),
    ],
)
def test_why_a_placement_is_refused(squares: str, use: str, move: str, rule: str) -> None:
    match = lay(squares, dice=dice_for(use))
    match.play(use)
    assert why_not(match, move) == rule


def test_the_earlier_edition_names_the_west_wall() -> None:
    match = lay("", dice=(1, 2, 6), edition="pnp")
    match.play("wall")
    assert why_not(match, "G5") == "wall-first-west"


def test_after_the_end_nothing_may_be_played() -> None:
    match = lay(sheet(fill="~"), heading="over")
    assert why_not(match, "water-6") == "game-over"


def test_the_error_carries_what_its_sentence_needs() -> None:
    match = lay("", dice=(1, 2, 6))
    with pytest.raises(IllegalMove) as error:
        match.play("wall")
    assert error.value.values == {"move": "wall", "logs": 0, "needs": 2}
