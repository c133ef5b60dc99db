"""Moves gold, camels, meeples, cards, Djinns, palm trees and palaces from one place to another, for all rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from chiefdoms.core.chance import Chance, draw_several
from chiefdoms.games.five_tribes.components import CARD_KINDS, FAKIR, RESOURCES
from chiefdoms.games.five_tribes.djinns import BAAL, DJINNS, IDS, MONKIR, PAYMENTS
from chiefdoms.games.five_tribes.meeples import COUNT, MEEPLE, SHIFT, TOTAL, WHITE
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, NO_END, NOBODY, Events, OptionalChance, Position

# -- gold and camels ---------------------------------------------------------------------------------------------------


def earn(position: Position, seat: int, amount: int, why: str, events: Events) -> None:
    """Gold from the bank."""
    position.gold[seat] += amount
    position.earned[seat] += amount
    if events is not None and amount:
        events.append({"kind": "earn", "seat": seat, "amount": amount, "why": why})


def spend(position: Position, seat: int, amount: int, why: str, events: Events) -> None:
    """Gold to the bank."""
    position.gold[seat] -= amount
    if events is not None and amount:
        events.append({"kind": "spend", "seat": seat, "amount": amount, "why": why})


def pay_djinn_owner(position: Position, djinn: int, seat: int, events: Events) -> None:
    """Ba'al, Marid, Monkir and Nekir pay their owner 1 gold for what the owner does, 2 for what another player does."""
    for owner, mask in enumerate(position.djinns):
        if mask >> djinn & 1:
            earn(position, owner, 1 if owner == seat else 2, IDS[djinn], events)
            return


def claim(position: Position, seat: int, tile: int, how: str, events: Events) -> None:
    """Put a camel on the tile, if it has none and the seat has one left."""
    if position.owners[tile] != NOBODY or not position.camels[seat]:
        return
    position.owners[tile] = seat
    position.camels[seat] -= 1
    if events is not None:
        left, value = position.camels[seat], position.board.values[tile]
        name = position.board.grid.names[tile]
        events.append({"kind": "claim", "seat": seat, "tile": name, "value": value, "left": left, "how": how})
    if not position.camels[seat] and position.ending == NO_END:
        position.ending = LAST_CAMEL
        if events is not None:
            events.append({"kind": "last-round", "seat": seat, "why": "last-camel"})


# -- meeples -----------------------------------------------------------------------------------------------------------


def remove_meeples(position: Position, tile: int, colour: int, count: int) -> None:
    """Take meeples of a colour off a tile."""
    position.stacks[tile] -= count * MEEPLE[colour]
    if not position.stacks[tile] >> SHIFT[colour] & COUNT:
        position.present[tile] &= ~(1 << colour)


def draw_meeple(position: Position, chance: Chance) -> int:
    """The colour of a meeple drawn from the bag, which must not be empty."""
    number = chance.below(position.bag >> TOTAL, "bag", position.draws)
    position.draws += 1
    colour = 0
    while number >= (count := position.bag >> SHIFT[colour] & COUNT):
        number -= count
        colour += 1
    position.bag -= MEEPLE[colour]
    return colour


# -- resource cards ----------------------------------------------------------------------------------------------------


def draw_card(position: Position, chance: OptionalChance) -> int | None:
    """The top card of the pile; the discards are reshuffled when it has run out. None if there is no card at all."""
    if chance is None:
        return None
    left = sum(position.pile)
    if not left:
        position.pile, position.discard = position.discard, [0] * CARD_KINDS
        left = sum(position.pile)
        if not left:
            return None
    number = chance.below(left, "resource", position.draws)
    position.draws += 1
    return _take_off_pile(position.pile, left, number)


def draw_cards(position: Position, chance: OptionalChance, count: int) -> list[int]:
    """So many cards of the pile, or as many as there are; the same cards as one by one, but found faster."""
    left = sum(position.pile)
    if chance is None or count > left:
        return [card for _ in range(count) if (card := draw_card(position, chance)) is not None]
    numbers = draw_several(chance, range(left, left - count, -1), position.draws, "resource")
    position.draws += count
    return [_take_off_pile(position.pile, left - drawn, number) for drawn, number in enumerate(numbers)]


def _take_off_pile(pile: list[int], left: int, number: int) -> int:
    """The card with this number, counted through the kinds of the pile, leaves it. It is looked for from the end, where
    most cards are; `left` is how many there are."""
    kind = CARD_KINDS
    while number < left:
        kind -= 1
        left -= pile[kind]
    pile[kind] -= 1
    return kind


