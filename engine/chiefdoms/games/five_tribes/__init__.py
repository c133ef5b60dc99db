"""Five Tribes: bids, a sowing of meeples, five tribes, five kinds of tile, 22 Djinns."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Game, GameInfo, Option, Options
from chiefdoms.games.five_tribes.rules.options import read_options
from chiefdoms.games.five_tribes.rules.setup import set_up
from chiefdoms.games.five_tribes.state import FiveTribesState
from chiefdoms.games.five_tribes.text.printed import printed_sheet
from chiefdoms.games.five_tribes.text.reader import read_diagram


class FiveTribesGame(Game):
    """The game: its facts, and how its positions are created."""

    # `longest` is an upper bound. Every marker that is activated before the last round sows, which takes at least two
    # meeples off the board. Only Anun-Nak's owner puts some back, at most three per activation. So a round takes at
    # least 2 (two seats: 4 x 2 - 2 x 3), 3 or 5 of 90 meeples away, and there are at most 45, 30 or 18 rounds and a
    # last one. The longest case is two seats, 184 activations. Drops: at most all meeples on the board for each of four
    # markers, 4 x (90 + 88 + ... + 0) = 8,280. Sales: a card or more each, of at most 21 new ones in a round, 46 x 21 =
    # 966. Powers: 12 of at most two plies each, 184 x 24 = 4,416. Bid, sow, tribe, second victim, tile, end: 184 x 6 =
    # 1,104. Together 14,766.
    info = GameInfo(
        id="five-tribes",
        title="Five Tribes",
        designers=("Bruno Cathala",),
        seats=(2, 3, 4),
        options=(
            Option("djinn_use", ("activation", "round"), "activation"),
            Option("open_hands", ("off", "on"), "off"),
            Option("loops", ("any", "before"), "any"),
            Option("late_echidna", ("off", "on"), "off"),
            Option("kept_victims", ("paid", "unpaid"), "paid"),
        ),
        rules=1,
        longest=15_000,
    )

    def start(self, seats: int, options: Options, chance: Chance) -> FiveTribesState:
        state = FiveTribesState()
        set_up(state, seats, read_options(options), chance)
        return state

    def read(self, text: str, options: Options, chance: Chance) -> FiveTribesState:
        state = FiveTribesState()
        read_diagram(state, text, read_options(options), chance)
        return state

    def printed(self, options: Options) -> dict[str, Any]:
        return printed_sheet()


GAME = FiveTribesGame()
