"""Operations that need computer players: who they are, their plans, and searches, hints and reviews, slice by slice."""

from __future__ import annotations

from chiefdoms.bridge.requests import Answer, BadRequest, Operation, Request, match_of, opened_of, ply_of, texts_of
from chiefdoms.core.contract import GameInfo
from chiefdoms.core.match import Match
from chiefdoms.core.record import FORMAT
from chiefdoms.core.registry import games
from chiefdoms.players import players_for
from chiefdoms.players.assessment import Assessment
from chiefdoms.players.hints import Hint
from chiefdoms.players.levels import PLAYERS
from chiefdoms.players.plan_preview import preview_plan
from chiefdoms.players.remote_roll_outs import RemoteRollOuts
from chiefdoms.players.review import Review
from chiefdoms.players.thinking import Thinking


def _games(_request: Request) -> Answer:
    return {"games": [_describe_game(game.info) for game in games.values()]}


def _describe_game(info: GameInfo) -> Answer:
    options = [
        {"key": option.key, "choices": option.choices, "default": option.default}
        for option in info.options
        if option.offered
    ]
    return {
        "id": info.id,
        "title": info.title,
        "designers": info.designers,
        "seats": info.seats,
        "options": options,
        "rules": info.rules,
        "record": {"format": FORMAT, "game": info.id, "rules": info.rules},
        "players": players_for(info.id),
    }


def _players(_request: Request) -> Answer:
    return {"players": list(PLAYERS)}


def _plan(request: Request) -> Answer:
    match = opened_of(request).match
    state = match.at(ply_of(request, "at", match, default=match.ply))
    moves = texts_of(request, "moves", allow_none=True)
    if state.seat is None:
        raise BadRequest("bad-request")
    return preview_plan(state, moves)


def _think(request: Request) -> Answer:
    match, seconds = _undecided(request)
    return _begin(request, Thinking(match.game, match.state, request.get("player"), seconds))


def _hint(request: Request) -> Answer:
    match, seconds = _undecided(request)
    return _begin(request, Hint(match.game, match.state, seconds))


def _assess(request: Request) -> Answer:
    match, seconds = _undecided(request)
    state = match.at(ply_of(request, "at", match, default=match.ply))
    if state.seat is None:
        raise BadRequest("bad-request")
    return _begin(request, Assessment(match.game, state, texts_of(request, "moves"), seconds))


def _undecided(request: Request) -> tuple[Match, float | None]:
    """A match that is not over, and the seconds that a search may take."""
    match = match_of(request)
    seconds = request.get("seconds")
    if match.over or not (seconds is None or isinstance(seconds, int | float)):
        raise BadRequest("bad-request")
    return match, seconds


def _begin(request: Request, search: Thinking) -> Answer:
    opened = opened_of(request)
    opened.search, opened.search_ply = search, opened.match.ply
    return search.as_json()


def _think_on(request: Request) -> Answer:
    """Continue the search for one slice or, with "now", end it with the best plans so far."""
    match, opened = match_of(request), opened_of(request)
    search = opened.search
    if search is None or opened.search_ply != match.ply:
        raise BadRequest("not-thinking")
    for report in request.get("reports", []):
        search.add_remote(report["runs"], report["totals"])
    if request.get("now"):
        search.finish()
    else:
        search.step()
    count = request.get("count", 1)
    return search.as_json(count if isinstance(count, int) else 1) | {"contenders": search.contenders()}


def _roll_out(request: Request) -> Answer:
    match, opened = match_of(request), opened_of(request)
    contenders = texts_of(request, "contenders")
    if match.over:
        raise BadRequest("bad-request")
    if opened.remote is None or opened.remote.state is not match.state:
        opened.remote = RemoteRollOuts(match.game, match.state, request.get("player"))
    return opened.remote.step(contenders)


def _review(request: Request) -> Answer:
    match = match_of(request)
    seats = request.get("seats")
    if not match.over or not isinstance(seats, list) or not set(seats) <= set(range(match.seats)):
        raise BadRequest("bad-request")
    review = opened_of(request).review = Review(match, sorted(set(seats)))
    return review.as_json()


def _review_on(request: Request) -> Answer:
    review = opened_of(request).review
    if review is None:
        raise BadRequest("match-not-open")
    review.step()
    return review.as_json()


OPERATIONS: dict[str, Operation] = {
    "games": _games,
    "players": _players,
    "plan": _plan,
    "think": _think,
    "think-on": _think_on,
    "hint": _hint,
    "assess": _assess,
    "roll-out": _roll_out,
    "review": _review,
    "review-on": _review_on,
}
