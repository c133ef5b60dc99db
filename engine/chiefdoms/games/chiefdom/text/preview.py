"""What a move would change: the score card, the people's jobs, logs and fish."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from chiefdoms.core.score import difference
from chiefdoms.games.chiefdom.rules.land import JOBS, Land
from chiefdoms.games.chiefdom.rules.position import JOB, USE, Position
from chiefdoms.games.chiefdom.rules.scoring import score_cards, score_lands
from chiefdoms.games.chiefdom.rules.uses import ICON_OF
from chiefdoms.games.chiefdom.squares import each


def preview_of(position: Position, move: int) -> dict[str, Any]:
    """What a move changes. On the score card, people with a choice of jobs get those that score most."""
    if position.phase == USE:
        return {"total": 0, "lines": []}
    after = position.land.clone()
    if position.phase == JOB:
        after.choose(move, position.person)
        return {**_change(position, after), "notes": _notes(position.land, after)}
    after.draw(ICON_OF[position.use], move)
    notes = _notes(position.land, after)
    people = list(each(after.waiting))
    if not people:
        return {**_change(position, after), "notes": notes}
    changes = (_change(position, land) for land in _with_jobs(after, people))
    best = max(changes, key=lambda change: int(change["total"]))
    return {**best, "notes": [*notes, {"key": "jobs-to-choose", "count": len(people)}]}


def _notes(before: Land, after: Land) -> list[dict[str, Any]]:
    """New jobs and jobless people, and the logs and fish gained and spent, without what a choice of jobs adds."""
    sets = zip(JOBS, _workers(before), _workers(after), strict=True)
    counts = [(job, (new & ~old).bit_count()) for job, old, new in sets]
    counts += [
        ("jobless", (after.jobless & ~before.jobless).bit_count()),
        ("logs", after.logs_cut - before.logs_cut),
        ("fish", after.fish - before.fish),
        ("logs-spent", after.logs_cut - before.logs_cut - (after.logs - before.logs)),
    ]
    return [{"key": key, "count": count} for key, count in counts if count]


def _workers(land: Land) -> tuple[int, int, int]:
    """The people of each job, in the order of `JOBS`."""
    return land.lumberjacks, land.fishermen, land.builders


def _with_jobs(land: Land, people: list[int]) -> Iterator[Land]:
    """The land with the jobs of its waiting people chosen in every possible way."""
    for jobs in product(*(land.jobs(person) for person in people)):
        copy = land.clone()
        for person, job in zip(people, jobs, strict=True):
            copy.choose(job, person)
        yield copy


def _change(position: Position, after: Land) -> dict[str, Any]:
    seat = position.seat
    assert seat is not None
    lands = [*position.lands[:seat], after, *position.lands[seat + 1 :]]
    return difference(score_cards(position)[seat], score_lands(position.rules, lands)[seat])
