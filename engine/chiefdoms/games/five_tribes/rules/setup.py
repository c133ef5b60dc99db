"""How a match begins: tiles, meeples, markers and cards laid out at random."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.board import Board
from chiefdoms.games.five_tribes.components import (
    CAMELS,
    COLUMNS,
    MARKERS,
    PALACES,
    PALMS,
    RESOURCE_COUNTS,
    ROWS,
    START_GOLD,
    TILES,
)
from chiefdoms.games.five_tribes.djinns import ALL_DJINNS
from chiefdoms.games.five_tribes.meeples import MEEPLE, MEEPLES, PER_TILE
from chiefdoms.games.five_tribes.rules.options import RuleOptions
from chiefdoms.games.five_tribes.rules.position import Position
from chiefdoms.games.five_tribes.rules.turn import clean_up

_ALL_MEEPLES = tuple(colour for colour, count in enumerate(MEEPLES) for _ in range(count))


def set_up(position: Position, seats: int, options: RuleOptions, chance: Chance) -> None:
    """Set the position up for the first bid."""
    land = Board(COLUMNS, ROWS, chance.shuffled(TILES, "tiles"))
    position.clear(land, seats, options)
    _drop_meeples(position, chance)
    position.palms_left, position.palaces_left = PALMS, PALACES
    position.gold, position.earned = [START_GOLD] * seats, [START_GOLD] * seats
    position.camels = [CAMELS[seats]] * seats
    position.pile, position.djinn_pile = list(RESOURCE_COUNTS), ALL_DJINNS
    clean_up(position, chance, None)
    position.bidders = chance.shuffled([seat for seat in range(seats) for _ in range(MARKERS[seats])], "markers")
    position.seat = position.bidders[0]


def _drop_meeples(position: Position, chance: Chance) -> None:
    """Three meeples from the bag on each tile. One random number decides all three, because 90 have to be drawn."""
    bag = list(_ALL_MEEPLES)
    stacks, present = position.stacks, position.present
    for tile in range(len(stacks)):
        left = len(bag)
        number = chance.below(left * (left - 1) * (left - 2), "meeples", tile)
        stack = colours = 0
        for size in range(left, left - PER_TILE, -1):
            number, place = divmod(number, size)
            colour = bag.pop(place)
            stack += MEEPLE[colour]
            colours |= 1 << colour
        stacks[tile], present[tile] = stack, colours
