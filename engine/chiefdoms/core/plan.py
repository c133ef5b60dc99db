"""A plan: moves that one seat can make one after the other before chance or another seat decides anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.core.errors import IllegalMove

S = TypeVar("S", bound=State[Any])


def read_plan(state: State[Any], texts: Sequence[str]) -> tuple[Any, ...]:
    """The moves of a plan given as texts; IllegalMove when one of them is not legal or not the deciding seat's."""
    seat = state.seat
    now = state.clone()
    moves = []
    for text in texts:
        if now.seat != seat:
            raise IllegalMove("not-legal-now", move=text[:80])
        move = now.find(text)
        if move is None:
            raise now.why_not(text)
        moves.append(move)
        now.play(move, Quick(0))
    return tuple(moves)


def write_plan(state: State[Any], moves: Sequence[Any]) -> list[str]:
    """The texts of a plan's moves."""
    now = state.clone()
    texts = []
    for move in moves:
        texts.append(now.text(move))
        now.play(move, Quick(0))
    return texts


def play_plan(state: S, moves: Sequence[Any]) -> S:
    """The position after a plan, on a copy. Whatever chance decides after the last move is arbitrary."""
    after = state.clone()
    for move in moves:
        after.play(move, Quick(0))
    return after


def same_result(state: State[Any], one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether two plans lead to the same position."""
    return play_plan(state, one).diagram() == play_plan(state, other).diagram()
