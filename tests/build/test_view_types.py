"""The types that a game's page declares in view.js are what the engine sends: tsc checks samples of play."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from chiefdoms import games
from chiefdoms.bridge import handle
from tools.paths import NODE_MODULES, ROOT, WEB
from tools.setup import node

TYPED = [game for game in games if (WEB / "games" / game / "view.js").exists()]
MOST_TARGETS = 12  # of each view, so that tsc has less to read
MOST_PREVIEWED = 200  # moves of a position


def ask(**request: Any) -> Any:
    return json.loads(handle(json.dumps(request)))


class Samples:
    """One view of each phase, one event of each kind and one note of each key, for every shape they have."""

    def __init__(self) -> None:
        self.views: dict[object, Any] = {}
        self.events: dict[object, Any] = {}
        self.notes: dict[object, Any] = {}

    def play(self, game: str, seats: int, seed: str) -> None:
        choices = random.Random(seed)
        answer = ask(op="new", id=seed, game=game, seats=seats, seed=seed, options={})
        while True:
            self.read(answer, seed)
            if answer["outcome"]:
                return
            answer = ask(op="play", id=seed, move=choices.choice(answer["moves"]))

    def read(self, answer: Any, match: str) -> None:
        for event in answer["events"]:
            self.events.setdefault((event["kind"], tuple(event), event.get("seat") is None), event)
        view = answer["view"]
        targets = view.get("targets", [])
        key = (view["phase"], tuple(view), tuple(sorted({target.get("kind", "") for target in targets})))
        if key in self.views:
            return
        if targets:
            view["targets"] = targets[:: len(targets) // MOST_TARGETS + 1]
        self.views[key] = view
        if answer["outcome"] or len(answer["moves"]) > MOST_PREVIEWED:
            return
        for preview in ask(op="previews", id=match)["previews"].values():
            for note in preview.get("notes", []):
                self.notes.setdefault((note["key"], tuple(note)), note)


def typescript(game: str, samples: Samples) -> str:
    """A module in which the samples are declared to be of the game's types."""
    view = WEB / "games" / game / "view.js"
    values = {"View": samples.views, "Event": samples.events, "Note": samples.notes}
    found = {name: list(sample.values()) for name, sample in values.items()}
    if "PrintedSheet" in view.read_text(encoding="utf-8"):
        found["PrintedSheet"] = [ask(op="printed", game=game, options={})["sheet"]]
    lines = [f"import type {{ {', '.join(found)} }} from {json.dumps(str(view))};"]
    lines += [f"export const sample{name}: {name}[] = {json.dumps(sample)};" for name, sample in found.items()]
    return "\n".join(lines)


@pytest.mark.parametrize("game", TYPED)
def test_the_declared_types_are_what_the_engine_sends(game: str, tmp_path: Path) -> None:
    samples = Samples()
    seats = games[game].info.seats
    for count in sorted({min(seats), max(seats)}):
        for seed in ("one", "two"):
            samples.play(game, count, f"{seed}-{count}")
    (tmp_path / "samples.ts").write_text(typescript(game, samples), encoding="utf-8")
    settings = {"extends": str(ROOT / "tsconfig.json"), "include": ["samples.ts"], "exclude": []}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    tsc = NODE_MODULES / ".bin" / "tsc"
    done = subprocess.run(
        [tsc, "--noEmit"], cwd=tmp_path, env=node.node_environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
