"""The table on every screen: the board never moves, nothing is cut off, every control is reachable."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chiefdoms import Match, games
from tests.web.support import canned, driver, layout
from tests.web.support.languages import LONG, speak
from tests.web.support.layout import PHONES, SIZES
from tools.serve.server import Server

Size = tuple[int, int]

LEAST_SHARE = 0.55  # of the shorter side of the window, for the board


class Watched:
    """Collects the layout problems of a table over several states."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.boards: dict[Size, list[float]] = {}
        self.wrong: dict[str, list[str]] = {}
        layout.prepare(page)

    def look(self, state: str, size: Size, *, whole: bool = True) -> None:
        found = layout.measure(self.page, whole=whole)
        self.compare(state, size, found)

    def look_everywhere(self, state: str, sizes: tuple[Size, ...] = SIZES, *, whole: bool = True) -> None:
        for size in sizes:
            layout.resize(self.page, size)
            self.look(state, size, whole=whole)

    def compare(self, state: str, size: Size, found: dict[str, Any]) -> None:
        problems = list(found.get("problems", ()))
        before = self.boards.setdefault(size, found["board"])
        if before != found["board"]:
            problems.append(f"the board went from {before} to {found['board']}")
        if found.get("share", 1) < LEAST_SHARE:
            problems.append(f"the board takes {found['share']:.0%} of the shorter side")
        for problem in problems:
            self.wrong.setdefault(problem, []).append(f"{size[0]}×{size[1]} {state}")

    def report(self) -> str:
        """Each problem, and where it first occurred."""
        return "\n".join(f"{problem} ({len(at)} times, first at {at[0]})" for problem, at in self.wrong.items())


def begun(game: str, seats: int, moves: int = 5) -> Match:
    match = Match.new(game, seats=seats, seed="layout")
    for _ in range(moves):
        match.play(match.moves()[0])
    return match


def sit_down(page: Page, site: Server, key: str, match: Match, kinds: list[str]) -> None:
    canned.keep(page, canned.against(key, match, kinds))
    page.goto(f"{site.address}#/play/{key}")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))
    page.locator(".boot-words").wait_for(state="detached")


# Chooses a move in the tray, or else the first thing there that can be pressed; answers whether it was a move.
CHOOSE = """() => {
  const moves = new Set([...document.querySelectorAll("canvas [data-move]")].map(({ dataset }) => dataset.move));
  const buttons = [...document.querySelectorAll(".tray button:not(:disabled, [aria-disabled], [aria-pressed=true])")];
  const move = buttons.find(({ dataset }) => moves.has(dataset.move));
  (move ?? buttons[0])?.click();
  return Boolean(move);
}"""


def tap_board(page: Page, across: float, down: float) -> None:
    box = driver.board_box(page)
    page.touchscreen.tap(box["x"] + box["width"] * across, box["y"] + box["height"] * down)


def changed(page: Page, before: int) -> None:
    page.locator(f'.table:not([data-ply="{before}"])').wait_for(state="attached")


def back_to(page: Page, ply: int) -> None:
    """Undo until the table is there again."""
    while driver.ply(page) != ply:
        before = driver.ply(page)
        page.locator("[data-tool=undo]").click()
        changed(page, before)


def decide(watched: Watched, size: Size, ply: int) -> None:
    """Choose from the tray, show on the board, confirm, and take it back."""
    page = watched.page
    layout.resize(page, size)
    watched.look("before", size)
    if page.evaluate(CHOOSE):
        changed(page, ply)
    watched.look("chosen", size, whole=False)
    commit = page.locator(".commit")
    for across, down in ((0.5, 0.5), (0.6, 0.35), (0.4, 0.7)):
        tap_board(page, across, down)
        watched.look("tapped", size, whole=False)
        if commit.is_visible():
            break
    watched.look("shown on the board", size)
    if commit.is_visible():
        before = driver.ply(page)
        commit.click()
        changed(page, before)
    watched.look("confirmed", size, whole=False)
    back_to(page, ply)
    watched.look("taken back", size, whole=False)


@pytest.mark.parametrize("game", games)
def test_the_board_keeps_its_place_on_every_screen(phone: Page, site: Server, game: str) -> None:
    driver.choose_setting(phone, "confirm", "on")
    match = begun(game, 2)
    sit_down(phone, site, "two", match, ["person", "person"])
    watched = Watched(phone)
    for size in SIZES:
        decide(watched, size, match.ply)
    ask_for_a_hint(watched)
    wait_for_others(watched, site, game)
    assert watched.report() == ""


@pytest.mark.parametrize("game", games)
def test_a_language_with_longer_words_fits_too(phone: Page, site: Server, game: str) -> None:
    speak(phone, LONG)
    sit_down(phone, site, "long", begun(game, 2), ["person", "person"])
    watched = Watched(phone)
    watched.look_everywhere("in long words", ((360, 640), (1366, 768)))
    assert watched.report() == ""


