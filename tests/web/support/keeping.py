"""What the tests of saved games share: access to the page's store, and opening a screen or a saved game."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.support import driver
from tools.serve.server import Server

NOTICE = "#notice"
FROM_SNAPSHOT = """() => new Promise((resolve) => new PerformanceObserver((list) => {
    const found = list.getEntriesByName("chiefdoms:engine")[0];
    if (found) resolve(found.detail.snapshot);
}).observe({ type: "mark", buffered: true }))"""
DAMAGE = """async (path) => {
    const address = new URL(path, document.baseURI).href;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const copy = await cache.match(address);
        if (!copy) continue;
        await cache.put(address, new Response("{ half of", { headers: copy.headers }));
        return true;
    }
    return false;
}"""


def wait_for_copies(page: Page) -> None:
    """Wait until the site is stored on the device."""
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")


def damage_copy(page: Page, path: str) -> None:
    """Cut off a file in the copy on the device."""
    assert page.evaluate(DAMAGE, path), path


def starts_from_snapshot(page: Page) -> bool:
    """Whether the engine, when it is ready, has continued from the snapshot of Python's memory."""
    return bool(page.evaluate(FROM_SNAPSHOT))


def go(page: Page, site: Server, route: str) -> None:
    page.goto(f"{site.address}{route}")
    page.locator("h1").wait_for()


def in_store(page: Page, script: str, argument: Any = None) -> Any:
    """Run a function of (store, argument) with the page's own store."""
    inside = "(await import(new URL('js/page/inside.js', document.baseURI)))"
    return page.evaluate(f"async (argument) => ({script})({inside}['js/store/store.js'].store, argument)", argument)


def play_some(page: Page, count: int) -> None:
    for _ in range(count):
        driver.play(page, driver.moves(page)[0])


def open_game(page: Page, site: Server, key: str, ply: int) -> None:
    page.goto(f"{site.address}#/play/{key}")
    expect(driver.table(page)).to_have_attribute("data-ply", str(ply))


def bring_in(page: Page, text: str) -> str:
    """Import a file through the page; the sentence it answers with."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load from a file").click()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.json"
        file.write_text(text, encoding="utf-8")
        chooser.value.set_files(file)
        note = page.locator(".toast").last
        answer = note.locator("p").inner_text()
    note.get_by_role("button", name="Dismiss").click()
    return answer
