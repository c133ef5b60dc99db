"""One player's sheet as scoring needs it, the options that change the rules, and housing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from chiefdoms.games.fiefdoms.sheet import (
    BASIC,
    COTTAGE,
    FORFEITED,
    HOUSED,
    MOST_SEATS,
    MOST_WORKERS,
    NEIGHBOUR_MASKS,
    SPRINGHOUSE,
    plots_in,
)

# The choices of the option that names the first active player.
BY_CHANCE = "chance"
SEAT_CHOICES = tuple(str(seat + 1) for seat in range(MOST_SEATS))


@dataclass(frozen=True)
class RuleOptions:
    """The options of a match, parsed."""

    pestilence: str
    top_up: bool
    windmill_each: bool
    guild_active: bool
    townhall_kinds: tuple[int, ...]
    first: int | None  # the first active seat; None when it is left to chance
    may_block: bool  # whether a location pair without an empty plot may be chosen, which forfeits a plot


def rule_options(options: Mapping[str, str]) -> RuleOptions:
    """The options of a match, from their texts."""
    return _rule_options(tuple(options.items()))


@lru_cache(maxsize=64)  # matches with the same options share them
def _rule_options(texts: tuple[tuple[str, str], ...]) -> RuleOptions:
    options = dict(texts)
    return RuleOptions(
        pestilence=options["pestilence"],
        top_up=options["population"] == "topup",
        windmill_each=options["windmill"] == "each",
        guild_active=options["guilds"] == "active",
        townhall_kinds=BASIC if options["townhall"] == "basic" else (*BASIC, COTTAGE, SPRINGHOUSE),
        first=None if options["first"] == BY_CHANCE else SEAT_CHOICES.index(options["first"]),
        may_block=options["blocked"] == "forfeit",
    )


class Fief(NamedTuple):
    """One player's sheet: the plots of each kind, the workers still required, the pips."""

    plots: Sequence[int]  # a set of plots per kind
    needs: Sequence[int]
    pips: Sequence[int]
    rules: RuleOptions


def total_population(fief: Fief) -> int:
    return sum(fief.pips)


def occupied_cottages(fief: Fief) -> int:
    """Cottages fill one after the other; one person is enough to occupy one."""
    return min(fief.plots[COTTAGE].bit_count(), -(-total_population(fief) // HOUSED))


def count_vagrants(fief: Fief) -> int:
    return max(0, total_population(fief) - HOUSED * fief.plots[COTTAGE].bit_count())


# From the needs of all plots to the digits of a binary number.
_DIGITS = bytes.maketrans(bytes(range(MOST_WORKERS + 1)), b"0" + b"1" * MOST_WORKERS)


def plots_in_need(needs: Sequence[int]) -> int:
    """The plots whose buildings need workers, given what each of a fief's plots needs."""
    return int(bytes(needs)[::-1].translate(_DIGITS), 2)


def buildings_without_need(fief: Fief) -> int:
    """The buildings that need no workers (any more): always active."""
    return sum(fief.plots[COTTAGE:FORFEITED]) & ~plots_in_need(fief.needs)


def forfeits_at_springhouses(fief: Fief) -> int:
    """The number of forfeited plots beside springhouses; one beside two springhouses counts twice."""
    forfeits = fief.plots[FORFEITED]
    return sum([(NEIGHBOUR_MASKS[plot] & forfeits).bit_count() for plot in plots_in(fief.plots[SPRINGHOUSE])])
