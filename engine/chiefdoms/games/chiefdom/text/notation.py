"""Moves as text, both ways, and why a text is not a legal move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.chiefdom.rules.moves import Rules, can_draw, wall_roots
from chiefdoms.games.chiefdom.rules.phases import JOB, OVER, PHASES, PLACE, USE
from chiefdoms.games.chiefdom.rules.uses import BY_TEXT, PASS, PASS_TEXT, USES, USES_OF_ROLL, WILD, dice_of
from chiefdoms.games.chiefdom.sheet import HOUSE, HOUSE_LOGS, SHAPES, WALL
from chiefdoms.games.chiefdom.squares import BY_NAME, NAMES, names

if TYPE_CHECKING:
    from chiefdoms.games.chiefdom.rules.land import Land
    from chiefdoms.games.chiefdom.state import ChiefdomState

LETTERS = "LFB"  # of the jobs
LONGEST = 80  # characters of a text that is worth reading
_SQUARE = re.compile(r"[A-Z][0-9]{1,2}")
_PLACEMENT = re.compile(r"(?:[A-Z][0-9]{1,2})+", re.ASCII)
_JOB = re.compile(r"([A-Z][0-9]{1,2})-([JLFB])", re.ASCII)

Reason = tuple[str, dict[str, Any]]  # the key of a rule, and the values that its sentence needs


def write(state: ChiefdomState, move: int) -> str:
    """The canonical text of a legal move."""
    if state.phase == USE:
        return PASS_TEXT if move == PASS else USES[move].text
    if state.phase == PLACE:
        return "".join(names(move))
    return f"{NAMES[state.person]}-{LETTERS[move]}"


def find(state: ChiefdomState, text: str) -> int | None:
    """The legal move of a text, without writing all the others."""
    if state.phase != PLACE:
        return next((move for move in state.moves() if write(state, move) == text), None)
    squares = 0
    for name in _SQUARE.findall(text):
        squares |= BY_NAME.get(name, 0)
    return squares if squares in state.moves() and write(state, squares) == text else None


def why_not(state: ChiefdomState, text: str) -> IllegalMove:
    """The error that names the rule which an illegal text breaks."""
    key, values = _reason(state, text)
    return IllegalMove(f"chiefdom.{key}", move=text[:80], **values)


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


def _reason(state: ChiefdomState, text: str) -> Reason:
    phase = state.phase
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
        return _why_not_job(state, *job.groups())
    return _why_not_roll(state, text) if phase == USE else _why_not_placement(state, text)


def _why_not_roll(state: ChiefdomState, text: str) -> Reason:
    if text == PASS_TEXT:
        return "must-draw", {}
    offered = USES_OF_ROLL[state.roll]
    plain = BY_TEXT[text.removesuffix("-bonus")]
    if plain not in offered:
        dice = dice_of(state.roll)
        triple = offered == WILD and len(set(dice)) == 1
        return ("triple-is-wild" if triple else "not-rolled"), {"dice": list(dice)}
    if text not in BY_TEXT:
        return "bonus-one-icon", {}
    reason = why_not_use(state.rules, state.land, BY_TEXT[text])
    assert reason is not None, f"{text} is legal"
    return reason


def _why_not_placement(state: ChiefdomState, text: str) -> Reason:
    squares = _SQUARE.findall(text)
    for square in squares:
        if square not in BY_NAME:
            return "outside", {"square": square}
    for square in squares:
        if not BY_NAME[square] & state.land.free:
            return "square-taken", {"square": square}
        if squares.count(square) > 1:
            return "square-twice", {"square": square}
    drawn = sum(BY_NAME[square] for square in squares)
    if drawn in state.moves():
        return "not-in-order", {"canonical": "".join(names(drawn))}
    use = USES[state.use]
    size = len(SHAPES[state.rules.shapes][use.face]) - use.bonus if use.face else 1
    if len(squares) != size:
        return "wrong-count", {"needs": size, "given": len(squares)}
    if use.face > 1:
        return "wrong-shape", {"face": use.face}
    return _why_not_single(state, squares[0])


def _why_not_single(state: ChiefdomState, square: str) -> Reason:
    """A wall or a house in an empty square that is not beside what it has to be beside."""
    icon = USES[state.use].icon
    if icon == HOUSE:
        return "house-not-adjacent", {"square": square}
    land = state.land
    west_first = wall_roots(state.rules.edition, land) != land.walls
    return ("wall-first-west" if west_first else "wall-not-adjacent"), {"square": square}


def _why_not_job(state: ChiefdomState, square: str, letter: str) -> Reason:
    person = NAMES[state.person]
    if square != person:
        return "other-person-first", {"square": person}
    return ("may-not-stay-jobless" if letter == "J" else "no-such-work"), {"square": square}
