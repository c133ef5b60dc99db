"""The options of a match, in the form that the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """The options of one match, with their defaults. All positions of a match share one object."""

    per_round: bool = False  # djinn_use: a paid Djinn works once a round, not once for each activated marker
    open_hands: bool = False  # open_hands: gold and hands of all are shown
    own_drops: bool = True  # loops: the last meeple may match one that was dropped in the same move
    late_echidna: bool = False  # late_echidna: Echidna gained after the Builders acted may still double their gold
    paid_when_kept: bool = True  # kept_victims: Nekir is paid for a victim that Kandicha keeps


def read_options(options: Mapping[str, str]) -> RuleOptions:
    """The options of a match from their texts."""
    return RuleOptions(
        per_round=options["djinn_use"] == "round",
        open_hands=options["open_hands"] == "on",
        own_drops=options["loops"] == "any",
        late_echidna=options["late_echidna"] == "on",
        paid_when_kept=options["kept_victims"] == "paid",
    )
