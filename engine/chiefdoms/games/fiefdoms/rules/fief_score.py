"""A fief's score card, with the best assignment of workers or the one that the owner chose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from chiefdoms.core.score import ScoreCard, ScoreLine
from chiefdoms.games.fiefdoms.rules.best_assignment import DependentBuilding, best_active_buildings
from chiefdoms.games.fiefdoms.rules.buildings import building_points, dependent_buildings
from chiefdoms.games.fiefdoms.rules.fief import (
    Fief,
    buildings_without_need,
    count_vagrants,
    forfeits_at_springhouses,
    occupied_cottages,
)
from chiefdoms.games.fiefdoms.sheet import (
    ALMSHOUSE,
    ALMSHOUSE_CANCELS,
    COTTAGE_POINTS,
    FARM,
    FARMERS,
    FORFEITED,
    MARKET,
    QUARRY,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
    plots_in,
)


@dataclass(frozen=True)
class FiefScore:
    """A fief's score: the buildings that are active for it (those without workers included), and the points of each."""

    fief: Fief
    active: int
    points: Sequence[int]

    @cached_property
    def card(self) -> ScoreCard:
        """The score card. Searches need only the total."""
        return _card(self.fief, self.active, self.points)

    @cached_property
    def total(self) -> int:
        """The total of the card, without its lines; an active Almshouse counts what it cancels."""
        points = self.points
        return sum([points[plot] for plot in plots_in(self.active)]) + _fixed_points(self.fief)


def chosen_score(fief: Fief, chosen: int) -> FiefScore:
    """The score with the chosen buildings active, in addition to those that need no workers."""
    points, dependent = building_points(fief), dependent_buildings(fief)
    return _score(fief, chosen | buildings_without_need(fief), points, dependent)


def best_score(fief: Fief) -> FiefScore:
    """The score with the best assignment of workers."""
    score = best_score_above(fief, None)
    assert score is not None
    return score


def best_score_above(fief: Fief, total: int | None) -> FiefScore | None:
    """The score with the best assignment of workers, or None if it is not higher than `total`."""
    points, dependent, free = building_points(fief), dependent_buildings(fief), buildings_without_need(fief)
    above = -1
    if total is not None:
        above = max(-1, total - _fixed_points(fief) - sum([points[plot] for plot in plots_in(free)]))
    active = best_active_buildings(fief.needs, fief.pips, points, dependent, above)
    return None if active is None else _score(fief, active | free, points, dependent)


def _fixed_points(fief: Fief) -> int:
    """What a fief scores regardless of which buildings are active."""
    return occupied_cottages(fief) * COTTAGE_POINTS - count_vagrants(fief) - forfeits_at_springhouses(fief)


def _score(fief: Fief, active: int, points: list[int], dependent: Sequence[DependentBuilding]) -> FiefScore:
    for building in dependent:
        points[building.plot] = building.points(active)
    return FiefScore(fief, active, points)


def _card(fief: Fief, active: int, points: Sequence[int]) -> ScoreCard:
    """The lines in the order of the score bar."""

    def line(key: str, plots: int) -> ScoreLine:
        counted = plots_in(active & plots)
        return ScoreLine(key, len(counted), sum([points[plot] for plot in counted]))

    plots = fief.plots
    cottages, vagrants = occupied_cottages(fief), count_vagrants(fief)
    cancelled = min(vagrants, ALMSHOUSE_CANCELS) if active & fief.plots[ALMSHOUSE] else 0
    forfeits = forfeits_at_springhouses(fief)
    return ScoreCard(
        (
            ScoreLine("cottages", cottages, cottages * COTTAGE_POINTS),
            line("farms", plots[FARM]),
            line("quarries", plots[QUARRY]),
            line("windmills", plots[WINDMILL]),
            line("markets", plots[MARKET]),
            line("townhall", plots[TOWNHALL]),
            line("university", plots[UNIVERSITY]),
            line("guilds", sum(plots[FARMERS:FORFEITED])),
            ScoreLine("springhouses", forfeits, -forfeits),
            ScoreLine("vagrants", vagrants, cancelled - vagrants),
        )
    )
