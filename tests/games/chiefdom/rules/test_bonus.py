"""The optional bonus action."""

from __future__ import annotations

import pytest

from chiefdoms import BadDiagram, BadOptions, Match
from chiefdoms.games.chiefdom.shapes import left_out
from chiefdoms.games.chiefdom.squares import BY_NAME
from tests.games.chiefdom.table import LOGS, land, lay, sheet, why_not

HOUSE = f"{LOGS} A10=H A9=B"
# Only D1 and D2 are empty; a house stands in row 10.
TIGHT = sheet("D1=. D2=. A10=H A9=B H9=2 H10=L G10=3", fill="~")
TIGHT_ROOMY = sheet("D1=. D2=. D3=. A10=H A9=B H9=2 H10=L G10=3", fill="~")


def test_c33_each_house_gives_one_use() -> None:
    match = lay(HOUSE, dice=(2, 3, 6))
    assert match.view(0)["lands"][0]["bonuses_left"] == 1
    match.play("water-6-bonus")
    events = match.play("A1B1")
    assert {"kind": "bonus", "seat": 0, "left": 0} in events
    assert land(match).bonuses == 1
    spent = lay(HOUSE, dice=(2, 3, 6), heading="bonus 1")
    assert spent.moves() == ["people-2", "water-6"]
    assert why_not(spent, "water-6-bonus") == "bonus-none-left"


def test_c34_the_square_left_out_may_be_taken_or_off_the_sheet() -> None:
    match = lay(f"{HOUSE} B1=~", dice=(2, 3, 6))
    match.play("water-6-bonus")
    moves = match.moves()
    assert "A1C1" in moves  # over the water at B1
    assert "G1H1" in moves
    match = lay("A10=H A9=B H9=2 H10=L G10=3", dice=(1, 3, 5))
    match.play("water-5-bonus")
    assert "A1B2A3C3" in match.moves()
    assert "A1C1A3C3" in match.moves()
    assert "G1H2G3" not in match.moves()


def test_c34_any_one_square_of_the_shape_may_be_left_out() -> None:
    match = lay(HOUSE, dice=(2, 3, 6))
    match.play("people-2-bonus")
    assert len(match.moves()) == 76 - 5


def test_c35_there_is_no_bonus_on_one_icon() -> None:
    for dice in ((4, 5, 1), (3, 5, 1), (2, 2, 2)):
        match = lay(HOUSE + " C3=J", dice=dice)
        single = [move for move in match.moves() if "-bonus" in move]
        assert not any(move.startswith(("people-1-", "house", "wild")) for move in single)
    match = lay(HOUSE, dice=(4, 5, 1))
    assert why_not(match, "people-1-bonus") == "bonus-one-icon"


def test_c36_nobody_must_spend_a_bonus_to_be_able_to_draw() -> None:
    match = lay(TIGHT, dice=(2, 3, 6))
    assert match.moves() == ["pass", "people-2-bonus", "water-6-bonus"]
    assert match.prompt.key == "chiefdom.use-or-pass"
    assert match.view(0)["pass"] == {"move": "pass", "ends": True}
    fork = match.fork()
    fork.play("water-6-bonus")
    assert fork.moves() == ["D1D2"]
    match.play("pass")
    assert match.over  # passing counts as being unable to use the roll


def test_c36_whoever_passes_skips_this_roll_only() -> None:
    match = lay("", TIGHT, dice=(2, 3, 6))
    match.play("water-6")
    match.play("A1B1C1")
    assert match.seat == 1
    assert match.view(1)["pass"]["ends"] is False
    events = match.play("pass")
    assert [event["kind"] for event in events[:2]] == ["pass", "roll"]
    assert not match.over


def test_c36_passing_may_leave_the_end_to_later_seats() -> None:
    match = lay(TIGHT, TIGHT, dice=(2, 3, 6))
    assert match.view(0)["pass"]["ends"] is None
    match.play("pass")
    assert (match.seat, match.view(1)["pass"]["ends"]) == (1, True)
    match.play("pass")
    assert match.over
    assert lay(TIGHT, TIGHT_ROOMY, dice=(2, 3, 6)).view(0)["pass"]["ends"] is False


def test_c36_option_only_bonus_forces_the_bonus_where_nothing_else_fits() -> None:
    match = lay(TIGHT, dice=(2, 3, 6), only_bonus="forced")
    assert match.moves() == ["people-2-bonus", "water-6-bonus"]
    assert match.prompt.key == "chiefdom.use"
    assert match.view(0)["pass"] is None
    assert why_not(match, "pass") == "must-draw"
    match.play("water-6-bonus")
    match.play("D1D2")
    assert land(match).bonuses == 1


def test_c36_option_only_bonus_ends_the_game_where_no_bonus_is_left() -> None:
    for choice in ("optional", "forced"):
        assert lay(TIGHT, dice=(2, 3, 6), heading="bonus 1", only_bonus=choice).over
        assert lay(TIGHT, dice=(2, 3, 6), bonus="off", only_bonus=choice).over
    with pytest.raises(BadDiagram) as error:
        lay(TIGHT, dice=(2, 3, 6), heading="over", only_bonus="forced")
    assert error.value.code == "chiefdom.over-but-can-draw"
    assert lay(TIGHT, dice=(2, 3, 6), heading="over").over  # the seat has passed


@pytest.mark.parametrize(
    ("options", "bonus"),
    [
        ({}, True),
        ({"bonus": "off"}, False),
        ({"bonus": "on"}, True),
        ({"edition": "pnp"}, False),
        ({"edition": "pnp", "bonus": "off"}, False),
    ],
)
def test_c37_the_bonus_is_on_in_the_published_edition_unless_switched_off(options: dict[str, str], bonus: bool) -> None:
    match = lay(HOUSE, dice=(2, 3, 6), **options)
    assert ("water-6-bonus" in match.moves()) == bonus
    assert match.view(0)["bonus"] == bonus
    if not bonus:
        assert why_not(match, "water-6-bonus") == "bonus-not-in-play"


def test_c37_the_earlier_edition_has_no_bonus() -> None:
    with pytest.raises(BadOptions) as error:
        Match.new("chiefdom", options={"edition": "pnp", "bonus": "on"})
    assert error.value.code == "chiefdom.no-bonus-in-edition"


def test_the_square_left_out_is_shown_where_there_is_no_doubt() -> None:
    def square(face: int, *names: str) -> str | None:
        return left_out("A", face, sum(BY_NAME[name] for name in names))

    assert square(6, "A1", "C1") == "B1"
    assert square(6, "B1", "C1") is None  # A1 or D1
    assert square(4, "A1", "B1", "A2") == "B2"
    assert square(5, "A1", "C1", "A3", "C3") == "B2"
    assert square(2, "B2") is None
    assert square(6, "G1", "H1") is None  # F1, or a square off the sheet
