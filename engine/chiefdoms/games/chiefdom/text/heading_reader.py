"""Reads the lines of a diagram's heading: a word and its values, each line at most once, in any order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.chiefdom.cards import CARDS, DEALT
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.uses import BY_TEXT, Dice
from chiefdoms.games.chiefdom.squares import BOARD

LAST_TURN = 999


@dataclass
class Heading:
    """What a heading says about these lands; None where it says nothing."""

    lands: list[Land]
    turn: int = 1
    dice: Dice | None = None
    cards: tuple[int, ...] | None = None
    seat: int | None = None
    use: int | None = None
    drew: bool = False
    over: bool = False
    score: bool = False


def read_heading(lines: Mapping[str, tuple[int, list[str]]], lands: list[Land]) -> Heading:
    """The heading of a diagram: by the word of each line, its number and its values."""
    heading = Heading(lands)
    for word, (number, values) in lines.items():
        if not HEADINGS[word](heading, values):
            raise BadDiagram("bad-line", line=number)
    return heading


def _numbers(values: list[str], least: int, most: int) -> list[int] | None:
    """The values as numbers in a range, or None."""
    if not all(value.isascii() and value.isdigit() and len(value) <= 3 for value in values):
        return None
    numbers = [int(value) for value in values]
    return numbers if all(least <= number <= most for number in numbers) else None


# Each of these reads the values of one line into the heading; False when they make no sense.


def _read_turn(heading: Heading, values: list[str]) -> bool:
    numbers = _numbers(values, 1, LAST_TURN)
    if numbers is None or len(numbers) != 1:
        return False
    heading.turn = numbers[0]
    return True


def _read_dice(heading: Heading, values: list[str]) -> bool:
    numbers = _numbers(values, 1, 6)
    if numbers is None or len(numbers) != 3:
        return False
    heading.dice = numbers[0], numbers[1], numbers[2]
    return True


def _read_cards(heading: Heading, values: list[str]) -> bool:
    numbers = _numbers(values, 1, len(CARDS))
    if numbers is None or not 0 < len(numbers) <= DEALT or len(set(numbers)) < len(numbers):
        return False
    heading.cards = tuple(sorted(numbers))
    return True


def _read_bonus(heading: Heading, values: list[str]) -> bool:
    numbers = _numbers(values, 0, BOARD.bit_count())
    if numbers is None or len(numbers) != len(heading.lands):
        return False
    for seat, (land, number) in enumerate(zip(heading.lands, numbers, strict=True)):
        if number > land.houses.bit_count():
            raise BadDiagram("chiefdom.more-bonuses-than-houses", seat=seat + 1)
        land.bonuses = number
    return True


def _read_seat(heading: Heading, values: list[str]) -> bool:
    numbers = _numbers(values, 1, len(heading.lands))
    if numbers is None or len(numbers) != 1:
        return False
    heading.seat = numbers[0] - 1
    return True


def _read_use(heading: Heading, values: list[str]) -> bool:
    if len(values) != 1 or values[0] not in BY_TEXT:
        return False
    heading.use = BY_TEXT[values[0]]
    return True


def _read_drew(heading: Heading, values: list[str]) -> bool:
    heading.drew = True
    return not values


def _read_over(heading: Heading, values: list[str]) -> bool:
    heading.over = True
    return not values


def _read_score(heading: Heading, values: list[str]) -> bool:
    heading.score = True
    return not values


HEADINGS: dict[str, Callable[[Heading, list[str]], bool]] = {
    "turn": _read_turn,
    "dice": _read_dice,
    "cards": _read_cards,
    "bonus": _read_bonus,
    "seat": _read_seat,
    "use": _read_use,
    "drew": _read_drew,
    "over": _read_over,
    "score": _read_score,
}
