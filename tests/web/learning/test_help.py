"""Help where the question arises: explanations, reasons, advice and the rules beside the board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tests.web.support.hand import Hand
from tests.web.support.layout import PHONES, resize
from tests.web.support.taught import BOXES, GAMES, built
from tools.serve.server import Server

EMPTY = "........\n" * 4 + "#......#\n" * 2 + "........\n" * 4


@pytest.mark.parametrize("game", GAMES)
def test_things_on_the_table_explain_themselves(quick: Page, site: Server, game: str) -> None:
    index = built(game, f"{game}.index.json")
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
    # It says so too when the focus rests on it, and when it is pressed; nothing is played.
    quick.locator(".tray .use").first.focus()
    for _ in range(4):
        if house.evaluate("house => house === document.activeElement"):
            break
        quick.keyboard.press("Tab")
    expect(house).to_be_focused()
    expect(note).to_contain_text("you have 0")
    quick.keyboard.press("Escape")
    expect(note).to_be_hidden()
    house.click(force=True)
    expect(note).to_contain_text("you have 0")
    assert driver.ply(quick) == 0


# Names of what explains itself and cannot be reached by keyboard: neither a control, nor in or around one, nor a stop.
UNREACHED = """() => [...document.querySelectorAll(".table [data-explain]")]
  .filter((thing) => thing.checkVisibility() && !thing.closest("button, a") && !thing.querySelector("button, a"))
  .filter((thing) => !thing.hasAttribute("tabindex"))
  .map(({ dataset }) => dataset.explain)"""


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_pressed_explains_itself_by_keyboard(
    quick: Page, site: Server, game: str, no_violations: Callable[..., None]
) -> None:
    page, note = quick, quick.locator(".explanation")
    kept = [canned.late(f"{game}-{left}", left, game=game, seats=2) for left in (12, 27)]
    canned.keep(page, *kept)
    for save in kept:
        page.goto(f"{site.address}#/play/{save['id']}")
        page.locator("canvas [data-move]").first.wait_for(state="attached")
        page.locator(".score-card .line-name").first.wait_for()
        assert page.evaluate(UNREACHED) == []
        no_violations(page)
    if game == "chiefdom":
        return  # all of its dice and choices are buttons
    stop = page.locator('.table [data-stop][tabindex="0"]:visible')
    while stop.count() == 0:
        driver.play(page, driver.moves(page)[0])
    stop.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-stop]:focus")).to_have_attribute("tabindex", "0")
    expect(note).to_be_visible()
    expect(note.get_by_role("button", name="Read the rule")).to_be_visible()


LESSON_OFFERED = {"chiefdoms.lessons": json.dumps({BOXES[0]: {"offered": True}})}


def test_advice_in_the_first_games(quick: Page, site: Server) -> None:
    canned.put(quick, LESSON_OFFERED)
    driver.start(quick, site.address, BOXES[0])
    offer = quick.locator(".prompt").get_by_role("button", name="What now?")
    offer.click()
    expect(quick.locator(".explanation")).to_contain_text("Compare the pairs")
    quick.keyboard.press("Escape")
    driver.play(quick, driver.moves(quick)[0])
    expect(offer).to_be_visible()
    driver.choose_setting(quick, "advice", "off")
    expect(offer).to_have_count(0)


def test_the_lesson_is_offered_in_the_prompt_until_the_first_move(phone: Page, site: Server) -> None:
    canned.keep(phone, canned.save("new"))
    phone.goto(f"{site.address}#/play/new")
    prompt = phone.locator(".prompt")
    offer = prompt.get_by_role("button", name="Learn by playing")
    expect(offer).to_be_visible()
    for size in (*PHONES, (768, 1024), (844, 390)):
        resize(phone, size)
        assert prompt.evaluate("prompt => prompt.scrollHeight <= prompt.clientHeight"), size
    driver.play(phone, driver.moves(phone)[0])
    expect(offer).to_have_count(0)


# Results of games that were finished on this device.
NOTE_RESULTS = """async (saves) => {
  const inside = await import(new URL("js/page/inside.js", document.baseURI));
  for (const save of saves) inside["js/store/statistics.js"].statistics.note(save);
}"""


def test_advice_ends_with_the_third_game(quick: Page, site: Server) -> None:
    canned.put(quick, LESSON_OFFERED)
    ended = [canned.late(f"ended-{number}", over=True) for number in range(3)]
    for more, offers in ((ended[:2], 1), (ended[2:], 0)):
        quick.evaluate(NOTE_RESULTS, more)
        driver.start(quick, site.address, "chiefdom")
        quick.locator(".score-card .line-name").first.wait_for()
        expect(quick.locator(".prompt").get_by_role("button", name="What now?")).to_have_count(offers)


def test_help_at_the_table(quick: Page, site: Server, no_violations: Callable[..., None]) -> None:
    box = BOXES[0]
    driver.start(quick, site.address, box)
    quick.locator('[data-tool="help"]').click()
    drawer = quick.locator("dialog.book-drawer")
    expect(drawer.get_by_role("heading", name="What now?")).to_be_visible()
    no_violations(quick)
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)
    line, note = quick.locator(".score-card .line-name").first, quick.locator(".explanation")
    line.hover()
    expect(note).to_contain_text("worth")
    quick.mouse.move(700, 400)  # elsewhere
    expect(note).to_be_hidden()
    line.click()
    expect(note).to_contain_text("worth")
    note.get_by_role("button", name="Read the rule").click()
    expect(drawer.locator(".book-section h2:focus")).to_be_visible()


def test_score_lines_of_another_sheet_explain_themselves(
    phone: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    save = canned.late("two", 30, seats=2)
    canned.keep(phone, save)
    phone.goto(f"{site.address}#/play/two")
    phone.locator("canvas [data-move]").first.wait_for(state="attached")
    phone.locator("button.seat").tap()
    card = phone.locator("dialog .large-sheet-scores")
    other, note = int(card.get_attribute("data-seat") or "-1"), phone.locator(".explanation")
    people = next(line for line in Match.replay(save["record"]).scores()[other].lines if line.key == "people")
    box = driver.box_of(phone, ".large-sheet-scores [data-line=people] .line-name")
    hold(phone, (box["x"] + 10, box["y"] + box["height"] / 2))
    expect(note).to_contain_text(f"Now: {people.count}, worth {people.points}.")
    no_violations(phone)
    note.get_by_role("button", name="Read the rule").tap()
    expect(phone.locator("dialog.book-drawer .book-section h2:focus")).to_be_visible()


# On C3 water, on C4 a fisherman who caught its fish.
LAKE = EMPTY.splitlines()
LAKE[2] = "..~....."
LAKE[3] = "..F....."
LAKE_SHEET = "turn 4\ndice 2 3 6\n" + "\n".join(LAKE) + "\n"


def test_what_is_drawn_on_a_board_explains_itself_but_choosing_comes_first(
    quick: Page, phone: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    for page in (quick, phone):
        canned.keep(page, canned.save_of("lake", Match.position("chiefdom", LAKE_SHEET)))
        hand = Hand.at(page, touches=page is phone)
        page.goto(f"{site.address}#/play/lake")
        water = page.locator('canvas [data-explain="icon:water"]')
        water.wait_for(state="attached")
        note, rule = page.locator(".explanation"), page.get_by_role("button", name="Read the rule")
        on_water, beside = (hand.ask(place=place)["spots"][0] for place in ("C3", "C2"))
        if page is phone:
            hold(page, on_water)
            expect(note).to_contain_text("largest lake")
            continue
        page.mouse.move(*on_water)
        expect(note).to_contain_text("This square has been harvested.")
        expect(note).to_contain_text("largest lake")
        page.mouse.move(*beside)  # an empty square, where something can be drawn
        expect(note).to_be_hidden()
        no_violations(page)
        water.focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator('canvas [data-explain="job:fisherman"]')).to_be_focused()
        expect(note).to_contain_text("Fisherman")
        page.keyboard.press("Tab")
        expect(rule).to_be_focused()


# No sowing can start on B2 or C2.
TRIBES = """five-tribes: 2 players, round 2
board:
1  S6:Y  P6:YYB@2 L4:GR
2  V5:Y  S6:-    O8:W
row: fish wheat fakir ivory silk papyrus fakir pottery fish
djinn row: jafaar sloar marid
player 1: gold 42
player 2: gold 45, camels 10
track: 1 - - 2 - 2 - - -
turn: 1 move
"""


def test_what_can_be_chosen_on_a_board_explains_itself_too(
    quick: Page, phone: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    match = Match.position("five-tribes", TRIBES)
    for page in (quick, phone):
        canned.keep(page, canned.save_of("tribes", match))
        hand = Hand.at(page, touches=page is phone)
        page.goto(f"{site.address}#/play/tribes")
        empty = page.locator('canvas [aria-label="Small Market, B2"]')
        empty.wait_for(state="attached")
        note, rule = page.locator(".explanation"), page.get_by_role("button", name="Read the rule")
        start, bare = (hand.ask(place=place)["spots"][0] for place in ("A1", "C2"))
        above = (start[0], start[1] - 12)
        if page is phone:
            hold(page, above)
            expect(note).to_contain_text("You may pay 3 gold")
            rule.tap()
            expect(page.locator('dialog.book-drawer [data-section="markets"] h2')).to_be_focused()
            continue
        page.mouse.move(*above)
        expect(note).to_contain_text("sowings start here")
        box = rule.bounding_box()
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + 10)  # over A2, which can be chosen too
        page.wait_for_timeout(1000)  # nothing else is explained meanwhile
        expect(note).to_contain_text("You may pay 3 gold")
        page.mouse.move(*bare)
        expect(note).to_contain_text("No sowing can start here now")
        no_violations(page)
        page.keyboard.press("Escape")
        expect(note).to_be_hidden()
        empty.focus()
        page.keyboard.press("ArrowUp")
        expect(page.locator("canvas [data-explain]:focus")).to_have_attribute("aria-label", re.compile(", B1$"))
        expect(note).to_be_visible()
        page.keyboard.press("Tab")
        expect(rule).to_be_focused()
    assert driver.ply(quick) == driver.ply(phone) == 0


def test_an_explanation_is_closed_by_a_tap_elsewhere_and_by_going_back(phone: Page, site: Server) -> None:
    canned.keep(phone, canned.save_of("tribes", Match.position("five-tribes", TRIBES)))
    hand = Hand.at(phone, touches=True)
    phone.goto(f"{site.address}#/play/tribes")
    phone.locator("canvas [data-explain]").first.wait_for(state="attached")
    spot, note = hand.ask(place="B2")["spots"][0], phone.locator(".explanation")
    hold(phone, spot)
    hand.point(spot)  # where nothing can be chosen
    expect(note).to_be_hidden()
    hold(phone, spot)
    phone.go_back()
    expect(note).to_be_hidden()
    expect(phone.locator("canvas")).to_be_visible()


REDRAW = """() => {
  const tray = document.querySelector(".tray");
  tray.replaceChildren(...[...tray.childNodes].map((node) => node.cloneNode(true)));
}"""


def test_what_is_drawn_again_under_a_held_finger_is_explained(phone: Page, site: Server) -> None:
    canned.keep(phone, canned.save_of("bids", Match.new("five-tribes", 2, "held")))
    phone.goto(f"{site.address}#/play/bids")
    phone.locator(".ft-bid").first.wait_for()
    phone.wait_for_load_state("networkidle")  # the help has arrived too
    box = driver.box_of(phone, ":nth-match(.ft-bid, 1)")
    finger, at = phone.context.new_cdp_session(phone), [{"x": box["x"] + 20, "y": box["y"] + 20}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    phone.evaluate(REDRAW)
    expect(phone.locator(".explanation")).to_contain_text("Bids")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".explanation")).to_be_visible()
    assert driver.ply(phone) == 0


# Whether an explanation is closed, or opened again, until a while after the finger was lifted.
WATCH = """() => {
  Object.assign(window, { toggled: [], lifted: false });
  const note = document.querySelector(".explanation");
  note.addEventListener("beforetoggle", ({ newState }) => window.toggled.push(newState));
  const lift = () => setTimeout(() => { window.lifted = true; }, 200);
  document.addEventListener("pointerup", lift, { once: true });
}"""


def hold(page: Page, spot: tuple[float, float]) -> None:
    """A long press."""
    touch, at = page.context.new_cdp_session(page), [{"x": spot[0], "y": spot[1]}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator(".explanation")).to_be_visible()
    page.evaluate(WATCH)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("window.lifted")
    assert page.evaluate("window.toggled") == []
    expect(page.locator(".explanation")).to_be_visible()


def test_choices_explain_themselves_while_another_player_decides(quick: Page, phone: Page, site: Server) -> None:
    match, die = Match.new("duel", 2, "wait"), '.tray [data-explain^="icon:"][data-move]'
    kinds = ["link" if seat == match.seat else "person" for seat in (0, 1)]
    for page in (quick, phone):
        canned.keep(page, canned.against("other", match, kinds))
        page.goto(f"{site.address}#/play/other")
        page.locator(f'{die}[aria-disabled="true"]').first.wait_for()
        page.locator('canvas [data-explain^="icon:"]').first.wait_for(state="attached")
        if page is phone:
            for number in (2, 1):  # lifting the finger takes the focus from the one before
                page.keyboard.press("Escape")
                box = driver.box_of(page, f":nth-match({die}, {number})")
                hold(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        else:
            page.locator(die).nth(1).focus()
            page.keyboard.press("Shift+Tab")
            expect(page.locator(die).first).to_be_focused()
        expect(page.locator(".explanation")).to_contain_text("The dice show it as")
        assert driver.ply(page) == 0
