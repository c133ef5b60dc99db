"""Positions read from text: the lines first, then the turn that they tell."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.fiefdoms.rules.dice import FACE_NAMES, FACES, Dice
from chiefdoms.games.fiefdoms.rules.position import NONE
from chiefdoms.games.fiefdoms.sheet import (
    ALL_PLOTS,
    ASSIGNMENTS,
    BUILDINGS,
    EMPTY,
    GUILDS,
    KINDS,
    LIMIT_BIT,
    MOST_GUILDS,
    PIPS,
    PLOT_NAMES,
    PLOTS,
    SIZE,
    SQUARES,
    WORKERS_OF,
)
from chiefdoms.games.fiefdoms.text.diagram import LETTERS
from chiefdoms.games.fiefdoms.text.notation import assignment_text

LONGEST = 6_000  # characters; six full sheets have 2,700
MOST_SEATS = 6
ROWS = 2 * SIZE - 1  # plots and squares take turns

_KIND_OF_LETTER = {letter: kind for kind, letter in LETTERS.items()}
_TOKEN = re.compile(r"([A-Za-z.#]+)([0-4])?", re.ASCII)
_ASSIGNMENT_OF_TEXT = {assignment_text(number, " "): number for number in range(len(ASSIGNMENTS))}


@dataclass
class Page:
    """One seat's part of a diagram."""

    line: int
    sections: int = NONE
    plots: list[int] = field(default_factory=lambda: [0] * KINDS)
    needs: list[int] = field(default_factory=list)
    pips: list[int] = field(default_factory=list)
    rows: int = 0
    workers: list[str] | None = None

    @property
    def filled(self) -> int:
        return PLOTS - self.plots[EMPTY].bit_count()

    @property
    def limits(self) -> int:
        return sum(LIMIT_BIT[kind] for kind in BUILDINGS if self.plots[kind])


@dataclass
class Sketch:
    """What a diagram says, line by line, before it is made a position."""

    pages: list[Page] = field(default_factory=list)
    heads: dict[str, tuple[int, list[str]]] = field(default_factory=dict)  # turn, dice, split, option, plot


def read_lines(text: str) -> Sketch:
    if len(text) > LONGEST:
        raise BadDiagram("diagram-too-long", longest=LONGEST)
    sketch = Sketch()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if words:
            _read_line(sketch, number, words)
    if not 1 <= len(sketch.pages) <= MOST_SEATS:
        raise BadDiagram("fiefdoms.wrong-seats", most=MOST_SEATS)
    for page in sketch.pages:
        if page.rows != ROWS:
            raise BadDiagram("fiefdoms.wrong-rows", line=page.line, rows=ROWS)
        _check_limits(page)
    return sketch


def _read_line(sketch: Sketch, number: int, words: list[str]) -> None:
    key, *rest = words
    if key == "seat":
        sketch.pages.append(_read_seat(number, rest, len(sketch.pages)))
    elif key in ("turn", "dice", "split", "option", "plot"):
        if key in sketch.heads:
            raise BadDiagram("line-twice", line=number)
        sketch.heads[key] = (number, rest)
    elif not sketch.pages:
        raise BadDiagram("bad-line", line=number)
    elif key == "workers":
        if sketch.pages[-1].workers is not None:
            raise BadDiagram("line-twice", line=number)
        sketch.pages[-1].workers = rest
    else:
        _read_row(sketch.pages[-1], number, words)


def _read_seat(number: int, words: list[str], seats: int) -> Page:
    """A seat without sections has the suggested ones; a question mark stands where they are not chosen yet."""
    if not words or words[0] != str(seats + 1) or seats >= MOST_SEATS:
        raise BadDiagram("bad-line", line=number)
    text = " ".join(words[1:])
    if text == "?":
        return Page(number)
    if text and text not in _ASSIGNMENT_OF_TEXT:
        raise BadDiagram("fiefdoms.bad-sections", line=number)
    return Page(number, _ASSIGNMENT_OF_TEXT.get(text, 0))


def _read_row(page: Page, number: int, words: list[str]) -> None:
    if page.rows >= ROWS or len(words) != (SIZE - 1 if page.rows % 2 else SIZE):
        raise BadDiagram("bad-line", line=number)
    page.rows += 1
    if page.rows % 2 == 0:
        page.pips += [_read_pips(number, word) for word in words]
        return
    for word in words:
        kind, need = _read_plot(number, word)
        page.plots[kind] |= 1 << len(page.needs)
        page.needs.append(need)


def _read_pips(number: int, word: str) -> int:
    if word not in ("0", "1", "2", "3", "4", "5"):
        raise BadDiagram("fiefdoms.bad-square", line=number, square=word[:8], most=PIPS)
    return int(word)


def _read_plot(number: int, word: str) -> tuple[int, int]:
    match = _TOKEN.fullmatch(word)
    kind = _KIND_OF_LETTER.get(match[1]) if match else None
    if match is None or kind is None:
        raise BadDiagram("fiefdoms.bad-plot", line=number, plot=word[:8])
    need = WORKERS_OF[kind] if match[2] is None else int(match[2])
    if need > WORKERS_OF[kind]:
        raise BadDiagram("fiefdoms.too-many-workers", line=number, plot=word[:8], most=WORKERS_OF[kind])
    return kind, need


def _check_limits(page: Page) -> None:
    assert len(page.needs) == PLOTS and len(page.pips) == SQUARES and sum(page.plots) == ALL_PLOTS
    for kind, building in BUILDINGS.items():
        if page.plots[kind].bit_count() > building.most:
            raise BadDiagram("fiefdoms.too-many", line=page.line, building=building.key, most=building.most)
    if sum(page.plots[kind].bit_count() for kind in GUILDS) > MOST_GUILDS:
        raise BadDiagram("fiefdoms.too-many", line=page.line, building="guild", most=MOST_GUILDS)


# -- single lines -----------------------------------------------------------------------------------------------------


def read_turn(sketch: Sketch) -> int | None:
    """The number of the turn, from 0; None when it is not told."""
    if "turn" not in sketch.heads:
        return None
    number, words = sketch.heads["turn"]
    numbers = [str(turn) for turn in range(1, PLOTS + 1)]
    if len(words) != 1 or words[0] not in numbers:
        raise BadDiagram("bad-line", line=number)
    return numbers.index(words[0])


def read_dice(sketch: Sketch) -> Dice | None:
    if "dice" not in sketch.heads:
        return None
    number, words = sketch.heads["dice"]
    faces = [FACE_NAMES.index(word) if word in FACE_NAMES else -1 for word in words]
    if len(faces) != len(FACES) or not all(face in die for face, die in zip(faces, FACES, strict=True)):
        raise BadDiagram("fiefdoms.bad-dice", line=number)
    a, b, c, d = faces
    return a, b, c, d


def read_plots(number: int, words: list[str]) -> int:
    """A set of plots from their names, each once and in reading order."""
    mask = 0
    for word in words:
        if word not in PLOT_NAMES or mask >> PLOT_NAMES.index(word):
            raise BadDiagram("bad-line", line=number)
        mask |= 1 << PLOT_NAMES.index(word)
    return mask
