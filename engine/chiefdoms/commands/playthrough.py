"""Write a complete random game as text: every prompt, the number of moves, the choice, and some of the positions.

With --golden it writes the format of the golden files, which contain the keys and values of the rules (and number seats
from 0), so that a changed rule, move text, event or score shows up in a diff.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator

from chiefdoms.commands.common import add_game, add_setup, new_match, print_scores
from chiefdoms.commands.terminal.screen import Screen, make_screen
from chiefdoms.commands.terminal.sentences import (
    asked,
    colours_of,
    event_sentence,
    match_heading,
)
from chiefdoms.core.chance import Keyed, digest
from chiefdoms.core.match import Match

EVERY = 25  # plies between two diagrams


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--golden", action="store_true", help="in the form of the golden files of the tests")


def run(chosen: Namespace) -> int:
    match = new_match(chosen)
    if chosen.golden:
        print("\n".join(lines(match)))
    else:
        _print_game(match, make_screen())
    return 0


def _print_game(match: Match, screen: Screen) -> None:
    """The same game as sentences."""
    screen.write(match_heading(match), "bold")
    choose = _choices(match)
    while match.seat is not None:
        if match.ply % EVERY == 0:
            screen.write()
            screen.diagram(match.diagram(), colours_of(match.game))
            screen.write()
        moves = match.moves()
        move = choose(moves)
        screen.write(f"{match.ply + 1}. {asked(match)} {move} (1 of {len(moves)})")
        for event in match.play(move):
            sentence = event_sentence(match.game, event)
            if sentence:
                screen.write(f"    {sentence}", "dim")
    screen.write()
    screen.diagram(match.diagram(), colours_of(match.game))
    screen.write()
    print_scores(match, screen)


def _choices(match: Match) -> Callable[[list[str]], str]:
    """Chooses moves at random, with the match's seed."""
    chance = Keyed(f"choices-{match.seed}")
    return lambda moves: moves[chance.below(len(moves), match.ply)]


def lines(match: Match) -> Iterator[str]:
    """The playthrough of a match, with choices derived from its seed."""
    options = " ".join(f"{key}={value}" for key, value in match.options.items())
    yield f"# {match.game} seats={match.seats} seed={match.seed} {options}"
    choose = _choices(match)
    while not match.over:
        if match.ply % EVERY == 0:
            yield from ["", *match.diagram().splitlines(), ""]
        moves = match.moves()
        # A hash of the moves is enough to notice a change.
        mark = f"{digest(' '.join(moves)) & 0xFFFFFFFF:08x}"
        move = choose(moves)
        yield f"{match.ply} seat {match.seat} {match.prompt.key} {len(moves)} {mark} {move}"
        for event in match.play(move):
            yield "    " + " ".join(f"{key}={value}" for key, value in event.items())
    yield from ["", *match.diagram().splitlines(), ""]
    for seat, card in enumerate(match.scores()):
        yield f"seat {seat} {card.total}: " + " ".join(f"{line.key}={line.count}/{line.points}" for line in card.lines)
    outcome = match.outcome()
    assert outcome is not None
    yield f"won by {outcome.winners} {outcome.reason}"
