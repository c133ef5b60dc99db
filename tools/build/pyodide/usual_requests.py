"""Asks the engine for everything that the page asks for: ``split_pyodide.mjs`` sees what that needs of Pyodide."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from chiefdoms.players import remote_roll_outs, review, thinking

FEW_SLICES, MANY_SLICES = 3, 25
SECONDS = 0.02
FIRST_MOVES, ALL_MOVES = 15, 400
MISTAKES = ("", "{", "[]", '{"op": 1}', '{"op": "x"}', '{"op": "new", "seats": 1e400}', "[" * 5000, "\ud800")

Answer = dict[str, Any]


class Page:
    """Plays one match at a time, with the id "match"."""

    def __init__(self, handle: Callable[[str], str]) -> None:
        self.handle = handle

    def ask(self, op: str, key: str = "match", **request: Any) -> Answer:
        return dict(json.loads(self.handle(json.dumps({"op": op, "id": key, **request}))))

    def think(self, op: str, ply: int, slices: int, **request: Any) -> None:
        """A search, with help as from another worker."""
        thought = self.ask(op, ply=ply, seconds=SECONDS, **request)
        for _ in range(slices):
            contenders = thought.get("contenders") or ["nonsense"]
            remote = self.ask("roll-out", ply=ply, contenders=contenders, player=request.get("player"))
            reports = [] if "error" in remote else [remote]
            thought = self.ask("think-on", ply=ply, count=3, reports=reports)
        self.ask("think-on", ply=ply, now=True)

    def look(self, match: Answer) -> None:
        """What the table asks at a decision."""
        ply = match["ply"]
        self.ask("previews", ply=ply)
        self.ask("why", ply=ply, move="nonsense")
        self.ask("why", ply=ply, move=match["moves"][0][:-1] + "9")
        self.ask("show", people=[0], seat=0)
        self.ask("show", seat=None)
        self.ask("log", **since(max(0, ply - 3)))
        for card in match["scores"]:
            for line in card["lines"]:
                self.ask("places", seat=0, line=line["key"])

    def play(self, facts: Answer, seats: int, options: dict[str, str], limit: int) -> Answer:
        """A match of at most so many moves, with every question now and then."""
        players = [None, *facts["players"]]
        match = self.ask("new", game=facts["id"], seats=seats, seed="usual", options=options)
        while match.get("moves") and match["ply"] < limit:
            ply, moves = match["ply"], match["moves"]
            slices = MANY_SLICES if limit == ALL_MOVES else FEW_SLICES
            if ply % 5 == 0:
                self.look(match)
            if ply % 9 == 4:
                player = players[ply % len(players)]
                self.think("think" if player else "hint", ply, slices, player=player)
            if ply % 9 == 7:
                self.think("assess", ply, slices, moves=moves[:1])
                self.ask("plan", ply=ply, moves=moves[:1])
            match = self.ask("play", ply=ply, move=moves[ply * 7 % len(moves)])
            if ply % 9 == 5:
                self.ask("undo")
                self.ask("redo")
            if not match["moves"]:
                match = self.ask("show")
        return match

    def look_back(self, facts: Answer, match: Answer) -> None:
        """What is asked about a match that was played."""
        record, link = match["record"], self.ask("link")["link"]
        self.ask("review", seats=list(range(len(match["scores"]))))
        for _ in range(MANY_SLICES):
            self.ask("review-on")
        self.ask("open", "copy", record=record)
        self.ask("link-open", "copy", link=link)
        self.ask("path", "copy", to=match["plies"], **since(match["plies"] - 3))
        self.ask("log", "copy")
        self.ask("goto", "copy", ply=3)
        self.ask("goto", "copy", from_round=2)
        self.ask("diagram", "copy")
        for damaged in (link[:-4], link[: len(link) // 2], link.swapcase(), "", "x" * 5000, "ü"):
            self.ask("link-open", "copy", link=damaged)
        for part in record:
            self.ask("open", "copy", record={**record, part: None})
            self.ask("open", "copy", record={key: value for key, value in record.items() if key != part})
        self.ask("open", "copy", record={**record, "moves": ["nonsense"]})
        self.ask("position", "copy", game=facts["id"], text="nonsense")
        self.ask("score", "copy", game=facts["id"], text="nonsense")
        self.ask("close", "copy")


def since(ply: int) -> dict[str, Any]:
    return {"from": ply}


def choices(facts: Answer) -> Iterator[dict[str, str]]:
    """Those of a new match, each alone."""
    for option in facts["options"]:
        yield from ({option["key"]: choice} for choice in option["choices"])


def calculate() -> None:
    """How a number is rounded, written and read depends on its size."""
    for size in range(-30, 30):
        for part in range(1, 12):
            number = 10.0**size / part
            text = json.dumps([number, round(number, 2), round(number * 100), f"{number:.3f}", f"{number:g}"])
            json.loads(text)


def ask_all(handle: Callable[[str], str]) -> None:
    for module in (remote_roll_outs, review, thinking):
        vars(module)["SLICE"] = 0.0  # one step at a time
    for text in MISTAKES:
        handle(text)
    calculate()
    page = Page(handle)
    page.ask("ping")
    for facts in page.ask("games")["games"]:
        page.ask("printed", game=facts["id"])
        for seats in (facts["seats"][0], facts["seats"][-1]):
            page.look_back(facts, page.play(facts, seats, {}, ALL_MOVES))
        for options in choices(facts):
            page.play(facts, facts["seats"][-1], options, FIRST_MOVES)
        page.ask("close")
