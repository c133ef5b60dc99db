"""The end of a game: the result on every screen, the table afterwards, and earlier positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tests.web.support.keeping import go, in_store
from tools.serve.server import Server

SIZES = [
    *[(320, 568), (360, 640), (375, 667), (390, 844), (430, 932), (768, 1024), (834, 1112)],
    *[(844, 390), (1024, 768), (1100, 800), (1366, 768), (1440, 900)],
]
"""The sizes of screens on which nothing of the result may be out of sight."""
CHECKED = [(390, 844), (1440, 900)]
"""Those on which axe looks at the result and at the log."""
MOST_FOR_AXE = 4
"""Seats in a game whose whole log axe looks at. That of six has ten thousand elements, all of them like the first."""

OUT_OF_SIGHT = """() => {
  const dialog = document.querySelector("dialog[open]");
  const body = dialog.querySelector(".dialog-body");
  const inside = ({ x, y, right, bottom }) => x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
  const parts = [...dialog.querySelectorAll("button, .ending tr, .picture")].filter((part) => part.checkVisibility());
  return {
    scrolls: body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth,
    outside: parts.filter((part) => !inside(part.getBoundingClientRect())).map((part) => part.textContent),
    low: parts.filter((part) => part.matches("button") && part.clientHeight < 40).map((part) => part.textContent),
    cut: [...dialog.querySelectorAll(".ending-name")].filter((name) => name.scrollWidth > name.clientWidth).length,
    out: [...dialog.querySelectorAll(".ending-head")].filter((head) => head.scrollWidth > head.clientWidth + 1).length,
  };
}"""


@cache
def finished(game: str, seats: int) -> Match:
    match = Match.new(game, seats, seed="ending")
    random = Random(game)
    while not match.over:
        match.play(random.choice(match.moves()))
    return match


NAMES = ("Ada", "Odo", "Wilhelmina", "Player 4", "Strategist", "Maximilian of Hohenstein and Waldburg")


def keep(page: Page, site: Server, match: Match, names: tuple[str, ...] = NAMES) -> None:
    """Save a finished game in the page's store, and open it from the list of saved games."""
    go(page, site, "#/games")
    players = [{"name": name, "kind": "person"} for name in names[: match.seats]]
    totals = [card.total for card in match.scores()]
    game: dict[str, Any] = {"players": players, "record": match.record(), "over": True, "totals": totals}
    in_store(page, "(store, game) => void store.create(game)", game)
    page.get_by_role("link", name="Open").click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))


def keep_begun(page: Page, site: Server, game: str, seats: int) -> None:
    """Save a game in which everybody has had several decisions, and open it."""
    match = Match.new(game, seats, seed="ending")
    for _ in range(seats * 5):
        match.play(match.moves()[0])
    players = [{"name": name, "kind": "person"} for name in NAMES[:seats]]
    canned.keep(page, canned.against("begun", match, []) | {"players": players})
    page.goto(f"{site.address}#/play/begun")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))


def count_saves(page: Page) -> int:
    found = in_store(page, "(store) => store.list().length")
    assert isinstance(found, int)
    return found


each_ending = pytest.mark.parametrize(
    ("game", "seats"), [("chiefdom", 1), ("chiefdom", 6), ("duel", 2), ("fiefdoms", 2), ("five-tribes", 4)]
)


@each_ending
def test_the_result_is_seen_at_once_on_every_screen(
    quick: Page, site: Server, no_violations: Callable[..., None], game: str, seats: int
) -> None:
    page = quick
    match = finished(game, seats)
    keep(page, site, match)
    bar = page.locator(".tray .end-bar")
    driver.choose_setting(page, "theme", "dark")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        bar.get_by_role("button", name="Results").click()
        page.locator("dialog .result").wait_for()
        seen = page.evaluate(OUT_OF_SIGHT)
        assert seen == {"scrolls": False, "outside": [], "low": [], "cut": 0, "out": 0}, (width, height)
        assert driver.totals(page) == [card.total for card in match.scores()]
        if (width, height) in CHECKED:
            check_in_the_dark(page, no_violations)
        page.keyboard.press("Escape")
    if seats > 1:
        outcome = match.outcome()
        assert outcome is not None
        winner = NAMES[outcome.winners[0]]
        expect(page.locator(".prompt")).to_contain_text(f"{winner} wins" if len(outcome.winners) == 1 else "share")


