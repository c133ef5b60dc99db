"""A match is game + options + seed + moves. Everything else is derived and can be recomputed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from os import urandom
from typing import Any

from chiefdoms.core.chance import Keyed
from chiefdoms.core.contract import Event, Game, GameInfo, Outcome, Prompt, State, View, shared_view
from chiefdoms.core.errors import BadDiagram, BadOptions, BadRecord, ChiefdomsError, IllegalMove, UnknownGame
from chiefdoms.core.record import Heading, read_link, read_record, write_link, write_record
from chiefdoms.core.registry import games
from chiefdoms.core.score import ScoreCard

LONGEST_SEED = 64


@dataclass(frozen=True)
class Ply:
    """One move made: its text, its index among the sorted legal moves and their number, and the position after it."""

    move: str
    index: int
    count: int
    after: State[Any]
    events: list[Event]


class Match:
    """A game being played. Create one with `new`, `position`, `replay` or `from_link`."""

    def __init__(self, heading: Heading) -> None:
        game = _game(heading.game)
        if not 0 < len(heading.seed) <= LONGEST_SEED or not heading.seed.isprintable():
            raise BadOptions("bad-seed", longest=LONGEST_SEED)
        options = game.info.complete(heading.options, heading.rules)
        self._chance = Keyed(heading.seed)
        if heading.position:
            # Old records may name an option that contradicts their diagram; it was always ignored.
            options.update(game.diagram_options(heading.position))
            self._start = game.read(heading.position, options, self._chance)
        else:
            self._start = game.start(_seats(heading.seats, game.info), options, self._chance)
        seats = self._start.seats
        self._game = game
        self._heading = Heading(heading.game, game.info.rules, seats, heading.seed, options, heading.position)
        self._plies: list[Ply] = []  # moves made, then moves undone
        self._ply = 0
        self._legal: dict[str, Any] | None = None  # the current legal moves, computed on demand

    # -- making one ---------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Match:
        """A new match. Without a seed, a random one is chosen."""
        info = _game(game).info
        seats = info.seats[0] if seats is None else seats
        return cls(Heading(game, info.rules, seats, _seed(seed), info.complete(options)))

    @classmethod
    def position(cls, game: str, text: str, options: Mapping[str, Any] | None = None, seed: str | None = None) -> Match:
        """A match that starts from a diagram. What the diagram does not show comes from the seed."""
        found = _game(game)
        if not isinstance(text, str) or not text.strip():
            raise BadDiagram("empty-diagram")
        complete = found.info.complete(options)
        for key, shown in found.diagram_options(text).items():
            if options and key in options and complete[key] != shown:
                raise BadDiagram("other-option", option=key, shown=shown)
        return cls(Heading(game, found.info.rules, 0, "position" if seed is None else _seed(seed), complete, text))

    @classmethod
    def replay(cls, record: object) -> Match:
        """The match of a record, at its last move; BadRecord when it cannot be replayed."""
        heading, moves = read_record(record)
        match = cls._from_heading(heading, len(moves))
        for number, text in enumerate(moves):
            try:
                match.play(text)
            except IllegalMove as error:
                raise BadRecord("illegal-move", ply=number, move=text[:80], rule=error.rule) from None
        return match

    @classmethod
    def from_link(cls, text: object) -> Match:
        """The match of a link, at its last move; BadRecord when it cannot be read."""
        heading, plies, number = read_link(text)
        match = cls._from_heading(heading, plies)
        for _ in range(plies):
            moves = match.moves()
            if not moves:
                raise BadRecord("link-mangled")
            number, index = divmod(number, len(moves))
            match.play(moves[index])
        if number:
            raise BadRecord("link-mangled")
        return match

    @classmethod
    def _from_heading(cls, heading: Heading, plies: int) -> Match:
        info = _game(heading.game).info
        if heading.rules > info.rules:
            raise BadRecord("from-the-future")
        if plies > info.longest:
            raise BadRecord("too-many-moves", most=info.longest)
        try:
            return cls(heading)
        except UnknownGame:
            raise
        except ChiefdomsError as error:
            raise BadRecord(error.code, **error.values) from None

    def fork(self) -> Match:
        """An independent copy, including moves that were undone."""
        copy = Match.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy._plies = list(self._plies)
        return copy

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._heading.game

    @property
    def seats(self) -> int:
        return self._heading.seats

    @property
    def seed(self) -> str:
        return self._heading.seed

    @property
    def options(self) -> Mapping[str, str]:
        return self._heading.options

    @property
    def state(self) -> State[Any]:
        """The current position; clone it before you change it."""
        return self.at(self._ply)

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return self._ply

    @property
    def plies(self) -> int:
        """How many moves are known, including moves that were undone."""
        return len(self._plies)

    @property
    def over(self) -> bool:
        return self.state.seat is None

    @property
    def seat(self) -> int | None:
        """Who decides now; None when over."""
        return self.state.seat

    def at(self, ply: int) -> State[Any]:
        """The position after that many of the known moves; clone it before you change it."""
        return self._plies[ply - 1].after if ply else self._start

    @property
    def prompt(self) -> Prompt:
        return self.state.prompt()

    def moves(self) -> list[str]:
        """The texts of all legal moves, sorted."""
        return list(self.legal())

    def legal(self) -> Mapping[str, Any]:
        """All legal moves by their texts, in the order of `moves`; computed once per position."""
        if self._legal is None:
            state = self.state
            self._legal = dict(sorted([(state.text(move), move) for move in state.moves()], key=itemgetter(0)))
        return self._legal

    def scores(self) -> list[ScoreCard]:
        return self.state.scores()

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: int | None = None) -> View:
        return self.state.view(seat)

    def diagram(self) -> str:
        return self.state.diagram()

    def history(self) -> list[Ply]:
        """The moves made, oldest first."""
        return self._plies[: self._ply]

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, text: str) -> list[Event]:
        """Make a move. Moves that were undone are discarded, unless this repeats the first of them."""
        state = self.state
        if not isinstance(text, str) or text not in (legal := self.legal()):
            raise state.why_not(text if isinstance(text, str) else repr(text))
        if self._ply < len(self._plies) and self._plies[self._ply].move == text:
            return self.redo()
        after = state.clone()
        events: list[Event] = []
        after.play(legal[text], self._chance, events)
        del self._plies[self._ply :]
        self._plies.append(Ply(text, list(legal).index(text), len(legal), after, events))
        self._go(self._ply + 1)
        return list(events)

    def play_all(self, texts: Iterable[str]) -> list[Event]:
        """Make several moves, or none at all if one of them is not legal."""
        after = self.fork()
        events = [event for text in texts for event in after.play(text)]
        self.__dict__.update(after.__dict__)
        return events

    def undo(self) -> None:
        """Undo one move; does nothing at the start."""
        self._go(max(self._ply - 1, 0))

    def redo(self) -> list[Event]:
        """Redo the last undone move; does nothing if there is none."""
        if self._ply == len(self._plies):
            return []
        self._go(self._ply + 1)
        return list(self._plies[self._ply - 1].events)

    def goto(self, ply: int) -> None:
        """Go to the position after that many of the known moves."""
        if not 0 <= ply <= len(self._plies):
            raise IndexError(f"ply {ply} is not between 0 and {len(self._plies)}")
        self._go(ply)

    def _go(self, ply: int) -> None:
        self._ply = ply
        self._legal = None

    # -- rounds -------------------------------------------------------------------------------------------------------

    def first_of_round(self, number: int) -> int:
        """The ply of the first position of a round, or of a later round if nobody decides in it; the last ply if no
        position is that late. Rounds never decrease, so a binary search is enough."""
        return min(bisect_left(range(self.plies + 1), number, key=self._round_at), self.plies)

    def _round_at(self, ply: int) -> int:
        return shared_view(self.at(ply).view(None))["round"]

    # -- writing ------------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The match up to the current move, as versioned JSON-compatible data."""
        return write_record(self._heading, [ply.move for ply in self.history()])

    def link(self) -> str:
        """The same, compact and URL-safe."""
        defaults = {option.key: option.default for option in self._game.info.options}
        return write_link(self._heading, defaults, [(ply.index, ply.count) for ply in self.history()])


def _game(name: object) -> Game:
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise UnknownGame("unknown-game", game=str(name)[:40])
    return game


def _seats(seats: object, info: GameInfo) -> int:
    """A number of seats that the game accepts. 2.0 and True equal an integer, but are rejected."""
    if type(seats) is not int or seats not in info.seats:
        named = seats if isinstance(seats, int) else str(seats)[:40]
        raise BadOptions("bad-seats", seats=named, fewest=info.seats[0], most=info.seats[-1])
    return seats


def _seed(seed: object) -> str:
    if seed is None:
        return urandom(4).hex()
    if not isinstance(seed, str):
        raise BadOptions("bad-seed", longest=LONGEST_SEED)
    return seed
