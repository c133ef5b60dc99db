"""What is fixed before a match: edition, advanced scoring cards, bonus action, die shapes, rule interpretations."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Options
from chiefdoms.core.errors import BadOptions
from chiefdoms.games.chiefdom.cards import CARDS, DEALT, SOLO_CARDS
from chiefdoms.games.chiefdom.editions import EDITIONS, Edition
from chiefdoms.games.chiefdom.rules.uses import (
    BONUS_USES_OF_ROLL,
    SPLIT_BONUS_USES_OF_ROLL,
    SPLIT_USES_OF_ROLL,
    USES,
    USES_OF_ROLL,
    Table,
)
from chiefdoms.games.chiefdom.shapes import Check, checks, placements

MOST_SEATS = 6
_CARDS = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2}){0,2}", re.ASCII)


@dataclass(frozen=True)
class Rules:
    """The rules of one match, and the tables of placements that follow from them.

    All positions of the match share them.
    """

    edition: Edition
    cards: tuple[int, ...]
    bonus: bool
    shapes: str
    split_triples: bool = False  # may three equal dice also be used like any other roll?
    wall_to_edge: bool = False  # is a wall that joins the edges of the sheet, but not the printed walls, complete?
    may_pass: bool = True  # may a seat pass if only the bonus action fits?
    zero_is_second: bool = False  # may a count of zero be the second most on cards 13 to 16?
    strict: bool = True  # are contradictory diagrams refused? Records of rules 1 may start from them
    uses_of_roll: Table = field(init=False, compare=False, repr=False)
    bonus_uses_of_roll: Table = field(init=False, compare=False, repr=False)
    # For each use, the table that tells whether its shape fits, and all its placements; None for a single square.
    checks: tuple[tuple[Check, ...] | None, ...] = field(init=False, compare=False, repr=False)
    masks: tuple[tuple[int, ...] | None, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "checks", _checks_of_uses(self.shapes))
        object.__setattr__(self, "masks", _masks_of_uses(self.shapes))
        split = self.split_triples
        object.__setattr__(self, "uses_of_roll", SPLIT_USES_OF_ROLL if split else USES_OF_ROLL)
        object.__setattr__(self, "bonus_uses_of_roll", SPLIT_BONUS_USES_OF_ROLL if split else BONUS_USES_OF_ROLL)


@cache
def _checks_of_uses(shapes: str) -> tuple[tuple[Check, ...] | None, ...]:
    return tuple([checks(shapes, use.face, use.bonus) if use.face > 1 else None for use in USES])


@cache
def _masks_of_uses(shapes: str) -> tuple[tuple[int, ...] | None, ...]:
    return tuple([placements(shapes, use.face, use.bonus) if use.face > 1 else None for use in USES])


def rules_from_options(options: Options, cards: tuple[int, ...]) -> Rules:
    """The rules that the options ask for, with these advanced scoring cards in play."""
    edition = EDITIONS[options["edition"]]
    if options["bonus"] == "on" and not edition.bonus:
        raise BadOptions("chiefdom.no-bonus-in-edition", edition=edition.id)
    bonus = edition.bonus if options["bonus"] == "edition" else options["bonus"] == "on"
    return Rules(
        edition,
        cards,
        bonus,
        options["shapes"],
        split_triples=options["triple"] == "choice",
        wall_to_edge=options["wall"] == "edge",
        may_pass=options["only_bonus"] == "optional",
        zero_is_second=options["second_prize"] == "zero-counts",
        strict=options["diagrams"] == "strict",
    )


def cards_in_play(seats: int, option: str, chance: Chance) -> tuple[int, ...]:
    """The advanced scoring cards in play. Alone, those that compare the sheets are left out."""
    if option == "none":
        return ()
    deck = tuple(CARDS) if seats > 1 else SOLO_CARDS
    chosen = parse_cards(option)
    if chosen is None:
        return tuple(sorted(chance.shuffled(deck, "cards")[:DEALT]))
    for number in chosen:
        if number not in deck:
            raise BadOptions("chiefdom.card-needs-rivals", card=number)
    return chosen


def parse_cards(text: str) -> tuple[int, ...] | None:
    """The cards that an option like "3-8-13" names in ascending order, or None."""
    if not _CARDS.fullmatch(text):
        return None
    numbers = tuple(map(int, text.split("-")))
    known = all(number in CARDS for number in numbers)
    return numbers if known and "-".join(map(str, sorted(set(numbers)))) == text else None
