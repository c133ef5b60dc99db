"""What a computer player knows of Five Tribes: a plan is a bid, or a whole activation until something unknown shows.

At first sight a plan is worth its gain now. The second look varies its path and its victim, and takes off what is left
for the others. Roll-outs go on to the end of a round, so that everybody has had as many turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.games.five_tribes import turn
from chiefdoms.games.five_tribes.djinns import DJINNS
from chiefdoms.games.five_tribes.moves import (
    BIDDING,
    BUY,
    DETAIL,
    DROP,
    END,
    GO,
    KILL,
    KIND,
    MOVING,
    NO_CARD,
    PASS,
    PATH,
    ROB,
    SALE,
    SECOND_KILL,
    SELL,
    SOW,
    TAKE,
    TILE,
    TRIBE,
    USE,
    WRAP_UP,
)
from chiefdoms.games.five_tribes.parts import BLUE, FAKIR, GOODS, MARKETS, PRICES, RED, SACRED, TOTAL
from chiefdoms.games.five_tribes.scoring import suits_points, total_of
from chiefdoms.games.five_tribes.state import Position
from chiefdoms.games.five_tribes.table import NOBODY
from chiefdoms.games.five_tribes.worth import estimates
from chiefdoms.players.judge import Judge, Plan, Taste

T = TypeVar("T")

CLOSE = 32  # how many results are played out at first sight
WEIGHTS = {
    "forms": 6,  # how many forms of a plan the second look tries
    "fakir": 2.0,  # a Fakir in hand
    "left": 0.9,  # the best gain on the board, if another has the next turn
    "mine": 0.9,  # the same, if the seat itself has it
    "first": 0.5,  # the gain that a place in the turn order promises
}
BLUR = 2.0  # of a roll-out's bids
RASHNESS = 0.15  # how often a roll-out's sowing is any at all


class Watched(Quick):
    """Chance that remembers that it was asked."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = False

    def below(self, n: int, *key: str | int) -> int:
        self.asked = True
        return super().below(n)

    def shuffled(self, items: Sequence[T], *key: str | int) -> list[T]:
        self.asked = True
        return super().shuffled(items)


class FiveTribesJudge(Judge[Position]):
    trust = 6.0

    def worth(self, state: Position, seat: int, taste: Taste) -> float:
        """The lead over the best of the others, Fakirs counted."""
        fakir = 0.0 if state.seat is None else taste.get("fakir", WEIGHTS["fakir"])
        totals = [total_of(state, one) + fakir * state.hands[10 * one + FAKIR] for one in range(state.seats)]
        return totals[seat] - max(total for one, total in enumerate(totals) if one != seat)

    # -- first sight ---------------------------------------------------------------------------------------------------

    def plans(self, state: Position, taste: Taste) -> Iterator[Plan]:
        """Bids by their price, activations by their gain."""
        seat = state.actor()
        if state.phase == MOVING:
            powers = [move for move in state.moves() if move >> KIND == USE >> KIND]
            firsts = _promising(state)[:CLOSE] + powers
        else:
            firsts = [move for move in state.moves() if move >> KIND not in (SELL >> KIND, DROP >> KIND)]
        for move in firsts:
            after, moves = _carry_out(state, [move])
            yield Plan(tuple(moves), float(total_of(after, seat)))

    # -- second look ---------------------------------------------------------------------------------------------------

    def look_again(self, state: Position, plan: Plan, taste: Taste, random: Random) -> list[Plan]:
        seat = state.actor()
        if state.phase == BIDDING:
            return [Plan(plan.moves, _promise(state, plan.moves[0], _ranked(state, seat)))]
        best: Plan | None = None
        tried = set()
        for form in range(int(taste.get("forms", WEIGHTS["forms"]))):
            if form == 0:
                moves = list(plan.moves)
            elif plan.moves[0] >> KIND == SOW >> KIND:
                fakir = taste.get("fakir", WEIGHTS["fakir"])
                if form == 1:
                    moves = _carry_out(state, [plan.moves[0]], fakir)[1]
                else:
                    moves = _vary(state, plan.moves[0], fakir, random)
            else:
                break
            if tuple(moves) in tried:
                continue
            tried.add(tuple(moves))
            after = state.clone()
            for move in moves:
                after.play(move, Quick(0))
            worth = self.worth(after, seat, taste) + _left(after, seat, taste)
            if best is None or worth > best.worth:
                best = Plan(tuple(moves), worth)
        assert best is not None
        return [best]

    # -- roll-outs -----------------------------------------------------------------------------------------------------

    def roll_out(self, state: Position, chance: Chance, random: Random) -> None:
        """To the end of this round, and of the next one if this one is nearly over."""
        rest = len(state.waiting) + sum(seat != NOBODY for seat in state.track)
        self._play_to_round(state, state.round + (1 if rest > 1 else 2), chance, random)

    def _play_to_round(self, state: Position, number: int, chance: Chance, random: Random) -> None:
        while state.seat is not None and state.round < number:
            state.play(self.quick_move(state, random), chance)

    def quick_move(self, state: Position, random: Random) -> int:
        phase = state.phase
        if phase == BIDDING:
            return _quick_bid(state, random)
        if phase == MOVING:
            return _quick_sowing(state, random)
        return _quick_step(state, random)


