"""Moves as text, both ways."""

from __future__ import annotations

import re

from chiefdoms.games.chiefdom.rules.moves import list_moves
from chiefdoms.games.chiefdom.rules.position import PLACE, USE, Position
from chiefdoms.games.chiefdom.rules.uses import PASS, PASS_TEXT, USES
from chiefdoms.games.chiefdom.squares import BY_NAME, NAMES, names

JOB_LETTERS = "LFB"
SQUARE = re.compile(r"[A-Z][0-9]{1,2}")  # also matches squares that are off the sheet, so that refusals can name them


def write_move(position: Position, move: int) -> str:
    """The canonical text of a legal move."""
    if position.phase == USE:
        return PASS_TEXT if move == PASS else USES[move].text
    if position.phase == PLACE:
        return "".join(names(move))
    return f"{NAMES[position.person]}-{JOB_LETTERS[move]}"


def read_move(position: Position, text: str) -> int | None:
    """The legal move of a text, or None. It does not write out all other placements, because there are many."""
    moves = list_moves(position)
    if position.phase != PLACE:
        return next((move for move in moves if write_move(position, move) == text), None)
    squares = 0
    for name in SQUARE.findall(text):
        squares |= BY_NAME.get(name, 0)
    return squares if squares in moves and write_move(position, squares) == text else None
