"""From the lines of a diagram to the position that they tell: whose turn it is, and what is open in it."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.fiefdoms.rules.dice import (
    PAIR_OF_TEXT,
    Pairs,
    is_pestilence,
    kind_of,
    population_of,
    split,
    splits,
)
from chiefdoms.games.fiefdoms.rules.moves import list_moves, location_of
from chiefdoms.games.fiefdoms.rules.position import (
    BUILD,
    CHANGE,
    NONE,
    OVER,
    PESTILENCE,
    PLOT,
    REDUCE,
    SECTIONS,
    SPLIT,
    SQUARE,
    TURNS,
    WORKERS,
    Position,
)
from chiefdoms.games.fiefdoms.rules.turn import ask, begin_turn
from chiefdoms.games.fiefdoms.rules.workers import crew_for
from chiefdoms.games.fiefdoms.sheet import KINDS, PLOT_NAMES, PLOTS, SPRINGHOUSE, SQUARES
from chiefdoms.games.fiefdoms.text.notation import move_text
from chiefdoms.games.fiefdoms.text.reader import Page, Sketch, read_dice, read_plots, read_turn


def resume(p: Position, sketch: Sketch, chance: Chance) -> None:
    """Make the position what the diagram says. What it leaves open comes from `chance`."""
    for seat, page in enumerate(sketch.pages):
        _copy(p, seat, page)
    filled = [page.filled for page in sketch.pages]
    if any(page.sections == NONE for page in sketch.pages):
        _resume_sections(p, sketch)
    elif min(filled) == TURNS and "plot" not in sketch.heads:
        _resume_workers(p, sketch)
    else:
        _refuse_workers(sketch)
        _resume_turn(p, sketch, chance, filled)


def _copy(p: Position, seat: int, page: Page) -> None:
    p.sections[seat] = page.sections
    p.plots[seat * KINDS : (seat + 1) * KINDS] = page.plots
    p.needs[seat * PLOTS : (seat + 1) * PLOTS] = bytes(page.needs)
    p.pips[seat * SQUARES : (seat + 1) * SQUARES] = bytes(page.pips)
    p.limits[seat] = page.limits


def _refuse_heads(sketch: Sketch) -> None:
    for number, _ in sketch.heads.values():
        raise BadDiagram("fiefdoms.no-turn-now", line=number)


def _refuse_workers(sketch: Sketch) -> None:
    for page in sketch.pages:
        if page.workers is not None:
            raise BadDiagram("fiefdoms.workers-at-the-end", line=page.line)


def _resume_sections(p: Position, sketch: Sketch) -> None:
    """Sections are chosen in the order of the seats, before the first turn."""
    _refuse_heads(sketch)
    _refuse_workers(sketch)
    p.phase, p.seat = SECTIONS, p.sections.index(NONE)
    for seat, page in enumerate(sketch.pages):
        if page.filled or any(page.pips) or (seat > p.seat and page.sections != NONE):
            raise BadDiagram("fiefdoms.sections-first", line=page.line)


# -- a turn -----------------------------------------------------------------------------------------------------------


def _resume_turn(p: Position, sketch: Sketch, chance: Chance, filled: list[int]) -> None:
    turn = read_turn(sketch)
    p.turn = min(filled) if turn is None else turn
    placed = "plot" in sketch.heads
    p.acted = sum(count == p.turn + 1 for count in filled) - placed
    order = [(p.active + step) % p.seats for step in range(p.seats)]
    expected = [p.turn + (order.index(seat) < p.acted + placed) for seat in range(p.seats)]
    if filled != expected or p.acted < 0 or p.acted == p.seats:
        raise BadDiagram("fiefdoms.uneven-turns", filled=filled)
    p.seat = order[p.acted]
    dice = read_dice(sketch)
    if dice is None:
        if p.acted or placed or len(sketch.heads) > (turn is not None):
            raise BadDiagram("fiefdoms.dice-missing")
        begin_turn(p, chance, None)
        return
    p.dice = dice
    _resume_pairs(p, sketch, began=p.acted > 0 or placed)
    if "option" in sketch.heads:
        _resume_option(p, sketch)
    elif placed:
        raise BadDiagram("fiefdoms.option-missing", line=sketch.heads["plot"][0])


def _resume_pairs(p: Position, sketch: Sketch, began: bool) -> None:
    """The phase that the dice and their split lead to."""
    told = _read_split(sketch)
    ways = [] if is_pestilence(p.dice) else [0] if p.solo_fixed else splits(p.dice)
    pairs = {split(p.dice, way) for way in ways}
    if told is not None:
        if told not in pairs:
            raise BadDiagram("fiefdoms.bad-split", line=sketch.heads["split"][0])
        p.pairs = told
    elif len(pairs) == 1:
        (p.pairs,) = pairs
    elif pairs:
        if began:
            raise BadDiagram("fiefdoms.split-missing")
        p.phase = SPLIT
        return
    else:
        p.phase = PESTILENCE
        return
    if "plot" not in sketch.heads:
        ask(p)


def _read_split(sketch: Sketch) -> Pairs | None:
    if "split" not in sketch.heads:
        return None
    number, words = sketch.heads["split"]
    pairs = sorted(PAIR_OF_TEXT.get(word, NONE) for word in words)
    if len(pairs) != 2 or NONE in pairs:
        raise BadDiagram("bad-line", line=number)
    return pairs[0], pairs[1]


def _resume_option(p: Position, sketch: Sketch) -> None:
    number, words = sketch.heads["option"]
    if p.phase in (SPLIT, PESTILENCE) or len(words) != 1:
        raise BadDiagram("fiefdoms.bad-option", line=number)
    if "plot" in sketch.heads:
        _resume_plot(p, sketch, words[0])
        return
    options = [move for move in list_moves(p) if move_text(p, move) == words[0]] if p.phase == BUILD else []
    if not options:
        raise BadDiagram("fiefdoms.bad-option", line=number)
    p.option, p.phase = options[0], PLOT


def _resume_plot(p: Position, sketch: Sketch, option: str) -> None:
    """The plot is filled already: it is emptied to find the option, and filled again."""
    number, words = sketch.heads["plot"]
    if len(words) != 1 or words[0] not in PLOT_NAMES:
        raise BadDiagram("bad-line", line=number)
    plot = PLOT_NAMES.index(words[0])
    before = p.clone()
    seat = p.seat
    assert seat is not None
    kind = p.kind_at(seat, plot)
    before.plots[seat * KINDS] |= 1 << plot
    before.plots[seat * KINDS + kind] ^= 1 << plot
    before.limits[seat] = 0
    before.phase = BUILD
    options = [move for move in list_moves(before) if move_text(before, move) == option and kind_of(move) == kind]
    if not options or not location_of(p, options[0]) >> plot & 1:
        raise BadDiagram("fiefdoms.bad-option", line=sketch.heads["option"][0])
    p.option, p.plot = options[0], plot
    p.phase = SQUARE if population_of(p.option) else REDUCE
    if (p.phase == REDUCE and kind != SPRINGHOUSE) or len(list_moves(p)) < 2:
        raise BadDiagram("fiefdoms.nothing-open", line=number)


# -- the end ----------------------------------------------------------------------------------------------------------


def _resume_workers(p: Position, sketch: Sketch) -> None:
    """Workers are settled in the order of the seats; one of them may be in the middle of it."""
    _refuse_heads(sketch)
    p.turn, p.phase, p.seat = TURNS, WORKERS, 0
    for seat, page in enumerate(sketch.pages):
        if page.workers is None:
            continue
        if p.seat != seat or p.phase != WORKERS:
            raise BadDiagram("fiefdoms.workers-in-order", line=page.line)
        _resume_seat(p, seat, page, page.workers)
    if p.seat == p.seats:
        p.phase, p.seat = OVER, None


def _resume_seat(p: Position, seat: int, page: Page, words: list[str]) -> None:
    how, *plots = words or [""]
    changed: list[str] = []
    if how == "open" and "changed" in plots:
        plots, changed = plots[: plots.index("changed")], plots[plots.index("changed") + 1 :]
    if how not in ("best", "chosen", "open") or (how == "best" and plots):
        raise BadDiagram("bad-line", line=page.line)
    if how != "best":
        _resume_chosen(p, seat, page, read_plots(page.line, plots), read_plots(page.line, changed))
    if how == "open":
        p.phase = CHANGE
    else:
        p.seat = seat + 1


def _resume_chosen(p: Position, seat: int, page: Page, chosen: int, changed: int) -> None:
    needed = sum(1 << plot for plot, need in enumerate(page.needs) if need)
    if (chosen | changed) & ~needed or crew_for(page.needs, page.pips, chosen) is None:
        raise BadDiagram("fiefdoms.bad-workers", line=page.line)
    p.chosen[seat], p.changed = chosen, changed
