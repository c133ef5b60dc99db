"""Saved games: rename, delete and undo; files, old versions, results."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from chiefdoms import Match
from tests.web.support import canned, driver
from tests.web.support.keeping import bring_in, go, in_store, open_game, play_some
from tools.serve.server import Server

# -- day by day ------------------------------------------------------------------------------------------------------


def test_games_are_renamed_deleted_and_restored(without_engine: Page, site: Server) -> None:
    page = without_engine
    canned.keep(page, canned.save("one"))
    go(page, site, "#/games")
    page.get_by_label("More: Chiefdom").click()
    page.get_by_role("button", name="Rename: Chiefdom").click()
    page.get_by_label("Name of the game").fill('Rainy "<img src=x>" Sunday')
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    title = page.get_by_role("link", name='Rainy "<img src=x>" Sunday', exact=True)
    expect(title).to_be_visible()
    page.get_by_label("More: Rainy").click()
    page.get_by_role("button", name="Delete: Rainy").click()
    expect(page.get_by_text("No saved games yet")).to_be_visible()
    assert canned.stored(page) == {}
    page.get_by_role("button", name="Undo").click()
    expect(title).to_be_visible()
    assert canned.kept(page, "one")["record"] == canned.save("one")["record"]


def test_the_list_shows_each_board_its_edition_and_whose_turn_it_is(quick: Page, site: Server) -> None:
    page = quick
    copied, hidden = canned.late("copied", seats=2), canned.late("hidden", game="five-tribes", seats=2)
    totals = [str(total).replace("-", "−") for total in copied["summary"]["totals"]]
    copied["summary"] |= {"totals": []}  # as in the copy of a game
    seen = Match.replay(hidden["record"]).state.seen_scores(0)
    hidden["summary"] |= {"totals": [card["total"] for card in seen]}
    canned.keep(page, copied, hidden)
    go(page, site, "#/games")
    item = page.locator("[data-save=copied]")
    expect(item.locator(".picture canvas")).to_be_visible()
    expect(item).to_contain_text("published edition")
    expect(item).to_contain_text(re.compile(r"Player [12] to play"))
    expect(item.locator(".score-row b")).to_have_text(totals)
    expect(page.locator("[data-save=hidden] .picture canvas")).to_be_visible()
    ranges = [str(seen[0]["total"]), f"{seen[1]['low']}–{seen[1]['high']}"]
    expect(page.locator("[data-save=hidden] .score-row b")).to_have_text(ranges)
    go(page, site, "")
    expect(page.locator(".now-card .picture canvas")).to_be_visible()


def test_a_partly_hidden_score_is_a_range_at_home_too(quick: Page, site: Server) -> None:
    page, newer = quick, canned.save("newer")
    hidden = canned.late("hidden", game="five-tribes", seats=2) | {"updated": newer["updated"] - 1}
    match = Match.replay(hidden["record"])
    seen = match.state.seen_scores(match.seat)
    hidden["summary"] |= {"totals": [card["total"] for card in seen]}
    canned.keep(page, newer, hidden)
    figures = page.locator("[data-save=hidden] .saved-scores")
    go(page, site, "")
    expect(figures).to_have_text("")  # its last position is not stored, so it is not known how much is hidden
    page.goto(f"{site.address}#/play/hidden")
    expect(driver.table(page)).to_have_attribute("data-ply", str(match.ply))
    go(page, site, "")
    shown = [
        f"{card['low']}–{card['high']}" if card.get("low") != card.get("high") else str(card["total"]) for card in seen
    ]
    expect(figures).to_have_text(" : ".join(shown))


# How far something reaches out of the card of its game.
OUT_OF_CARDS = """() => [...document.querySelectorAll(".save-item")].flatMap((card) => {
  const { right } = card.getBoundingClientRect();
  return [...card.querySelectorAll("p, li, b")].map((part) => part.getBoundingClientRect().right - right);
}).filter((reach) => reach > 0)"""


def test_a_long_name_stays_inside_the_card_of_its_game(without_engine: Page, site: Server) -> None:
    page, saved = without_engine, canned.save("named", seats=2)
    for player in saved["players"]:
        player["name"] = "Maximilian of Hohenstein and Waldburg"
    canned.keep(page, saved)
    page.set_viewport_size({"width": 320, "height": 568})
    go(page, site, "#/games")
    assert page.evaluate(OUT_OF_CARDS) == []


def test_everything_can_be_deleted_after_a_question(without_engine: Page, site: Server) -> None:
    page = without_engine
    canned.keep(page, canned.save("one"))
    go(page, site, "#/settings")
    page.get_by_role("button", name="Delete all games").click()
    expect(page.get_by_role("dialog")).to_contain_text("One saved game will be deleted")
    page.keyboard.press("Escape")
    assert len(canned.stored(page)) == 1
    page.get_by_role("button", name="Delete all games").click()
    page.get_by_role("button", name="Delete them").click()
    expect(page.locator(".toast")).to_contain_text("All games have been deleted")
    assert canned.stored(page) == {}


# -- files -----------------------------------------------------------------------------------------------------------


def test_everything_is_exported_and_imported_again(without_engine: Page, site: Server, tmp_path: Path) -> None:
    page = without_engine
    canned.keep(page, canned.save("one", moves=4), canned.save("two", moves=9))
    go(page, site, "#/settings")
    page.get_by_role("switch", name="Confirm moves").check()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything to a file").click()
    download.value.save_as(tmp_path / "all.json")
    text = (tmp_path / "all.json").read_text(encoding="utf-8")
    page.evaluate("localStorage.clear()")
    page.reload()
    assert bring_in(page, text) == "2 games added. Settings were taken from the file."
    assert canned.kept(page, "one") == canned.save("one", moves=4)
    page.reload()
    expect(page.get_by_role("switch", name="Confirm moves")).to_be_checked()
    assert bring_in(page, text).startswith("2 games were already here.")


def merge(page: Page, file: str, legal: str = "true") -> dict[str, int]:
    """Merge a file where the rules say that of every record: "true", "false", or "null" when they are not there."""
    merged = in_store(page, f"(store, text) => store.importText(text, async () => {legal})", file)
    return {key: count for key, count in merged.items() if count}


def test_a_longer_game_is_overwritten_only_by_its_continuation(without_engine: Page, site: Server) -> None:
    page = without_engine
    short, long = canned.save("one", moves=2), canned.save("one", moves=5)
    canned.keep(page, long)
    assert merge(page, canned.as_file(short)) == {"kept": 1}
    assert canned.kept(page, "one") == long
    canned.keep(page, short)
    assert merge(page, canned.as_file(long), "false") == {"unreadable": 1}
    assert canned.stored(page) == {"chiefdoms.game.one": canned.as_kept(short)}
    assert merge(page, canned.as_file(long), "null") == {"added": 1}
    assert canned.kept(page, "one") == short
    assert len(canned.stored(page)) == 2
    assert merge(page, canned.as_file(long)) == {"updated": 1}
    assert canned.kept(page, "one")["record"] == long["record"]


def test_a_thousand_games_are_imported_together(without_engine: Page) -> None:
    page = without_engine
    file = canned.as_file(*(canned.save("one") | {"id": f"x{number}"} for number in range(1000)))
    started = page.evaluate("performance.now()")
    assert merge(page, file) == {"added": 1000}
    assert page.evaluate("performance.now()") - started < 5000
    assert len(canned.stored(page)) == 1000


def test_games_that_diverged_are_both_kept(without_engine: Page, site: Server) -> None:
    page = without_engine
    here, there = canned.save("one", moves=3), canned.save("one", moves=3)
    there["record"]["moves"][2:] = ["elsewhere", "further"]
    canned.keep(page, here)
    go(page, site, "#/games")
    assert bring_in(page, canned.as_file(there)) == "One game added."
    assert len(canned.stored(page)) == 2
    assert canned.kept(page, "one") == here
    assert bring_in(page, canned.as_file(there)) == "One game was already here."


def test_a_record_of_the_command_line_can_be_imported(without_engine: Page, site: Server) -> None:
    page = without_engine
    record = canned.save("one", moves=3)["record"]
    go(page, site, "#/games")
    assert bring_in(page, json.dumps(record)) == "One game added."
    expect(page.locator("[data-save]")).to_contain_text("3 moves")
    (text,) = canned.stored(page).values()
    assert json.loads(text)["save"]["record"] == record
    assert bring_in(page, json.dumps(record)) == "One game was already here."


BAD_FILES = {
    "": "cannot be read",
    "{": "cannot be read",
    "[]": "contains no saved games",
    "{}": "contains no saved games",
    '{"format": "chiefdoms-games", "version": 9, "games": []}': "newer version",
    '{"format": "chiefdoms-games", "version": 1, "games": []}': "nothing in that file",
    '{"format": "chiefdoms-games", "version": 1, "games": [{}, 3, null]}': "3 entries could not be read",
    "[" * 100_000: "cannot be read",
    " " * 8_000_001: "too large",
}


def test_a_bad_file_gets_one_sentence_and_changes_nothing(without_engine: Page, site: Server) -> None:
    page = without_engine
    canned.keep(page, canned.save("one"))
    before = canned.stored(page)
    go(page, site, "#/games")
    for text, answer in BAD_FILES.items():
        assert answer in bring_in(page, text)
        assert canned.stored(page) == before


OLD = sorted((Path(__file__).parents[1] / "saves").glob("version-*.json"))


def test_saves_of_every_older_version_open(without_engine: Page, site: Server) -> None:
    """Each file holds what that version kept in storage, and the file that it exported of it."""
    page = without_engine
    assert [path.stem for path in OLD] == [f"version-{number}" for number in range(1, canned.VERSION)]
    for path in OLD:
        old = json.loads(path.read_text(encoding="utf-8"))
        expected = {game["id"]: game["record"] for game in json.loads(old["file"])["games"]}
        for way in ("storage", "file"):
            page.evaluate("localStorage.clear()")
            if way == "storage":
                canned.put(page, old["storage"])
            else:
                assert "error" not in merge(page, old["file"])
            found = in_store(page, "(store) => store.list()")
            assert {game["id"]: game["record"] for game in found} == expected, (path.stem, way)
            parts = [{game["id"]: game.get(part) for game in found} for part in ("hints", "pure", "review")]
            kept = json.loads(old["file"])["games"]
            assert parts == [{game["id"]: game.get(part) for game in kept} for part in ("hints", "pure", "review")]
            assert in_store(page, "(store) => store.notice") is None
            for record in expected.values():
                replayed = Match.replay(record).record()
                assert replayed["moves"] == record["moves"]
                assert replayed["options"].items() >= record["options"].items()
        go(page, site, "#/games")
        page.reload()
        expect(page.locator("[data-save]")).to_have_count(len(expected))
        go(page, site, "#/about")


# -- results ---------------------------------------------------------------------------------------------------------


def test_results_are_kept_shown_and_merged_without_counting_twice(quick: Page, site: Server) -> None:
    page = quick
    canned.keep(page, canned.save("last", moves=-1))
    open_game(page, site, "last", len(canned.save("last", moves=-1)["record"]["moves"]))
    play_some(page, 1)
    (total,) = driver.totals(page)
    page.keyboard.press("Escape")
    go(page, site, "#/games")
    results = page.locator(".results")
    expect(results.get_by_role("row").nth(2)).to_have_text(f"Alone1–{total}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all to a file").click()
    text = download.value.path().read_text(encoding="utf-8")
    other = {"box": "five-tribes", "against": "level-3", "score": 120, "won": True, "when": 1_700_000_000_000}
    bad = {"x": other | {"score": "<b>"}, "y": None, "a b": other, "z": other | {"box": "../"}}
    more = json.loads(text)
    more["statistics"]["results"] |= {"far": other, "further": other | {"won": False, "score": 90}} | bad
    assert (
        bring_in(page, json.dumps(more))
        == "One game was already here. 2 results added. Settings were taken from the file."
    )
    assert bring_in(page, json.dumps(more)) == "One game was already here. Settings were taken from the file."
    page.reload()
    expect(results.get_by_role("row").nth(2)).to_have_text(f"Alone1–{total}")
    expect(results.get_by_role("row").nth(4)).to_have_text("Computer: medium21120")
    in_store(page, "(store) => store.remove('last')")
    expect(results.get_by_role("row").nth(2)).to_have_text(f"Alone1–{total}")
    page.get_by_role("button", name="Delete the results").click()
    page.get_by_role("button", name="Delete them").click()
    expect(results).to_have_count(0)


APPLE = "Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });"


def test_a_browser_that_may_delete_saves_gets_one_quiet_notice(newcomer: Page, site: Server) -> None:
    page = canned.block_engine(newcomer)
    go(page, site, "#/about")
    reminder = page.locator(".reminder")
    canned.keep(page, canned.save("one", moves=12))
    go(page, site, "#/")
    expect(reminder).to_have_count(0)
    page.add_init_script(APPLE)
    page.reload()
    expect(reminder).to_contain_text("seven days")
    page.get_by_role("button", name="Not now").click()
    for route in ("#/", "#/games"):
        go(page, site, route)
        page.reload()
        expect(page.locator("[data-save]").first).to_be_visible()
        expect(reminder).to_have_count(0)
