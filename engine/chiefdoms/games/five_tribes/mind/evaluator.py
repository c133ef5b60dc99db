"""What a computer player knows of Five Tribes: a plan is a bid, or a whole activation until something unknown shows.

At first sight a plan is worth its gain now. The second look varies its path and its victim, and takes off what is left
for the others. Roll-outs go on to the end of a round, so that everybody has had as many turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from chiefdoms.core.chance import Chance, Quick
from chiefdoms.games.five_tribes.djinns import DJINNS
from chiefdoms.games.five_tribes.mind.prospects import FAKIR_WORTH, Prospects, outlook
from chiefdoms.games.five_tribes.parts import BLUE, MARKETS, PRICES, RED, TOTAL
from chiefdoms.games.five_tribes.rules import turn
from chiefdoms.games.five_tribes.rules.moves import (
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
from chiefdoms.games.five_tribes.rules.position import NOBODY
from chiefdoms.games.five_tribes.rules.scoring import total_of
from chiefdoms.games.five_tribes.state import Position
from chiefdoms.games.five_tribes.text.preview import estimates
from chiefdoms.players.evaluator import Evaluator, Plan, Taste

T = TypeVar("T")

CLOSE = 32  # how many results are played out at first sight
AFTER_POWER = 3  # how many after a power
FORMS = 6  # how many forms of a plan the second look tries
WEIGHTS = {
    "left": 0.9,  # the best gain on the board, if another has the next turn
    "mine": 0.9,  # the same, if the seat itself has it
}
FIRST = 0.5  # of the gain that a place in the turn order promises
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


class FiveTribesEvaluator(Evaluator[Position]):
    trust = 6.0

    def worth(self, state: Position, seat: int, taste: Taste) -> float:
        """The lead over the best of the others, prospects counted."""
        return Prospects(state, taste).lead(state, seat)

    # -- first sight ---------------------------------------------------------------------------------------------------

    def plans(self, state: Position, taste: Taste) -> Iterator[Plan]:
        """Bids by their price, activations by their gain."""
        seat = state.actor()
        if state.phase == MOVING:
            powers = [move for move in state.moves() if move >> KIND == USE >> KIND]
            firsts = _promising(state, Prospects(state, taste)) + powers
        else:
            firsts = [move for move in state.moves() if move >> KIND not in (SELL >> KIND, DROP >> KIND)]
        for move in firsts:
            after, moves = _carry_out(state, [move], None)
            yield Plan(moves, float(total_of(after, seat)))

    # -- second look ---------------------------------------------------------------------------------------------------

    def look_again(self, state: Position, plan: Plan, taste: Taste, random: Random) -> Iterator[Plan]:
        seat = state.actor()
        prospects = Prospects(state, taste)
        if state.phase == BIDDING:
            yield Plan(plan.moves, _promise(state, plan.moves[0], _ranked(state, seat, prospects), prospects))
            return
        for after, moves in _forms(state, plan, int(taste.get("forms", FORMS)), prospects, random):
            yield Plan(moves, self.worth(after, seat, taste) + _left(after, seat, taste))

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


def _forms(
    state: Position, plan: Plan, count: int, prospects: Prospects, random: Random
) -> Iterator[tuple[Position, tuple[int, ...]]]:
    """Ways to carry a plan out, and what each leads to. After a power the activation goes on, as well as it can."""
    first = plan.moves[0]
    if first >> KIND != SOW >> KIND:
        after, moves = _carry_out(state, plan.moves, prospects)
        if after.phase != MOVING or _activation(after) != _activation(state):
            yield after, moves
            return
        for result in _best(outlook(after, after.actor(), prospects), AFTER_POWER):
            yield _carry_out(after, [result], prospects)[0], moves
        return
    tried = set()
    for form in range(count):
        if form == 0:
            after, moves = _carry_out(state, plan.moves, prospects)
        elif form == 1:
            after, moves = _carry_out(state, [first], prospects)
        else:
            after, moves = _vary(state, first, prospects, random)
        if moves not in tried:
            tried.add(moves)
            yield after, moves


def _carry_out(state: Position, moves: Sequence[int], prospects: Prospects | None) -> tuple[Position, tuple[int, ...]]:
    """Play moves, and then the rest of the activation by the gain of each step, as far as nothing unknown shows. The
    gain is that of the prospects; without them that of the score."""
    after = state.clone()
    chance = Watched()
    now = _activation(state)
    played = []
    for move in moves:
        after.play(move, chance)
        played.append(move)
    while state.phase != BIDDING and not chance.asked and _activation(after) == now and after.phase != MOVING:
        move = _next_step(after, prospects)
        after.play(move, chance)
        played.append(move)
    return after, tuple(played)


def _activation(state: Position) -> tuple[int | None, int, int]:
    """Which activation is under way."""
    return state.seat, state.round, len(state.order)


def _next_step(state: Position, prospects: Prospects | None) -> int:
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
    elif prospects and phase == TILE and state.land.kinds[state.end] in MARKETS:
        moves = [move for move in moves if move >> KIND == USE >> KIND] + [_buy_cards(state, prospects)]
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: _standing_after(state, move, prospects))


def _standing_after(state: Position, move: int, prospects: Prospects | None) -> float:
    """How the seat to act stands after a move; an invoked Djinn counts with what it makes of the next step."""
    seat = state.actor()
    hurting = state.colour == RED and state.phase in (TRIBE, SECOND_KILL)
    if move == END:
        return _standing(state, seat, prospects, hurting)
    after = state.clone()
    turn.play(after, move, None, None)
    if move >> KIND == USE >> KIND and state.phase == TRIBE and after.phase == TRIBE:
        steps = [step for step in after.moves() if step >> KIND != USE >> KIND]
        return max(_standing_after(after, step, prospects) for step in _victims(after, steps))
    return _standing(after, seat, prospects, hurting)


def _standing(state: Position, seat: int, prospects: Prospects | None, hurting: bool) -> float:
    """What a seat has; where a step may hurt the others, theirs counts too: to the score only among equals."""
    measure: Callable[[Position, int], float] = prospects.standing if prospects else total_of
    own = measure(state, seat)
    if not hurting:
        return own
    others = sum([measure(state, other) for other in range(state.seats) if other != seat])
    return own - (others / (state.seats - 1) if prospects else 0.01 * others)


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
        return _buy_cards(state, Prospects(state, {}))
    if phase == TILE and moves[0] >> KIND == BUY >> KIND:
        return max(moves[:-1], key=lambda move: DJINNS[(move & DETAIL) >> 3].points)
    if phase == TRIBE and state.colour == BLUE:
        return last if state.land.blue[state.end] > FAKIR_WORTH else moves[0]
    claims, _ = _claims(state, moves)
    if claims:
        return claims[0]
    if last >> KIND == ROB >> KIND:
        return last
    return moves[int(random.random() * len(moves))]


def _buy_cards(state: Position, prospects: Prospects) -> int:
    """The cards that the market had best sell to the seat to act, or none."""
    price, count, reach = MARKETS[state.land.kinds[state.end]]
    seat = state.actor()
    gain, places = prospects.choose_cards(state.cards(seat), state.row[:reach], count)
    if not places or gain < price or state.gold[seat] < price:
        return PASS
    first, second = sorted([*places, NO_CARD])[:2]
    return TAKE | first << 4 | second


def _vary(state: Position, sowing: int, prospects: Prospects, random: Random) -> tuple[Position, tuple[int, ...]]:
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
    return _carry_out(state, moves, prospects)


# -- what is on the board ----------------------------------------------------------------------------------------------


def _promising(state: Position, prospects: Prospects) -> list[int]:
    """The results of the sowing that may be best: some by their points alone, more with all that they promise."""
    seat = state.actor()
    surest = _best(estimates(state, seat), CLOSE // 4)
    return list(dict.fromkeys(surest + _best(outlook(state, seat, prospects), CLOSE)))


def _best(pairs: Sequence[tuple[int, float]], count: int) -> list[int]:
    """The results with the greatest gains."""
    return [result for result, _ in sorted(pairs, key=lambda pair: pair[1], reverse=True)[:count]]


def _left(state: Position, seat: int, taste: Taste) -> float:
    """What the best result on the board means for the seat, now that the next marker has it."""
    if state.seat is None or state.phase != MOVING:
        return 0.0
    best = max((points for _, points in outlook(state, state.seat, Prospects(state, taste))), default=0)
    key = "mine" if state.seat == seat else "left"
    weight = taste.get(key, WEIGHTS[key])
    return weight * best if state.seat == seat else -weight * best


def _quick_sowing(state: Position, random: Random) -> int:
    """The result with the best estimate, the last of equals in any order; now and then any."""
    pairs = outlook(state, state.actor(), Prospects(state, {}))
    if random.random() < RASHNESS:
        return pairs[int(random.random() * len(pairs))][0]
    most = max([points for _, points in pairs])
    best = [result for result, points in pairs if points == most]
    return best[int(random.random() * len(best))]


def _quick_bid(state: Position, random: Random) -> int:
    """The bid that promises most, blurred."""
    prospects = Prospects(state, {})
    ranked = _ranked(state, state.actor(), prospects)
    return max(state.moves(), key=lambda bid: _promise(state, bid, ranked, prospects) + BLUR * random.random())


def _promise(state: Position, bid: int, ranked: list[float], prospects: Prospects) -> float:
    """As if each marker ahead took the best of the ends that is left: a part of the gain that remains, less the price.
    Only a part, because each turn makes new gains too."""
    spot, fakirs = (bid & DETAIL) >> 5, bid & 31
    ahead = sum([seat != NOBODY for seat in state.track[:spot]])
    return FIRST * ranked[ahead] - PRICES[spot + fakirs] - prospects.fakir * fakirs


def _ranked(state: Position, seat: int, prospects: Prospects) -> list[float]:
    """The best gain on each end, the best first."""
    gains: dict[int, float] = {}
    for result, points in outlook(state, seat, prospects):
        end = result >> 3 & 31
        if points > gains.get(end, -1):
            gains[end] = points
    return sorted(gains.values(), reverse=True) + [0.0] * len(PRICES)


EVALUATOR = FiveTribesEvaluator()
