"""Five Tribes through the page: whole games by pointer, keyboard and mirror; how people choose; what stays hidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, expect

from tests.web.games.tribes_table import WIDE, on_screen, sow_by_hand, tile_at
from tests.web.support import driver
from tests.web.support.tasks import longest_task_on_processor
from tools.serve.server import Server

DJINNS, ROW = (584, 72, 68), (738, 72)  # on the wide table: left, pitch and size; top and height
LONGEST_TASK = 200  # milliseconds

# Plays by the mirror's own buttons inside the page, which is much faster than a round trip for each move: the proposed
# path, else any move, until nobody is asked any more.
PLAY_ON = """
async (seed) => {
  const table = document.querySelector(".table");
  let state = seed;
  const any = (count) => (state = (state * 1103515245 + 12345) % 2147483648) % count;
  for (let ply = 0; ply < 3000; ply++) {
    const buttons = [...document.querySelectorAll("canvas [data-move]")];
    if (!buttons.length) return ply;
    const chosen = buttons.find((button) => button.dataset.move === "go") ?? buttons[any(buttons.length)];
    const before = table.dataset.ply;
    chosen.click();
    while (table.dataset.ply === before) await new Promise((next) => setTimeout(next, 4));
  }
  throw new Error("the game does not end");
}
"""


def finish(page: Page, site: Server, folder: Path) -> None:
    """Play to the end; the exported record replays to the scores that the page shows."""
    driver.choose_setting(page, "previews", "off")  # without previews of each move
    page.evaluate(PLAY_ON, 7)
    expect(page.locator("dialog .ending").first).to_be_visible()
    shown = driver.totals(page)
    page.keyboard.press("Escape")
    driver.check_result(driver.exported(page, site.address, folder), shown)


def to_move(page: Page) -> None:
    """Bid, until somebody moves meeples."""
    while not any(move.startswith("sow-") for move in driver.moves(page)):
        driver.play(page, driver.moves(page)[0])


def to_results(page: Page) -> None:
    """Bid, until somebody moves meeples, and list the results."""
    to_move(page)
    page.get_by_role("button", name="By result").click()


def choose_by_pointer(page: Page, random: Random) -> None:
    """One decision with the mouse: tiles on the board, then the tray."""
    asked = driver.decision(page)
    move = random.choice(asked.moves)
    if move.startswith("sow-"):
        sow_by_hand(page, move.split("-")[1], random, WIDE, page.click, page.mouse.click)
        return
    if move.startswith(("sell-", "use-")):
        driver.play(page, move)  # chosen in several steps, each with a test of its own
        return
    button = page.locator(f'.tray [data-move="{move}"]')
    if move.startswith("kill-") and not button.count():
        driver.play(page, move)
        return
    button.first.click()
    driver.after(page, asked.ply)


def test_a_whole_game_of_two_by_pointer(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="caravan")
    random = Random(3)
    while driver.ply(page) < 18:
        choose_by_pointer(page, random)
    finish(page, site, tmp_path)


def test_a_whole_game_of_three_by_keyboard(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=3, seed="keys")
    page.locator('canvas [data-move][tabindex="0"]').focus()
    random = Random(5)
    keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home"]
    while driver.ply(page) < 14:
        before = driver.ply(page)
        for _ in range(random.randrange(5)):
            page.keyboard.press(random.choice(keys))
        page.keyboard.press("Enter")
        driver.after(page, before)
    finish(page, site, tmp_path)


def test_a_whole_game_of_four(quick: Page, site: Server, tmp_path: Path) -> None:
    driver.start(quick, site.address, "five-tribes", players=4, seed="four")
    finish(quick, site, tmp_path)


def test_a_tile_lists_its_sowings_best_first_and_a_pair_narrows_them(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="tiles")
    to_results(page)
    moves = driver.moves(page)
    page.mouse.click(*tile_at(page, "C3"))
    here = [move for move in moves if "-C3-" in move]
    expect(page.locator(".ft-heading", has_text="C3:")).to_contain_text(str(len(here)))
    gains = page.locator(".ft-choice .tag")
    expect(gains.first).to_be_visible()
    shown = [int(text.replace("−", "-")) for text in gains.all_inner_texts()]
    assert shown == sorted(shown, reverse=True)
    start, end = next(move.split("-")[1:3] for move in moves if move.startswith("sow-C3-"))
    page.mouse.click(*tile_at(page, end))
    pair = [move for move in moves if move.startswith(f"sow-{start}-{end}-")]
    listed = page.locator(".tray .ft-choice").evaluate_all("buttons => buttons.map((button) => button.dataset.move)")
    assert sorted(listed) == sorted(pair)


def test_djinns_goods_and_lines_explain_themselves(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="help")
    note, drawer = page.locator(".explanation"), page.locator("dialog.book-drawer")
    page.locator(".line-name", has_text="Vizier bonus").click()
    expect(note).to_contain_text("fewer Viziers than you")
    page.keyboard.press("Escape")
    djinn = page.locator(".ft-djinns .ft-djinn").first
    power = djinn.locator("p").first.inner_text()
    djinn.focus()
    page.keyboard.press("?")
    expect(note).to_contain_text(power)
    no_violations(page)
    note.get_by_role("button", name="Read the rule").click()
    expect(drawer.locator('[data-section="djinns"] h2')).to_be_focused()
    assert drawer.locator('[data-section="djinns"] .ft-djinn').count() == 22
    drawer.get_by_role("button", name="Close").click()
    to_results(page)
    page.get_by_role("button", name="Tribe: Builders").hover()
    expect(note).to_contain_text("Builders")
    expect(note).to_contain_text("blue value")


def test_filters_by_tribe_and_by_kind(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="filters")
    to_results(page)
    page.get_by_role("button", name="Tribe: Builders").click()
    listed = page.locator(".tray .ft-choice").evaluate_all("buttons => buttons.map((button) => button.dataset.move)")
    assert listed and all(move.endswith("-B") for move in listed)
    page.get_by_role("button", name="Last tile: Oasis").click()
    narrowed = page.locator(".ft-heading", has_text="sowing").inner_text()
    page.get_by_role("button", name="Tribe: Builders").click()
    assert page.locator(".ft-heading", has_text="sowing").inner_text() != narrowed


def test_the_gain_in_the_tray_is_what_the_sowing_gains(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="gain")
    to_results(page)
    button = page.locator('.tray .ft-choice[data-move$="-B"], .tray .ft-choice[data-move$="-W"]').first
    page.get_by_role("button", name="Tribe: Elders").click()
    gain = int(button.locator(".tag").inner_text().replace("−", "-"))
    own = page.locator(".seat.acting .seat-score [aria-hidden]")
    before = int(own.inner_text())
    seat = page.locator(".seat.acting").get_attribute("data-seat")
    move = button.get_attribute("data-move") or ""
    driver.play(page, move)
    if "go" in driver.moves(page):
        driver.play(page, "go")
    score = page.locator(f'.seat[data-seat="{seat}"] .seat-score [aria-hidden]').inner_text()
    if "–" not in score:  # the same person still decides
        assert int(score) == before + gain


def test_the_path_is_proposed_and_can_be_changed_drop_by_drop(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="path")
    to_move(page)
    for move in [move for move in driver.moves(page) if move.startswith("sow-")]:
        driver.play(page, move)
        if "go" in driver.moves(page):
            break
        before = driver.ply(page)
        page.get_by_role("button", name="Undo").click()
        expect(driver.table(page)).to_have_attribute("data-ply", str(before - 1))
    expect(page.get_by_role("button", name=re.compile("Sow along this path")).first).to_be_visible()
    steps = page.locator(".ft-steps li")
    assert steps.count() == 3
    drop = page.locator(".ft-drop").last
    wanted = drop.get_attribute("data-move") or ""
    before = driver.ply(page)
    drop.click()
    driver.after(page, before)
    record = driver.record(page)
    assert any(wanted in str(entry) for entry in record["moves"])


def test_hidden_information_stays_hidden_when_the_device_is_passed(quick: Page, site: Server) -> None:
    page = quick
    driver.choose_setting(page, "cover", "on")
    driver.start(page, site.address, "five-tribes", players=2, seed="secret")
    acting = int(page.locator(".seat.acting").get_attribute("data-seat") or "0")
    bids = 0
    while bids < 3:
        move = next(move for move in ("bid-12", "bid-8", "bid-5", "bid-3") if move in driver.moves(page))
        page.locator(f'canvas [data-move="{move}"]').evaluate("button => button.click()")
        bids += 1
        cover = page.locator(".cover")
        done = page.locator(f'.table[data-ply="{bids}"]')
        done.or_(cover).first.wait_for()
        if cover.is_visible():
            # Behind the cover, the table still shows what the person who just played may see.
            other = page.locator(f'.seat[data-seat="{1 - acting}"] .ft-purse .ft-amount').first
            assert "–" in other.inner_text()
            cover.get_by_role("button").click()
        driver.after(page, bids - 1)
        acting = int(page.locator(".seat.acting").get_attribute("data-seat") or "0")
        theirs = page.locator(f'.seat[data-seat="{1 - acting}"] .ft-purse .ft-amount').first
        assert "–" in theirs.inner_text()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cover")).to_be_visible()
    page.locator(".cover button").click()
    page.reload()
    expect(page.locator(".cover")).to_be_visible()


def test_a_djinn_shows_its_power_on_hover_and_long_press(quick: Page, phone: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="djinns")
    left, pitch, size = DJINNS
    page.mouse.move(*on_screen(page, WIDE, left + pitch + size / 2, ROW[0] + ROW[1] / 2))
    name = page.locator(".ft-djinns h3").nth(1).inner_text().split(" ")[0]
    expect(page.locator(".explanation")).to_contain_text(name)
    driver.start(phone, site.address, "five-tribes", players=2, seed="djinns")
    box = driver.board_box(phone)
    touch = phone.context.new_cdp_session(phone)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(phone.locator(".explanation")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".explanation")).to_be_visible()


def test_the_page_stays_responsive_on_the_largest_decision(quick: Page, browser: Browser, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=4, seed="many")

    def decide(page: Page) -> None:
        to_results(page)
        assert 250 < len(driver.moves(page)) < 2000
        expect(page.locator(".ft-choice .tag").first).to_be_visible()
        for tile in ("A1", "C3", "F5", "D2"):
            page.mouse.move(*tile_at(page, tile))
            page.mouse.click(*tile_at(page, tile))
        page.get_by_role("button", name="Show all").click()
        page.get_by_role("button", name=re.compile("more$")).click()
        page.locator('canvas [data-move][tabindex="0"]').focus()
        for _ in range(10):
            page.keyboard.press("ArrowRight")

    assert longest_task_on_processor(browser, page, decide) <= LONGEST_TASK


def test_axe_finds_nothing_at_the_table(
    quick: Page, site: Server, fine_in_both_themes: Callable[[Page], None], shot: Callable[..., Path]
) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=3, seed="axe")
    fine_in_both_themes(page)
    to_move(page)
    page.mouse.click(*tile_at(page, driver.moves(page)[0].split("-")[1]))
    expect(page.locator(".ft-hand-row")).to_be_visible()
    fine_in_both_themes(page)
    page.get_by_role("button", name="Put back").click()
    page.get_by_role("button", name="By result").click()
    expect(page.locator(".ft-choice .tag").first).to_be_visible()
    fine_in_both_themes(page)
    shot(page)
    page.locator(".ft-choice").first.click()
    expect(driver.table(page)).to_have_attribute("data-ply", "4")
    fine_in_both_themes(page)


def test_going_back_over_what_was_revealed_is_asked_first(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "five-tribes", players=2, seed="back")
    while "New on the table" not in announced(page):
        driver.play(page, "go" if "go" in driver.moves(page) else driver.moves(page)[0])
    before = driver.ply(page)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Cancel").click()
    assert driver.ply(page) == before
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("dialog").get_by_role("button", name="Undo").click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(before - 1))


def announced(page: Page) -> str:
    """What the live region says."""
    return " ".join(page.locator(".announcer").all_text_contents())


def test_touch_chooses_a_tile_then_a_sowing_then_its_path(phone: Page, site: Server, shot: Callable[..., Path]) -> None:
    driver.start(phone, site.address, "five-tribes", players=2, seed="touch")
    to_results(phone)
    box = driver.board_box(phone)
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(phone.locator(".ft-heading", has_text=re.compile(r"^[A-F][1-5]:"))).to_be_visible()
    shot(phone, "tile")
    before = driver.ply(phone)
    phone.locator(".ft-choice[data-move]").first.tap()
    driver.after(phone, before)
