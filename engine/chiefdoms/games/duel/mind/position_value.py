"""How good a position is for a seat: by its lead or, with the weight `plain`, by its marks."""

from __future__ import annotations

from math import exp

from chiefdoms.games.duel.mind.mark_values import lead
from chiefdoms.games.duel.rules.position import DRAW
from chiefdoms.games.duel.rules.scoring import outcome
from chiefdoms.games.duel.sheet import ROW_LENGTH
from chiefdoms.games.duel.state import DuelState

EXTRA_TURN = 1.0  # what an extra turn is worth, in marks of an even row
EXTRA_TURN_MARKS = 2.0  # and in marks
WON = 30.0  # larger than any lead
SQUARES = 75  # empty squares of the small board at the start


def position_value(state: DuelState, seat: int, plain: bool) -> float:
    """The lead in marks of an even row. If plain: the marks, and among equal marks the lowest row."""
    extra = state.phase == DRAW and state.actor == seat and state.stack[-1][1] == 1
    if plain:
        rows = sorted(state.rows_of(seat))
        return sum(rows) + rows[0] / (ROW_LENGTH + 1) + EXTRA_TURN_MARKS * extra
    if state.seat is None:
        end = outcome(state)
        assert end is not None
        return 0.0 if len(end.winners) > 1 else WON if seat in end.winners else -WON
    return lead(state, seat) + EXTRA_TURN * extra


def worth_of(state: DuelState, value: float, plain: bool) -> float:
    """The chance to win, in percent, that a lead stands for: more so near the end. Plain values are not converted."""
    if plain:
        return value
    drawn = 1.0 - min(1.0, state.empty.bit_count() / SQUARES)
    return 100.0 / (1.0 + exp(-(0.6 + drawn * drawn) * value))
