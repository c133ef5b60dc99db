"""The plots and squares that a line of the score card counts."""

from __future__ import annotations

from chiefdoms.games.fiefdoms.rules.fief import Fief, count_vagrants, occupied_cottages
from chiefdoms.games.fiefdoms.rules.position import Position
from chiefdoms.games.fiefdoms.sheet import (
    ALMSHOUSE,
    COTTAGE,
    FARM,
    FARMERS,
    FORFEITED,
    LINE_MASKS,
    MARKET,
    NEIGHBOUR_MASKS,
    PLOT_NAMES,
    QUARRY,
    SPRINGHOUSE,
    SQUARE_NAMES,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
    plots_in,
)

_BASIC = {"farms": FARM, "quarries": QUARRY, "windmills": WINDMILL, "markets": MARKET}


def places_of(position: Position, seat: int, line: str) -> list[str]:
    """The names of the plots; for Vagrants, of all squares with people, because any of them may be Vagrants."""
    fief = position.fief(seat)
    if line == "vagrants":
        lived_in = [name for name, pips in zip(SQUARE_NAMES, fief.pips, strict=True) if pips]
        return lived_in if count_vagrants(fief) else []
    if line == "cottages":
        return [PLOT_NAMES[plot] for plot in plots_in(fief.plots[COTTAGE])[: occupied_cottages(fief)]]
    plots = _plots(fief, position.fief_score(seat).active, line)
    return [PLOT_NAMES[plot] for plot in plots_in(plots)]


def _plots(fief: Fief, active: int, line: str) -> int:
    if line in _BASIC:
        return active & fief.plots[_BASIC[line]]
    if line == "townhall":
        return _townhall(fief, active)
    if line == "university":
        university = active & fief.plots[UNIVERSITY]
        return _advanced(fief) if university else 0
    if line == "guilds":
        return active & sum(fief.plots[FARMERS:FORFEITED])
    return _crossed(fief) if line == "springhouses" else 0


def _townhall(fief: Fief, active: int) -> int:
    """An active Townhall, and the active buildings in its row and column of the types that it counts."""
    counted = active & sum(fief.plots[kind] for kind in fief.rules.townhall_kinds)
    return sum(1 << plot | LINE_MASKS[plot] & counted for plot in plots_in(active & fief.plots[TOWNHALL]))


def _advanced(fief: Fief) -> int:
    """The buildings that the University counts; they need not be active."""
    return fief.plots[TOWNHALL] | fief.plots[UNIVERSITY] | fief.plots[ALMSHOUSE] | sum(fief.plots[FARMERS:FORFEITED])


def _crossed(fief: Fief) -> int:
    """The forfeited plots beside Springhouses."""
    beside = 0
    for plot in plots_in(fief.plots[SPRINGHOUSE]):
        beside |= NEIGHBOUR_MASKS[plot]
    return beside & fief.plots[FORFEITED]
