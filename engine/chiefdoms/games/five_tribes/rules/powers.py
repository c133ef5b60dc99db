"""Invoking Djinns: which paid powers can be used now, with which payments, and what they do.

Kumarbi is part of a bid (`bidding`). Hagis and Lamia are offered where a palace or palm is placed (`places`), Iblis
with the Assassins and Echidna with the Builders; the others before the meeple move and between the later steps
(ruling 5).
"""

from __future__ import annotations

from chiefdoms.games.five_tribes.djinns import (
    ANUN_NAK,
    ANY_MOMENT,
    BOURAQ,
    DJINNS,
    ECHIDNA,
    ENKI,
    HAGIS,
    IBLIS,
    IDS,
    LAMIA,
    LETA,
    PAYMENTS,
    SIBITTIS,
    SLOAR,
    UTUG,
    djinns_in,
)
from chiefdoms.games.five_tribes.parts import FAKIR, MEEPLE, TOTAL
from chiefdoms.games.five_tribes.rules.moves import BOURAQ_PALACE, ENKI_PALM, KEEP, KEEPING, NO_TILE, USE, WRAP_UP
from chiefdoms.games.five_tribes.rules.position import NOBODY, Events, Luck, Table
from chiefdoms.games.five_tribes.rules.supply import (
    build,
    can_pay,
    claim,
    colour_counts,
    draw_djinn,
    draw_meeple,
    draw_to_hand,
    gain_djinn,
    pay,
    plant,
)

NOWHERE = (NO_TILE,)


def list_powers(table: Table, also: int = 0) -> list[int]:
    """The powers that can be invoked at this step. `also` is a mask of Djinns that this step adds to the usual ones."""
    seat = table.actor()
    ready = table.djinns[seat] & (ANY_MOMENT | also)
    if not ready:
        return []
    ready &= ~table.used[seat]
    if not ready or not (table.elders[seat] or table.hands[10 * seat + FAKIR]):
        return []
    return [move for djinn in djinns_in(ready) for move in offer(table, djinn, targets(table, djinn))]


def offer(table: Table, djinn: int, tiles: tuple[int, ...]) -> list[int]:
    """Invoking a Djinn on each of the tiles with each payment that the seat can make."""
    seat = table.actor()
    payments = [payment for payment in DJINNS[djinn].payments if can_pay(table, seat, payment)]
    return [USE | djinn << 8 | tile << 3 | payment for tile in tiles for payment in payments]


def can_invoke(table: Table, djinn: int) -> bool:
    """Whether the seat to act has the Djinn, has not used it yet, and can pay for it."""
    seat = table.actor()
    if not table.djinns[seat] >> djinn & 1 or table.used[seat] >> djinn & 1:
        return False
    return any(can_pay(table, seat, payment) for payment in DJINNS[djinn].payments)


def targets(table: Table, djinn: int) -> tuple[int, ...]:
    """The tiles on which a Djinn can be invoked now; NOWHERE for a power without a tile; nothing if it cannot work."""
    if djinn in (IBLIS, ECHIDNA):
        return NOWHERE
    if djinn == BOURAQ:
        return table.land.villages if table.palaces_left else ()
    if djinn == ENKI:
        return table.land.oases if table.palms_left else ()
    if djinn == SLOAR:
        return NOWHERE if any(table.pile) or any(table.discard) else ()
    if djinn == SIBITTIS:
        return NOWHERE if table.djinn_pile or table.djinn_discard else ()
    if djinn == ANUN_NAK:
        return free_tiles(table, with_meeples=False) if table.bag else ()  # ruling 9: not from an empty bag
    return free_tiles(table, with_meeples=djinn == UTUG) if table.camels[table.actor()] else ()


def free_tiles(table: Table, with_meeples: bool) -> tuple[int, ...]:
    """Tiles without camel, palm or palace, either with or without meeples."""
    built = table.palms | table.palaces
    return tuple(
        tile
        for tile, stack in enumerate(table.stacks)
        if (stack > 0) == with_meeples and table.camel[tile] == NOBODY and not built >> 4 * tile & 15
    )


