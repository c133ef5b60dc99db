"""Rolling Fiefdoms' page for tests: where its plots are on the screen, what is asked, and how to get further."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from tests.web.support import touch

# The sheets' geometry (web/games/fiefdoms/board/layout.js), in their own units.
WIDTH, HEIGHT, LEFT, TOP, PITCH = 770, 672, 164, 64, 108
TALL_WIDTH, TALL_HEIGHT, TALL_LEFT, TALL_TOP = 632, 716, 46, 132


def phase(page: Page) -> str:
    return page.locator(".fiefdoms-tray").get_attribute("data-phase") or ""


def spot_on(left: float, top: float, name: str) -> touch.Spot | None:
    """The middle of a plot ("45", "forfeit-45") or a square ("P34") on a sheet."""
    if not re.search(r"(^|-|P)\d\d$", name):
        return None
    shift = 0 if name.startswith("P") else -0.5
    return left + (int(name[-1]) + shift) * PITCH, top + (int(name[-2]) + shift) * PITCH


WIDE = touch.Scene(WIDTH, HEIGHT, lambda name: spot_on(LEFT, TOP, name))
TALL = touch.Scene(TALL_WIDTH, TALL_HEIGHT, lambda name: spot_on(TALL_LEFT, TALL_TOP, name))


def point(page: Page, name: str) -> touch.Spot:
    """The middle of a plot or a square on the screen, when the whole wide sheet is shown."""
    spot = WIDE.spot(name)
    assert spot
    return WIDE.on_screen(page, spot)


def confirm(page: Page) -> Locator:
    return page.locator(".fiefdoms-tray .button.primary")


def open_plots(page: Page) -> list[str]:
    """The plots that are highlighted before a building is chosen."""
    keys = page.locator(".plot-pick").evaluate_all("buttons => buttons.map(({ dataset }) => dataset.key)")
    return [key.removeprefix("plot-") for key in keys]


def play_on(page: Page, until: str) -> int:
    """Play by the mirror, all in the page, until a phase comes; return the ply after the last move played so."""
    return int(
        page.evaluate(
            """async (until) => {
          const table = document.querySelector(".table");
          let ply = Number(table.dataset.ply) - 1;
          for (let step = 7; ; step += 7) {
            const buttons = [...document.querySelectorAll("canvas [data-move]")];
            if (buttons.length === 0 || document.querySelector(`.fiefdoms-tray[data-phase="${until}"]`)) return ply + 1;
            ply = Number(table.dataset.ply);
            buttons[step % buttons.length].click();
            while (Number(table.dataset.ply) === ply) await new Promise(requestAnimationFrame);
          }
        }""",
            until,
        )
    )
