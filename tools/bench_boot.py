"""Measures the first visit: from opening the page to an engine that answers, against stock Pyodide with the same wheel.

    build.py bench boot [--runs N] [--limit RATIO]

Runs of the two alternate, each in a browser context of its own, so that a busy machine slows both alike.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from playwright.sync_api import Browser, sync_playwright

from tools import browser
from tools.paths import TESTS
from tools.runtime import PYODIDE
from tools.server import Site, serving

PAGES = {"site": "__tests__/boot.html", "stock": "__tests__/stock.html"}
MOUNTS = {"/__tests__/": TESTS / "web" / "pages", "/__stock__/": PYODIDE}
PATIENCE = 120_000


def first_visit(chromium: Browser, url: str) -> float:
    """Milliseconds until the engine is ready, with empty caches."""
    context = chromium.new_context()
    try:
        page = context.new_page()
        page.goto(url)
        page.locator("#state", has_text="ready").wait_for(timeout=PATIENCE)
        return float(page.evaluate("seen.readyAfter"))
    finally:
        context.close()


def measure(runs: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in PAGES}
    with serving(Site(mounts=MOUNTS)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.executable(), args=["--no-sandbox"])
        first_visit(chromium, server.address + PAGES["stock"])  # the browser's own start is nobody's
        for run in range(runs):
            for name, page in PAGES.items():
                times[name].append(first_visit(chromium, server.address + page))
                print(f"  run {run + 1} {name:<6} {times[name][-1]:7.0f} ms", flush=True)
        chromium.close()
    return times


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench boot")
    parser.add_argument("--runs", type=int, default=7, help="of each, at least 5")
    parser.add_argument("--limit", type=float, default=0.6, help="the largest ratio that passes")
    arguments = parser.parse_args()
    times = measure(max(arguments.runs, 5))
    site, stock = (statistics.median(times[name]) for name in PAGES)
    print(f"first visit, engine ready: site {site:.0f} ms, stock Pyodide {stock:.0f} ms, ratio {site / stock:.2f}")
    return 0 if site / stock <= arguments.limit else 1


if __name__ == "__main__":
    sys.exit(main())
