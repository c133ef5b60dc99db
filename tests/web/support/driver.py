"""Plays games in tests: start games, read the prompt, and choose moves with the mirror, the pointer or the keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from chiefdoms import Match

expect.set_options(timeout=90_000)  # the machine may be busy with other tests

QUICK = {"speed": "instant", "cover": "off", "motion": "reduced"}


def use_settings(page: Page, settings: Mapping[str, str] = QUICK) -> None:
    """Settings for every page that is opened after this."""
    text = json.dumps(json.dumps(dict(settings)))
    page.add_init_script(
        f"localStorage.getItem('chiefdoms.settings') ?? localStorage.setItem('chiefdoms.settings', {text})"
    )


def start(page: Page, address: str, game: str, players: int = 1, seed: str = "") -> None:
    """Start a game on the new-game screen, with the game's defaults."""
    page.goto(f"{address}#/new/{game}")
    for _ in range(players - int(page.locator("[data-players]").get_attribute("data-players") or "1")):
        page.get_by_role("button", name="One more player").click()
    seat_people(page)
    if seed:
        page.get_by_text("More options").click()
        page.get_by_role("textbox", name="Seed").fill(seed)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(table(page)).to_have_attribute("data-ply", "0")


def seat_people(page: Page) -> None:
    """In the new-game form, a person at every seat."""
    page.locator(".seat-row").first.wait_for()
    for kind in page.get_by_label("Who plays seat").all():
        kind.select_option("person")


def table(page: Page) -> Locator:
    return page.locator(".table")


def ply(page: Page) -> int:
    return int(table(page).get_attribute("data-ply") or "-1")


def asked(page: Page) -> str:
    """The sentence of the prompt, without the help that is offered behind it."""
    return str(
        page.locator(".prompt").evaluate(
            """({ childNodes }) => [...childNodes].filter(({ nodeName }) => nodeName !== "BUTTON")
              .map(({ textContent }) => textContent).join("").trim()"""
        )
    )


def board_box(page: Page) -> dict[str, float]:
    """Where the board is on the screen, asked in the page: `bounding_box` may answer from before the last change."""
    return box_of(page, "canvas.board-canvas")


def box_of(page: Page, selector: str) -> dict[str, float]:
    """Where something is on the screen."""
    found = page.locator(selector).evaluate("element => element.getBoundingClientRect().toJSON()")
    assert isinstance(found, dict)
    return found


def moves(page: Page) -> list[str]:
    """The legal moves in the mirror."""
    found = page.locator("canvas [data-move]").evaluate_all("buttons => buttons.map((button) => button.dataset.move)")
    assert isinstance(found, list)
    return found


@dataclass(frozen=True)
class Decision:
    """The current prompt, read from the page without waiting."""

    ply: int
    moves: list[str]
    cover: str
    """The words of the cover over the table, if there is one."""


def decision(page: Page) -> Decision:
    return Decision(
        **page.evaluate("""() => ({
          ply: Number(document.querySelector(".table").dataset.ply),
          moves: [...document.querySelectorAll("canvas [data-move]")].map((button) => button.dataset.move),
          cover: document.querySelector(".cover button")?.textContent ?? "",
        })""")
    )


def play(page: Page, move: str) -> None:
    """Choose a move's button in the mirror."""
    before = ply(page)
    click_in_mirror(page, move)
    after(page, before)


def click_in_mirror(page: Page, move: str) -> None:
    page.locator(f'canvas [data-move="{move}"]').wait_for(state="attached")
    # Found and clicked in one step, because the table may be redrawn with new buttons at any time.
    page.evaluate("(move) => document.querySelector(`canvas [data-move='${move}']`).click()", move)


def after(page: Page, before: int) -> None:
    """Wait until the table shows the next decision."""
    # A locator waits inside the page and answers immediately; an expectation polls.
    page.locator(f'.table[data-ply="{before + 1}"]').wait_for(state="attached")


def choose_setting(page: Page, key: str, value: str) -> None:
    """As on the settings screen, in a page that is open."""
    page.evaluate(
        """async ([key, value]) => {
          const inside = await import(new URL("js/page/inside.js", document.baseURI));
          inside["js/base/settings.js"].settings.set(key, value);
        }""",
        [key, value],
    )


def play_to_the_end(page: Page) -> None:
    """Play first moves inside the page as soon as there are any, without requesting previews."""
    choose_setting(page, "previews", "off")
    page.evaluate("""() => {
      const playing = setInterval(() => {
        if (document.querySelector("dialog .ending")) clearInterval(playing);
        else document.querySelector("canvas [data-move]")?.click();
      }, 10);
    }""")
    page.locator("dialog .ending").first.wait_for(timeout=300_000)


def in_both_themes(page: Page) -> Iterator[str]:
    """The page in each theme, once the colours have changed."""
    for theme in ("light", "dark"):
        choose_setting(page, "theme", theme)
        expect(page.locator(":root")).to_have_attribute("data-theme", theme)
        page.wait_for_function("document.getAnimations().length === 0")
        yield theme


def record(page: Page) -> dict[str, Any]:
    """The stored record of the game that was played last."""
    text = page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('chiefdoms.game.'))")
    saves = [json.loads(value)["save"] if "save" in json.loads(value) else json.loads(value) for _, value in text]
    newest = max(saves, key=lambda save: save["updated"])
    found = newest["record"]
    assert isinstance(found, dict)
    return found


def exported(page: Page, address: str, folder: Path) -> dict[str, Any]:
    """The record of the newest game, exported to a file with the page's button."""
    page.goto(f"{address}#/games")
    page.locator("[data-save] summary").first.click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=False).and_(page.locator("[data-save] button")).first.click()
    path = folder / "game.json"
    download.value.save_as(path)
    found = json.loads(path.read_text(encoding="utf-8"))["games"][0]["record"]
    assert isinstance(found, dict)
    return found


def totals(page: Page) -> list[int]:
    """The totals on the score sheet at the end."""
    cells = page.locator("dialog .ending tfoot td").all_inner_texts()
    return [int(cell.replace("−", "-")) for cell in cells]


def check_result(kept: dict[str, Any], shown: list[int]) -> Match:
    """The record replays in CPython to a finished game with the scores that the page showed."""
    match = Match.replay(kept)
    assert match.over
    assert [card.total for card in match.scores()] == shown
    return match
