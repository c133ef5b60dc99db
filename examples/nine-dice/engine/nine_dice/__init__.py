"""Nine Dice: two seats put dice on one board of nine squares; one scores the rows, the other the columns.

The smallest game that keeps the whole contract, to be copied. Larger games have a folder for each of rules, text and
mind, and a module for their State.
"""

from __future__ import annotations

from typing import Self

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Game, GameInfo, Option, Options, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.nine_dice.rules import EMPTY, SIDES, SQUARES, score_card
from chiefdoms.games.nine_dice.text import NAMES, read_diagram, refuse, view_of, write_diagram


class NineDiceState(State[int]):
    """A position. A move is the number of a square, because searches play thousands of them; texts are for the page."""

    __slots__ = ("board", "die", "runs", "seat")

    seats: int = 2

    def __init__(self, board: list[int], runs: bool) -> None:
        self.board = board
        self.runs = runs
        self.die = 0
        self.seat: int | None = None

    def clone(self) -> Self:
        copy = type(self)(self.board.copy(), self.runs)
        copy.die, copy.seat = self.die, self.seat
        return copy

    def begin_turn(self, chance: Chance, events: list[Event], die: int | None = None) -> None:
        """Roll for the next seat, or end the game. A diagram may already contain the roll."""
        placed = len(self.board) - self.board.count(EMPTY)
        if placed == len(self.board):
            self.seat, self.die = None, 0
            events.append({"kind": "over"})
            return
        self.seat = placed % self.seats
        # Each roll has its own key, so that the die is the same after an undo.
        self.die = die or 1 + chance.below(SIDES, "roll", placed)
        events.append({"kind": "roll", "seat": self.seat, "die": self.die})

    def moves(self) -> list[int]:
        return [square for square in SQUARES if self.board[square] == EMPTY]

    def text(self, move: int) -> str:
        return NAMES[move]

    def play(self, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        events = [] if events is None else events
        events.append({"kind": "place", "seat": self.seat, "square": NAMES[move], "die": self.die})
        self.board[move] = self.die
        self.begin_turn(chance, events)

    def prompt(self) -> Prompt:
        return Prompt("over") if self.seat is None else Prompt("nine-dice.place", {"die": self.die})

    def scores(self) -> list[ScoreCard]:
        return [score_card(self.board, seat, self.runs) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if self.seat is not None:
            return None
        totals = [card.total for card in self.scores()]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Outcome(winners, "nine-dice.board-full")

    def view(self, seat: int | None) -> View:
        return view_of(self.board, self.die, self.seat, self.runs)

    def diagram(self) -> str:
        return write_diagram(self.board, self.die)

    def why_not(self, text: str) -> IllegalMove:
        return refuse(self.board, text)


class NineDice(Game):
    info = GameInfo(
        id="nine-dice",
        title="Nine Dice",
        designers=("The maintainers of Chiefdoms",),
        seats=(2,),
        options=(Option("runs", ("on", "off"), "on"),),
        rules=1,
        longest=len(SQUARES),  # every move fills a square
    )

    def start(self, seats: int, options: Options, chance: Chance) -> NineDiceState:
        return self._begin([EMPTY] * len(SQUARES), options, chance)

    def read(self, text: str, options: Options, chance: Chance) -> NineDiceState:
        board, die = read_diagram(text)
        return self._begin(board, options, chance, die)

    def _begin(self, board: list[int], options: Options, chance: Chance, die: int | None = None) -> NineDiceState:
        state = NineDiceState(board, runs=options["runs"] == "on")
        state.begin_turn(chance, [], die)
        return state


GAME = NineDice()
