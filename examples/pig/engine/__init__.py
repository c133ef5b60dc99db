"""Pig, a very small dice game, as an example: its facts, and the state that ties rules and texts together."""

from __future__ import annotations

from chiefdoms.games.pig import rules, text

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, Game, GameInfo, Option, Options, Outcome, Prompt, State, View
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.score import ScoreCard


class PigState(rules.Position, State[str]):
    """A move is "roll" or "hold"."""

    __slots__ = ()

    def moves(self) -> list[str]:
        return rules.list_moves(self)

    def text(self, move: str) -> str:
        return move

    def play(self, move: str, chance: Chance, events: list[Event] | None = None) -> None:
        rules.play_move(self, move, chance, events)

    def prompt(self) -> Prompt:
        return text.prompt_of(self)

    def scores(self) -> list[ScoreCard]:
        return [rules.score_card(self, seat) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        return rules.outcome(self)

    def view(self, seat: int | None) -> View:
        return text.view_of(self)

    def diagram(self) -> str:
        return text.write_diagram(self)

    def why_not(self, text_of_move: str) -> IllegalMove:
        return text.refuse(self, text_of_move)


class PigGame(Game):
    info = GameInfo(
        id="pig",
        title="Pig",
        designers=("traditional",),
        seats=(1, 2, 3, 4),
        options=(Option("rounds", ("6", "10"), "6"),),
        rules=1,
        longest=4 * 10 * (rules.MOST_ROLLS + 1),
    )

    def start(self, seats: int, options: Options, chance: Chance) -> PigState:
        return PigState(seats, int(options["rounds"]))

    def read(self, diagram: str, options: Options, chance: Chance) -> PigState:
        state = PigState(1, int(options["rounds"]))
        text.read_diagram(state, diagram)
        return state


GAME = PigGame()
