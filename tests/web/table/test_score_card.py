"""The score card on tablets: all lines in sight, and more of it in a sheet."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from chiefdoms import Match, games
from tests.web.support import canned, driver, layout
from tools.serve.server import Server

TABLETS = ((768, 1024), (834, 1112))
ACROSS = ((1024, 768), (1100, 800), (1366, 768), (1440, 900))
CARD = ".table .score-card"

# What of the card is out of sight, and its lines that are shorter than a line of text.
HIDDEN = """card => ({
  down: card.scrollHeight - card.clientHeight,
  across: card.scrollWidth - card.clientWidth,
  low: [...card.querySelectorAll("tbody tr")].filter((row) => row.getBoundingClientRect().height < 16).length,
})"""


def late(game: str, seats: int) -> Match:
    """In the middle of a game, where most lines have points."""
    match, random = Match.new(game, seats=seats, seed="tablet"), Random(game)
    for _ in range(60):
        if not match.over:
            match.play(random.choice(match.moves()))
    return match


@pytest.mark.parametrize("game", games)
def test_all_lines_are_in_sight_on_a_portrait_tablet(phone: Page, site: Server, game: str) -> None:
    page = phone
    match = late(game, max(games[game].info.seats))
    canned.keep(page, canned.against("tablet", match, ["person"] * match.seats))
    page.goto(f"{site.address}#/play/tablet")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))
    card, sheet = page.locator(CARD), page.locator("dialog.sheet")
    for size in TABLETS:
        layout.resize(page, size)
        expect(card).to_be_visible()
        assert card.evaluate(HIDDEN) == {"down": 0, "across": 0, "low": 0}, size
    card.tap(position={"x": 20, "y": 20})
    expect(sheet.locator(".score-card")).to_be_visible()
    expect(sheet.locator(".line-name").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_visible()


@pytest.mark.parametrize("game", games)
def test_nothing_of_the_card_is_scrolled_under_a_finger_in_landscape(phone: Page, site: Server, game: str) -> None:
    page = phone
    match = late(game, max(games[game].info.seats))
    canned.keep(page, canned.against("across", match, ["person"] * match.seats))
    page.goto(f"{site.address}#/play/across")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))
    for size in ACROSS:
        layout.resize(page, size)
        assert page.locator(CARD).evaluate(HIDDEN) == {"down": 0, "across": 0, "low": 0}, size


# Lines that explain themselves but are lower than a finger is wide, and lines of the sheet that are out of sight.
LOW_OR_HIDDEN = """sheet => {
  const { bottom } = sheet.getBoundingClientRect();
  const lines = [...sheet.querySelectorAll(".line-name")].map((line) => line.getBoundingClientRect());
  return lines.filter((line) => line.height < 43.5 || line.bottom > bottom + 1).length;
}"""


@pytest.mark.parametrize("game", games)
def test_every_line_of_the_sheet_suits_a_finger_on_a_low_screen(phone: Page, site: Server, game: str) -> None:
    page = phone
    match = late(game, max(games[game].info.seats))
    canned.keep(page, canned.against("low", match, ["person"] * match.seats))
    layout.resize(page, (844, 390))
    page.goto(f"{site.address}#/play/low")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))
    for tool in ("more", "score"):
        page.locator(f"[data-tool={tool}]").tap()
    sheet = page.locator("dialog.sheet")
    expect(sheet.locator(".line-name").first).to_be_visible()
    assert sheet.evaluate(LOW_OR_HIDDEN) == 0
