"""Measures the start: from opening the page to an engine that answers, against stock Pyodide with the same wheel.

    build.py bench boot [--runs N] [--first RATIO] [--later RATIO]

First visits find empty caches. Later visits find what the site keeps on the device (its copy and the memory snapshot),
stock Pyodide what the browser's own cache kept. All four take turns, so that a busy machine slows them alike. Bytes are
those of the files that a first visit asks for, each compressed with brotli.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tools.build.runtime import PYODIDE
from tools.paths import TESTS, TOOLS
from tools.serve.server import Server, Site, serving
from tools.setup import browser, node

PAGES = {"site": "__tests__/boot.html", "stock": "__tests__/stock.html"}
MOUNTS = {"/__tests__/": TESTS / "web" / "pages", "/__stock__/": PYODIDE}
PATIENCE = 120_000
KEEP_COPY = """async () => {
    await navigator.serviceWorker.register(new URL("../sw.js", location.href));
    await navigator.serviceWorker.ready;
    await (await import(new URL("../js/engine/snapshot.js", location.href))).keepSnapshot();
}"""

Times = dict[tuple[str, str], list[float]]


def visit(context: BrowserContext, url: str, then: str = "") -> float:
    """Milliseconds until the engine is ready; afterwards the page may run a script."""
    page = context.new_page()
    page.goto(url)
    page.locator("#state", has_text="ready").wait_for(timeout=PATIENCE)
    if then:
        page.evaluate(then)
    took = float(page.evaluate("seen.readyAfter"))
    page.close()
    return took


def first_visit(chromium: Browser, url: str) -> float:
    context = chromium.new_context(service_workers="block")
    try:
        return visit(context, url)
    finally:
        context.close()


def asked_for(chromium: Browser, server: Server, name: str) -> set[Path]:
    """The files that a first visit asks for, without the page that measures."""
    context = chromium.new_context(service_workers="block")
    urls: set[str] = set()
    context.on("request", lambda request: urls.add(urlsplit(request.url).path))
    visit(context, server.address + PAGES[name])
    context.close()
    found = {server.site.file(path) for path in urls if not path.startswith("/__tests__/")}
    return {path for path in found if path}


def compressed(paths: set[Path]) -> int:
    """The size of the files on the wire, in bytes."""
    script = TOOLS / "bench" / "brotli_size.mjs"
    said = node.run_script(script, *sorted(paths), problem="The sizes could not be measured.")
    return sum(json.loads(said))


def measure(chromium: Browser, server: Server, runs: int) -> Times:
    kept = {name: chromium.new_context() for name in PAGES}
    visit(kept["stock"], server.address + PAGES["stock"])
    visit(kept["site"], server.address + PAGES["site"], then=KEEP_COPY)
    rounds: dict[str, Callable[[str, str], float]] = {
        "first": lambda _, url: first_visit(chromium, url),
        "later": lambda name, url: visit(kept[name], url),
    }
    times: Times = {(kind, name): [] for kind in rounds for name in PAGES}
    for run in range(runs):
        for (kind, name), found in times.items():
            found.append(rounds[kind](name, server.address + PAGES[name]))
            print(f"  run {run + 1}  {kind} visit  {name:<6} {found[-1]:7.0f} ms", flush=True)
    return times


def ratio(kind: str, times: Times) -> float:
    site, stock = (statistics.median(times[kind, name]) for name in PAGES)
    print(f"{kind} visit, engine ready: site {site:.0f} ms, stock Pyodide {stock:.0f} ms, ratio {site / stock:.2f}")
    return site / stock


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench boot")
    parser.add_argument("--runs", type=int, default=7, help="of each, at least 5")
    parser.add_argument("--first", type=float, default=0.45, help="the largest ratio of first visits that passes")
    parser.add_argument("--later", type=float, default=0.25, help="the largest ratio of later visits that passes")
    arguments = parser.parse_args()
    with serving(Site(mounts=MOUNTS)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.executable(), args=["--no-sandbox"])
        files = {name: asked_for(chromium, server, name) for name in PAGES}
        times = measure(chromium, server, max(arguments.runs, 5))
        chromium.close()
    site, stock = (compressed(files[name]) for name in PAGES)
    print(f"first visit, on the wire with brotli: site {site / 1e6:.2f} MB, stock Pyodide {stock / 1e6:.2f} MB")
    passed = ratio("first", times) <= arguments.first, ratio("later", times) <= arguments.later
    return 0 if site < stock and all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
