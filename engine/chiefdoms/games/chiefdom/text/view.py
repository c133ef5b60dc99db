"""Everything the page needs to draw the table, so that it computes no rule."""

from __future__ import annotations

from functools import reduce
from itertools import combinations
from operator import or_
from typing import Any

from chiefdoms.core.contract import Prompt, View
from chiefdoms.games.chiefdom.rules.land import JOBS
from chiefdoms.games.chiefdom.rules.moves import list_moves, list_placements, list_uses
from chiefdoms.games.chiefdom.rules.position import JOB, OVER, PHASES, PLACE, USE, Position
from chiefdoms.games.chiefdom.rules.scoring import complete_wall, surplus_fish
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.rules.uses import BONUS_OF, PASS, USES, Dice, Pairing, dice_of, pairings
from chiefdoms.games.chiefdom.shapes import left_out
from chiefdoms.games.chiefdom.sheet import COLUMNS, EAST_WALL, HOUSE_BEDS, HOUSE_LOGS, ICONS, ROWS, SHAPES, WEST_WALL
from chiefdoms.games.chiefdom.squares import NAMES, names
from chiefdoms.games.chiefdom.text.diagram import write_rows
from chiefdoms.games.chiefdom.text.notation import write_move
from chiefdoms.games.chiefdom.text.refusals import why_not_use


def prompt_of(position: Position) -> Prompt:
    """What the seat to act is asked."""
    if position.phase == OVER:
        return Prompt("over")
    values: dict[str, Any] = {"turn": position.turn, "dice": list(dice_of(position.roll))}
    if position.phase == USE:
        only_bonus = PASS in position.uses
        return Prompt("chiefdom.use-or-pass" if only_bonus else "chiefdom.use", values)
    if position.phase == PLACE:
        return Prompt("chiefdom.place", {**values, **_use(position.rules, position.use)})
    return Prompt("chiefdom.job", {**values, "square": NAMES[position.person]})


def view_of(position: Position, seat: int | None) -> View:
    """The whole table. Nothing in this game is hidden, so all seats see the same."""
    rules = position.rules
    shown: View = {
        **_facts(rules),
        "viewer": seat,
        "round": position.turn,
        "dice": list(dice_of(position.roll)),
        "phase": PHASES[position.phase],
        "seat": position.seat,
        "lands": [_land(position, owner) for owner in range(position.seats)],
    }
    if position.phase in (USE, PLACE):
        shown["uses"] = _uses(position)
    if position.phase == USE:
        shown["covers"] = _covers(position)
        shown["pass"] = {"move": "pass", "ends": _pass_ends(position)} if PASS in position.uses else None
    elif position.phase == PLACE:
        shown["use"] = _use(rules, position.use)
        shown["targets"] = [_target(position, squares) for squares in list_moves(position)]
    elif position.phase == JOB:
        shown["square"] = NAMES[position.person]
        shown["jobs"] = [_job(position, job) for job in list_moves(position)]
    return shown


def _facts(rules: Rules) -> dict[str, Any]:
    """What holds for the whole match."""
    return {
        "edition": rules.edition.id,
        "cards": list(rules.cards),
        "bonus": rules.bonus,
        "shapes": {str(face): [list(cell) for cell in cells] for face, cells in SHAPES[rules.shapes].items()},
        "sheet": {"columns": COLUMNS, "rows": ROWS, "west": list(WEST_WALL), "east": list(EAST_WALL)},
        "costs": {"house_logs": HOUSE_LOGS, "wall_logs": rules.edition.wall_logs},
    }


