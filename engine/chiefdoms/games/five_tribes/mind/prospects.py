"""What is worth more than its points: a start on a suit, a Fakir, a Djinn whose power will pay, a tile that will grow.

The weights say how the lead at the end of many games went with what a seat held before. All but the Fakirs' fade as the
game goes on: what is left of it is told by the camels and the meeples on the board.
"""

from __future__ import annotations

from chiefdoms.games.five_tribes.djinns import (
    AL_AMIN,
    BAAL,
    BOURAQ,
    DJINNS,
    ENKI,
    HAURVATAT,
    JAFAAR,
    KANDICHA,
    LETA,
    MARID,
    MONKIR,
    NEKIR,
    SACRED_PRICE,
    UTUG,
    djinns_in,
)
from chiefdoms.games.five_tribes.parts import (
    BLUE,
    CAMELS,
    FAKIR,
    GOODS,
    MARKETS,
    MEEPLES,
    RED,
    SACRED,
    TOTAL,
    VIZIER_BONUS,
    WHITE,
    YELLOW,
)
from chiefdoms.games.five_tribes.rules.position import NO_END, NOBODY
from chiefdoms.games.five_tribes.rules.scoring import suits_points, total_of
from chiefdoms.games.five_tribes.rules.supply import can_pay
from chiefdoms.games.five_tribes.rules.tribes import meeples_of
from chiefdoms.games.five_tribes.state import Position
from chiefdoms.games.five_tribes.text.preview import each_result, estimate
from chiefdoms.players.evaluator import Taste

FAKIR_WORTH = 2.0
FADING = {
    "card": 5.0,  # of goods
    "suits": -0.9,  # each point of suits: the fuller they are, the less there is to hope for
    "elder": 2.0,
    "vizier": 1.5,
    "majority": -0.9,  # each point of the Viziers' bonus: it comes and goes
    "oasis": 1.8,
    "village": 3.3,
    "power": 1.0,  # each point of the table below
}
POWERS = {
    AL_AMIN: 4, BAAL: 12, BOURAQ: 8, ENKI: 7, HAURVATAT: 4, JAFAAR: 6, KANDICHA: 8, LETA: 4, MARID: 18, MONKIR: 8,
    NEKIR: 7, UTUG: 5,
}  # fmt: skip
DJINN_COST = 4.0  # the points of two Elders
ROB = 2.0  # what Assassins can always do: take a meeple that another seat has


class Prospects:
    """What things are worth in a position beyond their points. A taste can change each weight by its name."""

    def __init__(self, state: Position, taste: Taste) -> None:
        self.left = rest_of_game(state)
        self.fakir = 0.0 if state.seat is None else taste.get("fakir", FAKIR_WORTH)
        weights = {key: self.left * taste.get(key, weight) for key, weight in FADING.items()}
        self.card, self.suits, self.elder = weights["card"], weights["suits"], weights["elder"]
        self.vizier, self.majority = weights["vizier"], weights["majority"]
        self.oasis, self.village, self.power = weights["oasis"], weights["village"], weights["power"]

    def standing(self, state: Position, seat: int) -> float:
        """The score of a seat with its prospects."""
        cards = state.cards(seat)
        points = total_of(state, seat) + self.fakir * cards[FAKIR]
        if not self.left:
            return points
        camel, viziers = state.camel, state.viziers
        if state.palms_left:
            points += self.oasis * sum([camel[tile] == seat for tile in state.land.oases])
        if state.palaces_left:
            points += self.village * sum([camel[tile] == seat for tile in state.land.villages])
        fewer = sum([other < viziers[seat] for other in viziers])
        points += self.majority * VIZIER_BONUS * fewer + self.vizier * viziers[seat]
        return points + self.goods(cards) + self.elder * state.elders[seat] + self.powers(state.djinns[seat])

    def goods(self, cards: list[int]) -> float:
        """What goods are worth beyond their points."""
        goods = cards[:GOODS]
        return self.card * sum(goods) + self.suits * suits_points(goods)

    def powers(self, mask: int) -> float:
        """What the powers of Djinns are worth."""
        return self.power * sum([POWERS.get(djinn, 0) for djinn in djinns_in(mask)]) if mask else 0.0

    def choose_cards(self, cards: list[int], row: list[int], count: int) -> tuple[float, list[int]]:
        """The best cards of a row for a hand, one after the other: what they add to it, and their places."""
        hand = cards[:]
        total, places = 0.0, list[int]()
        for _ in range(min(count, len(row))):
            before = self.hand(hand)
            gains: dict[int, float] = {}
            for kind in set(row):
                hand[kind] += 1
                gains[kind] = self.hand(hand) - before
                hand[kind] -= 1
            place = max(
                (place for place in range(len(row)) if place not in places), key=lambda place: gains[row[place]]
            )
            total += gains[row[place]]
            hand[row[place]] += 1
            places.append(place)
        return total, places

    def hand(self, cards: list[int]) -> float:
        """What a hand is worth."""
        return suits_points(cards[:GOODS]) + self.goods(cards) + self.fakir * cards[FAKIR]

    def lead(self, state: Position, seat: int) -> float:
        """How far a seat is ahead of the best of the others."""
        standings = [self.standing(state, one) for one in range(state.seats)]
        return standings[seat] - max(points for one, points in enumerate(standings) if one != seat)


