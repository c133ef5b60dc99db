"""A saved game is shown before the engine is ready: it is not interactive yet, and becomes live in place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from chiefdoms import Match, games
from tests.web.support import canned, driver
from tests.web.support.keeping import go
from tests.web.support.watch import Watch
from tools.serve.server import Server

GAMES = {name: (name, game.info.seats[0]) for name, game in games.items()}
PLIES = 6

PICTURE = """(canvas) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0;
  for (const byte of data) sum = (sum * 31 + byte) | 0;
  done({ sum, colours: new Set(new Uint32Array(data.buffer)).size });
})))"""


class Held:
    """Holds back what Python continues from until it is released."""

    def __init__(self, page: Page) -> None:
        self.routes: list[Route] = []
        self.free = False
        page.route("**/snapshot-*.wasm", self.asked)

    def asked(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)

    def release(self) -> None:
        self.free = True
        self.routes[-1].continue_()  # those of earlier pages are gone with them


def played(game: str, seats: int) -> Match:
    match = Match.new(game, seats=seats, seed="preview")
    for _ in range(PLIES):
        match.play(match.moves()[0])
    return match


def open_each(page: Page, site: Server) -> None:
    """Every game is opened once, so that its last position is kept."""
    canned.keep(page, *(canned.save_of(key, played(*game)) for key, game in GAMES.items()))
    for key in GAMES:
        page.goto(f"{site.address}#/play/{key}")
        page.locator(f'.table[data-game="{GAMES[key][0]}"][data-ply="{PLIES}"]').wait_for()
    # How a game looks is written when the page is idle.
    kept = "Object.keys(localStorage).filter((key) => key.startsWith('chiefdoms.shown.')).length"
    page.wait_for_function(f"{kept} === {len(GAMES)}")


def test_the_saved_board_is_shown_before_the_engine_is_ready(
    newcomer: Page, site: Server, no_violations: Callable[..., None], shot: Callable[..., object]
) -> None:
    driver.use_settings(newcomer)
    go(newcomer, site, "#/about")
    open_each(newcomer, site)
    page = newcomer.context.new_page()
    newcomer.close()
    held = Held(page)
    for key, (game, _) in GAMES.items():
        page.goto(f"{site.address}#/play/{key}")
        page.locator(f'.table[data-game="{game}"][data-preview="{PLIES}"]').wait_for()
        assert page.locator(".board-canvas").evaluate(PICTURE)["colours"] > 50, game
        expect(page.locator(".tray > *").first).to_be_visible()
        expect(page.locator(".prompt")).to_contain_text("where you left off")
        # Nothing of it can be touched: not by a press, not by undo.
        page.locator("canvas [data-move]").first.evaluate("button => button.click()")
        page.keyboard.press("Control+z")
        expect(page.locator("[data-tool=undo]")).to_be_disabled()
        assert page.locator(".board[inert], .tray[inert]").count() == 2
    no_violations(page)
    shot(page)
    # Where seats have secrets, the table is covered first.
    page.evaluate("localStorage.setItem('chiefdoms.settings', '{}')")
    page.reload()
    page.get_by_role("button", name="I am Player").click()
    page.locator(f'.table[data-preview="{PLIES}"]').wait_for()
    before = page.locator(".board-canvas").bounding_box()
    held.release()
    page.locator(f'.table[data-ply="{PLIES}"]').wait_for()
    assert page.locator(".board-canvas").bounding_box() == before, "the board has jumped"
    assert page.locator("[inert], [data-preview]").count() == 0
    assert canned.kept(page, key)["record"] == played(*GAMES[key]).record()
    driver.play(page, driver.moves(page)[0])


def spoil(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Positions that no engine would send."""
    views = [{}, [], {"sheets": None}, json.loads(json.dumps(position["view"]).replace("1", "99999"))]
    views.append({key: {"__proto__": "<img src=x>"} for key in position["view"]})
    deep: object = "deep"
    for _ in range(500):
        deep = [deep]
    others: list[dict[str, object]] = [
        {"seat": 7},
        {"scores": []},
        {"prompt": {"key": "x", "values": {}}},
        {"view": deep},
    ]
    return [position | {"view": view} for view in views] + [position | other for other in others]


def test_a_damaged_last_position_is_never_trusted(quick: Page, site: Server, watch: Watch) -> None:
    """Whatever is stored instead of it, the page shows the game, and the save is unchanged."""
    watch.expect(r"^console: no (words|value) for ")  # of prompts that there are not
    page = quick
    driver.choose_setting(page, "previews", "off")
    open_each(page, site)
    go(page, site, "#/about")
    before = canned.stored(page)
    texts = page.evaluate("Object.fromEntries(Object.entries(localStorage).filter(([key]) => /[.]shown[.]/.test(key)))")
    page.evaluate("window.stays = true")
    for key in GAMES:
        whole = json.loads(texts[f"chiefdoms.shown.{key}"])
        for text in [
            "",
            "{",
            "null",
            *(json.dumps(whole | {"position": spoilt}) for spoilt in spoil(whole["position"])),
        ]:
            canned.put(page, {f"chiefdoms.shown.{key}": text})
            page.evaluate("(key) => { location.hash = `#/play/${key}`; }", key)
            page.locator(f'.table[data-game="{GAMES[key][0]}"][data-ply="{PLIES}"]').wait_for()
            page.evaluate("location.hash = '#/about'")
            page.locator("[data-screen=about] h1").wait_for()
    assert page.evaluate("window.stays")
    assert canned.stored(page) == before
