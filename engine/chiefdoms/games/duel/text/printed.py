"""What a blank sheet shows, with all that one needs to play on paper with real dice."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.duel.rules.position import Position, Setup
from chiefdoms.games.duel.sheet import ABILITIES, DICE, PERMANENTS, ROW_LENGTH
from chiefdoms.games.duel.text.view import board_view, track_view


def printed_sheet(setup: Setup) -> dict[str, Any]:
    """The board and the track as in the view, and the abilities that a player can cross out or win."""
    return {
        **board_view(Position(setup)),
        "track": track_view(setup.board),
        "dice": DICE,
        "length": ROW_LENGTH,
        "abilities": list(ABILITIES),
        "permanents": [key for index, key in enumerate(PERMANENTS) if setup.choosable >> index & 1],
    }
