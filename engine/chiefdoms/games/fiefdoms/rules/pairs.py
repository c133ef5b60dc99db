"""Pairs of dice: how four dice make two pairs, which plots a pair points to, and what a pair may build.

A pair is an int made of its two faces, in any order. A build option is an int: which of the two pairs builds (bit 8),
the kind of building, and the population that comes with it (3 bits). Population 0 is a build by the sum, or by the
single die beside an X. The kind FORFEITED is the choice of a location pair without an empty plot.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from chiefdoms.games.fiefdoms.dice import FACE_NAMES, FACE_VALUES, Dice, X
from chiefdoms.games.fiefdoms.sheet import (
    BUILDINGS,
    FORFEITED,
    GUILD_BITS,
    LIMIT_BIT,
    MARKET,
    MOST_GUILDS,
    bit,
)

Pairs = tuple[int, int]  # two pair codes, the smaller first

# The three ways to make two pairs of four dice. The first is the fixed one of the solo variant's non-active turns.
PARTITIONS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))

NO_PAIRS: Pairs = (-1, -1)


def pair_code(first: int, second: int) -> int:
    """Two faces as one number, in any order."""
    return first * 8 + second if first < second else second * 8 + first


def pair_faces(pair: int) -> tuple[int, int]:
    return divmod(pair, 8)


def pair_face_names(pair: int) -> list[str]:
    return [FACE_NAMES[face] for face in divmod(pair, 8)]


@cache  # at most 1,296 rolls, three ways each
def split(dice: Dice, partition: int) -> Pairs:
    """The pairs that a partition makes of the dice."""
    (a, b), (c, d) = PARTITIONS[partition]
    one, two = pair_code(dice[a], dice[b]), pair_code(dice[c], dice[d])
    return (one, two) if one <= two else (two, one)


@cache  # at most 1,296 rolls
def splits(dice: Dice) -> tuple[int, ...]:
    """The partitions that differ in their faces, each once."""
    seen: dict[Pairs, int] = {}
    for partition in range(3):
        seen.setdefault(split(dice, partition), partition)
    return tuple(seen.values())


def dice_of_pairs(dice: Dice, pairs: Pairs) -> list[list[int]]:
    """Which dice make up each of the pairs."""
    for one, two in PARTITIONS:
        for first, second in ((one, two), (two, one)):
            if pairs == (pair_code(*(dice[die] for die in first)), pair_code(*(dice[die] for die in second))):
                return [list(first), list(second)]
    return []


# -- the location pair ------------------------------------------------------------------------------------------------


def _locations(pair: int) -> int:
    mask = 0
    first, second = divmod(pair, 8)
    for a in FACE_VALUES[first]:
        for b in FACE_VALUES[second]:
            mask |= bit(a - 1, b - 1) | bit(b - 1, a - 1)
    return mask


# The plots that a pair points to. An X points nowhere, so its pair always builds.
LOCATIONS = tuple(map(_locations, range(64)))

# -- the build pair ---------------------------------------------------------------------------------------------------


def build_option(side: int, kind: int, population: int) -> int:
    return side << 8 | kind << 3 | population


def side_of(option: int) -> int:
    return option >> 8


def kind_of(option: int) -> int:
    return option >> 3 & 31


def population_of(option: int) -> int:
    return option & 7


# The side, kind and population of every option, for code that must be fast.
OPTION_PARTS = tuple(
    (side_of(option), kind_of(option), population_of(option)) for option in range(build_option(2, 0, 0))
)


def _built_by(value: int, limits: int) -> Iterable[int]:
    """The kinds of building of a value that the fief may still have."""
    for kind, building in BUILDINGS.items():
        full = LIMIT_BIT[kind] & GUILD_BITS and (limits & GUILD_BITS).bit_count() >= MOST_GUILDS
        if building.value == value and not limits & LIMIT_BIT[kind] and not full:
            yield kind


@cache  # 36 pairs, 2 sides, at most 88 sets of limited buildings
def build_options(pair: int, side: int, limits: int) -> tuple[int, ...]:
    """What a pair may build: by the sum, by one die with the other as population, or by the die beside an X."""
    first, second = divmod(pair, 8)
    found: set[tuple[int, int]] = set()
    if first == X:
        found.update((value, 0) for value in FACE_VALUES[second])
    else:
        for a in FACE_VALUES[first]:
            for b in FACE_VALUES[second]:
                found.update((kind, 0) for kind in _built_by(a + b, limits))
                found.update(((a, b), (b, a)))
    assert all(kind <= MARKET for kind, population in found if population)
    return tuple(build_option(side, kind, population) for kind, population in sorted(found))


# By the side of the pair that would build: the choice of a location pair without an empty plot, by option.
BLOCKED = tuple(build_option(side, FORFEITED, 0) for side in range(2))


def build_method(pair: int, option: int) -> str:
    """How an option builds: "sum", "split" or "single"; "blocked" when it forfeits a plot."""
    if kind_of(option) == FORFEITED:
        return "blocked"
    if population_of(option):
        return "split"
    return "single" if pair_faces(pair)[0] == X else "sum"


def build_values(pair: int, option: int) -> list[list[int]]:
    """The values that the two faces of the pair may take for that option, in the pair's order (X is 0)."""
    first, second = pair_faces(pair)
    kind, population = kind_of(option), population_of(option)
    if kind == FORFEITED:
        return []
    if first == X:
        return [[0, kind]]
    both = [[a, b] for a in FACE_VALUES[first] for b in FACE_VALUES[second]]
    if population:
        return [values for values in both if sorted(values) == sorted((kind, population))]
    return [values for values in both if sum(values) == BUILDINGS[kind].value]
