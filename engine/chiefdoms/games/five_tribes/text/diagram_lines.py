"""The form of a diagram: keyed lines, and the board as rows of cells. It does not know the rules."""

from __future__ import annotations

import re

from chiefdoms.core.errors import BadDiagram

MOST_LINES = 60
MOST_LENGTH = 2_000
_KEYED = re.compile(r"([a-z][a-z-]*(?: [a-z]+| [1-4])?)\s*:\s*(.*)")
_ROW = re.compile(r"[1-9]\s+(\S.*)")
_HEADING = re.compile(r"[A-F](\s+[A-F])*")
_NUMBER = re.compile(r"[0-9]{1,4}")


def bad_diagram(code: str, line: int = 0) -> BadDiagram:
    """The error for something wrong in a line; line 0 is the diagram as a whole."""
    return BadDiagram(f"five-tribes.{code}", line=line)


class DiagramLines:
    """A parsed diagram: `board` is a list of (line number, cells); the other lines are found by key."""

    def __init__(self, text: str) -> None:
        self._values: dict[str, tuple[int, str]] = {}
        self.board: list[tuple[int, list[str]]] = []
        raw = text.splitlines()
        if len(raw) > MOST_LINES:
            raise bad_diagram("too-long")
        for number, line in enumerate(raw, 1):
            self._read(number, line.strip())

    def _read(self, number: int, line: str) -> None:
        if len(line) > MOST_LENGTH:
            raise bad_diagram("too-long", number)
        if not line or line.startswith("#"):
            return
        if keyed := _KEYED.fullmatch(line):
            key, value = keyed.groups()
            if key in self._values:
                raise bad_diagram("said-twice", number)
            self._values[key] = number, value.strip()
        elif row := _ROW.fullmatch(line):
            self.board.append((number, row[1].split()))
        elif not _HEADING.fullmatch(line):
            raise bad_diagram("unreadable-line", number)

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def line_of(self, key: str) -> int:
        """The line number of a key."""
        return self._values[key][0] if key in self._values else 0

    def value(self, key: str) -> str:
        """The text of a line, empty if there is none."""
        return self._values[key][1] if key in self._values else ""

    def words(self, key: str) -> list[str]:
        """The words of a line; a dash by itself means no words."""
        words = self.value(key).split()
        return [] if words == ["-"] else words

    def parts(self, key: str) -> list[list[str]]:
        """The words of each part of a line; parts are separated by commas."""
        return [part.split() for part in self.value(key).split(",")] if key in self._values else []

    def check_keys(self, known: set[str]) -> None:
        """BadDiagram if there is a key that the game does not know."""
        for key, (number, _) in self._values.items():
            if key not in known:
                raise bad_diagram("unknown-line", number)


def read_number(word: str, line: int, most: int = 9_999) -> int:
    """A number in a diagram."""
    if not _NUMBER.fullmatch(word) or int(word) > most:
        raise bad_diagram("bad-number", line)
    return int(word)
