"""Chiefdom Duel through the page: whole games on both boards, and what the table shows before and after a move."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tools.serve.server import Server

# The wide sheet's margins (web/games/duel/board/layout.js), in its own units.
LEFT, TOP, RIGHT, BOTTOM, SIZE = 36, 34, 20, 24, 60
SQUARE = re.compile(r"[A-K]\d+")
BY_HAND = 40  # decisions of a whole game that are made by pointer or keyboard; the rest is clicked from within the page


def begin(page: Page, address: str, seed: str, board: str = "9") -> None:
    page.goto(f"{address}#/new/duel")
    page.locator(f'input[name="board"][value="{board}"]').check()
    page.get_by_text("More options").click()
    page.get_by_role("textbox", name="Seed").fill(seed)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")


def played_until(phase: str, seed: str) -> Match:
    """A game in which chance decided every move, until a decision of this kind came up."""
    for attempt in range(50):
        match = Match.new("duel", seed=f"{seed}-{attempt}")
        random = Random(attempt)
        while not match.over:
            if match.prompt.key == f"duel.{phase}" and match.ply >= 12:
                return match
            match.play(random.choice(match.moves()))
    raise AssertionError(f"no game came to {phase}")


def open_at(page: Page, address: str, phase: str, seed: str = "page") -> Match:
    """Open a game that was played in CPython until a decision of this kind."""
    match = played_until(phase, seed)
    page.goto(f"{address}#/about")
    canned.keep(page, canned.save_of("duel", match))
    page.goto(f"{address}#/play/duel")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))
    return match


def point(page: Page, square: str, side: int = 9) -> tuple[float, float]:
    """The middle of a square on the screen, when the whole wide board is shown."""
    box = driver.board_box(page)
    width, height = LEFT + side * SIZE + RIGHT, TOP + side * SIZE + BOTTOM
    scale = min(box["width"] / width, box["height"] / height)
    left = box["x"] + (box["width"] - width * scale) / 2
    top = box["y"] + (box["height"] - height * scale) / 2
    column, row = "ABCDEFGHIJK".index(square[0]), int(square[1:]) - 1
    return left + (LEFT + (column + 0.5) * SIZE) * scale, top + (TOP + (row + 0.5) * SIZE) * scale


def play_by_pointer(page: Page, random: Random) -> None:
    """One decision: take a die, draw on the board, or choose in the tray."""
    asked = driver.decision(page)
    move = random.choice(asked.moves)
    squares = SQUARE.findall(move)
    if squares:
        page.mouse.move(*point(page, squares[0]))
        for _ in range(random.randrange(4)):
            page.mouse.wheel(0, 100)
        page.mouse.click(*point(page, squares[0]))
    else:
        page.locator(f'.tray [data-move="{move}"]').first.click()
    driver.after(page, asked.ply)


def test_a_whole_9x9_game_begun_by_pointer(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    begin(page, site.address, "pointer")
    random = Random(1)
    for _ in range(BY_HAND):
        play_by_pointer(page, random)
    driver.play_to_the_end(page)
    shown = driver.totals(page)
    page.keyboard.press("Escape")
    match = driver.check_result(driver.exported(page, site.address, tmp_path), shown)
    assert match.record()["options"]["board"] == "9"


def test_a_whole_11x11_game_begun_by_keyboard(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.choose_setting(page, "previews", "off")
    begin(page, site.address, "keyboard", "11")
    page.locator("canvas [data-move]").first.focus()
    random = Random(2)
    keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r", "f", "End", "Home"]
    for _ in range(BY_HAND):
        before = driver.ply(page)
        for _ in range(random.randrange(3)):
            page.keyboard.press(random.choice(keys))
        page.keyboard.press("Enter")
        driver.after(page, before)
    driver.play_to_the_end(page)
    shown = driver.totals(page)
    page.keyboard.press("Escape")
    match = driver.check_result(driver.exported(page, site.address, tmp_path), shown)
    assert match.record()["options"]["board"] == "11"


def forecast(page: Page) -> list[str]:
    return page.locator(".duel-forecast li").all_inner_texts()


def icons_on(lines: list[str]) -> dict[str, str]:
    """The ghost as the forecast describes it: the icon on each square."""
    return {found[2]: found[1] for line in lines if (found := re.match(r"(\w+) on (\w\d+): (no|\d+) points?", line))}


def test_the_forecast_under_the_pointer_is_what_happens(quick: Page, site: Server) -> None:
    page = quick
    match = open_at(page, site.address, "draw")
    expect(page.locator("canvas [data-move]", has_text="point").first).to_be_attached()  # the previews are there
    square = max(SQUARE.findall(move)[0] for move in match.moves() if "." in move)
    page.mouse.move(*point(page, square))
    expect(page.locator(".bubble")).to_be_visible()
    expected = forecast(page)
    page.mouse.click(*point(page, square))
    driver.after(page, match.ply)
    played = driver.record(page)["moves"][-1]
    for name, icon in icons_on(expected).items():
        assert name in played, f"{icon} on {name} was shown"
    points = [int(found[1]) for line in expected if (found := re.search(r"(\d+) points?$", line))]
    events = match.play(played)
    assert points == [event["count"] for event in events if event["kind"] == "points" and event["count"]]


def test_the_bubble_is_shown_again_when_the_board_is_laid_out_anew_under_a_resting_pointer(
    quick: Page, site: Server
) -> None:
    page = quick
    match = open_at(page, site.address, "draw")
    expect(page.locator("canvas [data-move]", has_text="point").first).to_be_attached()  # the previews are there
    square = max(SQUARE.findall(move)[0] for move in match.moves() if "." in move)
    page.mouse.move(*point(page, square))
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    shown, place, size = forecast(page), bubble.bounding_box(), page.viewport_size
    assert shown and size
    board = page.locator(".board-canvas")
    for height in (2 * size["width"], size["height"] - 30, size["height"]):  # a tall board, a smaller one, as before
        page.set_viewport_size({"width": size["width"], "height": height})
        board.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(bubble).to_be_visible()
    assert forecast(page) == shown
    assert bubble.bounding_box() == place


def test_a_pair_turns_about_the_pointer_and_flips(quick: Page, site: Server) -> None:
    page = quick
    match = open_at(page, site.address, "draw", seed="turns")
    pairs = [SQUARE.findall(move) for move in match.moves() if "." in move]
    squares = {name for pair in pairs for name in pair}
    middle = max(squares, key=lambda name: sum(name in pair for pair in pairs))
    page.mouse.move(*point(page, middle))
    expect(page.locator(".duel-forecast li").first).to_be_visible()
    held = icons_on(forecast(page))[middle]
    seen = set()
    for _ in range(4):
        shown = icons_on(forecast(page))
        assert shown[middle] == held, "what is under the pointer stays there"
        seen.add(frozenset(shown))
        page.get_by_role("button", name="Turn (R)").click()
        page.mouse.move(*point(page, middle))
    assert len(seen) == 4
    before = icons_on(forecast(page))
    page.mouse.click(*point(page, middle), button="right")
    after = icons_on(forecast(page))
    assert sorted(after) == sorted(before)
    assert after != before


def test_an_illegal_tap_names_the_rule(quick: Page, site: Server) -> None:
    page = quick
    begin(page, site.address, "illegal")
    for _ in range(4):
        driver.play(page, driver.moves(page)[0])
    page.mouse.click(*point(page, "A1"))
    expect(page.locator(".prompt.bad")).to_contain_text("In the first round a pair touches a printed icon")
    page.mouse.click(*point(page, "E3"))
    expect(page.locator(".prompt.bad")).to_contain_text("E3 already has something in it")


def test_abilities_light_up_and_the_chain_is_described(quick: Page, site: Server, shot: Callable[..., Path]) -> None:
    page = quick
    match = open_at(page, site.address, "ability")
    expect(page.locator(".duel-chain .current")).to_have_text("Use an ability")
    offered = page.locator(".duel-abilities.lit button:enabled")
    expect(offered).to_have_count(len(match.moves()))
    shot(page)
    offered.first.click()
    driver.after(page, match.ply)
    expect(page.locator(".duel-abilities.lit")).to_have_count(0)


def test_the_table_turns_for_the_player_on_the_other_side(quick: Page, site: Server) -> None:
    page = quick
    driver.choose_setting(page, "turnBoard", "on")
    begin(page, site.address, "turn")
    seats = set()
    for _ in range(6):
        acting = page.locator(".seat.acting").get_attribute("data-seat")
        seats.add(acting)
        turned = re.compile(r"\bturned\b")
        if acting == "1":
            expect(driver.table(page)).to_have_class(turned)
        else:
            expect(driver.table(page)).not_to_have_class(turned)
        before = driver.ply(page)
        move = driver.moves(page)[0]
        if squares := SQUARE.findall(move):
            x, y = point(page, squares[0])
            if acting == "1":
                box = driver.board_box(page)
                x, y = 2 * box["x"] + box["width"] - x, 2 * box["y"] + box["height"] - y
            page.mouse.click(x, y)
            driver.after(page, before)
            assert squares[0] in driver.record(page)["moves"][-1]
        else:
            driver.play(page, move)
    assert seats == {"0", "1"}


def test_touch_shows_first_and_draws_on_the_second_tap(phone: Page, site: Server, shot: Callable[..., Path]) -> None:
    match = open_at(phone, site.address, "draw")
    box = driver.board_box(phone)
    commit = phone.get_by_role("button", name="Draw here")
    for part in range(2, 9):
        phone.touchscreen.tap(box["x"] + box["width"] * part / 10, box["y"] + box["height"] * 0.7)
        if commit.is_visible():
            break
    assert driver.ply(phone) == match.ply, "the first tap only shows"
    shot(phone, "ghost")
    commit.tap()
    driver.after(phone, match.ply)
    phone.get_by_role("button", name="Score card").tap()
    expect(phone.locator(".duel-track-picture").first).to_be_in_viewport()


def test_axe_finds_nothing_in_either_theme(
    quick: Page, site: Server, fine_in_both_themes: Callable[[Page], None]
) -> None:
    for phase in ("draft", "draw", "ability", "lowest"):
        open_at(quick, site.address, phase)
        fine_in_both_themes(quick)
