"""The page around the table: home, new game, settings, how the engine's start is shown, and what holds for everyone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from chiefdoms import games
from chiefdoms.players import players_for
from tests.web.conftest import PHONE
from tests.web.support import canned, driver
from tests.web.support.watch import Watch
from tools.build.games import all_words, find_games
from tools.paths import ENGINE, WEB
from tools.serve.server import Server

# Once everything has its place for the size that the window has now.
OVERFLOW = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(document.documentElement.scrollWidth - document.documentElement.clientWidth))))"""
SCREENS = ("", "#/new/chiefdom", "#/games", "#/settings", "#/about")


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
    expect(page.locator(".box a")).to_have_count(5)
    for name in ("Chiefdom", "Chiefdom Print & Play", "Chiefdom Duel", "Rolling Fiefdoms", "Five Tribes"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    for picture in page.locator(".box img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("picture => picture.naturalWidth") > 0


def test_the_shelf_has_the_facts_of_the_engine(without_engine: Page, site: Server) -> None:
    page = without_engine
    open_home(page, site)
    shelf = page.evaluate("import(new URL('js/shelf/boxes.js', location.href)).then(({ SHELF }) => SHELF)")
    assert {box["game"] for box in shelf} == set(games)
    for box in shelf:
        info = games[box["game"]].info
        assert box["seats"] == list(info.seats)
        assert box["designers"] == list(info.designers)
        told = [
            {"key": it.key, "choices": list(it.choices), "default": it.default} for it in info.options if it.offered
        ]
        assert box["options"] == told
        assert box["players"] == players_for(box["game"])


def test_one_press_starts_the_first_game_and_home_offers_to_go_on(page: Page, site: Server) -> None:
    driver.use_settings(page)
    open_home(page, site)
    page.get_by_role("button", name="Play now").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    driver.play(page, driver.moves(page)[0])
    page.goto(f"{site.address}#/")
    page.get_by_role("link", name="Play on").click()
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
    focus_on(page, "Name of player 2")
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
    expect(page.get_by_role("button", name="Starts when the rules are loaded")).to_be_visible()
    page.unroute("**/*.wasm")  # lets those that were held go on
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    assert page.locator(".seat-name").inner_text() == "Ada"


def test_progress_is_shown_in_bytes_and_nothing_moves_when_it_goes(newcomer: Page, site: Server) -> None:
    page = newcomer
    open_home(page, site)
    progress = page.get_by_role("progressbar", name="Loading the rules")
    expect(progress).to_have_attribute("aria-valuetext", re.compile(r"\d\.\d of \d+\.\d MB|Reading the rules"))
    before = page.locator(".shelf").bounding_box()
    expect(progress).to_have_count(0)
    assert page.locator(".shelf").bounding_box() == before


def test_a_name_can_be_typed_on_while_the_engine_wakes(newcomer: Page, site: Server) -> None:
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
    expect(failure).to_contain_text("A large file stopped arriving")
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


def test_cards_are_picked_by_hand_and_those_that_need_rivals_go_with_the_last_rival(quick: Page, site: Server) -> None:
    page = quick
    open_home(page, site, "#/new/chiefdom")
    page.get_by_role("button", name="One more player").click()
    page.get_by_role("radio", name="Choose").check()
    for name in ("Most fish", "Hamlets", "Forest rows"):
        page.get_by_role("checkbox", name=name).check()
    expect(page.get_by_role("checkbox", name="Lake rows")).to_be_disabled()
    page.get_by_role("button", name="One fewer player").click()
    expect(page.get_by_role("checkbox", name="Most fish")).to_be_disabled()
    expect(page.get_by_role("checkbox", name="Most fish")).not_to_be_checked()
    expect(page.get_by_text("2 of 3 cards picked")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    assert driver.record(page)["options"]["cards"] == "1-4"


def test_the_print_and_play_box_starts_with_its_edition(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom-pnp")
    assert driver.record(page)["options"]["edition"] == "pnp"


def test_options_that_do_not_go_together_get_one_sentence(quick: Page, site: Server) -> None:
    page = quick
    open_home(page, site, "#/new/chiefdom-pnp")
    page.get_by_text("More options").click()
    page.get_by_role("group", name="Bonus action").get_by_role("radio", name="On", exact=True).check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("has no bonus action")
    page.get_by_role("radio", name="As the edition says").check()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")


def test_names_options_and_seats_are_remembered_and_the_seed_is_new(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", players=3, seed="first")
    open_home(page, site, "#/new/chiefdom")
    page.get_by_label("Name of player 2").fill("Björn <b>")
    page.get_by_role("radio", name="Three by chance").check()
    page.get_by_text("More options").click()
    seed = page.get_by_label("Seed").input_value()
    page.get_by_role("button", name="Roll another").click()
    assert page.get_by_label("Seed").input_value() not in ("first", seed, "")
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    expect(page.locator(".seat-name").nth(1)).to_have_text("Björn <b>")
    open_home(page, site, "#/new/chiefdom")
    expect(page.locator("[data-players]")).to_have_attribute("data-players", "3")
    expect(page.get_by_label("Name of player 2")).to_have_value("Björn <b>")
    expect(page.get_by_role("radio", name="Three by chance")).to_be_checked()


def test_a_game_that_is_not_there_is_told(without_engine: Page, site: Server) -> None:
    page = without_engine
    for route in ("#/new/nonsense", "#/new/%3Cb%3E", "#/new/%", "#/new"):
        open_home(page, site, route)
        expect(page.locator("h1")).to_have_text("No such game")
        page.get_by_role("link", name="Home").click()
        expect(page.locator("h1")).to_have_text("Chiefdoms")


# -- settings and words ----------------------------------------------------------------------------------------------


def test_settings_hold_after_a_reload_and_reach_other_tabs(
    open_context: Callable[..., BrowserContext], site: Server
) -> None:
    context = open_context(color_scheme="light")
    page, other = canned.block_engine(context.new_page()), canned.block_engine(context.new_page())
    open_home(other, site)
    open_home(page, site, "#/settings")
    root = "document.documentElement.dataset"
    assert page.evaluate(f"{root}.theme") == "light"
    page.get_by_role("group", name="Light or dark").get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("group", name="Motion").get_by_role("radio", name="Less").check()
    page.get_by_role("switch", name="Sound").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    page.emulate_media(color_scheme="dark")
    page.get_by_role("group", name="Light or dark").get_by_role("radio", name="As the device").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@cache
def words() -> dict[str, object]:
    return all_words("en", find_games())


def has_words(key: str) -> bool:
    found: object = words()
    for part in key.split("."):
        if not isinstance(found, dict) or part not in found:
            return False
        found = found[part]
    return isinstance(found, str) or (isinstance(found, dict) and "other" in found)


def test_every_error_of_the_engine_has_words() -> None:
    raised = re.compile(r'(?:Bad\w+|IllegalMove|UnknownGame|EngineError)\(\s*"([\w-]+)"')
    sources = [
        *(ENGINE / "chiefdoms" / "core").glob("*.py"),
        *(ENGINE / "chiefdoms" / "bridge").glob("*.py"),
        *(WEB / "js" / "engine").glob("*.js"),
    ]
    codes = {code for source in sources for code in raised.findall(source.read_text(encoding="utf-8"))}
    assert len(codes) > 20
    assert sorted(code for code in codes if not has_words(f"error.{code}")) == []


def test_every_key_that_the_page_names_has_words() -> None:
    named = re.compile(r'\bt\(\s*"([\w.-]+)"')
    keys = {key for path in WEB.rglob("*.js") for key in named.findall(path.read_text(encoding="utf-8"))}
    assert sorted(key for key in keys if not has_words(key)) == []


# -- for everyone ----------------------------------------------------------------------------------------------------


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
    canned.keep(page, canned.save("one", seats=2), canned.save("two", name="A second one"))
    for route in SCREENS:
        open_home(page, site, route)
        if "new" in route:
            page.get_by_role("radio", name="Choose").check()
            page.get_by_text("More options").click()
        fine_in_both_themes(page)
        shot(page, route.strip("#/").replace("/", "-") or "home")


def test_nothing_is_wider_than_the_screen(without_engine: Page, site: Server) -> None:
    page = without_engine
    for route in SCREENS:
        open_home(page, site, route)
        for width in (320, 390, 768, 1024, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            page.wait_for_function("(width) => innerWidth === width", arg=width)
            overflow = page.evaluate(OVERFLOW)
            assert overflow <= 0, (width, route)


def test_targets_are_large_enough_for_a_thumb(phone: Page, site: Server) -> None:
    for route in SCREENS:
        open_home(phone, site, route)
        small = phone.locator("#screen :is(button, a, summary, input):visible").evaluate_all(
            """all => all.map((one) => [one.closest("label, .box") ?? one, one])
              .filter(([area, one]) => area.getBoundingClientRect().height < 43.5 && !one.closest("p, h3"))
              .map(([, one]) => one.outerHTML.slice(0, 120))"""
        )
        assert small == [], route
