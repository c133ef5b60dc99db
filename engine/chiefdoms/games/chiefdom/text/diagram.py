"""Positions as text: a heading of a few lines, and ten lines of eight characters for each seat.

`write` and `read` are inverse. Reading checks that the sheets can come about by play; a sheet tells its logs and fish,
because harvesting is immediate and each square pays once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.phases import OVER, PLACE
from chiefdoms.games.chiefdom.rules.uses import BY_TEXT, USES, Dice, dice_of
from chiefdoms.games.chiefdom.sheet import COLUMNS, HOUSE_LOGS, ROWS
from chiefdoms.games.chiefdom.squares import BOARD, NAMES, PRE_DRAWN, SQUARES, WEST, each, group_of, names, near

if TYPE_CHECKING:
    from chiefdoms.games.chiefdom.state import ChiefdomState

MOST_SEATS = 6
LONGEST = 4_000  # characters; six sheets with labels and a full heading are far shorter
LAST_TURN = 999

# The character of each kind of square. Pre-drawn walls have their own, the rest are sets of `Land`.
LEGEND = {
    "W": "walls",
    "~": "water",
    "2": "trees2",
    "3": "trees3",
    "H": "houses",
    "J": "jobless",
    "L": "lumberjacks",
    "F": "fishermen",
    "B": "builders",
    "?": "waiting",
    ".": "free",
}


def rows_of(land: Land) -> list[str]:
    """The sheet as ten texts of eight characters."""
    drawn = dict.fromkeys(SQUARES, "#")
    for character, kind in LEGEND.items():
        for square in each(getattr(land, kind) & ~PRE_DRAWN):
            drawn[square] = character
    text = "".join(drawn.values())
    return [text[start : start + len(COLUMNS)] for start in range(0, len(text), len(COLUMNS))]


def write(state: ChiefdomState) -> str:
    """The position as text."""
    heading = [f"turn {state.turn}", "dice " + " ".join(map(str, dice_of(state.roll)))]
    if state.rules.cards:
        heading.append("cards " + " ".join(map(str, state.rules.cards)))
    if any(land.bonuses for land in state.lands):
        heading.append("bonus " + " ".join(str(land.bonuses) for land in state.lands))
    if state.seat is not None:
        heading.append(f"seat {state.seat + 1}")
    if state.drew:
        heading.append("drew")
    if state.phase == PLACE:
        heading.append(f"use {USES[state.use].text}")
    if state.phase == OVER:
        heading.append("over")
    return "\n\n".join("\n".join(block) for block in [heading, *map(rows_of, state.lands)]) + "\n"


@dataclass
class Sketch:
    """What a diagram says; None where it says nothing."""

    lands: list[Land] = field(default_factory=list)
    turn: int = 1
    dice: Dice | None = None
    cards: tuple[int, ...] | None = None
    seat: int | None = None
    use: int | None = None
    drew: bool = False
    over: bool = False


def read(text: str) -> Sketch:
    """Take a diagram apart. What it says about edition and options is not checked here."""
    if len(text) > LONGEST:
        raise BadDiagram("diagram-too-long", longest=LONGEST)
    sketch = Sketch()
    rows: list[str] = []
    headings: dict[str, tuple[int, list[str]]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or "".join(words) == COLUMNS:
            continue
        if words[0] in _HEADINGS:
            if words[0] in headings:
                raise BadDiagram("line-twice", line=number)
            headings[words[0]] = number, words[1:]
        else:
            rows.append(_row(words, len(rows) % ROWS + 1, number))
    if not rows or len(rows) % ROWS or len(rows) > ROWS * MOST_SEATS:
        raise BadDiagram("wrong-rows", rows=len(rows))
    sketch.lands = [_land(rows[start : start + ROWS], start // ROWS) for start in range(0, len(rows), ROWS)]
    for word, (number, values) in headings.items():
        if not _HEADINGS[word](sketch, values):
            raise BadDiagram("bad-line", line=number)
    return sketch


def _row(words: list[str], row: int, number: int) -> str:
    """The eight characters of a line, which may have blanks between them and the row's number before them."""
    characters = "".join(words)
    label = str(row)
    if len(characters) == len(COLUMNS) + len(label) and characters.startswith(label):
        characters = characters[len(label) :]
    if len(characters) != len(COLUMNS):
        raise BadDiagram("bad-line", line=number)
    for character in characters:
        if character != "#" and character not in LEGEND:
            raise BadDiagram("bad-square", line=number, character=character)
    return characters


