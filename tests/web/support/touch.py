"""Plays games by touch only: taps on the tray and on the board, which must not move under the finger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random

from playwright.sync_api import Page, ViewportSize

from tests.web.support import driver

PORTRAIT: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}

Spot = tuple[float, float]


@dataclass(frozen=True)
class Scene:
    """A game's board in its own units, and where on it a move is chosen: None for a move that only the tray offers."""

    width: float
    height: float
    spot: Callable[[str], Spot | None]

    def on_screen(self, page: Page, spot: Spot) -> Spot:
        """Where a spot of the board is on the screen, while the whole board is shown."""
        box = driver.board_box(page)
        scale = min(box["width"] / self.width, box["height"] / self.height)
        left = box["x"] + (box["width"] - self.width * scale) / 2
        top = box["y"] + (box["height"] - self.height * scale) / 2
        return left + spot[0] * scale, top + spot[1] * scale


# What can be tapped: all moves, those that the tray offers, and the position of the board.
IN_SIGHT = """() => {
  const moves = (selector) => [...document.querySelectorAll(selector)].map(({ dataset }) => dataset.move);
  const { x, y, width, height } = document.querySelector("canvas.board-canvas").getBoundingClientRect();
  const [all, offered] = ["canvas [data-move]", ".tray [data-move]:enabled"].map(moves);
  return { moves: all, offered, board: [x, y, width, height] };
}"""


def play_game(page: Page, scene: Scene, random: Random) -> int:
    """Play to the end with moves by chance; answers how many. The board keeps its place and its size all the time."""
    board = None
    for played in count():
        page.locator("canvas [data-move], dialog .ending").first.wait_for(state="attached")
        found = page.evaluate(IN_SIGHT)
        board = board or found["board"]
        assert found["board"] == board, "the board moved or changed its size"
        if not found["moves"]:
            return played
        # A choice in the tray may stand for several moves that do the same.
        play(page, scene, random.choice([one for one in found["moves"] if scene.spot(one) or one in found["offered"]]))
    raise AssertionError


def play(page: Page, scene: Scene, move: str) -> None:
    """Tap where a move is chosen. On the board the first tap may only show what covers the spot: confirm it then."""
    before = driver.ply(page)
    spot = scene.spot(move)
    if spot:
        page.evaluate("document.querySelector('.toast .icon-button')?.click()")  # it may lie over the board
        board = driver.board_box(page)
        tap_at(page, scene.on_screen(page, spot))
        page.locator(f"{another(before)}, .commit:not([hidden], :disabled)").first.wait_for(state="attached")
        if driver.ply(page) != before:
            return
        assert driver.board_box(page) == board, "the board moved or changed its size"
    tap(page, ".commit" if spot else f'.tray [data-move="{move}"]')
    page.locator(another(before)).wait_for(state="attached")


def another(ply: int) -> str:
    """The table with another decision; computer players may have moved meanwhile."""
    return f'.table:not([data-ply="{ply}"])'


# The middle of a control, once it is in sight there. A message that lies over it is closed.
MIDDLE = """(selector) => {
  const control = document.querySelector(selector);
  if (!control) return null;
  control.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = control.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(...middle);
  top?.closest(".toast")?.querySelector(".icon-button").click();
  return control.contains(top) ? middle : null;
}"""

# Waits until a tap at a place, or anywhere, is no second tap there (web/js/base/overlay/second-tap.js).
UNHURRIED = """(spot) => new Promise((done) => {
  if (!window.lastTap) {
    window.lastTap = { clientX: 0, clientY: 0, timeStamp: -1000 };
    document.addEventListener("pointerdown", (event) => { window.lastTap = event; }, { capture: true });
  }
  const { clientX, clientY, timeStamp } = window.lastTap;
  const isNear = !spot || Math.hypot(spot[0] - clientX, spot[1] - clientY) < 26;
  setTimeout(done, isNear ? timeStamp + 360 - performance.now() : 0);
})"""


def tap(page: Page, selector: str) -> None:
    """Tap the middle of a control, which has to be in sight there."""
    tap_at(page, page.wait_for_function(MIDDLE, arg=selector).json_value())


# Closes the explanation that a long press has opened; answers whether there was one.
CLOSE_EXPLANATION = """() => {
  const open = document.querySelector(".explanation:popover-open");
  open?.hidePopover();
  return open !== null;
}"""


def pause(page: Page, spot: Spot | None = None) -> None:
    """Wait until a tap there, or anywhere, is no second tap."""
    page.evaluate(UNHURRIED, spot)


def tap_at(page: Page, spot: Spot) -> None:
    """Tap once, not sooner after a tap at the same place than the page takes for a slip of the finger. A machine may be
    so busy that it lifts the finger late: that long press explains something and chooses nothing, so tap again."""
    is_late = True
    while is_late:
        pause(page, spot)
        page.touchscreen.tap(*spot)
        is_late = page.evaluate(CLOSE_EXPLANATION)
