"""What is printed on a blank sheet, with all that one needs to play on paper with real dice."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.fiefdoms.rules.dice import DICE, FACE_NAMES, FACES
from chiefdoms.games.fiefdoms.rules.position import TURNS
from chiefdoms.games.fiefdoms.rules.scoring import Rules
from chiefdoms.games.fiefdoms.sheet import (
    ALMSHOUSE_CANCELS,
    BASIC_POINTS,
    BUILDINGS,
    CENTRE_SUM,
    COTTAGE_POINTS,
    FARM_BONUS,
    GUILD_GROUP,
    GUILD_POINTS,
    MOST_GUILDS,
    QUARRY_BONUS,
    SUM_PAIRS,
    TOWNHALL_BONUS,
    TOWNHALL_POINTS,
    UNIVERSITY_POINTS,
    WINDMILL_BONUS,
)
from chiefdoms.games.fiefdoms.state import FiefdomsState
from chiefdoms.games.fiefdoms.text.view import SHEET

POINTS: dict[str, Any] = {
    "cottage": COTTAGE_POINTS,
    "basic": BASIC_POINTS,
    "farm": FARM_BONUS,
    "quarry": QUARRY_BONUS,
    "windmill": WINDMILL_BONUS,
    "townhall": TOWNHALL_POINTS,
    "type": TOWNHALL_BONUS,
    "university": list(UNIVERSITY_POINTS[1:]),
    "almshouse": ALMSHOUSE_CANCELS,
    "guild": GUILD_POINTS,
    "group": GUILD_GROUP,
}


def printed(rules: Rules) -> dict[str, Any]:
    (card,) = FiefdomsState(1, rules).scores()
    return {
        **SHEET,
        "buildings": [
            {**entry, "letter": building.letter}
            for entry, building in zip(SHEET["buildings"], BUILDINGS.values(), strict=True)
        ],
        "turns": TURNS,
        "guilds": MOST_GUILDS,
        "dice": [
            {"die": name, "faces": [FACE_NAMES[face] for face in faces]}
            for name, faces in zip(DICE, FACES, strict=True)
        ],
        "numbers": {
            "pairs": [list(pair) for pair in SUM_PAIRS[rules.pestilence]],
            "centre": CENTRE_SUM[rules.pestilence],
        },
        "points": POINTS,
        "lines": [line.key for line in card.lines],
    }
