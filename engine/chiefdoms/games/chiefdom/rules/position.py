"""One position: every seat's land, the roll, and who decides what."""

from __future__ import annotations

from typing import Self

from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.rules.uses import PASS

# The phases: the decisions that a seat's turn consists of.
USE, PLACE, JOB, OVER = range(4)
PHASES = ("use", "place", "job", "over")


class Position:
    """Everything on the table. A new position counts as over until `turn.advance` finds the seat that decides."""

    __slots__ = ("drew", "lands", "phase", "roll", "rules", "seat", "seats", "turn", "use", "uses")

    def __init__(self, rules: Rules, lands: list[Land], turn: int, roll: int) -> None:
        self.rules = rules
        self.lands = lands
        self.seats = len(lands)
        self.turn = turn
        self.roll = roll  # the dice, as a number below 216
        self.drew = False  # has any seat drawn for this roll?
        self.seat: int | None = None
        self.phase = OVER
        self.uses: list[int] = []  # what the seat to act may do with the roll; never changed in place
        self.use = PASS  # the chosen use, until its squares are chosen

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.rules = self.rules
        copy.lands = [land.clone() for land in self.lands]
        copy.seats = self.seats
        copy.turn = self.turn
        copy.roll = self.roll
        copy.drew = self.drew
        copy.seat = self.seat
        copy.phase = self.phase
        copy.uses = self.uses
        copy.use = self.use
        return copy

    @property
    def land(self) -> Land:
        """The land of the seat to act."""
        assert self.seat is not None
        return self.lands[self.seat]

    @property
    def person(self) -> int:
        """The square of the first person, in reading order, who waits for a job."""
        waiting = self.land.waiting
        return waiting & -waiting
