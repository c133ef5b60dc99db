"""Three hundred mutated saves, in storage and in files: each is handled within a second, none breaks the page, and none
changes an existing game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from chiefdoms import Match, games
from tests.web.support import canned, driver
from tests.web.support.tasks import always_slow

GAMES = {name: (name, game.info.seats[0]) for name, game in games.items()}
EACH = 100
AT_ONCE = 25  # many games make a long list, which takes its time

HOSTILE: tuple[Any, ...] = (
    *(None, True, -1, 0, 7, 2**53, 1e308, "", "person", "chiefdom", "constructor", "__proto__", "é\u202e\0"),
    *("<img src=x onerror=alert(1)>", "x" * 500, [], {}, [[]], [None] * 20, {"__proto__": {"over": True}}),
)


def whole(key: str) -> dict[str, Any]:
    game, seats = GAMES[key]
    match = Match.new(game, seats=seats, seed=key)
    for _ in range(5):
        match.play(match.moves()[0])
    return canned.save_of(key, match)


def spoil_text(text: str, random: Random) -> str:
    """One of many ways to damage a text."""
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


def spoil_part(value: Any, random: Random) -> Any:
    """The same with one value replaced, usually by one of the right type."""
    if not isinstance(value, dict | list) or not value or random.random() < 0.1:
        alike = [other for other in HOSTILE if type(other) is type(value)]
        return random.choice(alike if alike and random.random() < 0.8 else HOSTILE)
    places = list(value) if isinstance(value, dict) else range(len(value))
    place = random.choice([place for place in places if place not in ("version", "id", "format")] or list(places))
    copy = value.copy()
    copy[place] = spoil_part(value[place], random)
    return copy


# Opens games one after the other in the page that is there; gives how long each took to be answered.
OPEN = """async (ids) => {
  const answers = [".table[data-ply]", ".table .boot-failure", "[data-screen=games] h1", "[data-screen=home] h1"];
  const answered = () => document.querySelector(answers.join());
  const until = (look) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${location.hash}: ${document.body.innerText}`)), 90000);
    const watch = new MutationObserver(() => look() && (watch.disconnect(), resolve()));
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    if (look()) (watch.disconnect(), resolve());
  });
  const times = [];
  for (const id of ids) {
    location.hash = "#/about";
    await until(() => document.querySelector("[data-screen=about] h1"));
    const started = performance.now();
    location.hash = `#/play/${id}`;
    await until(() => !document.querySelector("[data-screen=about]") && answered());
    times.push(performance.now() - started);
    document.querySelectorAll(".toast").forEach((toast) => toast.remove());
  }
  return times;
}"""

# Brings files in through the page's own button, without the browser's dialog.
BRING_IN = """async (texts) => {
  const toast = () => document.querySelector(".toast");
  const times = [];
  for (const text of texts) {
    [...document.querySelectorAll("button")].find((button) => button.textContent === "Load from a file").click();
    const input = document.querySelector("input[type=file]");
    const files = new DataTransfer();
    files.items.add(new File([text], "games.json"));
    input.files = files.files;
    const started = performance.now();
    input.dispatchEvent(new Event("change"));
    await new Promise((resolve) => {
      const watch = new MutationObserver(() => toast() && (watch.disconnect(), resolve()));
      watch.observe(document.body, { subtree: true, childList: true });
    });
    times.push(performance.now() - started);
    document.querySelectorAll(".toast").forEach((note) => note.remove());
  }
  return times;
}"""


def test_three_hundred_mutated_saves_break_nothing(quick: Page) -> None:
    page = quick
    driver.choose_setting(page, "previews", "off")
    random = Random(7)
    sound = {f"chiefdoms.game.{key}": canned.as_kept(whole(key)) for key in GAMES}
    bases = [whole(key) for key in GAMES]
    canned.put(page, sound)
    page.evaluate("window.stays = true")
    left_to_the_rules = 0
    for start in range(0, EACH, AT_ONCE):
        damaged, edited = {}, {}
        for number in range(start, start + AT_ONCE):
            text = canned.as_kept(bases[number % 4] | {"id": f"x{number}"})
            damaged[f"chiefdoms.game.x{number}"] = spoil_text(text, random)
            save = spoil_part(bases[number % 4] | {"id": f"y{number}"}, random)
            edited[f"chiefdoms.game.y{number}"] = canned.as_kept(save)
        left_to_the_rules += check_storage(page, sound, damaged | edited)
    assert left_to_the_rules > 20
    check_files(page, bases, sound, random)
    assert page.evaluate("window.stays"), "the page was loaded again"


def check_storage(page: Page, sound: dict[str, str], spoilt: dict[str, str]) -> int:
    """How many of the mutated ones only the rules can refuse."""
    canned.put(page, spoilt)
    page.evaluate("location.hash = '#/games'")
    expect(page.locator("[data-save=chiefdom]")).to_be_visible()
    left = canned.stored(page)
    assert sorted(left.values()) == sorted([*sound.values(), *spoilt.values()])
    assert {key: left[key] for key in sound} == sound
    listed = page.locator("[data-save]").evaluate_all("items => items.map((item) => item.dataset.save)")
    page.evaluate(OPEN, listed[:1])  # starts the engine
    refused = [key.removeprefix("chiefdoms.game.") for key in spoilt if ".x" in key]
    assert always_slow(lambda some: page.evaluate(OPEN, some), [*listed, *refused]) == []
    assert {key: canned.stored(page)[key] for key in left} == left
    page.evaluate("location.hash = '#/about'")
    canned.put(page, dict.fromkeys(canned.stored(page).keys() - sound.keys()))
    return len(listed) - len(sound)


def check_files(page: Page, bases: list[dict[str, Any]], sound: dict[str, str], random: Random) -> None:
    """Files with games of the same ids as those that are here."""
    texts = []
    for number in range(EACH):
        if number % 2:
            texts.append(spoil_text(canned.as_file(*bases), random))
        else:
            texts.append(json.dumps(spoil_part(json.loads(canned.as_file(*bases)), random)))
    page.evaluate("location.hash = '#/games'")
    expect(page.locator("[data-save=chiefdom]")).to_be_visible()
    assert always_slow(lambda some: page.evaluate(BRING_IN, some), texts) == []
    assert {key: canned.stored(page)[key] for key in sound} == sound
