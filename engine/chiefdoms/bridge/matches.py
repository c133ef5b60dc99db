"""Operations that open a match, move in it or show it."""

from __future__ import annotations

from chiefdoms.bridge.answers import describe_match
from chiefdoms.bridge.requests import (
    Answer,
    BadRequest,
    Operation,
    Request,
    forget,
    keep,
    match_of,
    opened_of,
    ply_of,
    text_of,
    texts_of,
)
from chiefdoms.core.errors import BadRecord
from chiefdoms.core.match import Match


def _open(request: Request, match: Match) -> Answer:
    answer = describe_match(request, match)
    keep(request, match)
    return answer


def _new(request: Request) -> Answer:
    match = Match.new(request.get("game", ""), request.get("seats"), request.get("seed"), request.get("options"))
    return _open(request, match)


def _position(request: Request) -> Answer:
    text = text_of(request, "text")
    return _open(request, Match.position(request.get("game", ""), text, request.get("options"), request.get("seed")))


def _open_record(request: Request) -> Answer:
    match = Match.replay(request.get("record"))
    ply = request.get("ply", match.ply)
    if not isinstance(ply, int) or not 0 <= ply <= match.plies:
        raise BadRecord("damaged", part="ply")
    match.goto(ply)
    return _open(request, match)


def _open_link(request: Request) -> Answer:
    return _open(request, Match.from_link(request.get("link")))


def _play(request: Request) -> Answer:
    match = match_of(request)
    events = match.play_all(texts_of(request, "moves")) if "moves" in request else match.play(request.get("move", ""))
    return describe_match(request, match, events)


def _undo(request: Request) -> Answer:
    match = match_of(request)
    match.undo()
    return describe_match(request, match)


def _redo(request: Request) -> Answer:
    match = match_of(request)
    return describe_match(request, match, match.redo())


def _goto(request: Request) -> Answer:
    match = opened_of(request).match
    match.goto(_first_of_round(request, match) if "from_round" in request else ply_of(request, "ply", match))
    return describe_match(request, match)


def _first_of_round(request: Request, match: Match) -> int:
    number = request["from_round"]
    if not isinstance(number, int):
        raise BadRequest("bad-request")
    return match.first_of_round(number)


def _show(request: Request) -> Answer:
    return describe_match(request, match_of(request))


def _path(request: Request) -> Answer:
    match = opened_of(request).match.fork()
    first, last = ply_of(request, "from", match), ply_of(request, "to", match)
    match.goto(first)
    path = [describe_match(request, match)]
    while match.ply < last:
        path.append(describe_match(request, match, match.redo()))
    return {"path": path}


def _close(request: Request) -> Answer:
    forget(request)
    return {"ok": True}


OPERATIONS: dict[str, Operation] = {
    "new": _new,
    "position": _position,
    "open": _open_record,
    "link-open": _open_link,
    "play": _play,
    "undo": _undo,
    "redo": _redo,
    "goto": _goto,
    "show": _show,
    "path": _path,
    "close": _close,
}
