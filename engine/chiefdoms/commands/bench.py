"""Measure random games per second, compared with a plain loop that shows how fast the machine is.

Machines differ, so compare the last two figures: games per second for every million iterations of the loop per second.
The first is with all legal moves listed at each decision, the second with `State.pick`, which need not list them. Times
are processor time. Other programs still slow both down, so loop and games take turns in short slices: each slice of
games is compared with the loop just before it, and the figures are the medians of all slices.
"""

from __future__ import annotations

import gc
from argparse import ArgumentParser, Namespace
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from chiefdoms.commands.common import add_game, add_seats, check_game, check_seats, number_from
from chiefdoms.commands.terminal.screen import make_screen
from chiefdoms.core.chance import Keyed
from chiefdoms.core.registry import games

SLICE = 0.05  # seconds of games, or one game if that takes longer
FEWEST_SLICES = 5
LOOP = 300_000  # iterations of the plain loop, which take a few hundredths of a second


class Slice(NamedTuple):
    """Some games in a row: games and decisions per second, and iterations per second of the loop just before."""

    games: float
    decisions: float
    loop: float


def configure(parser: ArgumentParser) -> None:
    add_game(parser, several=True)
    parser.add_argument(
        "--seconds", type=number_from(0.01, 3600), default=5.0, metavar="NUMBER", help="for each game; 5 if not given"
    )
    add_seats(parser, "as many as the game is usually measured with, if not given")


def run(chosen: Namespace) -> int:
    screen = make_screen()
    chosen_games = [check_game(name) for name in chosen.game or games]
    seats = {game: check_seats(game, chosen.seats or games[game].info.measured_seats) for game in chosen_games}
    for game in chosen_games:
        listing, picking = [], []
        count = max(FEWEST_SLICES, round(chosen.seconds / SLICE / 2))
        seconds = min(SLICE, chosen.seconds / count / 2)
        with screen.progress(game, count) as advance:
            for number in range(count):
                listing.append(measure(game, seats[game], seconds, number, lists=True))
                picking.append(measure(game, seats[game], seconds, number, lists=False))
                advance()
        screen.write(
            f"{game}: {median(part.games for part in listing):.1f} games/s, "
            f"{median(part.decisions for part in listing):.0f} decisions/s "
            f"with {seats[game]} seat{'s' if seats[game] > 1 else ''}, "
            f"calibration {median(part.loop for part in listing) / 1e6:.1f} million/s, "
            f"{per_million(listing):.1f} games/s per million, {per_million(picking):.1f} without lists of moves"
        )
    return 0


def per_million(slices: list[Slice]) -> float:
    """Games per second for every million iterations of the loop per second."""
    return median(part.games / part.loop for part in slices) * 1e6


def calibrate() -> float:
    """Iterations per second of a plain loop."""
    began = process_time()
    x = 0
    for i in range(LOOP):
        x ^= i * 3
    return LOOP / (process_time() - began)


def measure(game: str, seats: int, seconds: float, number: int, lists: bool) -> Slice:
    """A slice of random play through the real rules, with all legal moves listed each time or one of them picked."""
    options = games[game].info.complete(None)
    random = Random(number).random
    played = decisions = 0
    gc.collect()
    loop = calibrate()
    began = process_time()
    while process_time() - began < seconds:
        chance = Keyed(f"bench-{number}-{played}")
        state = games[game].start(seats, options, chance)
        while state.seat is not None:
            if lists:
                moves = state.moves()
                state.play(moves[int(random() * len(moves))], chance)
            else:
                state.play(state.pick(random()), chance)
            decisions += 1
        played += 1
    elapsed = process_time() - began
    return Slice(played / elapsed, decisions / elapsed, loop)
