"""Measures the start of the site, next to stock Pyodide with the same wheel.

    build.py bench boot [--runs N]

For first visits (empty caches) and later visits it measures the time until the engine answers, until the home screen
can be used, and, if "Play now" is clicked immediately, until the first move can be made. It repeats this with a slower
processor and network, like a phone's; there the developer tools slow down the page's main thread and its downloads, but
not workers. Site and stock take turns, so that a busy machine affects both alike. Bytes are those that a first visit
downloads, compressed by the local server.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.build import runtime
from tools.paths import BUILD, TESTS, TOOLS
from tools.serve.server import Server, Site, body, coding_for, serving
from tools.setup import browser, node

STOCK = BUILD / "stock"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
MOUNTS = {"/__tests__/": TESTS / "web" / "pages", "/__stock__/": STOCK}
ENGINE_ALONE, STOCK_PYODIDE, HOME = "__tests__/boot.html", "__tests__/stock.html", ""
PATIENCE = 240_000
PHONE = {"processor": 4, "latency": 40, "bits": 10_000_000}
KEEP_COPY = """async () => {
    await navigator.serviceWorker.register(new URL("../sw.js", location.href));
    await navigator.serviceWorker.ready;
}"""
# Clicks "Play now" as soon as it works, and records the time of that and of the first possible move. Nothing asks the
# page again and again in the meantime, since that would take its time.
PLAY_NOW = """
window.seen = {};
window.moved = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!seen.home) {
      const button = document.querySelector("#screen:not([data-early]) .now button");
      if (!button) return;
      seen.home = performance.now();
      setTimeout(() => button.click());
    } else if (document.querySelector("canvas [data-move]")) {
      seen.move = performance.now();
      observer.disconnect();
      resolve(seen);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
});
"""

# The largest acceptable ratios to stock Pyodide's time, by device, visit and measurement.
GOALS = {
    ("desktop", "first", "engine"): 0.28,
    ("desktop", "later", "engine"): 0.14,
    ("phone", "first", "home"): 0.10,
    ("phone", "first", "move"): 0.45,
    ("phone", "later", "move"): 0.20,
}
WIRE_GOAL = 0.80


@dataclass
class Bench:
    """A browser, with one context each for later visits of the site and of stock Pyodide."""

    chromium: Browser
    address: str
    kept: dict[str, BrowserContext] = field(default_factory=dict)
    times: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)

    def prepare(self) -> None:
        for path in (ENGINE_ALONE, STOCK_PYODIDE):
            self.kept[path] = self.chromium.new_context()
            with opened(self.kept[path], "desktop") as page:
                self.wait_for_engine(page, path)
                if path == ENGINE_ALONE:
                    page.evaluate(KEEP_COPY)
        self.kept[HOME] = self.kept[ENGINE_ALONE]

    def wait_for_engine(self, page: Page, path: str) -> float:
        """Milliseconds until the engine is ready."""
        page.goto(self.address + path)
        page.locator("#state", has_text="ready").wait_for(timeout=PATIENCE)
        return float(page.evaluate("seen.readyAfter"))

    def play(self, page: Page) -> dict[str, float]:
        page.add_init_script(PLAY_NOW)
        page.goto(self.address)
        seen = {key: float(value) for key, value in page.evaluate("moved").items()}
        page.evaluate("localStorage.clear()")
        return {**seen, "from press to move": seen["move"] - seen["home"]}

    @contextmanager
    def visit(self, visit: str, path: str, device: str) -> Iterator[Page]:
        first = visit == "first"
        context = self.chromium.new_context(service_workers="block") if first else self.kept[path]
        with opened(context, device) as page:
            yield page
        if first:
            context.close()

    def measure(self, device: str, visit: str) -> None:
        """Measure each of the three once."""
        with self.visit(visit, STOCK_PYODIDE, device) as page:
            found = {"stock": self.wait_for_engine(page, STOCK_PYODIDE)}
        with self.visit(visit, ENGINE_ALONE, device) as page:
            found["engine"] = self.wait_for_engine(page, ENGINE_ALONE)
        with self.visit(visit, HOME, device) as page:
            found |= self.play(page)
        for what, time in found.items():
            self.times.setdefault((device, visit, what), []).append(time)
        print(
            f"  {device}, {visit} visit: " + ", ".join(f"{what} {time:.0f} ms" for what, time in found.items()),
            flush=True,
        )

    def report(self) -> bool:
        """Print medians with quartiles and ratios; return whether all goals are reached."""
        passed = True
        for (device, visit, what), found in self.times.items():
            low, middle, high = statistics.quantiles(found, n=4, method="inclusive")
            ratio = middle / statistics.median(self.times[device, visit, "stock"])
            goal = GOALS.get((device, visit, what))
            passed &= goal is None or ratio <= goal
            line = f"{device}, {visit} visit, {what}: {middle:.0f} ms ({low:.0f} to {high:.0f}), {ratio:.2f} of stock"
            print(line + (f" (goal {goal:.2f})" if goal else ""))
        return passed


@contextmanager
def opened(context: BrowserContext, device: str) -> Iterator[Page]:
    page = context.new_page()
    if device == "phone":
        slow_down(context, page)
    yield page
    page.close()


def slow_down(context: BrowserContext, page: Page) -> None:
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": PHONE["processor"]})
    rate = PHONE["bits"] / 8
    network: dict[str, Any] = {"offline": False, "latency": PHONE["latency"]}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", network | {"downloadThroughput": rate, "uploadThroughput": rate})


def copy_stock() -> None:
    """Pyodide's files from npm and our wheel, compressed like the site."""
    STOCK.mkdir(exist_ok=True)
    for name in STOCK_FILES:
        shutil.copy2(runtime.PYODIDE / name, STOCK / name)
    shutil.copy2(runtime.wheel(), STOCK / "engine.whl")
    script = TOOLS / "build" / "page" / "compress.mjs"
    node.run_script(script, BUILD / "compressed", STOCK, problem="Stock Pyodide could not be compressed.")


def wire(chromium: Browser, server: Server, path: str) -> int:
    """The bytes that a first visit downloads until the engine is ready, without the measuring page."""
    asked: set[str] = set()
    bench = Bench(chromium, server.address)
    with bench.visit("first", path, "desktop") as page:
        page.on("request", lambda request: asked.add(urlsplit(request.url).path))
        bench.wait_for_engine(page, path)
    files = {server.site.file(name) for name in asked if not name.startswith("/__tests__/")}
    return sum(sent(file) for file in files if file)


def sent(file: Path) -> int:
    return len(body(file, file.stat().st_mtime_ns, coding_for(file, "br, gzip"))[0])


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench boot")
    parser.add_argument("--runs", type=int, default=5, help="of each, at least 2")
    arguments = parser.parse_args()
    copy_stock()
    with serving(Site(mounts=MOUNTS)) as server, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        site, stock = (wire(chromium, server, path) for path in (ENGINE_ALONE, STOCK_PYODIDE))
        bench = Bench(chromium, server.address)
        bench.prepare()
        for _ in range(max(arguments.runs, 2)):
            for device in ("desktop", "phone"):
                for visit in ("first", "later"):
                    bench.measure(device, visit)
        chromium.close()
    print(f"on the wire: site {site / 1e6:.2f} MB, stock Pyodide {stock / 1e6:.2f} MB, ratio {site / stock:.2f}")
    return 0 if bench.report() and site <= WIRE_GOAL * stock else 1


if __name__ == "__main__":
    sys.exit(main())
