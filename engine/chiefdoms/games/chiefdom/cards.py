"""The eighteen advanced scoring cards, as data, and how they score.

Cards 1 to 12 look at one sheet: so many points for each thing counted. Cards 13 to 18 compare the sheets: the best and
the next best value get a prize, everybody with an equal value the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chiefdoms.core.score import ScoreLine
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.squares import COLUMN_MASKS, PRE_DRAWN, ROW_MASKS, enclosed, groups

GROUP = 3  # squares of one kind that make a group


@dataclass(frozen=True)
class Card:
    """A card that is worth `points` for each thing that `count` counts."""

    number: int
    points: int
    count: Callable[[Land], int]


@dataclass(frozen=True)
class Contest:
    """A card with a first and a second prize. `least`: the lowest value is best. `needs`: less than this gets none."""

    number: int
    first: int
    second: int
    count: Callable[[Land], int]
    least: bool = False
    needs: int = 0


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


CARDS: dict[int, Card | Contest] = {
    card.number: card
    for card in (
        Card(1, 6, lambda land: _rows(land.trees)),
        Card(2, 6, lambda land: _rows(land.water)),
        Card(3, 5, lambda land: _groups(land.lumberjacks)),
        Card(4, 5, lambda land: _groups(land.houses)),
        Card(5, 5, lambda land: _groups(land.fishermen)),
        Card(6, 5, lambda land: _groups(land.builders)),
        Card(7, 5, _filled_columns),
        Card(8, 2, lambda land: (land.trees & ~land.cut).bit_count()),
        Card(9, 4, lambda land: (land.water & ~land.fished).bit_count()),
        Card(10, 5, lambda land: _surrounded(land.lumberjacks, land.trees)),
        Card(11, 5, lambda land: _surrounded(land.fishermen, land.water)),
        Card(12, 5, lambda land: _surrounded(land.builders, land.houses)),
        Contest(13, 10, 5, lambda land: land.logs_cut, needs=1),
        Contest(14, 10, 5, lambda land: land.fish, needs=1),
        Contest(15, 10, 5, _employed, needs=1),
        Contest(16, 10, 5, lambda land: land.houses.bit_count(), needs=1),
        Contest(17, 10, 5, lambda land: land.free.bit_count()),
        Contest(18, 15, 10, lambda land: (land.walls & ~PRE_DRAWN).bit_count(), least=True),
    )
}
ALONE = tuple(number for number, card in CARDS.items() if isinstance(card, Card))  # those without rivals in them
DEALT = 3  # cards on the table in the advanced mode


def score_cards(numbers: Sequence[int], lands: Sequence[Land]) -> list[list[ScoreLine]]:
    """For each seat the lines of the cards in play."""
    lines: list[list[ScoreLine]] = [[] for _ in lands]
    for number in numbers:
        card = CARDS[number]
        counts = [card.count(land) for land in lands]
        points = _prizes(card, counts) if isinstance(card, Contest) else [card.points * count for count in counts]
        for seat, count in enumerate(counts):
            lines[seat].append(ScoreLine(f"card-{number}", count, points[seat]))
    return lines


def _prizes(card: Contest, counts: list[int]) -> list[int]:
    values = sorted({count for count in counts if count >= card.needs}, reverse=not card.least)
    prizes = dict(zip(values, (card.first, card.second), strict=False))
    return [prizes.get(count, 0) for count in counts]
