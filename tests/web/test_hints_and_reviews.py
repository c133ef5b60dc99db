"""Hints at the table, and the review of a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tests.web.support.hand import Hand
from tools.serve.server import Server


def open_save(page: Page, site: Server, *saved: dict[str, object], route: str) -> None:
    canned.keep(page, *saved)
    page.goto(f"{site.address}{route}")


# Whether the sentence that says what is asked, as wide as its words, and the tools have no point in common.
DISJOINT = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".prompt"));
  const [one, two] = [words, document.querySelector(".move-tools")].map((part) => part.getBoundingClientRect());
  return one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
}"""


def finish(page: Page) -> None:
    """Play first moves until the game is over."""
    while moves := driver.moves(page):
        driver.play(page, moves[0])
    page.get_by_role("dialog").wait_for()


# The search may be over before a click from outside arrives, so the button is clicked from within.
CANCEL_AT_ONCE = """() => {
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll(".hint button, .review button")];
    const button = buttons.find(({ textContent }) => textContent === "Cancel");
    if (!button) return;
    observer.disconnect();
    button.click();
    window.cancelled = true;
  });
  observer.observe(document.body, { childList: true, subtree: true });
}"""


def test_a_hint_is_shown_followed_and_counted(quick: Page, site: Server, no_violations: Callable[..., None]) -> None:
    page = quick
    pure = canned.late("pure") | {"pure": True}
    open_save(page, site, canned.late("hinted"), pure, route="#/play/hinted")
    hint, plans = page.get_by_role("button", name="Hint (H)"), page.locator(".hint-plan")
    hint.wait_for()
    before = driver.ply(page)
    # By keyboard from the moves; it can be called off, and then counts for nothing.
    page.locator("canvas [data-move]").first.focus()
    page.evaluate(CANCEL_AT_ONCE)
    page.keyboard.press("h")
    page.wait_for_function("window.cancelled")
    expect(page.locator(".hint")).to_be_hidden()
    assert "hints" not in canned.kept(page, "hinted")
    hint.click()
    plans.first.wait_for()
    for focused in (hint, plans.first):  # Escape closes it from anywhere, and the focus returns to the button
        focused.focus()
        page.keyboard.press("Escape")
        expect(page.locator(".hint")).to_be_hidden()
        expect(hint).to_be_focused()
        hint.click()
    assert 1 <= plans.count() <= 3
    expect(plans.first).to_contain_text("Best")
    assert canned.kept(page, "hinted")["hints"] == 1
    no_violations(page)
    # Whatever the shape of the window, it can be read, and what is asked stands clear of the tools.
    for width, height in ((844, 390), (390, 844), (900, 700), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".hint").evaluate("panel => panel.scrollTo(0, 0)")
        expect(plans.first.locator(".hint-words")).to_be_in_viewport(ratio=0.9)
        assert page.evaluate(DISJOINT), (width, height)
    # Nothing is played, but what is pointed at is considered.
    first, *rest = (plans.first.get_attribute("data-plan") or "").split()
    plans.first.hover()
    expect(page.locator(".tray .considered, .tray .chosen").first).to_be_visible()
    assert driver.ply(page) == before
    driver.play(page, first)
    if rest:
        expect(plans.first).to_be_visible()
        hint.click()
        hint.click()  # a hint that is still valid is shown again and not counted twice
        expect(plans.first).to_be_visible()
    assert canned.kept(page, "hinted")["hints"] == 1
    finish(page)
    expect(page.get_by_role("dialog")).to_contain_text("1 hint used")
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="Review: Chiefdom")).to_be_visible()
    page.goto(f"{site.address}#/games")
    expect(page.locator("[data-save=hinted]")).to_contain_text("1 hint used")
    page.goto(f"{site.address}#/play/pure")
    page.locator("canvas [data-move]").first.wait_for(state="attached")
    expect(hint).to_be_hidden()
    finish(page)
    expect(page.get_by_role("dialog")).to_contain_text("hints turned off")


