"""The words that lines of a diagram are made of: meeples, cards, Djinns, seats, tiles."""

from __future__ import annotations

import re

from chiefdoms.games.five_tribes.components import RESOURCES
from chiefdoms.games.five_tribes.djinns import IDS
from chiefdoms.games.five_tribes.meeples import COLOURS, MEEPLES, group_of
from chiefdoms.games.five_tribes.rules.position import Position
from chiefdoms.games.five_tribes.text.diagram_lines import bad_diagram, read_number

_CARD = re.compile(r"([a-z]+)(?:\*([0-9]{1,2}))?")


def read_group(letters: str, line: int) -> int:
    """A group of meeples, `-` for none; not more of a colour than there are in the game."""
    if letters == "-":
        return 0
    if any(letter not in COLOURS for letter in letters):
        raise bad_diagram("bad-meeples", line)
    if any(letters.count(letter) > most for letter, most in zip(COLOURS, MEEPLES, strict=True)):
        raise bad_diagram("too-many-meeples", line)
    return group_of(letters)


def read_cards(words: list[str], line: int) -> list[int]:
    """Resource cards as kinds, in the order of the words; `fish*3` is three."""
    kinds: list[int] = []
    for word in [] if words == ["-"] else words:
        card = _CARD.fullmatch(word)
        if not card or card[1] not in RESOURCES:
            raise bad_diagram("bad-card", line)
        kinds += [RESOURCES.index(card[1])] * int(card[2] or 1)
    return kinds


def read_djinns(words: list[str], line: int) -> list[int]:
    """Djinns in the order of the words."""
    names = [] if words == ["-"] else words
    if any(name not in IDS for name in names) or len(set(names)) < len(names):
        raise bad_diagram("bad-djinn", line)
    return [IDS.index(name) for name in names]


def mask_of(djinns: list[int]) -> int:
    return sum(1 << djinn for djinn in djinns)


def read_seat(position: Position, word: str, line: int) -> int:
    """A player's number as a seat."""
    seat = read_number(word, line) - 1
    if not 0 <= seat < position.seats:
        raise bad_diagram("no-such-player", line)
    return seat


def read_tile(position: Position, name: str, line: int) -> int:
    tile = position.board.grid.tile(name)
    if tile is None:
        raise bad_diagram("no-such-tile", line)
    return tile
