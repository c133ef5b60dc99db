"""Everything needed to draw the table, and the prompt. Nothing is hidden in this game, so both seats see the same."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.contract import Prompt, View
from chiefdoms.games.duel.board import Board
from chiefdoms.games.duel.rules.mountains import pending_mountains
from chiefdoms.games.duel.rules.moves import list_moves, single_things
from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CHOOSE_LOWEST,
    CHOOSE_ROW,
    DRAFT,
    DRAW,
    FIFTH,
    MARKS,
    MOUNTAINS,
    ORDER,
    OVER,
    PHASES,
    SCORE,
    SPLIT,
    Position,
    Task,
)
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    COLUMN_NAMES,
    CROSS,
    DICE,
    FACES,
    ICONS,
    MOUNTAIN,
    PERMANENTS,
    ROW_LENGTH,
    TRACK_ICONS,
)
from chiefdoms.games.duel.text.targets import list_targets


def prompt_of(position: Position) -> Prompt:
    """What the seat to act is asked."""
    phase = position.phase
    if phase == OVER:
        return Prompt("over")
    return Prompt(f"duel.{PHASES[phase]}", _prompt_values(position))


def _prompt_values(position: Position) -> dict[str, Any]:
    phase = position.phase
    if phase == DRAFT:
        return {"round": position.round, "pick": DICE + 1 - len(position.table), "dice": list(position.table)}
    if phase == DRAW:
        hand = position.hands[position.actor]
        return {"icons": [ICONS[face - 1] for face in hand], "again": bool(position.stack[-1][1])}
    if phase == ORDER:
        return _task_view(position, position.stack[-1])
    if phase in (SPLIT, FIFTH):
        icons = [ICONS[thing - 1] for thing in single_things(position)]
        values = {"icon": icons[0], "second": bool(position.stack[-1][1])}
        return {**values, "icons": icons} if len(icons) > 1 else values
    if phase == CHOOSE_ABILITY:
        return {"abilities": [ABILITIES[ability] for ability in list_moves(position)]}
    if phase in (CHOOSE_LOWEST, CHOOSE_ROW):
        return {"icons": [ICONS[row] for row in list_moves(position)]}
    return {}


def view_of(position: Position, _seat: int | None) -> View:
    """What any seat sees."""
    board = position.setup.board
    return {
        **board_view(position),
        "options": _options_view(position),
        "phase": PHASES[position.phase],
        "round": position.round,
        "first": position.first,
        "seat": position.seat,
        "dice": _dice_view(position),
        "track": track_view(board),
        "players": [_player_view(position, seat) for seat in (0, 1)],
        "pending": [_task_view(position, task) for task in reversed(position.stack)],
        "isolated": [board.names[square] for square in pending_mountains(position)],
        "opening": [board.names[square] for square in board.squares if position.opening >> square & 1],
        "empty": position.empty.bit_count(),
        "targets": list_targets(position),
    }


def board_view(position: Position) -> dict[str, Any]:
    """The labels, the icons and what each square holds."""
    sheet = position.setup.board.sheet
    return {
        "columns": list(COLUMN_NAMES[: sheet.columns]),
        "rows": [str(row + 1) for row in range(sheet.rows)],
        "icons": [{"key": key, "face": face} for key, face in zip(ICONS, FACES, strict=True)],
        "squares": [_square_view(position, square) for square in position.setup.board.squares],
    }


def track_view(board: Board) -> list[list[str]]:
    """The ability icon of each square of each row, or an empty text."""
    return [[TRACK_ICONS[icon] for icon in icons[1:]] for icons in board.track_icons]


def _square_view(position: Position, square: int) -> dict[str, Any]:
    board = position.setup.board
    thing = position.cells[square]
    column, row = board.place(square)
    last_column, last_row = board.sheet.columns - 1, board.sheet.rows - 1
    kinds = {0: "empty", MOUNTAIN: "mountain", CROSS: "cross"}
    return {
        "name": board.names[square],
        "column": column,
        "row": row,
        "thing": kinds.get(thing, "icon"),
        "icon": ICONS[thing - 1] if 0 < thing < MOUNTAIN else None,
        "printed": square in board.printed_squares,
        "grey": board.sheet.ring and (column in (0, last_column) or row in (0, last_row)),
    }


def _options_view(position: Position) -> dict[str, str]:
    setup = position.setup
    return {
        "starts": "alternate" if setup.alternate else "same",
        "isolated": "literal" if setup.literal else "surrounded",
        "permanents": "four" if setup.four else "five",
        "opening": "apart" if setup.apart else "areas",
        "mountains": "before" if setup.mountains_first else "after",
        "extra": "fresh" if setup.fresh else "shared",
    }


def _dice_view(position: Position) -> dict[str, Any]:
    """`remaining` is the fifth die once the draft is over."""
    drafting = position.phase == DRAFT
    remaining = position.table[0] if not drafting and position.table else None
    return {
        "table": list(position.table) if drafting else [],
        "hands": [list(hand) for hand in position.hands],
        "remaining": remaining,
    }


def _player_view(position: Position, seat: int) -> dict[str, Any]:
    rows = position.rows_of(seat)
    lowest = min(rows)
    return {
        "rows": [_row_view(position, row, marks, marks == lowest) for row, marks in enumerate(rows)],
        "score": lowest,
        "sorted": sorted(rows),
        "turn": _turn_state(position, seat),
        "abilities": [
            {"key": key, "used": bool(position.crossed[seat] >> ability & 1)} for ability, key in enumerate(ABILITIES)
        ],
        "permanents": [_permanent_view(position, seat, ability) for ability in range(len(PERMANENTS))],
    }


def _row_view(position: Position, row: int, marks: int, lowest: bool) -> dict[str, Any]:
    board = position.setup.board
    stop = board.stops[row][marks]
    ahead = {"square": stop, "ability": TRACK_ICONS[board.track_icons[row][stop]]} if stop <= ROW_LENGTH else None
    return {"icon": ICONS[row], "marks": marks, "lowest": lowest, "next": ahead}


def _turn_state(position: Position, seat: int) -> str:
    """What a seat does in this round: "drafting", "waiting" to draw, "drawing", "done"."""
    if position.phase == DRAFT:
        return "drafting"
    if position.phase == OVER:
        return "done"
    if seat == position.actor:
        return "drawing"
    return "done" if seat == position.first else "waiting"


def _permanent_view(position: Position, seat: int, ability: int) -> dict[str, Any]:
    """`spent`: used or won in this turn. `starting`: everybody has it from the start."""
    held = bool(position.held[seat] >> ability & 1)
    spent = held and seat == position.actor and bool(position.spent >> ability & 1)
    starting = bool(position.setup.start_held >> ability & 1)
    return {"key": PERMANENTS[ability], "held": held, "spent": spent, "starting": starting}


def _task_view(position: Position, task: Task) -> dict[str, Any]:
    """A task still to be done; the first of the list is the decision that is asked now."""
    kind, a, b = task
    names = position.setup.board.names
    shown: dict[str, Any] = {"task": PHASES[kind]}
    if kind == MARKS:
        return {**shown, "icon": ICONS[a], "count": b}
    if kind in (ORDER, SCORE, MOUNTAINS, SPLIT):
        squares = [square for square in (a, b) if square]
        shown["squares"] = [names[square] for square in squares]
        cells = position.cells
        shown["icons"] = [ICONS[cells[square] - 1] for square in squares if cells[square] < MOUNTAIN]
    elif kind == DRAW:
        shown["again"] = bool(a)
    return shown
