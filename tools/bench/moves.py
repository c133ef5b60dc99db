"""Measures response times in the page: a move at the table, the previews of all moves, the replay of a long game.

    build.py bench moves [--moves N]

A move is timed from the click until the table shows the next decision, with animations switched off; previews and
replays are timed in the engine's worker. Prints medians with quartiles, and the limit for each.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

from chiefdoms import Match, games
from tools.paths import TESTS
from tools.serve.server import Site, serving
from tools.setup import browser

PAGES = {"/__tests__/": TESTS / "web" / "pages"}
PATIENCE = 120_000
SETTINGS = {"speed": "instant", "cover": "off", "motion": "reduced"}
MOVE_LIMIT, PREVIEWS_LIMIT, REPLAY_LIMIT = 50, 300, 300  # milliseconds
OPENING = 12  # moves
GAMES_TRIED = 30  # the longest of these is replayed
TIMES = 7  # how often each request is repeated

# Clicks the first move and resolves with the milliseconds until the next decision is drawn; null if there is none.
PRESS = """() => new Promise((resolve) => {
  const table = document.querySelector(".table");
  const button = table.querySelector("canvas [data-move]");
  if (!button) return resolve(null);
  const ply = Number(table.dataset.ply);
  const started = performance.now();
  const look = () => {
    if (Number(table.dataset.ply) <= ply || !table.querySelector("canvas [data-move]")) return;
    watching.disconnect();
    resolve(performance.now() - started);
  };
  const watching = new MutationObserver(look);
  watching.observe(table, { attributes: true, childList: true, subtree: true });
  setTimeout(() => resolve(null), 5000);
  button.click();
})"""
ASK = """async (request) => {
  const started = performance.now();
  await engine.ask(request);
  return performance.now() - started;
}"""


def start(page: Page, address: str, game: str) -> None:
    """A game between people, at the table."""
    page.goto(f"{address}#/new/{game}")
    page.locator(".seat-row").first.wait_for()
    for kind in page.get_by_label("Who plays seat").all():
        kind.select_option("person")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("canvas [data-move]").first.wait_for(state="attached")


def table_times(page: Page, address: str, game: str, moves: int) -> list[float]:
    start(page, address, game)
    found = [page.evaluate(PRESS) for _ in range(moves)]
    return [time for time in found if time is not None]


def longest(game: str) -> dict[str, Any]:
    """The record with the most moves, out of some random games."""
    random = Random(7)
    records = []
    for number in range(GAMES_TRIED):
        match = Match.new(game, seats=games[game].info.seats[-1], seed=f"long {number}")
        while not match.over:
            match.play(random.choice(match.moves()))
        records.append(match.record())
    return max(records, key=lambda record: len(record["moves"]))


def ask(page: Page, request: dict[str, Any]) -> list[float]:
    return [float(page.evaluate(ASK, request)) for _ in range(TIMES)]


def opening_times(page: Page, game: str) -> list[float]:
    """How long the previews of all moves take, at the early decision with the most moves."""
    match = Match.new(game, seats=2, seed="opening")
    counts = []
    for _ in range(OPENING):
        counts.append(len(match.moves()))
        match.play(match.moves()[0])
    match.goto(counts.index(max(counts)))
    opened = page.evaluate(
        "(request) => engine.ask(request)", {"op": "open", "id": "opening", "record": match.record()}
    )
    return ask(page, {"op": "previews", "id": "opening", "ply": opened["ply"]})


def report(what: str, found: Sequence[float], limit: float) -> bool:
    low, middle, high = statistics.quantiles(found, n=4, method="inclusive")
    print(
        f"{what}: {middle:.0f} ms ({low:.0f} to {high:.0f}), {middle / limit:.2f} of the limit {limit} ms", flush=True
    )
    return middle <= limit


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench moves")
    parser.add_argument("--moves", type=int, default=20, help="that are made in each game, at most")
    arguments = parser.parse_args()
    passed = []
    with serving(Site(mounts=PAGES)) as server, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        context = chromium.new_context(service_workers="block")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('chiefdoms.settings', {json.dumps(json.dumps(SETTINGS))})")
        for game in games:
            passed.append(
                report(f"{game}, a move", table_times(page, server.address, game, arguments.moves), MOVE_LIMIT)
            )
        page.goto(f"{server.address}__tests__/boot.html")
        page.locator("#state", has_text="ready").wait_for()
        for game in games:
            passed.append(report(f"{game}, what moves bring", opening_times(page, game), PREVIEWS_LIMIT))
            times = ask(page, {"op": "open", "id": "long", "record": longest(game)})
            passed.append(report(f"{game}, replay of a long game", times, REPLAY_LIMIT))
        chromium.close()
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