def _land(position: Position, owner: int) -> dict[str, Any]:
    land = position.lands[owner]
    houses = land.houses.bit_count()
    return {
        "rows": write_rows(land),
        "cut": names(land.cut),
        "fished": names(land.fished),
        "waiting": names(land.waiting),
        "logs": land.logs,
        "logs_cut": land.logs_cut,
        "fish": land.fish,
        "fish_left": surplus_fish(land, position.rules.edition),
        "houses": houses,
        "beds": houses * HOUSE_BEDS,
        "meals": land.fish * position.rules.edition.fish_feeds,
        "bonuses_used": land.bonuses,
        "bonuses_left": land.bonuses_left if position.rules.bonus else 0,
        "people": land.people.bit_count(),
        "lumberjacks": land.lumberjacks.bit_count(),
        "fishermen": land.fishermen.bit_count(),
        "builders": land.builders.bit_count(),
        "jobless": land.jobless.bit_count(),
        "empty": land.free.bit_count(),
        "wall_complete": complete_wall(land, position.rules) != 0,
        "can_draw": position.phase != OVER and bool(list_uses(position.rules, land, position.roll)),
    }


def _use(rules: Rules, number: int) -> dict[str, Any]:
    use = USES[number]
    return {
        "move": use.text,
        "icon": ICONS[use.icon],
        "shape": use.face or None,
        "size": len(SHAPES[rules.shapes][use.face]) - use.bonus if use.face else 1,
        "wild": use.wild,
        "bonus": use.bonus,
    }


def _uses(position: Position) -> list[dict[str, Any]]:
    """All ways to pair the dice, with what each would draw. Impossible ones have a reason instead of a move."""
    shown: list[dict[str, Any]] = []
    dice = dice_of(position.roll)
    singles: dict[int, str] = {}  # the first use of each icon that draws it in one square
    for way, pairing in enumerate(pairings(dice, position.rules.split_triples)):
        facts = {"way": way, "dice": list(pairing.dice), "pairs": _pairs(dice, pairing), "sum": pairing.sum}
        bonus = [BONUS_OF[use] for use in pairing.uses if position.rules.bonus and BONUS_OF[use] >= 0]
        for use in (*pairing.uses, *bonus):
            text = USES[use].text
            first = singles.setdefault(USES[use].icon, text) if position.rules.masks[use] is None else text
            shown.append({**facts, **_offer(position, use), "use": text, "same_as": None if first == text else first})
    return shown


def _pairs(dice: Dice, pairing: Pairing) -> list[list[int]]:
    """The dice that give a pairing's uses: more than one pair if dice are equal or the third does not matter."""
    if pairing.sum is None:
        return [list(pairing.dice)]
    if len(set(dice)) == 1:
        return [list(pair) for pair in combinations(range(3), 2)]
    pairs = []
    for one, two in combinations(range(3), 2):
        first, *_ = pairings((dice[one], dice[two], dice[3 - one - two]))
        if first.uses == pairing.uses:
            pairs.append([one, two])
    return pairs


def _offer(position: Position, use: int) -> dict[str, Any]:
    offer = _use(position.rules, use)
    reason = why_not_use(position.rules, position.land, use)
    if reason is None:
        return {**offer, "why": None}
    return {**offer, "move": None, "why": f"chiefdom.{reason[0]}", "values": reason[1]}


def _covers(position: Position) -> dict[str, list[str]]:
    """The squares that each legal use can draw on, by its move."""
    uses = [use for use in position.uses if use != PASS]
    placements = {use: list_placements(position.rules, position.land, use) for use in uses}
    return {USES[use].text: names(reduce(or_, found)) for use, found in placements.items()}


def _pass_ends(position: Position) -> bool | None:
    """Whether passing ends the game; None when that depends on later seats that may also pass."""
    assert position.seat is not None
    if position.drew:
        return False
    later = [list_uses(position.rules, land, position.roll) for land in position.lands[position.seat + 1 :]]
    if any(choices and PASS not in choices for choices in later):
        return False
    return None if any(later) else True


def _target(position: Position, squares: int) -> dict[str, Any]:
    target: dict[str, Any] = {"move": write_move(position, squares), "squares": names(squares)}
    use = USES[position.use]
    if use.bonus:
        target["left_out"] = left_out(position.rules.shapes, use.face, squares)
    return target


def _job(position: Position, job: int) -> dict[str, Any]:
    after = position.land.clone()
    after.choose(job, position.person)
    return {
        "move": write_move(position, job),
        "job": JOBS[job],
        "logs": after.logs - position.land.logs,
        "fish": after.fish - position.land.fish,
    }