def draw_to_hand(position: Position, seat: int, chance: OptionalChance, why: str, events: Events) -> None:
    """The top card of the pile into a hand: only its owner sees it, unless hands are open."""
    kind = draw_card(position, chance)
    if kind is None:
        return
    position.hands[10 * seat + kind] += 1
    position.held[seat] |= 1 << kind
    if position.options.open_hands:
        position.known[10 * seat + kind] += 1
    if events is not None:
        events.append({"kind": "draw", "seat": seat, "count": 1, "why": why, "chance": True})
        drawn = {"kind": "drawn", "seat": seat, "card": RESOURCES[kind], "why": why}
        events.append(drawn if position.options.open_hands else drawn | {"to": seat})


def take_from_row(position: Position, seat: int, places: Sequence[int], why: str, events: Events) -> None:
    """Cards of the row into a hand, seen by all. The row closes up at once (ruling 17)."""
    row = position.row
    if events is not None and places:
        cards = [RESOURCES[row[place]] for place in places]
        numbers = [place + 1 for place in places]
        events.append({"kind": "take", "seat": seat, "cards": cards, "places": numbers, "why": why})
    hands, known, first = position.hands, position.known, 10 * seat
    for place in reversed(places):
        kind = row.pop(place)
        hands[first + kind] += 1
        known[first + kind] += 1
        position.held[seat] |= 1 << kind


def discard_cards(position: Position, seat: int, kind: int, count: int = 1) -> None:
    """Cards from a hand to the discards. Those that everybody has seen go first, so that the rest stays secret."""
    index = 10 * seat + kind
    left = position.hands[index] = position.hands[index] - count
    if not left:
        position.held[seat] &= ~(1 << kind)
    known = position.known[index]
    position.known[index] = known - count if known > count else 0
    position.discard[kind] += count


# -- Djinns ------------------------------------------------------------------------------------------------------------


def draw_djinn(position: Position, chance: OptionalChance) -> int | None:
    """The top Djinn of the pile; the discards are reshuffled when it has run out."""
    if chance is None:
        return None
    if not position.djinn_pile:
        position.djinn_pile, position.djinn_discard = position.djinn_discard, 0
        if not position.djinn_pile:
            return None
    number = chance.below(position.djinn_pile.bit_count(), "djinn", position.draws)
    position.draws += 1
    mask = position.djinn_pile
    for _ in range(number):
        mask &= mask - 1
    bit = mask & -mask
    position.djinn_pile ^= bit
    return bit.bit_length() - 1


def gain_djinn(position: Position, seat: int, djinn: int, events: Events) -> None:
    """A seat gains a Djinn. Ba'al pays for other Djinns, not for being gained himself."""
    if events is not None:
        points = DJINNS[djinn].points
        events.append({"kind": "gain-djinn", "seat": seat, "djinn": IDS[djinn], "points": points})
    pay_djinn_owner(position, BAAL, seat, events)
    position.djinns[seat] |= 1 << djinn


def can_pay(position: Position, seat: int, payment: int) -> bool:
    return bool(payable(position, seat, (payment,)))


def payable(position: Position, seat: int, payments: tuple[int, ...]) -> tuple[int, ...]:
    """The payments that the seat can make."""
    return _payable_with(position.elders[seat], position.hands[10 * seat + FAKIR], payments)


@cache  # a few hundred different calls
def _payable_with(elders: int, fakirs: int, payments: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(payment for payment in payments if PAYMENTS[payment][1] <= elders and PAYMENTS[payment][2] <= fakirs)


def pay(position: Position, seat: int, payment: int) -> None:
    """Elders to the bag, Fakirs to the discards."""
    _, elders, fakirs = PAYMENTS[payment]
    if elders:
        position.elders[seat] -= elders
        position.bag += elders * MEEPLE[WHITE]
    if fakirs:
        discard_cards(position, seat, FAKIR, fakirs)


# -- palm trees and palaces --------------------------------------------------------------------------------------------


def place_palm(position: Position, seat: int, tile: int, events: Events) -> None:
    """A palm tree on a tile, if one is left (ruling 13)."""
    if position.palms_left:
        position.palms_left -= 1
        position.palms += 1 << 4 * tile
        if events is not None:
            name = position.board.grid.names[tile]
            events.append({"kind": "palm", "seat": seat, "tile": name, "left": position.palms_left})


def place_palace(position: Position, seat: int, tile: int, events: Events) -> None:
    """A palace on a tile, if one is left (ruling 13)."""
    if position.palaces_left:
        position.palaces_left -= 1
        position.palaces += 1 << 4 * tile
        if events is not None:
            name = position.board.grid.names[tile]
            events.append({"kind": "palace", "seat": seat, "tile": name, "left": position.palaces_left})
        pay_djinn_owner(position, MONKIR, seat, events)
