"""Play a game in the terminal, alone, together, or against computer players."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from chiefdoms.commands.common import add_game, add_setup, check_player, check_seats, new_match
from chiefdoms.commands.sources import read_match
from chiefdoms.commands.terminal import saved
from chiefdoms.commands.terminal.problems import problem
from chiefdoms.commands.terminal.screen import Screen, make_screen
from chiefdoms.commands.terminal.session import Session
from chiefdoms.core.match import Match
from chiefdoms.core.registry import games
from chiefdoms.players import evaluator_of, players_for


def configure(parser: ArgumentParser) -> None:
    add_game(parser, optional=True)
    add_setup(parser)
    parser.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="PLAYER",
        help="a computer player such as level-3 on every seat but the first; given several times, on the seats "
        "from 2 on; with a seat before it, as in 1=level-5, on that one",
    )
    parser.add_argument(
        "--load", metavar="RECORD", help="go on with a record (a file, or - for standard input) or a link"
    )
    parser.add_argument("--resume", action="store_true", help="go on with the game that was played last")


def run(chosen: Namespace) -> int:
    screen = make_screen()
    match, computers = _opened(chosen, screen)
    Session(match, computers, screen).run()
    return 0


def _opened(chosen: Namespace, screen: Screen) -> tuple[Match, dict[int, str]]:
    """The match to play, and the computer players by seat."""
    if chosen.load is not None and chosen.resume:
        raise problem("load-or-resume")
    if chosen.load is None and not chosen.resume:
        return _new(chosen)
    if chosen.seats is not None or chosen.seed is not None or chosen.option:
        raise problem("has-options")
    if chosen.resume:
        match, computers = saved.read(screen)
    else:
        match, computers = read_match(chosen.load, screen), {}
    if chosen.game not in (None, match.game):
        raise problem("other-game", game=match.game, named=chosen.game)
    return match, opponents(match.game, match.seats, chosen.against) if chosen.against else computers


def _new(chosen: Namespace) -> tuple[Match, dict[int, str]]:
    if chosen.game is None:
        raise problem("which-game", games=", ".join(games))
    if chosen.against and chosen.seats is None:
        chosen.seats = _seats_for(chosen.game, chosen.against)
    if chosen.seats is not None:
        check_seats(chosen.game, chosen.seats)
    computers = opponents(chosen.game, chosen.seats or 1, chosen.against) if chosen.against else {}
    return new_match(chosen), computers


def _seats_for(game: str, against: list[str]) -> int:
    """The smallest number of seats for the opponents and one person."""
    needed = max((number if seat is None else seat) + 1 for number, (seat, _) in enumerate(map(_split, against), 1))
    taken = games[game].info.seats
    return next((seats for seats in taken if seats >= needed), needed)


def opponents(game: str, seats: int, against: list[str]) -> dict[int, str]:
    """The computer players by seat."""
    evaluator_of(game)  # raises an error if the game has none
    known = players_for(game)
    named = [(seat, check_player(name, known)) for seat, name in map(_split, against)]
    if len(named) == 1 and named[0][0] is None:
        if seats == 1:
            raise problem("alone")
        return dict.fromkeys(range(1, seats), named[0][1])
    computers: dict[int, str] = {}
    for number, (given, name) in enumerate(named, 1):
        seat = number if given is None else given
        if not 0 <= seat < seats:
            raise problem("no-seat", seat=seat + 1, player=name, seats=seats)
        if seat in computers:
            raise problem("seat-taken", seat=seat + 1)
        computers[seat] = name
    return computers


def _split(text: str) -> tuple[int | None, str]:
    """The seat from 0 and the name of "2=level-3"; no seat in "level-3"."""
    seat, equals, name = text.partition("=")
    if not equals:
        return None, text
    if not (seat.isascii() and seat.isdigit() and 0 < len(seat) < 3):
        raise problem("opponent", text=text[:40])
    return int(seat) - 1, name