# Unless it is said first that something was better a step back.
BEST_PLAN_IN_SIGHT = """() => {
  if (document.querySelector(".hint-earlier")) return true;
  const panel = document.querySelector(".hint").getBoundingClientRect();
  const button = document.querySelector(".hint-play").getBoundingClientRect();
  return button.top >= panel.top && button.bottom <= panel.bottom;
}"""


def ask_for_a_hint(watched: Watched) -> None:
    page = watched.page
    page.locator("[data-tool=hint]").click()
    watched.look("thinking about a hint", SIZES[-1])
    page.locator(".hint-plan").first.wait_for()
    watched.look_everywhere("hint")
    layout.resize(page, PHONES[0])
    assert page.evaluate(BEST_PLAN_IN_SIGHT), "the best plan can be played without scrolling"
    page.locator(".hint-head button").click()
    watched.look_everywhere("hint closed", PHONES, whole=False)


def wait_for_others(watched: Watched, site: Server, game: str) -> None:
    """A computer player thinks; then somebody elsewhere has the turn."""
    page = watched.page
    match = begun(game, 2)
    kinds = ["person", "person"]
    seat = match.seat or 0
    driver.choose_setting(page, "thinking", "10000")
    sit_down(page, site, "computer", match, [*kinds[:seat], "level-5", *kinds[seat + 1 :]])
    page.locator(".seat.thinking").wait_for()
    watched.look_everywhere("waiting for a computer player")
    sit_down(page, site, "link", match, [*kinds[:seat], "link", *kinds[seat + 1 :]])
    page.locator(".send").wait_for()
    watched.look_everywhere("waiting in play by link")
    layout.resize(page, PHONES[0])
    assert driver.box_of(page, ".send")["height"] < 50, "the button that sends has room for its words"


@pytest.mark.parametrize("game", games)
def test_an_earlier_moment_is_shown_where_the_board_was(phone: Page, site: Server, game: str) -> None:
    seats = max(games[game].info.seats)
    sit_down(phone, site, "earlier", begun(game, seats, 12), ["person"] * seats)
    watched = Watched(phone)
    watched.look_everywhere("before", whole=False)
    phone.locator("[data-tool=log]").evaluate("button => button.click()")
    phone.locator("dialog .log-move").first.click()
    phone.locator(".moment-bar").wait_for()
    for size in SIZES:
        layout.resize(phone, size)
        watched.look("an earlier moment", size)
        hidden = phone.locator(".tray").evaluate("tray => tray.scrollHeight - tray.clientHeight")
        assert hidden == 0, f"the way back is out of sight at {size}"
    assert watched.report() == ""


def test_one_seat_and_many_seats_on_phones(phone: Page, site: Server) -> None:
    for game, facts in games.items():
        for seats in {1, 3, max(facts.info.seats)} & set(facts.info.seats):
            match = begun(game, seats)
            sit_down(phone, site, f"{game}-{seats}", match, ["person"] * seats)
            watched = Watched(phone)
            watched.look_everywhere(f"{game} for {seats}", (PHONES[0], PHONES[3], (844, 390)))
            assert watched.report() == ""


def test_long_names_leave_out_no_score_and_are_whole_on_seat_cards(phone: Page, site: Server) -> None:
    names = ["Ada", "Wilhelmina Bergström", "Maximilian of Hohenstein"]
    for game, facts in games.items():
        match = begun(game, min(3, max(facts.info.seats)))
        saved = canned.against(f"named-{game}", match, ["person"] * match.seats)
        saved["players"] = [{"name": name, "kind": "person"} for name in names[: match.seats]]
        canned.keep(phone, saved)
        phone.goto(f"{site.address}#/play/named-{game}")
        expect(driver.table(phone)).to_have_attribute("data-ply", str(match.ply))
        watched = Watched(phone)
        watched.look_everywhere(f"{game} with long names")
        assert watched.report() == ""


CHOICES_OUT_OF_SIGHT = """tray => {
  const { bottom } = tray.getBoundingClientRect();
  const choices = [...tray.querySelectorAll("[data-move]:enabled")];
  const hidden = choices.filter((choice) => choice.getBoundingClientRect().bottom > bottom + 1);
  return hidden.map((choice) => choice.textContent);
}"""


@pytest.mark.parametrize(
    ("game", "seats", "kind"), [("duel", 2, "take"), ("duel", 2, "use"), ("five-tribes", 3, "bid")]
)
def test_all_choices_are_in_sight_on_the_lowest_phone(
    phone: Page, site: Server, game: str, seats: int, kind: str
) -> None:
    match, random = Match.new(game, seats=seats, seed="low"), Random("low")
    while not all(move.startswith((kind, "pass")) for move in match.moves()):
        match.play(random.choice(match.moves()))
    layout.resize(phone, PHONES[0])
    sit_down(phone, site, f"low-{kind}", match, ["person"] * seats)
    assert phone.locator(".tray").evaluate(CHOICES_OUT_OF_SIGHT) == []


