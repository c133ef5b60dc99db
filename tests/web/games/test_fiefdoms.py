"""Rolling Fiefdoms through the page: whole games by pointer, keyboard and mirror, and what its face does on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.web.support import driver
from tools.serve.server import Server

# The wide sheet's geometry (web/games/fiefdoms/board/layout.js), in its own units.
WIDTH, HEIGHT, LEFT, TOP, PITCH = 770, 672, 164, 64, 108


def phase(page: Page) -> str:
    return page.locator(".fiefdoms-tray").get_attribute("data-phase") or ""


def point(page: Page, name: str) -> tuple[float, float]:
    """The middle of a plot ("45") or a square ("P34") on the screen, when the whole sheet is shown."""
    box = driver.board_box(page)
    scale = min(box["width"] / WIDTH, box["height"] / HEIGHT)
    left = box["x"] + (box["width"] - WIDTH * scale) / 2
    top = box["y"] + (box["height"] - HEIGHT * scale) / 2
    row, column = int(name[-2]), int(name[-1])
    shift = 0 if name.startswith("P") else -0.5
    return left + (LEFT + (column + shift) * PITCH) * scale, top + (TOP + (row + shift) * PITCH) * scale


def confirm(page: Page) -> Locator:
    return page.locator(".fiefdoms-tray .button.primary")


def play_by_pointer(page: Page, random: Random) -> None:
    """One decision with the mouse: in the tray, or on the board."""
    asked, current = driver.decision(page), phase(page)
    move = random.choice(asked.moves)
    if current == "sections":
        confirm(page).click()
    elif current == "split":
        split_by_pointer(page, random)
        confirm(page).click()
    elif re.search(r"(^|-|P)\d\d$", move):
        page.mouse.click(*point(page, move))
    else:
        page.locator(f'.tray [data-move="{move}"]').click()
    driver.after(page, asked.ply)


def split_by_pointer(page: Page, random: Random) -> None:
    """Take another way to split: by dragging a die, by touching two, or by its button."""
    one, other = page.locator(".split-tray").first.locator(".die-button"), page.locator(".split-tray").last
    way = random.randrange(3)
    if way == 0:
        one.first.drag_to(other.locator(".split-can"))
    elif way == 1:
        one.last.click()
        other.locator(".die-button").first.click()
    else:
        page.locator(".way").last.click()


def play_on(page: Page, until: str) -> None:
    """Play by the mirror, all in the page, until a phase comes."""
    page.evaluate(
        """async (until) => {
          const table = document.querySelector(".table");
          for (let step = 7; ; step += 7) {
            const buttons = [...document.querySelectorAll("canvas [data-move]")];
            if (buttons.length === 0 || document.querySelector(`.fiefdoms-tray[data-phase="${until}"]`)) return;
            const ply = table.dataset.ply;
            buttons[step % buttons.length].click();
            while (table.dataset.ply === ply) await new Promise(requestAnimationFrame);
          }
        }""",
        until,
    )


def check_end(page: Page, site: Server, folder: Path) -> None:
    """The bars at the end show what the exported record comes to in CPython."""
    expect(page.locator("dialog .ending")).to_be_visible()
    sections = page.locator("dialog .ending section")
    shown = [int(section.get_attribute("data-total") or "") for section in sections.all()]
    bars = page.locator("dialog .bar-total b").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in bars] == shown
    page.keyboard.press("Escape")
    driver.check_result(driver.exported(page, site.address, folder), shown)


def test_a_whole_solo_game_by_pointer(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="pointer")
    random = Random(1)
    while driver.ply(page) < 40:
        play_by_pointer(page, random)
    driver.choose_setting(page, "previews", "off")  # nobody looks at what each move would bring
    play_on(page, "workers")
    total = page.locator(".fiefdoms-tray .bar-total b")
    best = int(total.inner_text())
    before = driver.ply(page)
    page.get_by_role("button", name="Change the workers").and_(page.locator(".tray button")).click()
    driver.after(page, before)
    off = next(move for move in driver.moves(page) if move.startswith("off-"))
    page.mouse.click(*point(page, off))
    driver.after(page, before + 1)
    assert int(total.inner_text()) < best, "the engine's assignment was the best"
    confirm(page).click()
    check_end(page, site, tmp_path)


def test_a_three_seat_game_by_keyboard_pointer_and_mirror(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", players=3, seed="three")
    random = Random(2)
    page.keyboard.press("Tab")
    page.locator("canvas [data-move]").first.focus()
    while driver.ply(page) < 36:
        before = driver.ply(page)
        for _ in range(random.randrange(4)):
            page.keyboard.press(random.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home"]))
        page.keyboard.press("Enter")
        driver.after(page, before)
    while driver.ply(page) < 54:
        play_by_pointer(page, random)
    driver.choose_setting(page, "previews", "off")
    play_on(page, "workers")
    while driver.moves(page):
        driver.play(page, "accept")
    check_end(page, site, tmp_path)


def test_regions_and_splits_are_tried_out_by_swapping(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="swap")
    page.locator('[data-section="forest"]').click()
    page.locator('[data-section="marsh"]').click()
    expect(page.locator('[data-section="forest"] .region-number')).to_have_text(["9", "10"])
    assert driver.ply(page) == 0, "nothing is played yet"
    page.get_by_role("button", name="Back to the suggested numbers").click()
    expect(page.locator('[data-section="forest"] .region-number')).to_have_text(["2", "3"])
    confirm(page).click()
    driver.after(page, 0)
    while phase(page) != "split" or len(driver.moves(page)) < 3:
        driver.play(page, driver.moves(page)[0])
    seen = {confirm(page).get_attribute("data-move")}
    for die in (0, 1):
        page.locator(".split-tray").first.locator(".die-button").nth(die).click()
        page.locator(".split-tray").last.locator(".die-button").first.click()
        seen.add(confirm(page).get_attribute("data-move"))
    page.locator(".split-tray").first.locator(".die-button").first.drag_to(page.locator(".split-tray").last)
    seen.add(confirm(page).get_attribute("data-move"))
    assert len(seen) >= 2
    assert seen <= set(driver.moves(page))


def test_what_is_shown_before_is_what_the_move_scores(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="preview")
    total = page.locator(".score-card tfoot .points")
    random = Random(3)
    checked = 0
    while checked < 5:
        before = driver.ply(page)
        if phase(page) not in ("plot", "square"):
            driver.play(page, random.choice(driver.moves(page)))
            continue
        move = random.choice(driver.moves(page))
        page.mouse.move(*point(page, move))
        change = int(page.locator(".bubble b").inner_text().replace("−", "-"))
        old = int(total.inner_text().replace("−", "-"))
        page.mouse.click(*point(page, move))
        driver.after(page, before)
        if phase(page) in ("split", "build", "forfeit"):  # nothing of the build is left open
            assert int(total.inner_text().replace("−", "-")) == old + change
            checked += 1


def test_another_building_can_be_chosen_and_an_illegal_plot_names_the_rule(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="choose")
    options = page.locator(".tray .use")
    while phase(page) != "build" or options.count() < 2:
        driver.play(page, driver.moves(page)[0])
    before = driver.ply(page)
    options.first.hover()
    expect(options.first).to_have_class(re.compile("considered"))
    options.first.click()
    driver.after(page, before)
    options.last.click()
    expect(options.last).to_have_attribute("aria-pressed", "true")
    assert driver.ply(page) == before + 1
    plots = [f"{row}{column}" for row in range(1, 6) for column in range(1, 6)]
    page.mouse.click(*point(page, next(plot for plot in plots if plot not in driver.moves(page))))
    expect(page.locator(".prompt.bad")).to_contain_text(re.compile(r"[Pp]lot \d\d"))
    assert driver.ply(page) == before + 1


def test_touch_shows_first_and_builds_on_the_button(phone: Page, site: Server, shot: Callable[..., Path]) -> None:
    driver.start(phone, site.address, "fiefdoms", seed="touch")
    confirm(phone).tap()
    driver.after(phone, 0)
    while phase(phone) != "plot":
        before = driver.ply(phone)
        phone.locator(".fiefdoms-tray .button.primary, .fiefdoms-tray .use").first.tap()
        driver.after(phone, before)
    before = driver.ply(phone)
    row, column = (int(digit) for digit in driver.moves(phone)[0])
    box = driver.board_box(phone)
    scale = min(box["width"] / 632, box["height"] / 716)
    left, top = (box["width"] - 632 * scale) / 2, (box["height"] - 716 * scale) / 2
    assert scale * 96 >= 44, "a plot is large enough for a finger"
    phone.touchscreen.tap(
        box["x"] + left + (46 + (column - 0.5) * PITCH) * scale, box["y"] + top + (132 + (row - 0.5) * PITCH) * scale
    )
    expect(phone.locator(".bubble b")).to_have_text(re.compile(r"[+−]?\d+"))
    assert driver.ply(phone) == before, "the first tap only shows"
    shot(phone, "ghost")
    phone.get_by_role("button", name="Draw here").tap()
    driver.after(phone, before)


def test_axe_finds_nothing_in_any_phase(quick: Page, site: Server, fine_in_both_themes: Callable[[Page], None]) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="axe")
    for wanted in ("sections", "split", "build", "plot", "square", "workers"):
        play_on(page, wanted)
        assert phase(page) == wanted
        fine_in_both_themes(page)
    driver.play(page, "change")
    fine_in_both_themes(page)
    driver.play(page, "accept")
    expect(page.locator("dialog .ending")).to_be_visible()
    fine_in_both_themes(page)


def test_who_rolls_first_is_chosen_among_those_who_play(quick: Page, site: Server) -> None:
    page = quick
    page.goto(f"{site.address}#/new/fiefdoms")
    page.get_by_text("More options").click()
    field = page.get_by_role("group", name="Who rolls first")
    more, fewer = (page.get_by_role("button", name=name) for name in ("One more player", "One fewer player"))
    while page.locator("[data-players]").get_attribute("data-players") != "1":
        fewer.click()
    expect(field).to_be_hidden()
    more.click()
    more.click()
    expect(field.get_by_role("radio")).to_have_count(4)
    field.get_by_role("radio", name="Player 3").check(force=True)
    fewer.click()
    expect(field.get_by_role("radio")).to_have_count(3)
    expect(field.get_by_role("radio", name="By chance")).to_be_checked()
    field.get_by_role("radio", name="Player 2").check(force=True)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    expect(page.locator(".regions")).to_contain_text("Player 2 rolls first.")
    for _ in range(2):
        driver.play(page, "forest-sea-mountain-marsh")
    expect(page.locator(".seat.acting")).to_have_attribute("data-seat", "1")


def test_a_blocked_pair_is_chosen_and_left_again(
    quick: Page, site: Server, fine_in_both_themes: Callable[[Page], None]
) -> None:
    page = quick
    page.goto(f"{site.address}#/new/fiefdoms")
    page.get_by_text("More options").click()
    field = page.get_by_role("group", name="A pair that points to no empty plot")
    field.get_by_role("radio", name="Yes").check(force=True)
    page.get_by_role("textbox", name="Seed").fill("blocked-110")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    while not (blocked := [move for move in driver.moves(page) if move.endswith("-forfeit")]):
        driver.play(page, driver.moves(page)[0])
    before = driver.ply(page)
    cross = page.locator(f'.tray [data-move="{blocked[0]}"]')
    expect(cross).to_contain_text("Cross out a plot")
    cross.hover()
    cross.click()
    driver.after(page, before)
    assert phase(page) == "forfeit"
    fine_in_both_themes(page)
    page.locator(".tray .use:not(.chosen)").first.click()
    expect(page.locator(".fiefdoms-tray")).to_have_attribute("data-phase", "plot")
    assert driver.ply(page) == before + 1
    page.locator(f'.tray [data-move="{blocked[0]}"]').click()
    expect(page.locator(".fiefdoms-tray")).to_have_attribute("data-phase", "forfeit")
    lost = driver.moves(page)[0]
    page.mouse.click(*point(page, lost))
    driver.after(page, before + 1)
    assert driver.ply(page) == before + 2


SMALLEST = 6.0  # points
# A few words of each rule that one needs at the table beside the list of buildings.
PRINTED_RULES = [
    "Worth, if active",
    "each kind of active Farm",
    "4 or more active Markets",
    "active or not",
    "2 in all",
    "vagrant: −1 each",
    "one worker of one building",
    "cross out any empty",
    "if it has none, any other",
    "Alone",
    "if equal, most people",
]
MEASURE = """page => {
  const place = page.querySelector(".sheet-place").getBoundingClientRect();
  return [...page.querySelectorAll(".sheet-place:first-child text")].map((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const { c, d } = text.getScreenCTM();
    const points = Math.hypot(c, d) * parseFloat(getComputedStyle(text).fontSize) * 0.75;
    const over = Math.max(place.left - left, right - place.right, place.top - top, bottom - place.bottom);
    return { words: text.textContent, points, over };
  });
}"""


def test_the_printed_sheet_has_all_rules_in_readable_type(quick: Page, site: Server) -> None:
    page = quick
    page.goto(f"{site.address}#/print/fiefdoms")
    for paper, count in (("a4", "1"), ("a4", "2"), ("letter", "1"), ("letter", "2")):
        page.locator(f'input[name="print-paper"][value="{paper}"]').check()
        page.locator(f'input[name="print-per-page"][value="{count}"]').check()
        page.locator(f'.sheet-pages[data-shown="fiefdoms {paper} {count} black"] svg').first.wait_for()
        page.emulate_media(media="print")
        texts = page.locator(".sheet-page").first.evaluate(MEASURE)
        page.emulate_media(media="screen")
        assert [text for text in texts if text["points"] < SMALLEST or text["over"] > 2] == []
        words = " ".join(text["words"] for text in texts)
        assert [rule for rule in PRINTED_RULES if rule not in words] == []
