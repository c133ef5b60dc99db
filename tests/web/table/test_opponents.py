"""Computer players at the table: watching their turns, "move now", undo and replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from chiefdoms import Match, games
from chiefdoms.players import players_for
from tests.web.support import canned, driver
from tests.web.support.tasks import is_short, longest_task_on_processor, slowdown
from tools.serve.server import Server

LONG = {**driver.QUICK, "thinking": "10000"}
AGAIN = '[data-tool="again"]'
THINKING = ".seat.thinking"
LONGEST_TASK = 100  # milliseconds
LEFT = 60  # moves that random players would still make

# The workers that may be engines, but not the one that downloads what they are made of.
COUNT_WORKERS = """const Real = Worker; window.workers = [];
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    if (given[1]?.name !== "download") window.workers.push(this);
  }
};"""


def sit_down(page: Page, site: Server, match: Match, kinds: list[str]) -> None:
    """Open a match as it stands, with who plays each seat."""
    canned.keep(page, canned.against("table", match, kinds))
    page.goto(f"{site.address}#/play/table")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))


def nearly_over(game: str) -> Match:
    """A game of two that random players have brought near its end, at a decision of the first seat."""
    random = Random(3)
    match = Match.new(game, seats=2, seed="late")
    while not match.over:
        match.play(random.choice(match.moves()))
    match.goto(match.plies - LEFT)
    while match.seat != 0:
        match.undo()
    return Match.replay(match.record())


def until_it_thinks(page: Page) -> int:
    """Play first moves until the computer player thinks; the ply of the person's last decision."""
    before = driver.ply(page)
    while page.locator(THINKING).count() == 0:
        before = driver.ply(page)
        choose(page, wait_for_moves(page)[0])
        page.locator(f"{THINKING}, canvas [data-move]").first.wait_for(state="attached")
    return before


def choose(page: Page, move: str) -> None:
    """Play a move; the answer of the computer player may come as quickly as the table can show it."""
    before = driver.ply(page)
    page.locator(f'canvas [data-move="{move}"]').evaluate("button => button.click()")
    page.locator(f'.table:not([data-ply="{before}"])').wait_for(state="attached")


def wait_for_moves(page: Page) -> list[str]:
    """The person's moves, once it is their turn."""
    page.locator("canvas [data-move]").first.wait_for(state="attached")
    return driver.moves(page)


def answers(page: Page) -> int:
    """How many moves the computer has made."""
    seats, _ = seats_and_gains(kept(page))
    return len(seats) - seats.count(0)


def play_turn(page: Page) -> None:
    """Play first moves until the computer has answered, which may be too quick for anybody to see it think."""
    seat = '.seat.acting[data-seat="0"]'
    before = answers(page)
    while page.locator(seat).count() and answers(page) == before:
        choose(page, wait_for_moves(page)[0])
    page.locator(seat).wait_for()
    wait_for_moves(page)


def kept(page: Page) -> Any:
    return canned.kept(page, "table")["record"]


# Ends the thought that is under way, plays first moves until the next one, and then presses a button at once: a thought
# may be over before anybody outside of the page knows of it. Gives the ply of the person's last decision.
PRESS_WHEN_IT_THINKS = """async (name) => {
  const press = (name) => [...document.querySelectorAll(".table button")]
    .find(({ dataset, textContent }) => dataset.tool === name || textContent === name)?.click();
  press("Move now");
  const table = document.querySelector(".table");
  const next = () => new Promise((changed) => {
    const watch = new MutationObserver(() => (watch.disconnect(), changed()));
    watch.observe(table, { subtree: true, childList: true, attributes: true });
  });
  while (document.querySelector(".seat.thinking") || !document.querySelector("canvas [data-move]")) await next();
  let before = table.dataset.ply;
  while (!document.querySelector(".seat.thinking")) {
    const move = document.querySelector("canvas [data-move]");
    if (move) {
      before = table.dataset.ply;
      move.click();
    }
    await next();
  }
  press(name);
  return before;
}"""


