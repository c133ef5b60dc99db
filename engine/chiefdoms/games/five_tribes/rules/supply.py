"""Things changing hands: gold, camels, meeples, cards, Djinns, trees and palaces. Every rule moves things so."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.games.five_tribes.djinns import BAAL, DJINNS, IDS, MONKIR, PAYMENTS
from chiefdoms.games.five_tribes.parts import (
    CARD_KINDS,
    COLOURS,
    COUNT,
    FAKIR,
    MEEPLE,
    RESOURCES,
    SHIFT,
    TOTAL,
    WHITE,
)
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, NO_END, NOBODY, Events, Luck, Table

# -- gold and camels ---------------------------------------------------------------------------------------------------


def earn(table: Table, seat: int, amount: int, why: str, events: Events) -> None:
    """Gold from the bank."""
    table.gold[seat] += amount
    table.earned[seat] += amount
    if events is not None and amount:
        events.append({"kind": "earn", "seat": seat, "amount": amount, "why": why})


def spend(table: Table, seat: int, amount: int, why: str, events: Events) -> None:
    """Gold to the bank."""
    table.gold[seat] -= amount
    if events is not None and amount:
        events.append({"kind": "spend", "seat": seat, "amount": amount, "why": why})


def reward(table: Table, djinn: int, seat: int, events: Events) -> None:
    """What Ba'al, Marid, Monkir and Nekir have in common: 1 gold for the owner's own doing, 2 for another's."""
    owner = table.holder(djinn)
    if owner != NOBODY:
        earn(table, owner, 1 if owner == seat else 2, IDS[djinn], events)


def claim(table: Table, seat: int, tile: int, how: str, events: Events) -> None:
    """Put a camel on the tile, if it has none and the seat has one left."""
    if table.camel[tile] != NOBODY or not table.camels[seat]:
        return
    table.camel[tile] = seat
    table.camels[seat] -= 1
    if events is not None:
        left, value = table.camels[seat], table.land.values[tile]
        name = table.land.grid.names[tile]
        events.append({"kind": "claim", "seat": seat, "tile": name, "value": value, "left": left, "how": how})
    if not table.camels[seat] and table.ending == NO_END:
        table.ending = LAST_CAMEL
        if events is not None:
            events.append({"kind": "last-round", "seat": seat, "why": "last-camel"})


# -- meeples -----------------------------------------------------------------------------------------------------------


def lift(table: Table, tile: int, colour: int, count: int) -> None:
    """Take meeples of a colour off a tile."""
    table.stacks[tile] -= count * MEEPLE[colour]
    if not table.stacks[tile] >> SHIFT[colour] & COUNT:
        table.present[tile] &= ~(1 << colour)


def draw_meeple(table: Table, chance: Chance) -> int:
    """The colour of a meeple drawn from the bag, which must not be empty."""
    number = chance.below(table.bag >> TOTAL, "bag", table.draws)
    table.draws += 1
    colour = 0
    while number >= (count := table.bag >> SHIFT[colour] & COUNT):
        number -= count
        colour += 1
    table.bag -= MEEPLE[colour]
    return colour


# -- resource cards ----------------------------------------------------------------------------------------------------


def draw_card(table: Table, chance: Luck) -> int | None:
    """The top card of the pile; the discards are reshuffled when it has run out. None if there is no card at all."""
    if chance is None:
        return None
    left = sum(table.pile)
    if not left:
        table.pile, table.discard = table.discard, [0] * CARD_KINDS
        left = sum(table.pile)
        if not left:
            return None
    number = chance.below(left, "resource", table.draws)
    table.draws += 1
    kind = 0
    while number >= table.pile[kind]:
        number -= table.pile[kind]
        kind += 1
    table.pile[kind] -= 1
    return kind


def draw_to_hand(table: Table, seat: int, chance: Luck, why: str, events: Events) -> None:
    """The top card of the pile into a hand: only its owner sees it, unless hands are open."""
    kind = draw_card(table, chance)
    if kind is None:
        return
    table.hands[10 * seat + kind] += 1
    if table.open_hands:
        table.known[10 * seat + kind] += 1
    if events is not None:
        events.append({"kind": "draw", "seat": seat, "count": 1, "why": why, "chance": True})
        drawn = {"kind": "drawn", "seat": seat, "card": RESOURCES[kind], "why": why}
        events.append(drawn if table.open_hands else drawn | {"to": seat})


