"""Saved games that were spoilt in storage or in a file: each gets its answer, none breaks the page or another game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.web import canned
from tests.web.keeping import go
from tools.server import Server


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
