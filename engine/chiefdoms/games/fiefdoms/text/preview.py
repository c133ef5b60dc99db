"""What a move would change on the score card if the game ended then.

A build is several decisions. The preview of a move that leaves some of them open shows the best continuation, and names
its moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.plan import write_plan
from chiefdoms.core.score import difference
from chiefdoms.games.fiefdoms.rules.fief_score import FiefScore, best_score_above
from chiefdoms.games.fiefdoms.rules.moves import free_squares, list_moves, plots_needing_workers, reducible_plots
from chiefdoms.games.fiefdoms.rules.pairs import LOCATIONS, kind_of, population_of, split
from chiefdoms.games.fiefdoms.rules.position import BUILD, CHANGE, NONE, PLOT, SPLIT, Position, acting_seat
from chiefdoms.games.fiefdoms.rules.turn import play_move
from chiefdoms.games.fiefdoms.rules.workers import assign_workers
from chiefdoms.games.fiefdoms.sheet import FORFEITED, PLOT_NAMES, SPRINGHOUSE

if TYPE_CHECKING:
    from chiefdoms.games.fiefdoms.state import FiefdomsState

_ANY_DICE = Quick(0)  # what comes after the seat's turn does not change its card

Note = dict[str, Any]
Path = tuple[int, ...]


def preview_of(position: FiefdomsState, move: int) -> dict[str, Any]:
    """The change of the card, the best continuation if something stays open, and notes on what is still missing."""
    if position.phase == SPLIT:
        return {"total": 0, "lines": [], "notes": _blocked_seats(position, move)}
    seat = acting_seat(position)
    before = position.fief_score(seat)
    path, after, score = _best_end(position, seat, move)
    result = difference(before.card, score.card)
    result["notes"] = _notes(position, seat, path, after, score)
    if len(path) > 1:
        result["best"] = write_plan(position, path)[1:]
    return result


def previews_on(position: FiefdomsState, plot: str) -> dict[str, Any]:
    """What everything that may be built on a plot would change there, by the text of the option."""
    found: dict[str, Any] = {}
    if position.phase != BUILD or plot not in PLOT_NAMES:
        return found
    for option in list_moves(position):
        after = position.clone()
        play_move(after, option, _ANY_DICE, None)
        place = PLOT_NAMES.index(plot)
        if place in list_moves(after) and kind_of(option) != FORFEITED:
            found[position.text(option)] = preview_of(after, place)
    return found


def _best_end(position: Position, seat: int, move: int) -> tuple[Path, Position, FiefScore]:
    """The best way to end the seat's turn after a move, the position then and the seat's score."""
    best: tuple[Path, Position, FiefScore] | None = None
    for path, after in _ends(position, (), move):
        if after.fief_scores[seat] or position.phase == CHANGE:
            return path, after, after.fief_score(seat)
        score = best_score_above(after.fief(seat), best[2].total if best else None)
        if score:
            best = path, after, score
    assert best is not None
    return best


def _ends(position: Position, before: Path, move: int) -> Iterator[tuple[Path, Position]]:
    """Every way in which the seat's own turn may go on after a move, to its end."""
    after = position.clone()
    play_move(after, move, _ANY_DICE, None)
    path = (*before, move)
    if after.option == NONE:
        yield path, after
    else:
        for following in list_moves(after):
            yield from _ends(after, path, following)


def _notes(position: Position, seat: int, path: Path, after: Position, score: FiefScore) -> list[Note]:
    """What the building would still need, and what of the option would be lost at that plot."""
    if position.phase == BUILD:
        option, plot = path[0], path[1]
    elif position.option != NONE:
        option, plot = position.option, path[0] if position.phase == PLOT else position.plot
    else:
        return []
    if kind_of(option) == FORFEITED:
        return []
    notes: list[Note] = []
    missing = _missing_workers(after, seat, plot, score)
    if missing:
        notes.append({"key": "needs-workers", "count": missing})
    if position.phase in (BUILD, PLOT):
        if population_of(option) and not free_squares(position, seat, plot):
            notes.append({"key": "no-room", "count": population_of(option)})
        if kind_of(option) == SPRINGHOUSE and not reducible_plots(position, seat, plot):
            notes.append({"key": "no-relief"})
    return notes


def _missing_workers(position: Position, seat: int, plot: int, score: FiefScore) -> int:
    """How many workers a building lacks if the other active ones keep theirs; 0 if it is active."""
    if score.active >> plot & 1:
        return 0
    fief = position.fief(seat)
    workers = assign_workers(fief.needs, fief.pips, score.active & plots_needing_workers(position, seat))
    assert workers is not None
    need = fief.needs[plot]
    return need - workers.send(plot, need)


def _blocked_seats(position: Position, partition: int) -> list[Note]:
    """The seats that a split would force to forfeit a plot."""
    one, two = split(position.dice, partition)
    plots = LOCATIONS[one] | LOCATIONS[two]
    seats = [seat for seat in range(position.seats) if not plots & position.empty(seat)]
    return [{"key": "blocked", "seats": seats}] if seats else []
