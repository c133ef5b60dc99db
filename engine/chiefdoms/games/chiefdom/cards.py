"""The eighteen advanced scoring cards, as data. `rules/advanced_cards.py` counts what they name.

Cards 1 to 12 look at one sheet and give points for each thing counted. Cards 13 to 18 compare the sheets: the best and
the next best value get a prize, and equal values get the same.
"""

from __future__ import annotations

from dataclasses import dataclass

GROUP = 3  # squares of one kind that make a group
DEALT = 3  # cards on the table in the advanced mode


@dataclass(frozen=True)
class Card:
    """A card that is worth `points` for each thing that it counts."""

    number: int
    points: int
    counts: str


@dataclass(frozen=True)
class Contest:
    """A card with a first and a second prize. `least`: the lowest value is best.

    `needs`: a value below this gets none.
    """

    number: int
    first: int
    second: int
    counts: str
    least: bool = False
    needs: int = 0


CARDS: dict[int, Card | Contest] = {
    card.number: card
    for card in (
        Card(1, 6, "rows-of-trees"),
        Card(2, 6, "rows-of-water"),
        Card(3, 5, "groups-of-lumberjacks"),
        Card(4, 5, "groups-of-houses"),
        Card(5, 5, "groups-of-fishermen"),
        Card(6, 5, "groups-of-builders"),
        Card(7, 5, "filled-columns"),
        Card(8, 2, "uncut-trees"),
        Card(9, 4, "unfished-water"),
        Card(10, 5, "lumberjacks-among-trees"),
        Card(11, 5, "fishermen-among-water"),
        Card(12, 5, "builders-among-houses"),
        Contest(13, 10, 5, "logs-cut", needs=1),
        Contest(14, 10, 5, "fish", needs=1),
        Contest(15, 10, 5, "employed", needs=1),
        Contest(16, 10, 5, "houses", needs=1),
        Contest(17, 10, 5, "empty"),
        Contest(18, 15, 10, "walls", least=True),
    )
}
SOLO_CARDS = tuple(number for number, card in CARDS.items() if isinstance(card, Card))  # those that need no rivals
