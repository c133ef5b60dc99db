"""Embedded games: third-party frames without storage, sandboxes, opaque origins; and the embed snippet."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tools.serve.server import Server

Check = Callable[..., None]


def played(game: str, *, left: int = 0, seats: int = 1) -> Match:
    """A random game without its last moves."""
    random = Random(5)
    match = Match.new(game, seats=seats, seed="embedded")
    while not match.over:
        match.play(random.choice(match.moves()))
    match.goto(match.ply - left)
    return Match.replay(match.record())


def messages(page: Page, kind: str) -> list[dict[str, Any]]:
    found = page.evaluate(
        "(kind) => received.filter(({ source, type }) => source === 'chiefdoms' && type === kind)", kind
    )
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("sandbox", "in_worker"), [(None, True), ("allow-scripts allow-same-origin", True), ("allow-scripts", False)]
)
def test_a_game_is_played_in_a_frame_of_another_site(
    open_context: Callable[..., BrowserContext],
    site: Server,
    stranger: Callable[..., str],
    sandbox: str | None,
    in_worker: bool,
) -> None:
    page = open_context().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    match = played("chiefdom", left=1)
    page.goto(stranger(f"{site.address}embed.html?mode=play#{match.link()}", sandbox))
    frame = page.frame_locator("iframe")
    start = frame.get_by_role("button", name="Play", exact=True)
    start.wait_for()
    assert not any(re.search(r"wasm|runtime|more-", url) for url in asked), "the poster is light"
    start.click()
    expect(frame.locator(".table")).to_have_attribute("data-ply", str(match.ply))
    assert bool(page.workers) == in_worker
    expect(frame.locator("#notice")).to_contain_text("This game is not saved here")
    assert page.frames[1].evaluate("document.documentElement.scrollWidth <= innerWidth")
    move = frame.locator("canvas [data-move]").first
    text = move.get_attribute("data-move")
    move.evaluate("button => button.click()")
    expect(frame.get_by_role("dialog")).to_be_visible()
    match.play(text or "")
    assert match.over
    assert messages(page, "ready") == [{"source": "chiefdoms", "type": "ready", "mode": "play", "game": "chiefdom"}]
    assert messages(page, "height")
    assert [(each["ply"], each["move"]) for each in messages(page, "move")] == [(match.ply, text)]
    assert [each["totals"] for each in messages(page, "result")] == [[card.total for card in match.scores()]]


def test_a_replay_fits_a_small_frame_and_continues_on_the_full_page(
    page: Page, site: Server, no_violations: Check
) -> None:
    page.set_viewport_size({"width": 300, "height": 560})
    driver.use_settings(page)
    match = played("five-tribes", seats=2)
    page.goto(f"{site.address}embed.html?mode=replay&ply=7&theme=dark#/link/{match.link()}")
    no_violations(page)
    page.get_by_role("button", name="Watch the game").click()
    page.locator('.viewer[data-ply="7"]').wait_for()
    page.locator('[data-control="forward"]').click()
    page.locator('.viewer[data-ply="8"]').wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 300
    assert page.locator("html").get_attribute("data-theme") == "dark"
    no_violations(page)
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Continue on the full page").click()
    full = opened.value
    full.locator('.link-screen[data-link="good"]').wait_for()
    expect(full.locator(".link-screen")).to_contain_text("8 moves played")
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Rules").click()
    opened.value.locator("h1", has_text="Five Tribes: rules").wait_for()

    # In a game, nothing needs to be scrolled for but long lists.
    page.goto(f"{site.address}embed.html?game=five-tribes&seats=2&start=auto")
    page.locator("canvas [data-move]").first.wait_for(state="attached")
    for width, height in ((1100, 640), (700, 700), (560, 560), (400, 640), (300, 560)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
        assert page.locator("#screen").evaluate("screen => screen.scrollHeight <= screen.clientHeight"), (width, height)


def test_a_puzzle_assesses_the_turn_that_a_reader_plays(
    open_context: Callable[..., BrowserContext], site: Server, stranger: Callable[..., str]
) -> None:
    match = Match.new("chiefdom", seats=1, seed="puzzle")
    while match.view(0)["round"] < 3:
        match.play(match.moves()[0])
    turn = match.ply
    match.play(match.moves()[0])
    page = open_context(viewport={"width": 420, "height": 760}).new_page()
    page.goto(stranger(f"{site.address}embed.html?mode=puzzle&ply={turn}#{match.link()}", width=400, height=740))
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Find the best move").click()
    expect(frame.locator(".table")).to_have_attribute("data-ply", str(turn))
    expect(frame.locator(".puzzle")).to_contain_text("What is Player 1’s best turn here?")
    over = ".puzzle progress, [data-verdict]"
    for _ in range(8):
        frame.locator(f"{over}, canvas [data-move]").first.wait_for(state="attached")
        if frame.locator(over).count():
            break
        before = int(frame.locator(".table").get_attribute("data-ply") or "0")
        frame.locator("canvas [data-move]").first.evaluate("button => button.click()")
        frame.locator(f'.table[data-ply="{before + 1}"]').wait_for(state="attached")
    expect(frame.locator("[data-verdict]")).to_be_visible()
    [judged] = messages(page, "judged")
    assert judged["ply"] == turn
    assert judged["behind"] >= 0
    copy = match.fork()
    copy.goto(turn)
    for move in judged["best"]:
        copy.play(move)
    frame.get_by_role("button", name="Try again").click()
    expect(frame.locator(".table")).to_have_attribute("data-ply", str(turn))
    assert frame.locator("canvas [data-move]").count() > 0


def test_a_bad_link_is_explained_in_the_frame(page: Page, site: Server) -> None:
    page.goto(f"{site.address}embed.html?mode=diagram&start=auto#1nonsense")
    expect(page.get_by_role("alert")).to_have_text("This link is damaged or incomplete. Ask for it again.")


def test_the_snippet_is_what_the_preview_shows(newcomer: Page, site: Server, no_violations: Check) -> None:
    page = canned.block_engine(newcomer)
    page.goto(f"{site.address}#/embed")
    page.get_by_label("Game", exact=True).select_option("five-tribes")
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_role("radio", name="Dark").check()
    snippet = page.get_by_label("Code for your page")
    address = f"{site.address}embed.html?game=five-tribes&seats=3&theme=dark"
    expect(snippet).to_have_value(re.compile(re.escape(f'src="{address.replace("&", "&amp;")}"')))
    expect(page.frame_locator(".preview").get_by_role("heading", name="Five Tribes")).to_be_visible()
    no_violations(page)
    page.get_by_role("radio", name="Show the position").check()
    page.get_by_label("Link to a game").fill(f"{site.address}#/link/1abc.def")
    page.get_by_label("After move").fill("12")
    page.get_by_label("Add a script").check()
    expect(snippet).to_have_value(
        re.compile(r'embed\.html\?mode=diagram&amp;ply=12&amp;theme=dark#1abc\.def".*script>', re.S)
    )
