"""A score is a list of lines: the total, previews, the end screen and hints all use the same lines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class ScoreLine:
    """One condition of the score sheet: how often it applies and how many points that gives."""

    key: str
    count: int
    points: int


@dataclass(frozen=True)
class ScoreCard:
    """All lines of one seat, in the order of the rule book."""

    lines: tuple[ScoreLine, ...]

    @cached_property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def points(self, key: str) -> int:
        """The points of the line with that key."""
        return next(line.points for line in self.lines if line.key == key)

    def as_json(self) -> dict[str, Any]:
        lines = [{"key": line.key, "count": line.count, "points": line.points} for line in self.lines]
        return {"total": self.total, "lines": lines}


def difference(before: ScoreCard, after: ScoreCard) -> dict[str, Any]:
    """What changed between two cards of one seat: the total and the lines that differ, as JSON."""
    old = {line.key: line.points for line in before.lines}
    lines = [
        {"key": line.key, "points": line.points - old.get(line.key, 0)}
        for line in after.lines
        if line.points != old.get(line.key, 0)
    ]
    return {"total": after.total - before.total, "lines": lines}


def count_difference(before: ScoreCard, after: ScoreCard) -> list[dict[str, Any]]:
    """The lines whose count differs, as JSON: for games where the counts say more than the points."""
    old = {line.key: line.count for line in before.lines}
    return [
        {"key": line.key, "count": line.count - old.get(line.key, 0)}
        for line in after.lines
        if line.count != old.get(line.key, 0)
    ]
