"""Saved games: reload, rename, delete and undo, files; storage that is full, refused, damaged or shared by two tabs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from chiefdoms import Match
from tests.web import canned, driver
from tools.server import Server

NOTICE = "#notice"
FULL = """
const write = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  if (key.startsWith("chiefdoms.game.") && !window.roomAgain) throw new DOMException("full", "QuotaExceededError");
  return write.call(this, key, value);
};
"""
REFUSED = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""


@pytest.fixture
def asleep(page: Page, site: Server) -> Page:
    """A page that needs no engine, open where no game is read."""
    canned.sleeping(page)
    go(page, site, "#/about")
    return page


def go(page: Page, site: Server, route: str) -> None:
    page.goto(f"{site.address}{route}")
    page.locator("h1").wait_for()


def in_store(page: Page, script: str, argument: Any = None) -> Any:
    """Run a function of (store, argument) with the page's own store."""
    return page.evaluate(
        f"async (argument) => ({script})((await import(new URL('js/store.js', location.href))).store, argument)",
        argument,
    )


def play_some(page: Page, count: int) -> None:
    for _ in range(count):
        driver.play(page, driver.moves(page)[0])


def open_game(page: Page, site: Server, key: str, ply: int) -> None:
    page.goto(f"{site.address}#/play/{key}")
    expect(driver.table(page)).to_have_attribute("data-ply", str(ply))


# -- day by day ------------------------------------------------------------------------------------------------------


def test_a_reload_comes_back_to_the_same_decision(page: Page, site: Server) -> None:
    driver.use_settings(page)
    driver.start(page, site.address, "chiefdom")
    play_some(page, 3)
    before = driver.moves(page)
    page.reload()
    expect(driver.table(page)).to_have_attribute("data-ply", "3")
    assert driver.moves(page) == before


def test_games_are_renamed_deleted_and_brought_back(asleep: Page, site: Server) -> None:
    page = asleep
    canned.keep(page, canned.save("one"))
    go(page, site, "#/games")
    page.get_by_role("button", name="Rename: Chiefdom").click()
    page.get_by_label("Name of the game").fill('Rainy "<img src=x>" Sunday')
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    title = page.get_by_role("link", name='Rainy "<img src=x>" Sunday', exact=True)
    expect(title).to_be_visible()
    page.get_by_role("button", name="Delete: Rainy").click()
    expect(page.get_by_text("No saved games yet")).to_be_visible()
    assert canned.stored(page) == {}
    page.get_by_role("button", name="Undo").click()
    expect(title).to_be_visible()
    assert canned.kept(page, "one")["record"] == canned.save("one")["record"]


def test_everything_can_be_deleted_after_a_question(asleep: Page, site: Server) -> None:
    page = asleep
    canned.keep(page, canned.save("one"))
    go(page, site, "#/settings")
    page.get_by_role("button", name="Delete all games").click()
    expect(page.get_by_role("dialog")).to_contain_text("One saved game will be deleted")
    page.keyboard.press("Escape")
    assert len(canned.stored(page)) == 1
    page.get_by_role("button", name="Delete all games").click()
    page.get_by_role("button", name="Delete them").click()
    expect(page.locator(".toast")).to_contain_text("All games are deleted")
    assert canned.stored(page) == {}


# -- files -----------------------------------------------------------------------------------------------------------