# -- an activation step by step ----------------------------------------------------------------------------------------


def _carry_out(state: Position, moves: list[int], fakir: float = 0.0) -> tuple[Position, list[int]]:
    """Play moves, and then the rest of the activation by the gain of each step, as far as nothing unknown shows."""
    after = state.clone()
    chance = Watched()
    now = _activation(state)
    played = []
    for move in moves:
        after.play(move, chance)
        played.append(move)
    while state.phase != BIDDING and not chance.asked and _activation(after) == now and after.phase != MOVING:
        move = _next_step(after, fakir)
        after.play(move, chance)
        played.append(move)
    return after, played


def _activation(state: Position) -> tuple[int | None, int, int]:
    """Which activation is under way."""
    return state.seat, state.round, len(state.order)


def _next_step(state: Position, fakir: float) -> int:
    """The step that gains most now; of equals the one that hurts others most. Goods are kept, not sold."""
    phase = state.phase
    if phase == PATH:
        return GO
    if phase == SALE:
        return END
    moves = state.moves()
    if phase == WRAP_UP:
        moves = [move for move in moves if move >> KIND != SELL >> KIND]
    elif phase == TRIBE and state.colour == RED:
        moves = _victims(state, moves)
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: _standing_after(state, move, fakir))


def _standing_after(state: Position, move: int, fakir: float) -> float:
    """How the seat to act stands after a move; an invoked Djinn counts with what it makes of the next step."""
    seat = state.actor()
    hurting = state.colour == RED and state.phase in (TRIBE, SECOND_KILL)
    if move == END:
        return _standing(state, seat, fakir, hurting)
    after = state.clone()
    turn.play(after, move, None, None)
    if move >> KIND == USE >> KIND and state.phase == TRIBE and after.phase == TRIBE:
        steps = [step for step in after.moves() if step >> KIND != USE >> KIND]
        return max(_standing_after(after, step, fakir) for step in _victims(after, steps))
    return _standing(after, seat, fakir, hurting)


def _standing(state: Position, seat: int, fakir: float, hurting: bool) -> float:
    """The score with Fakirs; where a step may hurt the others, theirs counts a little too."""
    own = total_of(state, seat) + fakir * state.hands[10 * seat + FAKIR]
    if not hurting:
        return own
    return own - 0.01 * sum(total_of(state, other) for other in range(state.seats) if other != seat)


def _victims(state: Position, moves: list[int]) -> list[int]:
    """The Assassins' choices that can gain something, or hurt, and one that only clears the board."""
    telling = [move for move in moves if move >> KIND != KILL >> KIND]
    claims, others = _claims(state, moves)
    return telling + claims[:2] + others[:1]


def _claims(state: Position, moves: list[int]) -> tuple[list[int], list[int]]:
    """The kills that empty a tile without camel, the most valuable first, and the others."""
    camel, stacks, values = state.camel, state.stacks, state.land.values
    claims: list[int] = []
    others: list[int] = []
    for move in moves:
        if move >> KIND == KILL >> KIND:
            tile = (move & DETAIL) >> 3
            (others if stacks[tile] >> TOTAL > 1 or camel[tile] != NOBODY else claims).append(move)
    if len(claims) > 1:
        claims.sort(key=lambda move: values[(move & DETAIL) >> 3], reverse=True)
    return claims, others


def _quick_step(state: Position, random: Random) -> int:
    """A step of an activation by rules of thumb: for roll-outs, in which trying each would take too long."""
    phase = state.phase
    if phase == PATH:
        return GO
    if phase in (SALE, WRAP_UP):
        return END
    moves = [move for move in state.moves() if move >> KIND != USE >> KIND]
    last = moves[-1]
    if len(moves) == 1:
        return last
    if phase == TILE and moves[0] >> KIND == TAKE >> KIND:
        return _quick_market(state)
    if phase == TILE and moves[0] >> KIND == BUY >> KIND:
        return max(moves[:-1], key=lambda move: DJINNS[(move & DETAIL) >> 3].points)
    if phase == TRIBE and state.colour == BLUE:
        return last if state.land.blue[state.end] > WEIGHTS["fakir"] else moves[0]
    claims, _ = _claims(state, moves)
    if claims:
        return claims[0]
    if last >> KIND == ROB >> KIND:
        return last
    return moves[int(random.random() * len(moves))]


