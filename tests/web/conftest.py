"""The harness of the browser tests: the built site with its real headers, in Chromium; any page error fails the test.

Fixtures: ``site`` (the server), ``browser``, ``page`` (desktop; the site was opened before, nothing is kept in it),
``quick`` (the same with quick settings, and the engine of the test before, which is ready), ``newcomer`` (the same on a
first visit; what is fetched can be held back), ``without_engine`` (one without an engine), ``phone`` (quick too),
``open_context`` (a context of your own), ``watch`` (what went wrong so far), ``no_violations`` (axe),
``fine_in_both_themes`` (axe again), ``long_tasks``, ``shot`` (a screenshot into build/shots).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.support import canned, driver, keeping, languages
from tests.web.support.copies import linked_copy
from tests.web.support.watch import Watch
from tools.paths import BUILD, DIST, NODE_MODULES
from tools.serve.hosting import Hosting
from tools.serve.server import Server, Site, serving
from tools.setup import browser as chromium

PAGES = Path(__file__).parent / "pages"
SHOTS = BUILD / "shots"
AXE = NODE_MODULES / "axe-core" / "axe.min.js"
RULES_OF_COLOUR = ("color-contrast", "link-in-text-block")
PATIENCE = 120_000  # milliseconds; the machine may be busy with other tests

# The optimising compiler of WebAssembly takes a third of the processor time of a first start, and changes no result.
QUICK_START = "--js-flags=--liftoff-only"

SHORT = ("test_saves.py", "test_shell.py", "test_storage.py")

# Without service workers a page asks the network for everything; what a copy on the device changes is tested apart.
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "service_workers": "block"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

# Long tasks are collected from before the first script of the page, in every page.
COLLECT_LONG_TASKS = """
window.__longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.__longTasks.push({ startTime, duration });
}).observe({ type: "longtask", buffered: true });
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--browsers", choices=("chromium", "all"), default="chromium", help="all: also Firefox and WebKit")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run short tests last, so that parallel workers finish at the same time."""
    items.sort(key=lambda item: item.path.name in SHORT)


@pytest.fixture(scope="session")
def site() -> Iterator[Server]:
    """The built site with the languages of the tests; the pages of tests/web/pages are below ``__tests__/``."""
    if not (DIST / "index.html").is_file():
        pytest.exit("dist/ is not built: run `python3 build.py build`", returncode=2)
    with TemporaryDirectory(dir=BUILD, prefix="served-") as folder:
        copy = linked_copy(Path(folder))
        languages.add_languages(copy)
        with serving(Site(root=copy, mounts={"/__tests__/": PAGES})) as server:
            yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = chromium.launch(playwright, QUICK_START)
        yield launched
        launched.close()


@pytest.fixture
def watch(site: Server) -> Iterator[Watch]:
    watching = Watch(origins={site.address})
    yield watching
    assert watching.unexpected() == []


@pytest.fixture
def open_context(browser: Browser, watch: Watch) -> Iterator[Callable[..., BrowserContext]]:
    """Makes watched contexts, desktop unless the options differ; they are closed after the test."""
    opened: list[BrowserContext] = []

    def open_one(**options: Any) -> BrowserContext:
        context = browser.new_context(**(DESKTOP | options))
        context.set_default_timeout(PATIENCE)
        context.add_init_script(COLLECT_LONG_TASKS)
        watch.attach(context)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()


CLEAN_UP = """async (chosen) => {
  const inside = await import(new URL("js/page/inside.js", document.baseURI));
  const { settings } = inside["js/base/settings.js"];
  const { statistics } = inside["js/store/statistics.js"];
  const { store } = inside["js/store/store.js"];
  statistics.clear();
  store.removeAll();
  localStorage.clear();
  settings.reset();
  settings.merge(chosen);
  for (const toast of document.querySelectorAll(".toast")) toast.remove();
}"""


@dataclass
class Visitor:
    """A browser that tests share one after the other: one page cleans up, and another may stay open."""

    context: BrowserContext
    cleaner: Page
    visit: Page | None = None

    def tidy(self) -> None:
        """Remove everything that a test has opened or stored."""
        self.close_all_but(self.cleaner)
        self.cleaner.evaluate("localStorage.clear()")
        self.visit = None

    def close_all_but(self, *kept: Page) -> None:
        for page in self.context.pages:
            if page not in kept:
                page.close()

    def reuse(self, address: str) -> Page:
        """The page that is open, with nothing kept and quick settings."""
        if self.visit is None:
            self.tidy()
            self.visit = self.context.new_page()
            driver.use_settings(self.visit)
        page = self.visit
        self.close_all_but(self.cleaner, page)
        size = self.cleaner.viewport_size
        if size and page.viewport_size != size:
            page.set_viewport_size(size)
        page.mouse.move(0, 0)
        page.goto(f"{address}#/about")
        page.locator("[data-screen=about] h1").wait_for()
        page.evaluate(CLEAN_UP, driver.QUICK)
        return page


