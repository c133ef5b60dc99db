"""Moves as text. The README lists the forms.

There is no reader: a text is looked up among the texts of the legal moves.
"""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.games.five_tribes.components import PRICES, RESOURCE_LETTERS
from chiefdoms.games.five_tribes.djinns import IDS, PAYMENTS
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
from chiefdoms.games.five_tribes.rules.tribes import fakirs_needed


def write_move(position: Position, move: int) -> str:
    """The canonical text of a legal move."""
    text = _TEXTS[move >> KIND]
    return text if isinstance(text, str) else text(position, move & DETAIL)


def _sow(position: Position, detail: int) -> str:
    names = position.board.grid.names
    start, end, colour = sowing_of(detail)
    return f"sow-{names[start]}-{names[end]}-{COLOURS[colour]}"


def _drop(position: Position, detail: int) -> str:
    tile, colour = tile_and_colour(detail)
    return f"drop-{position.board.grid.names[tile]}-{COLOURS[colour]}"


def _bid(_position: Position, detail: int) -> str:
    spot, fakirs = bid_of(detail)
    return f"bid-{PRICES[spot]}" + _fakirs(fakirs)


def _use(position: Position, detail: int) -> str:
    djinn, tile, payment = use_of(detail)
    where = "" if tile == NO_TILE else f"-{position.board.grid.names[tile]}"
    return f"use-{IDS[djinn]}{where}-{PAYMENTS[payment][0]}"


def _build(_position: Position, detail: int) -> str:
    return "build" + _fakirs(detail)


def _kill_on_tile(position: Position, detail: int) -> str:
    tile, colour = tile_and_colour(detail)
    fakirs = fakirs_needed(position, tile) if position.phase == TRIBE and position.target == NOBODY else 0
    return f"kill-{position.board.grid.names[tile]}-{COLOURS[colour]}" + _fakirs(fakirs)


def _kill_in_front(_position: Position, detail: int) -> str:
    seat, colour = tile_and_colour(detail)
    return f"kill-p{seat + 1}-{COLOURS[colour]}"


def _take(_position: Position, detail: int) -> str:
    return "take-" + "-".join(str(place + 1) for place in places_of(detail))


def _buy(_position: Position, detail: int) -> str:
    djinn, payment = purchase_of(detail)
    return f"buy-{IDS[djinn]}-{PAYMENTS[payment][0]}"


def _sell(_position: Position, detail: int) -> str:
    return "sell-" + "".join(RESOURCE_LETTERS[kind] for kind in goods_of(detail))


def _keep(_position: Position, detail: int) -> str:
    return f"keep-{IDS[detail]}"


def _fakirs(count: int) -> str:
    return f"-f{count}" if count else ""


# By the kind of the move, in the order of `encoding`.
_TEXTS: tuple[str | Callable[[Position, int], str], ...] = (
    _sow, "go", _drop, _bid, _use, _build, _kill_on_tile, _kill_in_front, "pass", _take, _buy, "place", "collect",
    _sell, "end", _keep,
)  # fmt: skip
