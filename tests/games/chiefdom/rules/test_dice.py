"""Which uses a roll offers."""

from __future__ import annotations

from collections import Counter

import pytest

from chiefdoms.games.chiefdom.rules.uses import (
    ICON_OF,
    ROLLS,
    SPLIT_USES_OF_ROLL,
    USES,
    USES_OF_ROLL,
    dice_of,
    pairings,
    roll_of,
)
from chiefdoms.games.chiefdom.sheet import HOUSE, PEOPLE, TREES2, TREES3, WALL, WATER
from tests.games.chiefdom.table import LOGS, lay, placements, why_not

WILD_MOVES = ["wild-people", "wild-trees2", "wild-trees3", "wild-water"]


def test_c1_each_player_splits_the_roll_separately() -> None:
    match = lay("", "", dice=(2, 3, 6))
    match.play("water-6")
    match.play("C4C5C6")
    assert match.seat == 1
    assert match.moves() == ["people-2", "water-6"]
    match.play("people-2")
    assert match.prompt.values["move"] == "people-2"


def test_c2_an_impossible_split_cannot_be_chosen() -> None:
    match = lay("", dice=(1, 2, 4))  # a wall without logs, water in shape 2, two trees in shape 1
    assert match.moves() == ["trees2-1", "water-2"]
    assert why_not(match, "wall") == "wall-needs-logs"
    assert why_not(match, "pass") == "must-draw"


def test_c2_the_only_drawable_split_must_be_drawn() -> None:
    full_but_one = "\n".join(["~" * 8] * 4 + ["#" + "~" * 6 + "#"] * 2 + ["~" * 8] * 3 + ["~" * 7 + "."])
    match = lay(full_but_one, dice=(1, 2, 4))
    assert match.moves() == ["trees2-1"]


@pytest.mark.parametrize("edition", ["published", "pnp"])
@pytest.mark.parametrize("die", range(1, 7))
def test_c5_a_triple_is_always_one_wild_icon(edition: str, die: int) -> None:
    match = lay("", dice=(die, die, die), edition=edition)
    walls = ["wild-wall"] if edition == "pnp" else []
    assert match.moves() == sorted(WILD_MOVES + walls)
    assert why_not(match, "water-2") == "triple-is-wild"
    match.play("wild-water")
    assert all(len(move) <= 3 for move in match.moves())  # the name of a single square


@pytest.mark.parametrize("edition", ["published", "pnp"])
@pytest.mark.parametrize(
    ("die", "use"), [(1, ""), (2, "water-2"), (3, "trees2-3"), (4, "house"), (5, "people-5"), (6, "")]
)
def test_c5_option_triple_lets_three_equal_dice_be_split(edition: str, die: int, use: str) -> None:
    options = {"edition": edition, "triple": "choice"}
    match = lay(f"{LOGS} C3=J", dice=(die, die, die), **options)
    wild = [*WILD_MOVES, "wild-house", "wild-wall"]
    assert match.moves() == sorted([*wild, use] if use else wild)
    assert why_not(match, "trees3-1") == ("not-rolled" if use else "triple-is-wild")
    ways = {(tuple(offer["dice"]), offer["sum"]) for offer in match.view(0)["uses"]}
    assert ways == {((0, 1, 2), None), *([((0, 1), 2 * die)] if use else [])}
    if use:
        events = match.play(use)
        assert (events[0]["dice"], events[0]["sum"]) == ([0, 1], 2 * die)
        match.undo()
    assert match.play("wild-water")[0]["dice"] == [0, 1, 2]


def test_c5_option_triple_goes_with_the_bonus_action() -> None:
    house = f"{LOGS} A10=H A9=B"
    assert "water-2-bonus" in lay(house, dice=(2, 2, 2), triple="choice").moves()
    assert "water-2-bonus" not in lay(house, dice=(2, 2, 2)).moves()


