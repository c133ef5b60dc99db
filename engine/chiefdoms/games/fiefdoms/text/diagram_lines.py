"""Parses the lines of a diagram, from which `reader` makes a position."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.fiefdoms.dice import FACE_NAMES, FACES, Dice
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
    MOST_SEATS,
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
ROWS = 2 * SIZE - 1  # plots and squares alternate

_KIND_OF_LETTER = {letter: kind for kind, letter in LETTERS.items()}
_TOKEN = re.compile(r"([A-Za-z.#]+)([0-4])?", re.ASCII)
_ASSIGNMENT_OF_TEXT = {assignment_text(number, " "): number for number in range(len(ASSIGNMENTS))}


@dataclass
class SeatLines:
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
class DiagramLines:
    """What a diagram says, line by line."""

    sheets: list[SeatLines] = field(default_factory=list)
    headings: dict[str, tuple[int, list[str]]] = field(default_factory=dict)  # turn, dice, split, option, plot
    first: tuple[int, list[str]] | None = None


def read_lines(text: str) -> DiagramLines:
    if len(text) > LONGEST:
        raise BadDiagram("diagram-too-long", longest=LONGEST)
    lines = DiagramLines()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if words:
            _read_line(lines, number, words)
    if not 1 <= len(lines.sheets) <= MOST_SEATS:
        raise BadDiagram("fiefdoms.wrong-seats", most=MOST_SEATS)
    for sheet in lines.sheets:
        if sheet.rows != ROWS:
            raise BadDiagram("fiefdoms.wrong-rows", line=sheet.line, rows=ROWS)
        _check_limits(sheet)
    return lines


def _read_line(lines: DiagramLines, number: int, words: list[str]) -> None:
    key, *rest = words
    if key == "seat":
        lines.sheets.append(_read_seat(number, rest, len(lines.sheets)))
    elif key == "first":
        if lines.first:
            raise BadDiagram("line-twice", line=number)
        lines.first = (number, rest)
    elif key in ("turn", "dice", "split", "option", "plot"):
        if key in lines.headings:
            raise BadDiagram("line-twice", line=number)
        lines.headings[key] = (number, rest)
    elif not lines.sheets:
        raise BadDiagram("bad-line", line=number)
    elif key == "workers":
        if lines.sheets[-1].workers is not None:
            raise BadDiagram("line-twice", line=number)
        lines.sheets[-1].workers = rest
    else:
        _read_row(lines.sheets[-1], number, words)


def _read_seat(number: int, words: list[str], seats: int) -> SeatLines:
    """A seat without sections has the suggested ones; a question mark stands where they are not chosen yet."""
    if not words or words[0] != str(seats + 1) or seats >= MOST_SEATS:
        raise BadDiagram("bad-line", line=number)
    text = " ".join(words[1:])
    if text == "?":
        return SeatLines(number)
    if text and text not in _ASSIGNMENT_OF_TEXT:
        raise BadDiagram("fiefdoms.bad-sections", line=number)
    return SeatLines(number, _ASSIGNMENT_OF_TEXT.get(text, 0))


def _read_row(sheet: SeatLines, number: int, words: list[str]) -> None:
    if sheet.rows >= ROWS or len(words) != (SIZE - 1 if sheet.rows % 2 else SIZE):
        raise BadDiagram("bad-line", line=number)
    sheet.rows += 1
    if sheet.rows % 2 == 0:
        sheet.pips += [_read_pips(number, word) for word in words]
        return
    for word in words:
        kind, need = _read_plot(number, word)
        sheet.plots[kind] |= 1 << len(sheet.needs)
        sheet.needs.append(need)


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


def _check_limits(sheet: SeatLines) -> None:
    assert len(sheet.needs) == PLOTS and len(sheet.pips) == SQUARES and sum(sheet.plots) == ALL_PLOTS
    for kind, building in BUILDINGS.items():
        if sheet.plots[kind].bit_count() > building.most:
            raise BadDiagram("fiefdoms.too-many", line=sheet.line, building=building.key, most=building.most)
    if sum(sheet.plots[kind].bit_count() for kind in GUILDS) > MOST_GUILDS:
        raise BadDiagram("fiefdoms.too-many", line=sheet.line, building="guild", most=MOST_GUILDS)


# -- single lines -----------------------------------------------------------------------------------------------------


def read_turn(lines: DiagramLines) -> int | None:
    """The number of the turn, from 0; None when the diagram does not say."""
    if "turn" not in lines.headings:
        return None
    number, words = lines.headings["turn"]
    numbers = [str(turn) for turn in range(1, PLOTS + 1)]
    if len(words) != 1 or words[0] not in numbers:
        raise BadDiagram("bad-line", line=number)
    return numbers.index(words[0])


def read_first(lines: DiagramLines) -> int | None:
    """The first active seat, from 0; None when the diagram does not say."""
    if lines.first is None:
        return None
    number, words = lines.first
    numbers = [str(seat + 1) for seat in range(len(lines.sheets))]
    if len(words) != 1 or words[0] not in numbers:
        raise BadDiagram("bad-line", line=number)
    return numbers.index(words[0])


def read_dice(lines: DiagramLines) -> Dice | None:
    if "dice" not in lines.headings:
        return None
    number, words = lines.headings["dice"]
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
