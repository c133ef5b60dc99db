"""Chiefdom Duel: two chieftains draw icons on one board and score their own six rows. The lowest row counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Game, GameInfo, Option, Options
from chiefdoms.games.duel.board import board_of
from chiefdoms.games.duel.rules.position import SEATS, Setup
from chiefdoms.games.duel.rules.turn import end_game, start_round
from chiefdoms.games.duel.sheet import SHEETS, Sheet
from chiefdoms.games.duel.state import DuelState
from chiefdoms.games.duel.text.printed import printed_sheet
from chiefdoms.games.duel.text.reader import read_diagram, shown_options

# An upper bound for the largest board, including a diagram's 65 pending tasks: each drawing fills a square, 121, and is
# followed by one choice of order at most, 121; a turn draws a pair, so there are at most 61 turns with 5 uses of
# permanent abilities each, 305, in at most 31 rounds of 4 dice taken, 124; each of the 216 squares of the tracks and
# each pending task leads to one choice at most, 281, and the ability to mark a row to one more for each seat, 2.
LONGEST = 121 + 121 + 305 + 124 + 281 + 2


class DuelGame(Game):
    """The game. `start_on` plays on any sheet, to study positions on small boards."""

    info = GameInfo(
        id="duel",
        title="Chiefdom Duel",
        designers=("Arif Nezih Savi",),
        seats=(SEATS,),
        options=(
            Option("board", ("9", "11"), "9"),
            Option("starts", ("alternate", "same"), "alternate"),
            Option("isolated", ("surrounded", "literal"), "surrounded"),
            Option("permanents", ("five", "four"), "five"),
            Option("opening", ("areas", "apart"), "areas", since=2),
            Option("mountains", ("after", "before"), "after", since=2),
            Option("extra", ("shared", "fresh"), "shared", since=2),
            Option("split", ("either", "lower"), "either", since=2, legacy="lower", offered=False),
            Option("order", ("usable", "uncrossed"), "usable", since=2, legacy="uncrossed", offered=False),
        ),
        rules=2,
        longest=LONGEST,
    )

    def start(self, seats: int, options: Options, chance: Chance) -> DuelState:
        return _begin(_published_setup(tuple(options.items())), chance)

    def start_on(self, sheet: Sheet, options: Options, chance: Chance) -> DuelState:
        """The first position on a sheet."""
        return _begin(_setup(sheet, options), chance)

    def read(self, text: str, options: Options, chance: Chance) -> DuelState:
        state = DuelState(_setup(SHEETS["9"], options))
        read_diagram(text, state, chance)
        return state

    def diagram_options(self, text: str) -> Options:
        return shown_options(text)

    def printed(self, options: Options) -> dict[str, Any]:
        return printed_sheet(_setup(SHEETS[options["board"]], options))


def _begin(setup: Setup, chance: Chance) -> DuelState:
    """The first position. A die decides who starts."""
    state = DuelState(setup)
    state.first = chance.below(2, "first")
    if state.has_pair():
        start_round(state, chance, None)
    else:
        end_game(state, None)
    return state


@lru_cache(maxsize=64)  # matches with the same options share it
def _published_setup(texts: tuple[tuple[str, str], ...]) -> Setup:
    """The setup of a match on the published sheet that its options name."""
    options = dict(texts)
    return _setup(SHEETS[options["board"]], options)


def _setup(sheet: Sheet, options: Options) -> Setup:
    return Setup(
        board=board_of(sheet),
        alternate=options["starts"] == "alternate",
        literal=options["isolated"] == "literal",
        four=options["permanents"] == "four",
        apart=options["opening"] == "apart",
        mountains_first=options["mountains"] == "before",
        fresh=options["extra"] == "fresh",
        lower_only=options["split"] == "lower",
        asks_idly=options["order"] == "uncrossed",
    )


GAME = DuelGame()
