"""The course of a round: bids, activations step by step, clean-up, the end. Every phase has a list of choices here and
every kind of move something that it does; steps without a choice are done at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from chiefdoms.games.five_tribes.djinns import IDS
from chiefdoms.games.five_tribes.parts import DJINN_ROW, GOODS, PRICES, RESOURCES, ROW_LENGTH, SUIT_POINTS
from chiefdoms.games.five_tribes.rules import bidding, places, powers, sowing, tribes
from chiefdoms.games.five_tribes.rules.moves import (
    BIDDING,
    BOURAQ_PALACE,
    BUILD,
    COLLECT,
    DETAIL,
    DROP,
    END,
    ENKI_PALM,
    GO,
    KEEPING,
    KIND,
    MOVING,
    OVER,
    PASS,
    PATH,
    PLACE,
    SALE,
    SECOND_KILL,
    SELL,
    TILE,
    TRIBE,
    WRAP_UP,
)
from chiefdoms.games.five_tribes.rules.position import NO_END, NO_MOVE, NOBODY, Events, Luck, Table
from chiefdoms.games.five_tribes.rules.supply import draw_card, draw_djinn, earn, give_up

# -- choices -----------------------------------------------------------------------------------------------------------


def list_moving(table: Table) -> list[int]:
    """Powers before the meeple move, and the results it can have; nothing when no meeple can be moved any more."""
    results = [] if table.stuck else sowing.list_results(table)
    return powers.list_powers(table) + results if results else results


def list_path(table: Table) -> list[int]:
    drops = sowing.list_drops(table)
    return drops if len(drops) == 1 else [GO, *drops]


def list_wrap_up(table: Table) -> list[int]:
    return powers.list_powers(table) + list_sale(table)


def list_sale(table: Table) -> list[int]:
    """Any set of different goods in the hand is a suit; or the end of the activation."""
    first = 10 * table.actor()
    hand = table.hands[first : first + GOODS]
    return [*_suits(sum([1 << kind for kind, count in enumerate(hand) if count])), END]


@cache
def _suits(kinds: int) -> tuple[int, ...]:
    """Every suit that can be made of these goods. At most 512 different questions, each asked over and over."""
    return tuple(SELL | suit for suit in range(1, kinds + 1) if not suit & ~kinds)


CHOICES: dict[int, Callable[[Table], list[int]]] = {
    BIDDING: bidding.list_bids,
    MOVING: list_moving,
    PATH: list_path,
    TRIBE: tribes.list_tribe,
    SECOND_KILL: tribes.list_second_kills,
    TILE: places.list_tile,
    WRAP_UP: list_wrap_up,
    SALE: list_sale,
    BOURAQ_PALACE: places.list_places,
    ENKI_PALM: places.list_places,
    KEEPING: powers.list_keeps,
    OVER: lambda _table: [],
}

# -- what moves do -----------------------------------------------------------------------------------------------------

Action = Callable[[Table, int, Luck, Events], None]


def _sow(table: Table, detail: int, _chance: Luck, events: Events) -> None:
    sowing.begin_sowing(table, detail >> 8, detail >> 3 & 31, detail & 7, events)


def _go(table: Table, _detail: int, _chance: Luck, events: Events) -> None:
    sowing.finish_path(table, events)


def _drop(table: Table, detail: int, _chance: Luck, events: Events) -> None:
    sowing.drop(table, detail >> 3, detail & 7, events)


def _bid(table: Table, detail: int, chance: Luck, events: Events) -> None:
    bidding.place_bid(table, detail >> 5, detail & 31, events)
    if table.waiting:
        table.seat = table.waiting[0]
    else:
        next_marker(table, chance, events)


def _use(table: Table, detail: int, chance: Luck, events: Events) -> None:
    powers.invoke(table, detail >> 8, detail >> 3 & 31, detail & 7, chance, events)


def _build(table: Table, detail: int, _chance: Luck, events: Events) -> None:
    tribes.build_for_gold(table, detail, events)


def _kill(table: Table, detail: int, chance: Luck, events: Events) -> None:
    tribes.kill_on_tile(table, detail >> 3, detail & 7, chance, events)


def _rob(table: Table, detail: int, chance: Luck, events: Events) -> None:
    tribes.kill_in_front(table, detail >> 3, detail & 7, chance, events)


def _pass(table: Table, _detail: int, _chance: Luck, events: Events) -> None:
    if table.phase == TRIBE:
        tribes.spare_all(table, events)
    else:
        table.phase = WRAP_UP


def _take(table: Table, detail: int, _chance: Luck, events: Events) -> None:
    places.take(table, detail >> 4, detail & 15, events)


def _buy(table: Table, detail: int, _chance: Luck, events: Events) -> None:
    places.buy(table, detail >> 3, detail & 7, events)


def _place(table: Table, _detail: int, _chance: Luck, events: Events) -> None:
    places.place(table, events)


def _collect(table: Table, _detail: int, _chance: Luck, events: Events) -> None:
    tribes.collect(table, events)


def _sell(table: Table, detail: int, _chance: Luck, events: Events) -> None:
    seat = table.actor()
    goods = [kind for kind in range(GOODS) if detail >> kind & 1]
    for kind in goods:
        give_up(table, seat, kind)
    gold = SUIT_POINTS[len(goods)]
    if events is not None:
        events.append({"kind": "sell", "seat": seat, "goods": [RESOURCES[kind] for kind in goods], "gold": gold})
    earn(table, seat, gold, "sale", events)
    table.phase = SALE  # the sale is last: no powers after it (ruling 11)


def _end(table: Table, _detail: int, chance: Luck, events: Events) -> None:
    if events is not None:
        events.append({"kind": "end", "seat": table.seat})
    next_marker(table, chance, events)


def _keep(table: Table, detail: int, _chance: Luck, events: Events) -> None:
    powers.keep(table, detail, events)


# By the kind of the move, in the order of `moves`.
ACTIONS: tuple[Action, ...] = (
    _sow, _go, _drop, _bid, _use, _build, _kill, _rob, _pass, _take, _buy, _place, _collect, _sell, _end, _keep,
)  # fmt: skip

# Done without asking when they are all that is left. A last drop tells nothing either: the result was chosen before.
AUTOMATIC = frozenset((COLLECT, BUILD, PASS, PLACE, END))


def play(table: Table, move: int, chance: Luck, events: Events) -> None:
    """Make a move, and then all that follows without a choice."""
    ACTIONS[move >> KIND](table, move & DETAIL, chance, events)
    settle(table, chance, events)


def settle(table: Table, chance: Luck, events: Events) -> None:
    """Do everything that needs no choice, up to the next decision."""
    while True:
        choices = CHOICES[table.phase](table)
        if not choices and table.phase == MOVING:
            _get_stuck(table, events)
        elif len(choices) == 1 and ((move := choices[0]) in AUTOMATIC or move >> KIND == DROP >> KIND):
            ACTIONS[move >> KIND](table, move & DETAIL, chance, events)
        else:
            table.choices = choices
            return


# -- markers and rounds ------------------------------------------------------------------------------------------------


def next_marker(table: Table, chance: Luck, events: Events) -> None:
    """Activate the first marker on the track, which moves to the bid order track; after the last, the round is over."""
    table.clear_activation()
    for spot, seat in enumerate(table.track):
        if seat != NOBODY:
            table.track[spot] = NOBODY
            table.order.append(seat)
            table.seat, table.phase = seat, MOVING
            if not table.per_round:
                table.used[seat] = 0
            if events is not None:
                events.append({"kind": "activate", "seat": seat, "spot": spot + 1, "price": PRICES[spot]})
            return
    _end_round(table, chance, events)


def _get_stuck(table: Table, events: Events) -> None:
    """No legal meeple move: neither this player nor any after him moves meeples in this round, which is the last."""
    if events is not None:
        events.append({"kind": "no-move", "seat": table.seat})
    if not table.stuck and table.ending == NO_END:
        table.ending = NO_MOVE
        if events is not None:
            events.append({"kind": "last-round", "seat": table.seat, "why": "no-move"})
    table.stuck = True
    table.phase = WRAP_UP


def _end_round(table: Table, chance: Luck, events: Events) -> None:
    if table.ending != NO_END:
        table.seat, table.phase = None, OVER
        if events is not None:
            events.append({"kind": "over", "seat": None})
        return
    clean_up(table, chance, events)
    table.round += 1
    table.waiting, table.order = table.order, []
    table.seat, table.phase = table.waiting[0], BIDDING
    if table.per_round:
        table.used = [0] * table.seats
    if events is not None:
        events.append({"kind": "round", "seat": None, "round": table.round})


def clean_up(table: Table, chance: Luck, events: Events) -> None:
    """Fill both rows again."""
    cards, djinns = fill_row(table, chance), fill_djinn_row(table, chance)
    if events is not None:
        names = {"cards": [RESOURCES[card] for card in cards], "djinns": [IDS[djinn] for djinn in djinns]}
        events.append({"kind": "clean-up", "seat": None, "chance": True} | names)


def fill_row(table: Table, chance: Luck) -> list[int]:
    """Draw resource cards until the row is full; the cards drawn."""
    before = len(table.row)
    while len(table.row) < ROW_LENGTH and (card := draw_card(table, chance)) is not None:
        table.row.append(card)
    return table.row[before:]


def fill_djinn_row(table: Table, chance: Luck) -> list[int]:
    """Draw Djinns until their row is full; the Djinns drawn."""
    before = len(table.djinn_row)
    while len(table.djinn_row) < DJINN_ROW and (djinn := draw_djinn(table, chance)) is not None:
        table.djinn_row.append(djinn)
    return table.djinn_row[before:]
