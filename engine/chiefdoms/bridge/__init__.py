"""The only interface between the page and the rules: `handle(text) -> text`, JSON both ways.

The worker only caches open matches. The page has the authoritative record of each match and sends it again ("open")
after a crash. Every answer about a match has the same shape, made by `answers.describe_match`.

| op | takes | answers |
|---|---|---|
| ping | | ok, version |
| games | | games: the facts of every game |
| new | id, game, seats, seed, options | the match |
| position | id, game, text, options, seed | the match |
| open | id, record; ply | the match |
| link-open | id, link | the match |
| play | id, ply, move; moves | the match, with events; of several moves, either all or none are played |
| undo, redo | id | the match, with events after redo |
| goto | id, ply or from_round | the match |
| show | id, seat | the match |
| path | id, from, to | path: the match at every ply from one to another, with events; the match itself does not move |
| previews | id, ply; moves | previews: move text -> change of the score card, for all legal moves or those given |
| why | id, move | error that names the rule |
| ask | id, ply, question | answer: what the game's README says about such a question |
| places | id, ply, seat, line | places: what a line of the seat's score card counts on the board |
| log | id, seat | log: one entry per ply with seat, move, events and gain (the points that the seat gained) |
| link | id | link |
| diagram | id | diagram |
| players | | players: the ids of the computer players |
| think | id, ply, player; seconds | done: a computer player starts a search for the current decision |
| think-on | id, ply; count, now, reports | done, contenders; when done is 1 also plans, the best first |
| hint | id, ply; seconds | done: the strongest player starts a search; think-on continues it |
| assess | id, ply, moves; at, seconds | done: starts an assessment of moves; think-on ends it with behind, slight |
| plan | id, moves; at | seat, steps with the view of each, change of the score card |
| review | id, seats | done: starts the review of a finished match |
| review-on | id | done; when it is 1 also review (see players/review.py) |
| roll-out | id, ply, player, contenders | runs, totals: roll-outs of these plans for another worker's search |
| printed | game, options | sheet: what a blank sheet of the game shows |
| score | game, text, options | scores of a diagram, outcome; no match is opened |
| close | id | ok |

"seat" in any of them is the seat that the answer is for; by default, the seat that decides now.
"people" in any request that answers a match lists the seats at this device: the answer is for the seat that decides if
it is in the list, otherwise for "seat", the person who looked last; when the match is over, for nobody in particular.
"from_round" of goto means the first position of that round, or the last position if the match does not reach it.
"contenders" are the plans that a search is comparing by roll-outs, each as its moves separated by spaces. Another
worker's answer to "roll-out" is passed to the search in the list "reports".
"at" is the ply from which moves would be played, by default the current one.
"seconds" is the time that the top level may take for a search; lower levels take their share of it.
A failed request answers {"error": {"code": …, "values": {…}}} and changes nothing.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

from chiefdoms.bridge import matches, questions
from chiefdoms.bridge.requests import Answer, BadRequest, Operation, check_people
from chiefdoms.core.errors import ChiefdomsError

OPERATIONS: dict[str, Operation] = {**matches.OPERATIONS, **questions.OPERATIONS}
WITH_PLAYERS = "chiefdoms.bridge.searches"  # imported on first use, so that the first game can start sooner


def handle(text: str) -> str:
    """Answer one request. Never raises: every failure is answered as an error."""
    try:
        answer = _answer(json.loads(text))
    except ChiefdomsError as error:
        answer = _error(error.code, dict(error.values))
    except Exception as error:
        # A bug of ours, or a message that is not a request: the page shows it and offers to report it.
        answer = _error("engine-error", {"type": type(error).__name__, "message": str(error)[:300]})
    return json.dumps(answer, separators=(",", ":"))


def _answer(request: object) -> Answer:
    if not isinstance(request, dict):
        raise BadRequest("bad-request")
    operation = _operation(str(request.get("op")))
    check_people(request)
    return operation(request)


def _operation(name: str) -> Operation:
    if name not in OPERATIONS:
        OPERATIONS.update(import_module(WITH_PLAYERS).OPERATIONS)
    if name not in OPERATIONS:
        raise BadRequest("unknown-request", op=name[:40])
    return OPERATIONS[name]


def _error(code: str, values: dict[str, Any]) -> Answer:
    return {"error": {"code": code, "values": values}}
