"""A position: the sheets of all seats, the dice, and how far the turn has come. Data only; `turn` changes it."""

from __future__ import annotations

from typing import Self

from chiefdoms.games.fiefdoms.dice import Dice
from chiefdoms.games.fiefdoms.rules.fief import Fief, RuleOptions
from chiefdoms.games.fiefdoms.rules.fief_score import FiefScore, best_score, chosen_score
from chiefdoms.games.fiefdoms.rules.pairs import NO_PAIRS, Pairs
from chiefdoms.games.fiefdoms.sheet import ALL_PLOTS, EMPTY, KINDS, PLOTS, SQUARES, plots_in

# What the seat to act decides.
SECTIONS, SPLIT, BUILD, PLOT, SQUARE, REDUCE, FORFEIT, PESTILENCE, WORKERS, CHANGE, OVER = range(11)
PHASE_KEYS = (
    "sections",
    "split",
    "build",
    "plot",
    "square",
    "reduce",
    "forfeit",
    "pestilence",
    "workers",
    "change",
    "over",
)

NO_DICE: Dice = (-1, -1, -1, -1)
OPTIMAL = -1  # the best assignment of workers
NONE = -1
_BLANK_PLOTS = [ALL_PLOTS if kind == EMPTY else 0 for kind in range(KINDS)]


class Position:
    """Everything that changes in a match.

    The sheets of all seats are stored in flat lists, so that a copy is a few slices.
    """

    __slots__ = (
        "acted",
        "changed",
        "chosen",
        "dice",
        "fief_scores",
        "first",
        "limits",
        "needs",
        "option",
        "pairs",
        "phase",
        "pips",
        "plot",
        "plots",
        "rules",
        "seat",
        "seats",
        "sections",
        "turn",
    )

    def __init__(self, seats: int, rules: RuleOptions) -> None:
        self.rules = rules
        self.seats = seats
        self.seat: int | None = 0
        self.phase = SECTIONS
        self.first = 0  # the active seat of the first turn
        self.turn = 0  # from 0 to 24; 25 when all plots are filled
        self.acted = 0  # how many seats have filled their plot this turn
        self.dice = NO_DICE
        self.pairs: Pairs = NO_PAIRS
        self.option = NONE  # the build option that the seat to act has chosen, or the pair that forfeits a plot
        self.plot = NONE  # the plot where it was built, while something about it is open
        self.plots = _BLANK_PLOTS * seats  # set of plots per kind
        self.needs = bytearray(PLOTS * seats)  # workers still required by each building
        self.pips = bytearray(SQUARES * seats)
        self.limits = [0] * seats  # the limited buildings that each fief has, as bits
        self.sections = [NONE] * seats  # index into ASSIGNMENTS
        self.chosen = [OPTIMAL] * seats  # the buildings that get workers at the end
        self.changed = 0  # the buildings whose workers the seat to act has already changed
        self.fief_scores: list[FiefScore | None] = [None] * seats  # kept until the sheet changes

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.rules = self.rules
        copy.seats = self.seats
        copy.seat = self.seat
        copy.phase = self.phase
        copy.first = self.first
        copy.turn = self.turn
        copy.acted = self.acted
        copy.dice = self.dice
        copy.pairs = self.pairs
        copy.option = self.option
        copy.plot = self.plot
        copy.plots = self.plots[:]
        copy.needs = self.needs[:]
        copy.pips = self.pips[:]
        copy.limits = self.limits[:]
        copy.sections = self.sections[:]
        copy.chosen = self.chosen[:]
        copy.changed = self.changed
        copy.fief_scores = self.fief_scores[:]
        return copy

    @property
    def active(self) -> int:
        """The seat that rolls and splits this turn."""
        return (self.first + self.turn) % self.seats

    @property
    def solo_fixed(self) -> bool:
        """Whether this is a non-active turn of the solo variant, in which the pairs are fixed."""
        return self.seats == 1 and self.turn % 2 == 1

    def empty(self, seat: int) -> int:
        """The empty plots of a seat."""
        return self.plots[seat * KINDS]

    def kind_at(self, seat: int, plot: int) -> int:
        """What is on a plot."""
        return self.kinds(seat)[plot]

    def kinds(self, seat: int) -> list[int]:
        """What is on each plot."""
        kinds = [EMPTY] * PLOTS
        for kind in range(1, KINDS):
            for plot in plots_in(self.plots[seat * KINDS + kind]):
                kinds[plot] = kind
        return kinds

    def fief(self, seat: int) -> Fief:
        """A seat's sheet for scoring; valid until the next move."""
        return Fief(
            self.plots[seat * KINDS : (seat + 1) * KINDS],
            self.needs[seat * PLOTS : (seat + 1) * PLOTS],
            self.pips[seat * SQUARES : (seat + 1) * SQUARES],
            self.rules,
        )

    def population(self, seat: int) -> int:
        return sum(self.pips[seat * SQUARES : (seat + 1) * SQUARES])

    def fief_score(self, seat: int) -> FiefScore:
        """A seat's score if the game ended now, kept until its sheet changes."""
        score = self.fief_scores[seat]
        if score is None:
            fief, chosen = self.fief(seat), self.chosen[seat]
            score = best_score(fief) if chosen == OPTIMAL else chosen_score(fief, chosen)
            self.fief_scores[seat] = score
        return score


def acting_seat(position: Position) -> int:
    """The seat to act; the game must not be over."""
    assert position.seat is not None
    return position.seat
