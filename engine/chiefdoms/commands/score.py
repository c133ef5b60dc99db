"""Score a diagram from a file or standard input."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from chiefdoms.commands.common import add_game, add_position, print_scores
from chiefdoms.commands.sources import read_text
from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.screen import make_screen
from chiefdoms.core.match import Match


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("diagram", nargs="?", default="-", metavar="FILE", help="standard input without one")
    add_position(parser)  # the seats are in the diagram


def run(chosen: Namespace) -> int:
    if chosen.diagram == "-" and sys.stdin.isatty():
        print(words.message("paste"), file=sys.stderr)
    match = Match.position(chosen.game, read_text(chosen.diagram), dict(chosen.option), chosen.seed)
    print_scores(match, make_screen())
    return 0
