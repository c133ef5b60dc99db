"""Tables for tests: sheets from a few squares, rolls that offer a wanted use, and short ways to draw."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from chiefdoms import IllegalMove, Match
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.uses import BY_TEXT, ROLLS, USES_OF_ROLL, Dice, dice_of
from chiefdoms.games.chiefdom.sheet import COLUMNS, EAST_WALL, ROWS, WEST_WALL
from chiefdoms.games.chiefdom.state import ChiefdomState

# Six logs in a far corner: a lumberjack between two three-tree squares.
LOGS = "H9=3 H10=L G10=3"
# Two logs, which is enough for walls.
TWO_LOGS = "H9=2 H10=L"

# The other interpretation of every open rule.
READINGS = {"triple": "choice", "wall": "edge", "only_bonus": "forced", "second_prize": "zero-counts"}

PUBLISHED_EXAMPLE = """
    A B C D E F G H
  1 ~ ~ ~ ~ L J . 3
  2 ~ F ~ F 3 F 3 H
  3 . B ~ ~ B ~ F B
  4 ~ H B ~ H B F ~
  5 # W W W W W W #
  6 # 3 L . . ~ L #
  7 2 L L J L 3 3 2
  8 2 3 3 L 2 3 . L
  9 L . 3 2 2 H . 3
 10 . . 2 L 2 B H .
"""
PNP_EXAMPLE = """
    A B C D E F G H
  1 L 3 ~ . B . 2 .
  2 3 L F L H . F ~
  3 2 2 3 2 2 3 L .
  4 . L 3 . 3 2 3 3
  5 # W W W W L 3 #
  6 # . J L W W . #
  7 ~ ~ L 2 H B 2 L
  8 ~ ~ 2 ~ F H . 3
  9 H ~ ~ ~ L 2 F ~
 10 B F ~ F H B J F
"""


def sheet(squares: str = "", fill: str = ".") -> str:
    """Ten lines from texts like "C4=3 C5=J"; all other squares hold `fill`."""
    drawn = dict(square.split("=") for square in squares.split())
    drawn |= dict.fromkeys(WEST_WALL + EAST_WALL, "#")
    return "\n".join("".join(drawn.get(f"{column}{row}", fill) for column in COLUMNS) for row in range(1, ROWS + 1))


def dice_for(use: str) -> Dice:
    """Some dice that offer a use."""
    number = BY_TEXT[use.removesuffix("-bonus")]
    return dice_of(next(roll for roll in range(ROLLS) if number in USES_OF_ROLL[roll]))


def lay(*sheets: str, dice: Sequence[int] | None = None, heading: str = "", seed: str = "t", **options: str) -> Match:
    """A match from sheets (ten lines each, or squares for `sheet`), with these dice."""
    lines = [heading] if heading else []
    if dice:
        lines.append("dice " + " ".join(map(str, dice)))
    blocks = [text if "\n" in text else sheet(text) for text in sheets or ("",)]
    return Match.position("chiefdom", "\n\n".join([*lines, *blocks]), options=options, seed=seed)


def draw(squares: str, use: str, *moves: str, heading: str = "", **options: str) -> Match:
    """On a sheet with these squares, use a roll and make the moves that follow."""
    match = lay(squares, dice=dice_for(use), heading=heading, **options)
    for move in (use, *moves):
        match.play(move)
    return match


def placements(squares: str, use: str, heading: str = "", **options: str) -> list[str]:
    """Where a use may be drawn on a sheet with these squares; nowhere when it is not offered."""
    match = lay(squares, dice=dice_for(use), heading=heading, **options)
    if use not in match.moves():
        return []
    match.play(use)
    return match.moves()


def why_not(match: Match, move: str) -> str:
    """The rule that an illegal move breaks; the match must stay as it is."""
    before = match.diagram()
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    assert match.diagram() == before
    return error.value.rule.removeprefix("chiefdom.")


def state_of(match: Match) -> ChiefdomState:
    state = match.state
    assert isinstance(state, ChiefdomState)
    return state


def land(match: Match, seat: int = 0) -> Land:
    return state_of(match).lands[seat]


def at(match: Match, square: str, seat: int = 0) -> str:
    """The character of a square."""
    rows: list[str] = match.view(None)["lands"][seat]["rows"]
    return rows[int(square[1:]) - 1][COLUMNS.index(square[0])]


def points(match: Match, key: str, seat: int = 0) -> int:
    return match.scores()[seat].points(key)


def count(match: Match, key: str, seat: int = 0) -> int:
    return next(line.count for line in match.scores()[seat].lines if line.key == key)
