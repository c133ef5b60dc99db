"""Lessons and rule books in the browser: every lesson to its end, every rule book with its examples."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tests.web.support.hand import Hand
from tools.paths import DIST, WEB
from tools.serve.server import Server

BOOKS = [
    (path.parents[1].name, box)
    for path in sorted((WEB / "games").glob("*/learn/rule-book.json"))
    for box in json.loads(path.read_text(encoding="utf-8"))["boxes"]
]
BOXES = [box for _, box in BOOKS]
EMPTY = "........\n" * 4 + "#......#\n" * 2 + "........\n" * 4


def lesson_of(game: str, box: str) -> dict[str, Any]:
    found = json.loads((DIST / "games" / game / "learn" / f"{box}.lesson.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def open_lesson(page: Page, site: Server, box: str) -> None:
    page.goto(f"{site.address}#/learn/{box}")
    expect(page.locator(".lesson-text")).not_to_be_empty()


def at_step(page: Page, number: int, steps: int) -> None:
    # A locator waits inside the page and answers immediately; an expectation polls.
    page.locator(f'.lesson-count:text-is("Step {number} of {steps}")').wait_for()


# What has to be pressed in the tray before a move can be chosen there.
FIRST = {
    "1_2-3_4": ["die-0", "die-3"],
    "sell-ijfw": ["sell-ivory", "sell-jewels", "sell-fish", "sell-wheat"],
    "use-enki-A1-f": ["power-enki"],
}


# Meeples are dropped by hand, tile by tile.
STEPS = {
    **{f"sow-A1-C1-{tribe}": ["A1", "B1", "C1"] for tribe in "YG"},
    **{f"sow-A1-B1-{tribe}": ["A1", "B1"] for tribe in "WB"},
    "sow-A1-C1-R": ["A1", "drop-B1-Y", "C1"],
}


def choose(hand: Hand, move: str) -> None:
    if move in STEPS:
        hand.make(move, STEPS[move])
    else:
        hand.choose(move, FIRST.get(move, ()))


def walk(hand: Hand, game: str, box: str) -> None:
    """Through every step by the moves that the lesson asks for."""
    page, steps = hand.page, lesson_of(game, box)["steps"]
    for number, step in enumerate(steps, 1):
        at_step(page, number, len(steps))
        assert page.locator(".lesson-text").inner_text().strip()
        if not step.get("play"):
            page.locator(".lesson").get_by_role("button", name="Next").click()
            continue
        for move in step["play"][0].split():
            choose(hand, move)
    page.locator('.lesson-count:text-is("Done")').wait_for(state="attached")


@pytest.mark.parametrize(("game", "box"), BOOKS, ids=BOXES)
def test_a_whole_lesson_on_the_desktop(
    quick: Page, site: Server, game: str, box: str, no_violations: Callable[..., None]
) -> None:
    hand = Hand.at(quick)
    open_lesson(quick, site, box)
    no_violations(quick)
    walk(hand, game, box)
    quick.get_by_role("button", name="Play the end of a game").click()
    expect(driver.table(quick)).to_have_attribute("data-ply", "0")
    driver.play_to_the_end(quick)


@pytest.mark.parametrize(("game", "box"), BOOKS, ids=BOXES)
def test_a_whole_lesson_by_touch(phone: Page, site: Server, game: str, box: str) -> None:
    hand = Hand.at(phone, touches=True)
    open_lesson(phone, site, box)
    walk(hand, game, box)


ARROWS = ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")
FOCUSED = "document.activeElement?.dataset.move ?? ''"


def type_to(page: Page, move: str) -> None:
    """From the move that has the focus to another by arrow keys, always by the way tried least, then Enter."""
    page.wait_for_function(f"{FOCUSED} !== ''")
    tried: Counter[tuple[str, str]] = Counter()
    while (here := page.evaluate(FOCUSED)) != move:
        key = min(ARROWS, key=lambda arrow: tried[here, arrow])
        tried[here, key] += 1
        assert tried[here, key] < 10, f"the keys did not lead to {move}"
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def test_a_whole_lesson_by_keyboard_alone(quick: Page, site: Server) -> None:
    game, box = next(book for book in BOOKS if book[1] == "chiefdom-pnp")
    steps = lesson_of(game, box)["steps"]
    quick.goto(f"{site.address}#/")
    link = quick.locator(f'a[href="#/learn/{box}"]').first
    link.focus()
    quick.keyboard.press("Enter")
    for number, step in enumerate(steps, 1):
        at_step(quick, number, len(steps))
        # The focus is always on the way on: the button, or the moves.
        if step.get("play"):
            type_to(quick, step["play"][0])
        else:
            expect(quick.locator(".lesson").get_by_role("button", name="Next")).to_be_focused()
            quick.keyboard.press("Enter")
    expect(quick.get_by_role("button", name="Play the end of a game")).to_be_focused()
    quick.keyboard.press("Enter")
    expect(driver.table(quick)).to_have_attribute("data-ply", "0")


def test_a_lesson_explains_other_moves_and_resumes_where_it_was_left(quick: Page, site: Server) -> None:
    game, box = BOOKS[0]
    steps = lesson_of(game, box)["steps"]
    number, asked = next((at, step) for at, step in enumerate(steps, 1) if step["id"] == "beside")
    hand = Hand.at(quick)
    open_lesson(quick, site, box)
    for before in range(1, number):  # over all that comes before
        at_step(quick, before, len(steps))
        quick.locator(".lesson").get_by_role(
            "button", name="I know this" if steps[before - 1].get("play") else "Next"
        ).click()
    at_step(quick, number, len(steps))
    hand.wait_for(asked["play"][0])
    other = next(move for move in driver.moves(quick) if move not in asked["play"])
    driver.click_in_mirror(quick, other)
    expect(quick.locator(".lesson-answer")).to_contain_text("You may play that")
    at_step(quick, number, len(steps))
    # What is not legal is answered with the rule.
    hand.point(hand.ask(place="C8")["spots"][0])
    expect(quick.locator(".lesson-answer")).to_contain_text("C8 is not empty")
    quick.locator(".lesson-answer").get_by_role("button", name="Why?").click()
    expect(quick.locator('.book-drawer [data-section="shapes"] h2')).to_be_focused()
    quick.locator(".book-drawer").get_by_role("button", name="Close").click()
    quick.get_by_role("button", name="Leave").click()
    expect(quick.locator("#screen")).to_have_attribute("data-screen", "home")
    expect(quick.get_by_role("link", name="Continue the lesson").first).to_be_visible()
    open_lesson(quick, site, box)
    at_step(quick, number, len(steps))


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
    book = json.loads((DIST / "games" / game / "learn" / f"{box}.book.json").read_text(encoding="utf-8"))
    section = book["sections"][-2]["id"]
    without_engine.goto(f"{site.address}#/rules/{box}/{section}")
    heading = without_engine.locator(f'[data-section="{section}"] h2')
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


@pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))
def test_what_is_on_the_table_explains_itself(quick: Page, site: Server, game: str) -> None:
    index = json.loads((DIST / "games" / game / "learn" / f"{game}.index.json").read_text(encoding="utf-8"))
    kept = [canned.late(f"{game}-{left}", left, game=game, seats=2) for left in (12, 27, 41)]
    canned.keep(quick, *kept)
    said: set[str] = set()
    for save in kept:
        quick.goto(f"{site.address}#/play/{save['id']}")
        quick.locator("canvas [data-move]").first.wait_for(state="attached")
        assert quick.locator(".tray .use:not([data-explain])").count() == 0
        things = quick.locator(".table [data-explain], .table [data-line]")
        said |= set(things.evaluate_all("all => all.map((one) => one.dataset.explain ?? `line:${one.dataset.line}`)"))
    assert said
    assert said <= index["explain"].keys()


def test_a_choice_that_cannot_be_made_says_why(quick: Page, site: Server) -> None:
    canned.keep(quick, canned.save_of("poor", Match.position("chiefdom", "turn 1\ndice 2 3 6\n" + EMPTY)))
    quick.goto(f"{site.address}#/play/poor")
    house = quick.locator('.tray [data-explain="icon:house"]')
    note = quick.locator(".explanation")
    expect(house).to_be_disabled()
    house.hover(force=True)
    expect(note).to_contain_text("you have 0")
    expect(note).to_contain_text("scores 7")
    quick.mouse.move(700, 400)  # elsewhere
    expect(note).to_be_hidden()
    # A resting focus explains as a resting mouse does, and the way to the rule is the next stop.
    quick.locator(".tray .use:enabled").first.focus()
    quick.keyboard.press("Shift")  # the keyboard is used
    quick.keyboard.press("Tab")
    expect(note).to_be_visible()
    quick.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_advice_in_the_first_games(quick: Page, site: Server) -> None:
    driver.start(quick, site.address, BOXES[0])
    offer = quick.locator(".prompt").get_by_role("button", name="What now?")
    offer.click()
    expect(quick.locator(".explanation")).to_contain_text("Compare the pairs")
    quick.keyboard.press("Escape")
    driver.play(quick, driver.moves(quick)[0])
    expect(offer).to_be_visible()
    driver.choose_setting(quick, "advice", "off")
    expect(offer).to_have_count(0)


def test_a_first_visit_fetches_no_book_and_no_lesson(newcomer: Page, site: Server) -> None:
    fetched: list[str] = []
    newcomer.on("request", lambda request: fetched.append(request.url))
    newcomer.goto(site.address)
    newcomer.locator(".learn-links").first.wait_for()
    newcomer.wait_for_load_state("networkidle")
    assert fetched
    assert [url for url in fetched if "/learn/" in url] == []


def test_help_at_the_table(quick: Page, site: Server, no_violations: Callable[..., None]) -> None:
    box = BOXES[0]
    driver.start(quick, site.address, box)
    quick.locator('[data-tool="help"]').click()
    drawer = quick.locator("dialog.book-drawer")
    expect(drawer.get_by_role("heading", name="What now?")).to_be_visible()
    no_violations(quick)
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)
    quick.locator(".score-card .line-name").first.click()
    note = quick.locator(".explanation")
    expect(note).to_contain_text("worth")
    note.get_by_role("button", name="Read the rule").click()
    expect(drawer.locator(".book-section h2:focus")).to_be_visible()
