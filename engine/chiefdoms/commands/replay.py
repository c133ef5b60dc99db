"""Replay a record (a JSON file, or - for standard input) or a link, and print how it ended."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from chiefdoms.commands.common import print_scores
from chiefdoms.core.errors import BadRecord
from chiefdoms.core.match import Match


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("record", help="a file, - or a link")
    parser.add_argument("--diagram", action="store_true", help="show the last position too")


def run(chosen: Namespace) -> int:
    match = _read(chosen.record)
    print(f"{match.game}, {match.seats} seats, seed {match.seed}, {match.ply} moves")
    if chosen.diagram:
        print(match.diagram())
    print_scores(match)
    return 0


def _read(source: str) -> Match:
    if source != "-" and not Path(source).is_file():
        return Match.from_link(source)
    text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8")
    try:
        return Match.replay(json.loads(text))
    except json.JSONDecodeError:
        raise BadRecord("not-a-record") from None
