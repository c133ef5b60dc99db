"""What happened, as events for the page. What a move did is found by comparing the land before and after it."""

from __future__ import annotations

from collections.abc import Iterator

from chiefdoms.core.contract import Event
from chiefdoms.games.chiefdom.rules.land import JOBS, Land
from chiefdoms.games.chiefdom.rules.position import JOB, USE, Position
from chiefdoms.games.chiefdom.rules.scoring import REASON, complete_wall
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.rules.uses import PASS, USES, dice_of, pairings
from chiefdoms.games.chiefdom.sheet import HOUSE_LOGS, ICONS
from chiefdoms.games.chiefdom.squares import each, names


def describe_roll(turn: int, roll: int) -> Event:
    """A new turn and its dice."""
    return {"kind": "roll", "turn": turn, "dice": list(dice_of(roll))}


def describe_skip(seat: int) -> Event:
    """A seat that cannot use the roll."""
    return {"kind": "skip", "seat": seat}


def describe_end() -> Event:
    """The end of the game."""
    return {"kind": "over", "reason": REASON}


def describe_move(position: Position, phase: int, move: int, before: Land, after: Land) -> list[Event]:
    """What a move of the seat to act, made in this phase, did to its land."""
    seat = position.seat
    assert seat is not None
    if phase == USE:
        return [_describe_use(seat, move, position.roll)]
    events = [] if phase == JOB else list(_describe_drawing(before, after, position.rules))
    events += _describe_jobs(before, after, chosen=phase == JOB)
    events += _describe_harvest(before, after)
    return [{"kind": event.pop("kind"), "seat": seat, **event} for event in events]


def _describe_use(seat: int, use: int, roll: int) -> Event:
    if use == PASS:
        return {"kind": "pass", "seat": seat}
    chosen = USES[use]
    plain = chosen.text.removesuffix("-bonus")
    dice = dice_of(roll)
    ways = pairings(dice, split_triples=True)  # wild comes first, so this is also right if triples are wild
    way = next(way for way in ways if any(USES[other].text == plain for other in way.uses))
    return {
        "kind": "use",
        "seat": seat,
        "move": chosen.text,
        "icon": ICONS[chosen.icon],
        "face": chosen.face or None,
        "wild": chosen.wild,
        "bonus": chosen.bonus,
        "dice": list(way.dice),
        "pips": [dice[index] for index in way.dice],
        "sum": way.sum,
    }


def _describe_drawing(before: Land, after: Land, rules: Rules) -> Iterator[Event]:
    kinds = ("water", "trees2", "trees3", "people", "houses", "walls")
    for icon, kind in zip(ICONS, kinds, strict=True):
        if new := getattr(after, kind) & ~getattr(before, kind):
            yield {"kind": "draw", "icon": icon, "squares": names(new)}
    if after.houses != before.houses:
        yield {"kind": "spend", "goods": "logs", "amount": HOUSE_LOGS}
    if after.bonuses != before.bonuses:
        yield {"kind": "bonus", "left": after.bonuses_left}
    if complete_wall(after, rules) and not complete_wall(before, rules):
        yield {"kind": "wall-complete"}


def _describe_jobs(before: Land, after: Land, chosen: bool) -> Iterator[Event]:
    for job, kind in zip(JOBS, ("lumberjacks", "fishermen", "builders"), strict=True):
        for person in each(getattr(after, kind) & ~getattr(before, kind)):
            yield {"kind": "job", "squares": names(person), "job": job, "chosen": chosen}


def _describe_harvest(before: Land, after: Land) -> Iterator[Event]:
    if cut := after.cut & ~before.cut:
        yield {"kind": "harvest", "goods": "logs", "squares": names(cut), "amount": after.logs_cut - before.logs_cut}
    if fished := after.fished & ~before.fished:
        yield {"kind": "harvest", "goods": "fish", "squares": names(fished), "amount": after.fish - before.fish}
