"""Computer players against each other: seeded, seats swapped, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time

from chiefdoms.core.chance import Keyed
from chiefdoms.core.registry import games
from chiefdoms.players import evaluator_of
from chiefdoms.players.levels import Player
from chiefdoms.players.search import Clock, think

SURE = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Result:
    """One game: every seat's total, who won, and the time of each seat's decisions in seconds."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    times: tuple[tuple[float, ...], ...]


def play(
    game: str,
    players: Sequence[Player],
    seed: str,
    options: Mapping[str, str] | None = None,
    clock: Clock | None = None,
) -> Result:
    """One whole game between players, a seat each."""
    evaluator = evaluator_of(game)
    chance = Keyed(seed)
    state = games[game].start(len(players), games[game].info.complete(options), chance)
    randoms = [Random(f"{seed}-{seat}") for seat in range(len(players))]
    times: list[list[float]] = [[] for _ in players]
    while state.seat is not None:
        seat = state.seat
        began = process_time()
        *_, thought = think(state, evaluator, players[seat], randoms[seat], clock)
        times[seat].append(process_time() - began)
        for move in thought.best.moves:
            state.play(move, chance)
    outcome = state.outcome()
    assert outcome is not None
    totals = tuple(card.total for card in state.scores())
    return Result(totals, outcome.winners, tuple(map(tuple, times)))


@dataclass(frozen=True)
class Comparison:
    """What a series of games says of the first player against the second."""

    games: int
    rate: float  # share of games won, a shared win counting half; for solo games the share with the higher score
    rate_margin: float  # half the width of its 95 % interval
    gain: float  # mean difference of the scores
    gain_margin: float
    means: tuple[float, float]
    milliseconds: tuple[float, float]  # per decision


def compare(
    game: str,
    one: Player,
    other: Player,
    number: int,
    seats: int = 2,
    seed: str = "arena",
    options: Mapping[str, str] | None = None,
    clock: Clock | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Comparison:
    """Play a series: alone each on the same seeds, else against each other with the seats swapped every second game."""
    points: list[float] = []
    pairs: list[tuple[int, int]] = []
    spent: tuple[list[float], list[float]] = ([], [])
    for count in range(number):
        if seats == 1:
            results = [play(game, [player], f"{seed}-{count}", options, clock) for player in (one, other)]
            pair = (results[0].totals[0], results[1].totals[0])
            points.append(0.5 if pair[0] == pair[1] else float(pair[0] > pair[1]))
            for times, result in zip(spent, results, strict=True):
                times += result.times[0]
        else:
            place = count % 2  # the seat of the first player
            line_up = [one if seat % 2 == place else other for seat in range(seats)]
            result = play(game, line_up, f"{seed}-{count // 2}", options, clock)
            mine = [seat for seat in range(seats) if seat % 2 == place]
            points.append(sum(seat in mine for seat in result.winners) / len(result.winners))
            pair = (_best(result.totals, mine), _best(result.totals, set(range(seats)) - set(mine)))
            for seat in range(seats):
                spent[seat not in mine].extend(result.times[seat])
        pairs.append(pair)
        tell(count + 1)
    return _sum_up(points, pairs, spent)


def _best(totals: Sequence[int], seats: Sequence[int] | set[int]) -> int:
    return max(totals[seat] for seat in seats)


def _sum_up(points: list[float], pairs: list[tuple[int, int]], spent: tuple[list[float], list[float]]) -> Comparison:
    gains = [float(one - other) for one, other in pairs]
    return Comparison(
        games=len(points),
        rate=fmean(points),
        rate_margin=_margin(points),
        gain=fmean(gains),
        gain_margin=_margin(gains),
        means=(fmean(one for one, _ in pairs), fmean(other for _, other in pairs)),
        milliseconds=(fmean(spent[0]) * 1000, fmean(spent[1]) * 1000),
    )


def _margin(values: list[float]) -> float:
    return SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
