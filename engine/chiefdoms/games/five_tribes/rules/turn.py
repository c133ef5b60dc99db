"""What a move does, and the course of play: activations marker by marker, clean-up, the end of the game.

Every kind of move has an action here; steps that leave no choice are made at once.
"""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.core.contract import Event
from chiefdoms.games.five_tribes.components import DJINN_ROW, PRICES, RESOURCES, ROW_LENGTH, SUIT_POINTS
from chiefdoms.games.five_tribes.djinns import IDS
from chiefdoms.games.five_tribes.rules import bidding, powers, sowing, tiles, tribes
from chiefdoms.games.five_tribes.rules.encoding import (
    BUILD,
    COLLECT,
    DETAIL,
    DROP,
    END,
    KIND,
    PASS,
    PLACE,
    goods_of,
    places_of,
    purchase_of,
    tile_and_colour,
    use_of,
)
from chiefdoms.games.five_tribes.rules.moves import BY_PHASE
from chiefdoms.games.five_tribes.rules.position import (
    BIDDING,
    MOVING,
    NO_END,
    NO_MOVE,
    NOBODY,
    OVER,
    SALE,
    TRIBE,
    WRAP_UP,
    Events,
    OptionalChance,
    Position,
)
from chiefdoms.games.five_tribes.rules.transfers import discard_cards, draw_cards, draw_djinn, earn

Action = Callable[[Position, int, OptionalChance, Events], None]


def play_move(position: Position, move: int, chance: OptionalChance, events: Events = None) -> None:
    """Make a move, and then all that follows without a choice."""
    while True:
        _ACTIONS[move >> KIND](position, move & DETAIL, chance, events)
        phase = position.phase
        if phase == MOVING:
            if not position.stuck and sowing.can_sow(position):
                position.choices = None  # listed only on demand: most roll-outs need no list
                return
            _end_meeple_moves(position, events)
            phase = WRAP_UP
        choices = BY_PHASE[phase](position)
        if len(choices) != 1 or (move := choices[0]) >> KIND not in _AUTOMATIC:
            position.choices = choices
            return


def advance_to_decision(position: Position, chance: OptionalChance, events: Events) -> None:
    """Do everything that leaves no choice, up to the next decision."""
    play_move(position, _NOTHING, chance, events)


# -- what each kind of move does ---------------------------------------------------------------------------------------


def _sow(position: Position, detail: int, _chance: OptionalChance, events: Events) -> None:
    sowing.begin_sowing(position, detail >> 8, detail >> 3 & 31, detail & 7, events)


def _go(position: Position, _detail: int, _chance: OptionalChance, events: Events) -> None:
    sowing.finish_path(position, events, position.choices)


def _drop(position: Position, detail: int, _chance: OptionalChance, events: Events) -> None:
    sowing.drop(position, detail >> 3, detail & 7, events)


def _bid(position: Position, detail: int, chance: OptionalChance, events: Events) -> None:
    bidding.place_bid(position, detail >> 5, detail & 31, events)
    if position.bidders:
        position.seat = position.bidders[0]
    else:
        _activate_next_marker(position, chance, events)


def _use(position: Position, detail: int, chance: OptionalChance, events: Events) -> None:
    powers.invoke(position, *use_of(detail), chance, events)


def _build(position: Position, detail: int, _chance: OptionalChance, events: Events) -> None:
    tribes.pay_builders(position, detail, events)


def _kill_on_tile(position: Position, detail: int, chance: OptionalChance, events: Events) -> None:
    tribes.kill_on_tile(position, *tile_and_colour(detail), chance, events)


def _kill_in_front(position: Position, detail: int, chance: OptionalChance, events: Events) -> None:
    tribes.kill_in_front(position, *tile_and_colour(detail), chance, events)


def _pass(position: Position, _detail: int, _chance: OptionalChance, events: Events) -> None:
    if position.phase == TRIBE:
        tribes.skip_kill(position, events)
    else:
        position.phase = WRAP_UP


def _take(position: Position, detail: int, _chance: OptionalChance, events: Events) -> None:
    tiles.take_cards(position, places_of(detail), events)


def _buy(position: Position, detail: int, _chance: OptionalChance, events: Events) -> None:
    tiles.buy_djinn(position, *purchase_of(detail), events)


def _place(position: Position, _detail: int, _chance: OptionalChance, events: Events) -> None:
    tiles.place_piece(position, events)


def _collect(position: Position, _detail: int, _chance: OptionalChance, events: Events) -> None:
    tribes.collect(position, events)