def _land(rows: list[str], seat: int) -> Land:
    land = Land()
    land.free = 0
    for square, character in zip(SQUARES, "".join(rows), strict=True):
        if (character == "#") != bool(square & PRE_DRAWN):
            raise BadDiagram("chiefdom.pre-drawn-walls", seat=seat + 1, square=NAMES[square])
        if character != "#":
            kind = LEGEND[character]
            setattr(land, kind, getattr(land, kind) | square)
    land.cut = land.trees & near(land.lumberjacks)
    land.fished = land.water & near(land.fishermen)
    land.fish = land.fished.bit_count()
    logs = 2 * (land.cut & land.trees2).bit_count() + 3 * (land.cut & land.trees3).bit_count()
    land.logs = logs - HOUSE_LOGS * land.houses.bit_count()
    _check(land, seat)
    return land


def _check(land: Land, seat: int) -> None:
    """Whether play can lead to these surroundings of people, houses and walls."""
    trees, water, houses = near(land.trees), near(land.water), near(land.houses)
    wrong = (
        ("jobless-beside-work", land.jobless & (trees | water | houses)),
        ("lumberjack-without-tree", land.lumberjacks & ~trees),
        ("fisherman-without-water", land.fishermen & ~water),
        ("builder-without-house", land.builders & ~houses),
        ("house-without-builder", land.houses & ~near(land.builders)),
        ("wall-not-connected", land.walls & ~_joined_walls(land)),
        ("waiting-without-choice", land.waiting & ~(trees & water | trees & houses | water & houses)),
    )
    for code, squares in wrong:
        if squares:
            raise BadDiagram(f"chiefdom.{code}", seat=seat + 1, square=names(squares)[0])
    if land.logs < 0:
        raise BadDiagram(
            "chiefdom.more-houses-than-logs", seat=seat + 1, logs=land.logs_cut, houses=land.houses.bit_count()
        )


def _joined_walls(land: Land) -> int:
    return group_of(WEST, land.walls) | group_of(PRE_DRAWN & ~WEST, land.walls)


# -- the lines of the heading ----------------------------------------------------------------------------------------


def _numbers(values: list[str], least: int, most: int) -> list[int] | None:
    """The values as numbers in a range, or None."""
    if not all(value.isascii() and value.isdigit() and len(value) <= 3 for value in values):
        return None
    numbers = [int(value) for value in values]
    return numbers if all(least <= number <= most for number in numbers) else None


def _turn(sketch: Sketch, values: list[str]) -> bool:
    numbers = _numbers(values, 1, LAST_TURN)
    if numbers is None or len(numbers) != 1:
        return False
    sketch.turn = numbers[0]
    return True


def _dice(sketch: Sketch, values: list[str]) -> bool:
    numbers = _numbers(values, 1, 6)
    if numbers is None or len(numbers) != 3:
        return False
    sketch.dice = numbers[0], numbers[1], numbers[2]
    return True


def _cards(sketch: Sketch, values: list[str]) -> bool:
    numbers = _numbers(values, 1, 18)
    if numbers is None or not 0 < len(numbers) <= 3 or len(set(numbers)) < len(numbers):
        return False
    sketch.cards = tuple(sorted(numbers))
    return True


def _bonus(sketch: Sketch, values: list[str]) -> bool:
    numbers = _numbers(values, 0, BOARD.bit_count())
    if numbers is None or len(numbers) != len(sketch.lands):
        return False
    for seat, (land, number) in enumerate(zip(sketch.lands, numbers, strict=True)):
        if number > land.houses.bit_count():
            raise BadDiagram("chiefdom.more-bonuses-than-houses", seat=seat + 1)
        land.bonuses = number
    return True


def _seat(sketch: Sketch, values: list[str]) -> bool:
    numbers = _numbers(values, 1, len(sketch.lands))
    if numbers is None or len(numbers) != 1:
        return False
    sketch.seat = numbers[0] - 1
    return True


def _use(sketch: Sketch, values: list[str]) -> bool:
    if len(values) != 1 or values[0] not in BY_TEXT:
        return False
    sketch.use = BY_TEXT[values[0]]
    return True


def _drew(sketch: Sketch, values: list[str]) -> bool:
    sketch.drew = True
    return not values


def _over(sketch: Sketch, values: list[str]) -> bool:
    sketch.over = True
    return not values


_HEADINGS = {
    "turn": _turn,
    "dice": _dice,
    "cards": _cards,
    "bonus": _bonus,
    "seat": _seat,
    "use": _use,
    "drew": _drew,
    "over": _over,
}
