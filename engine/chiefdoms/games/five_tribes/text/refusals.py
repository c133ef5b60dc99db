"""Why a text is not a legal move now: the rule it breaks, by name. The README lists the keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.five_tribes.djinns import BOAZ, IDS, KUMARBI, PAYMENTS, SACRED_PRICE
from chiefdoms.games.five_tribes.parts import (
    BLUE,
    COLOURS,
    FAKIR,
    FIRST_ZERO,
    GREEN,
    MARKETS,
    PRICES,
    RED,
    RESOURCE_LETTERS,
    SACRED,
    TOTAL,
    WHITE,
    YELLOW,
)
from chiefdoms.games.five_tribes.rules.bidding import discounts, free_spots
from chiefdoms.games.five_tribes.rules.moves import (
    BIDDING,
    BOURAQ_PALACE,
    ENKI_PALM,
    KEEPING,
    MOVING,
    OVER,
    PATH,
    SALE,
    SECOND_KILL,
    TILE,
    TRIBE,
    WRAP_UP,
)
from chiefdoms.games.five_tribes.rules.position import NOBODY, Table
from chiefdoms.games.five_tribes.rules.supply import can_pay
from chiefdoms.games.five_tribes.rules.tribes import fakirs_needed, list_kills, meeples_of
from chiefdoms.games.five_tribes.text.djinn_refusals import object_to_use

Groups = tuple[str | None, ...]


def object_to(table: Table, text: str) -> IllegalMove:
    """The objection to a text that is not the text of a legal move."""
    rule = "over" if table.phase == OVER else _rule(table, text)
    return IllegalMove(f"five-tribes.{rule}", move=text[:80])


def _rule(table: Table, text: str) -> str:
    for pattern, phases, evaluator in _FORMS:
        if form := pattern.fullmatch(text):
            if table.phase not in phases:
                return "not-now"
            return evaluator(table, form.groups())
    return "unreadable"


def _tile(table: Table, name: str | None) -> int:
    """The number of a tile, NOBODY if the board has none of that name."""
    tile = table.land.grid.tile(name or "")
    return NOBODY if tile is None else tile


# -- bids and sowing ---------------------------------------------------------------------------------------------------


def _bid(table: Table, groups: Groups) -> str:
    price, fakirs = int(groups[0] or 0), int(groups[1] or 0)
    if price not in PRICES:
        return "no-such-spot"
    spot = PRICES.index(price)
    if spot not in free_spots(table):
        return "zeros-full" if spot == FIRST_ZERO else "spot-taken"
    seat = table.actor()
    if fakirs:
        if not table.has_djinn(seat, KUMARBI):
            return "needs-kumarbi"
        if spot + fakirs > FIRST_ZERO:
            return "too-many-fakirs"
        if discounts(table, seat) < fakirs:
            return "djinn-used" if table.hands[10 * seat + FAKIR] >= fakirs else "not-enough-fakirs"
    return "too-dear"


def _sow(table: Table, groups: Groups) -> str:
    start, end = _tile(table, groups[0]), _tile(table, groups[1])
    colour = COLOURS.index(groups[2] or "")
    if NOBODY in (start, end):
        return "no-such-tile"
    if not table.stacks[start]:
        return "start-empty"
    if not table.present[start] >> colour & 1:
        return "colour-not-on-start"
    grid = table.land.grid
    if not grid.reach[table.stacks[start] >> TOTAL][grid.edges + start] >> end & 1:
        return "out-of-reach"
    return "last-colour"  # the end has no meeple of the last colour


def _drop(table: Table, groups: Groups) -> str:
    tile, colour = _tile(table, groups[0]), COLOURS.index(groups[1] or "")
    grid = table.land.grid
    at = grid.head[table.edge]
    if tile == NOBODY:
        return "no-such-tile"
    if tile not in grid.neighbours[at]:
        return "not-adjacent"
    if all(grid.head[edge] != tile for edge in grid.onward[table.edge]):
        return "backtracking"
    if not table.hand >> 5 * colour & 31:
        return "colour-not-in-hand"
    return "result-lost"


def _go(_table: Table, _groups: Groups) -> str:
    return "not-now"


# -- tribes ------------------------------------------------------------------------------------------------------------


def _build(table: Table, _groups: Groups) -> str:
    return "not-enough-fakirs" if table.colour == BLUE else "wrong-tribe"


def _kill(table: Table, groups: Groups) -> str:
    colour, fakirs = COLOURS.index(groups[2] or ""), int(groups[3] or 0)
    if table.colour != RED:
        return "wrong-tribe"
    if groups[1]:
        return _kill_in_front(table, int(groups[1]) - 1, colour)
    tile = _tile(table, groups[0])
    if tile == NOBODY:
        return "no-such-tile"
    if not meeples_of(table, tile, colour):
        return "no-such-victim"
    if table.phase == SECOND_KILL:
        return "same-place" if table.target != tile else "wrong-fakirs"
    needed = fakirs_needed(table, tile)
    if table.hands[10 * table.actor() + FAKIR] < needed:
        return "out-of-range"
    return "wrong-fakirs" if needed != fakirs else "not-now"


def _kill_in_front(table: Table, other: int, colour: int) -> str:
    if not 0 <= other < table.seats:
        return "no-such-player"
    if other == table.seat:
        return "own-meeples"
    if table.phase == SECOND_KILL and table.target != table.land.grid.size + other:
        return "same-place"
    if table.has_djinn(other, BOAZ):
        return "protected"
    if colour not in (YELLOW, WHITE) or not (table.viziers if colour == YELLOW else table.elders)[other]:
        return "no-such-victim"
    return "wrong-fakirs"


def _collect(table: Table, _groups: Groups) -> str:
    return "not-now" if table.colour in (YELLOW, WHITE, GREEN) else "wrong-tribe"


def _pass(table: Table, _groups: Groups) -> str:
    if table.phase == TRIBE:
        return "must-kill" if table.colour == RED and list_kills(table) else "not-now"
    return "must-place"


# -- tiles, sale, end --------------------------------------------------------------------------------------------------


def _take(table: Table, groups: Groups) -> str:
    market = MARKETS.get(table.land.kinds[table.end])
    if market is None:
        return "no-market"
    price, wanted, reach = market
    places = sorted(int(group) for group in groups if group)
    if table.gold[table.actor()] < price:
        return "not-enough-gold"
    if places[0] < 1 or places[-1] > min(reach, len(table.row)) or len(set(places)) < len(places):
        return "card-out-of-reach"
    return "wrong-number" if len(places) != min(wanted, len(table.row)) else "unreadable"


def _buy(table: Table, groups: Groups) -> str:
    if table.land.kinds[table.end] != SACRED:
        return "no-sacred-place"
    if groups[0] not in IDS:
        return "no-such-djinn"
    if IDS.index(groups[0]) not in table.djinn_row:
        return "djinn-not-there"
    payment = [payment[0] for payment in PAYMENTS].index(groups[1] or "")
    if payment not in SACRED_PRICE:
        return "wrong-payment"
    return "not-now" if can_pay(table, table.actor(), payment) else "cannot-pay"


def _place(_table: Table, _groups: Groups) -> str:
    return "nothing-to-place"


def _keep(_table: Table, groups: Groups) -> str:
    return "djinn-not-there" if groups[0] in IDS else "no-such-djinn"


def _sell(table: Table, groups: Groups) -> str:
    letters = groups[0] or ""
    if RESOURCE_LETTERS[FAKIR] in letters:
        return "fakirs-not-sold"
    if len(set(letters)) < len(letters):
        return "goods-differ"
    kinds = [RESOURCE_LETTERS.index(letter) for letter in letters]
    if any(not table.hands[10 * table.actor() + kind] for kind in kinds):
        return "goods-not-held"
    return "unreadable"  # the letters are not in their order


_C = "([YWGBR])"
_T = "([A-F][1-5])"
_P = "(ee|ef|e|f)"
_STEPS = (MOVING, TRIBE, TILE, WRAP_UP)
_SUBSTEPS = (BOURAQ_PALACE, ENKI_PALM)
_NUMBER = "([0-9]{1,2})"
_FORMS: tuple[tuple[re.Pattern[str], tuple[int, ...], Callable[[Table, Groups], str]], ...] = (
    (re.compile(f"bid-{_NUMBER}(?:-f{_NUMBER})?"), (BIDDING,), _bid),
    (re.compile(f"sow-{_T}-{_T}-{_C}"), (MOVING,), _sow),
    (re.compile("go"), (PATH,), _go),
    (re.compile(f"drop-{_T}-{_C}"), (PATH,), _drop),
    (re.compile(f"use-([a-z]+(?:-[a-z]{{3,}})?)(?:-{_T})?-{_P}"), (*_STEPS, *_SUBSTEPS), object_to_use),
    (re.compile(f"build(?:-f{_NUMBER})?"), (TRIBE,), _build),
    (re.compile(f"kill-(?:{_T}|p([1-9]))-{_C}(?:-f{_NUMBER})?"), (TRIBE, SECOND_KILL), _kill),
    (re.compile("collect"), (TRIBE,), _collect),
    (re.compile("pass"), (TRIBE, TILE), _pass),
    (re.compile("take-([1-9])(?:-([1-9]))?"), (TILE,), _take),
    (re.compile(f"buy-([a-z]+(?:-[a-z]{{3,}})?)-{_P}"), (TILE,), _buy),
    (re.compile("place"), (TILE, *_SUBSTEPS), _place),
    (re.compile("keep-([a-z-]+)"), (KEEPING,), _keep),
    (re.compile(f"sell-([{RESOURCE_LETTERS}]+)"), (WRAP_UP, SALE), _sell),
    (re.compile("end"), (WRAP_UP, SALE), _go),
)
