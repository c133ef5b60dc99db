"""A second implementation of the rules, as simple as possible and without regard to speed, for comparison.

A fief is a dict of plot (row, column) -> (kind, workers needed) and one of square -> pips; kinds are letters as in
diagrams.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

Place = tuple[int, int]

PRINTED = {"F": 2, "Q": 2, "W": 2, "M": 3, "T": 4, "U": 3, "A": 2, "Gf": 4, "Gq": 4, "Gw": 4, "Gm": 4}
NAMES = {
    "C": "cottage",
    "F": "farm",
    "Q": "quarry",
    "W": "windmill",
    "M": "market",
    "S": "springhouse",
    "T": "townhall",
    "U": "university",
    "A": "almshouse",
    "Gf": "farmers-guild",
    "Gq": "quarry-guild",
    "Gw": "windmillers-guild",
    "Gm": "merchants-guild",
}
BY_SUM = {2: "F", 3: "Q", 4: "W", 5: "M", 6: "S", 7: "T", 8: "U", 9: "A"}
BY_DIE = {1: "C", 2: "F", 3: "Q", 4: "W", 5: "M"}


@dataclass
class NaiveFief:
    """One sheet."""

    plots: dict[Place, tuple[str, int]]
    pips: dict[Place, int]

    def of(self, *kinds: str) -> list[Place]:
        return [place for place, (kind, _) in self.plots.items() if kind in kinds]

    def empty(self) -> list[Place]:
        return self.of(".")


def parse(rows: str) -> NaiveFief:
    """A fief from the nine rows of a diagram."""
    fief = NaiveFief({}, {})
    for number, line in enumerate(rows.splitlines()):
        for column, word in enumerate(line.split(), 1):
            place = (number // 2 + 1, column)
            if number % 2:
                fief.pips[place] = int(word)
            else:
                kind = word.rstrip("01234")
                fief.plots[place] = (kind, int(word[len(kind) :] or PRINTED.get(kind, 0)))
    return fief


def beside(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def corners(plot: Place) -> list[Place]:
    """The squares that touch a plot."""
    row, column = plot
    return [(i, j) for i in (row - 1, row) for j in (column - 1, column) if 1 <= i <= 4 and 1 <= j <= 4]


# -- workers ----------------------------------------------------------------------------------------------------------


def can_work(fief: NaiveFief, active: list[Place], pips: dict[Place, int]) -> bool:
    """Whether all of these buildings can have their workers, by trying every way to send them."""
    if not active:
        return True
    plot, *others = active
    squares = corners(plot)
    need = fief.plots[plot][1]
    for taken in product(*(range(min(need, pips[square]) + 1) for square in squares)):
        if sum(taken) == need:
            left = dict(pips)
            for square, count in zip(squares, taken, strict=True):
                left[square] -= count
            if can_work(fief, others, left):
                return True
    return False


def possible_sets(fief: NaiveFief) -> Iterator[list[Place]]:
    """Every set of buildings with workers that can be active together."""
    in_need = [place for place, (_, need) in fief.plots.items() if need]

    def extend(chosen: list[Place], rest: list[Place]) -> Iterator[list[Place]]:
        yield chosen
        for index, plot in enumerate(rest):
            if can_work(fief, [*chosen, plot], fief.pips):
                yield from extend([*chosen, plot], rest[index + 1 :])

    return extend([], in_need)


# -- points -----------------------------------------------------------------------------------------------------------


def score(fief: NaiveFief, workers: list[Place], windmill: str, guilds: str, townhall: str) -> dict[str, int]:
    """The lines of the score bar when these buildings have their workers."""
    active = {place for place, (kind, need) in fief.plots.items() if kind not in ".#" and not need} | set(workers)

    def on(kind: str) -> list[Place]:
        return [place for place in fief.of(kind) if place in active]

    population = sum(fief.pips.values())
    cottages = len(fief.of("C"))
    vagrants = max(0, population - 4 * cottages)
    water, stones, mills = fief.of("S"), fief.of("Q"), fief.of("W")
    lines = {
        "cottages": 3 * min(cottages, (population + 3) // 4),
        "farms": sum(5 if any(near in water for near in beside(farm)) else 3 for farm in on("F")),
        "quarries": sum(4 if any(_in_line(one, other) for other in stones) else 3 for one in on("Q")),
        "windmills": 0,
        "markets": sum(fief.pips[square] for market in on("M") for square in corners(market)),
        "townhall": 0,
        "university": 0,
        "guilds": sum(15 for kind in ("Gf", "Gq", "Gw", "Gm") if on(kind) and _guild(fief, kind, active, guilds)),
        "springhouses": -sum(near in fief.of("#") for house in water for near in beside(house)),
        "vagrants": -(max(0, vagrants - 8) if on("A") else vagrants),
    }
    for mill in on("W"):
        near_mills = sum(near in mills for near in beside(mill))
        lines["windmills"] += 3 + (near_mills if windmill == "each" else min(1, near_mills))
    for hall in on("T"):
        counted = "FQWM" if townhall == "basic" else "FQWMCS"
        lines["townhall"] += 5 + 2 * sum(any(_in_line(hall, other) for other in on(kind)) for kind in counted)
    if on("U"):
        built = [any(fief.of(kind) for kind in kinds) for kinds in (("T",), ("U",), ("A",), ("Gf", "Gq", "Gw", "Gm"))]
        lines["university"] = {1: 5, 2: 8, 3: 12, 4: 15}[sum(built)]
    return lines


def _in_line(one: Place, other: Place) -> bool:
    return one != other and (one[0] == other[0] or one[1] == other[1])


def _guild(fief: NaiveFief, kind: str, active: set[Place], guilds: str) -> bool:
    letter = {"Gf": "F", "Gq": "Q", "Gw": "W", "Gm": "M"}[kind]
    places = [place for place in fief.of(letter) if guilds == "built" or place in active]
    if kind == "Gw":
        return sum({1, 5} & {*place} != set() for place in places) >= 4
    if kind == "Gm":
        return sum(2 <= row <= 4 and 2 <= column <= 4 for row, column in places) >= 4
    return any(len(_group(place, places)) >= 4 for place in places)


def _group(place: Place, places: list[Place]) -> set[Place]:
    group = {place}
    while more := {near for one in group for near in beside(one) if near in places} - group:
        group |= more
    return group


def best_total(fief: NaiveFief, windmill: str, guilds: str, townhall: str) -> int:
    """The most points over all sets of buildings that can be active together."""
    return max(sum(score(fief, active, windmill, guilds, townhall).values()) for active in possible_sets(fief))


# -- what may be built ------------------------------------------------------------------------------------------------


def values(face: str) -> list[int]:
    """What a face counts; an X nothing."""
    return [] if face == "X" else [int(value) for value in face.split("/")]


def builds(fief: NaiveFief, pairs: list[list[str]], blocked: bool = False) -> dict[tuple[int, str, int], set[Place]]:
    """Every (building pair, building, population) with the plots where it may be built.

    If a location without an empty plot may be chosen as long as there is another one, it is a build of "forfeit"
    without plots.
    """
    found: dict[tuple[int, str, int], set[Place]] = {}
    for side in (0, 1):
        one, two = pairs[side]
        a, b = pairs[1 - side]
        points_to = {place for i in values(a) for j in values(b) for place in ((i, j), (j, i))}
        plots = points_to & set(fief.empty())
        if not plots:
            if blocked and points_to:
                found[side, "forfeit", 0] = set()
            continue
        for kind, population in [*_sums(fief, one, two), *_singles(one, two)]:
            found[side, NAMES[kind], population] = plots
    return found if any(found.values()) else {}


def _sums(fief: NaiveFief, one: str, two: str) -> Iterator[tuple[str, int]]:
    for total in {i + j for i in values(one) for j in values(two)}:
        guilds = fief.of("Gf", "Gq", "Gw", "Gm")
        if total == 10:
            yield from ((kind, 0) for kind in ("Gf", "Gq", "Gw", "Gm") if len(guilds) < 2 and not fief.of(kind))
        elif total < 7 or not fief.of(BY_SUM[total]):
            yield BY_SUM[total], 0


def _singles(one: str, two: str) -> Iterator[tuple[str, int]]:
    for first, second in ((one, two), (two, one)):
        for value in values(first):
            if second == "X":
                yield BY_DIE[value], 0
            yield from ((BY_DIE[value], population) for population in values(second))
