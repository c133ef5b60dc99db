"""What is printed on a blank sheet, with all that one needs to play on paper with real dice."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.sheet import ABILITIES, DICE, PERMANENTS, ROW_LENGTH
from chiefdoms.games.duel.text.view import view_of

SHOWN = ("columns", "rows", "icons", "squares", "track")  # what a view tells that is printed


def printed(blank: Position) -> dict[str, Any]:
    view = view_of(blank, [])
    choosable = blank.setup.choosable
    return {
        **{key: view[key] for key in SHOWN},
        "dice": DICE,
        "length": ROW_LENGTH,
        "abilities": list(ABILITIES),
        "permanents": [key for index, key in enumerate(PERMANENTS) if choosable >> index & 1],
    }
