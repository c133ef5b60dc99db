"""Whole games of Five Tribes by touch alone, against a computer player, on phones."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize

from chiefdoms import Match
from tests.web.games.tribes_table import TALL, sit_down, sow_by_hand
from tests.web.support import driver, touch
from tools.serve.server import Server


def choose_by_touch(page: Page, random: Random) -> None:
    """One decision by touch only; sowings by hand."""
    asked = driver.decision(page)
    tap = partial(touch.tap, page)
    move = random.choice(asked.moves)
    if move.startswith("sow-"):
        sow_by_hand(page, move.split("-")[1], random, TALL, tap, lambda *spot: touch.tap_at(page, spot))
        return
    if move.startswith("use-"):
        tap(f'[data-key="power-{move.split("-")[1]}"]')
    listed = page.locator(f'.tray [data-move="{move}"]')
    tap(f'.tray [data-move="{move}"]' if listed.count() else ".tray [data-move]")
    page.locator(touch.another(asked.ply)).wait_for(state="attached")


@pytest.mark.parametrize("size", [touch.PORTRAIT, touch.LANDSCAPE], ids=["upright", "on its side"])
def test_a_whole_game_against_a_computer_player_by_touch(phone: Page, site: Server, size: ViewportSize) -> None:
    page = phone
    page.set_viewport_size(size)
    driver.choose_setting(page, "previews", "off")
    sit_down(page, site, Match.new("five-tribes", 2, "touch-23"), ["person", "level-1"])
    board = driver.board_box(page)
    random = Random(2)
    while True:
        page.locator("canvas [data-move], dialog .ending").first.wait_for(state="attached")
        if page.locator("dialog .ending").count():
            break
        choose_by_touch(page, random)
        assert driver.board_box(page) == board, "the board moved or changed its size"
    assert len(driver.totals(page)) == 2