def check_in_the_dark(page: Page, no_violations: Callable[..., None]) -> None:
    page.wait_for_function("document.getAnimations().length === 0")
    no_violations(page)


@each_ending
def test_the_log_is_accessible_in_the_dark(
    quick: Page, site: Server, no_violations: Callable[..., None], game: str, seats: int
) -> None:
    page = quick
    if seats > MOST_FOR_AXE:
        keep_begun(page, site, game, seats)
    else:
        keep(page, site, finished(game, seats))
    driver.choose_setting(page, "theme", "dark")
    for width, height in CHECKED:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-tool=log]").evaluate("button => button.click()")
        page.locator("dialog .log-move").first.wait_for()
        check_in_the_dark(page, no_violations)
        page.keyboard.press("Escape")


def test_nothing_lies_over_the_buttons_of_the_result(phone: Page, site: Server) -> None:
    """The total of a score card sticks to its lower edge under a finger; that of the result would cover the buttons."""
    keep(phone, site, finished("chiefdom", 2))
    phone.get_by_role("button", name="Results").click()
    total = phone.locator("dialog .ending tfoot")
    assert total.evaluate("total => getComputedStyle(total).boxShadow") == "none"
    assert total.evaluate("total => getComputedStyle(total).position") == "static"


def test_the_last_move_is_shown_before_a_ceremony_that_a_tap_skips(quick: Page, site: Server) -> None:
    page = quick
    for key, value in (("speed", "fast"), ("motion", "full")):
        driver.choose_setting(page, key, value)
    match = Match.replay(finished("duel", 2).record())
    last = match.record()["moves"][-1]
    match.goto(match.plies - 1)
    canned.keep(page, canned.against("last", match, ["person", "person"]))
    page.goto(f"{site.address}#/play/last")
    driver.click_in_mirror(page, last)
    page.locator("dialog .ceremony").wait_for(state="attached")
    page.evaluate("document.querySelector('.ceremony')?.dispatchEvent(new PointerEvent('pointerdown'))")
    expect(page.locator("dialog .ceremony")).to_have_count(0)
    expect(page.locator("dialog .result")).to_be_visible()


def test_a_rank_stands_on_its_scale(quick: Page, site: Server) -> None:
    page = quick
    match = finished("chiefdom", 1)
    keep(page, site, match)
    expect(page.locator(".score-card caption")).to_have_text("Ada’s final score")
    expect(page.locator(".seat-state")).to_have_text("")
    page.get_by_role("button", name="Results").click()
    outcome = match.outcome()
    assert outcome is not None
    scale = outcome.details["ranks"]
    expect(page.locator("dialog .rank-least")).to_have_text([str(rank["least"]) for rank in scale])
    missing = min(rank["least"] for rank in scale if rank["least"] > match.scores()[0].total) - match.scores()[0].total
    expect(page.locator("dialog .rank-next")).to_contain_text(f"{missing} more point")


def test_there_is_always_a_next_step_after_the_end(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="ending")
    driver.play_to_the_end(page)
    expect(page.locator("dialog .result-best")).to_contain_text("first result")
    page.keyboard.press("Enter")  # once more than needed: it starts no new game
    expect(page.locator("dialog .result-facts")).to_be_focused()
    page.keyboard.press("Escape")
    bar = page.locator(".tray .end-bar")
    names = ["Play again", "Results", "Review", "Watch", "Report", "Same seed"]
    expect(bar.get_by_role("button")).to_have_text(names)
    end = driver.ply(page)
    page.reload()
    expect(driver.table(page)).to_have_attribute("data-ply", str(end))
    expect(bar.get_by_role("button")).to_have_text(names)
    bar.get_by_role("button", name="Report").click()
    page.locator("dialog .report-text").wait_for()
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Review").click()
    page.locator("h1", has_text="Review").wait_for()
    page.go_back()
    bar.get_by_role("button", name="Watch").click()
    page.get_by_role("button", name="Pause").wait_for()
    assert driver.ply(page) < end
    page.get_by_role("button", name="Back to the game").click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(end))
    bar.get_by_role("button", name="Play again").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")


