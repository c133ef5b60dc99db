"""Chiefdom through the page: whole games by pointer, touch and keyboard, and what the table does on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from chiefdoms import Match
from tests.games.chiefdom.table import sheet
from tests.web.support import canned, driver, touch
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
        driver.after(page, asked.ply)
    elif (button := page.locator(f'.tray [data-move="{move}"]')).count():
        button.click()
        driver.after(page, asked.ply)
    else:  # it draws the same as another use, which represents both in the tray
        driver.play(page, move)


def test_a_whole_solo_game_by_pointer(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="pointer")
    random = Random(1)
    while (asked := driver.decision(page)).moves:
        play_by_pointer(page, asked, random)
    expect(page.locator("dialog .ending").first).to_be_visible()
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
    tab_to(page, 'select[aria-label="Who plays seat 2"]')
    page.keyboard.type("Person")
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
    expect(page.locator("dialog .ending").first).to_be_visible()
    shown = driver.totals(page)
    page.keyboard.press("Escape")
    driver.check_result(driver.exported(page, site.address, tmp_path), shown)


def test_touch_shows_first_and_draws_on_the_second_tap(phone: Page, site: Server, shot: Callable[..., Path]) -> None:
    driver.start(phone, site.address, "chiefdom", seed="touch")
    phone.locator(".tray .use:not([disabled], [aria-disabled])").first.tap()
    expect(driver.table(phone)).to_have_attribute("data-ply", "1")
    box = driver.board_box(phone)
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    commit = phone.get_by_role("button", name="Confirm")
    expect(commit).to_be_visible()
    expect(phone.locator(".bubble")).to_have_text(re.compile(r"[+−]?\d+"))
    assert driver.ply(phone) == 1, "the first tap only shows"
    shot(phone, "ghost")
    commit.tap()
    driver.after(phone, 1)


def tall_spot(move: str) -> touch.Spot | None:
    """Where a placement is on the narrow sheet: on its first square. All else is chosen in the tray."""
    if not re.fullmatch(r"([A-H]\d+)+", move):
        return None
    column, row = "ABCDEFGH".index(move[0]), int(re.findall(r"\d+", move)[0]) - 1
    return 28 + (column + 0.5) * SIZE, 68 + (row + 0.5) * SIZE


@pytest.mark.parametrize("size", [touch.PORTRAIT, touch.LANDSCAPE], ids=["portrait", "landscape"])
def test_a_whole_game_by_touch_alone(phone: Page, site: Server, size: ViewportSize) -> None:
    phone.set_viewport_size(size)
    driver.start(phone, site.address, "chiefdom", seed="touch-1")
    assert touch.play_game(phone, touch.Scene(516, 676, tall_spot), Random(4)) > 20
    expect(phone.locator("dialog .ending").first).to_be_visible()


def test_the_change_under_the_pointer_is_what_the_move_scores(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="preview")
    total = page.locator(".score-card tfoot .points")
    for _ in range(4):
        before = driver.ply(page)
        page.locator(".tray .use:not([disabled], [aria-disabled])").first.click()
        driver.after(page, before)
        for square in ("D3", "E4", "C8", "F9", "B2"):
            page.mouse.move(*point(page, square))
            if page.locator(".bubble").is_visible():
                break
        change = int(page.locator(".bubble b").inner_text().replace("−", "-"))
        old = int(total.inner_text().replace("−", "-"))
        page.mouse.click(*point(page, square))
        driver.after(page, before + 1)
        if page.locator(".chiefdom-tray .chiefdom-pair").count():  # no job left to choose
            assert int(total.inner_text().replace("−", "-")) == old + change
        else:
            driver.play(page, driver.moves(page)[0])


def test_an_illegal_tap_names_the_rule(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="illegal")
    page.locator(".tray .use:not([disabled], [aria-disabled])").first.click()
    driver.after(page, 0)
    page.mouse.click(*point(page, "A5"))
    expect(page.locator(".prompt.bad")).to_contain_text("A5 is not empty")
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
    moves, kept = driver.moves(page), driver.record(page)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("dialog .log-head").first).to_contain_text("The dice show")
    page.locator('dialog .log-move[data-ply="2"]').click()
    expect(driver.table(page)).to_have_attribute("data-ply", "2")
    assert driver.moves(page) == [], "what is past cannot be played"
    page.keyboard.press("ArrowLeft")
    expect(driver.table(page)).to_have_attribute("data-ply", "1")
    page.keyboard.press("Escape")
    expect(driver.table(page)).to_have_attribute("data-ply", "4")
    assert (driver.moves(page), driver.record(page)) == (moves, kept), "looking changes nothing"

    page.get_by_role("button", name="Log", exact=True).click()
    page.locator('dialog .log-move[data-ply="2"]').click()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Go back", exact=True).click()
    page.locator("canvas [data-move]").first.wait_for(state="attached")
    assert driver.ply(page) == len(driver.record(page)["moves"]) == 2
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()


def test_another_pairing_can_be_chosen_before_drawing(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", seed="pairing")
    uses = page.locator(".tray .use:not([disabled], [aria-disabled])")
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


def opened(page: Page, site: Server, squares: str, dice: tuple[int, int, int]) -> None:
    """A game with these squares drawn and these dice rolled."""
    rows = sheet(squares)
    made = Match.position("chiefdom", f"dice {dice[0]} {dice[1]} {dice[2]}\n{rows}", seed="opened")
    canned.keep(page, canned.save_of("opened", made))
    page.goto(f"{site.address}#/play/opened")
    expect(driver.table(page)).to_have_attribute("data-ply", "0")


def test_dice_are_paired_by_pointer_and_by_keyboard(quick: Page, site: Server) -> None:
    page = quick
    opened(page, site, "", (2, 3, 6))
    dice = page.locator(".tray .chiefdom-die")
    dice.nth(0).click()
    expect(dice.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("Now choose the second die of the pair.")
    dice.nth(2).click()
    expect(page.locator(".prompt")).to_contain_text("A house costs 5 logs")
    assert driver.ply(page) == 0, "this pair draws nothing now"
    dice.nth(2).click()
    dice.nth(1).click()
    driver.after(page, 0)
    expect(page.get_by_role("button", name="Die 3: 6, gives the shape")).to_be_visible()
    expect(page.locator('.tray [data-move="water-6"]')).to_have_attribute("aria-pressed", "true")
    # The same for the other pair, by keyboard.
    dice.nth(2).focus()
    page.keyboard.press("Enter")
    expect(dice.nth(2)).to_be_focused()
    dice.nth(1).focus()
    page.keyboard.press("Space")
    expect(page.locator('.tray [data-move="people-2"]')).to_have_attribute("aria-pressed", "true")
    assert driver.ply(page) == 1
    assert driver.moves(page)[0] == "A1B2"


def test_choices_that_draw_the_same_are_one(quick: Page, site: Server) -> None:
    page = quick
    opened(page, site, "", (1, 1, 6))
    names = page.locator("canvas [data-move]").all_inner_texts()
    assert len(set(names)) == len(names), "the dice distinguish equal moves"
    assert "Three trees, one square (dice: 1 and 6)" in names
    shown = page.locator(".tray .use:not([disabled], [aria-disabled])").all_inner_texts()
    assert [name.split("\n")[0] for name in shown].count("Three trees") == 1
    page.locator(".tray .chiefdom-die").nth(1).click()
    page.locator(".tray .chiefdom-die").nth(2).click()
    driver.after(page, 0)
    assert driver.record(page)["moves"] == ["trees3-1"]


def test_what_can_be_chosen_comes_before_what_cannot(quick: Page, site: Server) -> None:
    match, random = Match.new("chiefdom", seats=2, seed="a"), Random(7)
    while "pass" not in match.moves() or len(match.moves()) == 1:
        match.play(random.choice(match.moves()))
    canned.keep(quick, canned.save_of("stuck", match))
    quick.goto(f"{site.address}#/play/stuck")
    quick.locator('.chiefdom-uses > [data-move="pass"]').wait_for()
    open_rows = quick.locator(".chiefdom-uses > *").evaluate_all("""rows => {
      const open = "button:enabled:not([aria-disabled])";
      return rows.map((row) => row.matches(open) || row.querySelector(open) !== null);
    }""")
    assert open_rows == sorted(open_rows, reverse=True)
    assert not all(open_rows), "nothing here is closed"


def test_a_square_is_picked_before_the_dice(quick: Page, site: Server) -> None:
    page = quick
    opened(page, site, "H9=3 H10=L G10=3 A1=J", (2, 6, 3))
    page.mouse.click(*point(page, "B1"))
    expect(page.locator(".prompt")).to_contain_text("What do you draw on B1?")
    expect(page.locator('.tray [data-move="house"]')).to_be_enabled()
    page.mouse.click(*point(page, "D5"))
    expect(page.locator(".prompt")).to_contain_text("What do you draw on D5?")
    expect(page.locator('.tray [data-move="house"]')).to_have_count(0)
    page.locator(".tray .use").first.click()
    driver.after(page, 0)
    expect(page.locator(".bubble b")).to_be_visible()
    page.get_by_role("button", name="Confirm").click()
    driver.after(page, 1)
    assert "D5" in driver.record(page)["moves"][1]


def test_the_preview_of_people_shows_their_job_and_what_they_harvest(quick: Page, site: Server) -> None:
    page = quick
    opened(page, site, "C3=3 F5=~", (4, 5, 2))
    page.locator('.tray [data-move="people-2"]').click()
    driver.after(page, 0)
    page.mouse.move(*point(page, "C4"))
    expect(page.locator(".bubble")).to_contain_text("1 lumberjack")
    expect(page.locator(".bubble")).to_contain_text("3 logs")
    expect(page.locator('canvas [data-move="C4D5"]')).to_have_text(
        re.compile(r"2 people on C4 and D5, .*points?, 1 lumberjack, 1 jobless, and 3 logs")
    )


def test_reload_comes_back_to_the_same_decision(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "chiefdom", players=2, seed="reload")
    for _ in range(5):
        driver.play(page, driver.moves(page)[-1])
    before = (driver.ply(page), driver.moves(page), driver.asked(page))
    page.reload()
    expect(driver.table(page)).to_have_attribute("data-ply", str(before[0]))
    assert (driver.ply(page), driver.moves(page), driver.asked(page)) == before


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
    page.locator("dialog .ending").first.wait_for()
    fine_in_both_themes(page)
