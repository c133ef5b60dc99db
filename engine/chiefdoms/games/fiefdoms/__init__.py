"""Rolling Fiefdoms: pair four dice into what to build and where, and find workers for it. One to six fiefs."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Game, GameInfo, Option, Options
from chiefdoms.games.fiefdoms.rules.fief import BY_CHANCE, SEAT_CHOICES, rule_options
from chiefdoms.games.fiefdoms.rules.setup import first_seat
from chiefdoms.games.fiefdoms.sheet import MOST_SEATS, PLOTS, TURNS
from chiefdoms.games.fiefdoms.state import FiefdomsState
from chiefdoms.games.fiefdoms.text.printed import printed_sheet
from chiefdoms.games.fiefdoms.text.reader import read_diagram

# Each seat chooses its sections once; in each of 25 turns it makes at most three decisions (option, plot, and a square
# or a reduction); at the end it accepts its workers, possibly after asking to change them and changing each plot once.
# In each turn the dice are split at most once.
LONGEST = MOST_SEATS * (1 + 3 * TURNS + 1 + PLOTS + 1) + TURNS


class FiefdomsGame(Game):
    info = GameInfo(
        id="fiefdoms",
        title="Rolling Fiefdoms",
        designers=("Grégory Heitz",),
        seats=tuple(range(1, MOST_SEATS + 1)),
        options=(
            Option("pestilence", ("six", "two"), "six"),
            Option("population", ("once", "topup"), "once"),
            Option("windmill", ("flat", "each"), "flat"),
            Option("guilds", ("active", "built"), "active"),
            Option("townhall", ("basic", "all"), "basic"),
            Option("first", (BY_CHANCE, *SEAT_CHOICES), BY_CHANCE, since=2, legacy="1"),
            Option("blocked", ("refused", "forfeit"), "refused"),
        ),
        rules=2,
        longest=LONGEST,
    )

    def start(self, seats: int, options: Options, chance: Chance) -> FiefdomsState:
        rules = rule_options(options)
        state = FiefdomsState(seats, rules)
        state.first = first_seat(seats, rules, chance)
        return state

    def read(self, text: str, options: Options, chance: Chance) -> FiefdomsState:
        rules = rule_options(options)
        return read_diagram(text, lambda seats: FiefdomsState(seats, rules), chance)

    def printed(self, options: Options) -> dict[str, Any]:
        return printed_sheet(rule_options(options))


GAME = FiefdomsGame()
