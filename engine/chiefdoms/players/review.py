"""The review of a finished match: its course, the costliest decisions, and luck apart from skill.

What one seat did before chance or another seat had a say is compared, plan by plan, with what a strong player would
have done; where that is something else, both are weighed on common dice. It goes on in small steps, like a search.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.chance import Keyed, Quick
from chiefdoms.core.contract import State
from chiefdoms.core.match import Match
from chiefdoms.players import evaluator_of, player_of
from chiefdoms.players.evaluator import Plan
from chiefdoms.players.fortune import Fortune, Listening, chances, weigh_chance
from chiefdoms.players.search import tempered, think
from chiefdoms.players.thinking import SLICE, texts
from chiefdoms.players.weighing import Weighing

VERSION = 1  # of what a review tells
STRONG = "level-4"
BUDGET = 96  # roll-outs to find a better plan
FEWEST, MOST = 8, 24  # runs to weigh it against what was played
MOMENTS = 3  # how many of a seat's costliest decisions are told


@dataclass(frozen=True)
class Decision:
    """What a seat decided: from which ply on, in which turn, and the moves."""

    ply: int
    turn: int
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
class Account:
    """What the review finds out about one seat."""

    fortune: Fortune = field(default_factory=Fortune)
    decisions: int = 0
    good: int = 0
    lost: float = 0.0
    moments: list[Moment] = field(default_factory=list)


class Review:
    """One review under way."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        assert match.over
        self.match = match
        self.accounts = {seat: Account() for seat in seats}
        self.states: list[State[Any]] = []
        self.moves: list[Any] = []
        self.evaluator = evaluator_of(match.game)
        self.done = 0.0
        self.told: dict[str, Any] | None = None
        self._steps = self._work()

    def step(self) -> None:
        """Go on for one slice."""
        ends = perf_counter() + SLICE
        for _ in self._steps:
            if perf_counter() >= ends:
                return

    def tell(self) -> dict[str, Any]:
        """How far it is; when over, the review."""
        return {"done": 1.0, "review": self.told} if self.told else {"done": min(self.done, 0.99)}

    # -- the work ------------------------------------------------------------------------------------------------------

    def _work(self) -> Iterator[None]:
        yield from self._open()
        asked = yield from self._listen()
        turns = yield from self._count_turns()
        runs = self._runs(asked, turns)
        rolls = [(seat, ply) for seat in self.accounts for ply in chances(self.states, asked, seat)]
        steps = len(runs) + len(rolls)
        for number, run in enumerate(runs):
            yield from self._judge_run(run)
            self.done = (number + 1) / steps
        for number, (seat, ply) in enumerate(rolls):
            before, after, fortune = self.states[ply], self.states[ply + 1], self.accounts[seat].fortune
            yield from weigh_chance(self.evaluator, before, self.moves[ply], after, seat, fortune)
            self.done = (len(runs) + number + 1) / steps
        self.told = self._tell(turns)

    def _open(self) -> Iterator[None]:
        """Every position, and the moves between them."""
        for ply, made in enumerate(self.match.history()):
            self.states.append(self.match.at(ply))
            self.moves.append(self.states[ply].find(made.move))
            yield
        self.states.append(self.match.at(self.match.ply))

    def _listen(self) -> Generator[None, None, list[bool]]:
        """In which plies chance had a say."""
        asked = []
        for state, move in zip(self.states, self.moves, strict=False):
            chance = Listening(Keyed(self.match.seed))
            state.clone().play(move, chance)
            asked.append(chance.asked)
            yield
        return asked

    def _count_turns(self) -> Generator[None, None, list[int]]:
        """The turn, or round, of each position."""
        turns = []
        for state in self.states:
            view = state.view(state.seat)
            turns.append(view["round"])
            yield
        return turns

    def _runs(self, asked: Sequence[bool], turns: Sequence[int]) -> list[Decision]:
        """Every run of moves of the seats in question. What a evaluator calls a plan may be shorter than a run."""
        found = []
        first = 0
        for ply, (state, chance) in enumerate(zip(self.states, asked, strict=False)):
            if not chance and self.states[ply + 1].seat == state.seat:
                continue
            seat = state.seat
            assert seat is not None
            if seat in self.accounts:
                found.append(Decision(first, turns[first], seat, tuple(self.moves[first : ply + 1])))
            first = ply + 1
        return found

    def _judge_run(self, run: Decision) -> Iterator[None]:
        """Plan by plan."""
        rest = run
        while rest.moves:
            count = 1
            if self.match.history()[rest.ply].count > 1:
                best = yield from self._think(rest)
                count = yield from self._length(rest, best)
                yield from self._judge_decision(replace(rest, moves=rest.moves[:count]), best)
            rest = replace(rest, ply=rest.ply + count, moves=rest.moves[count:])

    def _think(self, decision: Decision) -> Generator[None, None, tuple[Any, ...]]:
        """The plan that a strong player would have chosen."""
        strong = player_of(STRONG, self.match.game)
        strong = replace(strong, budget=min(BUDGET, strong.budget))
        best: tuple[Any, ...] = ()
        for thought in think(self.states[decision.ply], self.evaluator, strong, Random(decision.ply)):
            best = thought.best.moves
            yield
        return best

    def _length(self, run: Decision, best: tuple[Any, ...]) -> Generator[None, None, int]:
        """How many moves of a run are one plan: as many as of the best plan or of another one that begins it."""
        if run.moves[: len(best)] == best:
            return len(best)
        known = 0
        for plan in self.evaluator.plans(self.states[run.ply], {}):
            if run.moves[: len(plan.moves)] == plan.moves:
                known = max(known, len(plan.moves))
            yield
        return known or self._asked_again(run)

    def _asked_again(self, run: Decision) -> int:
        """After how many moves of a run the same is asked as at its start: then a turn is over and another begins."""
        asked = self.states[run.ply].prompt().key
        counts = range(1, len(run.moves))
        return next((count for count in counts if self.states[run.ply + count].prompt().key == asked), len(run.moves))

    def _judge_decision(self, decision: Decision, best: tuple[Any, ...]) -> Iterator[None]:
        state, account = self.states[decision.ply], self.accounts[decision.seat]
        account.decisions += 1
        if _outcome(state, best) == _outcome(state, decision.moves):
            account.good += 1
            return
        weighing = Weighing(state, self.evaluator, [Plan(best, 0.0), Plan(decision.moves, 0.0)], Random(decision.ply))
        while not _is_told(weighing, self.evaluator.slight):
            yield from weighing.run()
        loss = tempered(*weighing.gain(0, 1))
        account.lost += loss
        if loss < self.evaluator.slight:
            account.good += 1
        else:
            moment = Moment(decision, best, loss, weighing.lines(0, 1))
            account.moments = sorted([*account.moments, moment], key=lambda one: -one.loss)[:MOMENTS]

    # -- the result ----------------------------------------------------------------------------------------------------

    def _tell(self, turns: Sequence[int]) -> dict[str, Any]:
        return {
            "version": VERSION,
            "plies": self.match.ply,
            "measure": self.evaluator.measure,
            "course": self._course(turns),
            "people": [self._tell_seat(seat, account) for seat, account in self.accounts.items()],
        }

    def _course(self, turns: Sequence[int]) -> list[dict[str, Any]]:
        """Every seat's score when each turn began, and at the end."""
        begins = [ply for ply, turn in enumerate(turns) if ply == 0 or turn != turns[ply - 1]]
        course = []
        for ply in sorted({*begins, len(turns) - 1}):
            totals = [card.total for card in self.states[ply].scores()]
            course.append({"ply": ply, "turn": turns[ply], "totals": totals})
        return course

    def _tell_seat(self, seat: int, account: Account) -> dict[str, Any]:
        fortune = account.fortune
        return {
            "seat": seat,
            "decisions": account.decisions,
            "good": account.good,
            "lost": round(account.lost, 2),
            "luck": round(fortune.luck, 2),
            "margin": round(sqrt(fortune.doubt), 2),
            "rolls": fortune.times,
            "moments": [self._tell_moment(moment) for moment in account.moments],
        }

    def _tell_moment(self, moment: Moment) -> dict[str, Any]:
        decision = moment.decision
        state = self.states[decision.ply]
        return {
            "ply": decision.ply,
            "turn": decision.turn,
            "loss": round(moment.loss, 2),
            "played": texts(state, decision.moves),
            "better": texts(state, moment.better),
            "lines": moment.lines,
        }


def _outcome(state: State[Any], moves: Sequence[Any]) -> str:
    """Where moves lead to: plans that lead to the same are the same."""
    after = state.clone()
    for move in moves:
        after.play(move, Quick(0))
    return after.diagram()


def _is_told(weighing: Weighing, slight: float) -> bool:
    """Whether more runs would change little: enough were made, the better plan is clear, or nothing is to be won."""
    if weighing.runs < FEWEST:
        return False
    gain, error = weighing.gain(0, 1)
    return weighing.runs >= MOST or gain > 4 * error or gain + 2 * error < slight
