"""Storage problems (full, blocked, cleared, damaged, from a newer version), and two tabs."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.web.support import canned, driver
from tests.web.support.keeping import NOTICE, go, in_store, open_game, play_some
from tools.serve.server import Server

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
REFUSED_FROM_NOW_ON = """
for (const name of ["getItem", "setItem", "removeItem", "key"])
  Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };
undefined;
"""


def test_with_full_storage_play_continues_and_free_space_ends_the_notice(page: Page, site: Server) -> None:
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
    page.get_by_role("button", name="Home", exact=True).click()
    page.get_by_role("link", name="Continue").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "2")
    page.evaluate("window.roomAgain = true")
    play_some(page, 1)
    expect(page.locator(NOTICE)).to_be_empty()
    assert len(canned.kept(page, key)["record"]["moves"]) == 3


def test_with_blocked_storage_play_continues(page: Page, site: Server) -> None:
    page.add_init_script(REFUSED)
    go(page, site, "#/new/chiefdom")
    expect(page.locator(NOTICE)).to_contain_text("does not let the site save anything")
    page.get_by_role("button", name="Start").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "0")
    play_some(page, 1)
    page.get_by_role("button", name="Home", exact=True).click()
    page.get_by_role("link", name="Continue").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "1")


def test_a_damaged_game_is_quarantined_and_reported_and_others_are_untouched(
    without_engine: Page, site: Server
) -> None:
    page = without_engine
    damaged = canned.as_kept(canned.save("bad")).replace('"seed":"canned"', '"seed":"carved"')
    sound = canned.as_kept(canned.save("good"))
    canned.put(page, {"chiefdoms.game.bad": damaged, "chiefdoms.game.good": sound})
    go(page, site, "#/")
    expect(page.locator(NOTICE)).to_contain_text("could not be read")
    assert canned.stored(page) == {"chiefdoms.aside.bad": damaged, "chiefdoms.game.good": sound}
    page.reload()
    page.get_by_role("button", name="Show").click()
    item = page.locator('[data-quarantine="bad"]')
    with page.expect_download() as download:
        item.get_by_role("button", name="Save to a file").click()
    assert download.value.path().read_text(encoding="utf-8") == damaged
    item.get_by_role("button", name="Delete").click()
    expect(page.locator(NOTICE)).to_be_empty()
    assert canned.stored(page) == {"chiefdoms.game.good": sound}


def test_a_crash_between_two_writes_leaves_a_valid_game(without_engine: Page, site: Server) -> None:
    page = without_engine
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
    # What could not be read of it is not dropped.
    expect(page.locator(NOTICE)).to_contain_text("could not be read")
    assert canned.stored(page)["chiefdoms.aside.one"] == texts["half"]


def test_nothing_unreadable_is_dropped(without_engine: Page, site: Server) -> None:
    """Two different texts of one game, a name that is no game's, and names that are taken already."""
    page = without_engine
    found = {
        "chiefdoms.game.one": "one",
        "chiefdoms.game.one.next": "another",
        "chiefdoms.game.no name!": "odd",
        "chiefdoms.aside.one": "before",
        "chiefdoms.aside.one-3": "long before",
        "chiefdoms.game.one1": "similar",
    }
    canned.put(page, found)
    go(page, site, "#/games")
    expect(page.locator("[data-quarantine]")).to_have_count(len(found))
    left = canned.stored(page)
    assert sorted(left.values()) == sorted(found.values())
    assert all(key.startswith("chiefdoms.aside.") for key in left)
    assert {left["chiefdoms.aside.one-2"], left["chiefdoms.aside.one-4"]} == {"one", "another"}


def test_a_game_from_a_newer_version_is_left_alone(without_engine: Page, site: Server) -> None:
    page = without_engine
    text = canned.as_kept(canned.save("one")).replace(f'"version":{canned.VERSION}', f'"version":{canned.VERSION + 1}')
    canned.put(page, {"chiefdoms.game.one": text})
    go(page, site, "#/")
    expect(page.locator(NOTICE)).to_contain_text("newer version")
    assert canned.stored(page) == {"chiefdoms.game.one": text}


# -- two tabs --------------------------------------------------------------------------------------------------------


def test_two_tabs_see_each_others_moves_and_lose_none(page: Page, site: Server) -> None:
    one, other = page, page.context.new_page()
    for tab in (one, other):
        driver.use_settings(tab)
    go(one, site, "#/about")
    canned.keep(one, canned.save("one", moves=2))
    open_game(one, site, "one", 2)
    open_game(other, site, "one", 2)
    stale = in_store(other, "(store) => store.load('one')")
    play_some(one, 1)
    expect(driver.table(other)).to_have_attribute("data-ply", "3")
    play_some(other, 1)
    expect(driver.table(one)).to_have_attribute("data-ply", "4")
    # A move from before those of the other tab: the game stays as it is, and nothing was lost that it did not have.
    assert in_store(one, "(store, save) => store.save(save)", stale) is None
    assert len(canned.kept(one, "one")["record"]["moves"]) == 4
    # A move that the other tab does not have becomes a game of its own.
    astray = json.loads(json.dumps(stale))
    astray["record"]["moves"].append("astray")
    assert in_store(one, "(store, save) => store.save(save)", astray) is None
    kept_apart = one.locator(".toast", has_text="Your moves are saved as a separate game")
    expect(kept_apart).to_have_count(1)
    kept_apart.evaluate("toast => toast.remove()")
    games = in_store(one, "(store) => store.list()")
    assert sorted(len(game["record"]["moves"]) for game in games) == [3, 4]
    # Both wrote at the same moment, and only one text is left: the tab whose text is gone keeps its moves.
    lost = canned.kept(one, "one")
    rival = json.loads(json.dumps(lost))
    rival["record"]["moves"][-1] = "rival"
    in_store(other, "(store, text) => localStorage.setItem('chiefdoms.game.one', text)", canned.as_kept(rival))
    expect(kept_apart).to_have_count(1)
    records = [game["record"]["moves"] for game in in_store(one, "(store) => store.list()")]
    assert lost["record"]["moves"] in records
    assert rival["record"]["moves"] in records
    other.goto(f"{site.address}#/games")
    in_store(one, "(store) => store.rename('one', 'Seen from afar')")
    expect(other.get_by_role("link", name="Seen from afar", exact=True)).to_be_visible()
    other.get_by_label("More: Seen from afar").click()
    other.get_by_role("button", name="Delete: Seen from afar").click()
    expect(one.locator(".toast").last).to_contain_text("deleted in another tab")


def test_storage_cleared_or_blocked_during_a_game(page: Page, site: Server) -> None:
    driver.use_settings(page)
    go(page, site, "#/about")
    canned.keep(page, canned.save("one", moves=2))
    open_game(page, site, "one", 2)
    page.evaluate("localStorage.clear()")
    play_some(page, 1)
    expect(page.locator(NOTICE)).to_contain_text("storage was cleared")
    assert len(canned.kept(page, "one")["record"]["moves"]) == 3
    page.evaluate(REFUSED_FROM_NOW_ON)
    play_some(page, 1)
    expect(page.locator(NOTICE)).to_contain_text("does not let the site save anything")
    with page.expect_download() as download:
        page.locator(NOTICE).get_by_role("button", name="Save to a file").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [len(game["record"]["moves"]) for game in saved["games"]] == [4]
    page.get_by_role("button", name="Home", exact=True).click()
    page.get_by_role("link", name="Continue").click()
    expect(driver.table(page)).to_have_attribute("data-ply", "4")
