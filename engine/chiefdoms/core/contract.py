"""The contract between the core and a game.

A game is a `Game` (facts about it, and how a match starts) and a `State` (one position). Internally a move is whatever
is fastest (an int, a tuple); `State.text` converts it to text for the outside. The list that `State.moves` returns is
the only source of legality: validation, highlights, computer players and tests all use it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NotRequired, Self, TypedDict, TypeVar

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.core.errors import BadOptions, ChiefdomsError, IllegalMove
from chiefdoms.core.score import ScoreCard, difference

Move = TypeVar("Move")

Options = Mapping[str, str]


class SharedView(TypedDict):
    """What the view of every game contains, for every viewer. Shared code and the shared page read nothing else."""

    round: int  # the current round or turn, from 1, or 0 before the first; it never decreases during a match
    seat: int | None  # who decides now; None when the game is over
    phase: str  # the game's name for the current decision; "over" when the game is over


class SharedEvent(TypedDict):
    """What the events of every game contain."""

    kind: str  # the page has words, and often a motion, for each kind
    seat: NotRequired[int | None]  # the seat that the event is about; None or absent if it is about none
    to: NotRequired[int]  # the only seat that may see it; everybody if absent


# A view or an event also contains what the game's own page needs, as described in its README. A TypedDict cannot allow
# other keys yet, so these are dictionaries; `tests/contract` checks the shared part.
View = dict[str, Any]
Event = dict[str, Any]


def shared_view(view: View) -> SharedView:
    """The part of a view that all games have."""
    return {"round": view["round"], "seat": view["seat"], "phase": view["phase"]}


@dataclass(frozen=True)
class Prompt:
    """What the seat to act is asked: a key of the page's texts and the values for its placeholders."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the winning seats (several share a win), the key of the reason, details such as a rank."""

    winners: tuple[int, ...]
    reason: str
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Values are texts; `accepts` allows texts other than the listed choices.

    A record from before the option existed replays as it was played: with `legacy` if the default plays differently.
    `since` is the rules number that introduced the option. An option that is not `offered` corrects a mistake: nobody
    should choose it, but old records need it.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    accepts: Callable[[str], bool] | None = None
    since: int = 1
    legacy: str | None = None
    offered: bool = True

    def missing(self, rules: int) -> str:
        """The value for a record of those rules that does not name one."""
        return self.default if self.legacy is None or rules >= self.since else self.legacy


@dataclass(frozen=True)
class GameInfo:
    """Facts about every match of a game. `rules` is raised whenever old records may replay differently."""

    id: str
    title: str
    designers: tuple[str, ...]
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: int
    longest: int  # no match has more plies than this; longer records are rejected without being replayed
    measured_seats: int = 2  # how many seats its speed is measured with

    def complete(self, given: Mapping[str, Any] | None, rules: int | None = None) -> dict[str, str]:
        """All options as texts, with the defaults of the current rules or of a record's rules; BadOptions for a key or
        value that the game does not accept."""
        rules = self.rules if rules is None else rules
        if given is not None and not isinstance(given, Mapping):
            raise BadOptions("unknown-option", option=str(given)[:40])
        given = dict(given or {})
        complete = {
            option.key: _option_value(option, given.pop(option.key, option.missing(rules))) for option in self.options
        }
        if given:
            raise BadOptions("unknown-option", option=str(next(iter(given)))[:40])
        return complete


def _option_value(option: Option, value: object) -> str:
    # Python callers may write True or 9 where the choices are "on" or "9".
    text = ("on" if value else "off") if isinstance(value, bool) else str(value) if isinstance(value, int) else value
    if not isinstance(text, str) or not (text in option.choices or (option.accepts and option.accepts(text))):
        raise BadOptions("unknown-choice", option=option.key, choice=str(value)[:40])
    return text


class State(ABC, Generic[Move]):
    """One position of one game. Mutable; `clone` is cheap and hand-written."""

    __slots__ = ()

    seat: int | None  # who decides now; None when the game is over
    seats: int

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def moves(self) -> list[Move]:
        """Every legal move of the seat to act, each once, in any order; empty only when the game is over. The list may
        be one that the state keeps, so callers never change it."""

    def pick(self, share: float) -> Move:
        """The move that stands at a share (from 0, below 1) of the list of moves: a random move for a random number. A
        game overrides this where that takes less than making the list."""
        moves = self.moves()
        return moves[int(share * len(moves))]

    @abstractmethod
    def text(self, move: Move) -> str:
        """The canonical text of a legal move: printable, URL-safe, no spaces, unique in this position."""

    @abstractmethod
    def play(self, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        """Make a legal move. Legality is checked by `Match.play`, not here. What happens is appended to `events` if
        given."""

    @abstractmethod
    def prompt(self) -> Prompt:
        """What the seat to act is asked; after the end, the key "over"."""

    @abstractmethod
    def scores(self) -> list[ScoreCard]:
        """One card per seat as if the game ended now."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Everything that the seat may see, as JSON-compatible data that includes `SharedView`; None for public
        information."""

    @abstractmethod
    def diagram(self) -> str:
        """The position as readable text, from which `Game.read` creates an equal position."""

    def find(self, text: str) -> Move | None:
        """The legal move with that text, or None."""
        for move in self.moves():
            if self.text(move) == text:
                return move
        return None

    def why_not(self, text: str) -> IllegalMove:
        """The error for an illegal move, which names the rule it breaks. Games override this to be precise."""
        return IllegalMove("not-legal-now", move=text[:80])

    def first_events(self) -> list[Event]:
        """What happened before the first decision, such as the first roll, for a position that a match starts from. It
        is the beginning of the log."""
        return []

    def seen_scores(self, seat: int | None) -> list[dict[str, Any]]:
        """The score cards as JSON; what `seat` may not see is left out or given as a range."""
        return [card.as_json() for card in self.scores()]

    def gain(self, before: Self, seat: int, viewer: int | None) -> int:
        """How many more points `seat` has than in an earlier position, as far as `viewer` may know."""
        return self.scores()[seat].total - before.scores()[seat].total

    def preview(self, move: Move) -> dict[str, Any]:
        """What a legal move would change on the score card of the seat to act, without revealing chance or hidden
        information."""
        assert self.seat is not None
        after = self.clone()
        after.play(move, Quick(0))
        return difference(self.scores()[self.seat], after.scores()[self.seat])

    def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer, as JSON, to a game-specific question of its page, such as what could follow an incomplete
        gesture. It reveals nothing hidden. The game's README lists the questions."""
        raise ChiefdomsError("unknown-question", question=str(question.get("kind"))[:40])

    def places(self, seat: int, line: str) -> list[str]:
        """The squares, tiles or plots that a line of a seat's score card counts, by the names that the page uses."""
        return []

    def blind(self, seat: int, chance: Chance) -> Self:
        """A copy in which everything that `seat` may not see is dealt again from `chance`."""
        return self.clone()


class Game(ABC):
    """A game: facts about it, and how its positions are created."""

    info: GameInfo

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance) -> State[Any]:
        """The first position with a decision. Raises BadOptions for options that cannot be combined."""

    @abstractmethod
    def read(self, text: str, options: Options, chance: Chance) -> State[Any]:
        """The position shown by a diagram; BadDiagram if it shows none. What the diagram does not show comes from
        `chance`."""

    def diagram_options(self, text: str) -> Options:
        """The options that the diagram itself determines, such as the size of the board."""
        return {}

    def printed(self, options: Options) -> dict[str, Any]:
        """What is printed on a blank sheet, and the tables needed to play on it with real dice, as JSON-compatible
        data; empty for a game without a sheet. The game's README describes it."""
        return {}
