"""The lines of a diagram: the grid, and those of the form "key: values", with errors that name the line."""

from __future__ import annotations

from collections.abc import Sequence

from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.duel.sheet import COLUMN_NAMES, LARGEST_SIDE, SMALLEST_SIDE, THING_SIGNS

LONGEST = 6_000  # characters; the longest real diagram has a third of this
KEYS = (
    "round", "first", "seat", "table", "hand 1", "hand 2", "rows 1", "rows 2", "used 1", "used 2", "permanents 1",
    "permanents 2", "spent", "opening", "printed", "track", "now", "then",
)  # fmt: skip


class DiagramLines:
    """A diagram split into a grid and the values of each key. Values are checked when they are read."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadDiagram("diagram-too-long", longest=LONGEST)
        self._fields: dict[str, tuple[int, str]] = {}
        grid: list[tuple[int, str]] = []
        for number, line in enumerate(text.splitlines(), 1):
            if ":" in line:
                self._keep(number, line)
            elif line.strip():
                grid.append((number, "".join(line.split())))
        self.grid = _read_grid(grid)

    def _keep(self, number: int, line: str) -> None:
        left, _, values = line.partition(":")
        key = " ".join(left.lower().split())
        if key not in KEYS:
            raise BadDiagram("bad-line", line=number)
        if key in self._fields:
            raise BadDiagram("line-twice", line=number)
        self._fields[key] = (number, values.strip())

    def __contains__(self, key: str) -> bool:
        return key in self._fields

    def error(self, key: str) -> BadDiagram:
        """The error for values of a key that make no sense."""
        if key not in self._fields:
            return BadDiagram("duel.line-missing", key=key)
        number, _ = self._fields[key]
        return BadDiagram("bad-line", line=number)

    def words(self, key: str) -> list[str]:
        """The values of a key; none for a missing key or a dash."""
        _, values = self._fields.get(key, (0, "-"))
        return [] if values == "-" else values.split()

    def parts(self, key: str) -> list[list[str]]:
        """The values of a key, separated at commas."""
        _, values = self._fields.get(key, (0, "-"))
        return [] if values == "-" else [part.split() for part in values.split(",")]

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self.number(key, word, low, high) for word in self.words(key)]

    def number(self, key: str, word: str, low: int, high: int) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= 3 and low <= int(word) <= high):
            raise self.error(key)
        return int(word)

    def one(self, key: str, low: int, high: int, default: int) -> int:
        if key not in self._fields:
            return default
        found = self.numbers(key, low, high)
        if len(found) != 1:
            raise self.error(key)
        return found[0]

    def seat(self, key: str, default: int) -> int:
        """A seat, which diagrams count from 1."""
        return self.one(key, 1, 2, default + 1) - 1

    def bits(self, key: str, names: Sequence[str]) -> int:
        """A set of names, as bits."""
        found = 0
        for word in self.words(key):
            if word not in names:
                raise self.error(key)
            found |= 1 << names.index(word)
        return found


def _read_grid(lines: list[tuple[int, str]]) -> list[list[int]]:
    """What each square of each row holds.

    A heading of column letters is optional; with it, rows may begin with their numbers.
    """
    headed = bool(lines) and lines[0][1] == COLUMN_NAMES[: len(lines[0][1])]
    columns = len(lines[0][1]) if lines else 0
    rows = lines[1:] if headed else lines
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in (columns, len(rows))):
        raise BadDiagram("duel.board-size", least=SMALLEST_SIDE, most=LARGEST_SIDE)
    return [
        _read_row(number, row.removeprefix(str(index)) if headed and len(row) > columns else row, columns)
        for index, (number, row) in enumerate(rows, 1)
    ]


def _read_row(number: int, signs: str, columns: int) -> list[int]:
    if len(signs) != columns:
        raise BadDiagram("bad-line", line=number)
    for sign in signs:
        if sign.lower() not in THING_SIGNS:
            raise BadDiagram("bad-square", line=number, character=sign)
    return [THING_SIGNS.index(sign.lower()) for sign in signs]
