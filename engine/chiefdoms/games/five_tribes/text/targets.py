"""What each legal move is about, in names that the page can draw: so that it never has to read a move's text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chiefdoms.games.five_tribes.djinns import DJINNS, IDS, PAYMENTS
from chiefdoms.games.five_tribes.parts import (
    COLOURS,
    FIRST_ZERO,
    GOODS,
    MARKETS,
    PRICES,
    RESOURCES,
    SUIT_POINTS,
    VILLAGE,
)
from chiefdoms.games.five_tribes.rules.moves import BOURAQ_PALACE, DETAIL, KIND, NO_CARD, NO_TILE, TILE, TRIBE
from chiefdoms.games.five_tribes.rules.position import NOBODY, Table
from chiefdoms.games.five_tribes.rules.tribes import builders_gold, fakirs_needed
from chiefdoms.games.five_tribes.text.notation import text_of

Target = dict[str, Any]


def target_of(table: Table, move: int) -> Target:
    """The text and kind of a legal move, the tiles it names, and what else tells it from its neighbours."""
    kind, describe = _KINDS[move >> KIND]
    return {"move": text_of(table, move), "kind": kind, "tiles": []} | describe(table, move & DETAIL)


def _sow(table: Table, detail: int) -> Target:
    names = table.land.grid.names
    start, end = names[detail >> 8], names[detail >> 3 & 31]
    return {"tiles": [start, end], "start": start, "end": end, "colour": COLOURS[detail & 7]}


def _drop(table: Table, detail: int) -> Target:
    return {"tiles": [table.land.grid.names[detail >> 3]], "colour": COLOURS[detail & 7]}


def _bid(table: Table, detail: int) -> Target:
    spot, fakirs = detail >> 5, detail & 31
    pays = min(PRICES[spot + fakirs], table.gold[table.actor()])
    # On a zero the marker pushes the others: it plays before them.
    before = sum(1 for other in table.track[:spot] if other != NOBODY)
    values = {"spot": spot + 1, "price": PRICES[spot], "pays": pays, "fakirs": fakirs}
    return values | {"zero": spot == FIRST_ZERO, "place": before + 1}


def _use(table: Table, detail: int) -> Target:
    tile = detail >> 3 & 31
    letters, elders, fakirs = PAYMENTS[detail & 7]
    tiles = [] if tile == NO_TILE else [table.land.grid.names[tile]]
    djinn = IDS[detail >> 8]
    return {"tiles": tiles, "djinn": djinn, "payment": letters, "elders": elders, "fakirs": fakirs}


def _build(table: Table, detail: int) -> Target:
    return {"fakirs": detail, "gold": builders_gold(table, detail)}


def _kill(table: Table, detail: int) -> Target:
    tile = detail >> 3
    fakirs = fakirs_needed(table, tile) if table.phase == TRIBE else 0
    return {"tiles": [table.land.grid.names[tile]], "colour": COLOURS[detail & 7], "fakirs": fakirs, "from": None}


def _rob(_table: Table, detail: int) -> Target:
    return {"colour": COLOURS[detail & 7], "fakirs": 0, "from": detail >> 3}


def _take(table: Table, detail: int) -> Target:
    first, second = detail >> 4, detail & 15
    places = [first] if second == NO_CARD else [first, second]
    price = MARKETS[table.land.kinds[table.end]][0]
    cards = [RESOURCES[table.row[place]] for place in places]
    return {"places": [place + 1 for place in places], "cards": cards, "price": price}


def _buy(_table: Table, detail: int) -> Target:
    letters, elders, fakirs = PAYMENTS[detail & 7]
    return {"djinn": IDS[detail >> 3], "payment": letters, "elders": elders, "fakirs": fakirs}


def _place(table: Table, _detail: int) -> Target:
    tile = table.end if table.phase == TILE else table.target
    palace = table.land.kinds[tile] == VILLAGE if table.phase == TILE else table.phase == BOURAQ_PALACE
    return {"tiles": [table.land.grid.names[tile]], "piece": "palace" if palace else "palm"}


def _sell(_table: Table, detail: int) -> Target:
    goods = [RESOURCES[kind] for kind in range(GOODS) if detail >> kind & 1]
    return {"goods": goods, "gold": SUIT_POINTS[len(goods)]}


def _keep(_table: Table, detail: int) -> Target:
    return {"djinn": IDS[detail], "points": DJINNS[detail].points}


def _nothing(_table: Table, _detail: int) -> Target:
    return {}


# By the kind of the move, in the order of `moves`.
_KINDS: tuple[tuple[str, Callable[[Table, int], Target]], ...] = (
    ("sow", _sow),
    ("go", _nothing),
    ("drop", _drop),
    ("bid", _bid),
    ("use", _use),
    ("build", _build),
    ("kill", _kill),
    ("kill", _rob),
    ("pass", _nothing),
    ("take", _take),
    ("buy", _buy),
    ("place", _place),
    ("collect", _nothing),
    ("sell", _sell),
    ("end", _nothing),
    ("keep", _keep),
)
