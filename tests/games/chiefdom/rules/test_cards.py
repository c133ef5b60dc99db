"""The eighteen advanced scoring cards."""

from __future__ import annotations

import pytest

from chiefdoms import BadOptions, Match
from tests.games.chiefdom.table import LOGS, TWO_LOGS, count, lay, points

ROW = "A1={0} B1={0} C1={0} D1={0} E1={0} F1={0} G1={0} H1={0}"


def _card(number: int, squares: str) -> tuple[int, int]:
    """How often a card counts on one sheet, and its points."""
    match = lay(squares, cards=str(number))
    return count(match, f"card-{number}"), points(match, f"card-{number}")


def _prizes(number: int, *sheets: str, second_prize: str = "needs-one") -> list[int]:
    match = lay(*sheets, cards=str(number), second_prize=second_prize)
    return [points(match, f"card-{number}", seat) for seat in range(len(sheets))]


def test_c23_card_1_counts_rows_of_trees_alone() -> None:
    assert _card(1, ROW.format("2")) == (1, 6)
    assert _card(1, ROW.format("2").replace("C1=2", "C1=3")) == (1, 6)
    assert _card(1, ROW.format("2").replace("C1=2", "C1=~")) == (0, 0)
    assert _card(1, "B5=2 C5=2 D5=2 E5=2 F5=2 G5=2") == (0, 0)  # printed walls are not trees


def test_c23_card_2_counts_rows_of_water_alone() -> None:
    assert _card(2, ROW.format("~") + " " + ROW.format("~").replace("1=", "9=")) == (2, 12)
    assert _card(2, ROW.format("~").replace("H1=~", "")) == (0, 0)


def test_c24_a_group_of_three_or_more_counts_once_whatever_its_size() -> None:
    trees = "A2=2 B2=2 C2=2 D2=2 E2=2"
    assert _card(3, f"{trees} A1=L B1=L C1=L") == (1, 5)
    assert _card(3, f"{trees} A1=L B1=L C1=L D1=L E1=L") == (1, 5)
    assert _card(3, f"{trees} A1=L B1=L") == (0, 0)
    assert _card(3, f"{trees} A1=L B1=L C1=L A3=L B3=L C3=L") == (2, 10)
    assert _card(3, f"{trees} A1=L B1=L D1=L E1=L") == (0, 0)


def test_card_4_counts_groups_of_houses() -> None:
    logs = "A10=3 B10=L C10=3 B9=3 D9=3 D10=L E10=3 F9=L F10=3 G9=3 F8=3"
    assert _card(4, f"{logs} A1=H B1=H C1=H A2=B B2=B C2=B") == (1, 5)
    assert _card(4, f"{logs} A1=H B1=H D1=H A2=B B2=B D2=B") == (0, 0)


def test_card_5_counts_groups_of_fishermen() -> None:
    assert _card(5, "A2=~ B2=~ C2=~ A1=F B1=F C1=F") == (1, 5)


def test_card_6_counts_groups_of_builders() -> None:
    logs = "A10=3 B10=L C10=3 B9=3 D9=3 D10=L E10=3 F9=L F10=3 G9=3 F8=3"
    assert _card(6, f"{logs} A1=H B1=H C1=H A2=B B2=B C2=B") == (1, 5)


def test_c22_card_7_takes_walls_of_both_kinds_as_filled() -> None:
    column = " ".join(f"A{row}=~" for row in (1, 2, 3, 4, 7, 8, 9, 10))
    assert _card(7, column) == (1, 5)
    column = " ".join(f"B{row}=~" for row in (1, 2, 3, 4, 6, 7, 8, 9, 10))
    assert _card(7, f"{column} B5=W {TWO_LOGS}") == (1, 5)
    assert _card(7, column) == (0, 0)


def test_card_8_counts_uncut_tree_squares() -> None:
    assert _card(8, "A1=2 A2=L A3=3 C1=2 D1=3") == (2, 4)


def test_c26_card_9_counts_any_unfished_water_square() -> None:
    assert _card(9, "A1=~ C1=~ C2=F E5=~ F5=~") == (3, 12)


@pytest.mark.parametrize(("number", "person", "place"), [(10, "L", "2"), (11, "F", "~")])
def test_c25_surrounded_needs_four_neighbours_on_the_sheet(number: int, person: str, place: str) -> None:
    around = f"C2={place} B3={place} D3={place} C4={place}"
    assert _card(number, f"C3={person} {around}") == (1, 5)
    assert _card(number, f"C3={person} {around}".replace(f"C4={place}", "")) == (0, 0)
    assert _card(number, f"C1={person} B1={place} D1={place} C2={place}") == (0, 0)
    assert _card(number, f"A2={person} A1={place} B2={place} A3={place} H1={place}") == (0, 0)


def test_c25_card_12_counts_builders_among_four_houses() -> None:
    logs = "A10=3 B10=L C10=3 B9=3 D9=3 D10=L E10=3 F9=L F10=3 G9=3 F8=3"
    assert _card(12, f"{logs} C3=B C2=H B3=H D3=H C4=H") == (1, 5)


