"""What several commands ask for: a game, its options, a seed, a number of seats."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from chiefdoms.core.match import Match
from chiefdoms.core.registry import games


def add_game(parser: ArgumentParser, several: bool = False) -> None:
    if several:
        parser.add_argument("game", nargs="*", choices=[*games, []], metavar="GAME", help="all games without one")
    else:
        parser.add_argument("game", choices=list(games), metavar="GAME", help=", ".join(games))


def add_setup(parser: ArgumentParser) -> None:
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed")
    parser.add_argument("--option", action="append", default=[], type=_option, metavar="KEY=VALUE")


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise ArgumentTypeError(f"write {text} as KEY=VALUE")
    return key, value


def new_match(chosen: Namespace) -> Match:
    return Match.new(chosen.game, chosen.seats, chosen.seed, dict(chosen.option))


def print_scores(match: Match) -> None:
    """Print the score card of every seat, line by line."""
    for seat, card in enumerate(match.scores()):
        print(f"seat {seat}: {card.total}")
        for line in card.lines:
            print(f"  {line.key:24}{line.count:4}{line.points:6}")
    outcome = match.outcome()
    if outcome:
        winners = ", ".join(str(seat) for seat in outcome.winners)
        print(f"over ({outcome.reason}), won by seat {winners} {dict(outcome.details) or ''}".rstrip())
