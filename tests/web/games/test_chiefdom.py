"""Chiefdom through the page: whole games by pointer, touch and keyboard, and what the table does on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.web.support import canned, driver
from tools.serve.server import Server

# The wide sheet's geometry (web/games/chiefdom/board/layout.js), in its own units.
WIDTH, HEIGHT, LEFT, TOP, SIZE = 790, 706, 284, 76, 60


def point(page: Page, square: str) -> tuple[float, float]:
    """The middle of a square on the screen, when the whole sheet is shown."""
    box = driver.board_box(page)
    scale = min(box["width"] / WIDTH, box["height"] / HEIGHT)
    left = box["x"] + (box["width"] - WIDTH * scale) / 2
    top = box["y"] + (box["height"] - HEIGHT * scale) / 2
    column, row = "ABCDEFGH".index(square[0]), int(square[1:]) - 1
    return left + (LEFT + (column + 0.5) * SIZE) * scale, top + (TOP + (row + 0.5) * SIZE) * scale


def play_by_pointer(page: Page, asked: driver.Decision, random: Random) -> None:
    """One decision: click a way to use the dice, a square of the sheet, or a trade."""
    move = random.choice(asked.moves)
    squares = re.findall(r"[A-H]\d+", move)
    if squares and "-" not in move:
        page.mouse.click(*point(page, squares[len(squares) // 2]))
    else:
        page.locator(f'.tray [data-move="{move}"]').click()
    driver.after(page, asked.ply)


def test_a_whole_solo_game_by_pointer(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="pointer")
    random = Random(1)
    while (asked := driver.decision(page)).moves:
        play_by_pointer(page, asked, random)
    expect(page.locator("dialog .ending")).to_be_visible()
    shown = driver.totals(page)
    page.keyboard.press("Escape")
    match = driver.check_result(driver.exported(page, site.address, tmp_path), shown)
    assert match.seed == "pointer"


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_whole_two_seat_game_by_keyboard_alone(page: Page, site: Server, tmp_path: Path) -> None:
    driver.use_settings(page, {"speed": "instant", "motion": "reduced", "previews": "off"})
    page.goto(f"{site.address}#/new/chiefdom")
    page.get_by_role("button", name="Start", exact=True).wait_for()
    tab_to(page, 'button[aria-label="One more player"]')
    page.keyboard.press("Enter")
    tab_to(page, "button[type=submit], .button.primary")
    page.keyboard.press("Enter")
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    tab_to(page, "canvas [data-move]")
    random = Random(2)
    keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r", "f", "End", "Home"]
    seen = set()
    while (asked := driver.decision(page)).moves or asked.cover:
        if asked.cover:
            seen.add(asked.cover)
        else:
            for _ in range(random.randrange(3)):
                page.keyboard.press(random.choice(keys))
        page.keyboard.press("Enter")
        answer = f'.table[data-ply="{asked.ply + 1}"]'
        page.locator(answer if asked.cover else f"{answer}, .cover button").first.wait_for(state="attached")
    assert len(seen) == 2, "each person was asked for in turn"
    expect(page.locator("dialog .ending")).to_be_visible()
    shown = driver.totals(page)
    page.keyboard.press("Escape")
    driver.check_result(driver.exported(page, site.address, tmp_path), shown)


def test_touch_shows_first_and_draws_on_the_second_tap(phone: Page, site: Server, shot: Callable[..., Path]) -> None:
    driver.start(phone, site.address, "chiefdom", seed="touch")
    phone.locator(".tray .use:not([disabled])").first.tap()
    expect(driver.table(phone)).to_have_attribute("data-ply", "1")
    box = driver.board_box(phone)
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    commit = phone.get_by_role("button", name="Draw here")
    expect(commit).to_be_visible()
    expect(phone.locator(".bubble")).to_have_text(re.compile(r"[+−]?\d+"))
    assert driver.ply(phone) == 1, "the first tap only shows"
    shot(phone, "ghost")
    commit.tap()
    driver.after(phone, 1)


def test_the_change_under_the_pointer_is_what_the_move_scores(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="preview")
    total = page.locator(".score-card tfoot .points")
    for _ in range(4):
        before = driver.ply(page)
        page.locator(".tray .use:not([disabled])").first.click()
        driver.after(page, before)
        for square in ("D3", "E4", "C8", "F9", "B2"):
            page.mouse.move(*point(page, square))
            if page.locator(".bubble").is_visible():
                break
        change = int(page.locator(".bubble").inner_text().replace("−", "-"))
        old = int(total.inner_text().replace("−", "-"))
        page.mouse.click(*point(page, square))
        driver.after(page, before + 1)
        if page.locator(".chiefdom-tray .use-dice").count():  # no trade left to choose
            assert int(total.inner_text().replace("−", "-")) == old + change
        else:
            driver.play(page, driver.moves(page)[0])


def test_an_illegal_tap_names_the_rule(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="illegal")
    page.locator(".tray .use:not([disabled])").first.click()
    driver.after(page, 0)
    page.mouse.click(*point(page, "A5"))
    expect(page.locator(".prompt.bad")).to_contain_text("A5 already has something in it")
    assert driver.ply(page) == 1


def test_undo_redo_and_the_log(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="undo")
    for _ in range(4):
        driver.play(page, driver.moves(page)[0])
    total = page.locator(".score-card tfoot .points").inner_text()
    page.get_by_role("button", name="Undo").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "3")
    page.keyboard.press("Control+z")
    expect(driver.table(page)).to_have_attribute("data-ply", "2")
    page.keyboard.press("Control+Shift+z")
    page.get_by_role("button", name="Redo").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "4")
    assert page.locator(".score-card tfoot .points").inner_text() == total
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="Go back to move 2").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "2")


def test_another_pairing_can_be_chosen_before_drawing(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="pairing")
    uses = page.locator(".tray .use:not([disabled])")
    while uses.count() < 2 or driver.ply(page) % 2:
        driver.play(page, driver.moves(page)[0])
    before = driver.ply(page)
    uses.nth(0).click()
    driver.after(page, before)
    first = driver.moves(page)
    uses.nth(1).click()
    expect(uses.nth(1)).to_have_attribute("aria-pressed", "true")
    assert driver.ply(page) == before + 1
    assert driver.moves(page) != first


def test_reload_comes_back_to_the_same_decision(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", players=2, seed="reload")
    for _ in range(5):
        driver.play(page, driver.moves(page)[-1])
    before = (driver.ply(page), driver.moves(page), page.locator(".prompt").inner_text())
    page.reload()
    expect(driver.table(page)).to_have_attribute("data-ply", str(before[0]))
    assert (driver.ply(page), driver.moves(page), page.locator(".prompt").inner_text()) == before


def test_a_dead_worker_is_replaced_and_nothing_is_lost(page: Page, site: Server) -> None:
    driver.use_settings(page)
    page.add_init_script(
        """const Real = Worker; window.workers = [];
        window.Worker = class extends Real { constructor(...given) { super(...given); window.workers.push(this); } };"""
    )
    driver.start(page, site.address, "chiefdom", seed="crash")
    for _ in range(3):
        driver.play(page, driver.moves(page)[0])
    before = driver.moves(page)
    page.evaluate("window.workers.forEach((worker) => worker.terminate())")
    page.locator(f'canvas [data-move="{before[0]}"]').evaluate("button => button.click()")
    expect(driver.table(page)).to_have_attribute("data-ply", "4", timeout=90_000)


def test_other_sheets_are_one_click_away(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", players=3, seed="sheets")
    driver.play(page, driver.moves(page)[0])
    page.locator('.seat[data-seat="2"]').click()
    expect(page.locator("canvas.board-canvas")).to_have_attribute("aria-label", re.compile("Player 3"))
    assert driver.moves(page) == [], "nothing is played on another's sheet"
    page.locator('.seat[data-seat="0"]').click()
    assert driver.moves(page)


def test_axe_finds_nothing_at_the_table_and_at_the_end(
    quick: Page, site: Server, fine_in_both_themes: Callable[[Page], None]
) -> None:
    page = quick
    canned.keep(page, canned.late("ends", 1, seats=2))
    driver.start(page, site.address, "chiefdom", players=2, seed="axe")
    fine_in_both_themes(page)
    driver.play(page, driver.moves(page)[0])
    fine_in_both_themes(page)
    page.goto(f"{site.address}#/play/ends")
    page.locator("canvas [data-move]").first.evaluate("button => button.click()")
    page.locator("dialog .ending").wait_for()
    fine_in_both_themes(page)
