"""What teaches: hints at the table, and the review of a finished game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web import canned, driver
from tools.server import Server


def open_save(page: Page, site: Server, *saved: dict[str, object], route: str) -> None:
    driver.use_settings(page)
    page.goto(f"{site.address}#/about")
    canned.keep(page, *saved)
    page.goto(f"{site.address}{route}")


def finish(page: Page) -> None:
    """Play first moves until the game is over."""
    while moves := driver.moves(page):
        driver.play(page, moves[0])
    page.get_by_role("dialog").wait_for()


def test_a_hint_is_told_followed_and_counted(page: Page, site: Server, no_violations: Callable[..., None]) -> None:
    pure = canned.late("pure") | {"pure": True}
    open_save(page, site, canned.late("hinted"), pure, route="#/play/hinted")
    hint, plans = page.get_by_role("button", name="Hint (H)"), page.locator(".hint-plan")
    hint.wait_for()
    before = driver.ply(page)
    # By keyboard from the moves; it can be called off, and then counts for nothing.
    page.locator("canvas [data-move]").first.focus()
    page.keyboard.press("h")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".hint")).to_be_hidden()
    assert "hints" not in canned.kept(page, "hinted")
    hint.click()
    plans.first.wait_for()
    assert 1 <= plans.count() <= 3
    expect(plans.first).to_contain_text("Best")
    assert canned.kept(page, "hinted")["hints"] == 1
    no_violations(page)
    # Nothing is played, but what is pointed at is considered.
    first, *rest = (plans.first.get_attribute("data-plan") or "").split()
    plans.first.hover()
    expect(page.locator(".tray .considered, .tray .chosen").first).to_be_visible()
    assert driver.ply(page) == before
    driver.play(page, first)
    if rest:
        expect(plans.first).to_be_visible()
        hint.click()
        hint.click()  # what still holds is told again, and not counted twice
        expect(plans.first).to_be_visible()
    assert canned.kept(page, "hinted")["hints"] == 1
    finish(page)
    expect(page.get_by_role("dialog")).to_contain_text("with 1 hint")
    page.goto(f"{site.address}#/games")
    expect(page.locator("[data-save=hinted]")).to_contain_text("with 1 hint")
    page.goto(f"{site.address}#/play/pure")
    page.locator("canvas [data-move]").first.wait_for(state="attached")
    expect(hint).to_be_hidden()
    finish(page)
    expect(page.get_by_role("dialog")).to_contain_text("a pure game: no hints")
