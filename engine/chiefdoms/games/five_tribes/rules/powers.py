"""Invoking Djinns: which paid powers can be used now, with which payments, and what they do.

Kumarbi is part of a bid (`bidding`). Hagis and Lamia are offered where a palace or palm is placed (`tiles`), Iblis with
the Assassins and Echidna with the Builders, or later if she was gained later (option `late_echidna`); the others before
the meeple move and between the later steps (ruling 5).
"""

from __future__ import annotations

from functools import lru_cache

from chiefdoms.games.five_tribes.components import FAKIR
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
from chiefdoms.games.five_tribes.meeples import MEEPLE, TOTAL, colour_counts
from chiefdoms.games.five_tribes.rules.encoding import KEEP, NO_TILE, USE
from chiefdoms.games.five_tribes.rules.position import (
    BOURAQ_PALACE,
    ENKI_PALM,
    KEEPING,
    NOBODY,
    WRAP_UP,
    Events,
    OptionalChance,
    Position,
)
from chiefdoms.games.five_tribes.rules.transfers import (
    claim,
    draw_djinn,
    draw_meeple,
    draw_to_hand,
    earn,
    gain_djinn,
    pay,
    payable,
    place_palace,
    place_palm,
)

NOWHERE = (NO_TILE,)


def list_powers(position: Position, also: int = 0) -> list[int]:
    """The powers that can be invoked at this step. `also` is a mask of Djinns that this step adds to the usual ones.

    Echidna is one of them after the Builders: `built` is set only if the seat lacked her then.
    """
    seat = position.seat
    assert seat is not None
    uses: list[int] = []
    djinns = position.djinns[seat]
    if not djinns:
        return uses
    if position.built:
        also |= 1 << ECHIDNA
    ready = djinns & (ANY_MOMENT | also)
    if not ready or not (position.elders[seat] or position.hands[10 * seat + FAKIR]):
        return uses
    for djinn in djinns_in(ready & ~position.used[seat]):
        payments = payable(position, seat, DJINNS[djinn].payments)
        if payments and (tiles := target_tiles(position, djinn)):
            uses += _uses_of(djinn, tiles, payments)
    return uses


