"""What marks lead to, as far as no decision is needed: for the order of scoring and for previews."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from chiefdoms.games.duel.rules.mountains import isolated_squares, mountain_gains
from chiefdoms.games.duel.rules.moves import can_draw
from chiefdoms.games.duel.rules.position import TASK_OF_ABILITY, Position
from chiefdoms.games.duel.sheet import ABILITIES, MARK_ABILITY, MOUNTAIN, ROW_LENGTH, TRACK_ICONS

LOWEST_ICON, ABILITY_ICON = TRACK_ICONS.index("lowest"), TRACK_ICONS.index("ability")
ALL_CROSSED = (1 << len(ABILITIES)) - 1

Gain = tuple[int, int]  # row, number of marks


class Reached(NamedTuple):
    """An ability icon reached on the score track."""

    row: int
    square: int
    icon: int


class MarkForecast:
    """The rows of a seat as marks are added one by one.

    Each ability icon is followed at once or, with the option `mountains=before`, after all marks of the drawing.
    """

    __slots__ = ("certain", "lost", "position", "reached", "rows", "track_icons", "waiting")

    def __init__(self, position: Position) -> None:
        self.position = position  # including everything that is drawn before the next ability is used
        self.rows = position.rows_of(position.actor)
        self.track_icons = position.setup.board.track_icons
        self.reached: list[Reached] = []
        self.lost: list[int] = []  # the row of each mark past the end
        self.certain = True  # False once something depends on a choice
        self.waiting: list[int] | None = [] if position.setup.mountains_first else None

    def add(self, row: int, count: int) -> None:
        for _ in range(count):
            if self.rows[row] == ROW_LENGTH:
                self.lost.append(row)
                continue
            self.rows[row] += 1
            icon = self.track_icons[row][self.rows[row]]
            if icon:
                self.reached.append(Reached(row, self.rows[row], icon))
                if self.waiting is None:
                    self._follow_icon(icon)
                else:
                    self.waiting.append(icon)

    def add_mountains(self, squares: list[int]) -> None:
        """Draw mountains and add their marks."""
        if squares:
            gains = mountain_gains(self.position, squares)
            self.position = self.position.clone()
            for square in squares:
                self.position.fill(square, MOUNTAIN)
            for row, count in enumerate(gains):
                self.add(row, count)

    def follow_waiting(self) -> None:
        """Follow the ability icons that had to wait, in the order in which they were reached."""
        icons, self.waiting = self.waiting or [], None
        for icon in icons:
            self._follow_icon(icon)

    def _follow_icon(self, icon: int) -> None:
        if icon == LOWEST_ICON:
            lowest = min(self.rows)
            if self.rows.count(lowest) == 1:
                self.add(self.rows.index(lowest), 1)
            elif lowest < ROW_LENGTH:
                self.certain = False
        elif icon == ABILITY_ICON and self._asks_for_ability():
            self.certain = False

    def _asks_for_ability(self) -> bool:
        """Whether an ability that can be used is left."""
        position = self.position
        crossed = position.crossed[position.actor]
        if crossed == ALL_CROSSED or position.setup.asks_idly:
            return crossed != ALL_CROSSED
        if not crossed >> MARK_ABILITY & 1 and min(self.rows) < ROW_LENGTH:
            return True
        left = (kind for ability, kind in TASK_OF_ABILITY.items() if not crossed >> ability & 1)
        return any(can_draw(position, kind) for kind in left if kind != TASK_OF_ABILITY[MARK_ABILITY])


def forecast_marks(position: Position, gains: Iterable[Gain], mountains: list[int] | None = None) -> MarkForecast:
    """The rows of the actor after some gains, marked in this order, and then the mountains on some squares."""
    forecast = MarkForecast(position)
    for row, count in gains:
        forecast.add(row, count)
    forecast.add_mountains(mountains or [])
    forecast.follow_waiting()
    return forecast


def reaches_no_icon(position: Position, one: Gain, two: Gain) -> bool:
    """Whether two gains reach no ability icon."""
    stops, base, marks = position.setup.board.stops, position.actor * 6, position.marks
    (row_one, count_one), (row_two, count_two) = one, two
    have_one, have_two = marks[base + row_one], marks[base + row_two]
    if row_one == row_two:
        count_one += count_two
    return have_one + count_one < stops[row_one][have_one] and have_two + count_two < stops[row_two][have_two]


def order_matters(position: Position, squares: tuple[int, int], gains: tuple[Gain, Gain]) -> bool:
    """Whether it can make a difference which of two icons just drawn is marked first."""
    mountains: list[int] = []
    if position.setup.mountains_first:
        if _reached_icons(position, gains) == _reached_icons(position, gains[::-1]):
            return False  # the same ability icons are used in the same order
        mountains = sorted(set(isolated_squares(position, *squares)))
    forward, backward = (forecast_marks(position, order, mountains) for order in (gains, gains[::-1]))
    return not (forward.certain and backward.certain and forward.rows == backward.rows)


def _reached_icons(position: Position, gains: Iterable[Gain]) -> list[int]:
    """The ability icons that these gains reach directly, in this order."""
    forecast = MarkForecast(position)
    for row, count in gains:
        forecast.add(row, count)
    return [reached.icon for reached in forecast.reached]