@pytest.mark.parametrize("game", [game for game in games if players_for(game)])
def test_a_whole_game_against_the_top_level(quick: Page, browser: Browser, site: Server, game: str) -> None:
    page = quick
    driver.choose_setting(page, "thinking", "10000")
    match = Match.new(game, seats=2, seed="whole") if game == "chiefdom" else nearly_over(game)
    sit_down(page, site, match, ["person", "level-5"])
    until_it_thinks(page)

    def watch_it_think(page: Page) -> None:
        page.evaluate("new Promise((done) => setTimeout(done, 600))")

    assert is_short(lambda: longest_task_on_processor(browser, page, watch_it_think), LONGEST_TASK)
    before = page.evaluate(PRESS_WHEN_IT_THINKS, "undo")
    expect(driver.table(page)).to_have_attribute("data-ply", before)
    assert driver.moves(page), "the person decides again"
    assert page.locator(THINKING).count() == 0

    driver.choose_setting(page, "thinking", "100")
    driver.play_to_the_end(page)
    shown = page.locator(".seat-score [aria-hidden]").all_text_contents()
    driver.check_result(kept(page), [int(score.replace("−", "-")) for score in shown])


def test_move_now_and_a_lost_worker(page: Page, site: Server) -> None:
    page.add_init_script(COUNT_WORKERS)
    driver.use_settings(page, LONG)
    page.goto(f"{site.address}#/settings")
    sit_down(page, site, Match.new("chiefdom", seats=2, seed="lost"), ["person", "level-5"])
    page.evaluate(PRESS_WHEN_IT_THINKS, "Move now")
    page.locator('.seat.acting[data-seat="0"]').wait_for(timeout=5_000 * slowdown())

    before = until_it_thinks(page)
    page.evaluate("window.workers.forEach((worker) => worker.terminate())")
    driver.choose_setting(page, "thinking", "100")
    page.locator('.seat.acting[data-seat="0"]').wait_for()
    record = kept(page)
    assert len(record["moves"]) > before + 1, "the computer player has moved"
    assert Match.replay(record).seat == 0
    choose(page, wait_for_moves(page)[0])


def test_a_game_between_two_of_one_level_runs_to_its_end(quick: Page, site: Server) -> None:
    page = quick
    driver.choose_setting(page, "thinking", "100")
    page.goto(f"{site.address}#/new/chiefdom")
    page.get_by_role("button", name="One more player").click()
    for seat in (1, 2):
        page.get_by_label(f"Who plays seat {seat}").select_option("level-2")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("dialog .ending").first).to_be_visible(timeout=300_000)
    match = driver.check_result(driver.record(page), driver.totals(page))
    names = page.locator("dialog .ending th[scope=col]").all_inner_texts()
    assert len(set(names)) == 2
    assert match.ply > 40


def test_more_workers_help_if_the_device_can_run_them(page: Page, site: Server) -> None:
    page.add_init_script(COUNT_WORKERS)
    page.add_init_script(
        """Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 3 });
        Object.defineProperty(navigator, "deviceMemory", { get: () => 8 });
        window.remoteRuns = 0;
        const write = JSON.stringify;
        JSON.stringify = (value, ...more) => {
          for (const { runs } of value?.reports ?? []) window.remoteRuns += runs;
          return write(value, ...more);
        };"""
    )
    driver.use_settings(page, LONG)
    page.goto(f"{site.address}#/settings")
    assert page.evaluate(
        """async () => {
          const inside = await import(new URL("js/page/inside.js", document.baseURI));
          const { spareWorkers } = inside["js/engine/pool.js"];
          return [
            spareWorkers({ hardwareConcurrency: 2, deviceMemory: 8 }),
            spareWorkers({ hardwareConcurrency: 16, deviceMemory: 2 }),
            spareWorkers({ hardwareConcurrency: 16, deviceMemory: 8, connection: { saveData: true } }),
            spareWorkers({ hardwareConcurrency: 16 }),
            spareWorkers({ hardwareConcurrency: 4, deviceMemory: 4 }),
            spareWorkers({ hardwareConcurrency: 16, deviceMemory: 8 }),
          ];
        }"""
    ) == [0, 0, 0, 1, 2, 3]
    match = Match.new("chiefdom", seats=2, seed="minds")
    sit_down(page, site, match, ["person", "level-5"])
    assert page.evaluate("window.workers.length") == 1, "they come when they are needed"
    while not page.evaluate("window.remoteRuns"):  # on a busy machine it has moved before its helper is ready
        until_it_thinks(page)
        page.wait_for_function(f"window.remoteRuns > 0 || !document.querySelector('{THINKING}')")
    assert page.evaluate("window.workers.length") == 2

    page.evaluate("window.workers[1].terminate()")
    now = page.get_by_role("button", name="Move now")
    if now.is_visible():  # it may have moved meanwhile
        now.dispatch_event("click")
    page.locator('.seat.acting[data-seat="0"]').wait_for()


