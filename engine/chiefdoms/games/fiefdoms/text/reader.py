"""Reads a diagram: makes a position of its lines, with whose turn it is and what is open in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from chiefdoms.core.chance import Chance
from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.fiefdoms.rules.moves import list_moves, location_of
from chiefdoms.games.fiefdoms.rules.pairs import Pairs, kind_of, population_of, split, splits
from chiefdoms.games.fiefdoms.rules.pestilence import is_pestilence
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    FORFEIT,
    NONE,
    OVER,
    PESTILENCE,
    PLOT,
    REDUCE,
    SECTIONS,
    SPLIT,
    SQUARE,
    WORKERS,
    Position,
    acting_seat,
)
from chiefdoms.games.fiefdoms.rules.setup import named_first_seat
from chiefdoms.games.fiefdoms.rules.turn import begin_build, begin_turn
from chiefdoms.games.fiefdoms.rules.workers import assign_workers
from chiefdoms.games.fiefdoms.sheet import FORFEITED, KINDS, PLOT_NAMES, PLOTS, SPRINGHOUSE, SQUARES, TURNS
from chiefdoms.games.fiefdoms.text.diagram_lines import (
    DiagramLines,
    SeatLines,
    read_dice,
    read_first,
    read_lines,
    read_plots,
    read_turn,
)
from chiefdoms.games.fiefdoms.text.notation import PAIR_OF_TEXT, write_move

P = TypeVar("P", bound=Position)


def read_diagram(text: str, new_position: Callable[[int], P], chance: Chance) -> P:
    """The position that a diagram shows, made from an empty one for so many seats. What the diagram leaves open comes
    from `chance`."""
    lines = read_lines(text)
    position = new_position(len(lines.sheets))
    position.first = _read_first(position, lines)
    for seat, sheet in enumerate(lines.sheets):
        _copy_sheet(position, seat, sheet)
    filled = [sheet.filled for sheet in lines.sheets]
    if any(sheet.sections == NONE for sheet in lines.sheets):
        _read_sections(position, lines)
    elif min(filled) == TURNS and "plot" not in lines.headings:
        _read_workers(position, lines)
    else:
        _refuse_workers(lines)
        _read_turn(position, lines, chance, filled)
    return position


def _read_first(position: Position, lines: DiagramLines) -> int:
    """The first active seat: what the line says or the options name, else seat 1."""
    written, named = read_first(lines), named_first_seat(position.seats, position.rules)
    if lines.first and named is not None and written != named:
        raise BadDiagram("fiefdoms.other-first", line=lines.first[0], first=named + 1)
    return written if written is not None else named or 0


def _copy_sheet(position: Position, seat: int, sheet: SeatLines) -> None:
    position.sections[seat] = sheet.sections
    position.plots[seat * KINDS : (seat + 1) * KINDS] = sheet.plots
    position.needs[seat * PLOTS : (seat + 1) * PLOTS] = bytes(sheet.needs)
    position.pips[seat * SQUARES : (seat + 1) * SQUARES] = bytes(sheet.pips)
    position.limits[seat] = sheet.limits


def _refuse_headings(lines: DiagramLines) -> None:
    for number, _ in lines.headings.values():
        raise BadDiagram("fiefdoms.no-turn-now", line=number)


def _refuse_workers(lines: DiagramLines) -> None:
    for sheet in lines.sheets:
        if sheet.workers is not None:
            raise BadDiagram("fiefdoms.workers-at-the-end", line=sheet.line)


def _read_sections(position: Position, lines: DiagramLines) -> None:
    """Sections are chosen in the order of the seats, before the first turn."""
    _refuse_headings(lines)
    _refuse_workers(lines)
    position.phase, position.seat = SECTIONS, position.sections.index(NONE)
    for seat, sheet in enumerate(lines.sheets):
        if sheet.filled or any(sheet.pips) or (seat > position.seat and sheet.sections != NONE):
            raise BadDiagram("fiefdoms.sections-first", line=sheet.line)


# -- a turn -----------------------------------------------------------------------------------------------------------


def _read_turn(position: Position, lines: DiagramLines, chance: Chance, filled: list[int]) -> None:
    turn = read_turn(lines)
    position.turn = min(filled) if turn is None else turn
    placed = "plot" in lines.headings
    position.acted = sum(count == position.turn + 1 for count in filled) - placed
    order = [(position.active + step) % position.seats for step in range(position.seats)]
    expected = [position.turn + (order.index(seat) < position.acted + placed) for seat in range(position.seats)]
    if filled != expected or position.acted < 0 or position.acted == position.seats:
        raise BadDiagram("fiefdoms.uneven-turns", filled=filled)
    position.seat = order[position.acted]
    dice = read_dice(lines)
    if dice is None:
        if position.acted or placed or len(lines.headings) > (turn is not None):
            raise BadDiagram("fiefdoms.dice-missing")
        begin_turn(position, chance, None)
        return
    position.dice = dice
    _read_pairs(position, lines, began=position.acted > 0 or placed)
    if "option" in lines.headings:
        _read_option(position, lines)
    elif placed:
        raise BadDiagram("fiefdoms.option-missing", line=lines.headings["plot"][0])


def _read_pairs(position: Position, lines: DiagramLines, began: bool) -> None:
    """The phase that the dice and their split lead to."""
    written = _read_split(lines)
    ways = [] if is_pestilence(position.dice) else [0] if position.solo_fixed else splits(position.dice)
    pairs = {split(position.dice, way) for way in ways}
    if written is not None:
        if written not in pairs:
            raise BadDiagram("fiefdoms.bad-split", line=lines.headings["split"][0])
        position.pairs = written
    elif len(pairs) == 1:
        (position.pairs,) = pairs
    elif pairs:
        if began:
            raise BadDiagram("fiefdoms.split-missing")
        position.phase = SPLIT
        return
    else:
        position.phase = PESTILENCE
        return
    if "plot" not in lines.headings:
        begin_build(position, acting_seat(position))


def _read_split(lines: DiagramLines) -> Pairs | None:
    if "split" not in lines.headings:
        return None
    number, words = lines.headings["split"]
    pairs = sorted(PAIR_OF_TEXT.get(word, NONE) for word in words)
    if len(pairs) != 2 or NONE in pairs:
        raise BadDiagram("bad-line", line=number)
    return pairs[0], pairs[1]


def _read_option(position: Position, lines: DiagramLines) -> None:
    number, words = lines.headings["option"]
    if position.phase in (SPLIT, PESTILENCE) or len(words) != 1:
        raise BadDiagram("fiefdoms.bad-option", line=number)
    if "plot" in lines.headings:
        _read_plot(position, lines, words[0])
        return
    options = (
        [move for move in list_moves(position) if write_move(position, move) == words[0]]
        if position.phase == BUILD
        else []
    )
    if not options:
        raise BadDiagram("fiefdoms.bad-option", line=number)
    position.option = options[0]
    position.phase = FORFEIT if kind_of(position.option) == FORFEITED else PLOT


def _read_plot(position: Position, lines: DiagramLines, option: str) -> None:
    """The plot is filled already: it is emptied to find the option, and filled again."""
    number, words = lines.headings["plot"]
    if len(words) != 1 or words[0] not in PLOT_NAMES:
        raise BadDiagram("bad-line", line=number)
    plot = PLOT_NAMES.index(words[0])
    before = position.clone()
    seat = acting_seat(position)
    kind = position.kind_at(seat, plot)
    before.plots[seat * KINDS] |= 1 << plot
    before.plots[seat * KINDS + kind] ^= 1 << plot
    before.limits[seat] = 0
    before.phase = BUILD
    options = [move for move in list_moves(before) if write_move(before, move) == option and kind_of(move) == kind]
    if not options or not location_of(position, options[0]) >> plot & 1:
        raise BadDiagram("fiefdoms.bad-option", line=lines.headings["option"][0])
    position.option, position.plot = options[0], plot
    position.phase = SQUARE if population_of(position.option) else REDUCE
    if (position.phase == REDUCE and kind != SPRINGHOUSE) or len(list_moves(position)) < 2:
        raise BadDiagram("fiefdoms.nothing-open", line=number)


# -- the end ----------------------------------------------------------------------------------------------------------


def _read_workers(position: Position, lines: DiagramLines) -> None:
    """Workers are settled in the order of the seats; one of them may be in the middle of it."""
    _refuse_headings(lines)
    position.turn, position.phase, position.seat = TURNS, WORKERS, 0
    for seat, sheet in enumerate(lines.sheets):
        if sheet.workers is None:
            continue
        if position.seat != seat or position.phase != WORKERS:
            raise BadDiagram("fiefdoms.workers-in-order", line=sheet.line)
        _read_seat_workers(position, seat, sheet, sheet.workers)
    if position.seat == position.seats:
        position.phase, position.seat = OVER, None


def _read_seat_workers(position: Position, seat: int, sheet: SeatLines, words: list[str]) -> None:
    how, *plots = words or [""]
    changed: list[str] = []
    if how == "open" and "changed" in plots:
        plots, changed = plots[: plots.index("changed")], plots[plots.index("changed") + 1 :]
    if how not in ("best", "chosen", "open") or (how == "best" and plots):
        raise BadDiagram("bad-line", line=sheet.line)
    if how != "best":
        _read_chosen(position, seat, sheet, read_plots(sheet.line, plots), read_plots(sheet.line, changed))
    if how == "open":
        position.phase = CHANGE
    else:
        position.seat = seat + 1


def _read_chosen(position: Position, seat: int, sheet: SeatLines, chosen: int, changed: int) -> None:
    needed = sum(1 << plot for plot, need in enumerate(sheet.needs) if need)
    if (chosen | changed) & ~needed or assign_workers(sheet.needs, sheet.pips, chosen) is None:
        raise BadDiagram("fiefdoms.bad-workers", line=sheet.line)
    position.chosen[seat], position.changed = chosen, changed
