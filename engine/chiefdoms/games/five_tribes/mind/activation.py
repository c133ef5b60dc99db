"""A whole activation, step by step: how a plan is carried out, and its variations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from chiefdoms.core.chance import Quick, WatchedChance
from chiefdoms.games.five_tribes.components import MARKETS
from chiefdoms.games.five_tribes.djinns import ECHIDNA
from chiefdoms.games.five_tribes.meeples import RED, TOTAL
from chiefdoms.games.five_tribes.mind.sowing_values import best_moves, value_sowings
from chiefdoms.games.five_tribes.mind.valuation import Valuation
from chiefdoms.games.five_tribes.rules import turn
from chiefdoms.games.five_tribes.rules.encoding import (
    DETAIL,
    END,
    GO,
    KILL_IN_FRONT,
    KILL_ON_TILE,
    KIND,
    NO_CARD,
    PASS,
    SELL,
    SOW,
    TAKE,
    USE,
)
from chiefdoms.games.five_tribes.rules.position import (
    BIDDING,
    MOVING,
    NOBODY,
    PATH,
    SALE,
    SECOND_KILL,
    TILE,
    TRIBE,
    WRAP_UP,
    Position,
)
from chiefdoms.games.five_tribes.rules.powers import NOWHERE, list_uses
from chiefdoms.games.five_tribes.rules.scoring import total_score
from chiefdoms.games.five_tribes.state import FiveTribesState
from chiefdoms.players.evaluator import Plan

Ended = tuple[FiveTribesState, tuple[int, ...]]  # the position after moves, and the moves

AFTER_POWER = 3  # how many sowings are tried after a power
OTHER_VICTIM_RATE = 0.6  # how often a variation takes a random victim


def carry_out(state: FiveTribesState, moves: Sequence[int], valuation: Valuation | None) -> Ended:
    """Play moves, and then the best step each time until the activation ends or chance decides something.

    The gain is that of the valuation; without one, that of the score.
    """
    after = state.clone()
    chance = WatchedChance(Quick(0))
    for move in moves:
        after.play(move, chance)
    return _finish(state, after, list(moves), chance, valuation)


def _finish(
    state: FiveTribesState, after: FiveTribesState, moves: list[int], chance: WatchedChance, valuation: Valuation | None
) -> Ended:
    """Add the best steps to moves that lead from one position to another, as `carry_out` does."""
    now = _activation_of(state)
    while state.phase != BIDDING and not chance.asked and _activation_of(after) == now and after.phase != MOVING:
        move = _best_step(after, valuation)
        after.play(move, chance)
        moves.append(move)
    return after, tuple(moves)


def variations(state: FiveTribesState, plan: Plan, count: int, valuation: Valuation, random: Random) -> Iterator[Ended]:
    """Variations of a plan, and what each leads to. After a power, the activation goes on with the best steps."""
    first = plan.moves[0]
    if first >> KIND != SOW >> KIND:
        yield from _variations_after_power(state, plan, valuation)
        return
    tried = set()
    for number in range(count):
        if number == 0:
            after, moves = carry_out(state, plan.moves, valuation)
        elif number == 1:
            after, moves = carry_out(state, [first], valuation)
        else:
            after, moves = _vary(state, first, valuation, random)
        if moves not in tried:
            tried.add(moves)
            yield after, moves


def _variations_after_power(state: FiveTribesState, plan: Plan, valuation: Valuation) -> Iterator[Ended]:
    """The plan itself if it ends the activation; otherwise the plan followed by each of the best sowings."""
    after, moves = carry_out(state, plan.moves, valuation)
    if after.phase != MOVING or _activation_of(after) != _activation_of(state):
        yield after, moves
        return
    for result in best_moves(value_sowings(after, after.actor(), valuation), AFTER_POWER):
        yield carry_out(after, [result], valuation)[0], moves


def _vary(state: FiveTribesState, sowing: int, valuation: Valuation, random: Random) -> Ended:
    """The same result by a random path, and sometimes with a random victim."""
    after = state.clone()
    chance = WatchedChance(Quick(0))
    now = _activation_of(state)
    moves = [sowing]
    after.play(sowing, chance)
    while _activation_of(after) == now and after.phase == PATH:
        drops = [move for move in after.moves() if move != GO]
        moves.append(drops[int(random.random() * len(drops))])
        after.play(moves[-1], chance)
    killing = _activation_of(after) == now and after.phase == TRIBE and after.colour == RED
    if killing and random.random() < OTHER_VICTIM_RATE:
        kills = [move for move in after.moves() if move >> KIND in (KILL_ON_TILE >> KIND, KILL_IN_FRONT >> KIND)]
        if kills:
            moves.append(kills[int(random.random() * len(kills))])
            after.play(moves[-1], chance)
    return _finish(state, after, moves, chance, valuation)


def _activation_of(state: Position) -> tuple[int | None, int, int]:
    """Which activation is under way."""
    return state.seat, state.round, len(state.bid_order)


# -- one step ----------------------------------------------------------------------------------------------------------


def _best_step(state: FiveTribesState, valuation: Valuation | None) -> int:
    """The step that gains most now; among equals, the one that costs the others most. Goods are kept, not sold."""
    phase = state.phase
    if phase == PATH:
        return GO
    if phase == SALE:
        return END
    moves = state.moves()
    if phase == WRAP_UP:
        moves = [move for move in moves if move >> KIND != SELL >> KIND]
    elif phase == TRIBE and state.colour == RED:
        moves = _worthwhile_kills(state, moves)
    elif valuation and phase == TILE and state.board.kinds[state.end] in MARKETS:
        moves = [move for move in moves if move >> KIND == USE >> KIND] + [best_purchase(state, valuation)]
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: _value_after(state, move, valuation))


def _value_after(state: FiveTribesState, move: int, valuation: Valuation | None) -> float:
    """The value for the seat to act after a move; for an invoked Djinn, after the best next step."""
    seat = state.actor()
    hurting = state.colour == RED and state.phase in (TRIBE, SECOND_KILL)
    if move == END:
        return _value(state, seat, valuation, hurting)
    after = state.clone()
    turn.play_move(after, move, None, None)
    if move >> KIND == USE >> KIND and state.phase == TRIBE and after.phase == TRIBE:
        steps = [step for step in after.moves() if step >> KIND != USE >> KIND]
        return max(_value_after(after, step, valuation) for step in _worthwhile_kills(after, steps))
    value = _value(after, seat, valuation, hurting)
    if after.built and after.has_djinn(seat, ECHIDNA) and not state.has_djinn(seat, ECHIDNA):
        # She was just gained, and can still double the Builders' gold.
        return max([value, *[_value_after(after, use, valuation) for use in list_uses(after, ECHIDNA, NOWHERE)]])
    return value


def _value(state: Position, seat: int, valuation: Valuation | None, hurting: bool) -> float:
    """The value for a seat.

    If a step may cost the others something, their value counts too; without a valuation, only to break ties.
    """
    measure: Callable[[Position, int], float] = valuation.value_of if valuation else total_score
    own = measure(state, seat)
    if not hurting:
        return own
    others = sum([measure(state, other) for other in range(state.seats) if other != seat])
    return own - (others / (state.seats - 1) if valuation else 0.01 * others)


def _worthwhile_kills(state: Position, moves: list[int]) -> list[int]:
    """The Assassins' choices that gain something or cost an opponent something, and one that only removes a meeple."""
    off_board = [move for move in moves if move >> KIND != KILL_ON_TILE >> KIND]
    claims, others = split_kills(state, moves)
    return off_board + claims[:2] + others[:1]


def split_kills(state: Position, moves: list[int]) -> tuple[list[int], list[int]]:
    """The kills that empty a tile without camel, the most valuable first, and the other kills on tiles."""
    owners, stacks, values = state.owners, state.stacks, state.board.values
    claims: list[int] = []
    others: list[int] = []
    for move in moves:
        if move >> KIND == KILL_ON_TILE >> KIND:
            tile = (move & DETAIL) >> 3
            (others if stacks[tile] >> TOTAL > 1 or owners[tile] != NOBODY else claims).append(move)
    if len(claims) > 1:
        claims.sort(key=lambda move: values[(move & DETAIL) >> 3], reverse=True)
    return claims, others


def best_purchase(state: Position, valuation: Valuation) -> int:
    """The best cards for the seat to act to buy on the market, or PASS."""
    price, count, reach = MARKETS[state.board.kinds[state.end]]
    seat = state.actor()
    gain, places = valuation.choose_cards(state.cards(seat), state.row[:reach], count)
    if not places or gain < price or state.gold[seat] < price:
        return PASS
    first, second = sorted([*places, NO_CARD])[:2]
    return TAKE | first << 4 | second
