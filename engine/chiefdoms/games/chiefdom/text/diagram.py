"""Writes a position as text: a heading of a few lines, and ten lines of eight characters for each seat.

Logs and fish are not written, because the sheet shows them: harvesting is immediate and each square pays once.
`reader.read_diagram` is the inverse.
"""

from __future__ import annotations

from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.moves import must_draw
from chiefdoms.games.chiefdom.rules.position import OVER, PLACE, Position
from chiefdoms.games.chiefdom.rules.uses import USES, dice_of
from chiefdoms.games.chiefdom.sheet import COLUMNS
from chiefdoms.games.chiefdom.squares import PRE_DRAWN, SQUARES, each

# The character of each kind of square. Pre-drawn walls have their own, the rest are sets of `Land`.
PRE_DRAWN_WALL = "#"
LEGEND = {
    "W": "walls",
    "~": "water",
    "2": "trees2",
    "3": "trees3",
    "H": "houses",
    "J": "jobless",
    "L": "lumberjacks",
    "F": "fishermen",
    "B": "builders",
    "?": "waiting",
    ".": "free",
}


def write_diagram(position: Position) -> str:
    """The position as text."""
    unfinished = _is_unfinished(position)
    heading = [f"turn {position.turn}"]
    if not unfinished:
        heading.append("dice " + " ".join(map(str, dice_of(position.roll))))
    if position.rules.cards:
        heading.append("cards " + " ".join(map(str, position.rules.cards)))
    if any(land.bonuses for land in position.lands):
        heading.append("bonus " + " ".join(str(land.bonuses) for land in position.lands))
    if position.seat is not None:
        heading.append(f"seat {position.seat + 1}")
    if position.drew:
        heading.append("drew")
    if position.phase == PLACE:
        heading.append(f"use {USES[position.use].text}")
    if position.phase == OVER:
        heading.append("score" if unfinished else "over")
    return "\n\n".join("\n".join(block) for block in [heading, *map(write_rows, position.lands)]) + "\n"


def _is_unfinished(position: Position) -> bool:
    """Whether the sheets are only scored although the game could go on, because the dice can be used."""
    rules = position.rules
    if position.phase != OVER or not rules.strict:
        return False
    return any(must_draw(rules, land, position.roll) for land in position.lands)


def write_rows(land: Land) -> list[str]:
    """The sheet as ten texts of eight characters."""
    drawn = dict.fromkeys(SQUARES, PRE_DRAWN_WALL)
    for character, kind in LEGEND.items():
        for square in each(getattr(land, kind) & ~PRE_DRAWN):
            drawn[square] = character
    text = "".join(drawn.values())
    return [text[start : start + len(COLUMNS)] for start in range(0, len(text), len(COLUMNS))]
