"""What the advanced scoring cards count on a sheet, and the points of the cards in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chiefdoms.core.score import ScoreLine
from chiefdoms.games.chiefdom.cards import CARDS, GROUP, Contest
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.squares import COLUMN_MASKS, PRE_DRAWN, ROW_MASKS, enclosed, groups


def _rows(squares: int) -> int:
    return sum(squares & row == row for row in ROW_MASKS)


def _filled_columns(land: Land) -> int:
    return sum(not land.free & column for column in COLUMN_MASKS)


def _groups(squares: int) -> int:
    return sum(group.bit_count() >= GROUP for group in groups(squares))


def _surrounded(people: int, workplaces: int) -> int:
    return (people & enclosed(workplaces)).bit_count()


def _employed(land: Land) -> int:
    return (land.lumberjacks | land.fishermen | land.builders).bit_count()


# How to count what a card names.
COUNTERS: dict[str, Callable[[Land], int]] = {
    "rows-of-trees": lambda land: _rows(land.trees),
    "rows-of-water": lambda land: _rows(land.water),
    "groups-of-lumberjacks": lambda land: _groups(land.lumberjacks),
    "groups-of-houses": lambda land: _groups(land.houses),
    "groups-of-fishermen": lambda land: _groups(land.fishermen),
    "groups-of-builders": lambda land: _groups(land.builders),
    "filled-columns": _filled_columns,
    "uncut-trees": lambda land: (land.trees & ~land.cut).bit_count(),
    "unfished-water": lambda land: (land.water & ~land.fished).bit_count(),
    "lumberjacks-among-trees": lambda land: _surrounded(land.lumberjacks, land.trees),
    "fishermen-among-water": lambda land: _surrounded(land.fishermen, land.water),
    "builders-among-houses": lambda land: _surrounded(land.builders, land.houses),
    "logs-cut": lambda land: land.logs_cut,
    "fish": lambda land: land.fish,
    "employed": _employed,
    "houses": lambda land: land.houses.bit_count(),
    "empty": lambda land: land.free.bit_count(),
    "walls": lambda land: (land.walls & ~PRE_DRAWN).bit_count(),
}


def card_lines(numbers: Sequence[int], lands: Sequence[Land], zero_is_second: bool) -> list[list[ScoreLine]]:
    """For each seat the score lines of the cards in play. `zero_is_second`: a count of zero may be the second most."""
    lines: list[list[ScoreLine]] = [[] for _ in lands]
    for number in numbers:
        card = CARDS[number]
        counts = [COUNTERS[card.counts](land) for land in lands]
        if isinstance(card, Contest):
            points = _prizes(card, counts, zero_is_second)
        else:
            points = [card.points * count for count in counts]
        for seat, count in enumerate(counts):
            lines[seat].append(ScoreLine(f"card-{number}", count, points[seat]))
    return lines


def _prizes(card: Contest, counts: list[int], zero_is_second: bool) -> list[int]:
    needs = 0 if zero_is_second and max(counts) >= card.needs else card.needs
    values = sorted({count for count in counts if count >= needs}, reverse=not card.least)
    prizes = dict(zip(values, (card.first, card.second), strict=False))
    return [prizes.get(count, 0) for count in counts]
