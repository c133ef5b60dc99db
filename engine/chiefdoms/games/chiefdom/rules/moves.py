"""The legal moves of a position: uses of the roll, placements, jobs."""

from __future__ import annotations

from chiefdoms.games.chiefdom.editions import Edition
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.position import PLACE, USE, Position
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.rules.uses import ICON_OF, PASS
from chiefdoms.games.chiefdom.shapes import fits
from chiefdoms.games.chiefdom.sheet import HOUSE, HOUSE_LOGS, WALL
from chiefdoms.games.chiefdom.squares import BOARD, PRE_DRAWN, WEST, list_squares, near


def list_moves(position: Position) -> list[int]:
    """Every legal move: the number of a use, a set of squares, or the number of a job, depending on the phase."""
    seat = position.seat
    if seat is None:
        return []
    if position.phase == USE:
        return position.uses[:]
    land = position.lands[seat]
    if position.phase == PLACE:
        return list_placements(position.rules, land, position.use)
    return land.jobs(position.person)


def list_uses(rules: Rules, land: Land, roll: int) -> list[int]:
    """The uses of a roll that have at least one placement; empty when the seat cannot draw.

    A seat that can draw must draw. But the bonus action is optional: if nothing fits without it, the seat may pass,
    unless the options of the match say otherwise.
    """
    result = [use for use in rules.uses_of_roll[roll] if can_draw(rules, land, use)]
    if rules.bonus and land.bonuses_left:
        bonus = [use for use in rules.bonus_uses_of_roll[roll] if can_draw(rules, land, use)]
        if bonus and not result and rules.may_pass:
            bonus.append(PASS)
        result += bonus
    return result


def must_draw(rules: Rules, land: Land, roll: int) -> bool:
    """Whether the seat of a land can use a roll and may not pass."""
    uses = list_uses(rules, land, roll)
    return bool(uses) and PASS not in uses


def can_draw(rules: Rules, land: Land, use: int) -> bool:
    """Whether a use has a placement. `list_uses` checks that the dice offer it and that a bonus space is left."""
    shape = rules.checks[use]
    return single_squares(rules, land, use) != 0 if shape is None else fits(shape, land.free)


def list_placements(rules: Rules, land: Land, use: int) -> list[int]:
    """Every placement of a use: the set of squares that would be drawn."""
    masks = rules.masks[use]
    if masks is None:
        return list_squares(single_squares(rules, land, use))
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
    """Empty squares beside a wall that may be extended, if enough logs are held."""
    if land.logs < edition.wall_logs:
        return 0
    return land.free & near(extensible_walls(edition, land))


def extensible_walls(edition: Edition, land: Land) -> int:
    """The walls that a new wall may touch. In one edition the first must touch the West Wall."""
    return WEST if land.walls == PRE_DRAWN and not edition.wall_starts_east else land.walls
