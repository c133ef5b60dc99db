"""Languages: how one is chosen, how it changes in place, and how much it adds to the download."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from chiefdoms import Match, games
from tests.web.support import canned, driver
from tests.web.support.languages import GERMAN, LONG, TURKISH, longer, offered, speak
from tests.web.support.watch import Watch
from tests.web.test_shell import MISFITS, keep_some, open_home
from tests.web.test_shell import SCREENS as ALL_SCREENS
from tools.paths import DIST
from tools.serve.server import Server

SCREENS = ("", "new/duel", "games", "print", "pad", "settings", "rules/duel", "about", "embed", "link/x", "watch/x")
MOST_MORE = 15_000  # bytes that a first visit may cost beyond one in English


def chooser(page: Page) -> str:
    """The language that the list of languages shows."""
    return page.locator("#language").input_value()


def test_the_language_is_the_first_available_one_of_the_browser(
    open_context: Callable[..., BrowserContext], site: Server
) -> None:
    for locale, language in ((LONG, LONG), ("tr-TR", TURKISH), ("eo", "en")):
        page = canned.block_engine(open_context(locale=locale).new_page())
        page.goto(site.address)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert chooser(page) == language
        assert f"manifest.{language}.webmanifest" in str(page.locator("link[rel=manifest]").get_attribute("href"))


def test_every_screen_has_the_list_of_languages_and_changes_in_place(without_engine: Page, site: Server) -> None:
    page = without_engine
    for route in SCREENS:
        page.goto(f"{site.address}#/{route}")
        page.locator("#language").wait_for()
        english = page.locator("#screen").inner_text()
        page.locator("#language").select_option(LONG)
        expect(page.locator("html")).to_have_attribute("lang", LONG)
        expect(page.locator("#language")).to_have_value(LONG)
        assert page.locator("#screen").inner_text() != english
        assert page.evaluate("location.hash").startswith(f"#/{route}")
        page.locator("#language").select_option("en")
        expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_choice_is_kept_and_other_tabs_follow(without_engine: Page, site: Server) -> None:
    page = without_engine
    other = page.context.new_page()
    other.goto(f"{site.address}#/about")
    page.locator("#language").select_option(LONG)
    expect(other.locator("h1")).to_have_text(longer("About"))
    page.reload()
    expect(page.locator("h1")).to_have_text(longer("About"))


def test_the_address_names_a_language_until_another_one_is_chosen(without_engine: Page, site: Server) -> None:
    page = without_engine
    page.goto(f"{site.address}?lang={LONG}#/about")
    expect(page.locator("h1")).to_have_text(longer("About"))
    page.locator("#language").select_option("en")
    expect(page.locator("h1")).to_have_text("About")
    assert page.url == f"{site.address}#/about"
    page.goto(f"{site.address}?lang=xx#/about")
    expect(page.locator("h1")).to_have_text("About")


def test_a_form_keeps_what_is_filled_in(without_engine: Page, site: Server) -> None:
    page = without_engine
    page.goto(f"{site.address}#/new/chiefdom")
    page.get_by_role("button", name="One more player").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_text("More options").click()
    page.locator("input[name=bonus][value=off]").check(force=True)
    page.locator("#language").focus()
    page.locator("#language").select_option(LONG)
    expect(page.get_by_label(longer("Name of player {number}").replace("{number}", "1"))).to_have_value("Ada")
    expect(page.locator("[data-players]")).to_have_attribute("data-players", "2")
    expect(page.locator("input[name=bonus][value=off]")).to_be_checked()
    expect(page.locator("#language")).to_be_focused()


def test_a_game_changes_its_language_in_the_middle_of_a_choice(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="spoken")
    saved = page.evaluate("Object.entries(localStorage).filter(([key]) => key.includes('.game.')).join()")
    die = page.locator(".tray button[aria-pressed]").first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    prompt = page.locator(".prompt")
    asked = driver.asked(page)
    page.locator("#language").select_option(LONG)
    expect(prompt).not_to_contain_text(asked)
    expect(page.locator(".tray button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".seat-name")).to_have_text(longer("Player") + " 1")
    expect(page).to_have_title(re.compile(f"^{re.escape(longer('Chiefdom'))} · "))
    move = page.locator("canvas [data-move]").first
    assert re.search(r"[aeiou]{2}", str(move.inner_text())), "what a screen reader says follows too"
    page.locator("#language").select_option("en")
    expect(prompt).to_contain_text(asked)
    after = page.evaluate("Object.entries(localStorage).filter(([key]) => key.includes('.game.')).join()")
    assert after == saved, "a save has no language"


def test_every_screen_fits_in_german(without_engine: Page, site: Server, shot: Callable[..., object]) -> None:
    page = without_engine
    keep_some(page)
    speak(page, GERMAN if GERMAN in offered(DIST) else LONG)
    for route in ALL_SCREENS:
        open_home(page, site, route)
        for details in page.locator("#screen details").all():
            details.evaluate("(details) => { details.open = true; }")
        for width, height in ((360, 740), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("(width) => innerWidth === width", arg=width)
            assert page.evaluate(MISFITS) == [], (route, width)
            shot(page, f"{route.strip('#/').replace('/', '-') or 'home'}-{width}")


def test_texts_that_fail_to_load_are_english_and_never_keys(without_engine: Page, site: Server, watch: Watch) -> None:
    page = without_engine
    watch.expect(r"404|Failed to load resource")
    page.route(f"**/duel/words/{LONG}.json", lambda route: route.fulfill(status=404))
    speak(page, LONG)
    page.goto(f"{site.address}#/new/duel")
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()
    expect(page.locator("h1")).to_have_text(longer("Chiefdom Duel"))


def test_an_embedded_game_changes_its_language_and_stays_the_same_game(quick: Page, site: Server) -> None:
    page = quick
    page.goto(f"{site.address}embed.html?game=chiefdom&seed=spoken&lang={LONG}&start=auto")
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    driver.play(page, driver.moves(page)[0])
    full = page.locator("[data-action=full-page]")
    spoken = full.inner_text()
    page.locator("#language").select_option("en")
    expect(full).not_to_have_text(spoken)
    assert longer(full.inner_text()) == spoken
    expect(driver.table(page)).to_have_attribute("data-ply", "1")
    assert page.url == f"{site.address}embed.html?game=chiefdom&seed=spoken&start=auto"
    page.reload()
    expect(driver.table(page)).to_have_attribute("data-ply", "1")


@pytest.mark.parametrize("game", games)
def test_a_whole_game_in_turkish(quick: Page, site: Server, game: str) -> None:
    page = quick
    speak(page, TURKISH)
    match = Match.new(game, seats=2, seed="turkish")
    canned.keep(page, canned.against("turkish", match, ["person", "person"]))
    page.goto(f"{site.address}#/play/turkish")
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    driver.play_to_the_end(page)
    page.locator("dialog .ending").wait_for()
    page.goto(f"{site.address}#/games")
    # An i that was made small by the rules of another language keeps its dot as a sign of its own.
    assert "\u0307" not in page.evaluate("document.body.innerHTML")


def test_the_rules_are_searched_by_the_letters_of_turkish(without_engine: Page, site: Server) -> None:
    page = without_engine
    page.goto(f"{site.address}#/about")
    speak(page, TURKISH)
    inside = "(await import(new URL('js/page/inside.js', document.baseURI)))"
    lower = f"async (text) => {inside}['js/base/words.js'].lowerCase(text)"
    assert page.evaluate(lower, "IĞDIR İLİ") == "ığdır ili"


# What the page has fetched so far, without the engine, in bytes as they came over the network.
FETCHED = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => !name.includes("/runtime/"))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)"""