def test_c5_option_triple_changes_no_other_roll() -> None:
    for roll, (usual, split) in enumerate(zip(USES_OF_ROLL, SPLIT_USES_OF_ROLL, strict=True)):
        assert len(set(dice_of(roll))) == 1 or usual == split
        assert split[: len(usual)] == usual
        assert len(set(split)) == len(split)


@pytest.mark.parametrize("dice", [(1, 1, 5), (6, 6, 3), (4, 4, 4)])
def test_c6_a_wild_result_draws_any_icon_in_one_square(dice: tuple[int, int, int]) -> None:
    match = lay(f"{LOGS} C3=J", dice=dice)
    wild = [move for move in match.moves() if move.startswith("wild")]
    assert wild == sorted([*WILD_MOVES, "wild-house", "wild-wall"])


def test_c6_a_wild_house_needs_logs_and_somebody_to_build_it() -> None:
    assert placements(f"{LOGS} C3=J", "wild-house") == ["B3", "C2", "C4", "D3"]
    assert placements("C3=J", "wild-house") == []
    assert placements(LOGS, "wild-house") == []


def test_c6_a_wild_wall_needs_two_logs_and_a_wall_beside_it() -> None:
    around = ["A4", "A7", "B5", "B6", "G5", "G6", "H4", "H7"]
    assert placements("H9=2 H10=L", "wild-wall") == around
    assert placements("", "wild-wall") == []


def test_c6_a_wild_wall_needs_no_logs_in_the_earlier_edition() -> None:
    assert placements("", "wild-wall", edition="pnp") == ["A4", "A7", "B5", "B6"]


def test_v6_dice_2_3_6_have_exactly_three_uses() -> None:
    ways = pairings((2, 3, 6))
    assert [(way.dice, way.sum, [USES[use].text for use in way.uses]) for way in ways] == [
        ((0, 1), 5, ["water-6"]),
        ((0, 2), 8, ["house"]),
        ((1, 2), 9, ["people-2"]),
    ]


def test_v6_the_bonus_action_draws_two_squares_of_shape_6() -> None:
    match = lay(f"{LOGS} A10=H A9=B", dice=(2, 3, 6))
    assert match.moves() == ["people-2", "people-2-bonus", "water-6", "water-6-bonus"]
    match.play("water-6-bonus")
    moves = match.moves()
    assert {"A1B1", "A1A2", "A1C1"} <= set(moves)
    assert all(len(move) in (4, 5, 6) for move in moves)


def test_v7_the_sums_and_their_icons() -> None:
    icons = {}
    for roll in range(ROLLS):
        for way in pairings(dice_of(roll)):
            icons[way.sum] = "wild" if len(way.uses) > 1 else ICON_OF[way.uses[0]]
    assert icons == {
        None: "wild",
        2: "wild",
        3: WALL,
        4: WATER,
        5: WATER,
        6: TREES2,
        7: TREES3,
        8: HOUSE,
        9: PEOPLE,
        10: PEOPLE,
        11: PEOPLE,
        12: "wild",
    }


def test_v7_how_many_rolls_offer_each_icon() -> None:
    rolls: Counter[object] = Counter()
    for uses in USES_OF_ROLL:
        rolls.update({"wild" if USES[use].wild else ICON_OF[use] for use in uses})
    assert rolls == {"wild": 36, WALL: 30, WATER: 90, TREES2: 75, TREES3: 90, HOUSE: 75, PEOPLE: 105}


def test_equal_uses_from_equal_dice_are_offered_once() -> None:
    for uses in USES_OF_ROLL:
        assert len(set(uses)) == len(uses)
    assert len(pairings((2, 2, 4))) == 2


def test_no_roll_is_unusable_on_an_empty_sheet() -> None:
    for edition in ("published", "pnp"):
        for roll in range(ROLLS):
            assert lay("", dice=dice_of(roll), edition=edition).seat == 0


def test_rolls_and_dice_are_inverse() -> None:
    assert [roll_of(dice_of(roll)) for roll in range(ROLLS)] == list(range(ROLLS))
    assert len({dice_of(roll) for roll in range(ROLLS)}) == ROLLS
