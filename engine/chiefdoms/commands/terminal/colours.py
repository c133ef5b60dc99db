"""A diagram in colours: the symbols of the board by their kind, words and labels separately. Does not depend on any
game.

A game can set the colours of its symbols in `text/terminal.py` (`COLOURS`); others get a colour by their kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from string import ascii_uppercase

from chiefdoms.commands.terminal import words

Piece = tuple[str, str]  # a text and its style, empty for none

WORDS = re.compile(r"[a-z]{3,}")  # a line with such a word is not a row of the board
HEADER = re.compile(
    r"^\s+(A(\s+[A-Z])+|1(\s+\d)+)\s*$", re.MULTILINE
)  # the columns of a board, whose rows then begin with a number
LABEL = re.compile(r"^ ?\d+\s")
KEY = re.compile(r"^[\w -]+?(?=:)|^[a-z]+")
SMALLEST = 3  # rows and columns of a board
LETTERS = ("green", "yellow", "blue", "magenta", "cyan", "red")


def with_labels(diagram: str, seats: int) -> str:
    """A diagram with labelled columns and rows, and seats if each has its own board.

    A board is a block of lines of equal width without spaces; diagrams that already have labels stay as they are.
    """
    blocks = [list(lines) for _, lines in groupby(diagram.rstrip("\n").splitlines(), key=_board_width)]
    named = 1 < seats == sum(map(_is_board, blocks))
    seat = 0
    written: list[str] = []
    for block in blocks:
        if not _is_board(block):
            written += block
            continue
        seat += 1
        if named:
            written.append(words.message("sheet", number=seat))
        written.append("    " + " ".join(ascii_uppercase[: len(block[0])]))
        written += [f"{number:2}  {' '.join(line)}" for number, line in enumerate(block, 1)]
    return "\n".join(written) + "\n"


def _board_width(line: str) -> int:
    return 0 if not line or " " in line or WORDS.search(line) else len(line)


def _is_board(block: list[str]) -> bool:
    return len(block) >= SMALLEST and SMALLEST <= _board_width(block[0]) <= len(ascii_uppercase)


def paint(diagram: str, colours: Mapping[str, str]) -> Iterator[list[Piece]]:
    """The lines of a diagram, each as pieces with styles."""
    labelled = HEADER.search(diagram) is not None
    for line in diagram.rstrip("\n").splitlines():
        if WORDS.search(line):
            yield _paint_words(line)
        elif HEADER.fullmatch(line):
            yield [(line, "dim")]
        else:
            yield list(_paint_row(line, colours, labelled))


def _paint_words(line: str) -> list[Piece]:
    key = KEY.match(line)
    return [(line[: key.end()], "bold"), (line[key.end() :], "")] if key else [(line, "")]


def _paint_row(line: str, colours: Mapping[str, str], labelled: bool) -> Iterator[Piece]:
    label = LABEL.match(line) if labelled else None
    start = label.end() if label else 0
    if start:
        yield line[:start], "dim"
    text, style = "", ""
    for sign in line[start:]:
        other = style_of(sign, colours)
        if other != style and text:
            yield text, style
            text = ""
        text, style = text + sign, other
    if text:
        yield text, style


def style_of(sign: str, colours: Mapping[str, str]) -> str:
    """The style of one symbol of a board."""
    if sign in colours:
        return colours[sign]
    if sign.isspace():
        return ""
    if sign in ".-:":
        return "dim"
    if sign == "~":
        return "blue"
    if sign.isdigit():
        return LETTERS[int(sign) % len(LETTERS)]
    return LETTERS[ord(sign.upper()) % len(LETTERS)] if sign.isalpha() else "bold"
