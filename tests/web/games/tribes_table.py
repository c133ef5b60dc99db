"""How the tests of Five Tribes point at the table and sow by hand, with a mouse or a finger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver, touch
from tools.serve.server import Server

Point = Callable[[float, float], None]


@dataclass(frozen=True)
class Table:
    """The geometry of web/games/five-tribes/board/layout.js, in its own units."""

    width: float
    height: float
    left: float
    top: float
    pitch: float
    size: float
    spot: float
    """How wide a spot of the turn order track is."""
    row: tuple[float, float, float]
    """Left, top and pitch of the cards."""


WIDE = Table(800, 818, 22, 84, 129.5, 124, 56, (22, 738, 53))
TALL = Table(600, 656, 20, 92, 96.6, 93, 43, (4, 584, 42.5))


def on_screen(page: Page, table: Table, x: float, y: float) -> tuple[float, float]:
    """A point of the scene on the screen, when all of it is shown."""
    return touch.Scene(table.width, table.height, lambda _: None).on_screen(page, (x, y))


def tile_at(page: Page, tile: str, table: Table = WIDE) -> tuple[float, float]:
    column, row = "ABCDEF".index(tile[0]), int(tile[1]) - 1
    x, y = table.left + column * table.pitch, table.top + row * table.pitch
    return on_screen(page, table, x + table.size / 2, y + table.size * 0.7)


def spot_at(page: Page, spot: int, table: Table = WIDE) -> tuple[float, float]:
    """A spot of the turn order track, from 1, the dearest."""
    return on_screen(page, table, table.left + (spot - 0.5) * table.spot, 30)


def card_at(page: Page, place: int, table: Table = WIDE) -> tuple[float, float]:
    left, top, pitch = table.row
    return on_screen(page, table, left + (place - 0.5) * pitch, top + 30)


def sit_down(page: Page, site: Server, match: Match, kinds: list[str] | None = None, *, pure: bool = False) -> None:
    """Open a match as it stands."""
    people = kinds or ["person"] * match.seats
    key = f"tribes-{match.ply}"
    canned.keep(page, canned.against(key, match, people) | ({"pure": True} if pure else {}))
    page.goto(f"{site.address}#/play/{key}")
    page.locator("canvas [data-move]").first.wait_for(state="attached")


def drops(page: Page) -> list[str]:
    """The drops that the tray lists, as tile and colour."""
    return [key.removeprefix("drop-").replace("-", "") for key in keys(page, ".ft-drop")]


def keys(page: Page, selector: str) -> list[str]:
    found = page.locator(selector).evaluate_all("buttons => buttons.map((button) => button.dataset.key)")
    assert isinstance(found, list)
    return found


def sow_by_hand(
    page: Page, start: str, random: Random, table: Table, press: Callable[[str], None], point: Point
) -> None:
    """Lift the meeples of a tile and drop them by chance: the meeple in the tray, the tile on the board."""
    before = driver.ply(page)
    point(*tile_at(page, start, table))
    page.locator(".ft-hand-row").wait_for()
    while (left := page.locator(".ft-hand-row > b").inner_text()).split()[-1] != "1":
        press(f'[data-key="{random.choice(keys(page, ".ft-held:not([aria-disabled])"))}"]')
        page.locator(".ft-drop").first.wait_for()
        point(*tile_at(page, random.choice(drops(page))[:2], table))
        expect(page.locator(".ft-hand-row > b")).not_to_have_text(left)
    ends = page.locator(".tray .ft-choice").evaluate_all("rows => rows.map((row) => row.dataset.move)")
    point(*tile_at(page, random.choice(ends).split("-")[2], table))
    page.locator(f'.table:not([data-ply="{before}"])').wait_for(state="attached")
