"""The screens around the table: home, new game, settings, the progress of the engine, and accessibility."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from chiefdoms import games
from chiefdoms.players import players_for
from tests.web.conftest import PHONE
from tests.web.support import canned, driver
from tests.web.support.watch import Watch
from tools.build.content.words import ENGLISH, WORDS, read_words
from tools.paths import ENGINE, WEB
from tools.serve.server import Server

SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (834, 1112), (1024, 768), (1440, 900), (1920, 1080))

# What does not fit the window, once everything has its place: the page itself, controls that are outside or too small
# for a thumb (other than links within a sentence or heading), and text that is cut off or smaller than can be read.
MISFITS = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const visible = [...document.querySelectorAll("#screen *")].filter((one) => one.checkVisibility());
  for (const one of visible.filter((one) => one.matches("button, a, summary, input, select, textarea"))) {
    const { width, height, left, right } = (one.closest("label, .box") ?? one).getBoundingClientRect();
    const within = one.closest("p:not(.links), h3");
    if (left < -0.5 || right > clientWidth + 0.5) found.push(`outside: ${one.outerHTML.slice(0, 120)}`);
    if (Math.min(width, height) < 43.5 && !within) found.push(`small: ${one.outerHTML.slice(0, 120)}`);
  }
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const isShown = (one) => [...one.childNodes].some(isText) && !one.closest(".visually-hidden, svg");
  for (const one of visible.filter(isShown)) {
    const style = getComputedStyle(one);
    const cut = style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1 && !one.matches("textarea");
    if (cut) found.push(`cut: ${one.textContent.slice(0, 60)}`);
    if (Number.parseFloat(style.fontSize) < 16) found.push(`${style.fontSize}: ${one.textContent.slice(0, 60)}`);
  }
  done(found);
})))"""
SCREENS = (
    "",
    "#/new/chiefdom",
    "#/new/five-tribes",
    "#/games",
    "#/settings",
    "#/about",
    "#/review/reviewed",
    "#/print",
    "#/pad/chiefdom",
    "#/link/nonsense",
    "#/embed",
)


def open_home(page: Page, site: Server, route: str = "") -> None:
    page.goto(f"{site.address}{route}")
    page.locator("h1").wait_for()


