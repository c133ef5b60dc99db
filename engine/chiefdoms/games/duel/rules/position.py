"""One position: what is drawn, marked and rolled, and what is still to be done in this turn.

What is still to be done is a stack of tasks. A task that needs a decision waits on top; `turn.resolve_tasks` does all
others at once. Because the newest task lies on top, an ability icon is used up, with all that follows from it, before
the scoring that reached it goes on.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from chiefdoms.games.duel.board import Board
from chiefdoms.games.duel.sheet import (
    AGAIN_ABILITY,
    CHANGE,
    CROSS_ABILITY,
    FIFTH_ABILITY,
    MARK_ABILITY,
    PERMANENTS,
    SPLIT_ABILITY,
    WILD_ABILITY,
)

SEATS = 2

# Phases. From DRAW on they are also the kinds of tasks; those from SCORE on need no decision.
OVER, DRAFT = 0, 1
DRAW = 2  # draw the pair; a: 1 in an extra turn
ORDER = 3  # choose which of the squares a and b is scored first
SPLIT = 4  # draw one of the two dice on its own; a: the square of the other one, 0 if that is not drawn yet
WILD = 5  # draw any icon
FIFTH = 6  # draw the icon of the remaining die
CROSSING = 7  # draw a cross
CHOOSE_ABILITY = 8
CHOOSE_LOWEST = 9
CHOOSE_ROW = 10
CHOOSE_PERMANENT = 11
SCORE = 12  # score square a, drawn together with square b (or 0)
MARKS = 13  # mark row a, b times
MOUNTAINS = 14  # look for isolated squares beside the squares a and b (or 0)

PHASES = (
    "over", "draft", "draw", "order", "split", "wild", "fifth", "cross", "ability", "lowest", "row", "permanent",
    "score", "marks", "mountains",
)  # fmt: skip

SINGLE_PHASES = (SPLIT, WILD, FIFTH, CROSSING)  # one icon or cross is drawn on its own

Task = tuple[int, int, int]  # kind, a, b

# The task that an ability leads to.
TASK_OF_ABILITY = {
    SPLIT_ABILITY: SPLIT,
    WILD_ABILITY: WILD,
    FIFTH_ABILITY: FIFTH,
    AGAIN_ABILITY: DRAW,
    CROSS_ABILITY: CROSSING,
    MARK_ABILITY: CHOOSE_ROW,
}


class Setup(NamedTuple):
    """What stays the same during a match: the board and the options."""

    board: Board
    alternate: bool = True  # the other seat starts the next round
    literal: bool = False  # an empty square that two icons touch always becomes a mountain
    four: bool = False  # four permanent abilities to choose from; everybody can change a double from the start
    apart: bool = False  # in round 1 the second pair may touch any printed icon, but not the first pair
    mountains_first: bool = False  # ability icons wait until both icons and their mountains are scored
    fresh: bool = False  # permanent abilities are ready again in an extra turn
    lower_only: bool = False  # until rules 2: a split on the last square draws the lower die
    asks_idly: bool = False  # until rules 2: the order is asked while any ability is uncrossed, usable or not

    @property
    def start_held(self) -> int:
        return 1 << CHANGE if self.four else 0

    @property
    def choosable(self) -> int:
        """The permanent abilities that a star can give, as bits."""
        return (1 << CHANGE if self.four else 1 << len(PERMANENTS)) - 1


class Position:
    """The data of a position, without rules."""

    __slots__ = (
        "actor",
        "cells",
        "crossed",
        "empty",
        "first",
        "hands",
        "held",
        "marks",
        "opening",
        "phase",
        "round",
        "seat",
        "setup",
        "spent",
        "stack",
        "table",
    )

    setup: Setup
    phase: int
    seat: int | None  # the seat to act; None when the game is over
    actor: int  # whose turn it is, or was last
    first: int  # who started this round
    round: int
    table: tuple[int, ...]  # dice not taken, sorted
    hands: list[tuple[int, ...]]  # dice taken by each seat, sorted
    cells: bytearray  # what each square holds
    empty: int  # the empty squares as bits
    marks: bytearray  # marks of seat s in row r at s * 6 + r
    crossed: list[int]  # one-use abilities used by each seat, as bits
    held: list[int]  # permanent abilities of each seat, as bits
    spent: int  # permanent abilities that the actor cannot use (again) in this turn
    opening: int  # the squares that the first player drew on in the first round, as bits
    stack: list[Task]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.phase = DRAFT
        self.seat = 0
        self.actor = 0
        self.first = 0
        self.round = 0
        self.table = ()
        self.hands = [(), ()]
        self.cells = bytearray(setup.board.blank)
        self.empty = setup.board.empty
        self.marks = bytearray(12)
        self.crossed = [0, 0]
        self.held = [setup.start_held] * 2
        self.spent = 0
        self.opening = 0
        self.stack = []

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.setup = self.setup
        copy.phase = self.phase
        copy.seat = self.seat
        copy.actor = self.actor
        copy.first = self.first
        copy.round = self.round
        copy.table = self.table
        copy.hands = self.hands[:]
        copy.cells = self.cells[:]
        copy.empty = self.empty
        copy.marks = self.marks[:]
        copy.crossed = self.crossed[:]
        copy.held = self.held[:]
        copy.spent = self.spent
        copy.opening = self.opening
        copy.stack = self.stack[:]
        return copy

    def fill(self, square: int, thing: int) -> None:
        """Draw something on an empty square."""
        self.cells[square] = thing
        self.empty &= ~(1 << square)

    def rows_of(self, seat: int) -> list[int]:
        """The marks of a seat in its six rows."""
        return list(self.marks[seat * 6 : seat * 6 + 6])

    def has_pair(self) -> bool:
        """Whether two adjacent squares are empty."""
        empty = self.empty
        return bool(empty & (empty >> 1 | empty >> self.setup.board.stride))
