"""Bounds: moves in a decision, plies in a match, characters in a link."""

from __future__ import annotations

from random import Random

import pytest

from chiefdoms import Match, games
from chiefdoms.games.five_tribes.grid import grid_of
from chiefdoms.games.five_tribes.meeples import MEEPLES
from chiefdoms.games.five_tribes.rules.position import Position
from tests.games.five_tribes.table import random_match, state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_full_record_as_a_link_stays_under_2000_characters(seats: int) -> None:
    for seed in range(6):
        match = random_match(seats, seed)
        link = match.link()
        assert len(link) < 400
        assert Match.from_link(link).diagram() == match.diagram()


def test_a_long_four_seat_game_drop_by_drop_stays_under_2000_characters() -> None:
    """Players who avoid claims and choose every drop by hand make games and records long."""
    random = Random(8)
    match = Match.new("five-tribes", 4, "long")
    while not match.over:
        moves = match.moves()
        wanted = [move for move in moves if move.startswith(("drop", "use", "sell"))]
        if match.view()["phase"] == "move":
            wanted = sorted(moves, key=lambda move: _claims(match, move))[: max(1, len(moves) // 4)]
        match.play(random.choice(wanted or moves))
    assert len(match.link()) < 2_000


def _claims(match: Match, text: str) -> int:
    move = state(match).find(text)
    assert move is not None
    notes = state(match).preview(move).get("notes", [])
    return sum(note["key"] == "claim" for note in notes)


def test_no_decision_has_more_than_2000_moves() -> None:
    # Each colour on a start tile has at most as many ends as tiles are at an even or at an odd distance: 15. There are
    # 90 meeples, so at most 90 (start, colour); powers add at most 205 moves before a sowing.
    grid = grid_of(6, 5)
    most = max(len(ends) for position in (grid.ends, grid.loop_ends) for lengths in position for ends in lengths)
    assert most <= 15
    assert sum(MEEPLES) * most + 205 < 2_000
    for seed in range(5):
        match = random_match(4, seed)
        assert max(ply.count for ply in match.history()) < 600


def test_matches_are_far_shorter_than_the_bound() -> None:
    longest = games["five-tribes"].info.longest
    assert max(random_match(2, seed).plies for seed in range(20)) < longest / 20


def test_clones_share_nothing_that_changes() -> None:
    match = random_match(3, 4, plies=50)
    position = state(match)
    copy = position.clone()
    assert copy.contents() == position.contents()
    for name in Position.__slots__:
        value = getattr(position, name)
        if isinstance(value, list) and name != "choices":
            assert getattr(copy, name) is not value, name
