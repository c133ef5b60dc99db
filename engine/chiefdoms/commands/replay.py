"""Replay a record (a JSON file, or - for standard input) or a link, and print how it ended."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from chiefdoms.commands.common import print_scores
from chiefdoms.commands.sources import read_match
from chiefdoms.commands.terminal.screen import make_screen
from chiefdoms.commands.terminal.sentences import colours_of, match_heading


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "record", metavar="RECORD", help="a file, - for standard input, or a link or address of the page"
    )
    parser.add_argument("--diagram", action="store_true", help="show the last position too")


def run(chosen: Namespace) -> int:
    screen = make_screen()
    match = read_match(chosen.record, screen)
    screen.write(match_heading(match), "bold")
    if chosen.diagram:
        screen.diagram(match.diagram(), colours_of(match.game))
    print_scores(match, screen)
    return 0
