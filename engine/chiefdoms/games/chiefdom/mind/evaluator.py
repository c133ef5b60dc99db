"""Evaluates Chiefdom for computer players: a plan is a use, its squares and jobs; a position is worth its score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.moves import list_placements
from chiefdoms.games.chiefdom.rules.position import JOB, PLACE, USE
from chiefdoms.games.chiefdom.rules.scoring import POINTS, count_conditions, score_lands
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.rules.uses import ICON_OF, PASS, USES, Use
from chiefdoms.games.chiefdom.sheet import HOUSE, WALL
from chiefdoms.games.chiefdom.state import ChiefdomState
from chiefdoms.players.evaluator import Evaluator, Plan, Weights

PREFERRED_SHARE = 0.9  # how often roll-outs take one of the preferred uses instead of any


def _preference(use: Use) -> int:
    """Houses and walls as soon as they can be built; a bonus only where nothing else fits."""
    return {HOUSE: 3, WALL: 2}.get(use.icon, 0 if use.bonus else 1)


PREFERENCE = (*map(_preference, USES), -1)  # passing comes last


@lru_cache(maxsize=1 << 11)  # the same rolls offer the same uses again and again
def _preferred(uses: tuple[int, ...]) -> tuple[int, ...]:
    """The uses that a roll-out prefers to the others."""
    most = max([PREFERENCE[use] for use in uses])
    return tuple([use for use in uses if PREFERENCE[use] == most])


def total_points(rules: Rules, land: Land) -> int:
    """The points of the thirteen conditions, without a score card."""
    return sum(map(int.__mul__, count_conditions(land, rules), POINTS))


class ChiefdomEvaluator(Evaluator[ChiefdomState]):
    def worth(self, state: ChiefdomState, seat: int, weights: Weights) -> float:
        rules = state.rules
        if not rules.cards:
            return float(total_points(rules, state.lands[seat]))
        return float(score_lands(rules, state.lands)[seat].total)

    def quick_move(self, state: ChiefdomState, random: Random) -> int:
        moves: Sequence[int] = state.moves()
        if state.phase == USE and len(moves) > 1 and random.random() < PREFERRED_SHARE:
            moves = _preferred(tuple(moves))
        return moves[int(random.random() * len(moves))]

    def plans(self, state: ChiefdomState, weights: Weights) -> Iterator[Plan]:
        assert state.seat is not None
        if state.phase == JOB:
            yield from super().plans(state, weights)
        elif state.phase == PLACE:
            yield from self._placements(state, state.use, ())
        else:
            for use in state.uses:
                if use == PASS:
                    yield Plan((PASS,), self.worth(state, state.seat, weights))
                else:
                    yield from self._placements(state, use, (use,))

    def _placements(self, state: ChiefdomState, use: int, before: tuple[int, ...]) -> Iterator[Plan]:
        """Every placement of a use, followed by the jobs that score most, chosen one after the other."""
        bonus = USES[use].bonus
        for squares in list_placements(state.rules, state.land, use):
            after = state.land.clone()
            after.draw(ICON_OF[use], squares)
            jobs = self._choose_jobs(state.rules, after)
            worth = self._worth_with(state, after)
            yield Plan((*before, squares, *jobs), worth - 2 * bonus)

    def _choose_jobs(self, rules: Rules, land: Land) -> tuple[int, ...]:
        chosen = []
        while land.waiting:
            person = land.waiting & -land.waiting
            best = max(land.jobs(person), key=lambda job: _points_with_job(rules, land, job, person))
            land.choose(best, person)
            chosen.append(best)
        return tuple(chosen)

    def _worth_with(self, state: ChiefdomState, land: Land) -> float:
        rules = state.rules
        if not rules.cards:
            return float(total_points(rules, land))
        assert state.seat is not None
        lands = [*state.lands[: state.seat], land, *state.lands[state.seat + 1 :]]
        return float(score_lands(rules, lands)[state.seat].total)


def _points_with_job(rules: Rules, land: Land, job: int, person: int) -> int:
    after = land.clone()
    after.choose(job, person)
    return total_points(rules, after)


EVALUATOR = ChiefdomEvaluator()
