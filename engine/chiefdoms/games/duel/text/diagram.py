"""Writes a position as text: the grid, then lines of the form "key: values" (README.md describes them)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chiefdoms.games.duel.board import standard_squares
from chiefdoms.games.duel.rules.position import DRAW, MARKS, OVER, PHASES, Position, Task
from chiefdoms.games.duel.sheet import ABILITIES, COLUMN_NAMES, PERMANENTS, ROWS, THING_SIGNS, TRACK


def write_diagram(position: Position) -> str:
    board = position.setup.board
    lines = [*_grid_lines(position), f"round: {position.round}", f"first: {position.first + 1}"]
    if position.phase != OVER:
        lines.append(f"seat: {position.actor + 1}")
    lines.append(f"table: {_join(position.table)}")
    lines += [f"hand {seat + 1}: {_join(position.hands[seat])}" for seat in (0, 1)]
    lines += [f"rows {seat + 1}: {_join(position.rows_of(seat))}" for seat in (0, 1)]
    start_held = position.setup.start_held
    lines += [f"used {seat}: {_names(ABILITIES, bits)}" for seat, bits in enumerate(position.crossed, 1) if bits]
    held = enumerate(position.held, 1)
    lines += [f"permanents {seat}: {_names(PERMANENTS, bits)}" for seat, bits in held if bits != start_held]
    if position.spent:
        lines.append(f"spent: {_names(PERMANENTS, position.spent)}")
    if position.opening:
        opened = (square for square in board.squares if position.opening >> square & 1)
        lines.append(f"opening: {_join(board.names[square] for square in opened)}")
    lines += _sheet_lines(position)
    lines.append(f"now: {_phase_text(position)}")
    if len(position.stack) > 1:
        lines.append(f"then: {_later_tasks(position)}")
    return "\n".join(lines) + "\n"


def _join(values: Iterable[object]) -> str:
    return " ".join(map(str, values)) or "-"


def _names(names: Sequence[str], bits: int) -> str:
    return _join(name for index, name in enumerate(names) if bits >> index & 1)


def _grid_lines(position: Position) -> list[str]:
    board = position.setup.board
    sheet = board.sheet
    lines = [" ".join(["  ", *COLUMN_NAMES[: sheet.columns]])]
    for row in range(sheet.rows):
        start = board.number(0, row)
        signs = [THING_SIGNS[thing] for thing in position.cells[start : start + sheet.columns]]
        lines.append(" ".join([f"{row + 1:2}", *signs]))
    return lines


def _sheet_lines(position: Position) -> list[str]:
    """The printed squares and the score track, unless they are what a reader assumes by default."""
    board = position.setup.board
    lines = []
    if board.printed_squares != standard_squares(board, position.cells):
        printed = (board.names[square] for square in board.squares if square in board.printed_squares)
        lines.append(f"printed: {_join(printed)}")
    if board.sheet.tracks != (TRACK,) * ROWS:
        lines.append(f"track: {_join(board.sheet.tracks)}")
    return lines


# -- tasks of the turn under way --------------------------------------------------------------------------------------


def _phase_text(position: Position) -> str:
    """The decision that is asked now."""
    return _task_text(position, position.stack[-1]) if position.stack else PHASES[position.phase]


def _later_tasks(position: Position) -> str:
    """What comes after it, next task first."""
    return ", ".join(_task_text(position, task) for task in reversed(position.stack[:-1]))


def _task_text(position: Position, task: Task) -> str:
    kind, a, b = task
    if kind == MARKS:
        return f"marks {a + 1} {b}"
    if kind == DRAW:
        return "draw again" if a else "draw"
    names = position.setup.board.names
    return " ".join([PHASES[kind], *(names[square] for square in (a, b) if square)])
