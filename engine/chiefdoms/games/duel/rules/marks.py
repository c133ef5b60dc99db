"""Marks on the score track, and the ability icons that they reach."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.forecast import order_matters, reaches_no_icon
from chiefdoms.games.duel.rules.lines import count_points, matching_squares
from chiefdoms.games.duel.rules.mountains import draw_mountains
from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CHOOSE_LOWEST,
    CHOOSE_PERMANENT,
    MARKS,
    MOUNTAINS,
    ORDER,
    SCORE,
    Position,
    Task,
)
from chiefdoms.games.duel.sheet import ICONS, ROW_LENGTH, ROWS, TRACK_ICONS

TASK_OF_ICON = (0, CHOOSE_LOWEST, CHOOSE_ABILITY, CHOOSE_PERMANENT)  # by the number of the icon in TRACK_ICONS


def score_two(position: Position, one: int, two: int, events: list[Event] | None) -> None:
    """Score two icons drawn together, one after the other, then look for mountains."""
    cells = position.cells
    points_one, points_two = count_points(position, one, two), count_points(position, two, one)
    gain_one, gain_two = (cells[one] - 1, points_one), (cells[two] - 1, points_two)
    depth = len(position.stack)
    if not (points_one or points_two) or reaches_no_icon(position, gain_one, gain_two):
        # Usually nothing can come between, so no tasks are needed.
        if points_one or events is not None:
            add_points(position, one, two, points_one, events)
        if points_two or events is not None:
            add_points(position, two, one, points_two, events)
        draw_mountains(position, one, two, events)
    else:
        position.stack.append((MOUNTAINS, one, two))
        if order_matters(position, (one, two), (gain_one, gain_two)):
            position.stack.append((ORDER, one, two))
            return
        position.stack += [(SCORE, two, one), (SCORE, one, two)]
    if position.setup.mountains_first:
        score_before_abilities(position, depth, events)


def score_before_abilities(position: Position, depth: int, events: list[Event] | None) -> None:
    """Do all scoring above a depth of the stack, mountains included (option `mountains=before`).

    The ability icons that it reaches wait on the stack, so that they are used in the order in which they were reached.
    """
    stack = position.stack
    waiting = []
    while len(stack) > depth:
        task = stack.pop()
        if task[0] >= SCORE:
            do_scoring(position, task, events)
        else:
            waiting.append(task)
    stack += reversed(waiting)


def do_scoring(position: Position, task: Task, events: list[Event] | None) -> None:
    """Do a task that needs no decision."""
    kind, a, b = task
    if kind == SCORE:
        add_points(position, a, b, count_points(position, a, b), events)
    elif kind == MARKS:
        mark(position, a, b, events)
    else:
        draw_mountains(position, a, b, events)


def add_points(position: Position, square: int, partner: int, points: int, events: list[Event] | None) -> None:
    """Mark the points of a drawn icon in its row."""
    row = position.cells[square] - 1
    if events is not None:
        names = position.setup.board.names
        matched = [names[at] for at in matching_squares(position, square, partner)]
        scored = {"kind": "points", "seat": position.actor, "square": names[square], "icon": ICONS[row]}
        events.append({**scored, "count": points, "matched": matched})
    if points:
        mark(position, row, points, events)


def mark(position: Position, row: int, count: int, events: list[Event] | None) -> None:
    """Mark the next squares of a row. An ability icon is used first, then the remaining marks follow (ruling D6)."""
    index = position.actor * ROWS + row
    have = position.marks[index]
    stop = position.setup.board.stops[row][have]
    after = have + count
    if after >= stop:
        if after > stop:
            position.stack.append((MARKS, row, after - stop))
        after = stop
        position.stack.append((TASK_OF_ICON[position.setup.board.track_icons[row][stop]], 0, 0))
    elif after > ROW_LENGTH:
        if events is not None:
            lost = after - ROW_LENGTH
            events.append({"kind": "lost", "seat": position.actor, "icon": ICONS[row], "count": lost})
        after = ROW_LENGTH
    position.marks[index] = after
    if events is not None and after > have:
        _add_mark_events(position, row, have, after, events)


def _add_mark_events(position: Position, row: int, have: int, after: int, events: list[Event]) -> None:
    whose = {"seat": position.actor, "icon": ICONS[row]}
    events.append({"kind": "mark", **whose, "from": have, "reached": after})
    icon = position.setup.board.track_icons[row][after]
    if icon:
        events.append({"kind": "reach", **whose, "square": after, "ability": TRACK_ICONS[icon]})


def mark_row(position: Position, row: int, _chance: Chance, events: list[Event] | None) -> None:
    """One mark in the row that was chosen."""
    position.stack.pop()
    mark(position, row, 1, events)
