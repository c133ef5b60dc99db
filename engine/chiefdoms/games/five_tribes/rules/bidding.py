"""Bidding for turn order: the priced spots, the aisle of zeros, and Kumarbi's discount."""

from __future__ import annotations

from chiefdoms.games.five_tribes.components import FAKIR, FIRST_ZERO, PRICES
from chiefdoms.games.five_tribes.djinns import IDS, KUMARBI
from chiefdoms.games.five_tribes.rules.encoding import BID
from chiefdoms.games.five_tribes.rules.position import NOBODY, Events, Position
from chiefdoms.games.five_tribes.rules.transfers import discard_cards, spend

_ZERO_BID = BID | FIRST_ZERO << 5
_HIGHEST = PRICES[0]
# By gold, up to the highest price: the priced spots that it pays for, with their bids.
_AFFORDABLE = tuple(
    tuple((spot, BID | spot << 5) for spot in range(FIRST_ZERO) if PRICES[spot] <= gold) for gold in range(_HIGHEST + 1)
)


def free_spots(position: Position) -> list[int]:
    """The spots that a marker can take: the priced ones that are free, and the first zero while a zero is free."""
    track = position.track
    spots = [spot for spot in range(FIRST_ZERO) if track[spot] == NOBODY]
    if track[-1] == NOBODY:
        spots.append(FIRST_ZERO)
    return spots


def list_bids(position: Position) -> list[int]:
    seat, track = position.seat, position.track
    assert seat is not None
    gold = position.gold[seat]
    bids: list[int] = []
    for spot, bid in _AFFORDABLE[gold if gold < _HIGHEST else _HIGHEST]:
        if track[spot] == NOBODY:
            bids.append(bid)
    if track[-1] == NOBODY:
        bids.append(_ZERO_BID)
    elif not bids:
        # Ruling 12: no zero is left and no spot is affordable, so the cheapest spot costs all the gold that is left.
        bids.append(BID | free_spots(position)[-1] << 5)
    if position.djinns[seat] >> KUMARBI & 1 and (fakirs := kumarbi_fakirs(position, seat)):
        # Each Fakir lowers the price by one spot, at most down to the first zero.
        bids += [
            BID | spot << 5 | count
            for spot in free_spots(position)
            for count in range(1, min(fakirs, FIRST_ZERO - spot) + 1)
            if PRICES[spot + count] <= gold
        ]
    return bids


def kumarbi_fakirs(position: Position, seat: int) -> int:
    """How many Fakirs the seat could give to Kumarbi in this bid."""
    if not position.djinns[seat] >> KUMARBI & 1 or (position.options.per_round and position.used[seat] >> KUMARBI & 1):
        return 0
    return position.hands[10 * seat + FAKIR]


def place_bid(position: Position, spot: int, fakirs: int, events: Events) -> None:
    """Pay and put the marker of the seat to act on the spot; on a zero it pushes the others down the aisle."""
    seat = position.seat
    assert seat is not None
    price, gold = PRICES[spot + fakirs], position.gold[seat]
    paid = price if price < gold else gold
    if fakirs:
        discard_cards(position, seat, FAKIR, fakirs)
        position.used[seat] |= 1 << KUMARBI
        if events is not None:
            values = {"djinn": IDS[KUMARBI], "tile": None, "elders": 0, "fakirs": fakirs}
            events.append({"kind": "use", "seat": seat} | values)
    if events is not None:
        values = {"spot": spot + 1, "price": PRICES[spot], "paid": paid, "fakirs": fakirs}
        events.append({"kind": "bid", "seat": seat} | values)
    if paid:
        spend(position, seat, paid, "bid", events)
    if spot == FIRST_ZERO:
        position.track[FIRST_ZERO:] = [seat, *position.track[FIRST_ZERO:-1]]
    else:
        position.track[spot] = seat
    position.bidders.pop(0)
