"""All that lies on the table in one position, with cheap copies. No rules here: they are in the modules beside it."""

from __future__ import annotations

from typing import Any, Self

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event, State
from chiefdoms.games.five_tribes.rules.land import Land
from chiefdoms.games.five_tribes.rules.moves import BIDDING

Events = list[Event] | None
Luck = Chance | None  # None: whatever would be drawn stays where it is, as in a preview that must not tell it

NOBODY = -1
NO_END, LAST_CAMEL, NO_MOVE = range(3)  # why this round is the last


class Table(State[int]):
    """One position. Lists indexed by tile: `stacks` (meeples), `present` (their colours as a mask), `camel` (the seat).
    Lists indexed by seat: `gold` to `used`. `hands` and `known` hold ten counts per seat, one for each kind of card;
    `known` is the part of a hand that everybody has seen. What nobody has seen has no order: `pile` and `bag` are
    counts, `djinn_pile` is a set. `palms` and `palaces` have four bits per tile.
    """

    __slots__ = (
        "back", "bag", "camel", "camels", "choices", "colour", "discard", "djinn_discard", "djinn_pile", "djinn_row",
        "djinns", "doubled", "draws", "drops", "earned", "edge", "elders", "end", "ending", "gold", "hand", "hands",
        "known", "land", "looked", "open_hands", "order", "palaces", "palaces_left", "palette", "palms", "palms_left",
        "per_round", "phase", "pile", "present", "round", "row", "seat", "seats", "stacks", "start", "stuck", "taken",
        "target", "track", "twice", "used", "viziers", "waiting",
    )  # fmt: skip

    land: Land
    seats: int
    seat: int | None
    per_round: bool  # option djinn_use
    open_hands: bool  # option open_hands

    def lay_out(self, land: Land, seats: int, per_round: bool, open_hands: bool) -> None:
        """An empty table: nothing on the tiles, nobody has anything, nothing has happened."""
        size = land.grid.size
        self.land, self.seats, self.per_round, self.open_hands = land, seats, per_round, open_hands
        self.stacks, self.present, self.camel = [0] * size, [0] * size, [NOBODY] * size
        self.palms = self.palaces = self.palms_left = self.palaces_left = 0
        self.gold, self.earned, self.camels = [0] * seats, [0] * seats, [0] * seats
        self.viziers, self.elders = [0] * seats, [0] * seats
        self.djinns, self.used = [0] * seats, [0] * seats
        self.hands, self.known = [0] * (10 * seats), [0] * (10 * seats)
        self.row: list[int] = []
        self.pile, self.discard = [0] * 10, [0] * 10
        self.djinn_row: list[int] = []
        self.djinn_pile = self.djinn_discard = self.bag = self.draws = 0
        # The turn order track, the markers still to bid, and those on the bid order track for the next round.
        self.track, self.waiting, self.order = [NOBODY] * 9, list[int](), list[int]()
        self.round, self.phase, self.seat = 1, BIDDING, 0
        self.ending, self.stuck = NO_END, False
        self.choices: list[int] | None = None  # the legal moves, when they are known already
        self.clear_activation()

    def clear_activation(self) -> None:
        """Forget what the last activation did."""
        self.start = self.end = self.colour = self.edge = NOBODY
        self.hand = self.palette = self.taken = 0  # meeples in the hand, their colours as a mask, meeples picked up
        self.drops: tuple[int, ...] = ()  # tile << 3 | colour of each meeple dropped in this sowing
        self.doubled = self.twice = False  # Echidna, Iblis
        self.target = NOBODY  # a tile where a second victim falls or Bouraq and Enki build; size + seat for a player
        self.back = NOBODY  # the phase to return to when an invoked power is done
        self.looked: tuple[int, ...] = ()  # Djinns seen through Sibittis

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.land, copy.seats, copy.seat = self.land, self.seats, self.seat
        copy.per_round, copy.open_hands = self.per_round, self.open_hands
        copy.stacks, copy.present, copy.camel = self.stacks[:], self.present[:], self.camel[:]
        copy.palms, copy.palms_left = self.palms, self.palms_left
        copy.palaces, copy.palaces_left = self.palaces, self.palaces_left
        copy.gold, copy.earned, copy.camels = self.gold[:], self.earned[:], self.camels[:]
        copy.viziers, copy.elders = self.viziers[:], self.elders[:]
        copy.djinns, copy.used = self.djinns[:], self.used[:]
        copy.hands, copy.known = self.hands[:], self.known[:]
        copy.row, copy.pile, copy.discard = self.row[:], self.pile[:], self.discard[:]
        copy.djinn_row, copy.djinn_pile, copy.djinn_discard = self.djinn_row[:], self.djinn_pile, self.djinn_discard
        copy.bag, copy.draws = self.bag, self.draws
        copy.track, copy.waiting, copy.order = self.track[:], self.waiting[:], self.order[:]
        copy.round, copy.phase, copy.ending, copy.stuck = self.round, self.phase, self.ending, self.stuck
        copy.start, copy.end, copy.colour, copy.edge = self.start, self.end, self.colour, self.edge
        copy.hand, copy.palette, copy.taken, copy.drops = self.hand, self.palette, self.taken, self.drops
        copy.doubled, copy.twice, copy.target = self.doubled, self.twice, self.target
        copy.back, copy.looked = self.back, self.looked
        copy.choices = self.choices  # never changed in place
        return copy

    def contents(self) -> dict[str, Any]:
        """Everything that makes two positions equal."""
        return {name: getattr(self, name) for name in Table.__slots__ if name not in ("choices", "land")} | {
            "kinds": self.land.kinds,
            "values": self.land.values,
            "columns": self.land.grid.columns,
        }

    # -- small questions -----------------------------------------------------------------------------------------------

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

    def seen_cards(self, seat: int) -> list[int]:
        """The part of a hand that everybody has seen."""
        return self.known[10 * seat : 10 * seat + 10]

    def palms_on(self, tile: int) -> int:
        return self.palms >> 4 * tile & 15

    def palaces_on(self, tile: int) -> int:
        return self.palaces >> 4 * tile & 15
