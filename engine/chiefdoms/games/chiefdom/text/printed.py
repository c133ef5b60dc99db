"""What is printed on a blank sheet and on the cards, with everything needed to play on paper with real dice."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.chiefdom.cards import CARDS, DEALT, SOLO_CARDS, Card
from chiefdoms.games.chiefdom.rules.scoring import CONDITIONS
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.rules.uses import SHAPED
from chiefdoms.games.chiefdom.sheet import (
    COLUMNS,
    EAST_WALL,
    HOUSE_BEDS,
    HOUSE_LOGS,
    ICONS,
    RANKS,
    ROWS,
    SHAPES,
    SUMS,
    WEST_WALL,
)

LEAST_SUM, MOST_SUM = 2, 12


def printed_sheet(rules: Rules) -> dict[str, Any]:
    """The blank sheet, the tables of the dice and of the score, and all cards, as JSON."""
    edition = rules.edition
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "west": list(WEST_WALL),
        "east": list(EAST_WALL),
        "sums": [{"sum": total, "icon": _icon(total)} for total in range(LEAST_SUM, MOST_SUM + 1)],
        "icons": list(ICONS),
        "shaped": [ICONS[icon] for icon in SHAPED],
        "shapes": {str(face): [list(cell) for cell in cells] for face, cells in SHAPES[rules.shapes].items()},
        "lines": [{"key": key, "points": points} for key, points in CONDITIONS],
        "ranks": list(RANKS),
        "house": {"logs": HOUSE_LOGS, "beds": HOUSE_BEDS},
        "wall": {
            "logs": edition.wall_logs,
            "east": edition.wall_starts_east,
            "unfinished": edition.unfinished_wall_scores,
            "edge": rules.wall_to_edge,
        },
        "fish_feeds": edition.fish_feeds,
        "fish_break_ties": edition.fish_break_ties,
        "top_rank": edition.top_rank,
        "bonus": rules.bonus,
        "may_pass": rules.may_pass,
        "split_triples": rules.split_triples,
        "zero_is_second": rules.zero_is_second,
        "dealt": DEALT,
        "solo_cards": len(SOLO_CARDS),
        "cards": [_card(number) for number in CARDS],
    }


def _icon(total: int) -> str | None:
    """The icon of a sum; None is wild."""
    return ICONS[SUMS[total]] if total in SUMS else None


def _card(number: int) -> dict[str, Any]:
    """A card; those that compare the sheets have prizes instead of points."""
    card = CARDS[number]
    if isinstance(card, Card):
        return {"number": number, "points": card.points}
    return {"number": number, "prizes": [card.first, card.second], "needs": card.needs}
