"""Makes the screenshots of the documentation from the built site and the bitmaps of the icons: ``build.py shots``.

A new picture is a new line in SHOTS: a name, an address in the site, and what to do before the picture is taken.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from chiefdoms import Match
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.search import think
from tools import browser
from tools.paths import ROOT, WEB
from tools.server import Site, serving

DOCS = ROOT / "docs"
ICONS = WEB / "icons"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 60_000
SETTLED = 800  # milliseconds for what is still being drawn


@dataclass(frozen=True)
class Shot:
    name: str
    url: str = ""
    prepare: Callable[[Page], None] = lambda page: None
    device: dict[str, Any] | None = None
    dark: bool = False


def at_the_table(game: str, seats: int, decisions: int) -> Callable[[Page], None]:
    """Bring in a game that computer players have played so far."""

    def prepare(page: Page) -> None:
        record = json.dumps(begun(game, seats, decisions)).encode()
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Bring in a file").click()
        chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": record})
        page.locator(".toast").get_by_role("button").click()
        page.get_by_role("link", name="Open").click()
        page.locator("canvas [data-move]").or_(page.locator(".cover button")).first.wait_for(state="attached")
        if page.locator(".cover button").count():
            page.locator(".cover button").click()

    return prepare


def about_to_draw(page: Page) -> None:
    """Half-way through Chiefdom, with what to draw next under the pointer."""
    at_the_table("chiefdom", 1, 17)(page)
    page.locator(".tray .use:not([disabled])").first.click()
    page.locator(".tray .use.chosen").wait_for()
    moves = page.locator("canvas [data-move]")
    moves.nth(moves.count() // 2).evaluate("button => button.focus()")
    page.locator(".bubble").wait_for()


def begun(game: str, seats: int, decisions: int) -> dict[str, Any]:
    match = Match.new(game, seats, seed="picture")
    random = Random(3)
    for _ in range(decisions):
        *_, thought = think(match.state, evaluator_of(game), player_of("level-3", game), random)
        for move in thought.best.moves:
            match.play(match.state.text(move))
    return match.record()


SHOTS = [
    Shot("home"),
    Shot("new-game", "#/new/chiefdom"),
    Shot("table", "#/games", about_to_draw),
    Shot("phone", "#/games", about_to_draw, device=PHONE, dark=True),
    Shot("duel", "#/games", at_the_table("duel", 2, 30)),
    Shot("fiefdoms", "#/games", at_the_table("fiefdoms", 1, 16)),
    Shot("five-tribes", "#/games", at_the_table("five-tribes", 2, 13)),
]


BITMAPS = {
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "maskable-512": ("maskable", 512),
    "apple-touch": ("maskable", 180),
}


def take(chromium: Browser, address: str, shot: Shot) -> None:
    look: dict[str, Any] = {"color_scheme": "dark" if shot.dark else "light", "reduced_motion": "reduce"}
    context = chromium.new_context(**(shot.device or DESKTOP), **look)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address + shot.url)
    page.wait_for_load_state("networkidle")
    shot.prepare(page)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=DOCS / f"{shot.name}.jpg", quality=85)
    context.close()


def render_icon(chromium: Browser, address: str, name: str, drawing: str, size: int) -> None:
    """A bitmap of a drawn icon, for systems that take no drawings; without corners of its own where it is to be cut."""
    page = chromium.new_page(viewport={"width": size, "height": size})
    page.goto(f"{address}icons/{drawing}.svg")
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
    page.close()


def main() -> int:
    DOCS.mkdir(exist_ok=True)
    with serving(Site()) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.executable(), args=["--no-sandbox"])
        for shot in SHOTS:
            take(chromium, server.address, shot)
            print(f"  docs/{shot.name}.jpg", flush=True)
        for name, (drawing, size) in BITMAPS.items():
            render_icon(chromium, server.address, name, drawing, size)
            print(f"  web/icons/{name}.png", flush=True)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
