"""The facts of the game, and how its positions come into being."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Game, GameInfo, Option, Options
from chiefdoms.games.fiefdoms.rules.position import TURNS
from chiefdoms.games.fiefdoms.rules.scoring import Rules
from chiefdoms.games.fiefdoms.sheet import PLOTS
from chiefdoms.games.fiefdoms.state import FiefdomsState
from chiefdoms.games.fiefdoms.text.printed import printed
from chiefdoms.games.fiefdoms.text.reader import MOST_SEATS, read_lines
from chiefdoms.games.fiefdoms.text.resumption import resume

# Each seat chooses its sections once; in each of 25 turns it makes at most three decisions (option, plot, and a square
# or a reduction); at the end it accepts its workers, at most after asking to change them and changing each plot once.
# In each turn one seat splits the dice at most once.
_LONGEST = MOST_SEATS * (1 + 3 * TURNS + 1 + PLOTS + 1) + TURNS


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
        ),
        rules=1,
        longest=_LONGEST,
    )

    def start(self, seats: int, options: Options, chance: Chance) -> FiefdomsState:
        return FiefdomsState(seats, Rules.from_options(options))

    def read(self, text: str, options: Options, chance: Chance) -> FiefdomsState:
        sketch = read_lines(text)
        state = FiefdomsState(len(sketch.pages), Rules.from_options(options))
        resume(state, sketch, chance)
        return state

    def printed(self, options: Options) -> dict[str, Any]:
        return printed(Rules.from_options(options))