# What the table shows one after another, from a person's move until there is something to choose again.
WATCH_TURN = """() => {
  const table = document.querySelector(".table");
  const seen = (window.seen = []);
  const look = () => {
    const step = {
      ply: Number(table.dataset.ply),
      stage: table.dataset.stage ?? "",
      prompt: table.querySelector(".prompt").textContent,
      sheet: table.querySelector("canvas").getAttribute("aria-label"),
      dice: table.querySelector(".chiefdom-dice").getAttribute("aria-label"),
      held: table.querySelector(".tray").inert,
      acting: Number(table.querySelector(".seat.acting")?.dataset.seat),
      moves: table.querySelectorAll("canvas [data-move]").length > 0,
      tumbling: table.querySelectorAll(".tray .cube.rolling").length,
    };
    if (JSON.stringify(seen.at(-1)) !== JSON.stringify(step)) seen.push(step);
  };
  new MutationObserver(look).observe(table, { attributes: true, childList: true, subtree: true });
}"""

# A wait that nobody skips would not end in the time of a test.
READ_FOR = """async (time) => {
  const inside = await import(new URL("js/page/inside.js", document.baseURI));
  inside["js/table/display/staging.js"].READING.slow = time;
}"""


def test_a_turn_is_seen_step_by_step_from_ones_own_sheet(quick: Page, site: Server) -> None:
    page = quick
    for key, value in {"thinking": "100", "motion": "full", "speed": "slow"}.items():
        driver.choose_setting(page, key, value)
    page.evaluate(READ_FOR, 1_000_000)
    sit_down(page, site, Match.new("chiefdom", seats=2, seed="seen"), ["person", "level-2"])
    choose(page, wait_for_moves(page)[0])
    wait_for_moves(page)
    page.evaluate(WATCH_TURN)
    choose(page, driver.moves(page)[0])
    expect(page.locator(".prompt")).to_contain_text("level-2 2 draws")
    # The sheet on which it was drawn is marked; the tray still has the dice that were used; a click goes on.
    expect(page.locator(".seat.acting .small-sheet")).to_be_visible()
    page.locator("canvas.board-canvas").click()
    wait_for_moves(page)
    page.evaluate(READ_FOR, 2600)
    seen = page.evaluate("window.seen")
    held = [step for step in seen if step["held"]]
    own = [step for step in held if step["prompt"].startswith("person 1 draws")]
    others = [step for step in held if step["prompt"].startswith("level-2 2 draws")]
    rolling = [step for step in seen if step["stage"] == "rolling"]
    order = [seen.index(steps[0]) for steps in (own, others, rolling)]
    assert order == sorted(order), "drawn, drawn, rolled"
    assert not own[-1]["moves"]
    assert not others[-1]["moves"]
    assert "+" in others[-1]["prompt"] or "−" in others[-1]["prompt"]
    assert (own[-1]["acting"], others[-1]["acting"], rolling[-1]["acting"]) == (0, 1, 0)
    assert own[-1]["dice"] == others[-1]["dice"] != rolling[-1]["dice"]
    assert not rolling[-1]["moves"]
    assert any(step["tumbling"] == 3 for step in rolling)
    assert seen[-1]["moves"]
    assert len({step["sheet"] for step in seen}) == 1, "one's own sheet stays on the table"
    assert any(step["prompt"] == "level-2 2 is thinking." for step in seen)


