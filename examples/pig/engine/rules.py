"""The rules: roll as often as you dare, at most ten times; a 1 loses what the turn brought, to hold keeps it."""

from __future__ import annotations

from typing import Self

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Outcome
from chiefdoms.core.score import ScoreCard, ScoreLine

MOST_ROLLS = 10  # of one turn


class Position:
    """All that lies on the table."""

    __slots__ = ("banked", "kept", "risk", "rolls", "round", "rounds", "seat", "seats")

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.seat: int | None = 0
        self.round = 1
        self.rounds = rounds
        self.banked = [0] * seats  # the points that are safe
        self.kept = [0] * seats  # how many turns brought some
        self.risk = 0  # the points of this turn
        self.rolls = 0  # of this turn

    def clone(self) -> Self:
        copy = type(self)(self.seats, self.rounds)
        copy.seat, copy.round = self.seat, self.round
        copy.banked, copy.kept = self.banked[:], self.kept[:]
        copy.risk, copy.rolls = self.risk, self.rolls
        return copy


def list_moves(position: Position) -> list[str]:
    if position.seat is None:
        return []
    if position.rolls == 0:
        return ["roll"]
    return ["hold"] if position.rolls == MOST_ROLLS else ["hold", "roll"]


def play_move(position: Position, move: str, chance: Chance, events: list[Event] | None) -> None:
    seat = position.seat
    assert seat is not None
    if move == "roll":
        # A key of its own for every roll: undo and everybody else who plays the seed meet the same die.
        face = 1 + chance.below(6, "roll", position.round, seat, position.rolls)
        position.rolls += 1
        position.risk += face
        if events is not None:
            events.append({"kind": "roll", "seat": seat, "face": face})
        if face == 1:
            _end_turn(position, 0, events)
    else:
        _end_turn(position, position.risk, events)


def _end_turn(position: Position, points: int, events: list[Event] | None) -> None:
    seat = position.seat
    assert seat is not None
    position.banked[seat] += points
    position.kept[seat] += points > 0
    if events is not None:
        events.append({"kind": "bank", "seat": seat, "points": points})
    position.risk = position.rolls = 0
    if seat + 1 < position.seats:
        position.seat = seat + 1
    elif position.round < position.rounds:
        position.seat, position.round = 0, position.round + 1
    else:
        position.seat = None


def score_card(position: Position, seat: int) -> ScoreCard:
    return ScoreCard((ScoreLine("banked", position.kept[seat], position.banked[seat]),))


def outcome(position: Position) -> Outcome | None:
    if position.seat is not None:
        return None
    most = max(position.banked)
    winners = tuple(seat for seat, points in enumerate(position.banked) if points == most)
    return Outcome(winners, "pig.most")
