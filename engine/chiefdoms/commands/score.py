"""Score a diagram given on standard input."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from chiefdoms.commands.common import add_game, add_setup, print_scores
from chiefdoms.core.match import Match


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)


def run(chosen: Namespace) -> int:
    print_scores(Match.position(chosen.game, sys.stdin.read(), dict(chosen.option), chosen.seed))
    return 0
