"""What each legal move is about, as data for the page, so that it never has to parse a move's text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chiefdoms.games.five_tribes.components import FIRST_ZERO, MARKETS, PRICES, RESOURCES, SUIT_POINTS
from chiefdoms.games.five_tribes.djinns import DJINNS, IDS, PAYMENTS
from chiefdoms.games.five_tribes.meeples import COLOURS
from chiefdoms.games.five_tribes.rules.encoding import (
    DETAIL,
    KIND,
    NO_TILE,
    bid_of,
    goods_of,
    places_of,
    purchase_of,
    sowing_of,
    tile_and_colour,
    use_of,
)
from chiefdoms.games.five_tribes.rules.position import NOBODY, TRIBE, Position
from chiefdoms.games.five_tribes.rules.tiles import piece_to_place
from chiefdoms.games.five_tribes.rules.tribes import builders_gold, fakirs_needed
from chiefdoms.games.five_tribes.text.notation import write_move

Target = dict[str, Any]


def target_of(position: Position, move: int) -> Target:
    """The text and kind of a legal move, the tiles it names, and what else distinguishes it from other moves."""
    kind, describe = _KINDS[move >> KIND]
    return {"move": write_move(position, move), "kind": kind, "tiles": []} | describe(position, move & DETAIL)


def _sow(position: Position, detail: int) -> Target:
    names = position.board.grid.names
    start, end, colour = sowing_of(detail)
    values = {"start": names[start], "end": names[end], "colour": COLOURS[colour]}
    return {"tiles": [names[start], names[end]]} | values


def _drop(position: Position, detail: int) -> Target:
    tile, colour = tile_and_colour(detail)
    return {"tiles": [position.board.grid.names[tile]], "colour": COLOURS[colour]}


def _bid(position: Position, detail: int) -> Target:
    spot, fakirs = bid_of(detail)
    pays = min(PRICES[spot + fakirs], position.gold[position.actor()])
    # On a zero the marker pushes the others: it plays before them.
    before = sum(1 for other in position.track[:spot] if other != NOBODY)
    values = {"spot": spot + 1, "price": PRICES[spot], "pays": pays, "fakirs": fakirs}
    return values | {"zero": spot == FIRST_ZERO, "place": before + 1}


def _use(position: Position, detail: int) -> Target:
    djinn, tile, payment = use_of(detail)
    tiles = [] if tile == NO_TILE else [position.board.grid.names[tile]]
    return {"tiles": tiles, "djinn": IDS[djinn]} | describe_payment(payment)


def _build(position: Position, detail: int) -> Target:
    return {"fakirs": detail, "gold": builders_gold(position, detail)}


def _kill_on_tile(position: Position, detail: int) -> Target:
    tile, colour = tile_and_colour(detail)
    fakirs = fakirs_needed(position, tile) if position.phase == TRIBE else 0
    return {"tiles": [position.board.grid.names[tile]], "colour": COLOURS[colour], "fakirs": fakirs, "from": None}


def _kill_in_front(_position: Position, detail: int) -> Target:
    seat, colour = tile_and_colour(detail)
    return {"colour": COLOURS[colour], "fakirs": 0, "from": seat}


def _take(position: Position, detail: int) -> Target:
    places = places_of(detail)
    price = MARKETS[position.board.kinds[position.end]][0]
    cards = [RESOURCES[position.row[place]] for place in places]
    return {"places": [place + 1 for place in places], "cards": cards, "price": price}


def _buy(_position: Position, detail: int) -> Target:
    djinn, payment = purchase_of(detail)
    return {"djinn": IDS[djinn]} | describe_payment(payment)


def _place(position: Position, _detail: int) -> Target:
    tile, palace = piece_to_place(position)
    return {"tiles": [position.board.grid.names[tile]], "piece": "palace" if palace else "palm"}


def _sell(_position: Position, detail: int) -> Target:
    goods = [RESOURCES[kind] for kind in goods_of(detail)]
    return {"goods": goods, "gold": SUIT_POINTS[len(goods)]}


def _keep(_position: Position, detail: int) -> Target:
    return {"djinn": IDS[detail], "points": DJINNS[detail].points}


def describe_payment(payment: int) -> Target:
    """A payment for a Djinn: its letters in a move, and what it takes."""
    letters, elders, fakirs = PAYMENTS[payment]
    return {"payment": letters, "elders": elders, "fakirs": fakirs}


def _nothing(_position: Position, _detail: int) -> Target:
    return {}


# By the kind of the move, in the order of `encoding`.
_KINDS: tuple[tuple[str, Callable[[Position, int], Target]], ...] = (
    ("sow", _sow),
    ("go", _nothing),
    ("drop", _drop),
    ("bid", _bid),
    ("use", _use),
    ("build", _build),
    ("kill", _kill_on_tile),
    ("kill", _kill_in_front),
    ("pass", _nothing),
    ("take", _take),
    ("buy", _buy),
    ("place", _place),
    ("collect", _nothing),
    ("sell", _sell),
    ("end", _nothing),
    ("keep", _keep),
)
