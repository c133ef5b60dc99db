"""Rule books as they are read, searched and tried."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.taught import BOOKS, BOXES, built
from tools.serve.server import Server


@pytest.mark.parametrize("box", BOXES)
def test_a_rule_book_is_read_searched_and_tried(
    without_engine: Page, site: Server, box: str, no_violations: Callable[..., None]
) -> None:
    page = without_engine
    page.goto(f"{site.address}#/rules/{box}")
    sections = page.locator(".book-section")
    expect(sections.first).to_be_visible()
    assert sections.count() >= 8
    no_violations(page)
    attempt = page.get_by_role("button", name="Try it").first
    attempt.click()
    expect(
        page.locator(".example-result").filter(has_text="→").or_(page.get_by_text("stays the same")).first
    ).to_be_visible()
    page.get_by_role("button", name="Reset").first.click()
    page.get_by_role("searchbox").fill("no section has this word")
    expect(page.get_by_text("No section contains all of these words.")).to_be_visible()
    assert page.locator(".book-section:visible").count() == 0


def test_every_section_has_an_address(without_engine: Page, site: Server) -> None:
    game, box = BOOKS[0]
    section = built(game, f"{box}.book.json")["sections"][-2]["id"]
    without_engine.goto(f"{site.address}#/rules/{box}/{section}")
    heading = without_engine.locator(f'[data-section="{section}"] h2')
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_a_first_visit_fetches_no_book_and_no_lesson(newcomer: Page, site: Server) -> None:
    fetched: list[str] = []
    newcomer.on("request", lambda request: fetched.append(request.url))
    newcomer.goto(site.address)
    newcomer.locator(".learn-links").first.wait_for()
    newcomer.wait_for_load_state("networkidle")
    assert fetched
    assert [url for url in fetched if "/learn/" in url] == []


CANVASES = '[...document.querySelectorAll(".chiefdom-sums canvas, .example canvas")]'
PICTURES = f"JSON.stringify({CANVASES}.map((canvas) => canvas.toDataURL()))"
# What the pictures look like when the page is about to be printed, before another frame is drawn.
NOTE_PRINTED = f"""() => matchMedia("print").addEventListener("change", ({{ matches }}) => {{
  if (matches) window.printed = {PICTURES};
}})"""


def test_pictures_are_printed_in_light_colours(without_engine: Page, site: Server) -> None:
    page = without_engine
    page.emulate_media(color_scheme="light")
    page.goto(f"{site.address}#/rules/chiefdom")
    page.locator(".chiefdom-sums canvas").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(1000)  # pictures are drawn once they have their fonts and their size
    light = page.evaluate(PICTURES)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"(light) => {PICTURES} !== light", arg=light)
    page.evaluate(NOTE_PRINTED)
    page.pdf()
    assert page.evaluate("window.printed") == light
    page.emulate_media(color_scheme="light")
