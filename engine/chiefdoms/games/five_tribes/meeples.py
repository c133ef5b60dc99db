"""The meeples: five colours, one for each tribe, and groups of meeples as numbers."""

from __future__ import annotations

COLOURS = "YWGBR"
TRIBES = ("viziers", "elders", "merchants", "builders", "assassins")
YELLOW, WHITE, GREEN, BLUE, RED = range(5)
MEEPLES = (16, 20, 18, 18, 18)
PER_TILE = 3

# A group of meeples (on a tile, in the hand, in the bag) is one number: five bits for the count of each colour and,
# above them, the total. Adding and taking away groups is adding and subtracting numbers.
COUNT_BITS = 5
COUNT = (1 << COUNT_BITS) - 1
TOTAL = COUNT_BITS * len(COLOURS)
SHIFT = tuple(COUNT_BITS * colour for colour in range(5))
MEEPLE = tuple((1 << shift) | (1 << TOTAL) for shift in SHIFT)


def group_of(letters: str) -> int:
    """The group that the colour letters spell; ValueError for any other letter."""
    return sum(MEEPLE[COLOURS.index(letter)] for letter in letters)


def counts_of(group: int) -> list[int]:
    """How many of each colour a group has."""
    return [(group >> shift) & COUNT for shift in SHIFT]


def letters_of(group: int) -> str:
    """The colour letters of a group, in the order of the colours."""
    return "".join(letter * count for letter, count in zip(COLOURS, counts_of(group), strict=True))


def colours_in(group: int) -> int:
    """The colours of a group as a five-bit mask."""
    return sum(1 << colour for colour, count in enumerate(counts_of(group)) if count)


def colour_counts(group: int) -> dict[str, int]:
    """A group for an event or a view: letter -> count, only the colours that it has."""
    return {letter: count for letter, shift in zip(COLOURS, SHIFT, strict=True) if (count := group >> shift & COUNT)}


def with_colours(base: int) -> tuple[tuple[int, ...], ...]:
    """For each of the 32 masks of colours: `base | colour` for each colour of the mask."""
    made: list[tuple[int, ...]] = [()]
    for colour in range(5):
        code = (base | colour,)
        made += [codes + code for codes in made]
    return tuple(made)
