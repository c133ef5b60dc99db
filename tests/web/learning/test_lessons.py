"""Lessons as a newcomer meets them: every one to its end, by pointer, by touch and by keyboard."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.support import driver
from tests.web.support.hand import Hand
from tests.web.support.languages import speak
from tests.web.support.layout import resize
from tests.web.support.taught import BOOKS, BOXES, built
from tools.serve.server import Server


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


# Highlighted lines of the score card that cannot be read, because they are covered or out of view.
COVERED = """() => [...document.querySelectorAll(".score-card [data-line].lit")].filter((line) => {
  const { left, top, width, height } = line.getBoundingClientRect();
  return [0.15, 0.85].some((down) => !line.contains(document.elementFromPoint(left + width / 2, top + height * down)));
}).map(({ dataset }) => dataset.line)"""


def can_be_read(page: Page, step: dict[str, Any]) -> None:
    """The lines of the score card that a step is about are all in sight."""
    if any(name.startswith("line:") for name in step.get("light", [])):
        page.locator(".score-card .lit").first.wait_for()
        assert page.evaluate(COVERED) == [], step["id"]


def walk(hand: Hand, game: str, box: str) -> None:
    """Through every step by the moves that the lesson asks for."""
    page, steps = hand.page, built(game, f"{box}.lesson.json")["steps"]
    for number, step in enumerate(steps, 1):
        at_step(page, number, len(steps))
        assert page.locator(".lesson-text").inner_text().strip()
        if not step.get("play"):
            can_be_read(page, step)
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
    expect(quick.locator(".table:not(.lesson-table)")).to_have_attribute("data-ply", re.compile(r"\d"))
    driver.play_to_the_end(quick)


@pytest.mark.parametrize(("game", "box"), BOOKS, ids=BOXES)
def test_a_whole_lesson_by_touch(
    phone: Page, site: Server, game: str, box: str, no_violations: Callable[..., None]
) -> None:
    hand = Hand.at(phone, touches=True)
    open_lesson(phone, site, box)
    walk(hand, game, box)
    no_violations(phone)


# Parts of the head of a lesson, as far as they are shown, that lie under the buttons beside it.
UNDER_BUTTONS = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [head, ways] = [box(".lesson-head"), box(".lesson-ways")];
  return [".lesson-count", ".lesson-bar"].filter((name) => box(name).top < head.bottom && box(name).right > ways.left);
}"""


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "tr"])
def test_the_head_of_a_lesson_fits_on_small_phones(phone: Page, site: Server, language: str) -> None:
    speak(phone, language)
    phone.goto(f"{site.address}#/learn/{BOXES[0]}")
    phone.locator(".lesson-table .lesson-ways .primary").tap()
    phone.locator(".lesson-ways button").nth(2).wait_for()
    for size in ((320, 568), (360, 640), (390, 844)):
        resize(phone, size)
        assert phone.evaluate(UNDER_BUTTONS) == [], size


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
    steps = built(game, f"{box}.lesson.json")["steps"]
    quick.goto(f"{site.address}#/")
    link = quick.locator(f'a[href="#/learn/{box}"]').first
    link.focus()
    quick.keyboard.press("Enter")
    for number, step in enumerate(steps, 1):
        at_step(quick, number, len(steps))
        # The focus is always on the way on: the button, or the moves.
        if step.get("play"):
            expect(quick.locator("body > .announcer p").last).to_contain_text("Marked: ")
            type_to(quick, step["play"][0])
        else:
            expect(quick.locator(".lesson").get_by_role("button", name="Next")).to_be_focused()
            quick.keyboard.press("Enter")
    expect(quick.get_by_role("button", name="Play the end of a game")).to_be_focused()
    quick.keyboard.press("Enter")
    expect(driver.table(quick)).to_have_attribute("data-ply", "0")


def test_a_lesson_explains_other_moves_and_resumes_where_it_was_left(quick: Page, site: Server) -> None:
    game, box = BOOKS[0]
    steps = built(game, f"{box}.lesson.json")["steps"]
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
    # Who looks for another move reads again what to do.
    expect(quick.locator(".lesson-text")).to_be_hidden()
    quick.locator("canvas [data-move]").first.focus()
    quick.keyboard.press("ArrowRight")
    expect(quick.locator(".lesson-answer")).to_be_hidden()
    expect(quick.locator(".lesson-text")).to_contain_text("Draw the person")
    quick.get_by_role("button", name="Leave").click()
    expect(quick.locator("#screen")).to_have_attribute("data-screen", "home")
    expect(quick.get_by_role("link", name="Continue the lesson").first).to_be_visible()
    open_lesson(quick, site, box)
    at_step(quick, number, len(steps))
    quick.locator(".lesson").get_by_role("button", name="Start over").click()
    at_step(quick, 1, len(steps))


def test_lessons_and_rules_are_offered_where_games_begin(quick: Page, site: Server) -> None:
    page = quick
    for box in BOXES:
        for screen in ("", f"new/{box}"):
            page.goto(f"{site.address}#/{screen}")
            for way in ("learn", "rules"):
                expect(page.locator(f'a[href="#/{way}/{box}"]').first).to_be_visible()
    page.goto(f"{site.address}#/print/chiefdom-pnp")
    expect(page.locator('a[href="#/rules/chiefdom-pnp"]')).to_be_visible()
    # The first table offers the lesson, once.
    offer = page.locator(".prompt").get_by_role("button", name="Learn by playing")
    driver.start(page, site.address, BOXES[0])
    expect(offer).to_be_visible()
    driver.start(page, site.address, BOXES[0])
    expect(offer).to_have_count(0)