def test_other_sheets_are_small_pictures_that_open_large(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    sit_down(page, site, Match.new("chiefdom", seats=3, seed="sheets"), ["person", "person", "level-1"])
    page.locator('button.seat[data-seat="2"]').focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="level-1 3’s sheet")
    expect(sheet.get_by_role("img")).to_have_attribute("aria-label", re.compile("level-1 3"))
    expect(sheet.get_by_role("table", name="level-1 3’s score")).to_be_visible()
    no_violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator('.seat[data-seat="2"]')).to_be_focused()
    # The person who decides sees their own sheet, the others' as pictures.
    expect(page.locator("canvas.board-canvas")).to_have_attribute("aria-label", re.compile("person 1"))
    for _ in range(2):
        choose(page, wait_for_moves(page)[0])
    expect(page.locator("canvas.board-canvas")).to_have_attribute("aria-label", re.compile("person 2"))
    assert page.locator("button.seat .small-sheet").count() == 2
    assert page.locator('div.seat[data-seat="1"]').count() == 1


# The replay may be over before anybody outside of the page has looked, so it is watched from within.
WATCH_REPLAY = """() => {
  const table = document.querySelector(".table");
  const again = document.querySelector("[data-tool=again]");
  const hint = document.querySelector("[data-tool=hint]");
  const replayed = (window.replayed = { plies: [], moves: 0, hint: false, prompt: "", over: false });
  const observer = new MutationObserver(() => {
    if (again.getAttribute("aria-pressed") !== "true") {
      replayed.over = replayed.plies.length > 0;
      if (replayed.over) observer.disconnect();
      return;
    }
    const ply = Number(table.dataset.ply);
    if (replayed.plies.at(-1) !== ply) replayed.plies.push(ply);
    replayed.moves += table.querySelectorAll("canvas [data-move]").length;
    replayed.hint ||= !hint.hidden;
    replayed.prompt = table.querySelector(".prompt").textContent;
  });
  observer.observe(table, { attributes: true, childList: true, subtree: true });
}"""


def test_the_last_turn_is_replayed_and_the_log_has_its_points(quick: Page, site: Server) -> None:
    page = quick
    driver.choose_setting(page, "thinking", "100")
    sit_down(page, site, Match.new("chiefdom", seats=2, seed="again"), ["person", "level-2"])
    expect(page.locator(AGAIN)).to_be_hidden()
    play_turn(page)
    record, moves = kept(page), driver.moves(page)
    seats, gains = seats_and_gains(record)
    first = len(seats) - seats[::-1].index(0)  # the ply after the person's last move

    page.evaluate(WATCH_REPLAY)
    page.locator(AGAIN).click()
    page.wait_for_function("window.replayed.over")
    replayed = page.evaluate("window.replayed")
    assert replayed["plies"] == list(range(first, len(seats) + 1))
    assert replayed["moves"] == 0, "what is past cannot be played"
    assert not replayed["hint"]
    assert f"{gains[-1]:+}".replace("-", "−") in replayed["prompt"]
    assert (driver.ply(page), driver.moves(page), kept(page)) == (len(seats), moves, record)

    page.locator("canvas [data-move]").first.focus()
    page.keyboard.press("a")
    expect(page.locator(AGAIN)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    assert (driver.ply(page), driver.moves(page), kept(page)) == (len(seats), moves, record)

    page.get_by_role("button", name="Log", exact=True).click()
    tags = page.locator("dialog .log li").last.locator(".tag")
    assert tags.inner_text().replace("−", "-") == f"{gains[-1]:+}"


def seats_and_gains(record: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Who made each move of a record, and how many points it brought."""
    match = Match.new(record["game"], record["seats"], record["seed"], record["options"])
    seats, gains = [], []
    for move in record["moves"]:
        assert match.seat is not None
        seats.append(match.seat)
        before = match.scores()[seats[-1]].total
        match.play(move)
        gains.append(match.scores()[seats[-1]].total - before)
    return seats, gains
