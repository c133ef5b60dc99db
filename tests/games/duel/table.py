"""Positions for tests: boards from a few squares, hands and rows from diagram lines."""

from __future__ import annotations

from typing import Any

import pytest

from chiefdoms import IllegalMove, Match
from chiefdoms.games.duel.sheet import COLUMN_NAMES, ICONS
from chiefdoms.games.duel.state import DuelState

PRINTED = "E3=1 C4=4 G4=2 C6=5 G6=3 E7=6"  # the icons of the small sheet
NO_TRACK = "track: " + "." * 18
BUSY_TRACK = "track: v+.v+v.*v+v*.v+v+*"  # ability icons everywhere, so that chains are long


def grid(squares: str = "", size: int = 9, fill: str = ".") -> str:
    """A board of `fill` with the given squares, such as "E3=2 E4=2"; a range "A1:C2=5" fills a rectangle."""
    cells = [[fill] * size for _ in range(size)]
    for word in squares.split():
        place, _, sign = word.partition("=")
        corner, _, other = place.partition(":")
        (left, top), (right, bottom) = _place(corner), _place(other or corner)
        for row in range(top, bottom + 1):
            cells[row][left : right + 1] = [sign] * (right + 1 - left)
    return "\n".join([COLUMN_NAMES[:size], *("".join(row) for row in cells)]) + "\n"


def _place(name: str) -> tuple[int, int]:
    return COLUMN_NAMES.index(name[0]), int(name[1:]) - 1


def lay(squares: str = "", *lines: str, size: int = 9, fill: str = ".", **options: str) -> Match:
    """A match from a board and diagram lines; seat 0 starts and draws unless a line says otherwise."""
    return Match.position("duel", grid(squares, size, fill) + "\n".join(lines), options, seed="table")


def turn(squares: str, hand: str, *lines: str, size: int = 9, fill: str = ".", **options: str) -> Match:
    """A match in which seat 0 is about to draw the dice of `hand`; the other seat has 1 1, and a 6 is left over."""
    keys = {line.partition(":")[0] for line in lines}
    usual = ("table: 6", f"hand 1: {hand}", "hand 2: 1 1")
    dice = [line for line in usual if line.partition(":")[0] not in keys]
    return lay(squares, *dice, *lines, size=size, fill=fill, **options)


def state(match: Match) -> DuelState:
    """The position, typed."""
    found = match.state
    assert isinstance(found, DuelState)
    return found


def rows(match: Match, seat: int = 0) -> dict[str, int]:
    """The rows that have marks."""
    return {line.key: line.count for line in match.scores()[seat].lines if line.count}


def thing(match: Match, name: str) -> str:
    """What a square holds: an icon's key, "mountain", "cross" or "empty"."""
    found = next(square for square in match.view()["squares"] if square["name"] == name)
    return str(found["icon"] or found["thing"])


def refused_by(match: Match, move: str) -> str:
    """The rule that refuses a move."""
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    return error.value.rule


def events_of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [event for event in events if event["kind"] == kind]


def notes(match: Match, move: str) -> list[dict[str, Any]]:
    """The notes of a move's preview."""
    found = match.state.find(move)
    assert found is not None, f"{move} is not legal"
    listed = match.state.preview(found)["notes"]
    assert isinstance(listed, list)
    return listed


def row_line(**marks: int) -> str:
    """The line of seat 0's rows: row_line(mask=4)."""
    return "rows 1: " + " ".join(str(marks.get(icon, 0)) for icon in ICONS)
