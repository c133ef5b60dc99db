"""The review of a finished match: its course, the costliest decisions, and luck separated from skill.

Each plan that a seat carried out is compared with what a strong player would have done. If they differ, both are
compared on common dice. The review works in small steps, like a search.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.chance import Keyed, WatchedChance
from chiefdoms.core.contract import State, shared_view
from chiefdoms.core.match import Match
from chiefdoms.core.plan import same_result, write_plan
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.comparison import Comparison
from chiefdoms.players.evaluator import Plan
from chiefdoms.players.luck import Luck, measure_luck, plies_of_luck
from chiefdoms.players.search import think
from chiefdoms.players.thinking import SLICE
from chiefdoms.players.trials import cautious_gain

VERSION = 1  # version of a review's JSON
STRONG = "level-4"
MOST_ROLL_OUTS = 96  # to find a better plan
FEWEST_RUNS, MOST_RUNS = 8, 24  # to compare it with what was played
MOMENTS = 3  # how many of a seat's costliest decisions are listed


@dataclass(frozen=True)
class Decision:
    """What a seat decided: its first ply, its round and its moves."""

    ply: int
    round: int
    seat: int
    moves: tuple[Any, ...]


@dataclass(frozen=True)
class Moment:
    """A decision that cost something: what would have been better, by how much, and by which lines of the score."""

    decision: Decision
    better: tuple[Any, ...]
    loss: float
    lines: list[dict[str, Any]]


@dataclass
class SeatReview:
    """The results of the review for one seat."""

    luck: Luck = field(default_factory=Luck)
    decisions: int = 0
    good: int = 0
    lost: float = 0.0
    moments: list[Moment] = field(default_factory=list)


class Review:
    """A running review."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        assert match.over
        self.match = match
        self.seats = {seat: SeatReview() for seat in seats}
        self.states: list[State[Any]] = []
        self.moves: list[Any] = []
        self.evaluator = evaluator_of(match.game)
        self.done = 0.0
        self.result: dict[str, Any] | None = None
        self._steps = self._work()

    def step(self) -> None:
        """Go on for one slice."""
        ends = perf_counter() + SLICE
        for _ in self._steps:
            if perf_counter() >= ends:
                return

    def as_json(self) -> dict[str, Any]:
        """Its progress; when finished, the review."""
        return {"done": 1.0, "review": self.result} if self.result else {"done": min(self.done, 0.99)}

    # -- the work ------------------------------------------------------------------------------------------------------

    def _work(self) -> Iterator[None]:
        yield from self._open()
        asked = yield from self._find_chance()
        rounds = yield from self._list_rounds()
        runs = self._runs(asked, rounds)
        rolls = [(seat, ply) for seat in self.seats for ply in plies_of_luck(self.states, asked, seat)]
        steps = len(runs) + len(rolls)
        for number, run in enumerate(runs):
            yield from self._assess_run(run)
            self.done = (number + 1) / steps
        for number, (seat, ply) in enumerate(rolls):
            before, after, luck = self.states[ply], self.states[ply + 1], self.seats[seat].luck
            yield from measure_luck(self.evaluator, before, self.moves[ply], after, seat, luck)
            self.done = (len(runs) + number + 1) / steps
        self.result = self._result_as_json(rounds)

    def _open(self) -> Iterator[None]:
        """Every position, and the moves between them."""
        for ply, made in enumerate(self.match.history()):
            self.states.append(self.match.at(ply))
            self.moves.append(self.states[ply].find(made.move))
            yield
        self.states.append(self.match.at(self.match.ply))

    def _find_chance(self) -> Generator[None, None, list[bool]]:
        """In which plies chance decided something."""
        asked = []
        for state, move in zip(self.states, self.moves, strict=False):
            chance = WatchedChance(Keyed(self.match.seed))
            state.clone().play(move, chance)
            asked.append(chance.asked)
            yield
        return asked

    def _list_rounds(self) -> Generator[None, None, list[int]]:
        """The round of each position."""
        rounds = []
        for state in self.states:
            rounds.append(shared_view(state.view(state.seat))["round"])
            yield
        return rounds

    def _runs(self, asked: Sequence[bool], rounds: Sequence[int]) -> list[Decision]:
        """Every sequence of moves (run) of the seats to be reviewed. An evaluator's plan may be shorter than a run."""
        found = []
        first = 0
        for ply, (state, chance) in enumerate(zip(self.states, asked, strict=False)):
            if not chance and self.states[ply + 1].seat == state.seat:
                continue
            seat = state.seat
            assert seat is not None
            if seat in self.seats:
                found.append(Decision(first, rounds[first], seat, tuple(self.moves[first : ply + 1])))
            first = ply + 1
        return found

    def _assess_run(self, run: Decision) -> Iterator[None]:
        """Plan by plan."""
        rest = run
        while rest.moves:
            count = 1
            if self.match.history()[rest.ply].count > 1:
                best = yield from self._think(rest)
                count = yield from self._length(rest, best)
                yield from self._assess_decision(replace(rest, moves=rest.moves[:count]), best)
            rest = replace(rest, ply=rest.ply + count, moves=rest.moves[count:])

    def _think(self, decision: Decision) -> Generator[None, None, tuple[Any, ...]]:
        """The plan that a strong player would have chosen."""
        strong = player_of(STRONG, self.match.game)
        strong = replace(strong, roll_outs=min(MOST_ROLL_OUTS, strong.roll_outs))
        best: tuple[Any, ...] = ()
        for thought in think(self.states[decision.ply], self.evaluator, strong, Random(decision.ply)):
            best = thought.best.moves
            yield
        return best

    def _length(self, run: Decision, best: tuple[Any, ...]) -> Generator[None, None, int]:
        """How many moves of a run form one plan: those of the best plan, or of another plan that it begins with."""
        if run.moves[: len(best)] == best:
            return len(best)
        known = 0
        for plan in self.evaluator.plans(self.states[run.ply], {}):
            if run.moves[: len(plan.moves)] == plan.moves:
                known = max(known, len(plan.moves))
            yield
        return known or self._asked_again(run)

    def _asked_again(self, run: Decision) -> int:
        """After how many moves of a run the prompt is the same as at its start: there, a new turn begins."""
        asked = self.states[run.ply].prompt().key
        counts = range(1, len(run.moves))
        return next((count for count in counts if self.states[run.ply + count].prompt().key == asked), len(run.moves))

    def _assess_decision(self, decision: Decision, best: tuple[Any, ...]) -> Iterator[None]:
        state, seat = self.states[decision.ply], self.seats[decision.seat]
        seat.decisions += 1
        if same_result(state, best, decision.moves):
            seat.good += 1
            return
        plans = [Plan(best, 0.0), Plan(decision.moves, 0.0)]
        comparison = Comparison(state, self.evaluator, plans, Random(decision.ply))
        while not _is_decided(comparison, self.evaluator.slight):
            yield from comparison.run()
        loss = cautious_gain(*comparison.gain(0, 1))
        seat.lost += loss
        if loss < self.evaluator.slight:
            seat.good += 1
        else:
            moment = Moment(decision, best, loss, comparison.lines(0, 1))
            seat.moments = sorted([*seat.moments, moment], key=lambda one: -one.loss)[:MOMENTS]

    # -- the result ----------------------------------------------------------------------------------------------------

    def _result_as_json(self, rounds: Sequence[int]) -> dict[str, Any]:
        return {
            "version": VERSION,
            "plies": self.match.ply,
            "measure": self.evaluator.measure,
            "course": self._course(rounds),
            "people": [self._seat_as_json(seat, found) for seat, found in self.seats.items()],
        }

    def _course(self, rounds: Sequence[int]) -> list[dict[str, Any]]:
        """Every seat's score when each round began, and at the end."""
        begins = [ply for ply, number in enumerate(rounds) if ply == 0 or number != rounds[ply - 1]]
        course = []
        for ply in sorted({*begins, len(rounds) - 1}):
            totals = [card.total for card in self.states[ply].scores()]
            course.append({"ply": ply, "turn": rounds[ply], "totals": totals})
        return course

    def _seat_as_json(self, seat: int, found: SeatReview) -> dict[str, Any]:
        luck = found.luck
        return {
            "seat": seat,
            "decisions": found.decisions,
            "good": found.good,
            "lost": round(found.lost, 2),
            "luck": round(luck.points, 2),
            "margin": round(sqrt(luck.variance), 2),
            "rolls": luck.times,
            "moments": [self._moment_as_json(moment) for moment in found.moments],
        }

    def _moment_as_json(self, moment: Moment) -> dict[str, Any]:
        decision = moment.decision
        state = self.states[decision.ply]
        return {
            "ply": decision.ply,
            "turn": decision.round,
            "loss": round(moment.loss, 2),
            "played": write_plan(state, decision.moves),
            "better": write_plan(state, moment.better),
            "lines": moment.lines,
        }


def _is_decided(comparison: Comparison, slight: float) -> bool:
    """Whether more runs would change little: there are enough, one plan is clearly better, or nothing can be gained."""
    if comparison.runs < FEWEST_RUNS:
        return False
    gain, error = comparison.gain(0, 1)
    return comparison.runs >= MOST_RUNS or gain > 4 * error or gain + 2 * error < slight
