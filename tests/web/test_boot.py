"""Starting the engine: in a worker, on misconfigured hosts, in frames, and what happens when it fails or dies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.web.support.tasks import is_short, longest_task_on_processor
from tests.web.support.watch import Watch
from tools.serve.server import Server, Site, serving

PAGES = Path(__file__).parent / "pages"
WASM = "**/pyodide.asm.wasm"
LONGEST_TASK = 200  # milliseconds
NOT_LOADED = r"Failed to load resource|net::ERR"


def open_boot(page: Page, server: Server, query: str = "") -> None:
    page.goto(f"{server.address}__tests__/boot.html{query}")


def wait_for_state(page: Page, state: str) -> None:
    expect(page.locator("#state")).to_have_text(state, timeout=120_000)


def ping(page: Page) -> bool:
    return bool(page.evaluate("engine.ask({ op: 'ping' }).then((answer) => answer.ok)"))


def failure_stage(page: Page) -> str:
    return str(page.evaluate("seen.failures.at(-1).stage"))


def test_engine_answers_in_order_from_a_worker(newcomer: Page, site: Server) -> None:
    page = newcomer
    open_boot(page, site)
    wait_for_state(page, "ready")
    assert ping(page)
    assert len(page.workers) == 1
    refused = page.evaluate("engine.ask({ op: 'nonsense' }).catch((error) => ({ ...error, name: error.name }))")
    assert refused == {"name": "EngineError", "code": "unknown-request", "values": {"op": "nonsense"}}
    order = page.evaluate("""async () => {
        const order = [];
        const ask = (op) => engine.ask({ op }).catch(() => {}).then(() => order.push(op));
        await Promise.all([ask("ping"), ask("nonsense"), ask("games"), ask("ping")]);
        return order;
    }""")
    assert order == ["ping", "nonsense", "games", "ping"]
    check_progress(page.evaluate("seen.progress"))


def check_progress(news: list[dict[str, int]]) -> None:
    """It was shown in bytes, to the last one."""
    loaded = [report["loaded"] for report in news]
    assert loaded == sorted(loaded)
    assert loaded[0] == 0
    assert loaded[-1] == news[-1]["total"] > 10_000_000
    assert len(set(loaded)) > 5


def wait_for_home(page: Page) -> None:
    """The home page shows a progress bar as long as the engine is not there."""
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible(timeout=120_000)
    expect(bar).to_have_count(0, timeout=120_000)


def test_boot_never_blocks_the_page(
    browser: Browser,
    open_context: Callable[..., BrowserContext],
    site: Server,
    long_tasks: Callable[[Page], list[float]],
) -> None:
    def visit(page: Page) -> None:
        page.goto(site.address)
        wait_for_home(page)

    page = open_context().new_page()
    visit(page)
    if max(long_tasks(page), default=0) > LONGEST_TASK:
        # On a busy machine the wall clock goes on while the page waits for its turn.
        assert is_short(lambda: longest_task_on_processor(browser, open_context().new_page(), visit), LONGEST_TASK)


def test_boots_below_any_path_of_a_host_without_content_types(newcomer: Page, watch: Watch) -> None:
    page = newcomer

    def as_plain_bytes(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "content-type": "application/octet-stream"})

    page.route(WASM, as_plain_bytes)
    with serving(Site(prefix="/some/where/else/", mounts={"/__tests__/": PAGES})) as server:
        watch.origins.add(server.address)
        open_boot(page, server)
        wait_for_state(page, "ready")


def retry(page: Page) -> None:
    page.evaluate("engine.restart()")
    wait_for_state(page, "ready")
    assert ping(page)


def test_a_missing_file_is_reported_and_can_be_retried(newcomer: Page, site: Server, watch: Watch) -> None:
    """One file after the other is missing, until all are available."""
    watch.expect(NOT_LOADED, "asm", "stdlib", "PythonError", "TypeError")
    page = newcomer
    for number, missing in enumerate((WASM, "**/pyodide.asm.mjs", "**/stdlib-*.wasm", "**/engine-*.wasm")):
        page.route(missing, lambda route: route.fulfill(status=404, body="gone"))
        if number == 0:
            open_boot(page, site)
            wait_for_state(page, "failed")
        else:
            assert page.evaluate("engine.restart().catch((error) => error.code)") == "boot-failed", missing
        assert failure_stage(page) == "download", missing
        assert page.evaluate("seen.failures.length") == number + 1
        page.unroute(missing)
    retry(page)


def test_pyscript_that_does_not_load_is_reported_and_can_be_retried(newcomer: Page, site: Server, watch: Watch) -> None:
    watch.expect(NOT_LOADED)
    page = newcomer
    page.route("**/core*.js", lambda route: route.abort())
    open_boot(page, site)
    wait_for_state(page, "failed")
    assert failure_stage(page) == "pyscript"
    page.unroute("**/core*.js")
    retry(page)


def test_a_stage_that_hangs_is_named(open_context: Callable[..., BrowserContext], site: Server) -> None:
    stages = {"**/core.js": "pyscript", "**/main.py": "worker", WASM: "download"}
    pages = []
    for silent in stages:
        page = open_context().new_page()
        page.route(silent, lambda _: None)
        open_boot(page, site, "?patience=0.1")
        pages.append(page)
    for page, stage in zip(pages, stages.values(), strict=True):
        wait_for_state(page, "failed")
        assert failure_stage(page) == stage


def hang_and_ask(page: Page) -> list[str]:
    """Make the worker loop forever, and return what happens to two requests, one sent and one waiting."""
    page.workers[-1].evaluate("setTimeout(() => { for (;;); }, 0)")
    codes: list[str] = page.evaluate("""() => Promise.all([
        engine.ask({ op: "ping" }, { timeout: 500 }), engine.ask({ op: "games" }),
    ].map((asked) => asked.then(() => "answered", (error) => error.code)))""")
    return codes


def test_a_hung_engine_is_replaced_until_it_hangs_before_any_answer(newcomer: Page, site: Server) -> None:
    page = newcomer
    open_boot(page, site)
    wait_for_state(page, "ready")
    assert hang_and_ask(page) == ["engine-restarted", "engine-restarted"]
    assert ping(page)
    assert page.evaluate("seen.restarts") == 1
    assert hang_and_ask(page) == ["engine-restarted", "engine-restarted"]
    page.evaluate("engine.ready")
    assert page.evaluate("seen.failures") == []
    assert hang_and_ask(page) == ["boot-failed", "boot-failed"]
    assert failure_stage(page) == "answer"
    page.evaluate("engine.restart()")
    assert ping(page)
