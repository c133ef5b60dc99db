"""The facts of the game, and how its positions come into being."""

from __future__ import annotations

import re
from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Game, GameInfo, Option, Options
from chiefdoms.core.errors import BadDiagram, BadOptions
from chiefdoms.games.chiefdom.cards import ALONE, CARDS, DEALT
from chiefdoms.games.chiefdom.editions import EDITIONS
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.moves import Rules
from chiefdoms.games.chiefdom.rules.phases import JOB, PLACE
from chiefdoms.games.chiefdom.rules.uses import ROLLS, roll_of
from chiefdoms.games.chiefdom.sheet import SHAPES
from chiefdoms.games.chiefdom.squares import BOARD, PRE_DRAWN, WEST, near
from chiefdoms.games.chiefdom.state import ChiefdomState
from chiefdoms.games.chiefdom.text.diagram import MOST_SEATS, Sketch, read
from chiefdoms.games.chiefdom.text.printed import printed

_CHOSEN = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2}){0,2}", re.ASCII)


def _chosen_cards(text: str) -> tuple[int, ...] | None:
    """The cards that an option like "3-8-13" names in ascending order, or None."""
    if not _CHOSEN.fullmatch(text):
        return None
    numbers = tuple(map(int, text.split("-")))
    known = all(number in CARDS for number in numbers)
    return numbers if known and "-".join(map(str, sorted(set(numbers)))) == text else None


def _longest() -> int:
    """Each seat draws at most once for each white square, in two decisions, and each of its people takes a job once.

    It passes at most once in a turn, and in each turn but the last another seat draws.
    """
    draws = (BOARD ^ PRE_DRAWN).bit_count()
    return MOST_SEATS * (3 * draws + (MOST_SEATS - 1) * draws + 1)


class ChiefdomGame(Game):
    info = GameInfo(
        id="chiefdom",
        title="Chiefdom",
        designers=("Arif Nezih Savi",),
        seats=tuple(range(1, MOST_SEATS + 1)),
        options=(
            Option("edition", tuple(EDITIONS), "published"),
            Option("cards", ("none", "advanced"), "none", accepts=lambda text: _chosen_cards(text) is not None),
            Option("bonus", ("edition", "on", "off"), "edition"),
            Option("shapes", tuple(SHAPES), "A"),
        ),
        rules=1,
        longest=_longest(),
    )

    def start(self, seats: int, options: Options, chance: Chance) -> ChiefdomState:
        cards = _cards(seats, options["cards"], chance)
        state = ChiefdomState(_rules(options, cards), [Land() for _ in range(seats)], 1, chance.below(ROLLS, "roll", 1))
        state.seek(0, chance)
        return state

    def read(self, text: str, options: Options, chance: Chance) -> ChiefdomState:
        sketch = read(text)
        rules = _rules(options, _sketched_cards(sketch, options["cards"], chance))
        _check(rules, sketch)
        roll = chance.below(ROLLS, "roll", sketch.turn) if sketch.dice is None else roll_of(sketch.dice)
        state = ChiefdomState(rules, sketch.lands, sketch.turn, roll)
        state.drew = sketch.drew
        if not sketch.over:
            _resume(state, sketch, chance)
        return state

    def printed(self, options: Options) -> dict[str, Any]:
        return printed(_rules(options, ()))


def _rules(options: Options, cards: tuple[int, ...]) -> Rules:
    edition = EDITIONS[options["edition"]]
    if options["bonus"] == "on" and not edition.bonus:
        raise BadOptions("chiefdom.no-bonus-in-edition", edition=edition.id)
    bonus = edition.bonus if options["bonus"] == "edition" else options["bonus"] == "on"
    return Rules(edition, cards, bonus, options["shapes"])


def _cards(seats: int, option: str, chance: Chance) -> tuple[int, ...]:
    """The advanced scoring cards in play. Alone, those that compare the sheets are left out."""
    if option == "none":
        return ()
    deck = tuple(CARDS) if seats > 1 else ALONE
    chosen = _chosen_cards(option)
    if chosen is None:
        return tuple(sorted(chance.shuffled(deck, "cards")[:DEALT]))
    for number in chosen:
        if number not in deck:
            raise BadOptions("chiefdom.card-needs-rivals", card=number)
    return chosen


# -- reading a diagram -----------------------------------------------------------------------------------------------


def _sketched_cards(sketch: Sketch, option: str, chance: Chance) -> tuple[int, ...]:
    """The cards that a diagram names; options that choose cards must choose the same."""
    cards = _cards(len(sketch.lands), option, chance)
    if sketch.cards is None:
        return cards
    if _chosen_cards(option) is not None and cards != sketch.cards:
        raise BadDiagram("chiefdom.other-cards", cards=list(cards))
    if len(sketch.lands) == 1 and not set(sketch.cards) <= set(ALONE):
        raise BadDiagram("chiefdom.card-needs-rivals", cards=list(sketch.cards))
    return sketch.cards


def _check(rules: Rules, sketch: Sketch) -> None:
    """Whether the options allow what the diagram shows."""
    for seat, land in enumerate(sketch.lands):
        if land.bonuses and not rules.bonus:
            raise BadDiagram("chiefdom.bonus-not-in-play", seat=seat + 1)
        walls = land.walls & ~PRE_DRAWN
        if walls and not rules.edition.wall_starts_east and not near(WEST) & walls:
            raise BadDiagram("chiefdom.wall-not-from-west", seat=seat + 1)
        if land.waiting and (sketch.over or seat != (sketch.seat or 0)):
            raise BadDiagram("chiefdom.waiting-out-of-turn", seat=seat + 1)


def _resume(state: ChiefdomState, sketch: Sketch, chance: Chance) -> None:
    """Go to the decision that the diagram shows."""
    seat = sketch.seat or 0
    if state.lands[seat].waiting:
        if sketch.use is not None:
            raise BadDiagram("chiefdom.use-already-drawn")
        state.seat, state.phase, state.drew = seat, JOB, True
        return
    state.seek(seat, chance)
    if sketch.use is None:
        return
    if state.seat != seat or sketch.use not in state.uses:
        raise BadDiagram("chiefdom.use-not-possible")
    state.use, state.phase = sketch.use, PLACE
