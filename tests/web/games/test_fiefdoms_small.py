"""Rolling Fiefdoms on small screens: whole games by touch alone, and a tray that cuts nothing off."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.support import driver, touch
from tests.web.support.fiefdoms import PITCH, TALL, open_plots, phase
from tools.serve.server import Server


@pytest.mark.parametrize("size", [touch.PORTRAIT, touch.LANDSCAPE], ids=["upright", "on its side"])
def test_a_whole_game_by_touch(phone: Page, site: Server, size: ViewportSize) -> None:
    phone.set_viewport_size(size)
    driver.start(phone, site.address, "fiefdoms", seed="touch-17")
    assert TALL.on_screen(phone, (PITCH, 0))[0] - TALL.on_screen(phone, (0, 0))[0] >= 44, "a plot suits a finger"
    random = Random(4)
    board = driver.board_box(phone)
    while moves := driver.decision(phone).moves:
        before, move = driver.ply(phone), random.choice(moves)
        if phase(phone) in ("sections", "split", "workers"):  # in this game others could work too, so that it is asked
            touch.tap(phone, ".fiefdoms-tray .button.primary")
            driver.after(phone, before)
        elif phase(phone) == "build":
            build_by_touch(phone, move, random)
        else:
            touch.play(phone, TALL, move)
        assert driver.board_box(phone) == board, "the board moved or changed its size"
    expect(phone.locator("dialog .ending").first).to_be_visible()


def build_by_touch(page: Page, move: str, random: Random) -> None:
    """A building from the tray, in the other group where only one is shown; or first a plot."""
    before = driver.ply(page)
    if random.random() < 0.3:
        plot = random.choice(open_plots(page))
        touch.tap_at(page, TALL.on_screen(page, TALL.spot(plot) or (0, 0)))
        page.locator(".plot-head").wait_for()
        touch.tap(page, ".builds .use")
        driver.after(page, before + 1)
        return
    option = page.locator(f'.tray [data-move="{move}"]')
    if not option.is_visible():
        touch.tap(page, '.build-tab[aria-pressed="false"]')
    touch.tap(page, f'.tray [data-move="{move}"]')
    driver.after(page, before)


FITS = """() => {
  const tray = document.querySelector(".tray").getBoundingClientRect();
  const shown = [...document.querySelectorAll(".tray button")].filter((button) => button.checkVisibility());
  const controls = shown.filter((button) => !button.closest(".plot-picks"));
  return controls.flatMap((button) => {
    const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
    const beside = left < tray.left - 1 || right > tray.right + 1;
    const below = top < tray.top - 1 || bottom > tray.bottom + 1;
    const cut = beside || (below && button.matches(".primary, .build-tab, .way, .die-button"));
    const squeezed = button.scrollWidth > button.clientWidth + 1;
    return cut || squeezed || width < 44 || height < 44 ? [`${button.textContent} ${width}x${height}`] : [];
  });
}"""


def test_the_tray_cuts_no_choice_off(quick: Page, site: Server) -> None:
    """On every screen, in each decision of the first turns: nothing is cut off at the side, squeezed or too small for a
    finger, and what goes on is in sight; a long list of buildings may be scrolled."""
    page = quick
    driver.start(page, site.address, "fiefdoms", seed="boxes")
    random = Random(5)
    while driver.ply(page) < 12:
        for width, height in ((320, 568), (360, 640), (390, 844), (844, 390), (834, 1112), (1024, 768), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(FITS) == [], (width, height, phase(page))
        driver.play(page, random.choice(driver.moves(page)))
