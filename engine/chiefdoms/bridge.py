"""The one door between the page and the rules: `handle(text) -> text`, JSON both ways.

The worker keeps open matches only as a cache. Authority is with the page, which holds the record of each match and
sends it again ("open") after a crash. Every answer about a match has the same shape, made by `_tell`.

| op | takes | answers |
|---|---|---|
| ping | | ok, version |
| games | | games: the facts of every game |
| new | id, game, seats, seed, options | the match |
| position | id, game, text, options, seed | the match |
| open | id, record; ply | the match |
| link-open | id, link | the match |
| play | id, ply, move or moves (all or none) | the match, with events |
| undo, redo | id | the match, with events after redo |
| goto | id, ply or from_round | the match; with "from_round" at the first position of that round |
| path | id, from, to | path: the match at each of these plies, with the events that led there |
| show | id, seat | the match |
| previews | id, ply; moves | previews: move text -> change of the score card, for all legal moves or those given |
| why | id, move | error that names the rule |
| ask | id, ply, question | answer: what the game's README says about such a question |
| log | id, seat | log: one entry per ply with seat, move, events, gain: the points that the seat won by it |
| link | id | link |
| diagram | id | diagram |
| players | | players: the ids of the computer players |
| think | id, ply, player; seconds | done: a computer player begins to think about the present decision |
| think-on | id, ply; count, now, heard | done, rivals; when done is 1 also plans, the best first |
| hint | id, ply; seconds | done: the strongest player begins to think; think-on goes on |
| judge | id, ply, moves; seconds | done: a verdict on them begins; think-on goes on, at the end with behind, slight |
| plan | id, moves; at | seat, steps with the view of each, change of the score card, from the ply `at` or from now |
| review | id, seats | done: the review of a finished match begins |
| review-on | id | done; when it is 1 also review (see players/review.py) |
| help | id, ply, player, rivals | runs, totals: roll-outs of these rivals, for a search that another worker leads |
| printed | game, options | sheet: what a blank sheet of the game shows |
| score | game, text, options | scores of a diagram, outcome; no match is opened |
| close | id | ok |

"seat" in any of them is the seat that looks at the answer; without it, the seat that decides now. With "people", a list
of seats, the seat that decides looks where it is one of them or the match is over, and "seat" otherwise.
"rivals" are the plans between which a search decides by roll-outs, each as its moves with spaces between. What another
worker answers to "help" with them is given to the search as one of the list "heard".
"seconds" is what the top level may take for a thought; the levels below it take their share of that.
A request that fails answers {"error": {"code": …, "values": {…}}} and changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import chiefdoms
from chiefdoms.core.contract import Event, GameInfo, Outcome, State
from chiefdoms.core.errors import BadRecord, ChiefdomsError, UnknownGame
from chiefdoms.core.match import Match, Ply
from chiefdoms.core.registry import games
from chiefdoms.players import players_for
from chiefdoms.players.helping import Helping
from chiefdoms.players.hints import Hint
from chiefdoms.players.levels import PLAYERS
from chiefdoms.players.review import Review
from chiefdoms.players.steps import steps_of
from chiefdoms.players.thinking import Thinking
from chiefdoms.players.verdict import Verdict

Request = dict[str, Any]
Answer = dict[str, Any]

_matches: dict[str, Match] = {}
_thoughts: dict[str, tuple[int, Thinking]] = {}  # the ply that is thought about, and the search
_reviews: dict[str, Review] = {}
_helpers: dict[str, Helping] = {}


class BadRequest(ChiefdomsError):
    """The page asked for something that the bridge does not know."""


def handle(text: str) -> str:
    """Answer one request. Never raises: whatever goes wrong is told as an error."""
    try:
        answer = _answer(json.loads(text))
    except ChiefdomsError as error:
        answer = _error(error.code, dict(error.values))
    except Exception as error:
        # A defect of ours, or a message that is no request: the page shows it with a way to report it.
        answer = _error("engine-error", {"type": type(error).__name__, "message": str(error)[:300]})
    return json.dumps(answer, separators=(",", ":"))


def _answer(request: object) -> Answer:
    if not isinstance(request, dict):
        raise BadRequest("bad-request")
    operation = OPERATIONS.get(str(request.get("op")))
    if operation is None:
        raise BadRequest("unknown-request", op=str(request.get("op"))[:40])
    return operation(request)


def _error(code: str, values: dict[str, Any]) -> Answer:
    return {"error": {"code": code, "values": values}}


# -- answers ----------------------------------------------------------------------------------------------------------


def _tell(request: Request, match: Match, events: list[Event] | None = None) -> Answer:
    """Everything the page needs to show a match to one seat."""
    viewer = _seat(request, match)
    prompt = match.prompt
    state = match.state
    return {
        "game": match.game,
        "ply": match.ply,
        "plies": match.plies,
        "seat": match.seat,
        "viewer": viewer,
        "prompt": {"key": prompt.key, "values": dict(prompt.values)},
        "moves": match.moves() if viewer == match.seat else [],  # they tell what a hand can pay
        "view": match.view(viewer),
        "scores": state.seen_scores(viewer),
        "outcome": _outcome(match.outcome()),
        "events": _seen(events or [], viewer),
        "record": match.record(),
    }


def _outcome(outcome: Outcome | None) -> Answer | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "reason": outcome.reason, "details": dict(outcome.details)}


def _seat(request: Request, match: Match) -> int | None:
    people = request.get("people")
    decides = isinstance(people, list) and (match.seat is None or match.seat in people)
    seat = match.seat if decides else request.get("seat", match.seat)
    return seat if isinstance(seat, int) and 0 <= seat < match.seats else None


def _seen(events: list[Event], viewer: int | None) -> list[Event]:
    """The events without those that are meant for another seat alone."""
    return [event for event in events if event.get("to", viewer) == viewer]


def _info(info: GameInfo) -> Answer:
    options = [{"key": option.key, "choices": option.choices, "default": option.default} for option in info.options]
    return {
        "id": info.id,
        "title": info.title,
        "designers": info.designers,
        "seats": info.seats,
        "options": options,
        "rules": info.rules,
        "players": players_for(info.id),
    }


# -- operations -------------------------------------------------------------------------------------------------------


def _ping(request: Request) -> Answer:
    return {"ok": True, "version": chiefdoms.__version__}


def _games(request: Request) -> Answer:
    return {"games": [_info(game.info) for game in games.values()]}


def _match(request: Request) -> Match:
    match = _matches.get(str(request.get("id")))
    if match is None:
        raise BadRequest("match-not-open")
    if "ply" in request and request["ply"] != match.ply:
        raise BadRequest("stale", ply=match.ply)
    return match


def _keep(request: Request, match: Match) -> Answer:
    _matches[str(request.get("id"))] = match
    return _tell(request, match)


def _new(request: Request) -> Answer:
    match = Match.new(request.get("game", ""), request.get("seats"), request.get("seed"), request.get("options"))
    return _keep(request, match)


def _position(request: Request) -> Answer:
    text = request.get("text")
    if not isinstance(text, str):
        raise BadRequest("bad-request")
    return _keep(request, Match.position(request.get("game", ""), text, request.get("options"), request.get("seed")))


def _open(request: Request) -> Answer:
    match = Match.replay(request.get("record"))
    ply = request.get("ply", match.ply)
    if not isinstance(ply, int) or not 0 <= ply <= match.plies:
        raise BadRecord("damaged", part="ply")
    match.goto(ply)
    return _keep(request, match)


def _link_open(request: Request) -> Answer:
    return _keep(request, Match.from_link(request.get("link")))


def _play(request: Request) -> Answer:
    match = _match(request)
    moves = request.get("moves", [request.get("move", "")])
    if not isinstance(moves, list) or not moves:
        raise BadRequest("bad-request")
    trial = match.fork() if len(moves) > 1 else match
    events = [event for move in moves for event in trial.play(move)]
    _matches[str(request.get("id"))] = trial
    return _tell(request, trial, events)


def _undo(request: Request) -> Answer:
    match = _match(request)
    match.undo()
    return _tell(request, match)


def _redo(request: Request) -> Answer:
    match = _match(request)
    return _tell(request, match, match.redo())


def _goto(request: Request) -> Answer:
    match = _match({"id": request.get("id")})
    ply = _first_ply(match, request["from_round"]) if "from_round" in request else request.get("ply")
    if not isinstance(ply, int) or not 0 <= ply <= match.plies:
        raise BadRequest("bad-request")
    match.goto(ply)
    return _tell(request, match)


def _first_ply(match: Match, number: object) -> int:
    """The first ply of a round, or the last of all where no position is that late."""
    if not isinstance(number, int):
        raise BadRequest("bad-request")
    low, high = 0, match.plies
    while low < high:  # rounds never go down
        middle = (low + high) // 2
        if match.at(middle).view(None)["round"] >= number:
            high = middle
        else:
            low = middle + 1
    return low


def _path(request: Request) -> Answer:
    match = _match(request).fork()
    start, end = request.get("from"), request.get("to")
    if not isinstance(start, int) or not isinstance(end, int) or not 0 <= start <= end <= match.plies:
        raise BadRequest("bad-request")
    match.goto(start)
    answers = [_tell(request, match)]
    while match.ply < end:
        answers.append(_tell(request, match, match.redo()))
    return {"path": answers}


def _show(request: Request) -> Answer:
    return _tell(request, _match(request))


def _previews(request: Request) -> Answer:
    state = _match(request).state
    legal = {state.text(move): move for move in state.moves()}
    wanted = request.get("moves")
    texts = [text for text in legal if text in wanted] if isinstance(wanted, list) else list(legal)
    return {"previews": {text: state.preview(legal[text]) for text in texts}}


def _why(request: Request) -> Answer:
    state = _match(request).state
    move = str(request.get("move", ""))
    if state.find(move) is not None:
        raise BadRequest("legal", move=move[:80])
    raise state.why_not(move)


def _ask(request: Request) -> Answer:
    question = request.get("question")
    if not isinstance(question, dict):
        raise BadRequest("bad-request")
    return {"answer": _match(request).state.ask(question)}


def _log(request: Request) -> Answer:
    match = _match(request)
    viewer = _seat(request, match)
    plies = match.history()
    states = [match.at(0), *(ply.after for ply in plies)]
    return {"log": [_entry(state, ply, viewer) for state, ply in zip(states, plies, strict=False)]}


def _entry(before: State[Any], ply: Ply, viewer: int | None) -> Answer:
    seat = before.seat
    assert seat is not None
    gain = ply.after.gain(before, seat, viewer)
    return {"seat": seat, "move": ply.move, "events": _seen(ply.events, viewer), "gain": gain}


def _link(request: Request) -> Answer:
    return {"link": _match(request).link()}


def _diagram(request: Request) -> Answer:
    return {"diagram": _match(request).diagram()}


def _players(_request: Request) -> Answer:
    return {"players": list(PLAYERS)}


def _think(request: Request) -> Answer:
    match, seconds = _to_think_about(request)
    return _begin(request, Thinking(match.game, match.state, request.get("player"), seconds))


def _hint(request: Request) -> Answer:
    match, seconds = _to_think_about(request)
    return _begin(request, Hint(match.game, match.state, seconds))


def _judge(request: Request) -> Answer:
    match, seconds = _to_think_about(request)
    moves = request.get("moves")
    if not isinstance(moves, list) or not moves:
        raise BadRequest("bad-request")
    return _begin(request, Verdict(match.game, match.state, [str(move) for move in moves], seconds))


def _to_think_about(request: Request) -> tuple[Match, float | None]:
    match = _match(request)
    seconds = request.get("seconds")
    if match.over or not (seconds is None or isinstance(seconds, int | float)):
        raise BadRequest("bad-request")
    return match, seconds


def _begin(request: Request, thinking: Thinking) -> Answer:
    _thoughts[str(request.get("id"))] = (_match(request).ply, thinking)
    return thinking.tell()


def _think_on(request: Request) -> Answer:
    """Think for one slice more, or (with "now") be content with what was found."""
    match = _match(request)
    ply, thinking = _thoughts.get(str(request.get("id")), (-1, None))
    if thinking is None or ply != match.ply:
        raise BadRequest("not-thinking")
    for report in request.get("heard", []):
        thinking.hear(report["runs"], report["totals"])
    if request.get("now"):
        thinking.finish()
    else:
        thinking.step()
    count = request.get("count", 1)
    return thinking.tell(count if isinstance(count, int) else 1) | {"rivals": thinking.rivals()}


def _help(request: Request) -> Answer:
    match = _match(request)
    rivals = request.get("rivals")
    if match.over or not isinstance(rivals, list) or not rivals:
        raise BadRequest("bad-request")
    key = str(request.get("id"))
    helping = _helpers.get(key)
    if helping is None or helping.state is not match.state:
        helping = _helpers[key] = Helping(match.game, match.state, request.get("player"))
    return helping.step([str(rival) for rival in rivals])


def _printed(request: Request) -> Answer:
    name = request.get("game")
    if not isinstance(name, str) or name not in games:
        raise UnknownGame("unknown-game", game=str(name)[:40])
    game = games[name]
    return {"sheet": game.printed(game.info.complete(request.get("options")))}


def _score(request: Request) -> Answer:
    text = request.get("text")
    if not isinstance(text, str):
        raise BadRequest("bad-request")
    match = Match.position(request.get("game", ""), text, request.get("options"))
    return {"scores": [card.as_json() for card in match.scores()], "outcome": _outcome(match.outcome())}


def _plan(request: Request) -> Answer:
    match = _match({"id": request.get("id")})
    ply, moves = request.get("at", match.ply), request.get("moves")
    if not isinstance(ply, int) or not 0 <= ply <= match.plies or not isinstance(moves, list):
        raise BadRequest("bad-request")
    if match.at(ply).seat is None:
        raise BadRequest("bad-request")
    return steps_of(match.at(ply), [str(move) for move in moves])


def _review(request: Request) -> Answer:
    match = _match(request)
    seats = request.get("seats")
    if not match.over or not isinstance(seats, list) or not set(seats) <= set(range(match.seats)):
        raise BadRequest("bad-request")
    if not players_for(match.game):
        raise BadRequest("no-computer-player", game=match.game)
    review = _reviews[str(request.get("id"))] = Review(match, sorted(set(seats)))
    return review.tell()


def _review_on(request: Request) -> Answer:
    review = _reviews.get(str(request.get("id")))
    if review is None:
        raise BadRequest("match-not-open")
    review.step()
    return review.tell()


def _close(request: Request) -> Answer:
    _matches.pop(str(request.get("id")), None)
    _thoughts.pop(str(request.get("id")), None)
    _reviews.pop(str(request.get("id")), None)
    _helpers.pop(str(request.get("id")), None)
    return {"ok": True}


OPERATIONS: dict[str, Callable[[Request], Answer]] = {
    "ping": _ping,
    "games": _games,
    "new": _new,
    "position": _position,
    "open": _open,
    "link-open": _link_open,
    "play": _play,
    "undo": _undo,
    "redo": _redo,
    "goto": _goto,
    "path": _path,
    "show": _show,
    "previews": _previews,
    "why": _why,
    "ask": _ask,
    "log": _log,
    "link": _link,
    "diagram": _diagram,
    "players": _players,
    "think": _think,
    "think-on": _think_on,
    "hint": _hint,
    "judge": _judge,
    "plan": _plan,
    "review": _review,
    "review-on": _review_on,
    "printed": _printed,
    "score": _score,
    "help": _help,
    "close": _close,
}