def _quick_market(state: Position) -> int:
    """The cards that add most to the suits, one by one, if they are nearly worth their price."""
    seat = state.actor()
    price, count, reach = MARKETS[state.land.kinds[state.end]]
    goods = state.cards(seat)[:GOODS]
    before = suits_points(goods)
    gains = []
    for place, kind in enumerate(state.row[:reach]):
        if kind < GOODS:
            goods[kind] += 1
            gains.append((suits_points(goods) - before, -place))
            goods[kind] -= 1
        else:
            gains.append((2, -place))
    chosen = sorted(gains, reverse=True)[:count]
    if sum(gain for gain, _ in chosen) < price:
        return PASS
    first, second = sorted([-place for _, place in chosen] + [NO_CARD])[:2]
    return TAKE | first << 4 | second


def _vary(state: Position, sowing: int, fakir: float, random: Random) -> list[int]:
    """The same result by any path, and sometimes with any victim."""
    after = state.clone()
    now = _activation(state)
    moves = [sowing]
    after.play(sowing, Quick(0))
    while _activation(after) == now and after.phase == PATH:
        drops = [move for move in after.moves() if move != GO]
        moves.append(drops[int(random.random() * len(drops))])
        after.play(moves[-1], Quick(0))
    if _activation(after) == now and after.phase == TRIBE and after.colour == RED and random.random() < 0.6:
        kills = [move for move in after.moves() if move >> KIND in (KILL >> KIND, ROB >> KIND)]
        if kills:
            moves.append(kills[int(random.random() * len(kills))])
    return _carry_out(state, moves, fakir)[1]


# -- what is on the board ----------------------------------------------------------------------------------------------


def _promising(state: Position) -> list[int]:
    """The results of the sowing, those that may gain most first: what a tile sells and a victim may bring included."""
    seat = state.actor()
    hopes = dict.fromkeys(MARKETS, 2) | {SACRED: 6 if state.elders[seat] > 1 else 0}
    kinds = state.land.kinds

    def hope(pair: tuple[int, int]) -> int:
        result, points = pair
        return points + hopes.get(kinds[result >> 3 & 31], 0) + (6 if result & 7 == RED else 0)

    return [result for result, _ in sorted(estimates(state, seat), key=hope, reverse=True)]


def _left(state: Position, seat: int, taste: Taste) -> float:
    """What the best result on the board means for the seat, now that the next marker has it."""
    if state.seat is None or state.phase != MOVING:
        return 0.0
    best = max((points for _, points in estimates(state, state.seat)), default=0)
    key = "mine" if state.seat == seat else "left"
    weight = taste.get(key, WEIGHTS[key])
    return weight * best if state.seat == seat else -weight * best


def _quick_sowing(state: Position, random: Random) -> int:
    """The result with the best estimate, the last of equals in any order; now and then any."""
    pairs = estimates(state, state.actor())
    if random.random() < RASHNESS:
        return pairs[int(random.random() * len(pairs))][0]
    most = max([points for _, points in pairs])
    best = [result for result, points in pairs if points == most]
    return best[int(random.random() * len(best))]


def _quick_bid(state: Position, random: Random) -> int:
    """The bid that promises most, blurred."""
    ranked = _ranked(state, state.actor())
    return max(state.moves(), key=lambda bid: _promise(state, bid, ranked) + BLUR * random.random())


def _promise(state: Position, bid: int, ranked: list[int]) -> float:
    """As if each marker ahead took the best of the ends that is left: a part of the gain that remains, less the price.
    Only a part, because each turn makes new gains too."""
    spot, fakirs = (bid & DETAIL) >> 5, bid & 31
    ahead = sum([seat != NOBODY for seat in state.track[:spot]])
    return WEIGHTS["first"] * ranked[ahead] - PRICES[spot + fakirs] - WEIGHTS["fakir"] * fakirs


def _ranked(state: Position, seat: int) -> list[int]:
    """The best gain on each end, the best first."""
    gains: dict[int, int] = {}
    for result, points in estimates(state, seat):
        end = result >> 3 & 31
        if points > gains.get(end, -1):
            gains[end] = points
    return sorted(gains.values(), reverse=True) + [0] * len(PRICES)


JUDGE = FiveTribesJudge()