def invoke(table: Table, djinn: int, tile: int, payment: int, chance: Luck, events: Events) -> None:
    """Pay, mark the Djinn as used, and let it work."""
    seat = table.actor()
    if events is not None:
        name = None if tile == NO_TILE else table.land.grid.names[tile]
        _, elders, fakirs = PAYMENTS[payment]
        values = {"djinn": IDS[djinn], "tile": name, "elders": elders, "fakirs": fakirs}
        events.append({"kind": "use", "seat": seat} | values)
    pay(table, seat, payment)
    table.used[seat] |= 1 << djinn
    if djinn == SLOAR:
        draw_to_hand(table, seat, chance, IDS[SLOAR], events)
    elif djinn == ANUN_NAK:
        _summon(table, tile, chance, events)
    elif djinn in (LETA, UTUG):
        claim(table, seat, tile, IDS[djinn], events)
    elif djinn == SIBITTIS:
        _look(table, chance, events)
    elif djinn == IBLIS:
        table.twice = True
    elif djinn == ECHIDNA:
        table.doubled = True
    else:
        _place(table, djinn, tile, events)


def _place(table: Table, djinn: int, tile: int, events: Events) -> None:
    """Bouraq and Enki choose a tile; Hagis and Lamia, if they can be paid, may still shift it (ruling 8)."""
    seat = table.actor()
    if djinn == BOURAQ and can_invoke(table, HAGIS):
        table.back, table.phase, table.target = table.phase, BOURAQ_PALACE, tile
    elif djinn == ENKI and can_invoke(table, LAMIA):
        table.back, table.phase, table.target = table.phase, ENKI_PALM, tile
    else:
        (build if djinn in (BOURAQ, HAGIS) else plant)(table, seat, tile, events)
        if djinn in (HAGIS, LAMIA):
            placed(table)


def placed(table: Table) -> None:
    """After a palace or palm that was to be placed: on with the activation."""
    if table.back != NOBODY:
        table.phase, table.back, table.target = table.back, NOBODY, NOBODY
    else:
        table.phase = WRAP_UP


def _summon(table: Table, tile: int, chance: Luck, events: Events) -> None:
    """Anun-Nak: three meeples of the bag, or as many as there are, after the cost was paid into it (ruling 9)."""
    if chance is None:
        return
    group = 0
    for _ in range(min(3, table.bag >> TOTAL)):
        colour = draw_meeple(table, chance)
        group += MEEPLE[colour]
        table.present[tile] |= 1 << colour
    table.stacks[tile] = group
    if events is not None:
        values = {"tile": table.land.grid.names[tile], "meeples": colour_counts(group), "chance": True}
        events.append({"kind": "summon", "seat": table.seat} | values)


def _look(table: Table, chance: Luck, events: Events) -> None:
    """Sibittis: the top three Djinns, or as many as there are, for one pair of eyes."""
    looked = [djinn for _ in range(3) if (djinn := draw_djinn(table, chance)) is not None]
    if not looked:
        return
    table.looked = tuple(sorted(looked))
    table.back, table.phase = table.phase, KEEPING
    if events is not None:
        seat = table.seat
        events.append({"kind": "look", "seat": seat, "count": len(looked), "chance": True})
        events.append({"kind": "looked", "seat": seat, "djinns": [IDS[djinn] for djinn in table.looked], "to": seat})


def list_keeps(table: Table) -> list[int]:
    return [KEEP | djinn for djinn in table.looked]


def keep(table: Table, djinn: int, events: Events) -> None:
    """Keep one of the Djinns that Sibittis showed, discard the others."""
    seat = table.actor()
    others = [other for other in table.looked if other != djinn]
    table.djinn_discard |= sum(1 << other for other in others)
    table.looked = ()
    table.phase, table.back = table.back, NOBODY
    if events is not None:
        events.append({"kind": "keep", "seat": seat, "djinn": IDS[djinn], "discarded": [IDS[o] for o in others]})
    gain_djinn(table, seat, djinn, events)
