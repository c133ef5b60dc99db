"""Measure random games per second, compared with a plain loop that shows how fast the machine is.

Machines differ, so compare the last two figures: games per second for every million iterations of the loop per second.
The first is with all legal moves listed at each decision, the second with `State.pick`, which need not list them. Times
are processor time, so that other programs have little influence.
"""

from __future__ import annotations

import gc
from argparse import ArgumentParser, Namespace
from random import Random
from time import process_time

from chiefdoms.commands.common import add_game, add_seats, check_game, check_seats, number_from
from chiefdoms.commands.terminal.screen import make_screen
from chiefdoms.core.chance import Keyed
from chiefdoms.core.registry import games

ROUNDS = 5  # games and loop take turns, so that both get the same noise


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
        listing, picking, loops = [], [], []
        with screen.progress(game, ROUNDS) as advance:
            for number in range(ROUNDS):
                loops.append(calibrate())
                listing.append(measure(game, seats[game], chosen.seconds / ROUNDS / 2, number, lists=True))
                picking.append(measure(game, seats[game], chosen.seconds / ROUNDS / 2, number, lists=False))
                advance()
        loop = sorted(loops)[ROUNDS // 2]
        games_rate, decisions_rate = sorted(listing)[ROUNDS // 2]
        picked_rate, _ = sorted(picking)[ROUNDS // 2]
        screen.write(
            f"{game}: {games_rate:.1f} games/s, {decisions_rate:.0f} decisions/s "
            f"with {seats[game]} seat{'s' if seats[game] > 1 else ''}, "
            f"calibration {loop / 1e6:.1f} million/s, {games_rate / loop * 1e6:.1f} games/s per million, "
            f"{picked_rate / loop * 1e6:.1f} without lists of moves"
        )
    return 0


def calibrate() -> float:
    """Iterations per second of a plain loop, the best of three."""
    best = 0.0
    for _ in range(3):
        began = process_time()
        x = 0
        for i in range(100000):
            x ^= i * 3
        best = max(best, 100000 / (process_time() - began))
    return best


def measure(game: str, seats: int, seconds: float, number: int, lists: bool) -> tuple[float, float]:
    """Games and decisions per second of random play through the real rules, with all legal moves listed each time or
    one of them picked."""
    options = games[game].info.complete(None)
    random = Random(number).random
    played = decisions = 0
    gc.collect()
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
    return played / elapsed, decisions / elapsed
