"""What a blank sheet shows, with everything needed to play on paper with real dice."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.duel.board import Board
from chiefdoms.games.duel.rules.mountains import ICONS_BESIDE
from chiefdoms.games.duel.rules.position import Position, Setup
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    DICE,
    FACES,
    LARGEST_SIDE,
    OPPOSITE_FACES,
    PERMANENTS,
    ROW_LENGTH,
    ROWS,
    SHEETS,
    SMALLEST_SIDE,
    TRACK_ICONS,
    Sheet,
)
from chiefdoms.games.duel.text.view import board_view, track_view


def printed_sheet(setup: Setup) -> dict[str, Any]:
    """The board and the track as in the view, the abilities that a player can cross out or win, and the numbers that
    a rule book names."""
    permanents = [key for index, key in enumerate(PERMANENTS) if setup.choosable >> index & 1]
    return {
        **board_view(Position(setup)),
        "track": track_view(setup.board),
        "dice": DICE,
        "length": ROW_LENGTH,
        "abilities": list(ABILITIES),
        "permanents": permanents,
        "counts": {"rows": ROWS, "abilities": len(ABILITIES), "permanents": len(permanents)},
        "stops": _stops(setup.board),
        "faces": {"least": FACES[0], "most": FACES[-1], "opposite": OPPOSITE_FACES},
        "lines": {"single": len(setup.board.steps), "pair": len(setup.board.steps) - 1},
        "isolated": {"icons": ICONS_BESIDE},
        "sides": {"least": SMALLEST_SIDE, "most": LARGEST_SIDE},
        "boards": [_board_facts(key, sheet) for key, sheet in SHEETS.items()],
    }


def _stops(board: Board) -> dict[str, list[int]]:
    """The squares of a row that have each ability icon. All rows of the published sheets are alike."""
    icons = board.track_icons[0]
    return {
        key: [square for square, icon in enumerate(icons) if icon == number]
        for number, key in enumerate(TRACK_ICONS)
        if key
    }


def _board_facts(key: str, sheet: Sheet) -> dict[str, Any]:
    ring = 2 * (sheet.columns + sheet.rows) - 4 if sheet.ring else 0
    return {
        "key": key,
        "columns": sheet.columns,
        "rows": sheet.rows,
        "squares": sheet.columns * sheet.rows,
        "icons": len(sheet.icons),
        "grey": ring,
        "mountains": len(sheet.mountains),
    }