def bring_in(page: Page, text: str) -> str:
    """Import a file through the page; the sentence it answers with."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Bring in a file").click()
    chooser.value.set_files({"name": "games.json", "mimeType": "application/json", "buffer": text.encode()})
    note = page.locator(".toast").last
    answer = note.locator("p").inner_text()
    note.get_by_role("button", name="Dismiss").click()
    return answer


def test_everything_goes_to_a_file_and_comes_back(asleep: Page, site: Server, tmp_path: Path) -> None:
    page = asleep
    canned.keep(page, canned.save("one", moves=4), canned.save("two", moves=9))
    go(page, site, "#/settings")
    page.get_by_role("switch", name="Confirm moves").check()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything to a file").click()
    download.value.save_as(tmp_path / "all.json")
    text = (tmp_path / "all.json").read_text(encoding="utf-8")
    page.evaluate("localStorage.clear()")
    page.reload()
    assert bring_in(page, text) == "2 games added. Settings taken over."
    assert canned.kept(page, "one") == canned.save("one", moves=4)
    page.reload()
    expect(page.get_by_role("switch", name="Confirm moves")).to_be_checked()
    assert bring_in(page, text).startswith("2 games were here already.")


def test_a_longer_game_is_never_overwritten_by_a_shorter_one(asleep: Page, site: Server) -> None:
    page = asleep
    short, long = canned.save("one", moves=2), canned.save("one", moves=5)
    canned.keep(page, long)
    go(page, site, "#/games")
    assert bring_in(page, canned.as_file(short)) == "One game was here already."
    assert canned.kept(page, "one") == long
    in_store(page, "(store) => store.remove('one')")
    assert bring_in(page, canned.as_file(short)) == "One game added."
    assert bring_in(page, canned.as_file(long)) == "One game brought up to date."
    assert canned.kept(page, "one")["record"] == long["record"]


def test_games_that_went_different_ways_are_both_kept(asleep: Page, site: Server) -> None:
    page = asleep
    here, there = canned.save("one", moves=3), canned.save("one", moves=3)
    there["record"]["moves"][2:] = ["elsewhere", "further"]
    canned.keep(page, here)
    go(page, site, "#/games")
    assert bring_in(page, canned.as_file(there)) == "One game added."
    assert len(canned.stored(page)) == 2
    assert canned.kept(page, "one") == here
    assert bring_in(page, canned.as_file(there)) == "One game was here already."


def test_a_record_of_the_command_line_can_be_brought_in(asleep: Page, site: Server) -> None:
    page = asleep
    record = canned.save("one", moves=3)["record"]
    go(page, site, "#/games")
    assert bring_in(page, json.dumps(record)) == "One game added."
    expect(page.locator("[data-save]")).to_contain_text("3 moves")
    (text,) = canned.stored(page).values()
    assert json.loads(text)["save"]["record"] == record


BAD_FILES = {
    "": "cannot be read",
    "{": "cannot be read",
    "[]": "holds no saved games",
    "{}": "holds no saved games",
    '{"format": "chiefdoms-games", "version": 9, "games": []}': "newer version",
    '{"format": "chiefdoms-games", "version": 1, "games": []}': "nothing in that file",
    '{"format": "chiefdoms-games", "version": 1, "games": [{}, 3, null]}': "3 entries could not be read",
    "[" * 100_000: "cannot be read",
    " " * 8_000_001: "too large",
}


def test_a_bad_file_gets_one_sentence_and_changes_nothing(asleep: Page, site: Server) -> None:
    page = asleep
    canned.keep(page, canned.save("one"))
    before = canned.stored(page)
    go(page, site, "#/games")
    for text, answer in BAD_FILES.items():
        assert answer in bring_in(page, text)
        assert canned.stored(page) == before


OLD = sorted((Path(__file__).parent / "saves").glob("version-*.json"))


def test_saves_of_every_older_version_open(asleep: Page, site: Server) -> None:
    """Each file holds what that version kept in storage, and the file that it exported of it."""
    page = asleep
    assert [path.stem for path in OLD] == [f"version-{number}" for number in range(1, canned.VERSION)]
    for path in OLD:
        old = json.loads(path.read_text(encoding="utf-8"))
        expected = {game["id"]: game["record"] for game in json.loads(old["file"])["games"]}
        for way in ("storage", "file"):
            page.evaluate("localStorage.clear()")
            if way == "storage":
                canned.put(page, old["storage"])
            else:
                assert "error" not in in_store(page, "(store, text) => store.importText(text)", old["file"])
            found = in_store(page, "(store) => store.list()")
            assert {game["id"]: game["record"] for game in found} == expected, (path.stem, way)
            assert in_store(page, "(store) => store.notice") is None
            for record in expected.values():
                assert Match.replay(record).record() == record
        go(page, site, "#/games")
        page.reload()
        expect(page.locator("[data-save]")).to_have_count(len(expected))
        go(page, site, "#/about")


# -- storage in trouble ----------------------------------------------------------------------------------------------


def test_with_full_storage_play_goes_on_and_room_ends_the_notice(page: Page, site: Server) -> None:
    page.add_init_script(FULL)
    driver.use_settings(page)
    driver.start(page, site.address, "chiefdom")
    key = page.url.rsplit("/", 1)[1]
    play_some(page, 2)
    expect(page.locator(NOTICE)).to_contain_text("storage is full")
    assert canned.stored(page) == {}
    with page.expect_download() as download:
        page.locator(NOTICE).get_by_role("button", name="Save to a file").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert len(saved["games"][0]["record"]["moves"]) == 2
    page.get_by_role("button", name="Home").click()
    page.get_by_role("link", name="Play on").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "2")
    page.evaluate("window.roomAgain = true")
    play_some(page, 1)
    expect(page.locator(NOTICE)).to_be_empty()
    assert len(canned.kept(page, key)["record"]["moves"]) == 3


def test_with_refused_storage_play_goes_on(page: Page, site: Server) -> None:
    page.add_init_script(REFUSED)
    go(page, site, "#/new/chiefdom")
    expect(page.locator(NOTICE)).to_contain_text("keeps nothing for this page")
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    play_some(page, 1)
    page.get_by_role("button", name="Home").click()
    page.get_by_role("link", name="Play on").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "1")


def test_a_damaged_game_is_set_aside_and_reported_and_others_are_untouched(asleep: Page, site: Server) -> None:
    page = asleep
    damaged = canned.as_kept(canned.save("bad")).replace('"seed":"canned"', '"seed":"carved"')
    sound = canned.as_kept(canned.save("good"))
    canned.put(page, {"chiefdoms.game.bad": damaged, "chiefdoms.game.good": sound})
    go(page, site, "#/")
    expect(page.locator(NOTICE)).to_contain_text("could not be read")
    assert canned.stored(page) == {"chiefdoms.aside.bad": damaged, "chiefdoms.game.good": sound}
    page.reload()
    page.get_by_role("button", name="Look").click()
    item = page.locator('[data-aside="bad"]')
    with page.expect_download() as download:
        item.get_by_role("button", name="Save to a file").click()
    assert download.value.path().read_text(encoding="utf-8") == damaged
    item.get_by_role("button", name="Delete").click()
    expect(page.locator(NOTICE)).to_be_empty()
    assert canned.stored(page) == {"chiefdoms.game.good": sound}


def test_a_crash_between_two_writes_leaves_a_whole_game(asleep: Page, site: Server) -> None:
    page = asleep
    older, newer = canned.save("one", moves=2), canned.save("one", moves=3) | {"revision": 2}
    texts = {"old": canned.as_kept(older), "new": canned.as_kept(newer), "half": canned.as_kept(newer)[:300], "": None}
    cases = [
        ("old", "half", older),
        ("half", "old", older),
        ("", "old", older),
        ("old", "new", newer),
        ("half", "new", newer),
    ]
    for place, beside, expected in cases:
        canned.put(page, {"chiefdoms.game.one": texts[place], "chiefdoms.game.one.next": texts[beside]})
        assert in_store(page, "(store) => store.load('one')") == expected, (place, beside)
        assert in_store(page, "(store) => store.list()") == [expected], (place, beside)
    expect(page.locator(NOTICE)).to_be_empty()


def test_a_game_from_a_newer_version_is_left_alone(asleep: Page, site: Server) -> None:
    page = asleep
    text = canned.as_kept(canned.save("one")).replace(f'"version":{canned.VERSION}', f'"version":{canned.VERSION + 1}')
    canned.put(page, {"chiefdoms.game.one": text})
    go(page, site, "#/")
    expect(page.locator(NOTICE)).to_contain_text("newer version")
    assert canned.stored(page) == {"chiefdoms.game.one": text}


def mutate(text: str, random: Random) -> str:
    """One of many ways in which a text can be spoilt."""
    at, size = random.randrange(len(text)), random.randrange(1, 9)
    match random.randrange(5):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[at + size :]
        case 2:
            return text[:at] + random.choice('{}[]",:0-eZ\u2028') * size + text[at:]
        case 3:
            return text[:at] + text[at : at + 40] * size + text[at:]
        case _:
            return text[:at] + chr(ord(text[at]) ^ 1 << random.randrange(5)) + text[at + 1 :]


def test_three_hundred_spoilt_saves_break_nothing(asleep: Page, site: Server) -> None:
    page = asleep
    sound = canned.as_kept(canned.save("sound"))
    random = Random(7)
    spoilt = {}
    for number in range(300):
        text = canned.as_kept(canned.save(f"x{number}"))
        spoilt[f"chiefdoms.game.x{number}"] = mutate(text, random)
    canned.put(page, spoilt | {"chiefdoms.game.sound": sound})
    go(page, site, "#/games")
    expect(page.locator("[data-save=sound]")).to_be_visible()
    left = canned.stored(page)
    assert left["chiefdoms.game.sound"] == sound
    assert sorted(left.values()) == sorted([*spoilt.values(), sound])
    assert sum(key.startswith("chiefdoms.aside.") for key in left) > 280


# -- two tabs --------------------------------------------------------------------------------------------------------


def test_two_tabs_see_each_others_moves_and_lose_none(
    open_context: Callable[..., BrowserContext], site: Server
) -> None:
    context = open_context()
    one, other = context.new_page(), context.new_page()
    for page in (one, other):
        driver.use_settings(page)
    go(one, site, "#/about")
    canned.keep(one, canned.save("one", moves=2))
    open_game(one, site, "one", 2)
    open_game(other, site, "one", 2)
    stale = in_store(other, "(store) => store.load('one')")
    play_some(one, 1)
    expect(driver.table(other)).to_have_attribute("data-ply", "3")
    play_some(other, 1)
    expect(driver.table(one)).to_have_attribute("data-ply", "4")
    assert in_store(one, "(store, save) => store.save(save)", stale) is None
    assert len(canned.kept(one, "one")["record"]["moves"]) == 4
    other.goto(f"{site.address}#/games")
    in_store(one, "(store) => store.rename('one', 'Seen from afar')")
    expect(other.get_by_role("link", name="Seen from afar", exact=True)).to_be_visible()
