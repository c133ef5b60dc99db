"""Positions as texts and data: names of squares, diagrams, refusals, and the view for the page."""

from __future__ import annotations

from collections.abc import Sequence

from chiefdoms.core.contract import View
from chiefdoms.core.errors import BadDiagram, IllegalMove
from chiefdoms.games.nine_dice.rules import EMPTY, LINES, POINTS, SIDES, SIZE, SQUARES, kinds_of

NAMES = tuple(f"{'ABC'[square % SIZE]}{square // SIZE + 1}" for square in SQUARES)
SIGNS = ".123456"  # by what lies on a square
DICE = {f"die {value}": value for value in range(1, SIDES + 1)}


def write_diagram(board: Sequence[int], die: int) -> str:
    signs = "".join(SIGNS[value] for value in board)
    rows = [signs[start : start + SIZE] for start in range(0, len(signs), SIZE)]
    return "\n".join([*rows, *([f"die {die}"] if die else [])]) + "\n"


def read_diagram(text: str) -> tuple[list[int], int | None]:
    """The board, and the die if the diagram has one. Everything that is not exactly a diagram is refused."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not SIZE <= len(lines) <= SIZE + 1:
        raise BadDiagram("wrong-rows", rows=len(lines))
    for number, line in enumerate(lines[:SIZE], 1):
        if len(line) != SIZE or not set(line) <= set(SIGNS):
            raise BadDiagram("bad-line", line=number)
    board = [SIGNS.index(sign) for line in lines[:SIZE] for sign in line]
    if len(lines) == SIZE:
        return board, None
    if lines[SIZE] not in DICE or EMPTY not in board:
        raise BadDiagram("bad-line", line=SIZE + 1)
    return board, DICE[lines[SIZE]]


def refuse(board: Sequence[int], text: str) -> IllegalMove:
    """Why a text is not a legal move. The page has a sentence for each key: `nine-dice.rule.taken` and so on."""
    if text not in NAMES:
        return IllegalMove("nine-dice.unreadable", move=text[:80])
    if EMPTY not in board:
        return IllegalMove("nine-dice.game-over")
    return IllegalMove("nine-dice.taken", square=text)


def view_of(board: Sequence[int], die: int, seat: int | None, runs: bool) -> View:
    """Everything that the page draws. Nothing is hidden, so all seats see the same."""
    placed = len(board) - board.count(EMPTY)
    return {
        # What the view of every game contains:
        "round": min(placed + 1, len(board)),
        "seat": seat,
        "phase": "over" if seat is None else "place",
        # What only this game's page uses:
        "die": die,
        "squares": [{"name": name, "die": value} for name, value in zip(NAMES, board, strict=True)],
        "points": [[POINTS.get(kind or "", 0) for kind in kinds_of(board, owner, runs)] for owner in range(len(LINES))],
    }
