"""Each legal move with the squares, dice and rows that it is about, so that the page need not parse move texts."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.duel.rules.abilities import changed_hand
from chiefdoms.games.duel.rules.moves import (
    BOTH,
    FIRST_PERMANENT_MOVE,
    list_moves,
    pair_icons,
    permanent_use,
    single_drawing,
)
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
from chiefdoms.games.duel.sheet import ABILITIES, CHANGE, CROSS, ICONS, PERMANENTS, REROLL
from chiefdoms.games.duel.text.notation import write_move

Target = dict[str, Any]


def list_targets(position: Position) -> list[Target]:
    """One for each legal move."""
    return [{"move": write_move(position, move), **_target(position, move)} for move in list_moves(position)]


def _target(position: Position, move: int) -> Target:
    phase = position.phase
    if phase == DRAFT:
        return {"kind": "take", "die": move}
    if phase == DRAW:
        permanent = move >= FIRST_PERMANENT_MOVE
        return _permanent_target(position, move) if permanent else _pair_target(position, move)
    if phase == ORDER:
        icon = ICONS[position.cells[move] - 1]
        return {"kind": "first", "squares": [position.setup.board.names[move]], "icons": [icon]}
    if phase == CHOOSE_ABILITY:
        return {"kind": "ability", "ability": ABILITIES[move]}
    if phase in (CHOOSE_LOWEST, CHOOSE_ROW):
        return {"kind": "row", "icon": ICONS[move], "square": position.marks[position.actor * 6 + move] + 1}
    if phase == CHOOSE_PERMANENT:
        return {"kind": "gain", "ability": PERMANENTS[move]}
    return _single_target(position, move)


def _pair_target(position: Position, move: int) -> Target:
    names = position.setup.board.names
    squares = [names[square] for square in position.setup.board.pair_squares[move >> 1]]
    return {"kind": "pair", "squares": squares, "icons": [ICONS[icon - 1] for icon in pair_icons(position, move)]}


def _single_target(position: Position, move: int) -> Target:
    square, thing = single_drawing(move)
    squares = [position.setup.board.names[square]]
    if thing == CROSS:
        return {"kind": "cross", "squares": squares, "icons": []}
    return {"kind": "single", "squares": squares, "icons": [ICONS[thing - 1]]}


def _permanent_target(position: Position, move: int) -> Target:
    """`dice`: the faces acted on; `result`: the hand afterwards, None when a roll decides."""
    ability, face = permanent_use(move)
    hand = position.hands[position.actor]
    dice = list(hand) if ability == REROLL and face == BOTH else [hand[0] if ability == CHANGE else face]
    result = None if ability == REROLL else list(changed_hand(hand, ability, face))
    return {"kind": "permanent", "ability": PERMANENTS[ability], "dice": dice, "result": result}
