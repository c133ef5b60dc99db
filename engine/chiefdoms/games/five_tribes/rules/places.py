"""The actions of the five kinds of tile, and the placing of palm trees and palaces."""

from __future__ import annotations

from itertools import combinations

from chiefdoms.games.five_tribes.djinns import HAGIS, LAMIA, SACRED_PRICE
from chiefdoms.games.five_tribes.parts import MARKETS, OASIS, SACRED, VILLAGE
from chiefdoms.games.five_tribes.rules.moves import BOURAQ_PALACE, BUY, NO_CARD, PASS, PLACE, TAKE, TILE, WRAP_UP
from chiefdoms.games.five_tribes.rules.position import Events, Table
from chiefdoms.games.five_tribes.rules.powers import can_invoke, list_powers, offer, placed
from chiefdoms.games.five_tribes.rules.supply import build, can_pay, gain_djinn, pay, plant, spend, take_from_row


def list_tile(table: Table) -> list[int]:
    """Powers, and the action of the final tile."""
    kind = table.land.kinds[table.end]
    if kind in MARKETS:
        return [*list_powers(table), *list_takes(table), PASS]
    if kind == SACRED:
        return [*list_powers(table), *list_buys(table), PASS]
    left = table.palms_left if kind == OASIS else table.palaces_left
    return list_powers(table) + (list_places(table) if left else [PASS])


# -- markets -----------------------------------------------------------------------------------------------------------


def list_takes(table: Table) -> list[int]:
    """The cards that the market sells, if the seat can pay; the last card alone costs as much as two (ruling 10)."""
    price, wanted, reach = MARKETS[table.land.kinds[table.end]]
    places = min(reach, len(table.row))
    if not places or table.gold[table.actor()] < price:
        return []
    if wanted == 1 or places == 1:
        return [TAKE | place << 4 | NO_CARD for place in range(places)]
    return [TAKE | first << 4 | second for first, second in combinations(range(places), 2)]


def take(table: Table, first: int, second: int, events: Events) -> None:
    seat = table.actor()
    spend(table, seat, MARKETS[table.land.kinds[table.end]][0], "market", events)
    take_from_row(table, seat, [first] if second == NO_CARD else [first, second], "market", events)
    table.phase = WRAP_UP


# -- sacred places -----------------------------------------------------------------------------------------------------


def list_buys(table: Table) -> list[int]:
    seat = table.actor()
    payments = [payment for payment in SACRED_PRICE if can_pay(table, seat, payment)]
    return [BUY | djinn << 3 | payment for djinn in table.djinn_row for payment in payments]


def buy(table: Table, djinn: int, payment: int, events: Events) -> None:
    seat = table.actor()
    pay(table, seat, payment)
    table.djinn_row.remove(djinn)
    gain_djinn(table, seat, djinn, events)
    table.phase = WRAP_UP


# -- oases and villages ------------------------------------------------------------------------------------------------


def list_places(table: Table) -> list[int]:
    """Where the palm or palace can go: on the tile itself, or next to it by Lamia or Hagis."""
    if table.phase == TILE:
        tile = table.end
        palace = table.land.kinds[tile] == VILLAGE
    else:
        tile = table.target
        palace = table.phase == BOURAQ_PALACE
    djinn = HAGIS if palace else LAMIA
    if not can_invoke(table, djinn):
        return [PLACE]
    return [PLACE, *offer(table, djinn, table.land.grid.around[tile])]


def place(table: Table, events: Events) -> None:
    """The palm or palace goes on the tile itself."""
    seat = table.actor()
    if table.phase == TILE:
        tile = table.end
        palace = table.land.kinds[tile] == VILLAGE
    else:
        tile = table.target
        palace = table.phase == BOURAQ_PALACE
    (build if palace else plant)(table, seat, tile, events)
    placed(table)
