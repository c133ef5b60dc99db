"""What a move would change: the score card, and notes on points, mountains and ability icons reached."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.score import count_difference, difference
from chiefdoms.games.duel.rules.forecast import Gain, MarkForecast, forecast_marks, order_matters
from chiefdoms.games.duel.rules.lines import matching_squares
from chiefdoms.games.duel.rules.mountains import isolated_squares, mountain_gains
from chiefdoms.games.duel.rules.moves import FIRST_PERMANENT_MOVE, pair_icons, single_drawing
from chiefdoms.games.duel.rules.position import (
    CHOOSE_LOWEST,
    CHOOSE_ROW,
    DRAW,
    ORDER,
    SINGLE_PHASES,
    SPLIT,
    Position,
)
from chiefdoms.games.duel.rules.scoring import score_card
from chiefdoms.games.duel.rules.turn import play_move
from chiefdoms.games.duel.sheet import CROSS, ICONS, MOUNTAIN, TRACK_ICONS

Note = dict[str, Any]


def preview_of(position: Position, move: int) -> dict[str, Any]:
    """The change of the score card of the seat to act, and notes on the move."""
    after = position.clone()
    play_move(after, move, Quick(0))
    cards = score_card(position, position.actor), score_card(after, position.actor)
    return {**difference(*cards), "counts": count_difference(*cards), "notes": _list_notes(position, move)}


def _list_notes(position: Position, move: int) -> list[Note]:
    """Notes on a legal move. What depends on later choices is left out, and the note "open" says so."""
    phase = position.phase
    if phase == DRAW and move < FIRST_PERMANENT_MOVE:
        one, two = position.setup.board.pair_squares[move >> 1]
        icon_one, icon_two = pair_icons(position, move)
        return _describe_drawing(position, _filled(position, (one, icon_one), (two, icon_two)), one, two)
    if phase in SINGLE_PHASES:
        return _describe_single(position, *single_drawing(move))
    if phase == ORDER:
        _, one, two = position.stack[-1]
        return _describe_drawing(position, position, move, two if move == one else one)
    if phase in (CHOOSE_LOWEST, CHOOSE_ROW):
        return _describe_marks(position, forecast_marks(position, [(move, 1)]), certain=True)
    return []


def _filled(position: Position, *drawn: tuple[int, int]) -> Position:
    """A copy with things drawn on squares and nothing scored."""
    after = position.clone()
    for square, thing in drawn:
        after.fill(square, thing)
    return after


def _describe_single(position: Position, square: int, thing: int) -> list[Note]:
    kind, partner, _ = position.stack[-1]
    after = _filled(position, (square, thing))
    if partner:
        return _describe_drawing(position, after, partner, square)
    goes_on = kind == SPLIT and after.empty != 0  # nothing is scored before the other die is drawn
    return _describe_drawing(position, after, square, 0, certain=not goes_on)


def _describe_drawing(before: Position, after: Position, one: int, two: int, certain: bool = True) -> list[Note]:
    """Notes on icons drawn on the squares `one` and `two` (or 0) of `after`, scored in this order."""
    names = after.setup.board.names
    notes: list[Note] = []
    gains: list[Gain] = []
    for square, partner in ((one, two), (two, one)):
        if square and after.cells[square] != CROSS:
            row, matched = after.cells[square] - 1, matching_squares(after, square, partner)
            gains.append((row, len(matched)))
            points = {"icon": ICONS[row], "square": names[square], "count": len(matched)}
            notes.append({"key": "points", **points, "matched": [names[found] for found in matched]})
    mountains = sorted(set(isolated_squares(after, one, two)))
    if mountains:
        marks = {ICONS[row]: count for row, count in enumerate(mountain_gains(after, mountains)) if count}
        notes.append({"key": "mountains", "squares": [names[square] for square in mountains], "marks": marks})
    if before.phase != ORDER and len(gains) == 2:
        certain = certain and not order_matters(after, (one, two), (gains[0], gains[1]))
    notes += _describe_marks(before, forecast_marks(after, gains, mountains), certain)
    if not _filled(after, *((square, MOUNTAIN) for square in mountains)).has_pair():
        notes.append({"key": "ends"})
    return notes


def _describe_marks(before: Position, forecast: MarkForecast, certain: bool) -> list[Note]:
    rows = zip(ICONS, before.rows_of(before.actor), forecast.rows, strict=True)
    marks = {icon: now - then for icon, then, now in rows if now > then}
    notes: list[Note] = [{"key": "marks", "rows": marks}] if marks else []
    notes += [
        {"key": "ability", "icon": ICONS[row], "square": square, "ability": TRACK_ICONS[icon]}
        for row, square, icon in forecast.reached
    ]
    for row in sorted(set(forecast.lost)):
        notes.append({"key": "lost", "icon": ICONS[row], "count": forecast.lost.count(row)})
    if not (certain and forecast.certain):
        notes.append({"key": "open"})
    return notes
