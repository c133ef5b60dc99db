"""The actions of the five kinds of tile, and the placing of palm trees and palaces."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from chiefdoms.games.five_tribes.components import MARKETS, OASIS, SACRED, VILLAGE
from chiefdoms.games.five_tribes.djinns import HAGIS, LAMIA, SACRED_PRICE
from chiefdoms.games.five_tribes.rules.encoding import BUY, NO_CARD, PASS, PLACE, TAKE
from chiefdoms.games.five_tribes.rules.position import BOURAQ_PALACE, TILE, WRAP_UP, Events, Position
from chiefdoms.games.five_tribes.rules.powers import can_invoke, list_powers, list_uses, resume_after_placing
from chiefdoms.games.five_tribes.rules.transfers import (
    gain_djinn,
    pay,
    payable,
    place_palace,
    place_palm,
    spend,
    take_from_row,
)

_ONLY_PLACE = [PLACE]  # never changed in place
_MOVES_PIECES = 1 << HAGIS | 1 << LAMIA


def list_tile_actions(position: Position) -> list[int]:
    """Powers, and the action of the final tile."""
    kind = position.board.kinds[position.end]
    if kind in MARKETS:
        actions = list_takes(position)
    elif kind == SACRED:
        actions = [*list_buys(position), PASS]
    elif position.palms_left if kind == OASIS else position.palaces_left:
        actions = list_placements(position)
    else:
        actions = [PASS]
    uses = list_powers(position)
    return uses + actions if uses else actions


# -- markets -----------------------------------------------------------------------------------------------------------


def list_takes(position: Position) -> list[int]:
    """The cards that the market sells, if the seat can pay (the last card alone costs as much as two, ruling 10); or
    passing. Not to be changed."""
    seat, cards = position.seat, len(position.row)
    assert seat is not None
    price, wanted, reach = MARKETS[position.board.kinds[position.end]]
    if position.gold[seat] < price:
        return _takes_from(0, wanted)
    return _takes_from(reach if reach < cards else cards, wanted)


@cache
def _takes_from(places: int, wanted: int) -> list[int]:
    """Every choice of so many cards from the first places of the row, or of the last card; or passing."""
    if wanted == 1 or places == 1:
        return [*(TAKE | place << 4 | NO_CARD for place in range(places)), PASS]
    return [*(TAKE | first << 4 | second for first, second in combinations(range(places), 2)), PASS]


def take_cards(position: Position, places: list[int], events: Events) -> None:
    """Buy the cards at these places of the row."""
    seat = position.actor()
    spend(position, seat, MARKETS[position.board.kinds[position.end]][0], "market", events)
    take_from_row(position, seat, places, "market", events)
    position.phase = WRAP_UP


# -- sacred places -----------------------------------------------------------------------------------------------------


def list_buys(position: Position) -> list[int]:
    """The Djinns of the row with each payment that the seat can make."""
    seat = position.seat
    assert seat is not None
    payments = payable(position, seat, SACRED_PRICE)
    return [BUY | djinn << 3 | payment for djinn in position.djinn_row for payment in payments] if payments else []


def buy_djinn(position: Position, djinn: int, payment: int, events: Events) -> None:
    """Buy a Djinn of the row."""
    seat = position.actor()
    pay(position, seat, payment)
    position.djinn_row.remove(djinn)
    gain_djinn(position, seat, djinn, events)
    position.phase = WRAP_UP


# -- oases and villages ------------------------------------------------------------------------------------------------


def piece_to_place(position: Position) -> tuple[int, bool]:
    """The tile on which a palm or palace is about to be placed, and whether it is a palace."""
    if position.phase == TILE:
        return position.end, position.board.kinds[position.end] == VILLAGE
    return position.target, position.phase == BOURAQ_PALACE


def list_placements(position: Position) -> list[int]:
    """Where the palm or palace can go: on the tile itself, or next to it by Lamia or Hagis."""
    seat = position.seat
    assert seat is not None
    if not position.djinns[seat] & _MOVES_PIECES:  # the usual case
        return _ONLY_PLACE
    tile, palace = piece_to_place(position)
    djinn = HAGIS if palace else LAMIA
    if not can_invoke(position, djinn):
        return _ONLY_PLACE
    return [PLACE, *list_uses(position, djinn, position.board.grid.around[tile])]


def place_piece(position: Position, events: Events) -> None:
    """The palm or palace goes on the tile itself."""
    tile, palace = piece_to_place(position)
    (place_palace if palace else place_palm)(position, position.actor(), tile, events)
    resume_after_placing(position)
