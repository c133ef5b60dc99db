"""The example game, copied into the project as its two folders and nothing else: the whole page works with it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.build.example import copy_project
from tests.web.support import driver
from tests.web.support.watch import Watch
from tools.paths import BUILD, ENGINE, ROOT
from tools.serve.server import Server, Site, serving

# The scene's geometry (examples/nine-dice/web/nine-dice/face.js), in its own units.
EDGE, SIZE, WIDTH = 60, 100, 420
# What `build.py build` does once the tools are installed; they are linked and must not be installed again.
BUILD_SITE = "from tools.build import runtime, site; runtime.prepare(); site.prepare()"


@dataclass(frozen=True)
class Sixth:
    """The project with one game more, built and served."""

    project: Path
    server: Server

    def python(self, *arguments: str, given: str = "") -> str:
        command = [sys.executable, *arguments]
        variables = {"PATH": "", "PYTHONPATH": str(self.project / ENGINE.relative_to(ROOT))}
        done = subprocess.run(command, input=given, env=variables, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def sixth(watch: Watch, tmp_path: Path) -> Iterator[Sixth]:
    project = tmp_path / "chiefdoms"
    copy_project(project)
    # Pyodide, the standard library, the fonts and most of the compressed files are the same, and take longest.
    (project / "build" / "stamps").mkdir(parents=True)
    for step in ("Pyodide-trimmed", "standard-library", "fonts"):
        shutil.copy(BUILD / "stamps" / f"{step}.json", project / "build" / "stamps")
    shutil.copy(BUILD / "stdlib.wasm", project / "build")
    for name in ("pyodide", "compressed", "fonts"):
        shutil.copytree(BUILD / name, project / "build" / name, copy_function=os.link)
    done = subprocess.run([sys.executable, "-c", BUILD_SITE], cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with serving(Site(root=project / "dist")) as server:
        watch.origins.add(server.address)
        yield Sixth(project, server)


def click_square(page: Page, square: str) -> None:
    column, row = "ABC".index(square[0]), int(square[1]) - 1
    box, before = driver.board_box(page), driver.ply(page)
    scale = min(box["width"], box["height"]) / WIDTH
    left, top = (box["x"] + (box["width"] - WIDTH * scale) / 2, box["y"] + (box["height"] - WIDTH * scale) / 2)
    page.mouse.click(left + (EDGE + (column + 0.5) * SIZE) * scale, top + (EDGE + (row + 0.5) * SIZE) * scale)
    driver.after(page, before)


def test_a_sixth_game_is_two_folders(
    sixth: Sixth, open_context: Callable[..., BrowserContext], no_violations: Callable[..., None]
) -> None:
    page, address = open_context().new_page(), sixth.server.address
    driver.use_settings(page)
    page.goto(address)
    expect(page.locator(".box")).to_have_count(6)
    expect(page.locator(".box", has_text="Nine Dice").locator("img")).not_to_have_js_property("naturalWidth", 0)
    play_by_pointer(page, address)
    share_and_open(page, open_context().new_page())
    finish(page, sixth)
    review(page, no_violations)
    play_against_the_computer(page, address)
    embed(page, address)


def play_by_pointer(page: Page, address: str) -> None:
    """Some moves; what is taken back can be played again with the same die; a reload and a hint change nothing."""
    driver.start(page, address, "nine-dice", players=2, seed="sixth")
    expect(page.get_by_role("heading", name="Nine Dice")).to_be_attached()
    for square in ("A1", "B2", "C3"):
        click_square(page, square)
    asked = driver.asked(page)
    page.get_by_role("button", name="Undo").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "2")
    click_square(page, "C3")
    assert driver.asked(page) == asked
    page.reload()
    expect(driver.table(page)).to_have_attribute("data-ply", "3")
    assert len(driver.moves(page)) == 6
    page.get_by_role("button", name="Hint (H)").click()
    expect(page.locator(".hint-plan").first).to_contain_text("Best")
    page.keyboard.press("Escape")


def share_and_open(page: Page, other: Page) -> None:
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_role("textbox", name="Link").input_value()
    page.keyboard.press("Escape")
    driver.use_settings(other)
    other.goto(link)
    other.locator('.link-screen[data-link="good"]').wait_for()
    expect(other.locator(".link-screen")).to_contain_text("Nine Dice")
    expect(other.locator(".link-screen")).to_contain_text("3 moves played")


def finish(page: Page, sixth: Sixth) -> None:
    """The record replays outside of the page to the scores that it shows."""
    while moves := driver.moves(page):
        click_square(page, moves[-1])
    expect(page.get_by_role("dialog")).to_contain_text("The board is full.")
    totals = driver.totals(page)
    printed = sixth.python("-m", "chiefdoms", "replay", "-", given=json.dumps(driver.record(page)))
    assert "Nine Dice, 2 seats, seed sixth, 9 moves" in printed
    assert all(str(total) in printed for total in totals)


def review(page: Page, no_violations: Callable[..., None]) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="Review: Nine Dice")).to_be_visible()
    start = page.get_by_role("button", name="Review this game")
    chart = page.get_by_role("img", name="Every player’s score, turn by turn")
    start.or_(chart).or_(page.locator(".review progress")).first.wait_for()
    if start.is_visible():
        start.click()
    chart.wait_for()
    no_violations(page)


def play_against_the_computer(page: Page, address: str) -> None:
    page.goto(f"{address}#/new/nine-dice")
    page.get_by_label("Who plays seat 2").select_option("level-3")
    page.get_by_text("More options").click()
    page.get_by_role("switch", name="Runs").uncheck()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    driver.play_to_the_end(page)
    assert driver.record(page)["options"] == {"runs": "off"}
    assert len(driver.record(page)["moves"]) == 9


def embed(page: Page, address: str) -> None:
    page.goto(f"{address}embed.html?game=nine-dice&seats=2&start=auto")
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    click_square(page, "B2")
    assert page.locator(".nine-dice-die").evaluate("tray => getComputedStyle(tray).minHeight") == "96px"
