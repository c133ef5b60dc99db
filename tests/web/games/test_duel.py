"""Chiefdom Duel through the page: whole games on both boards, and what the table shows before and after a move."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from chiefdoms import Match
from tests.web.support import canned, driver, touch
from tools.paths import DIST
from tools.serve.server import Server

# The sheet's margins (web/games/duel/board/layout.js), in its own units: without tracks, and with one at each side.
LEFT, TOP, RIGHT, BOTTOM, SIZE = 36, 34, 20, 24, 60
BESIDE_LEFT, BESIDE_TOP, BESIDE_RIGHT, BESIDE_BOTTOM = 84, 30, 66, 14
SQUARE = re.compile(r"[A-K]\d+")
BY_HAND = 40  # decisions of a whole game that are made by pointer or keyboard; the rest is clicked from within the page


def begin(page: Page, address: str, seed: str, board: str = "9") -> None:
    page.goto(f"{address}#/new/duel")
    driver.seat_people(page)
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
    open_match(page, address, match)
    return match


def open_match(page: Page, address: str, match: Match, kinds: Sequence[str] = ("person", "person")) -> None:
    page.goto(f"{address}#/about")
    canned.keep(page, canned.against("duel", match, kinds))
    page.goto(f"{address}#/play/duel")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))


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


def between_tracks(side: int) -> touch.Scene:
    """The board of a small phone: a move with squares is chosen on its first square, the others in the tray."""

    def spot(move: str) -> touch.Spot | None:
        squares = SQUARE.findall(move)
        if not squares:
            return None
        column, row = "ABCDEFGHIJK".index(squares[0][0]), int(squares[0][1:]) - 1
        return BESIDE_LEFT + (column + 0.5) * SIZE, BESIDE_TOP + (row + 0.5) * SIZE

    return touch.Scene(BESIDE_LEFT + side * SIZE + BESIDE_RIGHT, BESIDE_TOP + side * SIZE + BESIDE_BOTTOM, spot)


@pytest.mark.parametrize("size", [touch.PORTRAIT, touch.LANDSCAPE], ids=["portrait", "landscape"])
def test_a_whole_game_against_a_computer_player_by_touch(phone: Page, site: Server, size: ViewportSize) -> None:
    page = phone
    page.set_viewport_size(size)
    driver.choose_setting(page, "previews", "off")
    open_match(page, site.address, Match.new("duel", seed="touch", options={"board": "9"}), ["person", "level-1"])
    assert touch.play_game(page, between_tracks(9), Random(3)) > 30
    assert len(driver.totals(page)) == 2


def forecast(page: Page) -> list[str]:
    return page.locator(".duel-forecast li").all_inner_texts()


def icons_on(lines: list[str]) -> dict[str, str]:
    """The ghost as the forecast describes it: the icon on each square."""
    return {found[2]: found[1] for line in lines if (found := re.match(r"(\w+) on (\w\d+): (no|\d+) marks?", line))}


def test_the_forecast_under_the_pointer_is_what_happens(quick: Page, site: Server) -> None:
    page = quick
    match = open_at(page, site.address, "draw")
    expect(page.locator("canvas [data-move]", has_text="mark").first).to_be_attached()  # the previews are there
    square = max(SQUARE.findall(move)[0] for move in match.moves() if "." in move)
    page.mouse.move(*point(page, square))
    expect(page.locator(".bubble")).to_be_visible()
    expected = forecast(page)
    page.mouse.click(*point(page, square))
    driver.after(page, match.ply)
    played = driver.record(page)["moves"][-1]
    for name, icon in icons_on(expected).items():
        assert name in played, f"{icon} on {name} was shown"
    points = [int(found[1]) for line in expected if (found := re.search(r"on \w+: (\d+) marks?$", line))]
    events = match.play(played)
    assert points == [event["count"] for event in events if event["kind"] == "points" and event["count"]]


def test_the_bubble_stays_when_the_board_is_laid_out_again_under_a_resting_pointer(quick: Page, site: Server) -> None:
    page = quick
    match = open_at(page, site.address, "draw")
    expect(page.locator("canvas [data-move]", has_text="mark").first).to_be_attached()  # the previews are there
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
        page.get_by_role("button", name="Rotate (R)").click()
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
    expect(page.locator(".prompt.bad")).to_contain_text("In the first round, each pair must touch a printed icon")
    page.mouse.click(*point(page, "E3"))
    expect(page.locator(".prompt.bad")).to_contain_text("E3 is not empty")
    page.locator("canvas [data-move]").first.focus()  # a legal choice: the refusal is over
    expect(page.locator(".prompt")).to_contain_text("beside a printed icon")
    expect(page.locator(".prompt.bad")).to_have_count(0)


def test_letters_turn_flip_and_hint_wherever_the_focus_is(quick: Page, site: Server) -> None:
    page = quick
    match = open_at(page, site.address, "draw", seed="turns")
    pairs = [SQUARE.findall(move) for move in match.moves() if "." in move]
    middle = max({name for pair in pairs for name in pair}, key=lambda name: sum(name in pair for pair in pairs))
    page.mouse.move(*point(page, middle))
    expect(page.locator(".duel-forecast li").first).to_be_visible()
    for key in ("r", "f", "Shift+R"):
        page.locator("[data-tool=home]").focus()
        before = icons_on(forecast(page))
        page.keyboard.press(key)
        assert icons_on(forecast(page)) != before, key
    for shown in (True, False):
        page.locator("[data-tool=home]").focus()
        page.keyboard.press("h")
        expect(page.locator(".hint")).to_be_visible(visible=shown)
    driver.choose_setting(page, "letters", "off")
    page.mouse.move(0, 0)
    page.mouse.move(*point(page, middle))
    page.locator("[data-tool=home]").focus()
    before = icons_on(forecast(page))
    page.keyboard.press("r")
    assert before and icons_on(forecast(page)) == before, "only on the moves"


def test_abilities_are_highlighted_and_pending_tasks_are_listed(
    quick: Page, site: Server, shot: Callable[..., Path]
) -> None:
    page = quick
    match = open_at(page, site.address, "ability")
    expect(page.locator(".duel-chain .current")).to_have_text("Use an ability")
    offered = page.locator(".duel-abilities.duel-offered button:enabled")
    expect(offered).to_have_count(len(match.moves()))
    shot(page)
    offered.first.click()
    driver.after(page, match.ply)
    expect(page.locator(".duel-abilities.duel-offered")).to_have_count(0)


def split_on_the_last_square() -> Match:
    """A game in which the ability is kept until only one square is empty; this seed leads to that."""
    match, random = Match.new("duel", seed="split-243"), Random(243)
    while match.prompt.key != "duel.split":
        moves = match.moves()
        if "use-split" in moves:
            late = match.view()["empty"] == 1
            moves = ["use-split"] if late else [move for move in moves if move != "use-split"] or moves
        match.play(random.choice(moves))
    return match


def test_a_split_on_the_last_square_offers_both_dice(quick: Page, site: Server) -> None:
    page = quick
    match = split_on_the_last_square()
    lake, fish = match.moves()
    page.goto(f"{site.address}#/about")
    canned.keep(page, canned.save_of("duel", match))
    page.goto(f"{site.address}#/play/duel")
    expect(page.locator(".prompt")).to_contain_text("Draw one of your icons there: lake or fish")
    expect(page.locator(".duel-chain .current")).to_have_text("Draw one of the two icons")
    page.locator(f'canvas [data-move="{fish}"]').focus()
    page.keyboard.press("r")
    expect(page.locator(".duel-wild[aria-pressed=true]")).to_have_text("Lake")
    expect(page.locator(f'canvas [data-move="{lake}"]')).to_be_focused()
    page.locator(".duel-wild[data-icon=fish]").click()
    expect(page.locator(".duel-wild[aria-pressed=true]")).to_have_text("Fish")
    page.mouse.click(*point(page, SQUARE.findall(fish)[0]))
    driver.after(page, match.ply)
    assert driver.record(page)["moves"][-1] == fish


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
    commit = phone.get_by_role("button", name="Confirm")
    for part in range(2, 9):
        phone.touchscreen.tap(box["x"] + box["width"] * part / 10, box["y"] + box["height"] * 0.7)
        if commit.is_visible():
            break
    assert driver.ply(phone) == match.ply, "the first tap only shows"
    shot(phone, "ghost")
    commit.tap()
    driver.after(phone, match.ply)
    phone.locator(".seat").first.tap()
    expect(phone.locator(".duel-track-picture").first).to_be_in_viewport()
    phone.locator("dialog").get_by_role("button", name="Mask").first.tap()
    expect(phone.locator(".explanation")).to_contain_text("Your lowest row is your score")


def test_things_on_the_table_explain_themselves(quick: Page, site: Server) -> None:
    index = json.loads((DIST / "games/duel/learn/duel.index.json").read_text(encoding="utf-8"))
    said = set()
    lesson = json.loads((DIST / "games/duel/learn/duel.lesson.json").read_text(encoding="utf-8"))
    turns_over = next(step["position"] for step in lesson["steps"] if step["id"] == "turn")
    matches = [played_until(phase, "page") for phase in ("draft", "ability", "wild", "lowest")]
    for match in (*matches, Match.position("duel", "\n".join(turns_over))):
        open_match(quick, site.address, match)
        things = quick.locator(".table [data-explain], .table [data-line]")
        expect(quick.locator("canvas [data-explain]").first).to_be_attached()
        said |= set(things.evaluate_all("all => all.map((one) => one.dataset.explain ?? `line:${one.dataset.line}`)"))
    assert said <= index["explain"].keys()
    kinds = {"icon", "die", "line", "ability", "permanent", "track", "thing"}
    assert {name.partition(":")[0] for name in said} == kinds
    note = quick.locator(".explanation")
    for seat, card in enumerate(match.scores()):
        row = quick.locator(f'.duel-track[data-seat="{seat}"]').get_by_role("button", name="Mask")
        row.click()
        expect(note).to_contain_text(f"Now: {next(line.count for line in card.lines if line.key == 'mask')}.")
        quick.keyboard.press("Escape")
    quick.locator(".duel-legend li").first.hover()
    expect(note).to_contain_text("squares 5 and 13")
    note.get_by_role("button", name="Read the rule").click()
    expect(quick.locator('dialog.book-drawer [data-section="signs"] h2')).to_be_focused()


def test_a_die_that_is_held_explains_itself_and_is_not_taken(phone: Page, site: Server) -> None:
    match = open_at(phone, site.address, "draft")
    box = phone.locator(".duel-take").first.bounding_box()
    assert box
    finger = phone.context.new_cdp_session(phone)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(phone.locator(".explanation")).to_contain_text("The dice show it as")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".explanation").get_by_role("button", name="Read the rule")).to_be_visible()
    assert driver.ply(phone) == match.ply
    phone.locator(".explanation").get_by_role("button", name="Read the rule").tap()
    expect(phone.locator("dialog.book-drawer")).to_be_visible()


def test_axe_finds_nothing_in_either_theme(
    quick: Page, site: Server, fine_in_both_themes: Callable[[Page], None]
) -> None:
    for phase in ("draft", "draw", "ability", "lowest"):
        open_at(quick, site.address, phase)
        fine_in_both_themes(quick)