def take_from_row(table: Table, seat: int, places: list[int], why: str, events: Events) -> None:
    """Cards of the row into a hand, seen by all. The row closes up at once (ruling 17)."""
    row = table.row
    if events is not None and places:
        cards = [RESOURCES[row[place]] for place in places]
        numbers = [place + 1 for place in places]
        events.append({"kind": "take", "seat": seat, "cards": cards, "places": numbers, "why": why})
    for place in places:
        table.hands[10 * seat + row[place]] += 1
        table.known[10 * seat + row[place]] += 1
    for place in reversed(places):
        del row[place]


def give_up(table: Table, seat: int, kind: int, count: int = 1) -> None:
    """Cards from a hand to the discards. Those that everybody knew of go first: the rest stays as secret as it was."""
    index = 10 * seat + kind
    table.hands[index] -= count
    table.known[index] = max(0, table.known[index] - count)
    table.discard[kind] += count


# -- Djinns ------------------------------------------------------------------------------------------------------------


def draw_djinn(table: Table, chance: Luck) -> int | None:
    """The top Djinn of the pile; the discards are reshuffled when it has run out."""
    if chance is None:
        return None
    if not table.djinn_pile:
        table.djinn_pile, table.djinn_discard = table.djinn_discard, 0
        if not table.djinn_pile:
            return None
    number = chance.below(table.djinn_pile.bit_count(), "djinn", table.draws)
    table.draws += 1
    mask = table.djinn_pile
    for _ in range(number):
        mask &= mask - 1
    bit = mask & -mask
    table.djinn_pile ^= bit
    return bit.bit_length() - 1


def gain_djinn(table: Table, seat: int, djinn: int, events: Events) -> None:
    """A Djinn comes to a seat. Ba'al is paid for the others, not for his own coming."""
    if events is not None:
        points = DJINNS[djinn].points
        events.append({"kind": "gain-djinn", "seat": seat, "djinn": IDS[djinn], "points": points})
    reward(table, BAAL, seat, events)
    table.djinns[seat] |= 1 << djinn


def can_pay(table: Table, seat: int, payment: int) -> bool:
    _, elders, fakirs = PAYMENTS[payment]
    return table.elders[seat] >= elders and table.hands[10 * seat + FAKIR] >= fakirs


def pay(table: Table, seat: int, payment: int) -> None:
    """Elders to the bag, Fakirs to the discards."""
    _, elders, fakirs = PAYMENTS[payment]
    if elders:
        table.elders[seat] -= elders
        table.bag += elders * MEEPLE[WHITE]
    if fakirs:
        give_up(table, seat, FAKIR, fakirs)


# -- palm trees and palaces --------------------------------------------------------------------------------------------


def plant(table: Table, seat: int, tile: int, events: Events) -> None:
    """A palm tree on a tile, if one is left (ruling 13)."""
    if table.palms_left:
        table.palms_left -= 1
        table.palms += 1 << 4 * tile
        if events is not None:
            name = table.land.grid.names[tile]
            events.append({"kind": "palm", "seat": seat, "tile": name, "left": table.palms_left})


def build(table: Table, seat: int, tile: int, events: Events) -> None:
    """A palace on a tile, if one is left (ruling 13)."""
    if table.palaces_left:
        table.palaces_left -= 1
        table.palaces += 1 << 4 * tile
        if events is not None:
            name = table.land.grid.names[tile]
            events.append({"kind": "palace", "seat": seat, "tile": name, "left": table.palaces_left})
        reward(table, MONKIR, seat, events)


def colour_counts(group: int) -> dict[str, int]:
    """A group of meeples for an event or a view: letter -> count, colours that are there."""
    return {letter: count for letter, shift in zip(COLOURS, SHIFT, strict=True) if (count := group >> shift & COUNT)}