def focus_on(page: Page, name: str) -> None:
    """Press Tab until the control of that name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
        )
        if focused.strip() == name:
            return
    raise AssertionError(f"Tab does not reach {name}")


# -- home ------------------------------------------------------------------------------------------------------------


def test_home_shows_five_games_that_can_be_opened(without_engine: Page, site: Server) -> None:
    page = without_engine
    open_home(page, site)
    expect(page.locator(".box .box-link")).to_have_count(5)
    for name in ("Chiefdom", "Chiefdom Print & Play", "Chiefdom Duel", "Rolling Fiefdoms", "Five Tribes"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    for picture in page.locator(".box img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("picture => picture.naturalWidth") > 0


def test_the_shelf_has_the_facts_of_the_engine(without_engine: Page, site: Server) -> None:
    page = without_engine
    open_home(page, site)
    shelf = page.evaluate("""async () => {
        const inside = await import(new URL("js/page/inside.js", document.baseURI));
        return inside["js/shelf/boxes.js"].SHELF;
    }""")
    assert {box["game"] for box in shelf} == set(games)
    for box in shelf:
        info = games[box["game"]].info
        assert box["seats"] == list(info.seats)
        assert box["designers"] == list(info.designers)
        expected = [
            {"key": it.key, "choices": list(it.choices), "default": it.default} for it in info.options if it.offered
        ]
        assert box["options"] == expected
        assert box["players"] == players_for(box["game"])


def test_one_click_starts_the_first_game_and_home_offers_to_continue(page: Page, site: Server) -> None:
    driver.use_settings(page)
    open_home(page, site)
    page.get_by_role("button", name="Play now").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    driver.play(page, driver.moves(page)[0])
    page.goto(f"{site.address}#/")
    page.get_by_role("link", name="Continue").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "1")


def test_from_home_to_the_table_by_keyboard_alone(page: Page, site: Server) -> None:
    open_home(page, site)
    focus_on(page, "Chiefdom")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()
    focus_on(page, "One more player")
    page.keyboard.press("Enter")
    focus_on(page, "Name of player 1")
    page.keyboard.type("Ada")
    focus_on(page, "Who plays seat 2")  # a computer player, unless a person is chosen
    page.keyboard.type("Person")
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    assert [seat.strip() for seat in page.locator(".seat-name").all_inner_texts()] == ["Ada", "Ben"]


# -- the engine's start ----------------------------------------------------------------------------------------------


def test_the_form_can_be_filled_in_while_the_engine_loads(newcomer: Page, site: Server) -> None:
    page = newcomer
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    open_home(page, site)
    expect(page.get_by_role("progressbar", name="Loading the rules")).to_be_visible()
    page.get_by_role("link", name="Chiefdom", exact=True).click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Starts when the rules have loaded")).to_be_visible()
    page.unroute("**/*.wasm")  # lets those that were held go on
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    assert page.locator(".seat-name").inner_text() == "Ada"


def test_progress_is_shown_in_bytes_and_nothing_moves_when_it_goes(newcomer: Page, site: Server) -> None:
    page = newcomer
    held: list[Route] = []
    page.route("**/snapshot-*.wasm", lambda route: held.append(route))
    open_home(page, site)
    progress = page.get_by_role("progressbar", name="Loading the rules")
    expect(progress).to_have_attribute("aria-valuetext", re.compile(r"\d\.\d of \d+\.\d\sMB"))
    before = page.locator(".shelf").bounding_box()
    page.unroute("**/snapshot-*.wasm")  # lets those that were held go on
    expect(progress).to_have_count(0)
    assert page.locator(".shelf").bounding_box() == before


def test_a_name_can_be_typed_on_while_the_engine_starts(newcomer: Page, site: Server) -> None:
    page = newcomer
    open_home(page, site, "#/new/chiefdom")
    page.get_by_text("More options").click()
    page.get_by_label("Name of player 1").press_sequentially("Ada")
    expect(page.get_by_label("Who plays seat 1", exact=False)).to_be_visible()
    expect(page.get_by_label("Name of player 1")).to_be_focused()
    expect(page.get_by_label("Name of player 1")).to_have_value("Ada")
    expect(page.get_by_role("textbox", name="Seed")).to_be_visible()


def test_a_failed_start_names_the_stage_and_can_be_tried_again(newcomer: Page, site: Server, watch: Watch) -> None:
    page = newcomer
    watch.expect("wasm", "ERR_FAILED", "Failed to load")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.route("**/*.wasm", lambda route: route.abort())
    open_home(page, site)
    failure = page.get_by_role("alert")
    expect(failure).to_contain_text("A large file stopped loading")
    expect(failure).to_contain_text("Your saved games are safe")
    page.get_by_role("button", name="Copy details for a report").click()
    expect(page.locator(".toast")).to_contain_text("Copied")
    assert json.loads(page.evaluate("navigator.clipboard.readText()"))["what"]["stage"] == "download"
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="Try again").click()
    expect(failure).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")


# -- new game --------------------------------------------------------------------------------------------------------


def test_cards_are_picked_by_hand_and_those_for_rivals_go_with_the_last_rival(quick: Page, site: Server) -> None:
    page = quick
    open_home(page, site, "#/new/chiefdom")
    page.get_by_role("button", name="One more player").click()
    # The second player is a computer player, with a line about how it plays.
    expect(page.get_by_label("Who plays seat 2")).to_have_value("level-2")
    expect(page.get_by_label("Who plays seat 2")).to_have_accessible_description(
        "Knows the rules and takes what looks good now."
    )
    page.get_by_label("Who plays seat 2").select_option("gambler")
    expect(page.locator(".seat-row").nth(1)).to_contain_text("wins big or loses big")
    page.get_by_role("radio", name="Choose").check()
    for name in ("Most fish", "Hamlets", "Forest rows"):
        page.get_by_role("checkbox", name=name).check()
    expect(page.get_by_role("checkbox", name="Lake rows")).to_be_disabled()
    expect(page.locator(".card-picker")).to_contain_text("To pick another card, put one back first.")
    page.get_by_role("button", name="One fewer player").click()
    expect(page.locator(".card-picker")).to_contain_text("compare players, so they need at least two")
    expect(page.get_by_role("checkbox", name="Most fish")).to_be_disabled()
    expect(page.get_by_role("checkbox", name="Most fish")).not_to_be_checked()
    expect(page.get_by_text("2 of 3 cards picked")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    assert driver.record(page)["options"]["cards"] == "1-4"


def test_the_form_says_why_no_player_can_leave_or_join(without_engine: Page, site: Server) -> None:
    page = without_engine
    open_home(page, site, "#/new/five-tribes")
    fewer, more = (page.get_by_role("button", name=name) for name in ("One fewer player", "One more player"))
    expect(fewer).to_be_disabled()
    expect(fewer).to_have_accessible_description("This game needs at least 2 players.")
    more.click()
    expect(page.locator("#seat-limit")).to_be_empty()
    more.click()
    expect(more).to_be_disabled()
    expect(more).to_have_accessible_description("This game is for 4 players at most.")


def test_the_print_and_play_box_starts_with_its_edition(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom-pnp")
    assert driver.record(page)["options"]["edition"] == "pnp"


def test_options_that_cannot_be_combined_get_one_sentence(quick: Page, site: Server) -> None:
    page = quick
    open_home(page, site, "#/new/chiefdom-pnp")
    page.get_by_text("More options").click()
    page.get_by_role("group", name="Bonus action").get_by_role("radio", name="On", exact=True).check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("has no bonus action")
    page.get_by_role("radio", name="As in the edition").check()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")


def test_names_options_and_seats_are_remembered_and_the_seed_is_new(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", players=3, seed="first")
    open_home(page, site, "#/new/chiefdom")
    page.get_by_label("Name of player 2").fill("Björn <b>")
    page.get_by_role("radio", name="Three at random").check()
    page.get_by_text("More options").click()
    seed = page.get_by_role("textbox", name="Seed").input_value()
    page.get_by_role("button", name="New seed").click()
    assert page.get_by_role("textbox", name="Seed").input_value() not in ("first", seed, "")
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    expect(page.locator(".seat-name").nth(1)).to_have_text("Björn <b>")
    open_home(page, site, "#/new/chiefdom")
    expect(page.locator("[data-players]")).to_have_attribute("data-players", "3")
    expect(page.get_by_label("Name of player 2")).to_have_value("Björn <b>")
    expect(page.get_by_role("radio", name="Three at random")).to_be_checked()


def test_a_missing_game_is_reported(without_engine: Page, site: Server) -> None:
    page = without_engine
    for route in ("#/new/nonsense", "#/new/%3Cb%3E", "#/new/%", "#/new"):
        open_home(page, site, route)
        expect(page.locator("h1")).to_have_text("No such game")
        page.get_by_role("link", name="Home").click()
        expect(page.locator("h1")).to_have_text("Chiefdoms")


# -- settings and words ----------------------------------------------------------------------------------------------


def test_settings_survive_a_reload_and_reach_other_tabs(
    open_context: Callable[..., BrowserContext], site: Server
) -> None:
    context = open_context(color_scheme="light")
    page, other = canned.block_engine(context.new_page()), canned.block_engine(context.new_page())
    open_home(other, site)
    open_home(page, site, "#/settings")
    root = "document.documentElement.dataset"
    assert page.evaluate(f"{root}.theme") == "light"
    page.get_by_role("group", name="Theme").get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("group", name="Motion").get_by_role("radio", name="Less").check()
    page.get_by_role("switch", name="Sound").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    page.emulate_media(color_scheme="dark")
    page.get_by_role("group", name="Theme").get_by_role("radio", name="Same as device").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_every_error_of_the_engine_has_a_text() -> None:
    raised = re.compile(r'(?:Bad\w+|IllegalMove|UnknownGame|EngineError)\(\s*"([\w-]+)"')
    sources = [
        *(ENGINE / "chiefdoms" / "core").glob("*.py"),
        *(ENGINE / "chiefdoms" / "bridge").glob("*.py"),
        *(WEB / "js" / "engine").glob("*.js"),
    ]
    codes = {code for source in sources for code in raised.findall(source.read_text(encoding="utf-8"))}
    assert len(codes) > 20
    assert sorted(codes - read_words(WORDS, ENGLISH)["error"].keys()) == []


# -- for everyone ----------------------------------------------------------------------------------------------------


def keep_some(page: Page) -> None:
    """Games in progress, and one that was finished and reviewed by an older version of the page."""
    old = json.loads((Path(__file__).parent / "saves" / "version-2.json").read_text(encoding="utf-8"))
    canned.put(page, {"chiefdoms.game.reviewed": old["storage"]["chiefdoms.game.reviewed"]})
    canned.keep(page, canned.save("one", seats=2), canned.save("two", name="A second one"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(
    open_context: Callable[..., BrowserContext],
    site: Server,
    fine_in_both_themes: Callable[[Page], None],
    shot: Callable[..., object],
    size: str,
) -> None:
    options = PHONE if size == "phone" else {}
    page = canned.block_engine(open_context(**options, reduced_motion="reduce").new_page())
    open_home(page, site, "#/about")
    keep_some(page)
    for route in SCREENS:
        open_home(page, site, route)
        if route == "#/new/chiefdom":
            page.get_by_role("radio", name="Choose").check()
            page.get_by_text("More options").click()
        fine_in_both_themes(page)
        shot(page, route.strip("#/").replace("/", "-") or "home")


def test_every_screen_fits_every_size(without_engine: Page, site: Server) -> None:
    page = without_engine
    keep_some(page)
    for route in SCREENS:
        open_home(page, site, route)
        for details in page.locator("#screen details").all():
            details.evaluate("(details) => { details.open = true; }")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("(width) => innerWidth === width", arg=width)
            assert page.evaluate(MISFITS) == [], (route, width, height)
