"""Measures memory over several games in a row in one page, computer against computer.

    build.py bench memory [--games N] [--level ID] [--limit RATIO] [--most MEGABYTES]

After each game it prints the heap of the worker's Python (which never shrinks), the page's heap after garbage
collection, and the number of nodes and listeners in the document. After the first match of each game nothing may grow,
and neither heap may ever exceed --most.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page, Route, sync_playwright

from chiefdoms import games
from tools.serve.server import Site, serving
from tools.setup import browser

GAMES = tuple(games)
PATIENCE = 600_000
SETTINGS = {"speed": "instant", "cover": "off", "motion": "reduced", "thinking": "100", "cores": "off"}
MEGABYTE = 1 << 20

# Runs first in the worker: keeps a reference to Python's memory. The end of the module stays as it is, since the page
# checks it.
KEEP_MEMORY = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (module, imports) => {
  const made = await instantiate(module, imports);
  const things = [...Object.values((made.instance ?? made).exports), ...Object.values(imports?.env ?? {})];
  globalThis.pythonMemory ??= things.find((thing) => thing instanceof WebAssembly.Memory);
  return made;
};
"""


@dataclass(frozen=True)
class Reading:
    game: str
    worker: float  # megabytes
    page: float
    nodes: int
    listeners: int

    def __str__(self) -> str:
        return (
            f"{self.game:<12} worker {self.worker:6.1f} MB   page {self.page:6.2f} MB   "
            f"{self.nodes:5} nodes   {self.listeners:4} listeners"
        )


def keep_memory(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=KEEP_MEMORY + answer.text())


def play_game(page: Page, address: str, game: str, level: str) -> None:
    """A complete game between two players of the same level, started from the new-game screen."""
    page.goto(f"{address}#/new/{game}")
    if page.locator("[data-players]").get_attribute("data-players") == "1":
        page.get_by_role("button", name="One more player").click()
    for seat in (1, 2):
        page.get_by_label(f"Who plays seat {seat}").select_option(level)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("dialog .ending").wait_for(timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.goto(f"{address}#/")
    page.locator(".table").wait_for(state="detached")


def read(page: Page, session: CDPSession, game: str) -> Reading:
    for _ in range(2):  # objects released by the first collection may hold others
        session.send("HeapProfiler.collectGarbage")
    counters: dict[str, Any] = session.send("Memory.getDOMCounters")
    held = session.send("Runtime.getHeapUsage")["usedSize"]
    worker = page.workers[0].evaluate("globalThis.pythonMemory.buffer.byteLength")
    return Reading(game, worker / MEGABYTE, held / MEGABYTE, counters["nodes"], counters["jsEventListeners"])


def measure(number: int, level: str) -> Iterator[Reading]:
    with serving(Site()) as server, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        context = chromium.new_context(service_workers="block")
        context.set_default_timeout(PATIENCE)
        context.route("**/boot.mjs", keep_memory)
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('chiefdoms.settings', {json.dumps(json.dumps(SETTINGS))})")
        session = context.new_cdp_session(page)
        page.goto(server.address)
        for count in range(number):
            game = GAMES[count % len(GAMES)]
            play_game(page, server.address, game, level)
            yield read(page, session, game)
        chromium.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench memory")
    parser.add_argument("--games", type=int, default=20, help=f"in a row, more than {len(GAMES)}")
    parser.add_argument("--level", default="level-3", help="of both players")
    parser.add_argument("--limit", type=float, default=1.1, help="how much more than after warm-up passes")
    parser.add_argument("--most", type=float, default=60, help="megabytes that the worker, and the page, may hold")
    arguments = parser.parse_args()
    readings = []
    for reading in measure(max(arguments.games, len(GAMES) + 1), arguments.level):
        readings.append(reading)
        print(f"  {len(readings):2} {reading}", flush=True)
    warm, last = readings[len(GAMES) - 1], readings[-1]
    worker, page = last.worker / warm.worker, last.page / warm.page
    print(f"from game {len(GAMES)} to game {len(readings)}: worker × {worker:.2f}, page × {page:.2f}")
    largest = max(max(reading.worker, reading.page) for reading in readings)
    print(f"at most {largest:.1f} MB, {largest / arguments.most:.2f} of the limit {arguments.most:.0f} MB")
    return 0 if max(worker, page) <= arguments.limit and largest <= arguments.most else 1


if __name__ == "__main__":
    sys.exit(main())
