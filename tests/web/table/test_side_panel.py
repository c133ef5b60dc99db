"""The panel below the score card on wide screens: the log, and the reference card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chiefdoms import games
from tests.web.support import canned, driver
from tools.serve.server import Server

AT_END = "panel => panel.scrollTop + panel.clientHeight >= panel.scrollHeight - 8"


def sit_down(page: Page, site: Server, *games: str) -> None:
    """Keep a late game of each, and open the first."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{site.address}#/about")
    canned.keep(page, *[canned.late(game, 12, game=game, seats=2) for game in games])
    page.goto(f"{site.address}#/play/{games[0]}")
    page.locator("canvas [data-move]").first.wait_for(state="attached")


def last_logged(page: Page) -> int:
    return int(page.locator(".side-panel .log-move").last.get_attribute("data-ply") or "-1")


def test_the_log_beside_the_board_follows_the_game(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    sit_down(page, site, "fiefdoms")
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("tabpanel", name="Log")
    log.locator(".log-move").last.wait_for()
    board, logged, ply = driver.board_box(page), last_logged(page), driver.ply(page)
    assert logged <= ply
    for _ in range(3):
        driver.play(page, driver.moves(page)[0])
        assert driver.board_box(page) == board
    expect(log.locator(f'.log-move[data-ply="{ply + 3}"], .log-move[data-ply="{ply + 2}"]').first).to_be_attached()
    assert log.evaluate(AT_END)
    page.set_viewport_size({"width": 1440, "height": 760})
    expect(log.locator(".log-move").last).to_be_in_viewport()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(log.locator(".log-move").last).to_be_in_viewport()
    no_violations(page)
    for _ in range(3):
        before = driver.ply(page)
        page.get_by_role("button", name="Undo").click()
        expect(driver.table(page)).to_have_attribute("data-ply", str(before - 1))
    expect(log.locator(".log-move").last).to_have_attribute("data-ply", str(logged))
    # A move shows its moment, and nothing moves.
    log.locator(".log-move").nth(2).click()
    expect(page.locator(".moment-bar")).to_be_visible()
    assert driver.ply(page) < ply
    assert driver.board_box(page) == board
    page.get_by_role("button", name="Back to the game").click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(ply))


def test_the_tabs_work_by_keyboard_and_are_remembered(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    sit_down(page, site, "chiefdom", "five-tribes")
    log, reference = (page.get_by_role("tab", name=name) for name in ("Log", "Reference"))
    reference.wait_for()
    board = driver.board_box(page)
    log.focus()
    page.keyboard.press("ArrowRight")
    expect(reference).to_be_focused()
    expect(reference).to_have_attribute("aria-selected", "true")
    expect(log).to_have_attribute("tabindex", "-1")
    expect(page.get_by_role("tabpanel", name="Reference").get_by_role("list").first).to_contain_text("Three trees")
    no_violations(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("tabpanel", name="Reference")).to_be_focused()
    page.reload()
    expect(reference).to_have_attribute("aria-selected", "true")
    reference.press("Home")
    expect(page.get_by_role("tabpanel", name="Log").locator(".log-move").last).to_be_visible()
    assert driver.board_box(page) == board
    # Where a low window has no room below the score card, the bar has the log alone.
    page.goto(f"{site.address}#/play/five-tribes")
    log.wait_for()
    page.set_viewport_size({"width": 1280, "height": 600})
    expect(log).to_be_hidden()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("dialog .log-move").last).to_be_visible()


@pytest.mark.parametrize("game", games)
def test_the_reference_is_beside_the_board_on_every_wide_screen(quick: Page, site: Server, game: str) -> None:
    page = quick
    sit_down(page, site, game)
    card = page.get_by_role("tabpanel", name="Reference")
    for width, height in ((1000, 700), (1100, 800), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(card.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
        assert card.evaluate("card => card.scrollWidth <= card.clientWidth"), (width, height)
        expect(page.locator(".score-card").locator("table, .duel-tracks").first).to_be_in_viewport()
