"""Chiefdom: two dice say which icon to draw, the third die gives its shape. Two editions, one set of rules."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Game, GameInfo, Option, Options
from chiefdoms.games.chiefdom.editions import EDITIONS
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.setup import MOST_SEATS, cards_in_play, parse_cards, rules_from_options
from chiefdoms.games.chiefdom.rules.turn import advance
from chiefdoms.games.chiefdom.rules.uses import ROLLS
from chiefdoms.games.chiefdom.sheet import SHAPES
from chiefdoms.games.chiefdom.squares import BOARD, PRE_DRAWN
from chiefdoms.games.chiefdom.state import ChiefdomState
from chiefdoms.games.chiefdom.text.printed import printed_sheet
from chiefdoms.games.chiefdom.text.reader import read_diagram

# Each seat draws at most once per white square, in two decisions, and each of its people takes a job once. It passes at
# most once per turn, and in every turn except the last some other seat draws.
_DRAWS = (BOARD ^ PRE_DRAWN).bit_count()
LONGEST = MOST_SEATS * (3 * _DRAWS + (MOST_SEATS - 1) * _DRAWS + 1)


class ChiefdomGame(Game):
    """The facts of the game, and how its positions are made."""

    info = GameInfo(
        id="chiefdom",
        title="Chiefdom",
        designers=("Arif Nezih Savi",),
        seats=tuple(range(1, MOST_SEATS + 1)),
        options=(
            Option("edition", tuple(EDITIONS), "published"),
            Option("cards", ("none", "advanced"), "none", accepts=lambda text: parse_cards(text) is not None),
            Option("bonus", ("edition", "on", "off"), "edition"),
            Option("shapes", tuple(SHAPES), "A"),
            Option("triple", ("wild", "choice"), "wild"),
            Option("wall", ("printed", "edge"), "printed"),
            Option("only_bonus", ("optional", "forced"), "optional"),
            Option("second_prize", ("needs-one", "zero-counts"), "needs-one"),
            # Records of rules 1 may start from diagrams that are refused now.
            Option("diagrams", ("strict", "lenient"), "strict", since=2, legacy="lenient", offered=False),
        ),
        rules=2,
        measured_seats=1,
        longest=LONGEST,
    )

    def start(self, seats: int, options: Options, chance: Chance) -> ChiefdomState:
        rules = rules_from_options(options, cards_in_play(seats, options["cards"], chance))
        state = ChiefdomState(rules, [Land() for _ in range(seats)], 1, chance.below(ROLLS, "roll", 1))
        advance(state, 0, chance)
        return state

    def read(self, text: str, options: Options, chance: Chance) -> ChiefdomState:
        return read_diagram(ChiefdomState, text, options, chance)

    def printed(self, options: Options) -> dict[str, Any]:
        return printed_sheet(rules_from_options(options, ()))


GAME = ChiefdomGame()
