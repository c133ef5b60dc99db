"""A position as data for the page: everything that one seat may see, and nothing else."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Prompt, View
from chiefdoms.games.five_tribes.components import BLUE_KINDS, CAMELS, FIRST_ZERO, KINDS, MARKETS, PRICES, RESOURCES
from chiefdoms.games.five_tribes.djinns import DJINNS, djinns_in
from chiefdoms.games.five_tribes.meeples import COLOURS, TOTAL, TRIBES, colour_counts
from chiefdoms.games.five_tribes.rules.moves import list_moves
from chiefdoms.games.five_tribes.rules.position import (
    BIDDING,
    KEEPING,
    LAST_CAMEL,
    NO_END,
    NOBODY,
    OVER,
    PATH,
    PHASES,
    TRIBE,
    Position,
)
from chiefdoms.games.five_tribes.rules.sowing import list_results, proposed_path
from chiefdoms.games.five_tribes.text.preview import best_results
from chiefdoms.games.five_tribes.text.targets import describe_payment, target_of

SHOWN_BEST = 6  # how many of the best results are shown while bidding


def prompt_of(position: Position) -> Prompt:
    """The question to the seat to act. Other seats read it too, so it reveals nothing hidden."""
    if position.phase == OVER:
        return Prompt("over")
    values: dict[str, Any] = {"round": position.round}
    if position.end != NOBODY:
        end = position.end
        values |= {"tile": position.board.grid.names[end], "kind": KINDS[position.board.kinds[end]]}
        values |= {"colour": COLOURS[position.colour], "tribe": TRIBES[position.colour]}
        values |= {"count": position.hand >> TOTAL if position.phase == PATH else position.taken}
    if position.target != NOBODY:
        values |= _target(position)
    return Prompt(f"five-tribes.{PHASES[position.phase]}", values)


def _target(position: Position) -> dict[str, Any]:
    """Where a second victim is taken or an invoked Djinn builds: a tile, or a seat."""
    size = position.board.grid.size
    on_tile = position.target < size
    return {
        "target": position.board.grid.names[position.target] if on_tile else None,
        "from": None if on_tile else position.target - size,
    }


def view_of(position: Position, seat: int | None) -> View:
    """Everything that the page draws for one seat; for None, what everybody may see."""
    grid = position.board.grid
    acting = seat is not None and seat == position.seat
    view: View = {
        "round": position.round,
        "phase": PHASES[position.phase],
        "seat": position.seat,
        "viewer": seat,
        "columns": grid.columns,
        "rows": grid.rows,
        "last_round": position.ending != NO_END,
        "ending": _ending(position),
        "colours": [{"letter": letter, "tribe": tribe} for letter, tribe in zip(COLOURS, TRIBES, strict=True)],
        "tiles": [_tile(position, tile) for tile in range(grid.size)],
        "bag": colour_counts(position.bag),
        "palms_left": position.palms_left,
        "palaces_left": position.palaces_left,
        "track": _track(position),
        "bidders": list(position.bidders),
        "order": list(position.bid_order),
        "players": [_player(position, other, seat) for other in range(position.seats)],
        "results": _count_results(position),
        "activation": _activation(position),
        "targets": [target_of(position, move) for move in list_moves(position)] if acting else [],
    }
    view |= _rows(position)
    if position.phase == KEEPING and acting:
        view["looked"] = [describe_djinn(djinn) for djinn in position.looked]
    if position.phase == BIDDING and seat is not None:
        view["best"] = best_results(position, seat, SHOWN_BEST)
    return view


def _count_results(position: Position) -> int:
    """How many legal meeple moves the board has; none in the middle of a sowing, when meeples are in the hand."""
    counted = position.phase not in (OVER, PATH) and not position.stuck
    return len(list_results(position)) if counted else 0


def _ending(position: Position) -> str | None:
    if position.ending == NO_END:
        return None
    return "last-camel" if position.ending == LAST_CAMEL else "no-move"


def _tile(position: Position, tile: int) -> dict[str, Any]:
    land, grid = position.board, position.board.grid
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
        "meeples": colour_counts(position.stacks[tile]),
        "count": position.stacks[tile] >> TOTAL,
        "camel": None if position.owners[tile] == NOBODY else position.owners[tile],
        "palms": position.palms_on(tile),
        "palaces": position.palaces_on(tile),
    }


def _track(position: Position) -> list[dict[str, Any]]:
    """The turn order track, dearest spot first."""
    return [
        {
            "spot": spot + 1,
            "price": price,
            "zero": spot >= FIRST_ZERO,
            "seat": None if position.track[spot] == NOBODY else position.track[spot],
        }
        for spot, price in enumerate(PRICES)
    ]


def _rows(position: Position) -> dict[str, Any]:
    """Cards and Djinns: the rows and discards are open; only the size of the piles is known."""
    return {
        "row": [{"place": place, "card": RESOURCES[kind]} for place, kind in enumerate(position.row, 1)],
        "pile": sum(position.pile),
        "discard": _cards(position.discard),
        "djinn_row": [describe_djinn(djinn) for djinn in position.djinn_row],
        "djinn_pile": position.djinn_pile.bit_count() + (len(position.looked) if position.phase == KEEPING else 0),
        "djinn_discard": [describe_djinn(djinn) for djinn in djinns_in(position.djinn_discard)],
    }


def _cards(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def describe_djinn(djinn: int) -> dict[str, Any]:
    """A Djinn's card."""
    card = DJINNS[djinn]
    payments = [describe_payment(payment) for payment in card.payments]
    return {"id": card.id, "name": card.name, "points": card.points, "moment": card.moment, "payments": payments}


