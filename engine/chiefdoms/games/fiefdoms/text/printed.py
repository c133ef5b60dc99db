"""What is printed on a blank sheet, with everything needed to play on paper with real dice."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.fiefdoms.dice import DICE, FACE_NAMES, FACES
from chiefdoms.games.fiefdoms.rules.fief import RuleOptions
from chiefdoms.games.fiefdoms.rules.position import Position
from chiefdoms.games.fiefdoms.rules.scoring import score_card
from chiefdoms.games.fiefdoms.sheet import (
    ALMSHOUSE_CANCELS,
    ASSIGNMENTS,
    BASIC_POINTS,
    BUILDINGS,
    CENTRE,
    CENTRE_SUM,
    COTTAGE_POINTS,
    FARM_BONUS,
    GUILD_GROUP,
    GUILD_POINTS,
    HOUSED,
    MOST_GUILDS,
    MOST_SEATS,
    PIPS,
    PLOT_NAMES,
    PLOTS,
    QUARRY_BONUS,
    SECTION_KEYS,
    SECTION_PLOTS,
    SIZE,
    SQUARE_NAMES,
    SQUARE_PLOTS,
    SQUARES,
    SUGGESTED,
    SUM_PAIRS,
    TOWNHALL_BONUS,
    TOWNHALL_POINTS,
    TRACK_UNITS,
    TURNS,
    UNIVERSITY_POINTS,
    WINDMILL_BONUS,
    plots_in,
)


def _names(mask: int) -> list[str]:
    return [PLOT_NAMES[plot] for plot in plots_in(mask)]


def _icons(plot: int) -> list[str]:
    return [SECTION_KEYS[section] for section in range(len(SECTION_KEYS)) if SECTION_PLOTS[section] >> plot & 1]


SHEET: dict[str, Any] = {
    "size": SIZE,
    "pips": PIPS,
    "plots": [
        {"plot": PLOT_NAMES[plot], "row": plot // SIZE + 1, "column": plot % SIZE + 1, "sections": _icons(plot)}
        for plot in range(PLOTS)
    ],
    "squares": [
        {
            "square": SQUARE_NAMES[square],
            "row": square // (SIZE - 1) + 1,
            "column": square % (SIZE - 1) + 1,
            "plots": [PLOT_NAMES[plot] for plot in SQUARE_PLOTS[square]],
        }
        for square in range(SQUARES)
    ],
    "sections": {key: _names(mask) for key, mask in zip(SECTION_KEYS, SECTION_PLOTS, strict=True)},
    "river": _names(SECTION_PLOTS[CENTRE]),
    "track": {"units": TRACK_UNITS, "each": HOUSED},
    "buildings": [
        {"building": building.key, "value": building.value, "workers": building.workers, "most": building.most}
        for building in BUILDINGS.values()
    ],
}

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


def printed_sheet(rules: RuleOptions) -> dict[str, Any]:
    return {
        **SHEET,
        "buildings": [
            {**entry, "letter": building.letter}
            for entry, building in zip(SHEET["buildings"], BUILDINGS.values(), strict=True)
        ],
        "turns": TURNS,
        "seats": MOST_SEATS,
        "guilds": MOST_GUILDS,
        "dice": [
            {"die": name, "faces": [FACE_NAMES[face] for face in faces]}
            for name, faces in zip(DICE, FACES, strict=True)
        ],
        "numbers": {
            "pairs": [list(pair) for pair in SUM_PAIRS[rules.pestilence]],
            "centre": CENTRE_SUM[rules.pestilence],
            "suggested": [SECTION_KEYS[section] for section in ASSIGNMENTS[SUGGESTED]],
        },
        "points": POINTS,
        "lines": [line.key for line in score_card(Position(1, rules), 0).lines],
    }
