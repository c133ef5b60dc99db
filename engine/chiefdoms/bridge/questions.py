"""Operations that ask something and change nothing."""

from __future__ import annotations

import chiefdoms
from chiefdoms.bridge.answers import describe_outcome, describe_ply, visible
from chiefdoms.bridge.requests import (
    Answer,
    BadRequest,
    Operation,
    Request,
    match_of,
    ply_of,
    text_of,
    viewer_of,
)
from chiefdoms.core.errors import UnknownGame
from chiefdoms.core.match import Match
from chiefdoms.core.registry import games


def _ping(_request: Request) -> Answer:
    return {"ok": True, "version": chiefdoms.__version__}


def _previews(request: Request) -> Answer:
    match = match_of(request)
    legal, state, wanted = match.legal(), match.state, request.get("moves")
    if isinstance(wanted, list):
        chosen = {text for text in wanted if isinstance(text, str)}
        legal = {text: move for text, move in legal.items() if text in chosen}
    return {"previews": {text: state.preview(move) for text, move in legal.items()}}


def _why(request: Request) -> Answer:
    match = match_of(request)
    move = str(request.get("move", ""))
    if move in match.legal():
        raise BadRequest("legal", move=move[:80])
    raise match.state.why_not(move)


def _ask(request: Request) -> Answer:
    question = request.get("question")
    if not isinstance(question, dict):
        raise BadRequest("bad-request")
    return {"answer": match_of(request).state.ask(question)}


def _places(request: Request) -> Answer:
    match = match_of(request)
    seat = request.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < match.seats:
        raise BadRequest("bad-request")
    return {"places": match.state.places(seat, text_of(request, "line"))}


def _log(request: Request) -> Answer:
    match = match_of(request)
    viewer = viewer_of(request, match)
    first = ply_of(request, "from", match, default=0)
    plies = match.history()[first:]
    log = [describe_ply(match.at(number), ply, viewer) for number, ply in enumerate(plies, first)]
    return {"opening": visible(match.at(0).first_events(), viewer), "log": log}


def _link(request: Request) -> Answer:
    return {"link": match_of(request).link()}


def _diagram(request: Request) -> Answer:
    return {"diagram": match_of(request).diagram()}


def _printed(request: Request) -> Answer:
    name = request.get("game")
    if not isinstance(name, str) or name not in games:
        raise UnknownGame("unknown-game", game=str(name)[:40])
    game = games[name]
    return {"sheet": game.printed(game.info.complete(request.get("options")))}


def _score(request: Request) -> Answer:
    match = Match.position(request.get("game", ""), text_of(request, "text"), request.get("options"))
    return {"scores": [card.as_json() for card in match.scores()], "outcome": describe_outcome(match.outcome())}


OPERATIONS: dict[str, Operation] = {
    "ping": _ping,
    "previews": _previews,
    "why": _why,
    "ask": _ask,
    "places": _places,
    "log": _log,
    "link": _link,
    "diagram": _diagram,
    "printed": _printed,
    "score": _score,
}
