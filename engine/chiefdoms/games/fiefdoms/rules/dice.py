"""The four dice, their pairs, and what a pair builds or where it points: tables made from the faces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from chiefdoms.games.fiefdoms.sheet import (
    BUILDINGS,
    GUILD_BITS,
    LIMIT_BIT,
    MARKET,
    MOST_GUILDS,
    bit,
)

# A face is a code: 0 is the X, 1 to 5 are numbers, 6 and 7 are the paired faces.
X, ONE_TWO, FOUR_FIVE = 0, 6, 7
FACE_VALUES: tuple[tuple[int, ...], ...] = ((), (1,), (2,), (3,), (4,), (5,), (1, 2), (4, 5))
FACE_NAMES = ("X", "1", "2", "3", "4", "5", "1/2", "4/5")
FACE_TEXTS = tuple(name.replace("/", "~") for name in FACE_NAMES)

DICE = ("N1", "N2", "X1", "X2")
FACES = ((1, 2, 3, 4, 5, ONE_TWO), (1, 2, 3, 4, 5, FOUR_FIVE), (1, 2, 3, 4, 5, X), (1, 2, 3, 4, 5, X))

Dice = tuple[int, int, int, int]
ROLLS: tuple[Dice, ...] = tuple(product(*FACES))  # all equally likely
Pairs = tuple[int, int]  # two pair codes, the smaller first

# The three ways to make two pairs of four dice. The first is the fixed one of the solo variant's non-active turns.
PARTITIONS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))

NO_PAIRS: Pairs = (-1, -1)


def pair_code(first: int, second: int) -> int:
    """Two faces as one number, whatever their order."""
    return first * 8 + second if first < second else second * 8 + first


def pair_faces(pair: int) -> tuple[int, int]:
    return divmod(pair, 8)


def pair_text(pair: int) -> str:
    first, second = divmod(pair, 8)
    return f"{FACE_TEXTS[first]}_{FACE_TEXTS[second]}"


# Faces in any order are understood; moves are written with the smaller first, paired faces last.
PAIR_OF_TEXT = {f"{FACE_TEXTS[a]}_{FACE_TEXTS[b]}": pair_code(a, b) for a in range(8) for b in range(8)}


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


def is_pestilence(dice: Dice) -> bool:
    return dice[2] == X and dice[3] == X


def sums(dice: Dice) -> list[int]:
    """What the two numbered dice may add up to; a paired face leaves each player a choice."""
    return sorted({a + b for a in FACE_VALUES[dice[0]] for b in FACE_VALUES[dice[1]]})


# -- where ------------------------------------------------------------------------------------------------------------


def _locations(pair: int) -> int:
    mask = 0
    first, second = divmod(pair, 8)
    for a in FACE_VALUES[first]:
        for b in FACE_VALUES[second]:
            mask |= bit(a - 1, b - 1) | bit(b - 1, a - 1)
    return mask


# The plots that a pair points to. An X points nowhere, so its pair always builds.
LOCATIONS = tuple(map(_locations, range(64)))

# -- what -------------------------------------------------------------------------------------------------------------

# A build option is an int: which of the two pairs builds (bit 8), the kind of building, and the population (3 bits).
# Population 0 is a build by sum, or by the single die beside an X.


def option(side: int, kind: int, population: int) -> int:
    return side << 8 | kind << 3 | population


def side_of(move: int) -> int:
    return move >> 8


def kind_of(move: int) -> int:
    return move >> 3 & 31


def population_of(move: int) -> int:
    return move & 7


def _built_by(value: int, limits: int) -> Iterable[int]:
    """The kinds of a value that the fief may still have."""
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
    return tuple(option(side, kind, population) for kind, population in sorted(found))


def build_method(pair: int, move: int) -> str:
    """How an option builds: "sum", "split" or "single"."""
    if population_of(move):
        return "split"
    return "single" if pair_faces(pair)[0] == X else "sum"


def build_dice(pair: int, move: int) -> list[list[int]]:
    """The values that the two faces of the pair may take for that option, in the pair's order (X is 0)."""
    first, second = pair_faces(pair)
    kind, population = kind_of(move), population_of(move)
    if first == X:
        return [[0, kind]]
    both = [[a, b] for a in FACE_VALUES[first] for b in FACE_VALUES[second]]
    if population:
        return [values for values in both if sorted(values) == sorted((kind, population))]
    return [values for values in both if sum(values) == BUILDINGS[kind].value]
