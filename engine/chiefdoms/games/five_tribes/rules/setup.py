"""How a match begins: tiles, meeples, markers and cards laid out at random."""

from __future__ import annotations

from itertools import combinations_with_replacement

from chiefdoms.core.chance import Chance, draw_several
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
from chiefdoms.games.five_tribes.meeples import MEEPLE, MEEPLES, PER_TILE, colours_in
from chiefdoms.games.five_tribes.rules.options import RuleOptions
from chiefdoms.games.five_tribes.rules.position import Position
from chiefdoms.games.five_tribes.rules.turn import clean_up

_ALL_MEEPLES = tuple(MEEPLE[colour] for colour, count in enumerate(MEEPLES) for _ in range(count))
_COLOURS = {sum(three): colours_in(sum(three)) for three in combinations_with_replacement(MEEPLE, PER_TILE)}
_LEFT = tuple(range(len(_ALL_MEEPLES), 0, -PER_TILE))  # for each tile, how many meeples the bag still has
_WAYS_TO_DRAW = tuple(left * (left - 1) * (left - 2) for left in _LEFT)  # three of them, one after the other


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
    draw = list(_ALL_MEEPLES).pop
    stacks: list[int] = []
    for left, number in zip(_LEFT, draw_several(chance, _WAYS_TO_DRAW, 0, "meeples"), strict=True):
        rest, place = number // left, number % left
        left -= 1
        third_place, second_place = rest // left, rest % left
        stacks.append(draw(place) + draw(second_place) + draw(third_place))  # in this order
    position.stacks, position.present = stacks, [_COLOURS[stack] for stack in stacks]
