"""Sections and the Pestilence."""

from __future__ import annotations

import pytest

from chiefdoms import IllegalMove, Match
from chiefdoms.games.fiefdoms.sheet import ASSIGNMENTS, SUM_PAIRS
from tests.games.fiefdoms.table import at, lay, read, sheet

ALL = {f"{row}{column}" for row in range(1, 6) for column in range(1, 6)}
SEA = {name for name in ALL if name[1] in "45"}
MOUNTAIN = {name for name in ALL if name[1] in "12"}
FOREST = {name for name in ALL if name[0] in "12"}
MARSH = {name for name in ALL if name[0] in "45"}
CENTRE = {name for name in ALL if name[0] in "234" and name[1] in "234"}


def struck(one: str, two: str, cells: str = "", sections: str = "", **options: str) -> set[str]:
    """What a pestilence of these dice may take."""
    match = lay(cells, heading=f"dice {one} {two} X X", sections=sections, **options)
    assert match.prompt.key == "fiefdoms.pestilence"
    return {move.removeprefix("forfeit-") for move in match.moves()}


def test_deduction_sections_have_24_assignments() -> None:
    match = Match.new("fiefdoms", 2, "sections")
    assert len(match.moves()) == len(ASSIGNMENTS) == 24
    assert "forest-sea-mountain-marsh" in match.moves()
    for pairs in SUM_PAIRS.values():
        assert all(high == low + 1 for low, high in pairs)
    assert sorted(n for pair in SUM_PAIRS["six"] for n in pair) == [2, 3, 4, 5, 7, 8, 9, 10]


def test_each_seat_assigns_its_own_sections() -> None:
    match = Match.new("fiefdoms", 2, "sections")
    events = match.play("marsh-forest-sea-mountain")
    numbers = {"marsh": [2, 3], "forest": [4, 5], "sea": [7, 8], "mountain": [9, 10], "centre": [6]}
    assert events[0] == {"kind": "sections", "seat": 0, "numbers": numbers}
    assert match.seat == 1
    match.play("forest-sea-mountain-marsh")
    assert match.view(0)["fiefs"][0]["sections"] == numbers
    assert match.view(0)["fiefs"][1]["sections"]["forest"] == [2, 3]
    assert match.view(0)["phase"] != "sections"


def test_vector_default_sections() -> None:
    assert struck("2", "3") == SEA
    assert struck("3", "4") == MOUNTAIN
    assert "11" in MOUNTAIN
    assert struck("2", "4") == CENTRE


def test_r1_six_hits_the_centre_and_the_others_the_sections() -> None:
    assert struck("1", "1") == struck("1", "2") == FOREST
    assert struck("1", "3") == struck("1", "4") == SEA
    assert struck("3", "3") == struck("1", "5") == CENTRE
    assert struck("4", "4") == struck("2", "5") == MOUNTAIN
    assert struck("4", "5") == struck("5", "5") == MARSH


def test_r1_by_option_two_hits_the_centre() -> None:
    assert struck("1", "1", pestilence="two") == CENTRE
    assert struck("1", "2", pestilence="two") == FOREST
    assert struck("2", "4", pestilence="two") == SEA, "the example: Sea has 5 and 6"
    assert struck("3", "4", pestilence="two") == MOUNTAIN
    assert struck("5", "5", pestilence="two") == MARSH


def test_r1_own_numbers_count() -> None:
    assert struck("2", "3", sections="marsh forest sea mountain") == FOREST


def test_r2_a_paired_face_is_each_players_choice() -> None:
    assert struck("1/2", "3") == SEA, "4 and 5 are both Sea"
    assert struck("1/2", "4") == SEA | CENTRE, "5 or 6"
    assert struck("1/2", "4/5") == SEA | CENTRE | MOUNTAIN, "5, 6 or 7"
    match = read(sheet(), sheet(), heading="dice 1/2 4 X X")
    match.play("forfeit-33")
    match.play("forfeit-15")


def test_r3_sections_overlap_and_the_centre_overlaps_all() -> None:
    assert {"11", "12", "21", "22"} == FOREST & MOUNTAIN
    for section in (FOREST, MOUNTAIN, MARSH, SEA):
        assert section & CENTRE
    icons = {entry["plot"]: entry["sections"] for entry in lay().view(0)["sheet"]["plots"]}
    assert icons["11"] == ["forest", "mountain"]
    assert icons["55"] == ["sea", "marsh"]
    assert icons["33"] == ["centre"]
    assert icons["22"] == ["forest", "mountain", "centre"]


def test_r4_a_full_section_allows_any_empty_plot() -> None:
    full = " ".join(f"{name}=#" for name in sorted(SEA))
    assert struck("2", "3", full) == ALL - SEA
    assert struck("1/2", "4", full) == ALL - SEA, "under 5 any plot, under 6 the Centre"
    nearly = " ".join(f"{name}=#" for name in sorted(SEA - {"34"}))
    assert struck("2", "3", nearly) == {"34"}


def test_a_pestilence_skips_the_split_and_takes_a_plot_of_everyone() -> None:
    match = read(sheet(), sheet(), sheet(), heading="dice 2 4 X X")
    for seat in range(3):
        assert match.seat == seat
        events = match.play("forfeit-33")
        assert events[0] == {"kind": "forfeit", "seat": seat, "plot": "33", "why": "pestilence"}
    assert match.view(0)["round"] == 2
    assert match.view(0)["active"] == 1
    assert at(match, "33")["forfeit"] is True


def test_a_plot_of_another_section_is_refused() -> None:
    match = lay(heading="dice 2 4 X X")
    with pytest.raises(IllegalMove, match="not-struck"):
        match.play("forfeit-11")
