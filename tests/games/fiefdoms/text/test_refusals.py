"""Every illegal move is refused with the rule that it breaks."""

from __future__ import annotations

import pytest

from chiefdoms import IllegalMove, Match
from tests.games.fiefdoms.table import lay, read, sheet


def rule(match: Match, move: str) -> str:
    before = match.diagram()
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    assert match.diagram() == before
    assert error.value.rule.startswith("fiefdoms.")
    return error.value.rule.removeprefix("fiefdoms.")


def test_unknown_texts_are_unreadable() -> None:
    match = lay(heading="dice 1 3 4 5")
    for text in ("", "hello", "1_3", "1_3-4_5-", "1_6-3_4", "forest-sea", "P1", "1_3-castle", "٣٣", "x" * 500):
        assert rule(match, text) == "unreadable"


def test_moves_of_other_phases_are_not_legal_now() -> None:
    match = lay(heading="dice 1 3 4 5")
    for text in (
        "forest-sea-mountain-marsh",
        "1_3-windmill",
        "33",
        "P11",
        "reduce-33",
        "forfeit-33",
        "accept",
        "on-33",
    ):
        assert rule(match, text) == "not-now"


def test_sections() -> None:
    assert rule(Match.new("fiefdoms", 1), "forest-forest-sea-marsh") == "section-twice"


def test_split() -> None:
    match = lay(heading="dice 1 3 4 5")
    assert rule(match, "1_2-4_5") == "other-dice"
    assert rule(match, "4_5-1_3") == "faces-in-order"
    assert rule(match, "3_1-4_5") == "faces-in-order"


def test_build() -> None:
    match = lay("22=T 33=#", heading="dice 1 4 3 3\nsplit 3_3 1_4")
    assert rule(match, "3_4-townhall") == "not-a-pair"
    assert rule(match, "1_4-market") == "location-blocked"
    assert rule(match, "3_3-farm") == "not-from-this-pair"
    assert rule(match, "3_3-quarry-4") == "not-from-this-pair"
    assert rule(match, "forfeit-11") == "must-build"
    match = lay("22=T 33=#", heading="dice 3 4 1 2\nsplit 3_4 1_2")
    assert rule(match, "3_4-townhall") == "most-reached"
    assert rule(match, "4_3-quarry-4") == "faces-in-order"


def test_build_where_a_blocked_location_may_be_chosen() -> None:
    match = lay("22=T 33=#", heading="dice 1 4 3 3\nsplit 3_3 1_4", blocked="forfeit")
    assert rule(match, "3_4-forfeit") == "not-a-pair"
    assert rule(match, "4_1-forfeit") == "faces-in-order"
    assert rule(match, "3_3-forfeit") == "location-free"
    assert rule(match, "1_4-forfeit-2") == "unreadable"
    assert rule(match, "1_4-market") == "location-blocked"
    assert rule(match, "forfeit-11") == "pair-first"
    match = lay("22=T 33=#", heading="dice 1 4 3 3\nsplit 3_3 1_4")
    assert rule(match, "1_4-forfeit") == "location-blocked"
    assert rule(match, "3_3-forfeit") == "location-free"


def test_build_with_an_x() -> None:
    match = lay(heading="dice 1 3 X 5\nsplit X_3 1_5")
    assert rule(match, "1_5-market-1") == "x-must-build"
    assert rule(match, "X_3-quarry-1") == "x-without-population"
    assert rule(match, "X_3-farm") == "not-from-this-pair"


def test_plot() -> None:
    match = lay("45=F 44=#", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    match.play("1_3-windmill")
    assert rule(match, "45") == "plot-taken"
    assert rule(match, "33") == "not-the-location"
    assert rule(match, "60") == "outside"


def test_square() -> None:
    match = lay("P34=2", heading="dice 1 3 4 4\nsplit 1_3 4_4")
    match.play("1_3-cottage-3")
    match.play("44")
    assert rule(match, "P34") == "square-used"
    assert rule(match, "P11") == "square-not-touching"
    assert rule(match, "P55") == "no-such-square"


def test_reduce() -> None:
    match = lay("23=F 32=M 43=C 11=#", heading="dice 1 5 3 3\nsplit 1_5 3_3")
    match.play("1_5-springhouse")
    match.play("33")
    assert rule(match, "reduce-11") == "not-adjacent"
    assert rule(match, "reduce-43") == "needs-no-workers"
    assert rule(match, "reduce-99") == "outside"


def test_forfeit() -> None:
    match = lay("13=# 31=# 45=# 54=#", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    assert rule(match, "forfeit-13") == "plot-taken"
    assert rule(match, "forfeit-00") == "outside"
    match = lay("33=# 11=#", heading="dice 2 4 X X")
    assert rule(match, "forfeit-33") == "plot-taken"
    assert rule(match, "forfeit-12") == "not-struck"


def test_workers() -> None:
    match = read(sheet("11=F 12=W 13=W 55=M 51=C P11=2", "#"))
    match.play("change")
    assert rule(match, "on-11") == "too-few-workers"
    assert rule(match, "on-55") == "too-few-workers"
    assert rule(match, "off-11") == "already-inactive"
    assert rule(match, "on-12") == "already-active"
    assert rule(match, "off-51") == "needs-no-workers"
    assert rule(match, "off-22") == "needs-no-workers"
    assert rule(match, "off-77") == "outside"
    match.play("off-12")
    assert rule(match, "on-12") == "changed-already"
    match.play("accept")
    assert rule(match, "accept") == "over"


def test_a_refused_plot_is_named_by_its_row_and_column_too() -> None:
    with pytest.raises(IllegalMove) as error:
        lay("22=T 33=#", heading="dice 1 4 3 3\nsplit 3_3 1_4\noption 3_3-quarry-3").play("33")
    assert (error.value.values["plot"], error.value.values["row"], error.value.values["column"]) == ("33", "3", "3")
