"""Saved games made in CPython, so that tests of the screens need no engine, and pages whose engine never loads."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar
from zlib import crc32

from playwright.sync_api import BrowserContext, Page

from chiefdoms import Match

Place = TypeVar("Place", Page, BrowserContext)
VERSION = 4  # of the saves that the page writes


def block_engine(place: Place) -> Place:
    """Prevent the engine from loading in this page or context: the request for its largest file is never answered."""
    place.route("**/*.wasm", lambda route: None)
    return place


def save(key: str, moves: int = 2, *, seed: str = "canned", seats: int = 1, name: str = "") -> dict[str, Any]:
    """A game of Chiefdom in which the first legal move was played that many times, or all but ``-moves`` times."""
    match = Match.new("chiefdom", seats=seats, seed=seed)
    for _ in range(moves) if moves >= 0 else iter(lambda: match.over, True):
        match.play(match.moves()[0])
    if moves < 0:
        match.goto(len(match.record()["moves"]) + moves)
    return save_of(key, match, name)


def save_of(key: str, match: Match, name: str = "") -> dict[str, Any]:
    """Any match, at its current position."""
    record = match.record()
    return {
        "version": VERSION,
        "id": key,
        "revision": 1,
        "name": name,
        "game": record["game"],
        "players": [{"name": f"Player {seat + 1}", "kind": "person"} for seat in range(record["seats"])],
        "record": record,
        "created": 1_700_000_000_000,
        "updated": 1_700_000_000_000 + match.ply,
        "over": match.over,
        "summary": {"ply": match.ply, "totals": [card.total for card in match.scores()], "turn": 1},
    }


def against(key: str, match: Match, kinds: Sequence[str]) -> dict[str, Any]:
    """A match saved at its current position, with the players of its seats: "person" or a computer player."""
    return {
        **save(key, 0),
        "game": match.game,
        "players": [{"name": f"{kind} {seat + 1}", "kind": kind} for seat, kind in enumerate(kinds)],
        "record": match.record(),
        "summary": {"ply": match.ply, "totals": [card.total for card in match.scores()], "turn": 1},
    }


def late(
    key: str,
    left: int = 6,
    *,
    game: str = "chiefdom",
    seats: int = 1,
    seed: str = "late",
    over: bool = False,
    kinds: Sequence[str] = (),
) -> dict[str, Any]:
    """A random game up to a number of moves before its end, or to the end."""
    match, random = Match.new(game, seats=seats, seed=seed), Random(seed)
    while not match.over:
        match.play(random.choice(match.moves()))
    match.goto(match.plies if over else match.plies - left)
    totals = [card.total for card in match.scores()]
    players = [{"name": f"Player {seat + 1}", "kind": [*kinds, *["person"] * seats][seat]} for seat in range(seats)]
    whole = {"game": game, "players": players, "record": match.record(), "over": over}
    return save(key) | whole | {"summary": {"ply": match.ply, "totals": totals, "turn": 1}}


def as_kept(game: Mapping[str, Any]) -> str:
    """The text that the page stores for a game."""
    body = json.dumps(game, separators=(",", ":"), ensure_ascii=False)
    return f'{{"version":{VERSION},"checksum":"{crc32(body.encode()):08x}","save":{body}}}'


def as_file(*saved: Mapping[str, Any], **more: Any) -> str:
    """The text of a file of games."""
    return json.dumps({"format": "chiefdoms-games", "version": VERSION, "games": saved, **more})


def keep(page: Page, *saved: Mapping[str, Any]) -> None:
    """Put games into the storage of the open page."""
    put(page, {f"chiefdoms.game.{game['id']}": as_kept(game) for game in saved})


def put(page: Page, texts: Mapping[str, str | None]) -> None:
    page.evaluate(
        """(texts) => Object.entries(texts).forEach(([key, text]) =>
          text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text))""",
        dict(texts),
    )


def stored(page: Page) -> dict[str, str]:
    """Every stored text of a game or in quarantine."""
    found = page.evaluate(
        "Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^chiefdoms[.](game|aside)/.test(key)))"
    )
    assert isinstance(found, dict)
    return found


def kept(page: Page, key: str) -> dict[str, Any]:
    found = json.loads(stored(page)[f"chiefdoms.game.{key}"])["save"]
    assert isinstance(found, dict)
    return found
