"""How a match begins: tiles, meeples, markers and cards laid out at random."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.djinns import ALL_DJINNS
from chiefdoms.games.five_tribes.land import Land
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
from chiefdoms.games.five_tribes.table import Table
from chiefdoms.games.five_tribes.turn import clean_up

_ALL_MEEPLES = tuple(colour for colour, count in enumerate(MEEPLES) for _ in range(count))


def set_up(table: Table, seats: int, per_round: bool, open_hands: bool, chance: Chance) -> None:
    """The table as it is before the first bid."""
    land = Land(COLUMNS, ROWS, chance.shuffled(TILES, "tiles"))
    table.lay_out(land, seats, per_round, open_hands)
    for number, colour in enumerate(chance.shuffled(_ALL_MEEPLES, "meeples")):
        table.stacks[number // PER_TILE] += MEEPLE[colour]
        table.present[number // PER_TILE] |= 1 << colour
    table.palms_left, table.palaces_left = PALMS, PALACES
    table.gold, table.earned = [START_GOLD] * seats, [START_GOLD] * seats
    table.camels = [CAMELS[seats]] * seats
    table.pile, table.djinn_pile = list(RESOURCE_COUNTS), ALL_DJINNS
    clean_up(table, chance, None)
    table.waiting = chance.shuffled([seat for seat in range(seats) for _ in range(MARKERS[seats])], "markers")
    table.seat = table.waiting[0]