def after_a_poor_choice() -> Match:
    """A game near its end in which people were chosen who find neither beds nor food; fewer of them would be better."""
    match, random = Match.new("chiefdom", seed="poor-11"), Random("poor-11")
    while not match.over:
        match.play(random.choice(match.moves()))
    match.goto(53)
    match.play("people-6")
    return Match.replay(match.record())


BOARD = "document.querySelector('canvas.board-canvas').toDataURL()"


def test_a_hint_says_what_was_better_a_step_back_and_is_played_on_the_board(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    poor = canned.save_of("poor", after_a_poor_choice())
    open_save(page, site, poor, canned.late("marked"), route="#/play/poor")
    hint, plans = page.get_by_role("button", name="Hint (H)"), page.locator(".hint-plan")
    hint.click()
    earlier = page.locator(".hint-earlier")
    expect(earlier).to_contain_text("There is a better choice one step back")
    no_violations(page)
    earlier.get_by_role("button", name="Undo to that point").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "53")
    # Shown on the board as it would be drawn; a click on it there plays the whole of it.
    assert plans.count() == 1
    plan = (plans.first.get_attribute("data-plan") or "").split()
    plans.first.click()
    expect(page.locator(".bubble")).to_be_hidden()
    page.mouse.click(*square(page, plan[1]))
    expect(driver.table(page)).to_have_attribute("data-ply", str(53 + len(plan)))
    assert driver.record(page)["moves"][53:] == plan
    # Nothing of what was pointed at is left on the board once the hint is closed.
    page.goto(f"{site.address}#/play/marked")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("canvas [data-move]").first.wait_for(state="attached")
    page.mouse.move(0, 0)  # away from the board, where the last click was
    page.wait_for_function(f"window.board === (window.board = {BOARD})", polling=300)
    before = driver.ply(page)
    hint.click()
    plans.first.click()
    page.wait_for_function(f"window.board !== {BOARD}")
    page.locator(".hint").get_by_role("button", name="Close").click()
    page.mouse.move(0, 0)  # away from the tray, which is there again
    page.wait_for_function(f"window.board === {BOARD}")
    assert page.locator(".tray .considered").count() == 0
    hint.click()
    plan = (plans.first.get_attribute("data-plan") or "").split()
    page.get_by_role("button", name="Play this").first.click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(before + len(plan)))


def square(page: Page, name: str) -> tuple[float, float]:
    """Where the first of these squares lies on the screen, on the wide sheet (web/games/chiefdom/board/layout.js)."""
    box = driver.board_box(page)
    scale = min(box["width"] / 790, box["height"] / 706)
    x = 284 + 60 * ("ABCDEFGH".index(name[0]) + 0.5)
    y = 76 + 60 * (int(re.findall(r"\d+", name)[0]) - 0.5)
    left, top = box["width"] - 790 * scale, box["height"] - 706 * scale
    return box["x"] + left / 2 + x * scale, box["y"] + top / 2 + y * scale


def test_the_later_moves_of_a_hint_are_shown_and_played_on_the_board(quick: Page, site: Server) -> None:
    """A plan that begins in the tray: the pairs of dice, a building, and then its plot."""
    page = quick
    match = Match.new("fiefdoms", seed="later")
    while "_" not in match.moves()[0]:
        match.play(match.moves()[0])
    by_mouse = Hand.at(page)
    open_save(page, site, canned.save_of("later", match), route="#/play/later")
    page.get_by_role("button", name="Hint (H)").click()
    plan = page.locator(".hint-plan").first
    plan.click()
    expect(page.locator(".score-card tfoot .tag")).to_have_text(plan.locator(".total .tag").inner_text())
    _, _, plot, *_ = moves = (plan.get_attribute("data-plan") or "").split()
    by_mouse.point(by_mouse.ask(place=plot)["spots"][0])
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply + len(moves)))
    assert driver.record(page)["moves"][match.ply :] == moves


