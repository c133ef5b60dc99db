"""Why a text is not a legal move: the exact rule that it breaks."""

from __future__ import annotations

import re

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.duel.rules.moves import can_use, list_moves, lowest_rows, opening_limits, single_things
from chiefdoms.games.duel.rules.position import CHOOSE_LOWEST, DRAW, OVER, PHASES, SINGLE_PHASES, Position
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    CHANGE,
    COLUMN_NAMES,
    CROSS,
    ICONS,
    MINUS,
    PERMANENTS,
    PLUS,
    REROLL,
)
from chiefdoms.games.duel.text.notation import WORDS, write_move

_DRAWN = r"([A-Z]\d{1,2})-([1-6x])"
_SINGLE = re.compile(_DRAWN)
_PAIR = re.compile(_DRAWN + r"\." + _DRAWN)
_WORD = re.compile(r"([a-z]+)-([a-z]+|[1-6]|[A-Z]\d{1,2})")


def refuse(position: Position, text: str) -> IllegalMove:
    """The error for a text that is not among the legal moves."""
    if position.phase == OVER:
        return IllegalMove("duel.over")
    if pair := _PAIR.fullmatch(text):
        return _refuse_pair(position, *pair.groups())
    if single := _SINGLE.fullmatch(text):
        return _refuse_single(position, *single.groups())
    word = _WORD.fullmatch(text)
    if word and word[1] in WORDS:
        return _refuse_word(position, word[1], word[2])
    return _unreadable(text)


def _unreadable(text: str) -> IllegalMove:
    return IllegalMove("duel.unreadable", move=text[:80])


def _not_now(position: Position) -> IllegalMove:
    return IllegalMove("duel.not-now", phase=PHASES[position.phase])


# -- squares ----------------------------------------------------------------------------------------------------------


def _refuse_pair(position: Position, name_one: str, sign_one: str, name_two: str, sign_two: str) -> IllegalMove:
    if position.phase != DRAW:
        return _not_now(position)
    if flaw := _square_flaw(position, name_one) or _square_flaw(position, name_two):
        return flaw
    board = position.setup.board
    one, two = sorted((board.numbers[name_one], board.numbers[name_two]))
    if (one, two) not in board.pair_squares:
        return IllegalMove("duel.not-adjacent", squares=[name_one, name_two])
    hand = list(position.hands[position.actor])
    if sorted((sign_one, sign_two)) != [str(face) for face in hand]:
        return IllegalMove("duel.not-your-icons", icons=[ICONS[face - 1] for face in hand])
    signs = (sign_one, sign_two) if board.names[one] == name_one else (sign_two, sign_one)
    move = 2 * board.pair_squares.index((one, two)) + (signs != (str(hand[0]), str(hand[1])))
    if move in list_moves(position):
        return IllegalMove("duel.squares-in-order", better=write_move(position, move))
    return IllegalMove(_opening_flaw(position, move >> 1))


def _opening_flaw(position: Position, pair: int) -> str:
    """Which rule of the first round a pair of empty squares breaks."""
    board = position.setup.board
    _, avoid = opening_limits(position)
    around = board.pair_around[pair]
    if not around & board.printed_icons:
        return "duel.opening-touch"
    return "duel.opening-apart" if around & avoid else "duel.opening-other"


def _refuse_single(position: Position, name: str, sign: str) -> IllegalMove:
    if position.phase not in SINGLE_PHASES:
        return _not_now(position)
    if flaw := _square_flaw(position, name):
        return flaw
    wanted = ["cross" if thing == CROSS else ICONS[thing - 1] for thing in single_things(position)]
    given = "cross" if sign == "x" else ICONS[int(sign) - 1]
    return IllegalMove("duel.not-that-icon", icons=wanted, given=given)


def _square_flaw(position: Position, name: str) -> IllegalMove | None:
    square = position.setup.board.numbers.get(name)
    if square is None:
        sheet = position.setup.board.sheet
        return IllegalMove("duel.off-board", square=name, last=f"{COLUMN_NAMES[sheet.columns - 1]}{sheet.rows}")
    if position.cells[square]:
        return IllegalMove("duel.square-taken", square=name)
    return None


# -- words ------------------------------------------------------------------------------------------------------------


def _refuse_word(position: Position, word: str, value: str) -> IllegalMove:
    readable = {
        "take": value.isdigit(),
        "first": value[0].isupper(),
        "use": value in ABILITIES,
        "mark": value.isdigit(),
        "gain": value in PERMANENTS,
        "reroll": value.isdigit() or value == "both",
    }.get(word, value.isdigit())
    if not readable:
        return _unreadable(f"{word}-{value}")
    if position.phase not in WORDS[word]:
        return _not_now(position)
    if word in PERMANENTS:
        return _refuse_permanent(position, PERMANENTS.index(word), value)
    if word == "take":
        return IllegalMove("duel.no-such-die", die=int(value), table=list(position.table))
    if word == "first":
        return IllegalMove("duel.not-just-drawn", square=value)
    if word == "use":
        return _refuse_ability(position, ABILITIES.index(value))
    if word == "mark":
        return _refuse_row(position, int(value) - 1)
    return IllegalMove("duel.permanent-held", ability=value)


def _refuse_ability(position: Position, ability: int) -> IllegalMove:
    crossed = position.crossed[position.actor] >> ability & 1
    assert crossed or not can_use(position, ability)
    return IllegalMove("duel.ability-used" if crossed else "duel.ability-impossible", ability=ABILITIES[ability])


def _refuse_row(position: Position, row: int) -> IllegalMove:
    if position.phase == CHOOSE_LOWEST:
        return IllegalMove("duel.not-lowest", icon=ICONS[row], rows=[ICONS[low] for low in lowest_rows(position)])
    return IllegalMove("duel.row-full", icon=ICONS[row])


def _refuse_permanent(position: Position, ability: int, value: str) -> IllegalMove:
    name, seat = PERMANENTS[ability], position.actor
    if not position.held[seat] >> ability & 1:
        return IllegalMove("duel.permanent-not-held", ability=name)
    if position.spent >> ability & 1:
        return IllegalMove("duel.permanent-spent", ability=name)
    hand = position.hands[seat]
    if ability == CHANGE:
        rule = "duel.change-to-same" if hand[0] == hand[1] else "duel.not-a-double"
        return IllegalMove(rule, dice=list(hand))
    if int(value) not in hand:
        return IllegalMove("duel.not-your-die", die=int(value), dice=list(hand))
    assert ability in (PLUS, MINUS), f"{PERMANENTS[REROLL]} and {name} act on every die"
    return IllegalMove("duel.die-at-limit", ability=name, die=int(value))
