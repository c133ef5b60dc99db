"""One position: whose decision it is in which phase of the turn, and every seat's land.

All seats draw for each roll, one after another. A seat decides first how to use the roll, then where to draw, then the
jobs of new people who stand beside several kinds of workplaces.
"""

from __future__ import annotations

from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.chiefdom.rules import events as tales
from chiefdoms.games.chiefdom.rules import scoring
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.moves import Rules, targets, uses
from chiefdoms.games.chiefdom.rules.phases import JOB, OVER, PLACE, USE
from chiefdoms.games.chiefdom.rules.uses import ICON_OF, PASS, ROLLS, USES
from chiefdoms.games.chiefdom.text import diagram, notation, view


class ChiefdomState(State[int]):
    """A move is the number of a use, the set of squares to draw in, or the number of a job, depending on the phase."""

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
        self.use = PASS  # the use chosen, while its squares are not

    def clone(self) -> ChiefdomState:
        copy = ChiefdomState.__new__(ChiefdomState)
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

    # -- the contract -------------------------------------------------------------------------------------------------

    def moves(self) -> list[int]:
        if self.phase == USE:
            return self.uses[:]
        if self.phase == PLACE:
            return targets(self.rules, self.land, self.use)
        if self.phase == JOB:
            return self.land.jobs(self.person)
        return []

    def play(self, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        assert self.seat is not None
        land = self.lands[self.seat]
        before = None if events is None else land.clone()
        phase = self.phase
        if phase == USE:
            self.use = move
            self.phase = PLACE
        elif phase == PLACE:
            self._draw(land, move)
        else:
            land.choose(move, self.person)
        if events is not None and before is not None:
            events += tales.tell(self.seat, phase, move, before, land, self.roll)
        if phase != USE:
            if land.waiting:
                self.phase = JOB
            else:
                self.seek(self.seat + 1, chance, events)
        elif move == PASS:
            self.seek(self.seat + 1, chance, events)

    def prompt(self) -> Prompt:
        return view.prompt(self)

    def scores(self) -> list[ScoreCard]:
        return scoring.scores(self.rules, self.lands)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.rules, self.lands) if self.seat is None else None

    def view(self, seat: int | None) -> View:
        return view.show(self, seat)

    def diagram(self) -> str:
        return diagram.write(self)

    def text(self, move: int) -> str:
        return notation.write(self, move)

    def find(self, text: str) -> int | None:
        return notation.find(self, text)

    def why_not(self, text: str) -> IllegalMove:
        return notation.why_not(self, text)

    def preview(self, move: int) -> dict[str, Any]:
        return view.preview(self, move)

    # -- the turn -----------------------------------------------------------------------------------------------------

    @property
    def person(self) -> int:
        """The square of the first person, in reading order, who waits for a job."""
        waiting = self.land.waiting
        return waiting & -waiting

    def _draw(self, land: Land, squares: int) -> None:
        use = self.use
        land.draw(ICON_OF[use], squares)
        if USES[use].bonus:
            land.bonuses += 1
        self.use = PASS
        self.drew = True

    def seek(self, seat: int, chance: Chance, events: list[Event] | None = None) -> None:
        """Go on to the first seat from this one on that can use the roll; roll again when all had their turn.

        A seat that cannot draw skips this roll only. The game ends when a whole turn goes by without anybody drawing.
        """
        self.phase = USE
        self.use = PASS
        while not self._offer(seat, events):
            if not self.drew:
                self._end(events)
                return
            self._throw(chance, events)
            seat = 0

    def _offer(self, first: int, events: list[Event] | None) -> bool:
        """Let the first seat from this one on that can use the roll decide; False when no seat can."""
        for seat in range(first, self.seats):
            self.uses = uses(self.rules, self.lands[seat], self.roll)
            if self.uses:
                self.seat = seat
                return True
            if events is not None:
                events.append({"kind": "skip", "seat": seat})
        return False

    def _throw(self, chance: Chance, events: list[Event] | None) -> None:
        self.turn += 1
        self.drew = False
        self.roll = chance.below(ROLLS, "roll", self.turn)
        if events is not None:
            events.append(tales.roll(self.turn, self.roll))

    def _end(self, events: list[Event] | None) -> None:
        self.seat = None
        self.phase = OVER
        self.uses = []
        if events is not None:
            events.append({"kind": "over", "reason": scoring.REASON})
