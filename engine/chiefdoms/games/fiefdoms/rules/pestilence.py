"""Pestilence: the numbers of the sections, and the plots that a sum of the numbered dice strikes."""

from __future__ import annotations

from functools import cache

from chiefdoms.games.fiefdoms.dice import FACE_VALUES, Dice, X
from chiefdoms.games.fiefdoms.rules.position import Position
from chiefdoms.games.fiefdoms.sheet import (
    ASSIGNMENTS,
    CENTRE,
    CENTRE_SUM,
    SECTION_KEYS,
    SECTION_PLOTS,
    SUM_PAIRS,
)


def is_pestilence(dice: Dice) -> bool:
    return dice[2] == X and dice[3] == X


def pestilence_sums(dice: Dice) -> list[int]:
    """What the two numbered dice may add up to; each player chooses the value of a paired face."""
    return sorted({a + b for a in FACE_VALUES[dice[0]] for b in FACE_VALUES[dice[1]]})


def section_numbers(position: Position, assignment: int) -> dict[str, list[int]]:
    """Which sums each section has under an assignment."""
    pairs = zip(ASSIGNMENTS[assignment], SUM_PAIRS[position.rules.pestilence], strict=True)
    numbers = {SECTION_KEYS[section]: list(pair) for section, pair in pairs}
    return {**numbers, SECTION_KEYS[CENTRE]: [CENTRE_SUM[position.rules.pestilence]]}


def section_of_sum(position: Position, seat: int, total: int) -> int:
    """The section that a sum strikes on a seat's sheet."""
    return _section_of_sum(position.rules.pestilence, position.sections[seat], total)


@cache  # 2 tables, 24 assignments, 9 sums
def _section_of_sum(table: str, assignment: int, total: int) -> int:
    if total == CENTRE_SUM[table]:
        return CENTRE
    return ASSIGNMENTS[assignment][next(i for i, pair in enumerate(SUM_PAIRS[table]) if total in pair)]


def struck_plots(position: Position, seat: int, total: int) -> int:
    """What a pestilence of that sum may take: an empty plot of the section or, if it is full, any."""
    empty = position.empty(seat)
    return SECTION_PLOTS[section_of_sum(position, seat, total)] & empty or empty