def _player(position: Position, seat: int, viewer: int | None) -> dict[str, Any]:
    open_to = position.options.open_hands or seat == viewer or position.phase == OVER
    hand, seen = position.cards(seat), position.known_cards(seat)
    djinns = djinns_in(position.djinns[seat])
    return {
        "seat": seat,
        "gold": position.gold[seat] if open_to else None,
        "camels": position.camels[seat],
        "all_camels": CAMELS[position.seats],
        "viziers": position.viziers[seat],
        "elders": position.elders[seat],
        "cards": sum(hand),
        "hand": _cards(hand) if open_to else None,
        "known": _cards(seen),  # what everybody saw this seat take
        "unknown": sum(hand) - sum(seen),
        "djinns": [describe_djinn(djinn) | {"used": bool(position.used[seat] >> djinn & 1)} for djinn in djinns],
        "tiles": [position.board.grid.names[tile] for tile, owner in enumerate(position.owners) if owner == seat],
    }


def _activation(position: Position) -> dict[str, Any] | None:
    """What the marker in action has done so far; in the middle of a sowing, with the proposed rest of the path."""
    if position.end == NOBODY:
        return None
    names = position.board.grid.names
    activation: dict[str, Any] = {
        "start": names[position.start],
        "end": names[position.end],
        "colour": COLOURS[position.colour],
        "drops": _drops(position, list(position.drops)),
        "hand": colour_counts(position.hand),
        "at": names[position.board.grid.head[position.edge]] if position.edge != NOBODY else names[position.end],
        "taken": position.taken if position.phase != PATH else 0,
        "doubled": position.doubled,
        "twice": position.twice,
        "built": position.built,
        "proposal": _drops(position, proposed_path(position)) if position.phase == PATH else [],
    }
    if position.phase == TRIBE:
        activation["tribe"] = TRIBES[position.colour]
    return activation | (_target(position) if position.target != NOBODY else {"target": None, "from": None})


def _drops(position: Position, drops: list[int]) -> list[dict[str, str]]:
    names = position.board.grid.names
    return [{"tile": names[code >> 3], "colour": COLOURS[code & 7]} for code in drops]
