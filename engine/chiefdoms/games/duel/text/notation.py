"""Moves as text (README.md lists the forms)."""

from __future__ import annotations

from chiefdoms.games.duel.rules.moves import BOTH, FIRST_PERMANENT_MOVE, pair_icons, permanent_use, single_drawing
from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CHOOSE_LOWEST,
    CHOOSE_PERMANENT,
    CHOOSE_ROW,
    DRAFT,
    DRAW,
    ORDER,
    Position,
)
from chiefdoms.games.duel.sheet import ABILITIES, PERMANENTS, REROLL, THING_SIGNS

# Which phases a form of move belongs to, by its first word; a form without a word draws on squares.
WORDS = {
    "take": (DRAFT,),
    "first": (ORDER,),
    "use": (CHOOSE_ABILITY,),
    "mark": (CHOOSE_LOWEST, CHOOSE_ROW),
    "gain": (CHOOSE_PERMANENT,),
    **dict.fromkeys(PERMANENTS, (DRAW,)),
}


def write_move(position: Position, move: int) -> str:
    """The text of a legal move."""
    phase = position.phase
    if phase == DRAW:
        return _permanent_text(move) if move >= FIRST_PERMANENT_MOVE else _pair_text(position, move)
    if phase == DRAFT:
        return f"take-{move}"
    if phase == ORDER:
        return f"first-{position.setup.board.names[move]}"
    if phase == CHOOSE_ABILITY:
        return f"use-{ABILITIES[move]}"
    if phase in (CHOOSE_LOWEST, CHOOSE_ROW):
        return f"mark-{move + 1}"
    if phase == CHOOSE_PERMANENT:
        return f"gain-{PERMANENTS[move]}"
    square, thing = single_drawing(move)
    return f"{position.setup.board.names[square]}-{THING_SIGNS[thing]}"


def _pair_text(position: Position, move: int) -> str:
    names = position.setup.board.names
    one, two = position.setup.board.pair_squares[move >> 1]
    icon_one, icon_two = pair_icons(position, move)
    return f"{names[one]}-{icon_one}.{names[two]}-{icon_two}"


def _permanent_text(move: int) -> str:
    ability, face = permanent_use(move)
    return f"{PERMANENTS[ability]}-{'both' if ability == REROLL and face == BOTH else face}"