# Whether the board of the first moment has marks of a colour.
MARKED = """(name) => {
  const canvas = document.querySelector(".moment-picture canvas");
  const hex = getComputedStyle(canvas).getPropertyValue(`--${name}`).trim();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let found = 0;
  for (let at = 0; at < data.length; at += 4) if (wanted.every((part, index) => data[at + index] === part)) found += 1;
  return found > 100;
}"""


# An empty row: a game of few decisions, whose review takes a few seconds.
SHEET = "222LL~33 2HLL3~33 ~BH333~2 2~22L322 #2~L233# #HBJL33# 33HLL~~3 3LL33L~3 L2233~~L ........"


def few_decisions(key: str) -> dict[str, Any]:
    """A finished game that began on a nearly full sheet, played badly."""
    match = Match.position("chiefdom", SHEET.replace(" ", "\n"), seed="few")
    while not match.over:
        match.play(match.moves()[-1])
    summary = {"ply": match.ply, "totals": [card.total for card in match.scores()], "turn": 1}
    return canned.save(key) | {"record": match.record(), "over": True, "summary": summary}


# On a busy machine the review may be over before anybody outside of the page has looked.
WATCH_PROGRESS = """() => new MutationObserver(() => {
  window.progressed ||= document.querySelector(".review progress")?.value > 0;
}).observe(document.body, { attributes: true, childList: true, subtree: true })"""


def test_a_game_is_reviewed_and_a_moment_played_again(
    newcomer: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = newcomer
    driver.use_settings(page)
    page.goto(f"{site.address}#/about")
    saved = few_decisions("done")
    open_save(page, site, saved, route="#/games")
    # A cancelled review leaves nothing; then it is made, with its progress shown.
    page.evaluate(CANCEL_AT_ONCE)
    page.get_by_role("link", name="Review: Chiefdom").click()
    page.wait_for_function("window.cancelled")
    expect(page.locator(".review")).to_contain_text("cancelled")
    assert "review" not in canned.kept(page, "done")
    page.evaluate(WATCH_PROGRESS)
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_function("window.progressed")
    chart = page.get_by_role("img", name="Every player’s score, turn by turn")
    chart.wait_for()
    expect(page.get_by_role("heading", name="Luck")).to_be_visible()
    page.get_by_text("Show as a table").click()
    total = str(saved["summary"]["totals"][0]).replace("-", "−")
    expect(page.locator(".chart-table tr").last).to_have_text(f"End{total}")
    no_violations(page)
    kept = canned.kept(page, "done")["review"]
    moments = kept["people"][0]["moments"]
    assert moments
    assert page.locator(".moment").count() == len(moments)
    expect(page.locator(".moment").first).to_contain_text("Better")
    # What was played and what was better are marked on the board of the moment, below its dice.
    expect(page.locator(".moment-picture canvas")).to_have_count(len(moments))
    expect(page.locator(".moment-picture .dice-line")).to_have_count(len(moments))
    for moment in moments:
        played = moment["moves"]["played"]
        assert saved["record"]["moves"][moment["ply"] :][: len(played)] == played
    for colour in ("bad", "good"):
        page.wait_for_function(MARKED, arg=colour)
    expect(page.locator(".moment").first.locator(".trace")).to_have_count(2)
    # What is kept is there at once, even while the engine is loading; of other moves it says nothing.
    canned.block_engine(page)
    page.reload()
    chart.wait_for()
    page.unroute_all(behavior="ignoreErrors")
    # On a screen that becomes narrow it is redrawn, so that its letters keep their size.
    page.set_viewport_size({"width": 360, "height": 640})
    expect(chart).to_have_attribute("viewBox", re.compile(r"^0 0 [23]\d\d 300$"))
    # The moment is a game of its own.
    page.get_by_role("button", name="Play from here").first.click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(moments[0]["ply"]))
    fork = driver.record(page)
    assert fork["moves"] == saved["record"]["moves"][: moments[0]["ply"]]
    driver.play(page, driver.moves(page)[0])
    assert canned.kept(page, "done")["review"] == kept
