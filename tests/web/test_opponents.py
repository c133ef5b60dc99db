"""Computer players at the table: they are followed, hurried, taken back, and shown again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web import canned, driver
from tools.server import Server

QUICK = {**driver.QUICK, "thinking": "100"}
AGAIN = '[data-tool="again"]'


@pytest.fixture
def quick(page: Page, site: Server) -> Page:
    driver.use_settings(page, QUICK)
    page.goto(f"{site.address}#/settings")
    return page


def sit_down(page: Page, site: Server, match: Match, kinds: list[str]) -> None:
    """Open a match as it stands, with who plays each seat."""
    canned.keep(page, canned.against("table", match, kinds))
    page.goto(f"{site.address}#/play/table")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))


def wait_for_moves(page: Page) -> list[str]:
    """The person's moves, once it is their turn."""
    page.locator("canvas [data-move]").first.wait_for(state="attached")
    return driver.moves(page)


def play_turn(page: Page) -> None:
    """Play first moves until the computer has answered."""
    seat = '.seat.acting[data-seat="0"]'
    while page.locator(seat).count():
        driver.play(page, wait_for_moves(page)[0])
    page.locator(seat).wait_for()
    wait_for_moves(page)


def kept(page: Page) -> Any:
    return canned.kept(page, "table")["record"]


def test_the_last_turn_is_shown_again_and_the_log_tells_its_points(quick: Page, site: Server) -> None:
    page = quick
    sit_down(page, site, Match.new("chiefdom", seats=2, seed="again"), ["person", "level-2"])
    expect(page.locator(AGAIN)).to_be_hidden()
    play_turn(page)
    record, moves = kept(page), driver.moves(page)
    seats, gains = told_by(record)
    first = len(seats) - seats[::-1].index(0)  # the ply after the person's last move

    page.locator(AGAIN).click()
    page.locator(f'.table[data-ply="{first}"]').wait_for()
    expect(page.locator(AGAIN)).to_have_attribute("aria-pressed", "true")
    assert driver.moves(page) == [], "what is past cannot be played"
    expect(page.locator(".prompt")).to_contain_text(f"{abs(gains[-1])} point")
    expect(page.locator(AGAIN)).to_have_attribute("aria-pressed", "false")
    assert (driver.ply(page), driver.moves(page), kept(page)) == (len(seats), moves, record)

    page.locator("canvas [data-move]").first.focus()
    page.keyboard.press("a")
    expect(page.locator(AGAIN)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    assert (driver.ply(page), driver.moves(page), kept(page)) == (len(seats), moves, record)

    page.get_by_role("button", name="Log", exact=True).click()
    tags = page.locator("dialog .log li").first.locator(".tag")
    assert tags.inner_text().replace("−", "-") == f"{gains[-1]:+}"


def told_by(record: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Who made each move of a record, and how many points it brought."""
    match = Match.new(record["game"], record["seats"], record["seed"], record["options"])
    seats, gains = [], []
    for move in record["moves"]:
        assert match.seat is not None
        seats.append(match.seat)
        before = match.scores()[seats[-1]].total
        match.play(move)
        gains.append(match.scores()[seats[-1]].total - before)
    return seats, gains