def _sell(position: Position, detail: int, _chance: OptionalChance, events: Events) -> None:
    seat = position.actor()
    goods = goods_of(detail)
    for kind in goods:
        discard_cards(position, seat, kind)
    gold = SUIT_POINTS[len(goods)]
    if events is not None:
        events.append({"kind": "sell", "seat": seat, "goods": [RESOURCES[kind] for kind in goods], "gold": gold})
    earn(position, seat, gold, "sale", events)
    position.phase = SALE  # the sale is last: no powers after it (ruling 11)


def _end(position: Position, _detail: int, chance: OptionalChance, events: Events) -> None:
    if events is not None:
        events.append({"kind": "end", "seat": position.seat})
    _activate_next_marker(position, chance, events)


def _keep(position: Position, detail: int, _chance: OptionalChance, events: Events) -> None:
    powers.keep_djinn(position, detail, events)


def _do_nothing(_position: Position, _detail: int, _chance: OptionalChance, _events: Events) -> None:
    pass


# By the kind of the move, in the order of `encoding`; then one that is no move.
_ACTIONS: tuple[Action, ...] = (
    _sow, _go, _drop, _bid, _use, _build, _kill_on_tile, _kill_in_front, _pass, _take, _buy, _place, _collect, _sell,
    _end, _keep, _do_nothing,
)  # fmt: skip

_NOTHING = _ACTIONS.index(_do_nothing) << KIND

# The kinds of moves made without asking when there is no other; also a drop, because the result was chosen before.
_AUTOMATIC = frozenset(move >> KIND for move in (COLLECT, BUILD, PASS, PLACE, END, DROP))


# -- markers and rounds ------------------------------------------------------------------------------------------------


def _activate_next_marker(position: Position, chance: OptionalChance, events: Events) -> None:
    """Activate the first marker on the track, which moves to the bid order track; after the last, the round is over."""
    position.forget_activation()
    for spot, seat in enumerate(position.track):
        if seat != NOBODY:
            position.track[spot] = NOBODY
            position.bid_order.append(seat)
            position.seat, position.phase = seat, MOVING
            if not position.options.per_round:
                position.used[seat] = 0
            if events is not None:
                events.append({"kind": "activate", "seat": seat, "spot": spot + 1, "price": PRICES[spot]})
            return
    _end_round(position, chance, events)


def _end_meeple_moves(position: Position, events: Events) -> None:
    """No legal meeple move: neither this player nor any later one moves meeples in this round, which is the last."""
    if events is not None:
        events.append({"kind": "no-move", "seat": position.seat})
    if not position.stuck and position.ending == NO_END:
        position.ending = NO_MOVE
        if events is not None:
            events.append({"kind": "last-round", "seat": position.seat, "why": "no-move"})
    position.stuck = True
    position.phase = WRAP_UP


def _end_round(position: Position, chance: OptionalChance, events: Events) -> None:
    if position.ending != NO_END:
        position.seat, position.phase = None, OVER
        if events is not None:
            events.append({"kind": "over", "seat": None})
        return
    clean_up(position, chance, events)
    position.round += 1
    position.bidders, position.bid_order = position.bid_order, []
    position.seat, position.phase = position.bidders[0], BIDDING
    if position.options.per_round:
        position.used = [0] * position.seats
    if events is not None:
        events.append(round_event(position))


def round_event(position: Position) -> Event:
    """The beginning of a round."""
    return {"kind": "round", "seat": None, "round": position.round}


def clean_up(position: Position, chance: OptionalChance, events: Events) -> None:
    """Fill both rows again."""
    cards, djinns = fill_row(position, chance), fill_djinn_row(position, chance)
    if events is not None:
        names = {"cards": [RESOURCES[card] for card in cards], "djinns": [IDS[djinn] for djinn in djinns]}
        events.append({"kind": "clean-up", "seat": None, "chance": True} | names)


def fill_row(position: Position, chance: OptionalChance) -> list[int]:
    """Draw resource cards until the row is full; the cards drawn."""
    missing = ROW_LENGTH - len(position.row)
    cards = draw_cards(position, chance, missing) if missing > 0 else []
    position.row += cards
    return cards


def fill_djinn_row(position: Position, chance: OptionalChance) -> list[int]:
    """Draw Djinns until their row is full; the Djinns drawn."""
    before = len(position.djinn_row)
    while len(position.djinn_row) < DJINN_ROW and (djinn := draw_djinn(position, chance)) is not None:
        position.djinn_row.append(djinn)
    return position.djinn_row[before:]
