"""Games as links: shared, opened, watched, sent back and forth; crossing links; and bad links."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

from playwright.sync_api import BrowserContext, Locator, Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver, qr_reader
from tests.web.support.tasks import SECOND, always_slow
from tools.serve.server import Server

Check = Callable[..., None]


def by_link(key: str, moves: int = 4) -> dict[str, Any]:
    """A game of two in which the second seat is played elsewhere."""
    game = canned.save(key, moves, seats=2)
    game["players"] = [{"name": "Ada", "kind": "person"}, {"name": "Ben", "kind": "link"}]
    return game


def follow(page: Page, link: str) -> None:
    """Open a link and wait for what the page makes of it."""
    page.goto(link)
    page.locator('.link-screen[data-link="good"], .link-screen[data-link="bad"]').wait_for()


def act(page: Page, action: str) -> None:
    page.locator(f'[data-action="{action}"]').click()


def play_until_away(page: Page) -> str:
    """Play first moves until the page wants the link sent; gives the link."""
    send = page.locator(".send").filter(visible=True)
    for _ in range(30):
        send.or_(page.locator("canvas [data-move]")).first.wait_for(state="attached")
        if send.count():
            break
        driver.play(page, driver.moves(page)[0])
    expect(page.get_by_role("dialog")).to_contain_text("Send the link to")
    link = page.get_by_role("textbox", name="Link").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_game_is_sent_back_and_forth_by_link(
    quick: Page, open_context: Callable[..., BrowserContext], site: Server, no_violations: Check
) -> None:
    ada, ben = quick, open_context().new_page()
    driver.use_settings(ben)
    ben.goto(f"{site.address}#/about")
    canned.keep(ada, by_link("to-and-fro"))
    ada.goto(f"{site.address}#/play/to-and-fro")
    expect(driver.table(ada)).to_have_attribute("data-ply", "4")
    first = play_until_away(ada)
    expect(ada.locator(".prompt")).to_contain_text("It is Ben’s turn")
    assert driver.moves(ada) == []

    # Ben opens it, sees whose turn it is, sits down and answers.
    follow(ben, first)
    expect(ben.locator(".link-turn")).to_have_text("It is Ben’s turn.")
    expect(ben.locator(".link-screen")).to_have_attribute("data-standing", "new")
    no_violations(ben)
    act(ben, "sit")
    expect(ben.get_by_role("switch").nth(0)).not_to_be_checked()
    expect(ben.get_by_role("switch").nth(1)).to_be_checked()
    no_violations(ben)
    ben.get_by_role("button", name="Join the game").click()
    expect(driver.table(ben)).to_have_attribute("data-ply", str(driver.ply(ada)))
    assert [player["kind"] for player in canned.kept(ben, "to-and-fro")["players"]] == ["link", "person"]
    second = play_until_away(ben)

    # His moves come into her game; the older link and the same one change nothing.
    follow(ada, second)
    expect(ada.locator(".link-standing")).to_contain_text("This is your game with")
    act(ada, "advance")
    expect(driver.table(ada)).to_have_attribute("data-ply", str(driver.ply(ben)))
    assert canned.kept(ada, "to-and-fro")["record"] == canned.kept(ben, "to-and-fro")["record"]
    before = canned.stored(ada)
    for link, standing in ((first, "behind"), (second, "same")):
        follow(ada, link)
        expect(ada.locator(".link-screen")).to_have_attribute("data-standing", standing)
        act(ada, "open")
        expect(driver.table(ada)).to_have_attribute("data-ply", str(driver.ply(ben)))
        assert canned.stored(ada) == before

    # Both go on from the same position: whichever way is chosen, neither game is lost.
    mine = canned.kept(ada, "to-and-fro")["record"]["moves"]
    ada.get_by_role("button", name="Undo").click()
    ada.locator(f'.table:not([data-ply="{len(mine)}"])').wait_for()
    driver.play(ada, driver.moves(ada)[-1])
    changed = canned.kept(ada, "to-and-fro")["record"]["moves"]
    follow(ada, second)
    expect(ada.locator(".link-screen")).to_have_attribute("data-standing", "apart")
    act(ada, "theirs")
    expect(driver.table(ada)).to_have_attribute("data-ply", str(len(mine)))
    games = [canned.kept(ada, key.removeprefix("chiefdoms.game."))["record"]["moves"] for key in canned.stored(ada)]
    assert sorted(games) == sorted([mine, changed])


# -- sharing and watching ----------------------------------------------------------------------------------------------


def code(page: Page) -> list[list[bool]]:
    """The modules of the QR code in the page, without the margin."""
    path = page.locator(".qr-picture path").get_attribute("d") or ""
    dark = {tuple(int(number) for number in part.split("h")[0].split()) for part in path.split("M")[1:]}
    size = max(x for x, _ in dark) + 1
    return [[(x, y) in dark for x in range(size)] for y in range(size)]


def encode(page: Page, text: str) -> list[list[bool]]:
    inside = "(await import(new URL('js/page/inside.js', document.baseURI)))"
    rows = page.evaluate(f"async (text) => {inside}['js/link/qr.js'].encodeQr(text)", text)
    assert isinstance(rows, list)
    return rows


def test_a_game_is_shared_watched_and_played_on_as_a_copy(quick: Page, site: Server, no_violations: Check) -> None:
    page = quick
    game = canned.save("shared", 12, seats=2)
    canned.keep(page, game)
    page.goto(f"{site.address}#/play/shared")
    expect(driver.table(page)).to_have_attribute("data-ply", "12")
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="QR code").click()
    no_violations(page)
    link = page.get_by_role("textbox", name="Link").input_value()
    assert code(page) == encode(page, link)
    for text in ("a", "Größe: ✎", "https://chiefdoms.example/#/link/" + "x" * 70):
        assert qr_reader.read(encode(page, text)) == text

    # Opened where the game is known already it is that game; the engine's own link, without names, is new.
    follow(page, link)
    expect(page.locator(".link-screen")).to_have_attribute("data-standing", "same")
    core = Match.replay(game["record"]).link()
    follow(page, f"{site.address}#/link/{core}")
    expect(page.locator(".link-screen")).to_have_attribute("data-standing", "new")
    driver.choose_setting(page, "speed", "slow")  # so that every move is seen
    act(page, "watch")

    def control(name: str) -> Locator:
        return page.locator(f'[data-control="{name}"]')

    page.locator('.viewer[data-ply="2"]').wait_for()
    control("play").click()
    control("last").click()
    page.locator('.viewer[data-ply="12"]').wait_for()
    expect(control("forward")).to_be_disabled()
    expect(page.locator(".viewer-position")).to_have_text("Move 12 of 12")
    control("back").click()
    page.locator('.viewer[data-ply="11"]').wait_for()
    page.get_by_role("slider", name="Move").fill("5")
    page.locator('.viewer[data-ply="5"]').wait_for()
    no_violations(page)
    act(page, "play-on")
    expect(driver.table(page)).to_have_attribute("data-ply", "5")
    assert driver.record(page)["moves"] == game["record"]["moves"][:5]
    driver.play(page, driver.moves(page)[0])
    assert canned.kept(page, "shared") == game


# -- bad links --------------------------------------------------------------------------------------------

EVIL = "<img src=x onerror=window.pwned=1>"
FOREIGN = [
    *["", " ", ".", "..", "1", "1.", ".1", "__proto__", "constructor", "%", "%00", "%E0%A4%A", "%2e%2e%2f", EVIL],
    *["javascript:window.pwned=1", "https://elsewhere.example/", "0", "-1", "null", "[]", "\u202e1", "1" * 19_999],
    *["A" * 19_000, "1" + "A" * 200_000, "1" * 1_000_000, "1." + "A" * 23_000, "2" + "A" * 100, "9AAAA.AAAA"],
]
SENTENCES = {
    "": "This is not a link to a game.",
    "1" * 1_000_000: "This link is too long to be a game.",
    "2" + "A" * 100: "This game comes from a newer version of this site. Reload to update.",
}


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def core_of(parts: object, number: bytes = b"", size: int | None = None) -> str:
    """A link of the engine with any content and a correct checksum."""
    head = json.dumps(parts).encode()
    body = (len(head) if size is None else size).to_bytes(2, "big") + head + number
    return "1" + packed(crc32(body).to_bytes(4, "big") + body)


def envelope_of(parts: object) -> str:
    body = packed(json.dumps(parts).encode())
    return f"{body}{crc32(body.encode()):08x}"


def malicious(core: str) -> Iterator[str]:
    """Links with correct checksums and wrong contents."""
    parts: Any
    for parts in (
        ["chiefdom", 1, 1, "s", {}, 10**9],
        ["chiefdom", 1, 1, "s", {}, -1],
        ["chiefdom", 1, 1, "s", {}, 3000],
        ["chiefdom", 99, 1, "s", {}, 0],
        ["chiefdom", 1, 99, "s", {}, 0],
        ["chiefdom", 1, 1, "s" * 5000, {}, 0],
        ["chiefdom", 1, 1, EVIL, {"edition": EVIL}, 0],
        ["chiefdom", 1, 1, "s", {EVIL: "published"}, 0],
        ["chiefdom", 1, 1, "s", {}, 0, EVIL * 200],
        ["five-tribes", 1, 4, "s", {}, 15_000],
        ["five-tribes", 1, 2, "s", {}, 0, "x\n" * 5000],
        [EVIL, 1, 1, "s", {}, 0],
        ["__proto__", 1, 1, "s", {}, 0],
        {"game": "chiefdom"},
        [[[[]]]],
        None,
    ):
        yield core_of(parts)
        yield core_of(parts, b"\xff" * 12_000)
        yield core_of(parts, size=60_000)
    game = ["game", "victim", ["Ada"], ["person"], 0]
    for parts in (
        [2, *game],
        [1, "game", "../x", ["Ada"], ["person"], 0],
        [1, "game", "victim", [EVIL] * 4000, ["person"] * 4000, 0],
        [1, "game", "victim", "Ada", "person", 0],
        [1, "game", "victim", ["Ada"], [], 0],
        [1, EVIL, "victim", ["Ada"], ["person"], 0],
        [1, "challenge", "victim", ["Ada"], ["person"], 10**6],
        {},
        None,
    ):
        yield f"{core}.{envelope_of(parts)}"


def harmless(core: str) -> Iterator[str]:
    """Links that are read, with odd things in the places of names; they are shown as they are and change nothing."""
    for name, kind in ((EVIL, "person"), ("\u202eAda", "level-9"), ("x" * 500, EVIL), (7, 7), ("", "link")):
        yield f"{core}.{envelope_of([1, 'game', 'victim', [name], [kind], 0])}"


def damaged(link: str) -> Iterator[str]:
    random = Random(7)
    letters = "ABCxyz019-_.%~ é"
    while True:
        at = random.randrange(len(link))
        yield link[:at] + random.choice(letters) + link[at + random.randrange(2) :]
        yield link[:at]
        yield link[at:]
        yield link[:at] + link[at:][::-1]
        yield link[:at] + link[at:] * 2


FOLLOW_ALL = """async (links) => {
  const found = [];
  for (const link of links) {
    const before = document.querySelector(".link-screen");
    const started = performance.now();
    location.hash = `#/link/${link}`;
    let screen;
    do {
      await new Promise((resolve) => setTimeout(resolve, 2));
      screen = document.querySelector(".link-screen");
    } while ((screen === before || screen.dataset.link === "reading") && performance.now() - started < 10000);
    const time = performance.now() - started;
    const text = screen.querySelector(".link-problem")?.textContent ?? "";
    found.push({ state: screen.dataset.link, time, text });
    location.hash = "#/about";
    while (document.querySelector(".link-screen")) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return found;
}"""


def test_no_link_breaks_the_page_or_changes_a_game(quick: Page, site: Server) -> None:
    page = quick
    match = Match.replay(canned.save("victim", 20)["record"])
    core = match.link()
    whole = f"{core}.{envelope_of([1, 'game', 'victim', ['Ada'], ['person'], 0])}"
    bad = [*FOREIGN, *malicious(core)]
    bad += [link for link in islice(damaged(whole), 400) if link not in (core, whole)][: 300 - len(bad)]
    assert len(bad) == 300
    canned.keep(page, canned.save("victim", 30), canned.save("other", 5))
    before = canned.stored(page)
    follow(page, f"{site.address}#/link/{whole}")
    expect(page.locator(".link-screen")).to_have_attribute("data-standing", "behind")
    page.goto(f"{site.address}#/about")
    answers = page.evaluate(FOLLOW_ALL, bad)
    wrong = [(link[:80], answer) for link, answer in zip(bad, answers, strict=True) if answer["state"] != "bad"]
    assert wrong == []
    slow = [link for link, answer in zip(bad, answers, strict=True) if answer["time"] > SECOND]
    assert always_slow(lambda links: [answer["time"] for answer in page.evaluate(FOLLOW_ALL, links)], slow) == []
    assert [answer for answer in answers if len(answer["text"]) < 10 or len(answer["text"]) > 250] == []
    assert {link: answers[bad.index(link)]["text"] for link in SENTENCES} == SENTENCES
    assert {answer["state"] for answer in page.evaluate(FOLLOW_ALL, list(harmless(core)))} == {"good"}
    assert page.evaluate("window.pwned") is None
    assert page.locator("#screen img[src=x]").count() == 0
    assert canned.stored(page) == before
    # The page still works.
    follow(page, f"{site.address}#/link/{whole}")
    act(page, "open")
    expect(driver.table(page)).to_have_attribute("data-ply", "30")
