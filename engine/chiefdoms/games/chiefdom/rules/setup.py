"""What is agreed before a match begins: edition, advanced scoring cards, bonus action and die shapes."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Options
from chiefdoms.core.errors import BadOptions
from chiefdoms.games.chiefdom.cards import CARDS, DEALT, SOLO_CARDS
from chiefdoms.games.chiefdom.editions import EDITIONS, Edition
from chiefdoms.games.chiefdom.rules.uses import USES
from chiefdoms.games.chiefdom.shapes import Check, checks, placements

MOST_SEATS = 6
_CARDS = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2}){0,2}", re.ASCII)


@dataclass(frozen=True)
class Rules:
    """The rules of one match, and the tables of placements that follow from them. All its positions share one."""

    edition: Edition
    cards: tuple[int, ...]
    bonus: bool
    shapes: str
    # For each use how to find out whether its shape fits, and all its placements; None for a single square.
    checks: tuple[tuple[Check, ...] | None, ...] = field(init=False, compare=False, repr=False)
    masks: tuple[tuple[int, ...] | None, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        keys = [(self.shapes, use.face, use.bonus) if use.face > 1 else None for use in USES]
        object.__setattr__(self, "checks", tuple(key and checks(*key) for key in keys))
        object.__setattr__(self, "masks", tuple(key and placements(*key) for key in keys))


def rules_from_options(options: Options, cards: tuple[int, ...]) -> Rules:
    """The rules that the options ask for, with these advanced scoring cards in play."""
    edition = EDITIONS[options["edition"]]
    if options["bonus"] == "on" and not edition.bonus:
        raise BadOptions("chiefdom.no-bonus-in-edition", edition=edition.id)
    bonus = edition.bonus if options["bonus"] == "edition" else options["bonus"] == "on"
    return Rules(edition, cards, bonus, options["shapes"])


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
