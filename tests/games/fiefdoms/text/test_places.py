"""The plots and squares that each line of the score card counts."""

from __future__ import annotations

import pytest

from chiefdoms import Match

FIEF = """
seat 1
C     F2    S     #     C
   5     0     0     0
Q2    T4    W2    .     .
   5     4     0     0
F2    .     #     A2    .
   0     0     0     0
.     .     .     .     .
   0     0     0     0
.     .     .     .     .
"""
PLACES = {
    "cottages": ["11", "15"],
    "farms": ["12", "31"],
    "quarries": ["21"],
    "windmills": ["23"],
    "markets": [],
    "townhall": ["12", "21", "22", "23"],
    "university": [],
    "guilds": [],
    "springhouses": ["14"],
    "vagrants": ["P11", "P21", "P22"],
    "no-such-line": [],
}


@pytest.mark.parametrize("line", PLACES)
def test_a_line_counts_these_places(line: str) -> None:
    assert Match.position("fiefdoms", FIEF).state.places(0, line) == PLACES[line]


def test_the_university_counts_what_is_built_once_it_is_active_itself() -> None:
    with_university = FIEF.replace("A2    .", "A2    U3")
    assert Match.position("fiefdoms", with_university).state.places(0, "university") == []
    lived_in = with_university.replace("5     4     0     0", "5     4     0     3")
    assert Match.position("fiefdoms", lived_in).state.places(0, "university") == ["22", "34", "35"]


def test_places_are_as_many_as_the_score_card_counts() -> None:
    match = Match.new("fiefdoms", 1, "places")
    while not match.over:
        match.play(match.moves()[-1])
        for line in ("cottages", "farms", "quarries", "windmills", "markets", "guilds"):
            count = next(entry.count for entry in match.scores()[0].lines if entry.key == line)
            assert len(match.state.places(0, line)) == count
