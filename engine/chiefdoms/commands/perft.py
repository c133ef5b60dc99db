"""Count the positions that can be reached in a number of moves: a change of the rules changes the counts."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from chiefdoms.commands.common import add_game, add_setup, new_match, whole_number
from chiefdoms.core.match import Match

DEEPEST = 50


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--depth", type=whole_number(1, DEEPEST), default=3, metavar="MOVES", help="3 if not given")


def run(chosen: Namespace) -> int:
    match = new_match(chosen)
    for depth in range(1, chosen.depth + 1):
        print(_sentence(depth, count(match, depth)), flush=True)
    return 0


def _sentence(depth: int, number: int) -> str:
    moves = f"{depth} move{'s' if depth > 1 else ''}"
    return f"After {moves}: {number} position{'s' if number > 1 else ''}."


def count(match: Match, depth: int) -> int:
    """The number of move sequences of that length from the current position."""
    if depth == 0 or match.over:
        return 1
    if depth == 1:
        return len(match.moves())
    total = 0
    for move in match.moves():
        match.play(move)
        total += count(match, depth - 1)
        match.undo()
    return total
