"""Rolling Fiefdoms through the page: whole games by pointer, keyboard and mirror, and what its face does on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import driver
from tests.web.support.fiefdoms import WIDE, confirm, open_plots, phase, play_on, point
from tools.serve.server import Server


def play_by_pointer(page: Page, random: Random) -> None:
    """One decision with the mouse: in the tray, or on the board."""
    asked, current = driver.decision(page), phase(page)
    move = random.choice(asked.moves)
    if current == "sections":
        confirm(page).click()
    elif current == "split":
        split_by_pointer(page, random)
        confirm(page).click()
    elif WIDE.spot(move):
        page.mouse.click(*point(page, move))
    elif current == "build" and random.random() < 0.4:
        build_on_a_plot(page, random)
        return
    else:
        page.locator(f'.tray [data-move="{move}"]').click()
    driver.after(page, asked.ply)


def build_on_a_plot(page: Page, random: Random) -> None:
    """First a highlighted plot, then one of the buildings for it: two moves at once."""
    before, plot = driver.ply(page), random.choice(open_plots(page))
    page.mouse.click(*point(page, plot))
    expect(page.locator(".prompt")).to_contain_text(f"Choose what to build on plot {plot[0]}-{plot[1]}.")
    page.locator(".builds .use").last.click()
    driver.after(page, before + 1)


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


def check_end(page: Page, site: Server, folder: Path) -> None:
    """The final sheet shows the same scores as the exported record replayed in CPython."""
    expect(page.locator("dialog .ending").first).to_be_visible()
    shown = driver.totals(page)
    page.keyboard.press("Escape")
    driver.check_result(driver.exported(page, site.address, folder), shown)


def test_a_whole_solo_game_by_pointer(quick: Page, site: Server, tmp_path: Path) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="pointer")
    random = Random(1)
    while driver.ply(page) < 40:
        play_by_pointer(page, random)
    driver.choose_setting(page, "previews", "off")  # without previews of each move
    play_on(page, "over")
    check_end(page, site, tmp_path)


def test_workers_are_changed_if_other_buildings_could_have_them(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="workers-2")
    driver.choose_setting(page, "previews", "off")
    play_on(page, "workers")
    expect(page.locator(".prompt")).to_contain_text("keep the workers like this?")
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
    expect(page.locator("dialog .ending").first).to_be_visible()


def test_workers_are_not_asked_about_if_no_other_building_could_have_them(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="settled-8")
    driver.choose_setting(page, "previews", "off")
    before = play_on(page, "workers")
    expect(page.locator("dialog .ending").first).to_be_visible()
    assert driver.ply(page) == before + 1
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    page.get_by_role("dialog").get_by_role("button", name="Play a copy").click()
    expect(driver.table(page)).to_have_attribute("data-ply", str(before))
    expect(page.locator(".prompt")).to_contain_text("Everyone works where they score the most points.")
    page.wait_for_timeout(2000)  # longer than it takes to be decided by itself
    assert driver.ply(page) == before, "in the copy nothing is decided by itself"
    page.get_by_role("button", name="Change the workers").and_(page.locator(".tray button")).click()
    driver.after(page, before)
    assert phase(page) == "change", "what was decided by itself can be undone, and decided otherwise"


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
    play_on(page, "over")
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


def test_a_choice_clicked_while_its_preview_loads_is_made(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="press")
    play_on(page, "build")
    before = driver.ply(page)
    page.locator(".tray [data-move]:enabled").first.hover()
    page.mouse.down()
    expect(page.locator(".score-card .tag").first).to_be_visible()  # its preview has arrived
    page.mouse.up()
    driver.after(page, before)


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
    expect(page.locator(".prompt.bad")).to_contain_text(re.compile(r"[Pp]lot \d-\d"))
    assert driver.ply(page) == before + 1


def test_highlighted_plots_can_be_chosen_before_their_building(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="glow")
    play_on(page, "split")
    plot = open_plots(page)[0]
    page.mouse.click(*point(page, plot))
    mark = page.locator(".split-mark", has_text=f"plot {plot[0]}-{plot[1]}")
    expect(mark).not_to_have_count(0)
    before = driver.ply(page)
    confirm(page).click()
    driver.after(page, before)
    expect(page.locator(".plot-head")).to_contain_text(f"Plot {plot[0]}-{plot[1]}")
    page.get_by_role("button", name="Any plot").click()
    expect(page.locator(".plot-head")).to_have_count(0)
    for plot in open_plots(page):
        page.mouse.click(*point(page, plot))
        expect(page.locator(".plot-head")).to_contain_text(f"Plot {plot[0]}-{plot[1]}")
        expect(page.locator(f'[data-key="plot-{plot}"]')).to_have_attribute("aria-pressed", "true")
    # The same by keyboard: leave the plot, choose it again, then build on it.
    pick = page.locator(f'[data-key="plot-{plot}"]')
    pick.press("Enter")
    expect(page.locator(".plot-head")).to_have_count(0)
    expect(pick).to_be_focused()
    pick.press("Enter")
    option = page.locator(".builds .use").first
    expect(option.locator(".tag")).to_have_text(re.compile(r"[+−]?\d+"))
    worth = int(option.locator(".tag").inner_text().replace("−", "-"))
    assert worth == best_on(driver.record(page), option.get_attribute("data-key") or "", plot)
    before = driver.ply(page)
    option.press("Enter")
    driver.after(page, before + 1)
    assert plot not in open_plots(page), "it is built on"


def best_on(kept: dict[str, Any], option: str, plot: str) -> int:
    """What a building gains on a plot, according to the rules."""
    match = Match.replay(kept)
    match.play(option)
    state = match.state
    total = state.preview(next(move for move in state.moves() if state.text(move) == plot))["total"]
    assert isinstance(total, int)
    return total


def test_plots_have_one_name_in_prompts_moves_refusals_and_the_log(quick: Page, site: Server) -> None:
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="plague-2")
    play_on(page, "pestilence")
    names = page.locator("canvas [data-move]").all_inner_texts()
    lost = driver.moves(page)[0]
    assert names[0].startswith(f"Cross out plot {lost[-2]}-{lost[-1]}")
    plots = [f"{row}{column}" for row in range(1, 6) for column in range(1, 6)]
    spared = next(plot for plot in plots if f"forfeit-{plot}" not in driver.moves(page))
    page.mouse.click(*point(page, spared))
    expect(page.locator(".prompt.bad")).to_contain_text(f"The Pestilence does not reach plot {spared[0]}-{spared[1]}.")
    driver.play(page, lost)
    play_on(page, "square")
    plot = next(text for text in driver.record(page)["moves"][::-1] if re.fullmatch(r"\d\d", text))
    expect(page.locator(".prompt")).to_contain_text(f"plot {plot[0]}-{plot[1]} for ")
    expect(page.locator(".prompt > span")).to_have_css("text-wrap-mode", "nowrap")  # not broken after its hyphen
    expect(page.locator(".fiefdoms-tray")).to_contain_text(f"on plot {plot[0]}-{plot[1]}")
    expect(page.locator("canvas [data-move]").first).to_contain_text(
        re.compile(r"diamond between plots \d-\d and \d-\d")
    )
    driver.play(page, driver.moves(page)[0])
    page.locator('[data-tool="log"]').click()
    log = page.locator("dialog .log")
    expect(log).to_contain_text(f"Plot {lost[-2]}-{lost[-1]}")
    expect(log).to_contain_text(f"plot {plot[0]}-{plot[1]}")
    assert not re.search(r"[Pp]lot \d\d|P\d\d|column", log.inner_text())


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
    expect(page.locator("dialog .ending").first).to_be_visible()
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
    expect(field.get_by_role("radio", name="Random")).to_be_checked()
    field.get_by_role("radio", name="Player 2").check(force=True)
    driver.seat_people(page)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    expect(page.locator(".regions")).to_contain_text("Player 2 rolls first.")
    for _ in range(2):
        driver.play(page, "forest-sea-mountain-marsh")
    expect(page.locator(".seat.acting")).to_have_attribute("data-seat", "1")


def test_a_blocked_pair_is_chosen_and_deselected(
    quick: Page, site: Server, fine_in_both_themes: Callable[[Page], None]
) -> None:
    page = quick
    page.goto(f"{site.address}#/new/fiefdoms")
    page.get_by_text("More options").click()
    field = page.get_by_role("group", name="Using a pair that points to no empty plot")
    field.get_by_role("radio", name="Yes").check(force=True)
    page.get_by_role("textbox", name="Seed").fill("blocked-110")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    while not (blocked := [move for move in driver.moves(page) if move.endswith("-forfeit")]):
        driver.play(page, driver.moves(page)[0])
    before = driver.ply(page)
    cross = page.locator(f'.tray [data-move="{blocked[0]}"]')
    expect(cross).to_contain_text("Cross out a plot")
    expect(cross).to_contain_text("nothing is built")
    expect(cross.locator(".tag")).to_have_text(re.compile(r"[+−]?\d+"))  # what it costs
    cross.focus()
    page.keyboard.press("Enter")
    driver.after(page, before)
    expect(page.locator(".prompt")).to_contain_text("Cross out any empty plot")
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
# A few words of each rule that players need in addition to the list of buildings.
PRINTED_RULES = [
    "Scores, if active",
    "each kind of active Farm",
    "4 or more active Markets",
    "active or not",
    "2 in all",
    "Vagrants: −1 each",
    "one worker in one building",
    "cross out any empty",
    "If it has none, cross out any",
    "Solo",
    "then the most people",
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
