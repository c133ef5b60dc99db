"""What marks lead to, as far as it is known without a decision: for the order of scoring and for previews."""

from __future__ import annotations

from typing import NamedTuple

from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.sheet import ABILITIES, ROW_LENGTH, TRACK_ICONS

LOWEST_ICON, ABILITY_ICON = TRACK_ICONS.index("lowest"), TRACK_ICONS.index("ability")
ALL_CROSSED = (1 << len(ABILITIES)) - 1

Gain = tuple[int, int]  # row, number of marks


class Reached(NamedTuple):
    """An ability icon reached on the score track."""

    row: int
    square: int
    icon: int


class MarkForecast:
    """The rows of a seat as marks are added one by one, each ability icon followed at once."""

    __slots__ = ("abilities_left", "certain", "lost", "reached", "rows", "track_icons")

    def __init__(self, position: Position) -> None:
        self.rows = position.rows_of(position.actor)
        self.track_icons = position.setup.board.track_icons
        self.abilities_left = position.crossed[position.actor] != ALL_CROSSED
        self.reached: list[Reached] = []
        self.lost: list[int] = []  # the row of each mark past the end
        self.certain = True  # False once something depends on a choice

    def add(self, row: int, count: int) -> None:
        for _ in range(count):
            if self.rows[row] == ROW_LENGTH:
                self.lost.append(row)
                continue
            self.rows[row] += 1
            icon = self.track_icons[row][self.rows[row]]
            if icon:
                self.reached.append(Reached(row, self.rows[row], icon))
                self._follow_icon(icon)

    def _follow_icon(self, icon: int) -> None:
        if icon == LOWEST_ICON:
            lowest = min(self.rows)
            if self.rows.count(lowest) == 1:
                self.add(self.rows.index(lowest), 1)
            elif lowest < ROW_LENGTH:
                self.certain = False
        elif icon == ABILITY_ICON and self.abilities_left:
            self.certain = False


def forecast_marks(position: Position, *gains: Gain) -> MarkForecast:
    """The rows of the actor after some gains, marked in this order."""
    forecast = MarkForecast(position)
    for row, count in gains:
        forecast.add(row, count)
    return forecast


def reaches_no_icon(position: Position, one: Gain, two: Gain) -> bool:
    """Whether two gains reach no ability icon."""
    stops, base, marks = position.setup.board.stops, position.actor * 6, position.marks
    (row_one, count_one), (row_two, count_two) = one, two
    have_one, have_two = marks[base + row_one], marks[base + row_two]
    if row_one == row_two:
        count_one += count_two
    return have_one + count_one < stops[row_one][have_one] and have_two + count_two < stops[row_two][have_two]


def order_matters(position: Position, one: Gain, two: Gain) -> bool:
    """Whether it can make a difference which of two gains is marked first."""
    forward, backward = forecast_marks(position, one, two), forecast_marks(position, two, one)
    return not (forward.certain and backward.certain and forward.rows == backward.rows)
