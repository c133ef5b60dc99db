"""Write a whole random game as text: every prompt, the number of moves, the choice, and positions on the way.

These texts are kept as golden files: a changed rule, move text, event or score shows up as a difference.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from chiefdoms.commands.common import add_game, add_setup, new_match
from chiefdoms.core.chance import Keyed, digest
from chiefdoms.core.match import Match

EVERY = 25  # plies between two diagrams


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)


def run(chosen: Namespace) -> int:
    print("\n".join(lines(new_match(chosen))))
    return 0


def lines(match: Match) -> Iterator[str]:
    """The playthrough of a match whose choices are drawn from its own seed."""
    options = " ".join(f"{key}={value}" for key, value in match.options.items())
    yield f"# {match.game} seats={match.seats} seed={match.seed} {options}"
    choose = Keyed(f"choices-{match.seed}")
    while not match.over:
        if match.ply % EVERY == 0:
            yield from ["", *match.diagram().splitlines(), ""]
        moves = match.moves()
        # The moves as one number: enough to notice that any of them changed.
        mark = f"{digest(' '.join(moves)) & 0xFFFFFFFF:08x}"
        move = moves[choose.below(len(moves), match.ply)]
        yield f"{match.ply} seat {match.seat} {match.prompt.key} {len(moves)} {mark} {move}"
        for event in match.play(move):
            yield "    " + " ".join(f"{key}={value}" for key, value in event.items())
    yield from ["", *match.diagram().splitlines(), ""]
    for seat, card in enumerate(match.scores()):
        yield f"seat {seat} {card.total}: " + " ".join(f"{line.key}={line.count}/{line.points}" for line in card.lines)
    outcome = match.outcome()
    assert outcome is not None
    yield f"won by {outcome.winners} {outcome.reason}"
