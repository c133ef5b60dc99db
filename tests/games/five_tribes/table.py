"""Helpers for tests: matches that start from a few tiles, and short ways to play and to look."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from chiefdoms import IllegalMove, Match
from chiefdoms.core.contract import Event
from chiefdoms.games.five_tribes.state import FiveTribesState

COLUMNS, ROWS = "ABCDEF", 5
PLAYER = "gold 20, camels 5"
VIZIERS = "A1=S6:Y B1=S6:YR"  # a plain move for the first player: sow-A1-B1-Y
NEXT = {"track": "2 - - - - - - - -"}  # the second player follows, so no clean-up comes between


def diagram(cells: str, fill: str = "S6", seats: int = 2, size: str = "6x5", **lines: str) -> str:
    """A diagram: tiles as `A1=V5:RR@2`, every other tile `fill` and bare; lines by key, `_` for a space in it."""
    columns, rows = (int(number) for number in size.split("x"))
    given = dict(cell.split("=") for cell in cells.split())
    text = [f"five-tribes: {seats} players", "board:"]
    for row in range(1, rows + 1):
        text.append(f"{row} " + " ".join(given.pop(f"{column}{row}", f"{fill}:-") for column in COLUMNS[:columns]))
    assert not given, f"not on the board: {given}"
    known = {"row": "-", "djinn_row": "-", "turn": "1 move"} | {f"p{seat + 1}": PLAYER for seat in range(seats)}
    for key, value in (known | lines).items():
        name = f"player {key[1]}" if key in ("p1", "p2", "p3", "p4") else key.replace("_", " ")
        text.append(f"{name}: {value}")
    return "\n".join(text)


def lay(cells: str, options: Mapping[str, str] | None = None, /, **lines: Any) -> Match:
    """A match that starts from such a diagram. By default, the first player is about to move meeples."""
    return Match.position("five-tribes", diagram(cells, **lines), options, "test")


def state(match: Match) -> FiveTribesState:
    position = match.state
    assert isinstance(position, FiveTribesState)
    return position


def play(match: Match, *moves: str) -> list[Event]:
    """Make moves; the events of all of them."""
    return [event for move in moves for event in match.play(move)]


def found(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event["kind"] == kind]


def moves(match: Match, start: str) -> list[str]:
    """The legal moves whose text begins so."""
    return [move for move in match.moves() if move.startswith(start)]


def refused(match: Match, move: str) -> str:
    """The rule that a move breaks, without the name of the game."""
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    game, _, rule = error.value.rule.partition(".")
    assert game == "five-tribes"
    return rule


def tile(match: Match, name: str) -> dict[str, Any]:
    """What a tile looks like in the view."""
    return next(tile for tile in match.view()["tiles"] if tile["name"] == name)


def player(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees of itself."""
    found: dict[str, Any] = match.view(seat)["players"][seat]
    return found


def gold(match: Match, seat: int) -> int:
    amount: int = player(match, seat)["gold"]
    return amount


def owner(djinns: str, more: str = "elders 2") -> str:
    """The line of a player who has these Djinns."""
    return f"gold 10, camels 5, djinns {djinns}, {more}"


def random_match(seats: int, seed: int, plies: int | None = None, options: Mapping[str, str] | None = None) -> Match:
    """A match played at random, to the end or for a number of moves."""
    match = Match.new("five-tribes", seats, str(seed), options)
    random = Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        match.play(random.choice(match.moves()))
    return match