def list_uses(position: Position, djinn: int, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Invoking a Djinn on each of the tiles with each payment that the seat can make."""
    return _uses_of(djinn, tiles, payable(position, position.actor(), DJINNS[djinn].payments))


@lru_cache(maxsize=1 << 10)  # each step of an activation asks for the same ones
def _uses_of(djinn: int, tiles: tuple[int, ...], payments: tuple[int, ...]) -> tuple[int, ...]:
    invoked = USE | djinn << 8
    return tuple([invoked | tile << 3 | payment for tile in tiles for payment in payments])


def can_invoke(position: Position, djinn: int) -> bool:
    """Whether the seat to act has the Djinn, has not used it yet, and can pay for it."""
    seat = position.seat
    assert seat is not None
    if not position.djinns[seat] >> djinn & 1 or position.used[seat] >> djinn & 1:
        return False
    return bool(payable(position, seat, DJINNS[djinn].payments))


def target_tiles(position: Position, djinn: int) -> tuple[int, ...]:
    """The tiles on which a Djinn can be invoked now; NOWHERE for a power without a tile; nothing if it cannot work."""
    if djinn in (IBLIS, ECHIDNA):
        return NOWHERE
    if djinn == BOURAQ:
        return position.board.villages if position.palaces_left else ()
    if djinn == ENKI:
        return position.board.oases if position.palms_left else ()
    if djinn == SLOAR:
        return NOWHERE if any(position.pile) or any(position.discard) else ()
    if djinn == SIBITTIS:
        return NOWHERE if position.djinn_pile or position.djinn_discard else ()
    if djinn == ANUN_NAK:
        return free_tiles(position, with_meeples=False) if position.bag else ()  # ruling 9: not from an empty bag
    return free_tiles(position, with_meeples=djinn == UTUG) if position.camels[position.actor()] else ()


def free_tiles(position: Position, with_meeples: bool) -> tuple[int, ...]:
    """Tiles without camel, palm or palace, either with or without meeples."""
    built, owners = _tiles_with(position.palms | position.palaces), enumerate(position.owners)
    stacks = position.stacks
    if with_meeples:
        tiles = [tile for tile, owner in owners if owner == NOBODY and stacks[tile] and tile not in built]
    else:
        tiles = [tile for tile, owner in owners if owner == NOBODY and not stacks[tile] and tile not in built]
    return tuple(tiles)


@lru_cache(maxsize=1 << 8)  # palms and palaces change rarely
def _tiles_with(pieces: int) -> frozenset[int]:
    """The tiles on which one of these pieces stands: four bits per tile."""
    return frozenset([tile for tile in range(30) if pieces >> 4 * tile & 15])


def invoke(position: Position, djinn: int, tile: int, payment: int, chance: OptionalChance, events: Events) -> None:
    """Pay, mark the Djinn as used, and apply its power."""
    seat = position.actor()
    if events is not None:
        name = None if tile == NO_TILE else position.board.grid.names[tile]
        _, elders, fakirs = PAYMENTS[payment]
        values = {"djinn": IDS[djinn], "tile": name, "elders": elders, "fakirs": fakirs}
        events.append({"kind": "use", "seat": seat} | values)
    pay(position, seat, payment)
    position.used[seat] |= 1 << djinn
    if djinn == SLOAR:
        draw_to_hand(position, seat, chance, IDS[SLOAR], events)
    elif djinn == ANUN_NAK:
        _summon(position, tile, chance, events)
    elif djinn in (LETA, UTUG):
        claim(position, seat, tile, IDS[djinn], events)
    elif djinn == SIBITTIS:
        _look(position, chance, events)
    elif djinn == IBLIS:
        position.twice = True
    elif djinn == ECHIDNA:
        position.doubled = True
        earn(position, seat, position.built, IDS[ECHIDNA], events)
    else:
        _place(position, djinn, tile, events)


def _place(position: Position, djinn: int, tile: int, events: Events) -> None:
    """Bouraq and Enki choose a tile; Hagis and Lamia, if they can be paid, may change it (ruling 8)."""
    seat = position.actor()
    if djinn == BOURAQ and can_invoke(position, HAGIS):
        position.return_phase, position.phase, position.target = position.phase, BOURAQ_PALACE, tile
    elif djinn == ENKI and can_invoke(position, LAMIA):
        position.return_phase, position.phase, position.target = position.phase, ENKI_PALM, tile
    else:
        (place_palace if djinn in (BOURAQ, HAGIS) else place_palm)(position, seat, tile, events)
        if djinn in (HAGIS, LAMIA):
            resume_after_placing(position)


def resume_after_placing(position: Position) -> None:
    """Go on with the activation once the palace or palm is placed."""
    if position.return_phase != NOBODY:
        position.phase, position.return_phase, position.target = position.return_phase, NOBODY, NOBODY
    else:
        position.phase = WRAP_UP


def _summon(position: Position, tile: int, chance: OptionalChance, events: Events) -> None:
    """Anun-Nak: three meeples from the bag, or as many as it has, after the cost was paid into it (ruling 9)."""
    if chance is None:
        return
    group = 0
    for _ in range(min(3, position.bag >> TOTAL)):
        colour = draw_meeple(position, chance)
        group += MEEPLE[colour]
        position.present[tile] |= 1 << colour
    position.stacks[tile] = group
    if events is not None:
        values = {"tile": position.board.grid.names[tile], "meeples": colour_counts(group), "chance": True}
        events.append({"kind": "summon", "seat": position.seat} | values)


def _look(position: Position, chance: OptionalChance, events: Events) -> None:
    """Sibittis: the top three Djinns, or as many as there are, seen by this seat alone."""
    looked = [djinn for _ in range(3) if (djinn := draw_djinn(position, chance)) is not None]
    if not looked:
        return
    position.looked = tuple(sorted(looked))
    position.return_phase, position.phase = position.phase, KEEPING
    if events is not None:
        seat = position.seat
        events.append({"kind": "look", "seat": seat, "count": len(looked), "chance": True})
        events.append({"kind": "looked", "seat": seat, "djinns": [IDS[djinn] for djinn in position.looked], "to": seat})


def list_keeps(position: Position) -> list[int]:
    """One move for each of the Djinns that Sibittis showed."""
    return [KEEP | djinn for djinn in position.looked]


def keep_djinn(position: Position, djinn: int, events: Events) -> None:
    """Keep one of the Djinns that Sibittis showed, discard the others."""
    seat = position.actor()
    others = [other for other in position.looked if other != djinn]
    position.djinn_discard |= sum(1 << other for other in others)
    position.looked = ()
    position.phase, position.return_phase = position.return_phase, NOBODY
    if events is not None:
        events.append({"kind": "keep", "seat": seat, "djinn": IDS[djinn], "discarded": [IDS[o] for o in others]})
    gain_djinn(position, seat, djinn, events)
