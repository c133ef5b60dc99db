"""A position as data for the page: everything that one seat may see, nothing that it may not."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Prompt, View
from chiefdoms.games.five_tribes.djinns import DJINNS, PAYMENTS, djinns_in
from chiefdoms.games.five_tribes.parts import (
    BLUE_KINDS,
    CAMELS,
    COLOURS,
    FIRST_ZERO,
    KINDS,
    MARKETS,
    PRICES,
    RESOURCES,
    TOTAL,
    TRIBES,
)
from chiefdoms.games.five_tribes.rules.moves import BIDDING, KEEPING, OVER, PATH, PHASES, TRIBE
from chiefdoms.games.five_tribes.rules.position import LAST_CAMEL, NO_END, NOBODY, Table
from chiefdoms.games.five_tribes.rules.sowing import list_results, proposed_path
from chiefdoms.games.five_tribes.rules.supply import colour_counts
from chiefdoms.games.five_tribes.text.preview import best_results
from chiefdoms.games.five_tribes.text.targets import target_of

SHOWN_BEST = 6  # how many of the best results are shown while bidding


def prompt_of(table: Table) -> Prompt:
    """The question to the seat to act. Other seats read it too, so it tells nothing hidden."""
    if table.phase == OVER:
        return Prompt("over")
    values: dict[str, Any] = {"round": table.round}
    if table.end != NOBODY:
        end = table.end
        values |= {"tile": table.land.grid.names[end], "kind": KINDS[table.land.kinds[end]]}
        values |= {"colour": COLOURS[table.colour], "tribe": TRIBES[table.colour]}
        values |= {"count": table.hand >> TOTAL if table.phase == PATH else table.taken}
    if table.target != NOBODY:
        values |= _target(table)
    return Prompt(f"five-tribes.{PHASES[table.phase]}", values)


def _target(table: Table) -> dict[str, Any]:
    """Where a second victim falls or an invoked Djinn builds: a tile, or a seat."""
    size = table.land.grid.size
    on_tile = table.target < size
    return {
        "target": table.land.grid.names[table.target] if on_tile else None,
        "from": None if on_tile else table.target - size,
    }


def view_of(table: Table, seat: int | None) -> View:
    """Everything to draw the table for one seat; None sees what everybody may see."""
    grid = table.land.grid
    acting = seat is not None and seat == table.seat
    view: View = {
        "round": table.round,
        "phase": PHASES[table.phase],
        "seat": table.seat,
        "viewer": seat,
        "columns": grid.columns,
        "rows": grid.rows,
        "last_round": table.ending != NO_END,
        "ending": _ending(table),
        "colours": [{"letter": letter, "tribe": tribe} for letter, tribe in zip(COLOURS, TRIBES, strict=True)],
        "tiles": [_tile(table, tile) for tile in range(grid.size)],
        "bag": colour_counts(table.bag),
        "palms_left": table.palms_left,
        "palaces_left": table.palaces_left,
        "track": _track(table),
        "bidders": list(table.waiting),
        "order": list(table.order),
        "players": [_player(table, other, seat) for other in range(table.seats)],
        "results": 0 if table.phase == OVER or table.stuck or table.phase == PATH else len(list_results(table)),
        "activation": _activation(table),
        "targets": [target_of(table, move) for move in table.moves()] if acting else [],
    }
    view |= _rows(table)
    if table.phase == KEEPING and acting:
        view["looked"] = [_djinn(djinn) for djinn in table.looked]
    if table.phase == BIDDING and seat is not None:
        view["best"] = best_results(table, seat, SHOWN_BEST)
    return view


def _ending(table: Table) -> str | None:
    if table.ending == NO_END:
        return None
    return "last-camel" if table.ending == LAST_CAMEL else "no-move"


def _tile(table: Table, tile: int) -> dict[str, Any]:
    land, grid = table.land, table.land.grid
    kind = land.kinds[tile]
    return {
        "name": grid.names[tile],
        "column": tile % grid.columns,
        "row": tile // grid.columns,
        "kind": KINDS[kind],
        "value": land.values[tile],
        "blue": kind in BLUE_KINDS,
        "price": MARKETS[kind][0] if kind in MARKETS else None,
        "builders": land.blue[tile],  # what one Builder earns here
        "meeples": colour_counts(table.stacks[tile]),
        "count": table.stacks[tile] >> TOTAL,
        "camel": None if table.camel[tile] == NOBODY else table.camel[tile],
        "palms": table.palms_on(tile),
        "palaces": table.palaces_on(tile),
    }


def _track(table: Table) -> list[dict[str, Any]]:
    """The turn order track, dearest spot first."""
    return [
        {
            "spot": spot + 1,
            "price": price,
            "zero": spot >= FIRST_ZERO,
            "seat": None if table.track[spot] == NOBODY else table.track[spot],
        }
        for spot, price in enumerate(PRICES)
    ]


def _rows(table: Table) -> dict[str, Any]:
    """Cards and Djinns: the rows and discards are open, of the piles only the number is known."""
    return {
        "row": [{"place": place, "card": RESOURCES[kind]} for place, kind in enumerate(table.row, 1)],
        "pile": sum(table.pile),
        "discard": _cards(table.discard),
        "djinn_row": [_djinn(djinn) for djinn in table.djinn_row],
        "djinn_pile": table.djinn_pile.bit_count() + (len(table.looked) if table.phase == KEEPING else 0),
        "djinn_discard": [_djinn(djinn) for djinn in djinns_in(table.djinn_discard)],
    }


def _cards(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def _djinn(djinn: int) -> dict[str, Any]:
    card = DJINNS[djinn]
    payments = [
        {"payment": letters, "elders": elders, "fakirs": fakirs}
        for letters, elders, fakirs in (PAYMENTS[payment] for payment in card.payments)
    ]
    return {"id": card.id, "name": card.name, "points": card.points, "moment": card.moment, "payments": payments}


def _player(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    open_to = table.open_hands or seat == viewer or table.phase == OVER
    hand, seen = table.cards(seat), table.seen_cards(seat)
    djinns = djinns_in(table.djinns[seat])
    return {
        "seat": seat,
        "gold": table.gold[seat] if open_to else None,
        "camels": table.camels[seat],
        "all_camels": CAMELS[table.seats],
        "viziers": table.viziers[seat],
        "elders": table.elders[seat],
        "cards": sum(hand),
        "hand": _cards(hand) if open_to else None,
        "known": _cards(seen),  # what everybody saw this seat take
        "unknown": sum(hand) - sum(seen),
        "djinns": [_djinn(djinn) | {"used": bool(table.used[seat] >> djinn & 1)} for djinn in djinns],
        "tiles": [table.land.grid.names[tile] for tile, owner in enumerate(table.camel) if owner == seat],
    }


def _activation(table: Table) -> dict[str, Any] | None:
    """What the marker in action has done so far; in the middle of a sowing, with the proposed rest of the path."""
    if table.end == NOBODY:
        return None
    names = table.land.grid.names
    activation: dict[str, Any] = {
        "start": names[table.start],
        "end": names[table.end],
        "colour": COLOURS[table.colour],
        "drops": _drops(table, list(table.drops)),
        "hand": colour_counts(table.hand),
        "at": names[table.land.grid.head[table.edge]] if table.edge != NOBODY else names[table.end],
        "taken": table.taken if table.phase != PATH else 0,
        "doubled": table.doubled,
        "twice": table.twice,
        "proposal": _drops(table, proposed_path(table)) if table.phase == PATH else [],
    }
    if table.phase == TRIBE:
        activation["tribe"] = TRIBES[table.colour]
    return activation | (_target(table) if table.target != NOBODY else {"target": None, "from": None})


def _drops(table: Table, drops: list[int]) -> list[dict[str, str]]:
    names = table.land.grid.names
    return [{"tile": names[code >> 3], "colour": COLOURS[code & 7]} for code in drops]
