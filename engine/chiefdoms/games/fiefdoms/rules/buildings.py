"""What each building is worth when it is active."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from chiefdoms.games.fiefdoms.rules.best_assignment import DependentBuilding
from chiefdoms.games.fiefdoms.rules.fief import Fief, count_vagrants
from chiefdoms.games.fiefdoms.sheet import (
    ALMSHOUSE,
    ALMSHOUSE_CANCELS,
    BASIC_POINTS,
    BORDER,
    CENTRE,
    COUNTED_BY,
    FARM,
    FARM_BONUS,
    FARMERS,
    GUILD_GROUP,
    GUILD_POINTS,
    GUILDS,
    LINE_MASKS,
    MARKET,
    MERCHANTS,
    NEIGHBOUR_MASKS,
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
    plots_in,
)

# Where these guilds count their buildings; the others count connected groups anywhere.
_GUILD_AREAS = {WINDMILLERS: BORDER, MERCHANTS: SECTION_PLOTS[CENTRE]}
_TOWNHALL_VALUES = tuple(TOWNHALL_POINTS + TOWNHALL_BONUS * types for types in range(7))


def building_points(fief: Fief) -> list[int]:
    """The points of each plot's building when it is active; 0 for Townhall and Guilds, which depend on others."""
    points = [0] * PLOTS
    springhouses, quarries, windmills = fief.plots[SPRINGHOUSE], fief.plots[QUARRY], fief.plots[WINDMILL]
    for plot in plots_in(fief.plots[FARM]):
        points[plot] = BASIC_POINTS + (FARM_BONUS if NEIGHBOUR_MASKS[plot] & springhouses else 0)
    for plot in plots_in(quarries):
        points[plot] = BASIC_POINTS + (QUARRY_BONUS if LINE_MASKS[plot] & quarries else 0)
    for plot in plots_in(windmills):
        beside = (NEIGHBOUR_MASKS[plot] & windmills).bit_count()
        points[plot] = BASIC_POINTS + WINDMILL_BONUS * (beside if fief.rules.windmill_each else min(beside, 1))
    for plot in plots_in(fief.plots[MARKET]):
        points[plot] = sum([fief.pips[square] for square in TOUCHING[plot]])
    for plot in plots_in(fief.plots[UNIVERSITY]):
        points[plot] = UNIVERSITY_POINTS[advanced_types(fief)]
    for plot in plots_in(fief.plots[ALMSHOUSE]):
        points[plot] = min(count_vagrants(fief), ALMSHOUSE_CANCELS)
    return points


def advanced_types(fief: Fief) -> int:
    """How many of Townhall, University, Almshouse and Guild are built; two guilds are one type."""
    plots = fief.plots
    singles = sum([plots[kind] != 0 for kind in (TOWNHALL, UNIVERSITY, ALMSHOUSE)])
    return singles + any(plots[kind] for kind in GUILDS)


def dependent_buildings(fief: Fief) -> list[DependentBuilding]:
    """The buildings whose points depend on which others are active: Townhall and Guilds."""
    found = []
    for plot in plots_in(fief.plots[TOWNHALL]):
        types = [fief.plots[kind] & LINE_MASKS[plot] for kind in fief.rules.townhall_kinds]
        found.append(DependentBuilding(plot, sum(types), _TOWNHALL_VALUES, partial(townhall_points, types)))
    for kind in GUILDS:
        for plot in plots_in(fief.plots[kind]):
            found.append(_guild(fief, kind, plot))
    return found


def _guild(fief: Fief, kind: int, plot: int) -> DependentBuilding:
    counted = fief.plots[COUNTED_BY[kind]]
    if fief.rules.guild_active:
        return DependentBuilding(plot, counted, (0, GUILD_POINTS), partial(guild_points, kind, counted))
    fixed = guild_points(kind, counted, counted)
    return DependentBuilding(plot, 0, (fixed,), lambda active: fixed)


def townhall_points(types: Sequence[int], active: int) -> int:
    """`types` holds, for each type it counts, the plots of it in the Townhall's row and column."""
    return TOWNHALL_POINTS + TOWNHALL_BONUS * sum([active & plots != 0 for plots in types])


def guild_points(kind: int, counted: int, active: int) -> int:
    return GUILD_POINTS if guild_condition_holds(kind, counted & active) else 0


def guild_condition_holds(kind: int, plots: int) -> bool:
    """Whether these plots of the guild's own building meet its condition."""
    if kind in (FARMERS, QUARRYMEN):
        return largest_group(plots) >= GUILD_GROUP
    return (plots & _GUILD_AREAS[kind]).bit_count() >= GUILD_GROUP


def largest_group(plots: int) -> int:
    """The size of the largest orthogonally connected group."""
    largest = 0
    while plots:
        group, edge = 0, plots & -plots
        while edge:
            group |= edge
            around = 0
            for plot in plots_in(edge):
                around |= NEIGHBOUR_MASKS[plot]
            edge = around & plots & ~group
        largest = max(largest, group.bit_count())
        plots &= ~group
    return largest
