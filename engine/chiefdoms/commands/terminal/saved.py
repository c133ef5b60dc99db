"""The game that was played last in the terminal, so that it can be resumed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from chiefdoms.commands.sources import read_json, read_text, replay
from chiefdoms.commands.terminal.problems import problem
from chiefdoms.commands.terminal.prompt import state_folder
from chiefdoms.commands.terminal.screen import Screen
from chiefdoms.core.match import Match
from chiefdoms.players import players_for

FILE = "last-game.json"


def write(match: Match, computers: Mapping[int, str]) -> None:
    """Save the game. If that is not possible, it can still be played."""
    path = state_folder() / FILE
    kept = {"record": match.record(), "computers": {str(seat + 1): name for seat, name in computers.items()}}
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".new")
        beside.write_text(json.dumps(kept), encoding="utf-8")
        beside.replace(path)


def read(screen: Screen) -> tuple[Match, dict[int, str]]:
    path = state_folder() / FILE
    if not path.is_file():
        raise problem("no-last-game")
    kept = read_json(read_text(str(path)))
    if not isinstance(kept, Mapping):
        raise problem("last-game-damaged", file=path)
    match = replay(kept.get("record"), screen)
    return match, _computers(match, kept.get("computers"))


def _computers(match: Match, kept: Any) -> dict[int, str]:
    seats = {str(seat + 1): seat for seat in range(match.seats)}
    known = players_for(match.game)
    given = kept.items() if isinstance(kept, Mapping) else ()
    return {seats[seat]: name for seat, name in given if seat in seats and name in known}
