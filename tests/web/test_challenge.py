"""Challenges: the same dice against the ghost of somebody who played them before, compared turn by turn and at the
end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tools.serve.server import Server

# A share sheet that the user closes without sharing.
SHARE_SHEET = """() => {
  window.sent = [];
  navigator.share = async (given) => { window.sent.push(given); throw new DOMException("closed", "AbortError"); };
}"""


def play_out(seed: int) -> Match:
    """A whole game alone, at random."""
    random = Random(seed)
    match = Match.new("chiefdom", seed="challenged")
    while not match.over:
        match.play(random.choice(match.moves()))
    return match


def as_save(key: str, match: Match, name: str, **more: Any) -> dict[str, Any]:
    save = canned.save(key, 0)
    totals = [card.total for card in match.scores()]
    save |= {"record": match.record(), "over": match.over, "players": [{"name": name, "kind": "person"}], **more}
    save["summary"] = {"ply": match.ply, "totals": totals, "turn": match.view(0)["round"]}
    return save


def at_turn(match: Match, turn: int) -> int:
    """The total at the first position of a turn."""
    copy = match.fork()
    copy.goto(0)
    while not copy.over and copy.view(0)["round"] < turn:
        copy.redo()
    return copy.scores()[0].total


def shown(total: int) -> str:
    return str(total).replace("-", "−")


def test_the_same_dice_are_played_against_a_ghost(
    quick: Page, site: Server, no_violations: Callable[..., None]
) -> None:
    page = quick
    ada = play_out(1)
    canned.keep(page, as_save("hers", ada, "Ada"))
    page.goto(f"{site.address}#/play/hers")
    expect(driver.table(page)).to_have_attribute("data-ply", str(ada.ply))
    page.evaluate(SHARE_SHEET)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("radio", name="A challenge").check()
    link = page.get_by_role("textbox", name="Link").input_value()
    # If the device has a share sheet, it is used; closing it shows no message.
    page.get_by_role("button", name="Send…").click()
    sent = {
        "title": "Chiefdoms",
        "text": "Can you beat me at Chiefdom? You get the same start and the same luck.",
        "url": link,
    }
    page.wait_for_function("window.sent.length === 1")
    assert page.evaluate("window.sent") == [sent]
    expect(page.locator(".toast")).to_have_count(0)
    page.evaluate("delete navigator.share")

    # The challenge shows her result, but not how she achieved it.
    page.goto(link)
    card = page.locator('.link-screen[data-standing="challenge"]')
    expect(card).to_contain_text("Ada challenges you!")
    expect(card.locator(".challenge-score")).to_have_text(shown(ada.scores()[0].total))
    assert card.locator("canvas").count() == 0
    no_violations(page)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Accept the challenge").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    start = Match.new("chiefdom", seed="challenged")
    assert driver.record(page) == start.record()

    # Her score is the one that she had at the start of the same turn.
    ghost = page.locator(".ghost-button")
    for turn in (1, 2, 3):
        while start.view(0)["round"] < turn:
            move = start.moves()[-1]
            driver.play(page, move)
            start.play(move)
        expect(ghost).to_have_attribute("data-turn", str(turn))
        expect(ghost).to_contain_text(f"Ada had {shown(at_turn(ada, turn))}")
    ghost.click()
    expect(page.get_by_role("dialog", name="Ada at the start of turn 3").locator("canvas")).to_be_visible()
    no_violations(page)
    page.keyboard.press("Escape")


def last_move_to_come(game: str, seed: int) -> tuple[Match, Match]:
    """A game of two, at random, whose last move the first seat makes: before it and after it."""
    random = Random(seed)
    whole = Match.new(game, seats=2, seed="challenged")
    while not whole.over:
        whole.play(random.choice(whole.moves()))
    before = whole.fork()
    before.undo()
    return Match.replay(before.record()), whole


def test_other_games_are_compared_by_what_counts_in_them(quick: Page, site: Server) -> None:
    page = quick
    for game, counts in (("duel", True), ("five-tribes", False)):
        (mine, ended), (_, other) = last_move_to_come(game, 1), last_move_to_come(game, 2)
        ghost = {"name": "Ada", "seat": 0, "record": other.record()}
        canned.keep(page, canned.against(game, mine, ["person", "person"]) | {"ghost": ghost})
        page.goto(f"{site.address}#/play/{game}")
        expect(driver.table(page)).to_have_attribute("data-ply", str(mine.ply))
        # The ghost's score is shown from its own seat, so it includes what was hidden from others.
        turn = mine.view(0)["round"]
        copy = other.fork()
        copy.goto(0)
        while copy.view(0)["round"] < turn:
            copy.redo()
        expect(page.locator(".ghost-button")).to_contain_text(f"Ada had {shown(copy.scores()[0].total)}")
        page.locator(f'canvas [data-move="{ended.history()[-1].move}"]').evaluate("button => button.click()")
        rows = page.locator("dialog .comparison tbody tr")
        rows.first.wait_for()
        found = [row.locator("td").all_inner_texts()[:2] for row in rows.all()]
        cards = [match.scores()[0].lines for match in (ended, other)]
        expected = [[line.count if counts else line.points for line in lines] for lines in cards]
        assert found == [[shown(one), shown(two)] for one, two in zip(*expected, strict=True)]
        page.keyboard.press("Escape")


def test_at_the_end_both_are_compared_line_by_line(quick: Page, site: Server) -> None:
    page = quick
    ada, ben = play_out(1), play_out(2)
    last = ben.history()[-1].move
    before = ben.fork()
    before.undo()
    unfinished = Match.replay(before.record())
    canned.keep(page, as_save("his", unfinished, "Ben", ghost={"name": "Ada", "seat": 0, "record": ada.record()}))
    page.goto(f"{site.address}#/play/his")
    expect(driver.table(page)).to_have_attribute("data-ply", str(unfinished.ply))
    page.locator(f'canvas [data-move="{last}"]').evaluate("button => button.click()")
    rows = page.locator("dialog .comparison tbody tr")
    rows.first.wait_for()
    his, hers = ben.scores()[0], ada.scores()[0]
    found = [[cell.strip() for cell in row.locator("td").all_inner_texts()[:2]] for row in rows.all()]
    lines = {line.key: line.points for line in hers.lines}
    assert found == [[shown(line.points), shown(lines[line.key])] for line in his.lines]
    gap = his.total - hers.total
    sentence = f"You beat Ada by {gap}" if gap > 0 else f"Ada beat you by {-gap}"
    expect(page.locator(".comparison-result")).to_contain_text(sentence)
    page.get_by_role("dialog").get_by_role("button", name="Same seed").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    expect(page.locator(".ghost-button")).to_contain_text("Ada had")