def test_c27_everybody_with_the_best_value_gets_the_prize_and_with_the_next_the_second() -> None:
    two, one = "A1=~ B1=F C1=~", "A1=~ B1=F"
    assert _prizes(14, two, one, "") == [10, 5, 0]
    assert _prizes(14, two, two, one, one) == [10, 10, 5, 5]
    assert _prizes(14, one, one) == [10, 10]


def test_c28_zero_wins_no_prize_on_cards_13_to_16() -> None:
    for number in (13, 14, 15, 16):
        assert _prizes(number, "", "") == [0, 0]
    assert _prizes(14, "A1=~ B1=F", "") == [10, 0]


def test_c28_zero_can_win_on_cards_17_and_18() -> None:
    assert _prizes(18, "", f"B5=W {TWO_LOGS}", f"B5=W C5=W {TWO_LOGS}") == [15, 10, 0]
    full = "\n".join(["~" * 8] * 4 + ["#~~~~~~#"] * 2 + ["~" * 8] * 4)
    assert _prizes(17, "", full) == [10, 5]


def test_c28_option_second_prize_lets_zero_be_the_second_most() -> None:
    some = {13: LOGS, 14: "A1=~ B1=F", 15: "A1=~ B1=F", 16: f"{LOGS} A1=H A2=B"}
    more = {
        13: f"{LOGS} A1=3 A2=L",
        14: "A1=~ B1=F C1=~",
        15: "A1=~ B1=F A2=F",
        16: f"{LOGS} A1=3 B1=L B2=2 A2=H A3=B A4=H",
    }
    for number in (13, 14, 15, 16):
        for zeros, usual in ((("", ""), [10, 0, 0]), (("",), [10, 0])):
            sheets = (some[number], *zeros)
            assert _prizes(number, *sheets) == usual
            assert _prizes(number, *sheets, second_prize="zero-counts") == [10, *[5] * len(zeros)]
        # Zero is never the most, and not the second most if two other seats have more.
        assert _prizes(number, "", "", second_prize="zero-counts") == [0, 0]
        assert _prizes(number, more[number], some[number], "", second_prize="zero-counts") == [10, 5, 0]


def test_c28_option_second_prize_leaves_cards_17_and_18_alone() -> None:
    for choice in ("needs-one", "zero-counts"):
        assert _prizes(18, "", f"B5=W {TWO_LOGS}", second_prize=choice) == [15, 10]
        assert _prizes(17, "", "A1=~", second_prize=choice) == [10, 5]


def test_card_13_counts_logs_spent_and_held() -> None:
    assert _prizes(13, f"{LOGS} A1=H A2=B", "A1=3 A2=L") == [10, 5]


def test_card_15_counts_people_with_jobs() -> None:
    assert _prizes(15, "A1=J C1=J E1=J", "A1=~ B1=F", "A1=~ B1=F A2=F") == [0, 5, 10]


def test_card_16_counts_houses() -> None:
    assert _prizes(16, f"{LOGS} A1=H A2=B", LOGS) == [10, 0]


def test_card_17_counts_empty_squares() -> None:
    assert _prizes(17, "A1=~", "A1=~ B1=~ C1=~", "A1=~ B1=~") == [10, 0, 5]


def test_c30_card_18_counts_drawn_walls_only() -> None:
    match = lay(f"B5=W {TWO_LOGS}", "", cards="18")
    assert [count(match, "card-18", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.parametrize("number", range(13, 19))
def test_c29_cards_that_need_rivals_are_left_out_alone(number: int) -> None:
    with pytest.raises(BadOptions) as error:
        Match.new("chiefdom", seats=1, options={"cards": f"1-{number}"})
    assert error.value.code == "chiefdom.card-needs-rivals"
    assert Match.new("chiefdom", seats=2, options={"cards": f"1-{number}"}).view(0)["cards"] == [1, number]


def test_c29_three_cards_are_dealt_by_seed() -> None:
    dealt = [Match.new("chiefdom", 2, f"{seed}", {"cards": "advanced"}).view(0)["cards"] for seed in range(200)]
    assert all(len(set(cards)) == 3 and cards == sorted(cards) for cards in dealt)
    assert {card for cards in dealt for card in cards} == set(range(1, 19))
    alone = [Match.new("chiefdom", 1, f"{seed}", {"cards": "advanced"}).view(0)["cards"] for seed in range(200)]
    assert {card for cards in alone for card in cards} == set(range(1, 13))
    assert dealt[7] == Match.new("chiefdom", 2, "7", {"cards": "advanced"}).view(0)["cards"]


@pytest.mark.parametrize("cards", ["3-8-13-14", "8-3", "3-3", "0", "19", "03", "a", "", "1-", "-1", "1--2", "١"])
def test_cards_are_one_to_three_different_numbers_in_ascending_order(cards: str) -> None:
    with pytest.raises(BadOptions) as error:
        Match.new("chiefdom", seats=2, options={"cards": cards})
    assert error.value.code == "unknown-choice"
