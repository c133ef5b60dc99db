"""Reads a position from a diagram (README.md describes it)."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.games.duel.board import Board, board_of, standard_squares
from chiefdoms.games.duel.rules.position import (
    DRAFT,
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
from chiefdoms.games.duel.rules.turn import drafting_seat, end_game, resolve_tasks, roll_dice
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    CROSS,
    DICE,
    MOUNTAIN,
    PERMANENTS,
    ROW_LENGTH,
    ROWS,
    SHEETS,
    TRACK,
    TRACK_SIGNS,
    Sheet,
    standard_sheet,
)
from chiefdoms.games.duel.text.diagram_lines import DiagramLines

LAST_ROUND = 999
MOST_TASKS = 64
MOST_MARKS = 99
# How many dice the first player and the opponent hold when so many are left on the table.
HAND_SIZES = {5: (0, 0), 4: (1, 0), 3: (1, 1), 2: (1, 2)}


def read_diagram(text: str, position: Position, chance: Chance) -> None:
    """Fill a new position, which only provides the options, with what a diagram shows.

    What the diagram leaves open comes from chance, and tasks that need no decision are done at once.
    """
    lines = DiagramLines(text)
    board = _read_board(lines)
    position.setup = position.setup._replace(board=board)
    position.cells = _cells(board, lines.grid)
    position.empty = _empty(board, position.cells)
    untouched = bytes(position.cells) == board.blank
    position.round = lines.one("round", 0, LAST_ROUND, 1 if untouched else 2)
    position.first = lines.seat("first", 0)
    _read_players(lines, position)
    position.opening = _read_opening(lines, position)
    position.stack = _read_tasks(lines, position)
    if not position.stack and lines.words("now") == ["over"]:
        _read_over(lines, position)
    elif not position.stack and _starts_draft(lines):
        _read_draft(lines, position, chance)
    else:
        _read_turn(lines, position, chance)
        resolve_tasks(position, chance, None)


def shown_options(text: str) -> dict[str, str]:
    """The options that a diagram shows: a grid of the size of a published sheet means that sheet."""
    grid = DiagramLines(text).grid
    size = (len(grid[0]), len(grid))
    board = next((key for key, sheet in SHEETS.items() if (sheet.columns, sheet.rows) == size), None)
    return {"board": board} if board else {}


def _read_board(lines: DiagramLines) -> Board:
    """The sheet that a grid is drawn on: the lines `printed` and `track`, or else the usual sheet of that size."""
    rows, columns = len(lines.grid), len(lines.grid[0])
    plain = board_of(Sheet(columns, rows))
    cells = _cells(plain, lines.grid)
    usual = standard_squares(plain, cells)
    printed = _read_squares(lines, "printed", plain, cells) if "printed" in lines else usual
    places = [(*plain.place(square), cells[square]) for square in sorted(printed)]
    if any(thing > MOUNTAIN for _, _, thing in places):
        raise lines.error("printed")
    standard = standard_sheet(columns, rows)
    sheet = Sheet(
        columns,
        rows,
        tuple(place for place in places if place[2] != MOUNTAIN),
        tuple(place[:2] for place in places if place[2] == MOUNTAIN),
        ring=standard is not None and standard.ring,
        tracks=_read_tracks(lines),
    )
    return board_of(sheet)


def _read_tracks(lines: DiagramLines) -> tuple[str, ...]:
    if "track" not in lines:
        return (TRACK,) * ROWS
    words = lines.words("track")
    tracks = tuple(words * ROWS if len(words) == 1 else words)
    if len(tracks) != ROWS or any(len(track) != ROW_LENGTH or set(track) - set(TRACK_SIGNS) for track in tracks):
        raise lines.error("track")
    return tracks


def _cells(board: Board, grid: list[list[int]]) -> bytearray:
    cells = bytearray(board.blank)
    for row, things in enumerate(grid):
        start = board.number(0, row)
        cells[start : start + len(things)] = bytes(things)
    return cells


def _empty(board: Board, cells: bytearray) -> int:
    return sum(1 << square for square in board.squares if not cells[square])


def _read_squares(lines: DiagramLines, key: str, board: Board, cells: bytearray) -> frozenset[int]:
    """Squares that something is drawn on."""
    names = lines.words(key)
    if any(name not in board.numbers or not cells[board.numbers[name]] for name in names):
        raise lines.error(key)
    return frozenset(board.numbers[name] for name in names)


def _read_opening(lines: DiagramLines, position: Position) -> int:
    squares = _read_squares(lines, "opening", position.setup.board, position.cells)
    if squares and position.round != 1:
        raise lines.error("opening")
    return sum(1 << square for square in squares)


def _read_players(lines: DiagramLines, position: Position) -> None:
    for seat in (0, 1):
        key = f"rows {seat + 1}"
        rows = lines.numbers(key, 0, ROW_LENGTH) if key in lines else [0] * ROWS
        if len(rows) != ROWS:
            raise lines.error(key)
        position.marks[seat * ROWS : seat * ROWS + ROWS] = bytes(rows)
        position.crossed[seat] = lines.bits(f"used {seat + 1}", ABILITIES)
        position.held[seat] = lines.bits(f"permanents {seat + 1}", PERMANENTS) | position.setup.start_held
    position.spent = lines.bits("spent", PERMANENTS)


def _read_dice(lines: DiagramLines, key: str) -> tuple[int, ...]:
    return tuple(sorted(lines.numbers(key, 1, 6)))


def _starts_draft(lines: DiagramLines) -> bool:
    """Without a line "now", two hands of two dice mean that the draft is over."""
    if "now" in lines:
        return lines.words("now") == ["draft"]
    two_dice = any(len(lines.words(f"hand {seat + 1}")) == 2 for seat in (0, 1))
    return not two_dice or len(lines.words("table")) > 1


def _read_draft(lines: DiagramLines, position: Position, chance: Chance) -> None:
    """The dice on the table and in the hands make five. Without any, they are rolled."""
    position.phase = DRAFT
    position.hands = [_read_dice(lines, f"hand {seat + 1}") for seat in (0, 1)]
    rolled = "table" not in lines and not any(position.hands)
    position.table = roll_dice(position.round, chance) if rolled else _read_dice(lines, "table")
    first, other = HAND_SIZES.get(len(position.table), (-1, -1))
    if (len(position.hands[position.first]), len(position.hands[1 - position.first])) != (first, other):
        raise lines.error("table")
    position.actor = position.seat = drafting_seat(position)
    if lines.seat("seat", position.actor) != position.actor:
        raise lines.error("seat")
    if position.spent or not position.round:
        raise lines.error("spent" if position.spent else "round")
    if not position.has_pair():
        position.table, position.hands = (), [(), ()]
        end_game(position, None)


def _read_turn(lines: DiagramLines, position: Position, chance: Chance) -> None:
    position.stack = position.stack or [(DRAW, 0, 0)]
    position.phase = position.stack[-1][0]
    position.actor = position.seat = lines.seat("seat", position.first)
    _read_hands(lines, position, chance)
    if not position.round or position.spent & ~position.held[position.actor]:
        raise lines.error("spent" if position.round else "round")


def _read_hands(lines: DiagramLines, position: Position, chance: Chance) -> None:
    """Two dice for each seat and one left over. What the diagram does not give is rolled."""
    rolled = iter(roll_dice(position.round, chance))
    for key, size in (("table", 1), ("hand 1", 2), ("hand 2", 2)):
        dice = _read_dice(lines, key) if key in lines else tuple(next(rolled) for _ in range(size))
        if len(dice) != size:
            raise lines.error(key)
        if key == "table":
            position.table = dice
        else:
            position.hands[int(key[-1]) - 1] = dice


def _read_over(lines: DiagramLines, position: Position) -> None:
    """The game can be over only if there is no room for a pair; the dice of the last turn may still be shown."""
    position.table = _read_dice(lines, "table")
    position.hands = [_read_dice(lines, f"hand {seat + 1}") for seat in (0, 1)]
    sizes = [len(position.table), *map(len, position.hands)]
    if position.has_pair() or position.spent or lines.words("seat"):
        raise lines.error("now")
    if sizes not in ([0, 0, 0], [1, 2, 2]) or sum(sizes) > DICE:
        raise lines.error("table")
    end_game(position, None)


# -- tasks of the turn under way --------------------------------------------------------------------------------------


def _read_tasks(lines: DiagramLines, position: Position) -> list[Task]:
    """The stack that the lines "now" and "then" describe; empty for the draft, the end, or when they say nothing."""
    now = [] if lines.words("now") in ([], ["draft"], ["over"]) else [("now", lines.words("now"))]
    later = [("then", words) for words in lines.parts("then")]
    if len(later) > MOST_TASKS or (later and not now):
        raise lines.error("then")
    return [_read_task(lines, position, key, words) for key, words in reversed(now + later)]


def _read_task(lines: DiagramLines, position: Position, key: str, words: list[str]) -> Task:
    if not words or words[0] not in PHASES[DRAW:]:
        raise lines.error(key)
    kind = PHASES.index(words[0])
    values = words[1:]
    if kind == MARKS and len(values) == 2:
        return kind, lines.number(key, values[0], 1, ROWS) - 1, lines.number(key, values[1], 1, MOST_MARKS)
    if kind == DRAW and values in ([], ["again"]):
        return kind, len(values), 0
    numbers = [position.setup.board.numbers.get(name, 0) for name in values]
    things = [position.cells[number] for number in numbers]
    if not _fits_task(kind, numbers, things):
        raise lines.error(key)
    a, b = (*numbers, 0, 0)[:2]
    return kind, a, b


def _fits_task(kind: int, numbers: list[int], things: list[int]) -> bool:
    """Whether a task can be about these squares, which must hold icons (beside mountains also a cross)."""
    fewest, most = {ORDER: (2, 2), SPLIT: (0, 1), SCORE: (1, 2), MOUNTAINS: (1, 2)}.get(kind, (0, 0))
    if kind in (MARKS, DRAW) or not fewest <= len(numbers) <= most or len(set(numbers)) != len(numbers):
        return False
    return all(0 < thing < MOUNTAIN or (thing == CROSS and kind == MOUNTAINS) for thing in things)
