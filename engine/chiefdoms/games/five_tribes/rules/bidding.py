"""Bidding for turn order: the priced spots, the aisle of zeros, and Kumarbi's discount."""

from __future__ import annotations

from chiefdoms.games.five_tribes.djinns import IDS, KUMARBI
from chiefdoms.games.five_tribes.parts import FAKIR, FIRST_ZERO, PRICES
from chiefdoms.games.five_tribes.rules.moves import BID
from chiefdoms.games.five_tribes.rules.position import NOBODY, Events, Table
from chiefdoms.games.five_tribes.rules.supply import give_up, spend


def free_spots(table: Table) -> list[int]:
    """The spots that a marker can take: the priced ones that are free, and the first zero while a zero is free."""
    track = table.track
    spots = [spot for spot in range(FIRST_ZERO) if track[spot] == NOBODY]
    if track[-1] == NOBODY:
        spots.append(FIRST_ZERO)
    return spots


def list_bids(table: Table) -> list[int]:
    seat = table.actor()
    gold = table.gold[seat]
    spots = free_spots(table)
    bids = [BID | spot << 5 for spot in spots]
    if gold < PRICES[0]:
        bids = [bid for bid, spot in zip(bids, spots, strict=True) if PRICES[spot] <= gold]
    if not bids:
        # Ruling 12: no zero is left and nothing can be paid, so the cheapest spot goes for what there is.
        bids.append(BID | spots[-1] << 5)
    if table.djinns[seat] >> KUMARBI & 1 and (fakirs := discounts(table, seat)):
        # Each Fakir lowers the price by one spot; lower than the first zero is no discount.
        bids += [
            BID | spot << 5 | count
            for spot in spots
            for count in range(1, min(fakirs, FIRST_ZERO - spot) + 1)
            if PRICES[spot + count] <= gold
        ]
    return bids


def discounts(table: Table, seat: int) -> int:
    """How many Fakirs the seat could give to Kumarbi in this bid."""
    if not table.djinns[seat] >> KUMARBI & 1 or (table.per_round and table.used[seat] >> KUMARBI & 1):
        return 0
    return table.hands[10 * seat + FAKIR]


def place_bid(table: Table, spot: int, fakirs: int, events: Events) -> None:
    """Pay and put the marker of the seat to act on the spot; on a zero it pushes the others down the aisle."""
    seat = table.actor()
    price = PRICES[spot + fakirs]
    paid = min(price, table.gold[seat])
    if fakirs:
        give_up(table, seat, FAKIR, fakirs)
        table.used[seat] |= 1 << KUMARBI
        if events is not None:
            values = {"djinn": IDS[KUMARBI], "tile": None, "elders": 0, "fakirs": fakirs}
            events.append({"kind": "use", "seat": seat} | values)
    if events is not None:
        values = {"spot": spot + 1, "price": PRICES[spot], "paid": paid, "fakirs": fakirs}
        events.append({"kind": "bid", "seat": seat} | values)
    spend(table, seat, paid, "bid", events)
    if spot == FIRST_ZERO:
        table.track[FIRST_ZERO:] = [seat, *table.track[FIRST_ZERO:-1]]
    else:
        table.track[spot] = seat
    table.waiting.pop(0)
