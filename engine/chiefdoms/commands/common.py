"""Arguments that several commands share (a game, its options, a seed, a number of seats), and how scores are
printed."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from math import isfinite
from typing import NoReturn

from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.problems import CommandError, problem
from chiefdoms.commands.terminal.screen import Screen
from chiefdoms.commands.terminal.sentences import (
    line_name,
    outcome_sentences,
    score_heading,
    seats_sentence,
    title,
)
from chiefdoms.commands.terminal.words import number
from chiefdoms.core.match import Match
from chiefdoms.core.registry import games

OF_ARGUMENT = re.compile(
    r"argument [^:]+: (?=.*\.$)", re.DOTALL
)  # argparse's prefix of our own messages, which are already sentences
CHOICE = re.compile(r"invalid choice: (.*) \(choose from (.*)\)")  # of a command
NO_VALUE = re.compile(r"argument (\S+): expected ")
MISSING = re.compile(r"the following arguments are required: (.*)")


class Parser(ArgumentParser):
    """Reports in one sentence what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        sentence = _translated(message) or OF_ARGUMENT.sub("", message)
        if not sentence.endswith("."):
            sentence = f"{sentence[:1].upper()}{sentence[1:]}."
        advice = words.message("see-help", sentence=sentence, program=self.prog)
        print(f"chiefdoms: {advice}", file=sys.stderr)
        sys.exit(2)


def _translated(message: str) -> str:
    """A message of argparse itself in the language of the terminal; "" if it is another one."""
    if choice := CHOICE.search(message):
        named, known = (part.replace("'", "") for part in choice.groups())
        return str(problem("no-command", command=named[:40], commands=words.join(known.split(", "))))
    if no_value := NO_VALUE.match(message):
        return str(problem("no-value", option=no_value[1]))
    if missing := MISSING.match(message):
        return str(problem("missing", names=missing[1]))
    return ""


# -- kinds of arguments -----------------------------------------------------------------------------------------------


def game_name(text: str) -> str:
    try:
        return check_game(text)
    except CommandError as error:
        raise ArgumentTypeError(str(error)) from None


def language(name: str) -> str:
    """The name of a language, which is used from then on, even for errors in later arguments."""
    if name not in words.languages():
        raise ArgumentTypeError(
            str(problem("no-language", language=name[:20], languages=words.join([*words.languages()])))
        )
    words.speak(name)
    return name


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            key = "number-from" if most is None else "number-between"
            raise ArgumentTypeError(str(problem(key, text=text[:20], least=least, most=most)))
        return number

    return read


def number_from(least: float, most: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not isfinite(number) or not least <= number <= most:
            raise ArgumentTypeError(
                str(problem("decimal-between", text=text[:20], least=f"{least:g}", most=f"{most:g}"))
            )
        return number

    return read


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise ArgumentTypeError(str(problem("option", option=text[:40])))
    return key, value


def add_game(parser: ArgumentParser, several: bool = False, optional: bool = False) -> None:
    about = ", ".join(games)
    if several:
        parser.add_argument("game", nargs="*", type=game_name, metavar="GAME", help=f"{about}; all of them without one")
        parser.set_defaults(more="game")
    else:
        nargs = "?" if optional else None
        parser.add_argument("game", nargs=nargs, type=game_name, metavar="GAME", help=about)


def add_seats(parser: ArgumentParser, default: str) -> None:
    parser.add_argument("--seats", type=whole_number(1), metavar="NUMBER", help=f"how many play; {default}")


def add_position(parser: ArgumentParser) -> None:
    """The seed and the options, which a diagram also needs."""
    parser.add_argument("--seed", metavar="TEXT", help="the same seed gives the same dice and cards")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="KEY=VALUE",
        help="an option of the game; may be given several times",
    )


def add_setup(parser: ArgumentParser) -> None:
    add_seats(parser, "as few as the game takes, if not given")
    add_position(parser)


# -- what they lead to ------------------------------------------------------------------------------------------------


def check_game(name: str) -> str:
    """The name, if there is such a game."""
    if name not in games:
        raise problem("no-game", game=name[:40], games=words.join([*games]))
    return name


def check_player(name: str, known: Sequence[str]) -> str:
    """The name of a computer player, if it exists."""
    if name not in known:
        raise problem("no-player", player=name[:40], players=words.join([*known]))
    return name


def check_seats(game: str, seats: int) -> int:
    """The number of seats, if the game accepts it."""
    taken = games[game].info.seats
    if seats not in taken:
        raise CommandError(seats_sentence(seats, taken[0], taken[-1], title(game)))
    return seats


def new_match(chosen: Namespace) -> Match:
    if chosen.seats is not None:
        check_seats(chosen.game, chosen.seats)
    return Match.new(chosen.game, chosen.seats, chosen.seed, dict(chosen.option))


def print_scores(match: Match, screen: Screen) -> None:
    """The score card of every seat, line by line, and how the game ended if it has."""
    for seat, card in enumerate(match.scores()):
        rows = [(line_name(match.game, line.key), number(line.count), number(line.points)) for line in card.lines]
        screen.table(score_heading(seat, card.total), rows, number(card.total))
    outcome = match.outcome()
    if outcome:
        for sentence in outcome_sentences(match.game, outcome, match.seats):
            screen.write(sentence, "bold")
