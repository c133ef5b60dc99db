"""Everything the page needs to draw the table, so that it computes no rule."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from chiefdoms.core.contract import Prompt, View
from chiefdoms.core.score import difference
from chiefdoms.games.chiefdom.rules import scoring
from chiefdoms.games.chiefdom.rules.land import JOBS, Land
from chiefdoms.games.chiefdom.rules.moves import Rules, uses
from chiefdoms.games.chiefdom.rules.phases import JOB, OVER, PHASES, PLACE, USE
from chiefdoms.games.chiefdom.rules.uses import BONUS_OF, ICON_OF, PASS, USES, Pairing, dice_of, pairings
from chiefdoms.games.chiefdom.shapes import left_out
from chiefdoms.games.chiefdom.sheet import COLUMNS, EAST_WALL, HOUSE_BEDS, HOUSE_LOGS, ICONS, ROWS, SHAPES, WEST_WALL
from chiefdoms.games.chiefdom.squares import NAMES, each, names
from chiefdoms.games.chiefdom.text import notation
from chiefdoms.games.chiefdom.text.diagram import rows_of

if TYPE_CHECKING:
    from chiefdoms.games.chiefdom.state import ChiefdomState


def prompt(state: ChiefdomState) -> Prompt:
    """What the seat to act is asked."""
    if state.phase == OVER:
        return Prompt("over")
    values: dict[str, Any] = {"turn": state.turn, "dice": list(dice_of(state.roll))}
    if state.phase == USE:
        only_bonus = PASS in state.uses
        return Prompt("chiefdom.use-or-pass" if only_bonus else "chiefdom.use", values)
    if state.phase == PLACE:
        return Prompt("chiefdom.place", {**values, **_use(state.rules, state.use)})
    return Prompt("chiefdom.job", {**values, "square": NAMES[state.person]})


def show(state: ChiefdomState, viewer: int | None) -> View:
    """The whole table. Nothing in this game is hidden, so all seats see the same."""
    rules = state.rules
    shown: View = {
        **_facts(rules),
        "viewer": viewer,
        "round": state.turn,
        "dice": list(dice_of(state.roll)),
        "phase": PHASES[state.phase],
        "seat": state.seat,
        "lands": [_land(state, seat) for seat in range(state.seats)],
    }
    if state.phase in (USE, PLACE):
        shown["uses"] = _uses(state)
    if state.phase == USE:
        shown["pass"] = {"move": "pass", "ends": _pass_ends(state)} if PASS in state.uses else None
    elif state.phase == PLACE:
        shown["use"] = _use(rules, state.use)
        shown["targets"] = [_target(state, squares) for squares in state.moves()]
    elif state.phase == JOB:
        shown["square"] = NAMES[state.person]
        shown["jobs"] = [_job(state, job) for job in state.moves()]
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


def _land(state: ChiefdomState, seat: int) -> dict[str, Any]:
    land = state.lands[seat]
    houses = land.houses.bit_count()
    return {
        "rows": rows_of(land),
        "cut": names(land.cut),
        "fished": names(land.fished),
        "waiting": names(land.waiting),
        "logs": land.logs,
        "logs_cut": land.logs_cut,
        "fish": land.fish,
        "houses": houses,
        "beds": houses * HOUSE_BEDS,
        "meals": land.fish * state.rules.edition.fish_feeds,
        "bonuses_used": land.bonuses,
        "bonuses_left": land.bonuses_left if state.rules.bonus else 0,
        "people": land.people.bit_count(),
        "lumberjacks": land.lumberjacks.bit_count(),
        "fishermen": land.fishermen.bit_count(),
        "builders": land.builders.bit_count(),
        "jobless": land.jobless.bit_count(),
        "empty": land.free.bit_count(),
        "wall_complete": scoring.wall_complete(land),
        "can_draw": state.phase != OVER and bool(uses(state.rules, land, state.roll)),
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


def _uses(state: ChiefdomState) -> list[dict[str, Any]]:
    """All ways to pair the dice, with what each would draw; those that cannot be drawn have no move but a reason."""
    shown = []
    for way, pairing in enumerate(pairings(dice_of(state.roll))):
        bonus = [BONUS_OF[use] for use in pairing.uses if state.rules.bonus and BONUS_OF[use] >= 0]
        shown += [_offer(state, way, pairing, use) for use in (*pairing.uses, *bonus)]
    return shown


def _offer(state: ChiefdomState, way: int, pairing: Pairing, use: int) -> dict[str, Any]:
    offer = {"way": way, "dice": list(pairing.dice), "sum": pairing.sum, **_use(state.rules, use)}
    reason = notation.why_not_use(state.rules, state.land, use)
    if reason is None:
        return {**offer, "why": None}
    return {**offer, "move": None, "why": f"chiefdom.{reason[0]}", "values": reason[1]}


def _pass_ends(state: ChiefdomState) -> bool | None:
    """Whether passing ends the game; None when that hangs on later seats that may also pass."""
    assert state.seat is not None
    if state.drew:
        return False
    later = [uses(state.rules, land, state.roll) for land in state.lands[state.seat + 1 :]]
    if any(choices and PASS not in choices for choices in later):
        return False
    return None if any(later) else True


def _target(state: ChiefdomState, squares: int) -> dict[str, Any]:
    target: dict[str, Any] = {"move": notation.write(state, squares), "squares": names(squares)}
    use = USES[state.use]
    if use.bonus:
        target["left_out"] = left_out(state.rules.shapes, use.face, squares)
    return target


def _job(state: ChiefdomState, job: int) -> dict[str, Any]:
    after = state.land.clone()
    after.choose(job, state.person)
    return {
        "move": notation.write(state, job),
        "job": JOBS[job],
        "logs": after.logs - state.land.logs,
        "fish": after.fish - state.land.fish,
    }


# -- previews ----------------------------------------------------------------------------------------------------------


def preview(state: ChiefdomState, move: int) -> dict[str, Any]:
    """What a move changes on the score card. People with a choice of jobs get those that score most."""
    seat = state.seat
    assert seat is not None
    if state.phase == USE:
        return {"total": 0, "lines": []}
    after = state.land.clone()
    if state.phase == JOB:
        after.choose(move, state.person)
        return _change(state, after)
    after.draw(ICON_OF[state.use], move)
    people = list(each(after.waiting))
    if not people:
        return _change(state, after)
    best = max((_change(state, land) for land in _settled(after, people)), key=lambda change: int(change["total"]))
    return {**best, "notes": [{"key": "jobs-to-choose", "count": len(people)}]}


def _settled(land: Land, people: list[int]) -> list[Land]:
    """The land with the jobs of its waiting people chosen in every possible way."""
    settled = []
    for jobs in product(*(land.jobs(person) for person in people)):
        copy = land.clone()
        for person, job in zip(people, jobs, strict=True):
            copy.choose(job, person)
        settled.append(copy)
    return settled


def _change(state: ChiefdomState, after: Land) -> dict[str, Any]:
    seat = state.seat
    assert seat is not None
    lands = [*state.lands[:seat], after, *state.lands[seat + 1 :]]
    return difference(state.scores()[seat], scoring.scores(state.rules, lands)[seat])
