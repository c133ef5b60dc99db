"""Final scoring."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from random import Random

from chiefdoms.games.five_tribes.components import SUIT_POINTS
from chiefdoms.games.five_tribes.rules.scoring import LINES, suits_points
from tests.games.five_tribes.table import VIZIERS, lay


def test_the_lines_in_the_order_of_the_rule_book() -> None:
    match = lay(
        "A1=S6:Y B1=S6:YR C1=O8:-@1t2 D1=V5:-@1p3 E1=P15:-@2t1p1",
        p1="gold 17, camels 5, viziers 3, elders 4, djinns baal sloar, cards fish*2 wheat fakir",
        p2="gold 4, camels 5, viziers 2",
    )
    mine, other = match.scores()
    assert tuple(line.key for line in mine.lines) == LINES
    assert [(line.count, line.points) for line in mine.lines] == [
        (17, 17), (3, 3), (1, 10), (4, 8), (2, 14), (2, 6), (3, 15), (2, 13), (3, 4),
    ]  # fmt: skip
    assert mine.total == 17 + 3 + 10 + 8 + 14 + 6 + 15 + 13 + 4
    assert other.total == 4 + 2 + 3 + 5 + 15


def test_viziers_score_10_for_each_opponent_with_strictly_fewer() -> None:
    match = lay(
        VIZIERS,
        seats=4,
        p1="gold 0, camels 5, viziers 5",
        p2="gold 0, camels 5, viziers 3",
        p3="gold 0, camels 5, viziers 3",
        p4="gold 0, camels 5",
    )
    assert [card.points("vizier-bonus") for card in match.scores()] == [30, 10, 10, 0]


def test_palms_and_palaces_count_on_ones_own_tiles_only() -> None:
    match = lay("A1=S6:Y B1=S6:YR C1=O8:-t2 D1=V5:-@2p3")
    assert [card.points("palms") for card in match.scores()] == [0, 0]
    assert [card.points("palaces") for card in match.scores()] == [0, 15]


def test_fakirs_score_nothing() -> None:
    match = lay(VIZIERS, p1="gold 0, camels 5, cards fakir*6")
    assert match.scores()[0].total == 0


@cache
def best_split(goods: tuple[int, ...]) -> int:
    """The best way to make suits of goods, by trying every first suit."""
    kinds = [kind for kind, count in enumerate(goods) if count]
    best = 0
    for size in range(1, len(kinds) + 1):
        for suit in combinations(kinds, size):
            rest = tuple(count - (kind in suit) for kind, count in enumerate(goods))
            best = max(best, SUIT_POINTS[size] + best_split(rest))
    return best


def best_wild(goods: tuple[int, ...], wild: int) -> int:
    if not wild:
        return best_split(goods)
    more = [tuple(count + (kind == other) for other, count in enumerate(goods)) for kind in range(len(goods))]
    return max(best_wild(one, wild - 1) for one in more)


def test_ruling_16_final_suits_are_chosen_best() -> None:
    random = Random(16)
    for _ in range(60):
        goods = tuple(random.choice((0, 0, 0, 1, 1, 2)) for _ in range(9))
        assert suits_points(list(goods)) == best_split(goods), goods


def test_ruling_16_al_amins_wild_cards_are_chosen_best() -> None:
    random = Random(17)
    for _ in range(8):
        goods = tuple(random.choice((0, 0, 1, 1, 2)) for _ in range(9))
        wild = random.choice((1, 1, 1, 2))
        assert suits_points(list(goods), wild) == best_wild(goods, wild), (goods, wild)


def test_ruling_16_wild_cards_go_on_when_a_suit_is_full() -> None:
    assert suits_points([1] * 9, 2) == 60 + 3
    assert suits_points([0] * 9, 9) == 60
    assert suits_points([0] * 9, 0) == 0
    assert suits_points([2, 1, 1, 1, 1, 1, 1, 1, 0], 1) == 60 + 1


def test_increments_never_fall() -> None:
    steps = [after - before for before, after in pairwise(SUIT_POINTS)]
    assert steps == [1, 2, 4, 6, 8, 9, 10, 10, 10]
    assert steps == sorted(steps)
