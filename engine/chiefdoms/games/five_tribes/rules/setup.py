"""How a match begins: tiles, meeples, markers and cards laid out at random."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.djinns import ALL_DJINNS
from chiefdoms.games.five_tribes.parts import (
    CAMELS,
    COLUMNS,
    MARKERS,
    MEEPLE,
    MEEPLES,
    PALACES,
    PALMS,
    PER_TILE,
    RESOURCE_COUNTS,
    ROWS,
    START_GOLD,
    TILES,
)
from chiefdoms.games.five_tribes.rules.land import Land
from chiefdoms.games.five_tribes.rules.position import Table
from chiefdoms.games.five_tribes.rules.turn import clean_up

_ALL_MEEPLES = tuple(colour for colour, count in enumerate(MEEPLES) for _ in range(count))


def set_up(table: Table, seats: int, per_round: bool, open_hands: bool, chance: Chance) -> None:
    """The table as it is before the first bid."""
    land = Land(COLUMNS, ROWS, chance.shuffled(TILES, "tiles"))
    table.lay_out(land, seats, per_round, open_hands)
    _drop_meeples(table, chance)
    table.palms_left, table.palaces_left = PALMS, PALACES
    table.gold, table.earned = [START_GOLD] * seats, [START_GOLD] * seats
    table.camels = [CAMELS[seats]] * seats
    table.pile, table.djinn_pile = list(RESOURCE_COUNTS), ALL_DJINNS
    clean_up(table, chance, None)
    table.waiting = chance.shuffled([seat for seat in range(seats) for _ in range(MARKERS[seats])], "markers")
    table.seat = table.waiting[0]


def _drop_meeples(table: Table, chance: Chance) -> None:
    """Three meeples out of the bag on each tile: one number for all three, as there are 90 of them to draw."""
    bag = list(_ALL_MEEPLES)
    for tile in range(len(table.stacks)):
        left = len(bag)
        number = chance.below(left * (left - 1) * (left - 2), "meeples", tile)
        for size in range(left, left - PER_TILE, -1):
            number, place = divmod(number, size)
            colour = bag.pop(place)
            table.stacks[tile] += MEEPLE[colour]
            table.present[tile] |= 1 << colour
