"""Answers to `State.ask`. The one question is "sow-by-hand": a sowing drop by drop, without a result chosen first.

The moves of a match choose the result first. Here the page asks what could follow the drops that a player has made so
far; when the last meeple is dropped, the answer has the moves that make the same sowing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chiefdoms.core.errors import IllegalMove
from chiefdoms.games.five_tribes.meeples import COLOURS, MEEPLE, TOTAL, colour_counts
from chiefdoms.games.five_tribes.rules.encoding import DROP, SOW, sowing_of, tile_and_colour
from chiefdoms.games.five_tribes.rules.position import MOVING, PATH, Position
from chiefdoms.games.five_tribes.rules.sowing import begin_sowing, drop, list_drops, list_results
from chiefdoms.games.five_tribes.text.notation import write_move

Question = Mapping[str, Any]


def list_next_drops(position: Position, question: Question) -> dict[str, Any]:
    """What can be dropped where after these drops, with the results each can lead to; `moves` once all is dropped.

    `ways` has, for each result that is still possible, the moves that choose it and make these drops."""
    start, made = _read(position, question)
    following: dict[int, list[str]] = {}  # by drop, the results that it can lead to
    ways: dict[str, list[str]] = {}
    moves: list[str] = []
    for result in [result for result in list_results(position) if result >> 8 == start]:
        path = _follow(position, result, made)
        if path is not None:
            texts, drops = path
            ways[texts[0]] = texts
            for code in drops:
                following.setdefault(code, []).append(texts[0])
            if not drops:
                moves = texts
    if made and not ways:
        raise IllegalMove("five-tribes.result-lost")
    names = position.board.grid.names
    next_drops = [
        {"tile": names[code >> 3], "colour": COLOURS[code & 7], "results": results}
        for code, results in sorted(following.items())
    ]
    hand = position.stacks[start] - sum(MEEPLE[code & 7] for code in made)
    return {"hand": colour_counts(hand), "results": list(ways), "ways": ways, "next": next_drops, "moves": moves}


def _read(position: Position, question: Question) -> tuple[int, list[int]]:
    """The start and the drops of a question; IllegalMove if they cannot be read."""
    if position.phase != MOVING:
        raise IllegalMove("five-tribes.not-now")
    start = _tile(position, question.get("start"))
    drops = question.get("drops", [])
    if not isinstance(drops, list) or len(drops) > position.stacks[start] >> TOTAL:
        raise IllegalMove("five-tribes.unreadable")
    return start, [_drop(position, entry) for entry in drops]


def _tile(position: Position, name: object) -> int:
    tile = position.board.grid.tile(name) if isinstance(name, str) else None
    if tile is None:
        raise IllegalMove("five-tribes.no-such-tile")
    return tile


def _drop(position: Position, entry: object) -> int:
    colour = entry.get("colour") if isinstance(entry, dict) else None
    if not isinstance(entry, dict) or not isinstance(colour, str) or len(colour) != 1 or colour not in COLOURS:
        raise IllegalMove("five-tribes.unreadable")
    return _tile(position, entry.get("tile")) << 3 | COLOURS.index(colour)


def _follow(position: Position, result: int, made: list[int]) -> tuple[list[str], list[int]] | None:
    """The moves that make these drops on the way to a result, and the drops that can follow; None if they lose it."""
    after = position.clone()
    texts = [write_move(position, SOW | result)]
    begin_sowing(after, *sowing_of(result), None)
    for number, code in enumerate(made):
        if number == len(after.drops):
            drops = list_drops(after)
            if DROP | code not in drops:
                return None
            if len(drops) > 1:  # a drop without an alternative is not a move
                texts.append(write_move(after, DROP | code))
            drop(after, *tile_and_colour(code), None)
        elif after.drops[number] != code:  # the last meeple is dropped automatically
            return None
    if len(after.drops) > len(made):
        return texts, [after.drops[len(made)]]
    return texts, [move & 255 for move in list_drops(after)] if after.phase == PATH else []
