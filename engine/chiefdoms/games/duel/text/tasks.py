"""The tasks of a turn as text: "draw again", "score E5 F5", "marks 2 3" and so on."""

from __future__ import annotations

from chiefdoms.games.duel.rules.position import (
    DRAW,
    MARKS,
    MOUNTAINS,
    ORDER,
    PHASES,
    SCORE,
    SPLIT,
    Position,
    Task,
)
from chiefdoms.games.duel.sheet import CROSS, MOUNTAIN, ROWS
from chiefdoms.games.duel.text.reader import Diagram

MOST_TASKS = 64
MOST_MARKS = 99


def write_phase(position: Position) -> str:
    """The decision that is asked now."""
    return write_task(position, position.stack[-1]) if position.stack else PHASES[position.phase]


def write_tasks(position: Position) -> str:
    """What comes after it, next task first."""
    return ", ".join(write_task(position, task) for task in reversed(position.stack[:-1]))


def write_task(position: Position, task: Task) -> str:
    kind, a, b = task
    if kind == MARKS:
        return f"marks {a + 1} {b}"
    if kind == DRAW:
        return "draw again" if a else "draw"
    names = position.setup.board.names
    return " ".join([PHASES[kind], *(names[square] for square in (a, b) if square)])


def read_tasks(diagram: Diagram, position: Position) -> list[Task]:
    """The stack that the lines "now" and "then" describe; empty for the draft, the end, or when nothing is told."""
    now = [] if diagram.words("now") in ([], ["draft"], ["over"]) else [("now", diagram.words("now"))]
    later = [("then", words) for words in diagram.parts("then")]
    if len(later) > MOST_TASKS or (later and not now):
        raise diagram.error("then")
    return [_read_task(diagram, position, key, words) for key, words in reversed(now + later)]


def _read_task(diagram: Diagram, position: Position, key: str, words: list[str]) -> Task:
    if not words or words[0] not in PHASES[DRAW:]:
        raise diagram.error(key)
    kind = PHASES.index(words[0])
    values = words[1:]
    if kind == MARKS and len(values) == 2:
        return kind, diagram.number(key, values[0], 1, ROWS) - 1, diagram.number(key, values[1], 1, MOST_MARKS)
    if kind == DRAW and values in ([], ["again"]):
        return kind, len(values), 0
    numbers = [position.setup.board.numbers.get(name, 0) for name in values]
    things = [position.cells[number] for number in numbers]
    if not _fits(kind, numbers, things):
        raise diagram.error(key)
    a, b = (*numbers, 0, 0)[:2]
    return kind, a, b


def _fits(kind: int, numbers: list[int], things: list[int]) -> bool:
    """Whether a task can be about these squares, which must hold icons (beside mountains also a cross)."""
    fewest, most = {ORDER: (2, 2), SPLIT: (0, 1), SCORE: (1, 2), MOUNTAINS: (1, 2)}.get(kind, (0, 0))
    plain = kind not in (MARKS, DRAW) and (kind < SCORE or kind in (SCORE, MOUNTAINS))
    if not plain or not fewest <= len(numbers) <= most or len(set(numbers)) != len(numbers):
        return False
    return all(0 < thing < MOUNTAIN or (thing == CROSS and kind == MOUNTAINS) for thing in things)
