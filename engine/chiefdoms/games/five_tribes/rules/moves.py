"""The legal moves of a position: for every phase the function that lists its moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from chiefdoms.games.five_tribes.components import ALL_GOODS
from chiefdoms.games.five_tribes.rules import bidding, powers, sowing, tiles, tribes
from chiefdoms.games.five_tribes.rules.encoding import END, SELL
from chiefdoms.games.five_tribes.rules.position import (
    BIDDING,
    BOURAQ_PALACE,
    ENKI_PALM,
    KEEPING,
    MOVING,
    OVER,
    PATH,
    PHASES,
    SALE,
    SECOND_KILL,
    TILE,
    TRIBE,
    WRAP_UP,
    Position,
)
from chiefdoms.games.five_tribes.rules.powers import list_powers


def list_moves(position: Position) -> list[int]:
    """Every legal move of the seat to act. The position keeps this list, so it must not be changed."""
    choices = position.choices
    if choices is None:
        choices = position.choices = BY_PHASE[position.phase](position)
    return choices


def pick_move(position: Position, share: float) -> int:
    """The move at this fraction of the list, found without listing the results of a sowing."""
    choices = position.choices
    if choices is not None:
        return choices[int(share * len(choices))]
    if position.phase == MOVING:
        uses = list_powers(position)
        result = sowing.pick_result(position, share, len(uses))
        return uses[result] if result < 0 else result
    moves = list_moves(position)
    return moves[int(share * len(moves))]


def _list_moving(position: Position) -> list[int]:
    """Powers before the meeple move, and the results it can have."""
    uses, results = list_powers(position), sowing.list_results(position)
    return uses + results if uses else results


def _list_wrap_up(position: Position) -> list[int]:
    seat = position.seat
    assert seat is not None
    uses, sales = list_powers(position), _list_sales_of(position.held[seat] & ALL_GOODS)
    return uses + sales if uses else sales


def _list_sale(position: Position) -> list[int]:
    """Any set of different goods in the hand is a suit; or the end of the activation."""
    seat = position.seat
    assert seat is not None
    return _list_sales_of(position.held[seat] & ALL_GOODS)


@cache
def _list_sales_of(kinds: int) -> list[int]:
    """Every suit that can be made of these goods, and the end; never changed in place.

    Cached: there are at most 512 different calls.
    """
    return [SELL | suit for suit in range(1, kinds + 1) if not suit & ~kinds] + [END]


# Lists the moves of each phase.
_LISTS: dict[int, Callable[[Position], list[int]]] = {
    BIDDING: bidding.list_bids,
    MOVING: _list_moving,
    PATH: sowing.list_path,
    TRIBE: tribes.list_tribe_actions,
    SECOND_KILL: tribes.list_second_kills,
    TILE: tiles.list_tile_actions,
    WRAP_UP: _list_wrap_up,
    SALE: _list_sale,
    BOURAQ_PALACE: tiles.list_placements,
    ENKI_PALM: tiles.list_placements,
    KEEPING: powers.list_keeps,
    OVER: lambda _position: [],
}
BY_PHASE = tuple(_LISTS[phase] for phase in range(len(PHASES)))
