"""The squares that each line of the score card counts."""

from __future__ import annotations

import pytest

from chiefdoms import Match

SHEET = """
~~...223
.F2.....
........
........
#W.....#
#......#
........
.J......
~.......
........
"""
PLACES = {
    "lake": ["A1", "B1"],
    "forest": ["F1", "G1", "H1"],
    "people": ["B2", "B8"],
    "fishermen-by-trees": ["B2"],
    "lumberjacks-by-water": [],
    "fish": ["B1"],
    "jobless": ["B8"],
    "houses": [],
    "no-such-line": [],
}


@pytest.mark.parametrize("line", PLACES)
def test_a_line_counts_these_squares(line: str) -> None:
    match = Match.position("chiefdom", f"score\n{SHEET}", {"edition": "pnp"})
    assert match.state.places(0, line) == PLACES[line]


def test_walls_that_score_depend_on_the_edition() -> None:
    text = "score\n" + "\n".join(["3L......", *["........"] * 3, "#W.....#", "#......#", *["........"] * 4])
    assert Match.position("chiefdom", text).state.places(0, "walls") == ["B5"]
    assert Match.position("chiefdom", text, {"edition": "pnp"}).state.places(0, "walls") == []


def test_empty_squares_are_counted_as_on_the_score_card() -> None:
    match = Match.new("chiefdom", 1, "places")
    while not match.over:
        match.play(match.moves()[-1])
        for line in ("empty", "people", "houses", "lake", "jobless"):
            count = next(entry.count for entry in match.scores()[0].lines if entry.key == line)
            assert len(match.state.places(0, line)) == count
