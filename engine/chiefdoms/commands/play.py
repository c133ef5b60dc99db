"""Play a game in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from chiefdoms.commands.common import add_game, add_setup, new_match, print_scores
from chiefdoms.core.errors import IllegalMove
from chiefdoms.core.match import Match

HELP = "Type a move, or: ? (the moves), u (undo), d (the position), s (the scores), q (quit)."
SHOWN = 60  # moves listed at once


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)


def run(chosen: Namespace) -> int:
    match = new_match(chosen)
    print(f"{match.game}, seed {match.seed}. {HELP}")
    print(match.diagram())
    while not match.over:
        values = " ".join(f"{key}={value}" for key, value in match.prompt.values.items())
        print(f"\nseat {match.seat}: {match.prompt.key} {values} ({len(match.moves())} moves)")
        try:
            word = input("> ").strip()
        except EOFError:
            return 0
        if word == "q":
            return 0
        _carry_out(match, word)
    print_scores(match)
    return 0


def _carry_out(match: Match, word: str) -> None:
    if word == "?":
        moves = match.moves()
        print(" ".join(moves[:SHOWN]), "…" if len(moves) > SHOWN else "")
    elif word == "u":
        match.undo()
    elif word == "d":
        print(match.diagram())
    elif word == "s":
        print_scores(match)
    elif word:
        try:
            for event in match.play(word):
                print("  " + " ".join(f"{key}={value}" for key, value in event.items()))
        except IllegalMove as error:
            print(f"not legal: {error}")
