"""Chooses a move like a person: in the tray, or on the board where the page has drawn it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.support import touch

# The board that is shown, for the tests to ask where things lie on it.
FOLLOW = """async () => {
  if (window.boardFollowed) return;
  window.boardFollowed = true;
  const inside = await import(new URL("js/page/inside.js", document.baseURI));
  const { Board } = inside["js/canvas/board.js"];
  const { show } = Board.prototype;
  Board.prototype.show = function (...scene) {
    window.shownBoard = this;
    return show.apply(this, scene);
  };
}"""

# Where a move, or a place by its name, lies on the screen; and whether a shape has to be turned until it is that move.
# Nothing while the board has not got its size yet or, if the place has to be `live`, while nothing can be chosen there.
SPOTS = """({ move, place, live }) => {
  const { stage, placing, frame } = window.shownBoard;
  const { clientWidth, clientHeight } = frame.canvas;
  if (stage.width !== clientWidth || stage.height !== clientHeight) return null;
  const target = placing?.placements.targets.find((other) => other.move === move);
  const items = place ? [stage.scene.places[place]] : stage.scene.items.filter((item) => item.move === move);
  const inside = (item, x, y) => x > item.x && x < item.x + item.width && y > item.y && y < item.y + item.height;
  const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const choosable = stage.scene.items.filter((item) => item.move || item.act);
  if (live && !choosable.some((item) => inside(item, ...centre(items[0])))) return null;
  const boxes = target ? target.cells.map((cell) => placing.placements.cells[cell]) : items;
  const { left, top } = frame.canvas.getBoundingClientRect();
  const { scale, x, y } = stage.view;
  const middle = (box) => {
    const [across, down] = centre(box);
    return [left + x + across * scale, top + y + down * scale];
  };
  return { spots: boxes.map(middle), turns: Boolean(target) };
}"""
CONSIDERED = "window.shownBoard.considered"
# Whether the shape that is shown covers the square of a move's number.
COVERS = """([move, index]) => {
  const { placements, target } = window.shownBoard.placing;
  return target?.cells.includes(placements.targets.find((other) => other.move === move).cells[index]) ?? false;
}"""
TURNS = 4


@dataclass(frozen=True)
class Hand:
    page: Page
    touches: bool = False

    @classmethod
    def at(cls, page: Page, *, touches: bool = False) -> Hand:
        page.evaluate(FOLLOW)
        touch.pause(page)  # taps are followed from now on
        return cls(page, touches)

    def choose(self, move: str, first: Sequence[str] = ()) -> None:
        """`first` are the keys of controls in the tray that are pressed before."""
        self.wait_for(move)
        for key in first:
            self.press(self.page.locator(f'.tray [data-key="{key}"]'))
        offered = self.page.locator(f'.tray [data-move="{move}"]:enabled')
        if offered.count():
            self.press(offered.first)
        else:
            self.choose_on_board(move)

    def make(self, move: str, steps: Sequence[str]) -> None:
        """A move that is made step by step, by places of the board or by keys of the tray, such as "drop-B1-Y"."""
        self.wait_for(move)
        for step in steps:
            if "-" in step:
                self.press(self.page.locator(f'.tray [data-key="{step}"]'))
            else:
                self.point(self.ask(place=step, live=True)["spots"][0])

    def wait_for(self, move: str) -> None:
        ready = self.page.locator(f'.table:not([aria-busy="true"]) canvas [data-move="{move}"]')
        ready.wait_for(state="attached")

    def press(self, control: Locator) -> None:
        if self.touches:
            touch.pause(self.page)
            control.tap()
        else:
            control.click()

    def point(self, spot: tuple[float, float]) -> None:
        if self.touches:
            touch.pause(self.page)
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def ask(self, *, move: str = "", place: str = "", live: bool = False) -> dict[str, Any]:
        found = self.page.wait_for_function(SPOTS, arg={"move": move, "place": place, "live": live}).json_value()
        assert isinstance(found, dict)
        return found

    def choose_on_board(self, move: str) -> None:
        found = self.ask(move=move)
        assert found["spots"], f"{move} is neither in the tray nor on the board"
        if not found["turns"]:
            self.point(found["spots"][0])
        elif self.touches:
            self.place_by_finger(move, found["spots"])
        else:
            self.place_by_mouse(move, found["spots"])

    def place_by_mouse(self, move: str, spots: list[tuple[float, float]]) -> None:
        """The shape follows the mouse, and the wheel turns it."""
        for spot in spots:
            self.page.mouse.move(*spot)
            for _ in range(TURNS):
                if self.page.evaluate(CONSIDERED) == move:
                    self.page.mouse.click(*spot)
                    return
                self.page.mouse.wheel(0, 100)
        raise AssertionError(f"the mouse did not find {move}")

    def place_by_finger(self, move: str, spots: list[tuple[float, float]]) -> None:
        """A tap shows the shape, a button turns it, another draws it; a tap on what is shown would draw it too."""
        turn = self.page.locator('[data-tool="turn"]')
        for index, spot in enumerate(spots):
            while self.page.evaluate(COVERS, [move, index]):
                self.press(turn)
            self.point(spot)
            for _ in range(TURNS):
                if self.page.evaluate(CONSIDERED) == move:
                    self.press(self.page.locator(".commit"))
                    return
                self.press(turn)
        raise AssertionError(f"the finger did not find {move}")
