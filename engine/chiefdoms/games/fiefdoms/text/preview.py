"""What a move would change on the score card if the game ended then.

A build is several decisions. A move that leaves some of them open is told by the best way to go on, which is named.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.score import difference
from chiefdoms.games.fiefdoms.rules.dice import LOCATIONS, kind_of, population_of, split
from chiefdoms.games.fiefdoms.rules.moves import free_squares, list_moves, needy, reducible, seat_of
from chiefdoms.games.fiefdoms.rules.position import BUILD, CHANGE, NONE, PLOT, SPLIT, Position
from chiefdoms.games.fiefdoms.rules.scoring import Account, surpass
from chiefdoms.games.fiefdoms.rules.turn import play_move
from chiefdoms.games.fiefdoms.rules.workers import crew_for
from chiefdoms.games.fiefdoms.sheet import PLOTS, SPRINGHOUSE
from chiefdoms.games.fiefdoms.text.notation import move_text

_NO_DICE = Quick(0)  # what comes after the seat's turn does not change its card

Note = dict[str, Any]
Path = tuple[int, ...]


def preview(p: Position, move: int) -> dict[str, Any]:
    """The change of the card, the best way to go on if something stays open, and notes on what is still missing."""
    if p.phase == SPLIT:
        return {"total": 0, "lines": [], "notes": _blocked(p, move)}
    seat = seat_of(p)
    before = p.account(seat)
    path, after, account = _best(p, seat, move)
    result = difference(before.card, account.card)
    result["notes"] = _notes(p, seat, path, after, account)
    if len(path) > 1:
        result["best"] = _texts(p, path)[1:]
    return result


def _best(p: Position, seat: int, move: int) -> tuple[Path, Position, Account]:
    best: tuple[Path, Position, Account] | None = None
    for path, after in _ends(p, (), move):
        if after.accounts[seat] or p.phase == CHANGE:
            return path, after, after.account(seat)
        account = surpass(after.fief(seat), best[2].card.total if best else None)
        if account:
            best = path, after, account
    assert best is not None
    return best


def _ends(p: Position, before: Path, move: int) -> Iterator[tuple[Path, Position]]:
    """Every way in which the seat's own turn may go on after a move, to its end."""
    after = p.clone()
    play_move(after, move, _NO_DICE, None)
    path = (*before, move)
    if after.option == NONE:
        yield path, after
    else:
        for following in list_moves(after):
            yield from _ends(after, path, following)


def _texts(p: Position, path: Path) -> list[str]:
    texts, now = [], p.clone()
    for move in path:
        texts.append(move_text(now, move))
        play_move(now, move, _NO_DICE, None)
    return texts


def _notes(p: Position, seat: int, path: Path, after: Position, account: Account) -> list[Note]:
    """What the building would still need, and what of the option would be lost at that plot."""
    if p.phase == BUILD:
        option, plot = path[0], path[1]
    elif p.option != NONE:
        option, plot = p.option, path[0] if p.phase == PLOT else p.plot
    else:
        return []
    notes: list[Note] = []
    missing = _missing_workers(after, seat, plot, account)
    if missing:
        notes.append({"key": "needs-workers", "count": missing})
    if p.phase in (BUILD, PLOT):
        if population_of(option) and not free_squares(p, seat, plot):
            notes.append({"key": "no-room", "count": population_of(option)})
        if kind_of(option) == SPRINGHOUSE and not reducible(p, seat, plot):
            notes.append({"key": "no-relief"})
    return notes


def _missing_workers(p: Position, seat: int, plot: int, account: Account) -> int:
    """How many workers a building lacks, the other active ones keeping theirs; 0 if it is active."""
    if account.active >> plot & 1:
        return 0
    fief = p.fief(seat)
    crew = crew_for(fief.needs, fief.pips, account.active & needy(p, seat))
    assert crew is not None
    need = p.needs[seat * PLOTS + plot]
    return need - crew.send(plot, need)


def _blocked(p: Position, partition: int) -> list[Note]:
    """The seats that a split would force to forfeit a plot."""
    one, two = split(p.dice, partition)
    plots = LOCATIONS[one] | LOCATIONS[two]
    seats = [seat for seat in range(p.seats) if not plots & p.empty(seat)]
    return [{"key": "blocked", "seats": seats}] if seats else []
