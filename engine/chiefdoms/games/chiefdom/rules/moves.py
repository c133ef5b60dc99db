"""What may be drawn. `Rules` is what a match agreed on before it began; positions share it."""

from __future__ import annotations

from dataclasses import dataclass, field

from chiefdoms.games.chiefdom.editions import Edition
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.uses import BONUS_USES_OF_ROLL, ICON_OF, PASS, USES, USES_OF_ROLL
from chiefdoms.games.chiefdom.shapes import Check, checks, fits, placements
from chiefdoms.games.chiefdom.sheet import HOUSE, HOUSE_LOGS, WALL
from chiefdoms.games.chiefdom.squares import BOARD, PRE_DRAWN, SQUARES, WEST, near


@dataclass(frozen=True)
class Rules:
    """Edition, advanced scoring cards, bonus action and die shapes, and the tables of placements that follow."""

    edition: Edition
    cards: tuple[int, ...]
    bonus: bool
    shapes: str
    # For each use how to tell whether its shape fits, and all its placements; None for a single square.
    checks: tuple[tuple[Check, ...] | None, ...] = field(init=False, compare=False, repr=False)
    masks: tuple[tuple[int, ...] | None, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        keys = [(self.shapes, use.face, use.bonus) if use.face > 1 else None for use in USES]
        object.__setattr__(self, "checks", tuple(key and checks(*key) for key in keys))
        object.__setattr__(self, "masks", tuple(key and placements(*key) for key in keys))


def uses(rules: Rules, land: Land, roll: int) -> list[int]:
    """The uses of a roll that have at least one placement; empty when the seat cannot draw.

    Whoever can draw must draw. But the bonus action is optional: where nothing fits without it, one may pass.
    """
    result = [use for use in USES_OF_ROLL[roll] if can_draw(rules, land, use)]
    if rules.bonus and land.bonuses_left:
        bonus = [use for use in BONUS_USES_OF_ROLL[roll] if can_draw(rules, land, use)]
        if bonus and not result:
            bonus.append(PASS)
        result += bonus
    return result


def can_draw(rules: Rules, land: Land, use: int) -> bool:
    """Whether a use has a placement. That the dice offer it and a bonus space is left is for `uses` to see to."""
    shape = rules.checks[use]
    return single_squares(rules, land, use) != 0 if shape is None else fits(shape, land.free)


def targets(rules: Rules, land: Land, use: int) -> list[int]:
    """Every placement of a use: the set of squares that would be drawn."""
    masks = rules.masks[use]
    if masks is None:
        allowed = single_squares(rules, land, use)
        return [square for square in SQUARES if square & allowed]
    taken = BOARD ^ land.free
    return [squares for squares in masks if not squares & taken]


def single_squares(rules: Rules, land: Land, use: int) -> int:
    """The squares in which the single icon of a use may be drawn."""
    icon = ICON_OF[use]
    if icon == WALL:
        return wall_squares(rules.edition, land)
    if icon == HOUSE:
        return house_squares(land)
    return land.free


def house_squares(land: Land) -> int:
    """Empty squares beside a jobless person or a builder, if there are logs to spend."""
    return land.free & near(land.jobless | land.builders) if land.logs >= HOUSE_LOGS else 0


def wall_squares(edition: Edition, land: Land) -> int:
    """Empty squares beside a wall, if enough logs are held. In one edition the first must touch the West Wall."""
    if land.logs < edition.wall_logs:
        return 0
    return land.free & near(wall_roots(edition, land))


def wall_roots(edition: Edition, land: Land) -> int:
    """The walls that a new wall may touch."""
    return WEST if land.walls == PRE_DRAWN and not edition.wall_starts_east else land.walls
