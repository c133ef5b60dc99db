"""What things are worth beyond their points.

Examples are an incomplete suit, a Fakir, a Djinn whose power will be used, and a tile that will get more palm trees or
palaces. The weights were fitted to many games: how the final lead depended on what a seat held earlier. All except the
Fakirs' shrink as the game goes on; the camels and the meeples on the board show how much of it is left.
"""

from __future__ import annotations

from chiefdoms.games.five_tribes.components import CAMELS, FAKIR, GOODS, SUIT_POINTS, VIZIER_BONUS
from chiefdoms.games.five_tribes.djinns import (
    AL_AMIN,
    BAAL,
    BOURAQ,
    ENKI,
    HAURVATAT,
    JAFAAR,
    KANDICHA,
    LETA,
    MARID,
    MONKIR,
    NEKIR,
    UTUG,
    djinns_in,
)
from chiefdoms.games.five_tribes.meeples import MEEPLES, TOTAL
from chiefdoms.games.five_tribes.rules.position import NO_END, Position
from chiefdoms.games.five_tribes.rules.scoring import suits_points, total_score
from chiefdoms.players.evaluator import Weights

FAKIR_VALUE = 2.0
TAKEN = float("-inf")  # the gain of a card that was already chosen
WEIGHTS = {  # at the start of the game; they shrink to nothing
    "card": 5.0,  # of goods
    "suits": -0.9,  # each point of suits: the fuller they are, the less can be added
    "elder": 2.0,
    "vizier": 1.5,
    "majority": -0.9,  # each point of the Viziers' bonus: it is easily lost again
    "oasis": 1.8,
    "village": 3.3,
    "power": 1.0,  # each point of POWERS
}
POWERS = {
    AL_AMIN: 4, BAAL: 12, BOURAQ: 8, ENKI: 7, HAURVATAT: 4, JAFAAR: 6, KANDICHA: 8, LETA: 4, MARID: 18, MONKIR: 8,
    NEKIR: 7, UTUG: 5,
}  # fmt: skip


class Valuation:
    """What things are worth in one position. `weights` can replace any of WEIGHTS, and "fakir"."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.left = share_left(position)
        self.fakir = 0.0 if position.seat is None else weights.get("fakir", FAKIR_VALUE)
        weights, left = {**WEIGHTS, **weights} if weights else WEIGHTS, self.left
        self.card, self.suits, self.elder = left * weights["card"], left * weights["suits"], left * weights["elder"]
        self.vizier, self.majority = left * weights["vizier"], left * weights["majority"]
        self.oasis, self.village = left * weights["oasis"], left * weights["village"]
        self.power = left * weights["power"]

    def value_of(self, position: Position, seat: int) -> float:
        """The score of a seat with what its things are worth beyond that."""
        cards = position.cards(seat)
        points = total_score(position, seat) + self.fakir * cards[FAKIR]
        if not self.left:
            return points
        owners, viziers = position.owners, position.viziers
        if position.palms_left:
            points += self.oasis * sum([owners[tile] == seat for tile in position.board.oases])
        if position.palaces_left:
            points += self.village * sum([owners[tile] == seat for tile in position.board.villages])
        fewer = sum([other < viziers[seat] for other in viziers])
        points += self.majority * VIZIER_BONUS * fewer + self.vizier * viziers[seat]
        return (
            points
            + self.goods_value(cards)
            + self.elder * position.elders[seat]
            + self.power_value(position.djinns[seat])
        )

    def goods_value(self, cards: list[int]) -> float:
        """What goods are worth beyond their points."""
        goods = cards[:GOODS]
        return self.card * sum(goods) + self.suits * suits_points(goods)

    def power_value(self, djinns: int) -> float:
        """What the powers of Djinns (a mask) are worth."""
        return self.power * sum([POWERS.get(djinn, 0) for djinn in djinns_in(djinns)]) if djinns else 0.0

    def choose_cards(self, cards: list[int], row: list[int], count: int) -> tuple[float, list[int]]:
        """The best cards of a row for a hand, one after the other: what they add to it, and their places."""
        hand = cards[:]
        total, places = 0.0, list[int]()
        for _ in range(min(count, len(row))):
            gains = self._gains(hand, row)
            for place in places:
                gains[place] = TAKEN
            most = max(gains)
            place = gains.index(most)
            total += most
            hand[row[place]] += 1
            places.append(place)
        return total, places

    def _gains(self, hand: list[int], row: list[int]) -> list[float]:
        """What each card of a row adds to a hand.

        One more card of a kind joins the first suit that lacks this kind, so all kinds with equally many cards in the
        hand add the same.
        """
        goods, fakirs = hand[:GOODS], hand[FAKIR]
        count, points = sum(goods), suits_points(goods)
        before = self._cards_value(count, points, fakirs)
        by_count: dict[int, float] = {}
        gains = []
        for kind in row:
            if kind == FAKIR:
                gains.append(self._cards_value(count, points, fakirs + 1) - before)
                continue
            have = goods[kind]
            if have not in by_count:
                suit = sum([other > have for other in goods])
                more = SUIT_POINTS[suit + 1] - SUIT_POINTS[suit]
                by_count[have] = self._cards_value(count + 1, points + more, fakirs) - before
            gains.append(by_count[have])
        return gains

    def _cards_value(self, goods: int, points: int, fakirs: int) -> float:
        """What a number of goods, with the points of their suits, and of Fakirs are worth."""
        return points + (self.card * goods + self.suits * points) + self.fakir * fakirs

    def lead(self, position: Position, seat: int) -> float:
        """How far a seat is ahead of the best of the others."""
        values = [self.value_of(position, one) for one in range(position.seats)]
        return values[seat] - max(value for one, value in enumerate(values) if one != seat)


def share_left(position: Position) -> float:
    """The share of the game that is left, from 1 to 0; nothing in the last round."""
    if position.seat is None or position.ending != NO_END:
        return 0.0
    meeples = sum(position.stacks) >> TOTAL
    return (min(position.camels) / CAMELS[position.seats] + meeples / sum(MEEPLES)) / 2
