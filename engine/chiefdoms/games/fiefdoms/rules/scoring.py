"""Final scoring: what each building is worth, which are activated, and the score card in the order of the score bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from chiefdoms.core.score import ScoreCard, ScoreLine
from chiefdoms.games.fiefdoms.rules.optimum import Special, best_active
from chiefdoms.games.fiefdoms.rules.workers import plots_in
from chiefdoms.games.fiefdoms.sheet import (
    ALMSHOUSE,
    ALMSHOUSE_CANCELS,
    BASIC,
    BASIC_POINTS,
    BORDER,
    CENTRE,
    COTTAGE,
    COTTAGE_POINTS,
    COUNTED_BY,
    FARM,
    FARM_BONUS,
    FARMERS,
    FORFEITED,
    GUILD_GROUP,
    GUILD_POINTS,
    GUILDS,
    HOUSED,
    LINE,
    MARKET,
    MERCHANTS,
    NEAR,
    PLOTS,
    QUARRY,
    QUARRY_BONUS,
    QUARRYMEN,
    SECTION_PLOTS,
    SPRINGHOUSE,
    TOUCHING,
    TOWNHALL,
    TOWNHALL_BONUS,
    TOWNHALL_POINTS,
    UNIVERSITY,
    UNIVERSITY_POINTS,
    WINDMILL,
    WINDMILL_BONUS,
    WINDMILLERS,
)


@dataclass(frozen=True)
class Rules:
    """The options of a match, ready for use."""

    pestilence: str
    top_up: bool
    windmill_each: bool
    guild_active: bool
    townhall_kinds: tuple[int, ...]

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> Rules:
        return cls(
            pestilence=options["pestilence"],
            top_up=options["population"] == "topup",
            windmill_each=options["windmill"] == "each",
            guild_active=options["guilds"] == "active",
            townhall_kinds=BASIC if options["townhall"] == "basic" else (*BASIC, COTTAGE, SPRINGHOUSE),
        )


@dataclass(frozen=True)
class Fief:
    """One player's sheet as scoring needs it: the plots of each kind, the workers still required, the pips."""

    plots: Sequence[int]  # a set of plots per kind
    needs: Sequence[int]
    pips: Sequence[int]
    rules: Rules


@dataclass(frozen=True)
class Account:
    """A fief's score: its card and the buildings that are active for it (those without workers included)."""

    card: ScoreCard
    active: int


# -- housing ----------------------------------------------------------------------------------------------------------


def total_population(fief: Fief) -> int:
    return sum(fief.pips)


