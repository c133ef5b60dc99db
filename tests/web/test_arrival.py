"""Files that fail to load are reported: each file of a first and of a later visit is blocked in turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.web.support import canned, keeping
from tests.web.support.keeping import wait_for_copies
from tests.web.support.tasks import slowdown
from tests.web.support.watch import Watch
from tools.paths import DIST
from tools.serve.server import Server

Open = Callable[..., BrowserContext]
NAMED = re.compile(r'<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]* (?:src|href)="\./([^"]+)"')
LIMIT = 5_000  # milliseconds within which it is reported, if no other program uses the processors
EXPECTED = r"Failed to load resource|net::ERR|SyntaxError|Unexpected|JSON|words/|Failed to fetch|dynamically imported"
NOT_NEEDED = "js/page/first.js"  # the page works without it


def needed(page: str) -> list[str]:
    """The files without which a page cannot start."""
    return [path for path in NAMED.findall((DIST / page).read_text(encoding="utf-8")) if path != NOT_NEEDED]


def missing(route: Route) -> None:
    route.fulfill(status=404, body="gone")


def damaged(route: Route) -> None:
    route.fulfill(body="{ half of", content_type="text/javascript")


@contextmanager
def cut_off(page: Page, path: str, how: Callable[[Route], None]) -> Iterator[None]:
    page.route(f"**/{path}", how)
    yield
    page.unroute(f"**/{path}")


def notice(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="did not load")


def assert_reported(page: Page, what: str) -> None:
    expect(notice(page), what).to_be_visible(timeout=LIMIT * slowdown())


def retry(page: Page, started: Locator) -> None:
    notice(page).get_by_text("Try again", exact=True).click()
    started.wait_for()
    expect(page.locator("#broken")).to_have_count(0)


@pytest.mark.parametrize("how", [missing, damaged])
def test_a_file_that_fails_to_load_is_reported_within_seconds(
    newcomer: Page, site: Server, watch: Watch, how: Callable[[Route], None]
) -> None:
    watch.expect(EXPECTED)
    page = canned.block_engine(newcomer)
    files = [*needed("index.html"), "words/en.json"]
    assert len(files) >= 5
    for number, path in enumerate(files):
        if how is damaged and path.endswith(".css"):
            continue  # a style sheet is never wrong
        with cut_off(page, path, how):
            page.goto(f"{site.address}?{number}")
            assert_reported(page, path)
            expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
        retry(page, page.locator(".home").get_by_role("button", name="Play now"))


def test_a_frame_reports_it_too(newcomer: Page, site: Server, watch: Watch) -> None:
    watch.expect(EXPECTED)
    page = canned.block_engine(newcomer)
    for number, path in enumerate([*needed("embed.html"), "words/en.json"]):
        with cut_off(page, path, missing):
            page.goto(f"{site.address}embed.html?game=duel&{number}")
            assert_reported(page, path)
        retry(page, page.get_by_role("button", name="Play", exact=True))


def test_without_the_reporting_script_the_page_works_and_reports_later(
    newcomer: Page, site: Server, watch: Watch
) -> None:
    watch.expect(EXPECTED)
    page = canned.block_engine(newcomer)
    with cut_off(page, NOT_NEEDED, missing):
        page.goto(f"{site.address}#/about")
        expect(page.get_by_role("heading", name="About")).to_be_visible()
        with cut_off(page, "js/page/main.js", missing):
            page.goto(f"{site.address}?late")
            assert page.locator("#broken").evaluate("box => getComputedStyle(box).animationName") == "show-late"


def test_a_screen_that_fails_to_load_can_be_loaded_again(newcomer: Page, site: Server, watch: Watch) -> None:
    watch.expect(EXPECTED)
    page = canned.block_engine(newcomer)
    with cut_off(page, "js/page/more-*.js", missing):
        page.goto(f"{site.address}#/settings")
        assert_reported(page, "more")
    notice(page).get_by_text("Try again", exact=True).click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_click_before_the_page_runs_is_not_lost(newcomer: Page, site: Server) -> None:
    page = canned.block_engine(newcomer)
    held: list[Route] = []
    page.route("**/words/en.json", lambda route: held.append(route))
    page.goto(site.address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("document.documentElement.dataset.pressed === '0'")
    page.unroute("**/words/en.json")
    held[0].continue_()
    expect(page.locator(".table[aria-busy=true]")).to_be_visible()


# -- the copy on the device --------------------------------------------------------------------------------------------

READY = """() => new Promise((resolve) => new PerformanceObserver((list) => {
    if (list.getEntriesByName("chiefdoms:engine")[0]) resolve(true);
}).observe({ type: "mark", buffered: true }))"""


def runtime_files() -> list[str]:
    """What a later visit reads of the runtime."""
    found = [path.relative_to(DIST).as_posix() for path in sorted((DIST / "runtime").rglob("*"))]
    read = r"(pyodide\.asm\.(mjs|wasm)|pyodide\.mjs|boot\.mjs|main\.py|fixed/snapshot-\w+\.wasm)$"
    return [path for path in found if re.search(read, path)]


def test_a_damaged_copy_is_deleted_and_downloaded_again(open_context: Open, site: Server, watch: Watch) -> None:
    watch.expect(EXPECTED, "asm", "wasm", "TypeError", "PythonError", "Error")
    page = open_context(service_workers="allow").new_page()
    page.goto(f"{site.address}#/about")
    wait_for_copies(page)
    for number, path in enumerate(runtime_files()):
        keeping.damage_copy(page, path)
        page.goto(f"{site.address}?{number}#/about")
        assert page.evaluate(READY), path
        expect(page.get_by_role("alert")).to_have_count(0)
    for path in ("js/page/main.js", "words/en.json"):
        keeping.damage_copy(page, path)
        page.goto(f"{site.address}?{Path(path).stem}")
        assert_reported(page, path)
        retry(page, page.locator(".home").get_by_role("button", name="Play now"))
