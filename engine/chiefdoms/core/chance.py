"""Chance as a function of a seed and a key, not a stream.

The same seed and key always give the same number, whatever was drawn before. So the dice are the same after an undo,
two people who play the same seed get the same dice, and a record need not contain dice. The generator is our own (a
64-bit mixing function), because Python guarantees only a small part of `random` to be stable between versions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import mul
from random import Random
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP, _FIRST_FACTOR, _SECOND_FACTOR = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def _mix(value: int) -> int:
    """Mix 64 bits (the finalizer of splitmix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK  # written out: constants are faster than global names
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def _mix_twice(value: int) -> int:
    """`_mix(_mix(value))`, written out, because all dice are made by it."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    value = ((value ^ (value >> 31)) + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class _Lanes:
    """Mixes several numbers at once, in a quarter of the time that one after the other would take.

    Each number has a lane of 128 bits in one long integer and uses the lower half of it. A product fits in a lane. The
    mask clears the upper halves, and with them what a shift brings from the next lane. What a shift brings can stay
    there in an addition, which it never reaches, and at the end, because only the lower halves are read.
    """

    __slots__ = ("_count", "_mask", "_ones", "_steps", "_unpack", "_upwards")

    def __init__(self, count: int) -> None:
        self._count = count
        self._ones = sum(1 << 128 * lane for lane in range(count))
        self._upwards = sum(lane << 128 * lane for lane in range(count))  # 0, 1, 2, ...
        self._mask = self._ones * _MASK
        self._steps = self._ones * _STEP
        self._unpack = Struct("<" + "Q8x" * count).unpack

    def numbers_at(self, place: int, first: int) -> tuple[int, ...]:
        """`_mix(_mix(place ^ number))` for each number, counted from `first`."""
        mask = self._mask
        lanes = place * self._ones ^ (self._upwards + first * self._ones)
        for _ in range(2):
            lanes = (lanes + self._steps) & mask
            lanes = ((lanes ^ (lanes >> 30)) & mask) * _FIRST_FACTOR & mask
            lanes = ((lanes ^ (lanes >> 27)) & mask) * _SECOND_FACTOR & mask
            lanes ^= lanes >> 31
        return self._unpack(lanes.to_bytes(16 * self._count, "little"))


_lanes_for = cache(_Lanes)  # few different numbers
_BLOCK = _Lanes(8)
_NO_BLOCK: tuple[int, tuple[int, ...]] = (-1, ())


def digest(text: str) -> int:
    """64 bits from a text, the same on every machine."""
    value = len(text)
    for byte in text.encode("utf-8"):
        value = _mix(value ^ byte)
    return value


_digest_of_word = lru_cache(maxsize=256)(digest)  # keys are made of a few words, the same in every match


class Chance(Protocol):
    """Where random numbers come from: `Keyed` in a match, `Quick` in a search."""

    def below(self, n: int, *key: str | int) -> int:
        """A number from 0 to n - 1 that depends on the key."""
        ...

    def shuffled(self, items: Sequence[T], *key: str | int) -> list[T]:
        """The items in an order that depends on the key."""
        ...


class Keyed:
    """The chance of a match: a pure function of its seed and the key."""

    __slots__ = ("_blocks", "_places", "_root")

    def __init__(self, seed: str) -> None:
        self._root = _mix(digest(seed))  # once more, so that a seed and a word of a key never cancel out
        self._places: dict[str | int, int] = {}  # cache for the first parts of keys, which are few and used very often
        self._blocks: dict[str | int, tuple[int, tuple[int, ...]]] = {}  # the last numbers of each word, from the first

    def below(self, n: int, *key: str | int) -> int:
        # An empty key is mixed as well, and scaling keeps the bias below 2**-50 for every n that a game uses.
        if len(key) == 2 and isinstance(number := key[1], int):  # nearly always: a word and the number of the turn
            return (self._numbered(key[0], number) * n) >> 64
        return (_mix(self._place(key)) * n) >> 64

    def _numbered(self, word: str | int, number: int) -> int:
        """64 bits for a key of two parts, mixed. The number after the last one is mixed together with those that will
        probably follow, because turns are numbered and each rolls the dice once."""
        first, block = self._blocks.get(word, _NO_BLOCK)
        offset = number - first
        if 0 <= offset < len(block):
            return block[offset]
        place = self._place((word,))
        following = number > 0 and offset == len(block)
        block = _BLOCK.numbers_at(place, number) if following else (_mix_twice(place ^ number),)
        self._blocks[word] = number, block
        return block[0]

    def several(self, bounds: Sequence[int], first: int, *key: str | int) -> list[int]:
        """`below(bound, *key, number)` for each of the bounds, with numbers counted from `first`."""
        numbers = _lanes_for(len(bounds)).numbers_at(self._place(key), first)
        return [product >> 64 for product in map(mul, numbers, bounds)]

    def shuffled(self, items: Sequence[T], *key: str | int) -> list[T]:
        result = list(items)
        others = self.several(range(2, len(result) + 1), 1, *key)  # below(last + 1, *key, last)
        for last in range(len(result) - 1, 0, -1):
            other = others[last - 1]
            result[last], result[other] = result[other], result[last]
        return result

    def _place(self, key: tuple[str | int, ...]) -> int:
        """64 bits for a key, mixed part by part."""
        if not key:
            return self._root
        place = self._places.get(key[0])
        if place is None:
            place = self._places[key[0]] = _mix(self._root ^ _number_of(key[0]))
        for part in key[1:]:
            place = _mix(place ^ (part & _MASK if isinstance(part, int) else _digest_of_word(part)))
        return place


def _number_of(part: str | int) -> int:
    """64 bits for a part of a key."""
    return _digest_of_word(part) if isinstance(part, str) else part & _MASK


def draw_several(chance: Chance, bounds: Sequence[int], first: int, *key: str | int) -> Sequence[int]:
    """`chance.below(bound, *key, number)` for each of the bounds, with numbers counted from `first`."""
    if isinstance(chance, Keyed):
        return chance.several(bounds, first, *key)
    return [chance.below(bound, *key, number) for number, bound in enumerate(bounds, first)]


class Quick:
    """A fast stream with the same interface, for roll-outs and previews.

    It ignores keys, so it cannot reveal real dice.
    """

    __slots__ = ("_random", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        # Made on first use: that takes longer than many a move, and most moves of a search need no chance.
        self._random: Callable[[], float] | None = None

    def below(self, n: int, *_key: str | int) -> int:
        random = self._random or self._begin()
        return int(random() * n)

    def shuffled(self, items: Sequence[T], *_key: str | int) -> list[T]:
        random = self._random or self._begin()
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = int(random() * (last + 1))
            result[last], result[other] = result[other], result[last]
        return result

    def _begin(self) -> Callable[[], float]:
        self._random = Random(self._seed).random
        return self._random


class WatchedChance:
    """A source of chance that records whether it was used."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.asked = False

    def below(self, n: int, *key: str | int) -> int:
        self.asked = True
        return self.chance.below(n, *key)

    def shuffled(self, items: Sequence[T], *key: str | int) -> list[T]:
        self.asked = True
        return self.chance.shuffled(items, *key)