def occupied_cottages(fief: Fief) -> int:
    return min(fief.plots[COTTAGE].bit_count(), -(-total_population(fief) // HOUSED))


def vagrants_of(fief: Fief) -> int:
    return max(0, total_population(fief) - HOUSED * fief.plots[COTTAGE].bit_count())


# -- what a building is worth when active -----------------------------------------------------------------------------


def building_points(fief: Fief) -> list[int]:
    """The points of each plot's building when it is active, special buildings left out."""
    points = [0] * PLOTS
    springhouses, quarries, windmills = fief.plots[SPRINGHOUSE], fief.plots[QUARRY], fief.plots[WINDMILL]
    for plot in plots_in(fief.plots[FARM]):
        points[plot] = BASIC_POINTS + (FARM_BONUS if NEAR[plot] & springhouses else 0)
    for plot in plots_in(quarries):
        points[plot] = BASIC_POINTS + (QUARRY_BONUS if LINE[plot] & quarries else 0)
    for plot in plots_in(windmills):
        beside = (NEAR[plot] & windmills).bit_count()
        points[plot] = BASIC_POINTS + WINDMILL_BONUS * (beside if fief.rules.windmill_each else min(beside, 1))
    for plot in plots_in(fief.plots[MARKET]):
        points[plot] = sum([fief.pips[square] for square in TOUCHING[plot]])
    for plot in plots_in(fief.plots[UNIVERSITY]):
        points[plot] = UNIVERSITY_POINTS[advanced_types(fief)]
    for plot in plots_in(fief.plots[ALMSHOUSE]):
        points[plot] = min(vagrants_of(fief), ALMSHOUSE_CANCELS)
    return points


def advanced_types(fief: Fief) -> int:
    """How many of Townhall, University, Almshouse and Guild are built; two guilds are one type."""
    plots = fief.plots
    singles = sum([plots[kind] != 0 for kind in (TOWNHALL, UNIVERSITY, ALMSHOUSE)])
    return singles + any(plots[kind] for kind in GUILDS)


def townhall_points(types: Sequence[int], active: int) -> int:
    """`types` holds, for each type it counts, the plots of it in the Townhall's row and column."""
    return TOWNHALL_POINTS + TOWNHALL_BONUS * sum([active & plots != 0 for plots in types])


def guild_points(kind: int, counted: int, active: int) -> int:
    return GUILD_POINTS if guild_holds(kind, counted & active) else 0


def guild_holds(kind: int, plots: int) -> bool:
    """Whether these plots of the guild's own building are what it asks for."""
    if kind in (FARMERS, QUARRYMEN):
        return largest_group(plots) >= GUILD_GROUP
    return (plots & guild_area(kind)).bit_count() >= GUILD_GROUP


def guild_area(kind: int) -> int:
    """Where a guild counts its buildings."""
    return {WINDMILLERS: BORDER, MERCHANTS: SECTION_PLOTS[CENTRE]}.get(kind, (1 << PLOTS) - 1)


def largest_group(plots: int) -> int:
    """The size of the largest orthogonally connected group."""
    largest = 0
    while plots:
        group, edge = 0, plots & -plots
        while edge:
            group |= edge
            around = 0
            for plot in plots_in(edge):
                around |= NEAR[plot]
            edge = around & plots & ~group
        largest = max(largest, group.bit_count())
        plots &= ~group
    return largest


_TOWNHALL_VALUES = tuple(TOWNHALL_POINTS + TOWNHALL_BONUS * types for types in range(7))


def special_buildings(fief: Fief) -> list[Special]:
    """The buildings whose points depend on which others are active."""
    specials = []
    for plot in plots_in(fief.plots[TOWNHALL]):
        types = [fief.plots[kind] & LINE[plot] for kind in fief.rules.townhall_kinds]
        specials.append(Special(plot, sum(types), _TOWNHALL_VALUES, partial(townhall_points, types)))
    for kind in GUILDS:
        for plot in plots_in(fief.plots[kind]):
            specials.append(_guild(fief, kind, plot))
    return specials


def _guild(fief: Fief, kind: int, plot: int) -> Special:
    counted = fief.plots[COUNTED_BY[kind]]
    if fief.rules.guild_active:
        return Special(plot, counted, (0, GUILD_POINTS), partial(guild_points, kind, counted))
    fixed = guild_points(kind, counted, counted)
    return Special(plot, 0, (fixed,), lambda active: fixed)


# -- the score --------------------------------------------------------------------------------------------------------


def settle(fief: Fief, chosen: int) -> Account:
    """The account with the chosen buildings active, besides those that need no workers."""
    points, specials = building_points(fief), special_buildings(fief)
    return _account(fief, chosen | idle_buildings(fief), points, specials)


def optimise(fief: Fief) -> Account:
    """The account with the workers where they bring most."""
    account = surpass(fief, None)
    assert account is not None
    return account


def surpass(fief: Fief, total: int | None) -> Account | None:
    """The account with the workers where they bring most, or None if that is not more than `total`."""
    points, specials, idle = building_points(fief), special_buildings(fief), idle_buildings(fief)
    fixed = sum([points[plot] for plot in plots_in(idle)]) + occupied_cottages(fief) * COTTAGE_POINTS
    fixed -= vagrants_of(fief) + forfeits_at_springhouses(fief)
    beyond = -1 if total is None else max(-1, total - fixed)
    active = best_active(fief.needs, fief.pips, points, specials, beyond)
    return None if active is None else _account(fief, active | idle, points, specials)


def idle_buildings(fief: Fief) -> int:
    """The buildings that need no workers (any more): always active."""
    built = sum(fief.plots[COTTAGE:FORFEITED])
    return sum([1 << plot for plot in plots_in(built) if not fief.needs[plot]])


def forfeits_at_springhouses(fief: Fief) -> int:
    """Forfeited plots beside springhouses, one that is beside two counted twice."""
    forfeits = fief.plots[FORFEITED]
    return sum([(NEAR[plot] & forfeits).bit_count() for plot in plots_in(fief.plots[SPRINGHOUSE])])


def _account(fief: Fief, active: int, points: list[int], specials: Sequence[Special]) -> Account:
    for special in specials:
        points[special.plot] = special.points(active)
    return Account(_card(fief, active, points), active)


def _card(fief: Fief, active: int, points: Sequence[int]) -> ScoreCard:
    def line(key: str, plots: int) -> ScoreLine:
        counted = plots_in(active & plots)
        return ScoreLine(key, len(counted), sum([points[plot] for plot in counted]))

    plots = fief.plots
    cottages, vagrants = occupied_cottages(fief), vagrants_of(fief)
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
