"""Chance is a function of seed and key: the same everywhere, fair, and without memory."""

from __future__ import annotations

from collections import Counter

from chiefdoms.core.chance import Keyed, Quick, WatchedChance, digest, draw_several


def test_known_values_never_change() -> None:
    """Saved games and links depend on these numbers."""
    chance = Keyed("abc")
    assert [chance.below(6, "roll", turn, 0) for turn in range(8)] == [2, 3, 2, 3, 4, 5, 5, 4]
    assert Keyed("").below(1_000_000) == 652448
    assert "".join(chance.shuffled("ABCDEFGH", "deck")) == "EAHDGCFB"
    assert digest("Çelik 村") == 0x3AABCEB6E2DA6751


def test_earlier_requests_do_not_matter() -> None:
    fresh, used = Keyed("seed"), Keyed("seed")
    for number in range(50):
        used.below(6, "noise", number)
    assert [fresh.below(100, "x", n) for n in range(20)] == [used.below(100, "x", n) for n in range(20)]


def test_seeds_and_keys_give_different_numbers() -> None:
    seen = {
        Keyed(seed).below(1 << 40, *key)
        for seed in ("a", "b", "ab", "a ")
        for key in [(), ("a",), ("b",), ("a", 1), (1, "a"), ("a", 1, 0), ("a", 10), (0,), (-1,)]
    }
    assert len(seen) == 4 * 9


def test_dice_are_fair() -> None:
    chance = Keyed("fair")
    counts = Counter(chance.below(6, "roll", turn, die) for turn in range(10_000) for die in range(3))
    assert set(counts) == set(range(6))
    # Five standard deviations of a fair die over thirty thousand throws.
    assert all(abs(count - 5000) < 323 for count in counts.values())


def test_pairs_of_dice_are_independent() -> None:
    chance = Keyed("pairs")
    counts = Counter((chance.below(6, "roll", turn, 0), chance.below(6, "roll", turn, 1)) for turn in range(36_000))
    assert len(counts) == 36
    assert all(abs(count - 1000) < 158 for count in counts.values())


def test_shuffles_keep_every_item_and_reach_every_order() -> None:
    chance = Keyed("shuffle")
    orders = Counter("".join(chance.shuffled("abc", "deck", number)) for number in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 145 for count in orders.values())


def test_several_numbers_at_once_are_the_same_as_one_by_one() -> None:
    chance = Keyed("lanes")
    for count in (0, 1, 2, 3, 9, 30, 100):
        bounds = [7 * number + 1 for number in range(count)]
        for first in (0, 1, 12345):
            for key in ((), ("draw",), ("draw", 5)):
                one_by_one = [chance.below(bound, *key, first + number) for number, bound in enumerate(bounds)]
                assert draw_several(chance, bounds, first, *key) == one_by_one
                watched = WatchedChance(chance)
                assert draw_several(watched, bounds, first, *key) == one_by_one
                assert watched.asked == (count > 0)


def test_a_shuffle_swaps_each_item_with_one_of_those_up_to_it() -> None:
    chance = Keyed("swaps")
    for size in (0, 1, 2, 30):
        items = list(range(size))
        for last in range(size - 1, 0, -1):
            other = chance.below(last + 1, "order", last)
            items[last], items[other] = items[other], items[last]
        assert chance.shuffled(range(size), "order") == items


def test_the_quick_source_has_the_same_interface() -> None:
    one, other = Quick(1), Quick(1)
    assert [one.below(6, "roll", n) for n in range(20)] == [other.below(6) for _ in range(20)]
    assert sorted(one.shuffled("hello", "deck")) == sorted("hello")