def rest_of_game(state: Position) -> float:
    """The share of the game that is left, from 1 to 0; nothing in the last round."""
    if state.seat is None or state.ending != NO_END:
        return 0.0
    meeples = sum(state.stacks) >> TOTAL
    return (min(state.camels) / CAMELS[state.seats] + meeples / sum(MEEPLES)) / 2


def outlook(state: Position, seat: int, prospects: Prospects) -> list[tuple[int, float]]:
    """Every result of the sowing with what it should bring: the points that need no choice, the best victim's tile,
    what a market or a Sacred Place sells, and the prospects of what is taken."""
    sold = _sold(state, seat, prospects)
    singles = _singles(state) if state.camels[seat] else []
    kinds = state.land.kinds
    taken: dict[int, float] = {}  # by colour and count

    def value(end: int, colour: int) -> float:
        extra = sold.get(kinds[end], 0.0)
        count = 1 + meeples_of(state, end, colour)
        if colour == RED:
            extra += _victim(state, end, count, singles)
        elif colour != BLUE:
            key = count << 3 | colour
            if key not in taken:
                taken[key] = _taken(state, seat, colour, count, prospects)
            extra += taken[key]
        return estimate(state, seat, end, colour) + extra

    return each_result(state, value)


def _sold(state: Position, seat: int, prospects: Prospects) -> dict[int, float]:
    """What the action of each kind of tile gains, if it is one that sells something."""
    cards = state.cards(seat)
    sold = {}
    for kind, (price, count, reach) in MARKETS.items():
        gain, _ = prospects.choose_cards(cards, state.row[:reach], count)
        sold[kind] = max(0.0, gain - price) if state.gold[seat] >= price else 0.0
    if state.djinn_row and any(can_pay(state, seat, payment) for payment in SACRED_PRICE):
        best = max(DJINNS[djinn].points + prospects.powers(1 << djinn) for djinn in state.djinn_row)
        sold[SACRED] = max(0.0, best - DJINN_COST - 2 * prospects.elder)
    return sold


def _singles(state: Position) -> list[tuple[int, int]]:
    """The tiles that one kill empties and claims, with their values, the best first."""
    camel, values = state.camel, state.land.values
    singles = [
        (values[tile], tile) for tile, stack in enumerate(state.stacks) if stack >> TOTAL == 1 and camel[tile] == NOBODY
    ]
    return sorted(singles, reverse=True)


def _victim(state: Position, end: int, reach: int, singles: list[tuple[int, int]]) -> float:
    """What the Assassins' best victim brings, Fakirs spared."""
    distance = state.land.grid.distance[end]
    for value, tile in singles:
        if distance[tile] <= reach and tile != end:
            return float(value)
    return ROB


def _taken(state: Position, seat: int, colour: int, count: int, prospects: Prospects) -> float:
    """What so many Viziers, Elders or Merchants are worth beyond their points."""
    if colour == WHITE:
        return prospects.elder * count
    if colour == YELLOW:
        now = state.viziers[seat]
        passed = sum([now <= other < now + count for one, other in enumerate(state.viziers) if one != seat])
        return prospects.vizier * count + prospects.majority * VIZIER_BONUS * passed
    cards = state.cards(seat)
    before = prospects.goods(cards)
    bought = state.row[:count]
    for kind in bought:
        cards[kind] += 1
    return prospects.goods(cards) - before + prospects.fakir * bought.count(FAKIR)
