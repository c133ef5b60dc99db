"""The ways to use a roll: which icon, in which shape. Every use has a number, a text, and a row in each table here."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chiefdoms.games.chiefdom.sheet import HOUSE, ICONS, PEOPLE, SUMS, TREES2, TREES3, WALL, WATER

ROLLS = 6**3
SHAPED = (WATER, TREES2, TREES3, PEOPLE)  # the icons that are drawn in the shape of the third die


@dataclass(frozen=True)
class Use:
    """What may be drawn. `face` is 0 if the third die does not matter."""

    text: str
    icon: int
    face: int = 0
    wild: bool = False
    bonus: bool = False


def _make_uses() -> list[Use]:
    shaped = [Use(f"{ICONS[icon]}-{face}", icon, face) for icon in SHAPED for face in range(1, 7)]
    bonus = [replace(use, text=f"{use.text}-bonus", bonus=True) for use in shaped if use.face > 1]
    single = [Use(ICONS[icon], icon) for icon in (WALL, HOUSE)]
    wild = [Use(f"wild-{name}", icon, wild=True) for icon, name in enumerate(ICONS)]
    return shaped + bonus + single + wild


USES = tuple(_make_uses())
BY_TEXT = {use.text: number for number, use in enumerate(USES)}
PASS = len(USES)  # draw nothing, if only the bonus action would make drawing possible
PASS_TEXT = "pass"
ICON_OF = tuple(use.icon for use in USES)
WILD = tuple(number for number, use in enumerate(USES) if use.wild)
# The bonus version of a use, or -1: a single square cannot be drawn with one square less.
BONUS_OF = tuple(BY_TEXT.get(f"{use.text}-bonus", -1) for use in USES)

Dice = tuple[int, int, int]


def dice_of(roll: int) -> Dice:
    """The three dice of a roll, which is a number below 216."""
    return roll // 36 + 1, roll // 6 % 6 + 1, roll % 6 + 1


def roll_of(dice: Dice) -> int:
    return (dice[0] - 1) * 36 + (dice[1] - 1) * 6 + dice[2] - 1


@dataclass(frozen=True)
class Pairing:
    """One way to split a roll: two dice (all three of a triple) say what to draw, the third says in which shape."""

    dice: tuple[int, ...]  # which dice of the roll, counted from 0
    sum: int | None
    uses: tuple[int, ...]


def pairings(dice: Dice, split_triples: bool = False) -> list[Pairing]:
    """The different ways to split a roll, three at most.

    A triple is wild; it may be split, too, if the match allows it.
    """
    ways: dict[tuple[int, ...], Pairing] = {}
    if dice[0] == dice[1] == dice[2]:
        ways[WILD] = Pairing((0, 1, 2), None, WILD)
        if not split_triples:
            return list(ways.values())
    for first, second, third in ((0, 1, 2), (0, 2, 1), (1, 2, 0)):
        total = dice[first] + dice[second]
        uses = _uses_of(total, dice[third])
        ways.setdefault(uses, Pairing((first, second), total, uses))
    return list(ways.values())


def _uses_of(total: int, face: int) -> tuple[int, ...]:
    if total not in SUMS:
        return WILD
    icon = SUMS[total]
    return (BY_TEXT[f"{ICONS[icon]}-{face}" if icon in SHAPED else ICONS[icon]],)


Table = tuple[tuple[int, ...], ...]  # uses by roll


def _uses_by_roll(split_triples: bool) -> Table:
    ways = [pairings(dice_of(roll), split_triples) for roll in range(ROLLS)]
    return tuple(tuple(use for pairing in some for use in pairing.uses) for some in ways)


def _bonus_uses_by_roll(table: Table) -> Table:
    """The bonus versions of the uses in a table."""
    return tuple(tuple(BONUS_OF[use] for use in uses if BONUS_OF[use] >= 0) for uses in table)


# The uses that each roll offers, without and with the bonus action; then the same if a triple may be split like other
# rolls.
USES_OF_ROLL = _uses_by_roll(False)
BONUS_USES_OF_ROLL = _bonus_uses_by_roll(USES_OF_ROLL)
SPLIT_USES_OF_ROLL = _uses_by_roll(True)
SPLIT_BONUS_USES_OF_ROLL = _bonus_uses_by_roll(SPLIT_USES_OF_ROLL)
