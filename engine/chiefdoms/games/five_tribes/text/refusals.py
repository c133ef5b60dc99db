"""Why a text is not a legal move now: the rule it breaks, by name. The README lists the keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.five_tribes.components import FAKIR, FIRST_ZERO, MARKETS, PRICES, RESOURCE_LETTERS, SACRED
from chiefdoms.games.five_tribes.djinns import BOAZ, IDS, KUMARBI, PAYMENTS, SACRED_PRICE
from chiefdoms.games.five_tribes.meeples import BLUE, COLOURS, GREEN, RED, TOTAL, WHITE, YELLOW
from chiefdoms.games.five_tribes.rules.bidding import free_spots, kumarbi_fakirs
from chiefdoms.games.five_tribes.rules.position import (
    BIDDING,
    BOURAQ_PALACE,
    ENKI_PALM,
    KEEPING,
    MOVING,
    NOBODY,
    OVER,
    PATH,
    SALE,
    SECOND_KILL,
    TILE,
    TRIBE,
    WRAP_UP,
    Position,
)
from chiefdoms.games.five_tribes.rules.sowing import matches_only_own_drop
from chiefdoms.games.five_tribes.rules.transfers import can_pay
from chiefdoms.games.five_tribes.rules.tribes import fakirs_needed, list_kills, meeples_of
from chiefdoms.games.five_tribes.text.djinn_refusals import rule_against_use

Groups = tuple[str | None, ...]


def refuse(position: Position, text: str) -> IllegalMove:
    """The error for a text that is not the text of a legal move: it names the rule that the text breaks."""
    rule = "over" if position.phase == OVER else _broken_rule(position, text)
    return IllegalMove(f"five-tribes.{rule}", move=text[:80])


def _broken_rule(position: Position, text: str) -> str:
    for pattern, phases, find_rule in _FORMS:
        if form := pattern.fullmatch(text):
            if position.phase not in phases:
                return "not-now"
            return find_rule(position, form.groups())
    return "unreadable"


def _tile(position: Position, name: str | None) -> int:
    """The number of a tile, NOBODY if the board has none of that name."""
    tile = position.board.grid.tile(name or "")
    return NOBODY if tile is None else tile


# -- bids and sowing ---------------------------------------------------------------------------------------------------


def _bid(position: Position, groups: Groups) -> str:
    price, fakirs = int(groups[0] or 0), int(groups[1] or 0)
    if price not in PRICES:
        return "no-such-spot"
    spot = PRICES.index(price)
    if spot not in free_spots(position):
        return "zeros-full" if spot == FIRST_ZERO else "spot-taken"
    seat = position.actor()
    if fakirs:
        if not position.has_djinn(seat, KUMARBI):
            return "needs-kumarbi"
        if spot + fakirs > FIRST_ZERO:
            return "too-many-fakirs"
        if kumarbi_fakirs(position, seat) < fakirs:
            return "djinn-used" if position.hands[10 * seat + FAKIR] >= fakirs else "not-enough-fakirs"
    return "too-dear"


def _sow(position: Position, groups: Groups) -> str:
    start, end = _tile(position, groups[0]), _tile(position, groups[1])
    colour = COLOURS.index(groups[2] or "")
    if NOBODY in (start, end):
        return "no-such-tile"
    if not position.stacks[start]:
        return "start-empty"
    if not position.present[start] >> colour & 1:
        return "colour-not-on-start"
    grid = position.board.grid
    if not grid.reach[position.stacks[start] >> TOTAL][grid.edges + start] >> end & 1:
        return "out-of-reach"
    if matches_only_own_drop(position, start, end, colour):
        return "own-drop"  # legal but for the option loops
    return "last-colour"  # the end has no meeple of the last colour


def _drop(position: Position, groups: Groups) -> str:
    tile, colour = _tile(position, groups[0]), COLOURS.index(groups[1] or "")
    grid = position.board.grid
    at = grid.head[position.edge]
    if tile == NOBODY:
        return "no-such-tile"
    if tile not in grid.neighbours[at]:
        return "not-adjacent"
    if all(grid.head[edge] != tile for edge in grid.onward[position.edge]):
        return "backtracking"
    if not position.hand >> 5 * colour & 31:
        return "colour-not-in-hand"
    return "result-lost"


def _go(_position: Position, _groups: Groups) -> str:
    return "not-now"


# -- tribes ------------------------------------------------------------------------------------------------------------


def _build(position: Position, _groups: Groups) -> str:
    return "not-enough-fakirs" if position.colour == BLUE else "wrong-tribe"


def _kill(position: Position, groups: Groups) -> str:
    colour, fakirs = COLOURS.index(groups[2] or ""), int(groups[3] or 0)
    if position.colour != RED:
        return "wrong-tribe"
    if groups[1]:
        return _kill_in_front(position, int(groups[1]) - 1, colour)
    tile = _tile(position, groups[0])
    if tile == NOBODY:
        return "no-such-tile"
    if not meeples_of(position, tile, colour):
        return "no-such-victim"
    if position.phase == SECOND_KILL:
        return "same-place" if position.target != tile else "wrong-fakirs"
    needed = fakirs_needed(position, tile)
    if position.hands[10 * position.actor() + FAKIR] < needed:
        return "out-of-range"
    return "wrong-fakirs" if needed != fakirs else "not-now"


def _kill_in_front(position: Position, other: int, colour: int) -> str:
    if not 0 <= other < position.seats:
        return "no-such-player"
    if other == position.seat:
        return "own-meeples"
    if position.phase == SECOND_KILL and position.target != position.board.grid.size + other:
        return "same-place"
    if position.has_djinn(other, BOAZ):
        return "protected"
    if colour not in (YELLOW, WHITE) or not (position.viziers if colour == YELLOW else position.elders)[other]:
        return "no-such-victim"
    return "wrong-fakirs"


def _collect(position: Position, _groups: Groups) -> str:
    return "not-now" if position.colour in (YELLOW, WHITE, GREEN) else "wrong-tribe"


def _pass(position: Position, _groups: Groups) -> str:
    if position.phase == TRIBE:
        return "must-kill" if position.colour == RED and list_kills(position) else "not-now"
    return "must-place"


# -- tiles, sale, end --------------------------------------------------------------------------------------------------


def _take(position: Position, groups: Groups) -> str:
    market = MARKETS.get(position.board.kinds[position.end])
    if market is None:
        return "no-market"
    price, wanted, reach = market
    places = sorted(int(group) for group in groups if group)
    if position.gold[position.actor()] < price:
        return "not-enough-gold"
    if places[0] < 1 or places[-1] > min(reach, len(position.row)) or len(set(places)) < len(places):
        return "card-out-of-reach"
    return "wrong-number" if len(places) != min(wanted, len(position.row)) else "unreadable"


def _buy(position: Position, groups: Groups) -> str:
    if position.board.kinds[position.end] != SACRED:
        return "no-sacred-place"
    if groups[0] not in IDS:
        return "no-such-djinn"
    if IDS.index(groups[0]) not in position.djinn_row:
        return "djinn-not-there"
    payment = [payment[0] for payment in PAYMENTS].index(groups[1] or "")
    if payment not in SACRED_PRICE:
        return "wrong-payment"
    return "not-now" if can_pay(position, position.actor(), payment) else "cannot-pay"


def _place(_position: Position, _groups: Groups) -> str:
    return "nothing-to-place"


def _keep(_position: Position, groups: Groups) -> str:
    return "djinn-not-there" if groups[0] in IDS else "no-such-djinn"


def _sell(position: Position, groups: Groups) -> str:
    letters = groups[0] or ""
    if RESOURCE_LETTERS[FAKIR] in letters:
        return "fakirs-not-sold"
    if len(set(letters)) < len(letters):
        return "goods-differ"
    kinds = [RESOURCE_LETTERS.index(letter) for letter in letters]
    if any(not position.hands[10 * position.actor() + kind] for kind in kinds):
        return "goods-not-held"
    return "unreadable"  # the letters are not in their order


_C = "([YWGBR])"
_T = "([A-F][1-5])"
_P = "(ee|ef|e|f)"
_STEPS = (MOVING, TRIBE, TILE, WRAP_UP)
_SUBSTEPS = (BOURAQ_PALACE, ENKI_PALM)
_NUMBER = "([0-9]{1,2})"
_FORMS: tuple[tuple[re.Pattern[str], tuple[int, ...], Callable[[Position, Groups], str]], ...] = (
    (re.compile(f"bid-{_NUMBER}(?:-f{_NUMBER})?"), (BIDDING,), _bid),
    (re.compile(f"sow-{_T}-{_T}-{_C}"), (MOVING,), _sow),
    (re.compile("go"), (PATH,), _go),
    (re.compile(f"drop-{_T}-{_C}"), (PATH,), _drop),
    (re.compile(f"use-([a-z]+(?:-[a-z]{{3,}})?)(?:-{_T})?-{_P}"), (*_STEPS, *_SUBSTEPS), rule_against_use),
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
