"""Points of drawn icons, mountains, score cards and who wins."""

from __future__ import annotations

from chiefdoms.core.contract import Event, Outcome
from chiefdoms.core.score import ScoreCard, ScoreLine
from chiefdoms.games.duel.rules.position import MARKS, OVER, Position
from chiefdoms.games.duel.sheet import EDGE, ICONS, MOUNTAIN, ROWS


def count_points(position: Position, square: int, partner: int) -> int:
    """How many matching icons the unbroken lines from a square meet.

    The icon drawn together with it ends the line towards it, so the two never score off each other.
    """
    cells = position.cells
    kept = cells[partner]
    cells[partner] = EDGE
    points = points_at(position, square, cells[square])
    cells[partner] = kept
    return points


def points_at(position: Position, square: int, icon: int) -> int:
    """How many matching icons the unbroken lines from a square meet, if it holds that icon."""
    cells = position.cells
    points = 0
    for step in position.setup.board.steps:
        at = square + step
        while cells[at] == icon:
            points += 1
            at += step
    return points


def matching_squares(position: Position, square: int, partner: int) -> list[int]:
    """The squares that `count_points` counts."""
    cells = position.cells
    found = []
    for step in position.setup.board.steps:
        at = square + step
        while at != partner and cells[at] == cells[square]:
            found.append(at)
            at += step
    return found


def isolated_squares(position: Position, one: int, two: int) -> list[int]:
    """The isolated squares beside two squares just filled (the second may be 0): they become mountains.

    Isolated is an empty square without an empty neighbour and with at least two icons beside it. The literal reading
    does without the first condition. Only neighbours of a filled square can become isolated by filling it.
    """
    cells, empty, literal = position.cells, position.empty, position.setup.literal
    neighbours, around = position.setup.board.neighbours, position.setup.board.around
    beside = neighbours[one] + neighbours[two] if two else neighbours[one]
    return [
        square
        for square in beside
        if not cells[square] and (literal or not around[square] & empty) and _icons_beside(position, square) >= 2
    ]


def _icons_beside(position: Position, square: int) -> int:
    cells = position.cells
    return sum(1 for other in position.setup.board.neighbours[square] if 0 < cells[other] < MOUNTAIN)


def draw_mountains(position: Position, one: int, two: int, events: list[Event] | None) -> None:
    """Draw a mountain on each isolated square and leave the marks for the icons beside them as tasks, row by row."""
    found = isolated_squares(position, one, two)
    if not found:
        return
    squares = sorted(set(found))  # a square may lie beside both squares of a pair
    gains = mountain_gains(position, squares)
    for square in squares:
        position.fill(square, MOUNTAIN)
    position.stack += [(MARKS, row, gains[row]) for row in reversed(range(ROWS)) if gains[row]]
    if events is not None:
        names = position.setup.board.names
        marks = {ICONS[row]: count for row, count in enumerate(gains) if count}
        events.append(
            {"kind": "mountains", "seat": position.actor, "squares": [names[at] for at in squares], "marks": marks}
        )


def mountain_gains(position: Position, squares: list[int]) -> list[int]:
    """What mountains on these squares are worth in each row: one mark for each icon beside each of them."""
    gains = [0] * ROWS
    for square in squares:
        for other in position.setup.board.neighbours[square]:
            if 0 < position.cells[other] < MOUNTAIN:
                gains[position.cells[other] - 1] += 1
    return gains


def score_card(position: Position, seat: int) -> ScoreCard:
    """A line per row. Only the lowest row (the first of them) is worth its marks: it is the score of the seat."""
    rows = position.rows_of(seat)
    lowest = rows.index(min(rows))
    lines = (ScoreLine(ICONS[row], count, count if row == lowest else 0) for row, count in enumerate(rows))
    return ScoreCard(tuple(lines))


def find_outcome(position: Position) -> Outcome | None:
    """Compare the lowest rows, then the next lowest and so on; equal in all six, the players share the win."""
    if position.phase != OVER:
        return None
    ranked = [sorted(position.rows_of(seat)) for seat in (0, 1)]
    level = next((level for level in range(ROWS) if ranked[0][level] != ranked[1][level]), None)
    details = {"rows": ranked, "level": level}
    if level is None:
        return Outcome((0, 1), "duel.all-rows-equal", details)
    winner = 0 if ranked[0] > ranked[1] else 1
    return Outcome((winner,), "duel.next-lowest-row" if level else "duel.lowest-row", details)