def test_going_back_from_a_finished_game_makes_a_copy(quick: Page, site: Server) -> None:
    page = quick
    match = finished("chiefdom", 2)
    keep(page, site, match)
    address = page.url
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator("dialog .log-move").nth(2).click()
    expect(page.locator(".moment-bar")).to_be_visible()
    ply = driver.ply(page)
    assert ply < match.ply
    slider = page.get_by_role("slider")
    slider.fill("7")
    expect(driver.table(page)).to_have_attribute("data-ply", "7")
    slider.press("ArrowRight")
    expect(driver.table(page)).to_have_attribute("data-ply", "8")
    assert count_saves(page) == 1
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Play a copy").click()
    page.wait_for_url(lambda url: url != address)
    expect(driver.table(page)).to_have_attribute("data-ply", "8")
    assert driver.moves(page)
    assert count_saves(page) == 2
    assert driver.record(page)["moves"] == match.record()["moves"][:8]
    page.goto(address)
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))


def test_undo_at_the_end_asks_and_makes_a_copy(quick: Page, site: Server) -> None:
    page = quick
    match = finished("chiefdom", 2)
    keep(page, site, match)
    address = page.url
    for answer in ("Cancel", "Play a copy"):
        page.keyboard.press("Control+z")
        page.get_by_role("dialog").get_by_role("button", name=answer).click()
        assert count_saves(page) == 1 or answer != "Cancel"
        assert driver.ply(page) == match.ply or answer != "Cancel"
    page.wait_for_url(lambda url: url != address)
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply - 1))
    assert driver.record(page)["moves"] == match.record()["moves"][:-1]
    # The copy is a game that goes on: it goes back without a question.
    page.get_by_role("button", name="Undo").click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply - 2))
    assert count_saves(page) == 2
    page.goto(address)
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))
    expect(page.locator(".tray .end-bar")).to_be_visible()


def test_the_log_names_who_acts(quick: Page, site: Server) -> None:
    page = quick
    keep(page, site, finished("five-tribes", 2))
    page.get_by_role("button", name="Log", exact=True).click()
    turns = page.locator("dialog .log-turn")
    turns.first.wait_for()
    wrong = turns.evaluate_all("""turns => turns.flatMap((turn) => {
      const name = turn.querySelector(".log-who").textContent;
      const first = turn.querySelector(".log-note, .log-text")?.textContent ?? "";
      return ["Ada", "Odo"].some((other) => other !== name && first.startsWith(other)) ? [first] : [];
    })""")
    assert wrong == []
    assert turns.count() > 10


@pytest.mark.parametrize(("game", "seats"), [("chiefdom", 1), ("duel", 2)])
def test_the_lines_of_the_result_explain_themselves(
    quick: Page, site: Server, no_violations: Callable[..., None], game: str, seats: int
) -> None:
    keep(quick, site, finished(game, seats))
    quick.get_by_role("button", name="Results", exact=True).click()
    rows, note = quick.locator("dialog .ending tbody [data-explain]"), quick.locator(".explanation")
    first, second = (rows.nth(at).locator("th").inner_text() for at in (0, 1))
    rows.nth(0).hover()
    expect(note.locator("b")).to_have_text(first)
    quick.mouse.move(2, 2)
    expect(note).to_be_hidden()
    quick.keyboard.press("Tab")  # from the facts of the result
    quick.keyboard.press("ArrowDown")
    expect(note.locator("b")).to_have_text(second)
    no_violations(quick)
    note.get_by_role("button", name="Read the rule").click()
    expect(quick.locator("dialog.book-drawer .book-section h2:focus")).to_be_visible()
