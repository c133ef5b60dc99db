"""Why a text is not a legal move."""

from __future__ import annotations

import re
from typing import Any

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.moves import can_draw, extensible_walls, list_moves
from chiefdoms.games.chiefdom.rules.position import JOB, OVER, PHASES, PLACE, USE, Position
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.rules.uses import BY_TEXT, PASS_TEXT, USES, WILD, dice_of
from chiefdoms.games.chiefdom.sheet import HOUSE, HOUSE_LOGS, SHAPES, WALL
from chiefdoms.games.chiefdom.squares import BY_NAME, NAMES, names
from chiefdoms.games.chiefdom.text.notation import SQUARE

LONGEST = 80  # longer texts are not parsed
_PLACEMENT = re.compile(r"(?:[A-Z][0-9]{1,2})+", re.ASCII)
_JOB = re.compile(r"([A-Z][0-9]{1,2})-([JLFB])", re.ASCII)

Reason = tuple[str, dict[str, Any]]  # the key of a rule, and the values that its sentence needs


def refuse(position: Position, text: str) -> IllegalMove:
    """The error that names the rule which an illegal text breaks."""
    key, values = _find_reason(position, text)
    return IllegalMove(f"chiefdom.{key}", move=text[:LONGEST], **values)


def why_not_use(rules: Rules, land: Land, use: int) -> Reason | None:
    """Why a use that the dice offer cannot be drawn; None if it can."""
    chosen = USES[use]
    if chosen.bonus and not rules.bonus:
        return "bonus-not-in-play", {}
    if chosen.bonus and not land.bonuses_left:
        return "bonus-none-left", {}
    if can_draw(rules, land, use):
        return None
    if chosen.face > 1:
        return "shape-does-not-fit", {"face": chosen.face}
    if chosen.icon == WALL and land.logs < rules.edition.wall_logs:
        return "wall-needs-logs", {"logs": land.logs, "needs": rules.edition.wall_logs}
    if chosen.icon == WALL:
        return "wall-no-room", {}
    if land.logs < HOUSE_LOGS:
        return "house-needs-logs", {"logs": land.logs, "needs": HOUSE_LOGS}
    return ("house-no-room" if land.jobless | land.builders else "house-needs-builder"), {}


def _find_reason(position: Position, text: str) -> Reason:
    phase = position.phase
    job = _JOB.fullmatch(text)
    if len(text) > LONGEST:
        return "unreadable", {}
    if text == PASS_TEXT or text.removesuffix("-bonus") in BY_TEXT:
        kind = USE
    elif job or _PLACEMENT.fullmatch(text):
        kind = JOB if job else PLACE
    else:
        return "unreadable", {}
    if phase == OVER:
        return "game-over", {}
    if kind != phase:
        return "not-now", {"phase": PHASES[phase]}
    if job:
        return _why_not_job(position, *job.groups())
    return _why_not_use_of_roll(position, text) if phase == USE else _why_not_placement(position, text)


def _why_not_use_of_roll(position: Position, text: str) -> Reason:
    if text == PASS_TEXT:
        return "must-draw", {}
    offered = position.rules.uses_of_roll[position.roll]
    plain = BY_TEXT[text.removesuffix("-bonus")]
    if plain not in offered:
        dice = dice_of(position.roll)
        triple = offered == WILD and len(set(dice)) == 1
        return ("triple-is-wild" if triple else "not-rolled"), {"dice": list(dice)}
    if text not in BY_TEXT:
        return "bonus-one-icon", {}
    reason = why_not_use(position.rules, position.land, BY_TEXT[text])
    assert reason is not None, f"{text} is legal"
    return reason


def _why_not_placement(position: Position, text: str) -> Reason:
    squares = SQUARE.findall(text)
    for square in squares:
        if square not in BY_NAME:
            return "outside", {"square": square}
    for square in squares:
        if not BY_NAME[square] & position.land.free:
            return "square-taken", {"square": square}
        if squares.count(square) > 1:
            return "square-twice", {"square": square}
    drawn = sum(BY_NAME[square] for square in squares)
    if drawn in list_moves(position):
        return "not-in-order", {"canonical": "".join(names(drawn))}
    use = USES[position.use]
    size = len(SHAPES[position.rules.shapes][use.face]) - use.bonus if use.face else 1
    if len(squares) != size:
        return "wrong-count", {"needs": size, "given": len(squares)}
    if use.face > 1:
        return "wrong-shape", {"face": use.face}
    return _why_not_single(position, squares[0])


def _why_not_single(position: Position, square: str) -> Reason:
    """Why a wall or a house may not be drawn in an empty square: what has to be beside it is not."""
    icon = USES[position.use].icon
    if icon == HOUSE:
        return "house-not-adjacent", {"square": square}
    land = position.land
    west_first = extensible_walls(position.rules.edition, land) != land.walls
    return ("wall-first-west" if west_first else "wall-not-adjacent"), {"square": square}


def _why_not_job(position: Position, square: str, letter: str) -> Reason:
    person = NAMES[position.person]
    if square != person:
        return "other-person-first", {"square": person}
    return ("may-not-stay-jobless" if letter == "J" else "no-such-work"), {"square": square}
