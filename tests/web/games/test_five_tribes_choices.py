"""How people choose in Five Tribes: sowing by hand, lists that do not rank, bids, markets, Djinns that come late."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.games.five_tribes.table import lay
from tests.web.games.tribes_table import (
    TALL,
    WIDE,
    card_at,
    drops,
    keys,
    on_screen,
    sit_down,
    spot_at,
    tile_at,
)
from tests.web.support import driver, touch
from tools.serve.server import Server

WAYS = "A1=S6:YRG B1=S6:- B3=S6:YW A2=S6:W C2=S6:G"
POSITIONS = Path(__file__).parents[2] / "games" / "five_tribes" / "positions"


def prompt(page: Page) -> str:
    return page.locator(".prompt").inner_text()


def in_hand(page: Page) -> list[str]:
    return [key.removeprefix("hold-") for key in keys(page, ".ft-held")]


def test_sowing_by_hand_from_the_board(quick: Page, site: Server) -> None:
    page = quick
    sit_down(page, site, lay(WAYS))
    expect(page.locator(".prompt")).to_contain_text("choose a tile to pick up its meeples")
    page.mouse.click(*tile_at(page, "A1"))
    expect(page.locator(".ft-hand-row")).to_contain_text("In your hand: 3")
    assert in_hand(page) == ["Y", "G", "R"]
    assert "drop one of your 3 meeples next to A1" in prompt(page)

    # Several meeples fit on A2: they are offered on the board, above or below the tile.
    page.mouse.click(*tile_at(page, "A2"))
    expect(page.locator(".prompt")).to_contain_text("which meeple do you drop on A2")
    assert drops(page) == ["A2Y", "A2G", "A2R"]
    # Tile A2 begins at 22, 213.5; the row of three choices of 64 each is above it, pushed in from the edge.
    page.mouse.click(*on_screen(page, WIDE, 4 + 2.5 * 64, 213.5 - 4 - 32))
    expect(page.locator(".ft-hand-row")).to_contain_text("In your hand: 2")
    assert in_hand(page) == ["Y", "G"]
    listed = page.locator(".tray .ft-choice").evaluate_all("rows => rows.map((row) => row.dataset.move)")
    assert sorted(listed) == ["sow-A1-B3-Y", "sow-A1-C2-G"]

    # A step back on the tile itself, then forward and back with the table's own way to undo: no move is taken back.
    page.mouse.click(*tile_at(page, "A2"))
    expect(page.locator(".ft-hand-row")).to_contain_text("In your hand: 3")
    page.locator('[data-key="hold-R"]').click()
    page.mouse.click(*tile_at(page, "A2"))
    expect(page.locator(".ft-hand-row")).to_contain_text("In your hand: 2")
    page.mouse.click(*tile_at(page, "A3"))
    expect(page.locator(".ft-hand-row")).to_contain_text("In your hand: 1")
    assert "drop your last meeple next to A3" in prompt(page)
    page.keyboard.press("Control+z")
    expect(page.locator(".ft-hand-row")).to_contain_text("In your hand: 2")
    assert driver.ply(page) == 0

    page.locator('[data-key="hold-G"]').click()
    page.mouse.click(*tile_at(page, "B2"))
    last = page.locator(".tray .ft-choice")
    expect(last).to_have_count(1)
    expect(last).to_contain_text("2 Viziers, +2")
    page.mouse.click(*tile_at(page, "B3"))
    page.locator('.table:not([data-ply="0"])').wait_for(state="attached")
    assert driver.record(page)["moves"][:3] == ["sow-A1-B3-Y", "drop-A2-R", "drop-B2-G"]


# A result is chosen and, before it is played, one more meeple is dropped.
CHOOSE_AND_DROP = """() => {
  document.querySelector("canvas [data-move^=sow-A1]").click();
  document.querySelector('.tray [data-key^="drop-"]').click();
}"""


def test_a_drop_after_the_sowing_was_chosen_is_forgotten(quick: Page, site: Server) -> None:
    """The watch over the page fails the test if the engine is asked about a sowing that is over."""
    page = quick
    sit_down(page, site, lay(WAYS))
    page.mouse.click(*tile_at(page, "A1"))
    page.mouse.click(*tile_at(page, "A2"))
    page.locator('.tray [data-key^="drop-"]').first.wait_for()
    page.evaluate(CHOOSE_AND_DROP)
    page.locator('.table:not([data-ply="0"])').wait_for(state="attached")
    driver.play(page, driver.moves(page)[0])


def test_a_result_can_be_chosen_in_the_middle_of_a_sowing(quick: Page, site: Server) -> None:
    page = quick
    sit_down(page, site, lay(WAYS))
    page.mouse.click(*tile_at(page, "A1"))
    page.locator('[data-key="hold-R"]').click()
    page.mouse.click(*tile_at(page, "A2"))
    expect(page.locator(".ft-hand-row")).to_contain_text("In your hand: 2")
    page.locator('.tray .ft-choice[data-move="sow-A1-C2-G"]').click()
    page.locator('.table:not([data-ply="0"])').wait_for(state="attached")
    assert driver.record(page)["moves"][:2] == ["sow-A1-C2-G", "drop-A2-R"]


def test_the_list_ranks_nothing_in_a_game_without_hints(quick: Page, site: Server) -> None:
    page = quick
    match = Match.new("five-tribes", 2, "pure")
    sit_down(page, site, match, pure=True)
    expect(page.locator(".ft-bids")).to_be_visible()
    assert not page.get_by_text("Best sowings now").count()
    while match.moves()[0].startswith("bid"):
        match.play(match.moves()[0])
    sit_down(page, site, match, pure=True)
    page.get_by_role("button", name="By result").click()
    rows = page.locator(".tray .ft-choice")
    expect(rows.first.locator("small")).not_to_be_empty()  # the gains have arrived
    assert not rows.locator(".tag").count()
    ends = rows.evaluate_all("rows => rows.map((row) => row.dataset.move.split('-')[2])")
    assert ends == sorted(ends)
    assert re.fullmatch(r"Ending on A1 \(.*\)", page.locator(".ft-subheading").first.inner_text())


def test_bid_spots_say_what_they_give_and_are_chosen_on_the_board(quick: Page, phone: Page, site: Server) -> None:
    match = Match.new("five-tribes", 2, "bids")
    sit_down(quick, site, match)
    groups = quick.locator(".ft-bid-group")
    expect(groups).to_have_count(1)
    expect(groups).to_contain_text("Place 1")
    quick.mouse.move(*spot_at(quick, 2))
    note = quick.locator(".explanation")
    expect(note).to_contain_text("12 gold: place 1 in turn order for now")
    expect(note).to_contain_text("0 gold gets you the same place, unless someone outbids you.")
    quick.mouse.click(*spot_at(quick, 2))
    driver.after(quick, 0)
    assert driver.record(quick)["moves"] == ["bid-12"]
    expect(quick.locator(".ft-bid-group small").nth(1)).to_have_text("Place 2")

    sit_down(phone, site, match)
    phone.touchscreen.tap(*spot_at(phone, 3, TALL))
    expect(phone.locator(".prompt")).to_contain_text("confirm your bid of 8 gold")
    touch.tap(phone, '.tray [data-move="bid-8"]')
    driver.after(phone, 0)


def test_pairs_of_the_same_cards_are_one_choice(quick: Page, site: Server) -> None:
    page = quick
    text = (POSITIONS / "large-market-with-six-cards.txt").read_text().split("\n\n", 1)[1]
    match = Match.position("five-tribes", text, {"djinn_use": "round"}, "pairs")
    sit_down(page, site, match)
    takes = page.locator('.tray [data-move^="take-"]')
    names = takes.locator("b").all_inner_texts()
    # Fish, papyrus, two Fakirs, spice and ivory: ten pairs of different cards and the two Fakirs, for fifteen moves.
    assert len(names) == len(set(names)) == 11
    assert sum(move.startswith("take-") for move in driver.moves(page)) == 15
    expect(page.get_by_role("button", name="Buy nothing")).not_to_have_class(re.compile("primary"))
    page.mouse.click(*card_at(page, 4))
    expect(page.locator(".prompt")).to_contain_text("Your first: card 4 (Fakir)")
    assert takes.count() == 5
    page.mouse.click(*card_at(page, 6))
    driver.after(page, 0)
    assert driver.record(page)["moves"] == ["take-4-6"]


def test_echidna_gained_after_the_builders_pays_again(quick: Page, site: Server) -> None:
    page = quick
    text = (POSITIONS / "echidna-after-the-builders.txt").read_text().split("\n\n", 1)[1]
    sit_down(page, site, Match.position("five-tribes", text, {"late_echidna": "on"}, "late"))
    expect(page.locator(".prompt")).to_contain_text("use Echidna to get your Builders’ 16 gold again")
    djinn = page.locator('[data-key="power-echidna"]')
    expect(djinn).to_contain_text("Your Builders earned 16 gold before you gained her")
    djinn.click()
    expect(page.locator(".prompt")).to_contain_text("choose how to use Echidna")
    uses = page.locator('.tray [data-move^="use-echidna"]')
    expect(uses.first).to_contain_text("Gold: +16")
    uses.first.click()
    driver.after(page, 0)
    log = " ".join(page.locator(".announcer").all_text_contents())
    assert "gets 16 gold from Echidna" in log
