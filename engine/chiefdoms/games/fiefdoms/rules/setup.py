"""Before the first turn: who is the first active player."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.errors import BadOptions
from chiefdoms.games.fiefdoms.rules.fief import RuleOptions


def first_seat(seats: int, rules: RuleOptions, chance: Chance) -> int:
    """The seat that rolls and splits in the first turn: the one that the options name, or a random one."""
    named = named_first_seat(seats, rules)
    if named is not None:
        return named
    return chance.below(seats, "first") if seats > 1 else 0


def named_first_seat(seats: int, rules: RuleOptions) -> int | None:
    """The first seat that the options name; None when it is left to chance."""
    if rules.first is not None and rules.first >= seats:
        raise BadOptions("fiefdoms.first-does-not-play", first=rules.first + 1, seats=seats)
    return rules.first
