"""Pyodide's program in two files: what visitors need, and the rest, which is read when something else is needed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Request

from chiefdoms import games
from tests.web.support import driver, keeping
from tools.serve.server import Server

REST = re.compile(r"/rest\.wasm(\?again)?$")


def requests_of_rest(context: BrowserContext) -> list[str]:
    found: list[str] = []

    def note(request: Request) -> None:
        if REST.search(request.url):
            found.append(request.url)

    context.on("request", note)
    return found


@pytest.mark.parametrize("game", games)
def test_the_start_of_a_game_does_not_need_the_rest(newcomer: Page, site: Server, game: str) -> None:
    page = newcomer
    found = requests_of_rest(page.context)
    driver.use_settings(page)
    driver.start(page, site.address, game, players=games[game].info.seats[0], seed="start")
    for _ in range(5):
        driver.play(page, driver.moves(page)[0])
    assert found == []


def test_the_rest_is_read_when_it_is_needed(newcomer: Page, site: Server) -> None:
    page = newcomer
    found = requests_of_rest(page.context)
    page.route("**/snapshot-*.wasm", lambda route: route.fulfill(body="not a snapshot"))
    page.goto(f"{site.address}#/about")
    assert not keeping.starts_from_snapshot(page), "starting without a snapshot takes more of the program"
    assert len(found) == 1
