"""The squares that belong to a row of the score, and the numbers that a rule book names."""

from __future__ import annotations

from chiefdoms import Match, games
from chiefdoms.games.duel.sheet import ICONS
from tests.games.duel.table import lay


def test_a_row_lights_the_icons_of_its_kind() -> None:
    match = lay("B2=2 C3=2 D1=3 A4=^ B4=x", size=4)
    assert match.state.places(0, "mask") == ["B2", "C3"]
    assert match.state.places(1, "mask") == ["B2", "C3"]
    assert match.state.places(0, "forest") == ["D1"]
    assert match.state.places(0, "fire") == []
    assert match.state.places(0, "no-such-line") == []


def test_all_icons_of_a_game_belong_to_a_row() -> None:
    match = Match.new("duel", 2, "places")
    while not match.over:
        match.play(match.moves()[-1])
    squares = match.view(0)["squares"]
    for icon in ICONS:
        assert match.state.places(0, icon) == [square["name"] for square in squares if square["icon"] == icon]


def test_the_numbers_of_the_rule_book_are_those_of_the_sheet() -> None:
    facts = games["duel"].printed(games["duel"].info.complete({"permanents": "four"}))
    assert facts["counts"] == {"rows": 6, "abilities": 6, "permanents": 4}
    assert facts["stops"] == {"lowest": [5, 13], "ability": [9], "star": [18]}
    assert facts["lines"] == {"single": 4, "pair": 3}
    small, large = facts["boards"]
    assert (small["squares"], small["grey"], small["mountains"]) == (81, 0, 0)
    assert (large["squares"], large["grey"], large["mountains"]) == (121, 40, 8)
