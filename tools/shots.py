"""Takes the screenshots for the documentation, and renders the icons as bitmaps: ``build.py shots``.

With a language, as in ``build.py shots --lang de``, it takes every screen in it, narrow and wide, into build/shots.

The pictures of a game are listed in its ``shots.json``: without ``seats``, its new-game form; with ``seats``, a table
where computer players have made some ``decisions``, after a ``click`` that shows the preview of a move.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from chiefdoms import Match, games
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.search import think
from tools.paths import BUILD, ROOT, WEB
from tools.serve.server import Site, serving
from tools.setup import browser

DOCS = ROOT / "docs"
ICONS = WEB / "icons"
SHOTS = BUILD / "shots"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
        "color_scheme": "dark",
    },
}
PATIENCE = 60_000
SETTLED = 800  # milliseconds to finish drawing


@dataclass(frozen=True)
class Shot:
    name: str
    game: str = ""
    seats: int = 0
    decisions: int = 0
    click: str = ""
    device: str = "desktop"

    @property
    def url(self) -> str:
        if not self.game:
            return ""
        return "#/games" if self.seats else f"#/new/{self.game}"

    def prepare(self, page: Page) -> None:
        if self.seats:
            sit_down(page, begun(self.game, self.seats, self.decisions))
        if self.click:
            point_at_a_move(page, self.click)


def sit_down(page: Page, record: dict[str, Any]) -> None:
    """Import a game and open it."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load from a file").click()
    buffer = json.dumps(record).encode()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": buffer})
    page.locator(".toast").get_by_role("button").click()
    page.get_by_role("link", name="Continue:").click()
    page.locator("canvas [data-move]").or_(page.locator(".cover button")).first.wait_for(state="attached")
    if page.locator(".cover button").count():
        page.locator(".cover button").click()


def point_at_a_move(page: Page, first: str) -> None:
    """Click something, then show the preview of a move that is possible after it."""
    before = page.locator(".table").get_attribute("data-ply")
    page.locator(first).first.click()
    page.locator(f'.table:not([data-ply="{before}"])').wait_for()
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


def all_shots() -> list[Shot]:
    listed = sorted((WEB / "games").glob("*/shots.json"))
    of_games = [Shot(game=path.parent.name, **shot) for path in listed for shot in json.loads(path.read_text())]
    return [Shot("home"), *of_games]


SCREENS = ("", "games", "print", "pad", "settings", "about", "embed")
SCREENS_OF_GAME = ("new", "rules", "learn", "link")
WIDTHS = {360: 740, 1440: 900}


def take_screens(chromium: Browser, address: str, language: str) -> None:
    """Every screen in a language, at the narrowest and widest common widths."""
    routes = [*SCREENS, *(f"{name}/{game}" for game in games for name in SCREENS_OF_GAME)]
    SHOTS.mkdir(parents=True, exist_ok=True)
    for width, height in WIDTHS.items():
        context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        for route in routes:
            name = f"{language}-{route.replace('/', '-') or 'home'}-{width}.png"
            open_screen(page, address, language, route)
            page.screenshot(path=SHOTS / name)
            print(f"  build/shots/{name}", flush=True)
        context.close()


def open_screen(page: Page, address: str, language: str, route: str) -> None:
    """A screen by its route; the link screen continues to the table."""
    name, _, game = route.partition("/")
    match = Match.new(game, seed="picture") if name == "link" else None
    page.goto(f"{address}?lang={language}#/{f'link/{match.link()}' if match else route}")
    if match:
        page.locator("[data-action=continue]").click()
    at_table = match or name == "learn"
    page.locator(".table[data-ply]" if at_table else "h1").first.wait_for()
    page.wait_for_timeout(SETTLED)


BITMAPS = {
    "favicon": ("icon", 64),
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "maskable-512": ("maskable", 512),
    "apple-touch": ("maskable", 180),
}


def take(chromium: Browser, address: str, shot: Shot) -> None:
    context = chromium.new_context(**DEVICES[shot.device], reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address + shot.url)
    page.wait_for_load_state("networkidle")
    shot.prepare(page)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=DOCS / f"{shot.name}.jpg", quality=85)
    context.close()


def render_icon(chromium: Browser, address: str, name: str, drawing: str, size: int) -> None:
    """A bitmap of an SVG icon, for systems that do not accept SVG; without rounded corners if the system cuts them."""
    page = chromium.new_page(viewport={"width": size, "height": size})
    page.goto(f"{address}icons/{drawing}.svg")
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
    page.close()


def take_documentation(chromium: Browser, address: str) -> None:
    DOCS.mkdir(exist_ok=True)
    for shot in all_shots():
        take(chromium, address, shot)
        print(f"  docs/{shot.name}.jpg", flush=True)
    for name, (drawing, size) in BITMAPS.items():
        render_icon(chromium, address, name, drawing, size)
        print(f"  web/icons/{name}.png", flush=True)


def main(language: str = "") -> int:
    with serving(Site()) as server, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        if language:
            take_screens(chromium, server.address, language)
        else:
            take_documentation(chromium, server.address)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
