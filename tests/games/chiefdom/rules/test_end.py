"""Skipped seats, the end of the game, and who wins."""

from __future__ import annotations

import random

import pytest

from chiefdoms import Match
from chiefdoms.games.chiefdom.rules.moves import list_uses
from tests.games.chiefdom.table import lay, sheet, state_of

ONE_LEFT = sheet("D1=.", fill="~")  # no shape of more than one square fits
FULL = sheet(fill="~")


def test_c3_a_seat_that_cannot_draw_skips_this_roll_only() -> None:
    for seed in map(str, range(50)):
        match = lay("", ONE_LEFT, dice=(2, 3, 6), seed=seed)
        match.play("water-6")
        events = match.play("A1B1C1")
        assert {"kind": "skip", "seat": 1} in events
        assert match.seat == 0
        match.play(match.moves()[0])
        match.play(match.moves()[0])
        if match.seat == 1:
            return  # the next roll had something for the other seat
    pytest.fail("the skipped seat never came back")


def test_c3_the_first_seat_can_be_skipped_too() -> None:
    match = lay(FULL, "", dice=(2, 3, 6))
    assert match.seat == 1
    assert match.view(0)["lands"][0]["can_draw"] is False
    assert match.view(0)["lands"][1]["can_draw"] is True


def test_c4_alone_the_first_roll_without_a_legal_use_ends_the_game() -> None:
    match = lay(ONE_LEFT, dice=(2, 3, 6))
    assert match.over
    assert match.moves() == []
    assert match.prompt.key == "over"
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "no-seat-can-draw"
    assert set(outcome.details) == {"rank", "ranks", "score"}
    scale = outcome.details["ranks"]
    assert [rank["least"] for rank in scale] == sorted(rank["least"] for rank in scale)
    assert outcome.details["rank"] in [rank["key"] for rank in scale]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_c4_a_game_ends_on_the_first_roll_that_no_seat_uses(seats: int) -> None:
    rng = random.Random(seats)
    match = Match.new("chiefdom", seats=seats, seed="end", options={"bonus": "off"})
    while not match.over:
        state = state_of(match)
        assert any(list_uses(state.rules, land, state.roll) for land in state.lands) or state.drew
        match.play(rng.choice(match.moves()))
    state = state_of(match)
    assert not state.drew
    assert not any(list_uses(state.rules, land, state.roll) for land in state.lands)
    assert match.history()[-1].events[-1] == {"kind": "over", "reason": "no-seat-can-draw"}


def _ending(*sheets: str, edition: str = "published") -> Match:
    return lay(*sheets, heading="score", edition=edition)


# Equal in points, but only the first has a fish left over once its person has eaten.
TIED = ("A1=~ B1=F C1=~", "A1=3 B1=~")


def test_c39_the_published_edition_breaks_ties_by_uneaten_fish() -> None:
    outcome = _ending(*TIED).outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.details == {"scores": [-69, -69], "tie-break": "fish"}


def test_c39_the_earlier_edition_shares_the_victory() -> None:
    outcome = _ending(*TIED, edition="pnp").outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_c39_equal_fish_share_the_victory() -> None:
    outcome = _ending("A1=~", "C1=~", "").outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.details["scores"] == [-73, -73, -76]


def test_the_highest_score_wins() -> None:
    outcome = _ending("A1=~", "A1=~ B1=~").outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_all_seats_draw_for_each_roll_in_order() -> None:
    match = Match.new("chiefdom", seats=3, seed="order")
    order = []
    for _ in range(12):
        order.append((match.view(0)["round"], match.seat))
        turn = match.seat
        while match.seat == turn and (match.view(0)["round"], match.seat) == order[-1]:
            match.play(match.moves()[0])
    assert order == [(turn, seat) for turn in range(1, 5) for seat in range(3)]
