"""What differs between the two editions, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """One printing of the rules."""

    id: str
    wall_logs: int  # unspent logs that a seat must hold to draw a wall
    wall_starts_east: bool  # may the first wall touch the East Wall?
    unfinished_wall_scores: bool  # do walls score that do not join west and east?
    fish_feeds: int  # people whom one fish feeds
    bonus: bool  # does the edition have the optional bonus action?
    fish_break_ties: bool  # do uneaten fish decide between equal scores?
    top_rank: str  # key of the highest solo rank, whose words differ


EDITIONS = {
    "published": Edition(
        id="published",
        wall_logs=2,
        wall_starts_east=True,
        unfinished_wall_scores=True,
        fish_feeds=2,
        bonus=True,
        fish_break_ties=True,
        top_rank="rank-8",
    ),
    "pnp": Edition(
        id="pnp",
        wall_logs=0,
        wall_starts_east=False,
        unfinished_wall_scores=False,
        fish_feeds=3,
        bonus=False,
        fish_break_ties=False,
        top_rank="rank-8-pnp",
    ),
}
