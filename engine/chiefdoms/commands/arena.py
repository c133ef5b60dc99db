"""Let two computer players meet, or every level the one below it, and print 95 % intervals."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise

from chiefdoms.commands.common import add_game, add_setup
from chiefdoms.players import player_of
from chiefdoms.players.arena import SeriesResult, compare
from chiefdoms.players.levels import GREED, LEVELS, RANDOM, Player


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="two players; without any, every level in turn")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--roll-outs", "--budget", type=float, default=1.0, metavar="SHARE", help="times the players' roll-outs"
    )
    parser.add_argument("--jobs", type=int, default=1, help="pairs that meet at the same time")


def run(chosen: Namespace) -> int:
    if chosen.players:
        if len(chosen.players) != 2:
            print("arena: name two players", file=sys.stderr)
            return 2
        meetings = [(player_of(chosen.players[0]), player_of(chosen.players[1]))]
    else:
        meetings = [(LEVELS[0], RANDOM), *((above, below) for below, above in pairwise(LEVELS)), (LEVELS[-1], GREED)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        waiting = [pool.submit(_meet, chosen, one.id, other.id) for one, other in meetings]
        for (one, other), result in zip(meetings, waiting, strict=True):
            print(_line(one.id, other.id, result.result()), flush=True)
    return 0


def _meet(chosen: Namespace, one: str, other: str) -> SeriesResult:
    first, second = (_scaled(player_of(name, chosen.game), chosen.roll_outs) for name in (one, other))
    return compare(
        chosen.game, first, second, chosen.games, chosen.seats or 2, chosen.seed or "arena", dict(chosen.option)
    )


def _scaled(player: Player, factor: float) -> Player:
    return replace(player, roll_outs=round(player.roll_outs * factor))


def _line(one: str, other: str, result: SeriesResult) -> str:
    return (
        f"{one} v {other}: won {result.rate:.1%} ±{result.rate_margin:.1%} of {result.games}, "
        f"{result.means[0]:.1f} to {result.means[1]:.1f}, gain {result.gain:+.1f} ±{result.gain_margin:.1f}, "
        f"{result.milliseconds[0]:.1f} and {result.milliseconds[1]:.1f} ms a decision"
    )