def on_the_table(page: Page) -> bool:
    return bool(page.evaluate("location.hash.startsWith('#/play/')"))


def swipe(page: Page, top: float, bottom: float) -> None:
    """One finger down the middle of the screen."""
    session = page.context.new_cdp_session(page)
    for kind, y in (("Start", top), ("Move", (top + bottom) / 2), ("Move", bottom), ("End", None)):
        points = [] if y is None else [{"x": 195, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    session.detach()


def test_sheets_and_the_menu_close_in_every_way(phone: Page, site: Server) -> None:
    page, sheet, menu = phone, phone.locator("dialog.sheet"), phone.locator(".bar-menu")
    page.goto(f"{site.address}#/games")
    sit_down(page, site, "solo", begun("chiefdom", 1), ["person"])
    chip = page.locator(".seat")
    closing: dict[str, Callable[[], object]] = {
        "×": lambda: sheet.get_by_role("button", name="Close").tap(),
        "outside": lambda: page.touchscreen.tap(195, 20),
        "escape": lambda: page.keyboard.press("Escape"),
        "swipe": lambda: swipe(page, sheet.locator("h2").evaluate("head => head.getBoundingClientRect().y"), 830),
        "back": page.go_back,
    }
    for way, close in closing.items():
        chip.tap()
        expect(sheet.locator(".scores")).to_be_visible()
        close()
        expect(sheet, way).to_have_count(0)
        assert on_the_table(page), way
        expect(page.locator(".table .score-card")).to_have_count(1)

    page.get_by_role("button", name="More").tap()
    expect(menu).to_be_visible()
    page.go_back()
    expect(menu).to_be_hidden()
    page.get_by_role("button", name="More").tap()
    menu.get_by_role("button", name="Log").tap()
    expect(sheet.locator(".log")).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert on_the_table(page)
    page.go_back()
    expect(page.locator("[data-screen=games]")).to_be_visible()


def test_a_menu_that_was_open_when_the_screen_was_left_is_forgotten(phone: Page, site: Server) -> None:
    page, sheet = phone, phone.locator("dialog.sheet")
    page.goto(f"{site.address}#/games")
    sit_down(page, site, "left", begun("chiefdom", 1), ["person"])
    page.get_by_role("button", name="More").tap()
    page.evaluate("location.hash = '#/games'")
    page.locator("[data-screen=games]").wait_for()
    page.goto(f"{site.address}#/play/left")
    page.locator(".seat").tap()
    expect(sheet.locator(".scores")).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    page.go_back()
    expect(page.locator("[data-screen=games]")).to_be_visible()


PICTURE = "document.querySelector('canvas.board-canvas').toDataURL()"


def test_a_hint_that_is_closed_leaves_nothing_on_the_board(phone: Page, site: Server) -> None:
    driver.choose_setting(phone, "previews", "off")
    sit_down(phone, site, "hinted", begun("chiefdom", 1, 4), ["person"])
    layout.prepare(phone)
    layout.measure(phone, whole=False)
    before = phone.evaluate(PICTURE)
    phone.locator("[data-tool=hint]").tap()
    phone.locator(".hint-plan").first.tap()
    phone.wait_for_function(f"(before) => {PICTURE} !== before", arg=before)
    phone.locator(".hint-head button").tap()
    phone.wait_for_function(f"(before) => {PICTURE} === before", arg=before)


# Two taps of a finger at one place, so many milliseconds apart; what they pressed.
TAP_TWICE = """async ([pause, x]) => {
  const pressed = [];
  const later = document.createElement("button");
  later.textContent = "Later";
  later.onclick = () => pressed.push("later");
  const first = document.createElement("button");
  first.textContent = "First";
  first.onclick = () => {
    pressed.push("first");
    first.replaceWith(later);
  };
  for (const button of [first, later]) button.style.cssText = "position: fixed; inset: 0; z-index: 99";
  document.body.append(first);
  const tap = () => {
    const target = document.elementFromPoint(x, 100);
    const facts = { bubbles: true, cancelable: true, clientX: x, clientY: 100, pointerType: "touch", detail: 1 };
    target.dispatchEvent(new PointerEvent("pointerdown", facts));
    target.dispatchEvent(new PointerEvent("click", facts));
  };
  tap();
  await new Promise((done) => setTimeout(done, pause));
  tap();
  later.remove();
  return pressed;
}"""


def test_a_second_tap_presses_nothing_that_has_just_appeared(without_engine: Page) -> None:
    assert without_engine.evaluate(TAP_TWICE, [0, 100]) == ["first"]
    assert without_engine.evaluate(TAP_TWICE, [500, 300]) == ["first", "later"]