# Until nothing more is fetched for a second.
ALL_FETCHED = """async () => {
  for (let before = -1; before !== performance.getEntriesByType("resource").length; ) {
    before = performance.getEntriesByType("resource").length;
    await new Promise((done) => setTimeout(done, 1000));
  }
}"""
WORDS = """() => [...new Set(performance.getEntriesByType("resource").map(({ name }) => name))]
  .filter((name) => name.includes("/words/"))"""


def test_a_first_visit_downloads_about_the_same_in_every_language(
    open_context: Callable[..., BrowserContext], site: Server
) -> None:
    costs: dict[str, int] = {}
    for language in {*(path.stem for path in (DIST / "words").glob("*.json")), TURKISH}:
        page = canned.block_engine(open_context(locale=language).new_page())
        page.goto(site.address)
        page.evaluate(ALL_FETCHED)
        costs[language] = page.evaluate(FETCHED)
        assert {Path(address).name for address in page.evaluate(WORDS)} == {f"{language}.json"}
    assert {language: cost for language, cost in costs.items() if cost > costs["en"] + MOST_MORE} == {}


def test_the_chosen_language_is_available_offline(page: Page, site: Server) -> None:
    page.goto(f"{site.address}#/about")
    speak(page, LONG)
    kept = f"async () => {{ while (!(await caches.match(new URL('words/{LONG}.json', document.baseURI)))) await 0; }}"
    page.evaluate(kept)
    page.context.set_offline(True)
    try:
        page.goto(f"{site.address}#/new/duel")
        page.reload()
        expect(page.locator("h1")).to_have_text(longer("Chiefdom Duel"))
        expect(page.get_by_role("group", name=longer("Board"), exact=True)).to_be_visible()
    finally:
        page.context.set_offline(False)
