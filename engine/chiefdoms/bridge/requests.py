"""Requests from the page: the open matches, and the validated parts of a request."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chiefdoms.core.errors import ChiefdomsError
from chiefdoms.core.match import Match

if TYPE_CHECKING:
    from chiefdoms.players.remote_roll_outs import RemoteRollOuts
    from chiefdoms.players.review import Review
    from chiefdoms.players.thinking import Thinking

Request = dict[str, Any]
Answer = dict[str, Any]
Operation = Callable[[Request], Answer]


class BadRequest(ChiefdomsError):
    """The page asked for something that the bridge does not know."""


@dataclass
class Opened:
    """An open match, with the searches of computer players in it."""

    match: Match
    search: Thinking | None = None
    search_ply: int = 0  # the ply that the search is about
    remote: RemoteRollOuts | None = None
    review: Review | None = None


_opened: dict[str, Opened] = {}


def key_of(request: Request) -> str:
    return str(request.get("id"))


def keep(request: Request, match: Match) -> None:
    """Open a match under the request's id."""
    opened = _opened.get(key_of(request))
    if opened is None:
        _opened[key_of(request)] = Opened(match)
    else:
        opened.match = match


def forget(request: Request) -> None:
    _opened.pop(key_of(request), None)


def opened_of(request: Request) -> Opened:
    """What is open under the request's id."""
    opened = _opened.get(key_of(request))
    if opened is None:
        raise BadRequest("match-not-open")
    return opened


def match_of(request: Request) -> Match:
    """The open match of the request, which must be at the ply that the page expects."""
    match = opened_of(request).match
    if "ply" in request and request["ply"] != match.ply:
        raise BadRequest("stale", ply=match.ply)
    return match


def check_people(request: Request) -> None:
    """Reject an invalid list of people before anything is changed."""
    people = request.get("people", [])
    if not isinstance(people, list) or not all(isinstance(seat, int) for seat in people):
        raise BadRequest("bad-request")


def viewer_of(request: Request, match: Match) -> int | None:
    """The seat that the answer is for; None for a viewer who sees only what everybody may see."""
    if "people" in request and (match.over or match.seat in request["people"]):
        return match.seat
    seat = request.get("seat", None if "people" in request else match.seat)
    return seat if isinstance(seat, int) and 0 <= seat < match.seats else None


def text_of(request: Request, key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise BadRequest("bad-request")
    return value


def texts_of(request: Request, key: str, allow_none: bool = False) -> list[str]:
    """A list of texts, which may be empty only with `allow_none`."""
    value = request.get(key)
    if not isinstance(value, list) or not (value or allow_none):
        raise BadRequest("bad-request")
    return [str(item) for item in value]


def ply_of(request: Request, key: str, match: Match, default: int | None = None) -> int:
    """A ply that exists in the match."""
    value = request.get(key, default)
    if not isinstance(value, int) or not 0 <= value <= match.plies:
        raise BadRequest("bad-request")
    return value
