"""Sowing by hand: from a start tile drop after drop, without having chosen a result first.

The moves of a match choose the result first. Here the page asks what could follow the drops that a player has made so
far with his finger; when the last meeple is dropped, the answer has the moves that do the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.five_tribes.parts import COLOURS, MEEPLE, TOTAL
from chiefdoms.games.five_tribes.rules.moves import DROP, MOVING, PATH, SOW
from chiefdoms.games.five_tribes.rules.position import Table
from chiefdoms.games.five_tribes.rules.sowing import begin_sowing, drop, list_drops, list_results
from chiefdoms.games.five_tribes.rules.supply import colour_counts
from chiefdoms.games.five_tribes.text.notation import text_of

Question = Mapping[str, Any]


def sow_by_hand(table: Table, question: Question) -> dict[str, Any]:
    """What can be dropped where after these drops, with the results each can lead to; `moves` once all is dropped."""
    start, made = _read(table, question)
    following: dict[int, list[str]] = {}
    moves: list[str] = []
    results = [result for result in list_results(table) if result >> 8 == start]
    possible = []
    for result in results:
        path = _follow(table, result, made)
        if path is not None:
            possible.append(text_of(table, SOW | result))
            texts, codes = path
            for code in codes:
                following.setdefault(code, []).append(possible[-1])
            if not codes:
                moves = texts
    if made and not possible:
        raise IllegalMove("five-tribes.result-lost")
    names = table.land.grid.names
    hand = table.stacks[start] - sum(MEEPLE[code & 7] for code in made)
    following_drops = [
        {"tile": names[code >> 3], "colour": COLOURS[code & 7], "results": following[code]}
        for code in sorted(following)
    ]
    return {"hand": colour_counts(hand), "results": possible, "next": following_drops, "moves": moves}


def _read(table: Table, question: Question) -> tuple[int, list[int]]:
    """The start and the drops of a question; IllegalMove if they are none."""
    if table.phase != MOVING:
        raise IllegalMove("five-tribes.not-now")
    start = _tile(table, question.get("start"))
    drops = question.get("drops", [])
    if not isinstance(drops, list) or len(drops) > table.stacks[start] >> TOTAL:
        raise IllegalMove("five-tribes.unreadable")
    return start, [_drop(table, entry) for entry in drops]


def _tile(table: Table, name: object) -> int:
    tile = table.land.grid.tile(name) if isinstance(name, str) else None
    if tile is None:
        raise IllegalMove("five-tribes.no-such-tile")
    return tile


def _drop(table: Table, entry: object) -> int:
    colour = entry.get("colour") if isinstance(entry, dict) else None
    if not isinstance(entry, dict) or not isinstance(colour, str) or len(colour) != 1 or colour not in COLOURS:
        raise IllegalMove("five-tribes.unreadable")
    return _tile(table, entry.get("tile")) << 3 | COLOURS.index(colour)


def _follow(table: Table, result: int, made: list[int]) -> tuple[list[str], list[int]] | None:
    """The moves that make these drops on the way to a result, and the drops that can follow; None if they lose it."""
    after = table.clone()
    texts = [text_of(table, SOW | result)]
    begin_sowing(after, result >> 8, result >> 3 & 31, result & 7, None)
    for number, code in enumerate(made):
        if number == len(after.drops):
            drops = list_drops(after)
            if DROP | code not in drops:
                return None
            if len(drops) > 1:  # a drop without an alternative is no move
                texts.append(text_of(after, DROP | code))
            drop(after, code >> 3, code & 7, None)
        elif after.drops[number] != code:  # the last meeple, which falls by itself
            return None
    if len(after.drops) > len(made):
        return texts, [after.drops[len(made)]]
    return texts, [move & 255 for move in list_drops(after)] if after.phase == PATH else []
