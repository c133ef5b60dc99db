"""Play two computer players against each other, or every level against the one below, and print 95% intervals."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from math import isfinite
from signal import SIG_IGN, SIGINT, signal

from chiefdoms.commands.common import (
    add_game,
    add_position,
    add_seats,
    check_player,
    check_seats,
    number_from,
    whole_number,
)
from chiefdoms.commands.terminal.problems import CommandError
from chiefdoms.commands.terminal.screen import Screen, make_screen
from chiefdoms.core.match import Match
from chiefdoms.core.registry import games
from chiefdoms.players import evaluator_of, player_of, players_for
from chiefdoms.players.arena import Meeting, SeriesResult, meet, sum_up
from chiefdoms.players.levels import GREED, LEVELS, RANDOM, Player

USUAL_SEATS = 2
MOST_JOBS = 64


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="two players; without any, every level in turn")
    parser.set_defaults(more="players")
    add_seats(parser, "2 if not given; with 1 both play the same seeds alone")
    add_position(parser)
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="NUMBER", help="100 if not given")
    parser.add_argument(
        "--roll-outs",
        "--budget",
        type=number_from(0, 1000),
        default=1.0,
        metavar="SHARE",
        help="times the players' roll-outs",
    )
    parser.add_argument(
        "--jobs", type=whole_number(1, MOST_JOBS), default=1, metavar="NUMBER", help="games played at the same time"
    )


@dataclass(frozen=True)
class Series:
    """What all games of all series have in common; it is passed to the worker processes."""

    game: str
    seats: int
    seed: str
    options: dict[str, str]
    roll_outs: float

    def meet(self, names: tuple[str, str], count: int) -> Meeting:
        first, second = (self._player(name) for name in names)
        return meet(self.game, (first, second), count, self.seats, self.seed, self.options)

    def _player(self, name: str) -> Player:
        player = player_of(name, self.game)
        return replace(player, roll_outs=round(player.roll_outs * self.roll_outs))


def run(chosen: Namespace) -> int:
    screen = make_screen()
    series = _series(chosen)
    pairs = _pairs(chosen.players, [RANDOM.id, GREED.id, *players_for(chosen.game)])
    for pair in pairs:
        with screen.progress(" v ".join(pair), chosen.games) as advance:
            meetings = []
            for meeting in _meetings(series, pair, chosen.games, chosen.jobs):
                meetings.append(meeting)
                advance()
        _print_result(pair, sum_up(meetings), screen)
    return 0


def _pairs(players: list[str], known: list[str]) -> list[tuple[str, str]]:
    for name in players:
        check_player(name, known)
    if len(players) == 2:
        return [(players[0], players[1])]
    if players:
        raise CommandError(f"Name two players, not {len(players)}, or none at all.")
    levels = [(above.id, below.id) for below, above in pairwise(LEVELS)]
    return [(LEVELS[0].id, RANDOM.id), *levels, (LEVELS[-1].id, GREED.id)]


def _series(chosen: Namespace) -> Series:
    """Check everything before games begin."""
    evaluator_of(chosen.game)
    taken = games[chosen.game].info.seats
    usual = USUAL_SEATS if USUAL_SEATS in taken else taken[0]
    seats = usual if chosen.seats is None else check_seats(chosen.game, chosen.seats)
    seed = "arena" if chosen.seed is None else chosen.seed
    Match.new(chosen.game, seats, seed, dict(chosen.option))
    return Series(chosen.game, seats, seed, dict(chosen.option), chosen.roll_outs)


def _meetings(series: Series, pair: tuple[str, str], number: int, jobs: int) -> Iterator[Meeting]:
    if jobs == 1:
        yield from (series.meet(pair, count) for count in range(number))
        return
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool:
        waiting = [pool.submit(series.meet, pair, count) for count in range(number)]
        try:
            for meeting in waiting:
                yield meeting.result()
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _ignore_interrupts() -> None:
    """Ctrl-C ends the command without a traceback from each process."""
    signal(SIGINT, SIG_IGN)


def _print_result(pair: tuple[str, str], result: SeriesResult, screen: Screen) -> None:
    games_played = f"{result.games} game{'s' if result.games > 1 else ''}"
    screen.write(
        f"{pair[0]} v {pair[1]}: won {result.rate:.1%}{_margin(result.rate_margin, '.1%')} of {games_played}, "
        f"{result.means[0]:.1f} to {result.means[1]:.1f} points, "
        f"gain {result.gain:+.1f}{_margin(result.gain_margin, '.1f')}, "
        f"{result.milliseconds[0]:.1f} and {result.milliseconds[1]:.1f} ms a decision"
    )


def _margin(margin: float, form: str) -> str:
    """A single game has no interval."""
    return f" ±{margin:{form}}" if isfinite(margin) else ""
