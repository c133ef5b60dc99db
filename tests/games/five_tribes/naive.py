"""A second, simple and slow implementation of sowing: every complete drop sequence, by trial. No masks or tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

Board = dict[tuple[int, int], Counter[str]]
Drop = tuple[tuple[int, int], str]
Sequence = tuple[Drop, ...]


def sequences(board: Board, start: tuple[int, int], loops: str) -> Iterator[Sequence]:
    """Every way to sow from a tile that keeps the three rules, the last of them as the option `loops` has it."""
    left = {place: Counter(meeples) for place, meeples in board.items()}
    hand = left[start]
    left[start] = Counter()
    before = {place: Counter(meeples) for place, meeples in left.items()}
    if sum(hand.values()):
        yield from _sow(left, left if loops == "any" else before, start, None, hand, ())


def _sow(
    board: Board,
    matching: Board,
    at: tuple[int, int],
    came: tuple[int, int] | None,
    hand: Counter[str],
    made: Sequence,
) -> Iterator[Sequence]:
    column, row = at
    last = sum(hand.values()) == 1
    for to in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
        if to not in board or to == came:
            continue
        for colour in [colour for colour, count in hand.items() if count]:
            if last:
                if matching[to][colour]:
                    yield (*made, (to, colour))
                continue
            hand[colour] -= 1
            board[to][colour] += 1
            yield from _sow(board, matching, to, at, hand, (*made, (to, colour)))
            board[to][colour] -= 1
            hand[colour] += 1


def results(board: Board, loops: str) -> set[tuple[tuple[int, int], tuple[int, int], str]]:
    """Every (start, end, colour) that a sowing can have."""
    return {(start, *sequence[-1]) for start in board for sequence in sequences(board, start, loops)}
