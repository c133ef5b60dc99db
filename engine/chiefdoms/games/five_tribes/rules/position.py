"""Everything that makes up one position, with cheap copies. No rules here: they are in the modules beside it."""

from __future__ import annotations

from typing import Any, Self

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.five_tribes.board import Board
from chiefdoms.games.five_tribes.rules.options import RuleOptions

Events = list[Event] | None
OptionalChance = Chance | None  # None in a preview: nothing is drawn, so that nothing hidden is revealed

# Phases: what the seat to act decides.
BIDDING, MOVING, PATH, TRIBE, SECOND_KILL, TILE, WRAP_UP, SALE, BOURAQ_PALACE, ENKI_PALM, KEEPING, OVER = range(12)
PHASES = (
    "bid", "move", "path", "tribe", "second-kill", "tile", "wrap-up", "sale", "palace", "palm", "keep", "over",
)  # fmt: skip

_DERIVED = ("board", "choices", "results")  # caches, which are not compared
NOBODY = -1
NO_END, LAST_CAMEL, NO_MOVE = range(3)  # why this round is the last


class Position:
    """One position. Lists indexed by tile: `stacks` (meeples), `present` (their colours as a mask), `owners` (the seat
    whose camel stands there). Lists indexed by seat: `gold` to `used`; `camels` are those not placed yet. `hands` and
    `known` hold ten counts per seat, one for each kind of card; `known` is the part of a hand that everybody has seen,
    `held` has the kinds in each hand as a mask.
    What nobody has seen has no order: `pile` and `bag` are counts, `djinn_pile` is a set. `palms` and `palaces` have
    four bits per tile.
    """

    __slots__ = (
        "bag", "bid_order", "bidders", "board", "built", "camels", "choices", "colour", "discard", "djinn_discard",
        "djinn_pile", "djinn_row", "djinns", "doubled", "draws", "drops", "earned", "edge", "elders", "end", "ending",
        "gold", "hand", "hand_colours", "hands", "held", "kept", "known", "looked", "options", "owners", "palaces",
        "palaces_left", "palms", "palms_left", "phase", "pile", "present", "results", "return_phase", "round", "row",
        "seat", "seats", "stacks", "start", "stuck", "taken", "target", "track", "twice", "used", "viziers",
    )  # fmt: skip

    board: Board
    seats: int
    seat: int | None
    options: RuleOptions

    def clear(self, board: Board, seats: int, options: RuleOptions) -> None:
        """Empty tiles, nobody has anything, nothing has happened."""
        size = board.grid.size
        self.board, self.seats, self.options = board, seats, options
        self.stacks, self.present, self.owners = [0] * size, [0] * size, [NOBODY] * size
        self.palms = self.palaces = self.palms_left = self.palaces_left = 0
        self.gold, self.earned, self.camels = [0] * seats, [0] * seats, [0] * seats
        self.viziers, self.elders = [0] * seats, [0] * seats
        self.djinns, self.used = [0] * seats, [0] * seats
        self.hands, self.known, self.held = [0] * (10 * seats), [0] * (10 * seats), [0] * seats
        self.row: list[int] = []
        self.pile, self.discard = [0] * 10, [0] * 10
        self.djinn_row: list[int] = []
        self.djinn_pile = self.djinn_discard = self.bag = self.draws = 0
        # The turn order track, the markers still to bid, and those on the bid order track for the next round.
        self.track, self.bidders, self.bid_order = [NOBODY] * 9, list[int](), list[int]()
        self.round, self.phase, self.seat = 1, BIDDING, 0
        self.ending, self.stuck = NO_END, False
        self.choices: list[int] | None = None  # the legal moves, if they have been listed
        # The results of sowings that were found last: the stacks that they are valid for, the results as masks, and
        # their ends if they have been listed.
        self.results: tuple[list[int], list[int], list[int]] = ([], [], [])
        self.clear_activation()

    def clear_activation(self) -> None:
        """Forget what the last activation did, even if it did not end."""
        self.forget_activation()
        self.edge = NOBODY
        self.hand = self.hand_colours = 0  # the meeples in the hand, their colours as a mask
        self.taken = 0  # meeples picked up from the final tile
        self.kept = False  # Kandicha kept the first of two victims, and Nekir was not paid (option kept_victims)
        self.target = NOBODY  # a tile where a second victim is taken or Bouraq and Enki build; size + seat for a player
        self.return_phase = NOBODY  # the phase to return to when an invoked power is done
        self.looked: tuple[int, ...] = ()  # Djinns seen through Sibittis

    def forget_activation(self) -> None:
        """Forget what the last activation did; what belongs to a single step of it is cleared when the step is done."""
        self.start = self.end = self.colour = NOBODY
        self.drops: tuple[int, ...] = ()  # tile << 3 | colour of each meeple dropped in this sowing
        self.doubled = self.twice = False  # Echidna, Iblis
        self.built = 0  # the Builders' gold that an Echidna gained after them may double (option late_echidna)

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.board, copy.options, copy.seats, copy.seat = self.board, self.options, self.seats, self.seat
        copy.stacks, copy.present, copy.owners = self.stacks[:], self.present[:], self.owners[:]
        copy.palms, copy.palms_left = self.palms, self.palms_left
        copy.palaces, copy.palaces_left = self.palaces, self.palaces_left
        copy.gold, copy.earned, copy.camels = self.gold[:], self.earned[:], self.camels[:]
        copy.viziers, copy.elders = self.viziers[:], self.elders[:]
        copy.djinns, copy.used = self.djinns[:], self.used[:]
        copy.hands, copy.known, copy.held = self.hands[:], self.known[:], self.held[:]
        copy.row, copy.pile, copy.discard = self.row[:], self.pile[:], self.discard[:]
        copy.djinn_row, copy.djinn_pile, copy.djinn_discard = self.djinn_row[:], self.djinn_pile, self.djinn_discard
        copy.bag, copy.draws = self.bag, self.draws
        copy.track, copy.bidders, copy.bid_order = self.track[:], self.bidders[:], self.bid_order[:]
        copy.round, copy.phase, copy.ending, copy.stuck = self.round, self.phase, self.ending, self.stuck
        copy.start, copy.end, copy.colour, copy.edge = self.start, self.end, self.colour, self.edge
        copy.hand, copy.hand_colours, copy.taken, copy.drops = self.hand, self.hand_colours, self.taken, self.drops
        copy.doubled, copy.twice, copy.target = self.doubled, self.twice, self.target
        copy.return_phase, copy.looked, copy.built, copy.kept = self.return_phase, self.looked, self.built, self.kept
        copy.choices, copy.results = self.choices, self.results  # never changed in place
        return copy

    def contents(self) -> dict[str, Any]:
        """Everything that must be equal in two equal positions."""
        return {name: getattr(self, name) for name in Position.__slots__ if name not in _DERIVED} | {
            "kinds": self.board.kinds,
            "values": self.board.values,
            "columns": self.board.grid.columns,
        }

    # -- lookups -------------------------------------------------------------------------------------------------------

    def actor(self) -> int:
        """The seat to act in a game that is not over."""
        assert self.seat is not None
        return self.seat

    def holder(self, djinn: int) -> int:
        """The seat that has the Djinn, or NOBODY."""
        for seat, mask in enumerate(self.djinns):
            if mask >> djinn & 1:
                return seat
        return NOBODY

    def has_djinn(self, seat: int, djinn: int) -> bool:
        return bool(self.djinns[seat] >> djinn & 1)

    def cards(self, seat: int) -> list[int]:
        """The hand of a seat: how many of each kind."""
        return self.hands[10 * seat : 10 * seat + 10]

    def known_cards(self, seat: int) -> list[int]:
        """The part of a hand that everybody has seen."""
        return self.known[10 * seat : 10 * seat + 10]

    def palms_on(self, tile: int) -> int:
        return self.palms >> 4 * tile & 15

    def palaces_on(self, tile: int) -> int:
        return self.palaces >> 4 * tile & 15