def visitor(context: BrowserContext, site: Server) -> Visitor:
    context.set_default_timeout(PATIENCE)
    context.add_init_script(COLLECT_LONG_TASKS)
    cleaner = context.new_page()
    cleaner.goto(f"{site.address}__tests__/blank.html")
    return Visitor(context, cleaner)


@pytest.fixture(scope="session")
def returning(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Starts like a later visit, from the stored site and snapshot, which is much faster than a first visit."""
    with browser.new_context(**{**DESKTOP, "service_workers": "allow"}) as context:
        made = visitor(context, site)
        page = context.new_page()
        page.goto(site.address)
        keeping.wait_for_copies(page)
        yield made


@pytest.fixture(scope="session")
def on_the_phone(browser: Browser, site: Server) -> Iterator[Visitor]:
    with browser.new_context(**DESKTOP | PHONE) as context:
        yield visitor(context, site)


@pytest.fixture(scope="session")
def visitor_without_engine(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Prevents the engine from loading."""
    with browser.new_context(**DESKTOP) as context:
        canned.block_engine(context)
        yield visitor(context, site)


@pytest.fixture
def page(returning: Visitor, watch: Watch) -> Iterator[Page]:
    returning.tidy()
    with watch.over(returning.context):
        yield returning.context.new_page()
        returning.tidy()


@contextmanager
def reused_page(visitor: Visitor, watch: Watch, site: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page that stays open, unless the test fails; then a picture of it is kept."""
    failed = request.session.testsfailed
    with watch.over(visitor.context):
        page = visitor.reuse(site.address)
        yield page
    if request.session.testsfailed > failed:
        take_shot(page, f"failed-{request.node.name}")
        visitor.tidy()


@pytest.fixture
def quick(returning: Visitor, watch: Watch, site: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    with reused_page(returning, watch, site, request) as page:
        yield page


@pytest.fixture
def phone(on_the_phone: Visitor, watch: Watch, site: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    with reused_page(on_the_phone, watch, site, request) as page:
        yield page


@pytest.fixture
def without_engine(
    visitor_without_engine: Visitor, watch: Watch, site: Server, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page whose engine never loads, on a screen that reads no game."""
    with reused_page(visitor_without_engine, watch, site, request) as page:
        yield page


@pytest.fixture
def newcomer(open_context: Callable[..., BrowserContext]) -> Page:
    return open_context().new_page()


@pytest.fixture
def stranger(watch: Watch, tmp_path: Path) -> Iterator[Callable[..., str]]:
    """A page of another site that frames ours and records our messages; Chromium denies storage to such frames."""
    with serving(Site(root=tmp_path, hosting=Hosting())) as server:
        home = server.address.replace("127.0.0.1", "localhost")
        watch.origins.add(home)

        def frame(url: str, sandbox: str | None = None, *, width: int = 300, height: int = 600) -> str:
            attribute = "" if sandbox is None else f'sandbox="{sandbox}"'
            listen = "window.received = []; onmessage = ({ data }) => received.push(data);"
            html = f'<!doctype html><link rel="icon" href="data:,"><script>{listen}</script>'
            html += f'<iframe src="{url}" width="{width}" height="{height}" {attribute}></iframe>'
            (tmp_path / "index.html").write_text(html)
            return home

        yield frame


@pytest.fixture
def long_tasks() -> Callable[[Page], list[float]]:
    """The tasks over 50 ms of the page's main thread since it was opened, in milliseconds, longest first."""

    def durations(page: Page) -> list[float]:
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        return sorted(page.evaluate("window.__longTasks.map((task) => task.duration)"), reverse=True)

    return durations


@pytest.fixture(scope="session")
def axe_source() -> str:
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def no_violations(axe_source: str) -> Callable[..., None]:
    """Asserts that axe finds nothing wrong in the page as it is now, by all rules or only by some."""

    def check(page: Page, *, only: tuple[str, ...] = ()) -> None:
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe_source)
        options = {"resultTypes": ["violations"], **({"runOnly": only} if only else {})}
        result = page.evaluate("(options) => axe.run(document, options)", options)
        found = [
            f"{violation['id']}: {violation['help']} at {[node['target'] for node in violation['nodes']]}"
            for violation in result["violations"]
        ]
        assert found == []

    return check


@pytest.fixture
def fine_in_both_themes(no_violations: Callable[..., None]) -> Callable[[Page], None]:
    """Asserts that axe finds nothing wrong in the light theme, and in the dark one nothing that depends on colours."""

    def check(page: Page) -> None:
        for theme in driver.in_both_themes(page):
            no_violations(page, only=RULES_OF_COLOUR if theme == "dark" else ())

    return check


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Callable[..., Path]:
    """Saves a screenshot under the test's name, for inspection."""

    def save(page: Page, name: str = "") -> Path:
        return take_shot(page, f"{request.node.name}-{name}".strip("-"))

    return save


def take_shot(page: Page, name: str) -> Path:
    SHOTS.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^\w-]+", "-", name)
    path = SHOTS / f"{stem}.png"
    page.screenshot(path=path)
    return path
