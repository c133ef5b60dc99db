"""Positions as text and as data for the page, and why a move is not legal."""

from __future__ import annotations

import re

from chiefdoms.games.pig.rules import MOST_ROLLS, Position

from chiefdoms.core.contract import Prompt, View
from chiefdoms.core.errors import BadDiagram, IllegalMove

DIAGRAM = re.compile(
    r"round (?P<round>\d{1,2}) of (?P<rounds>\d{1,2})\n"
    r"turn (?P<seat>[1-4]|-), risk (?P<risk>\d{1,2}), rolls (?P<rolls>\d{1,2})\n"
    r"banked (?P<banked>\d{1,3}(?: \d{1,3}){0,3})\n"
    r"kept (?P<kept>\d{1,2}(?: \d{1,2}){0,3})",
    re.ASCII,
)


def prompt_of(position: Position) -> Prompt:
    return Prompt("over") if position.seat is None else Prompt("pig.turn", {"risk": position.risk})


def view_of(position: Position) -> View:
    return {
        "round": position.round,
        "rounds": position.rounds,
        "seat": position.seat,
        "phase": "over" if position.seat is None else "turn",
        "banked": position.banked[:],
        "risk": position.risk,
        "rolls": position.rolls,
    }


def write_diagram(position: Position) -> str:
    turn = "-" if position.seat is None else position.seat + 1
    return (
        f"round {position.round} of {position.rounds}\n"
        f"turn {turn}, risk {position.risk}, rolls {position.rolls}\n"
        f"banked {' '.join(map(str, position.banked))}\n"
        f"kept {' '.join(map(str, position.kept))}\n"
    )


def read_diagram(position: Position, text: str) -> None:
    """Fill a position with what a diagram shows."""
    found = DIAGRAM.fullmatch(text.strip())
    if not found or int(found["rounds"]) != position.rounds:
        raise BadDiagram("pig.unreadable")
    position.round, position.risk, position.rolls = (int(found[key]) for key in ("round", "risk", "rolls"))
    position.banked = [int(word) for word in found["banked"].split()]
    position.kept = [int(word) for word in found["kept"].split()]
    position.seats = len(position.banked)
    position.seat = None if found["seat"] == "-" else int(found["seat"]) - 1
    if not _is_possible(position):
        raise BadDiagram("pig.impossible")


def _is_possible(position: Position) -> bool:
    over = position.seat is None
    return (
        len(position.kept) == position.seats
        and 1 <= position.round <= position.rounds
        and (position.seat or 0) < position.seats
        and (not over or position.round == position.rounds)
        and all(2 * kept <= banked <= 60 * kept for kept, banked in zip(position.kept, position.banked, strict=True))
        and max(position.kept) <= position.round
        and 2 * position.rolls <= position.risk <= 6 * position.rolls <= 6 * MOST_ROLLS * (not over)
    )


def refuse(position: Position, text: str) -> IllegalMove:
    if text not in ("hold", "roll"):
        return IllegalMove("pig.unreadable", move=text[:80])
    return IllegalMove("pig.roll-first" if position.rolls == 0 else "pig.too-many-rolls", most=MOST_ROLLS)
