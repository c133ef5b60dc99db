"""Computer players against each other: seeded, seats swapped, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import process_time

from chiefdoms.core.averages import deviation, mean
from chiefdoms.core.chance import Keyed
from chiefdoms.core.registry import games
from chiefdoms.players import evaluator_of
from chiefdoms.players.levels import Player
from chiefdoms.players.search import Clock, think

DEVIATIONS = 1.96  # standard deviations of a 95 % interval


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
    """One complete game between players, one per seat."""
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
class SeriesResult:
    """The result of a series of games of one player against another, from the first player's side."""

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
) -> SeriesResult:
    """Play a series: with one seat, each plays the same seeds alone; otherwise they swap seats after every game."""
    return sum_up([meet(game, (one, other), count, seats, seed, options, clock) for count in range(number)])


@dataclass(frozen=True)
class Meeting:
    """Two players on one seed: the first one's share of the win, and both players' scores and decision times."""

    share: float
    scores: tuple[int, int]
    times: tuple[list[float], list[float]]


def meet(
    game: str,
    pair: tuple[Player, Player],
    count: int,
    seats: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    clock: Clock | None = None,
) -> Meeting:
    """One game of a series, by its number; they do not depend on each other and may be played in any order."""
    if seats == 1:
        return _solo(game, pair, f"{seed}-{count}", options, clock)
    return _meeting(game, pair, seats, count % 2, f"{seed}-{count // 2}", options, clock)


def _solo(
    game: str, pair: tuple[Player, Player], seed: str, options: Mapping[str, str] | None, clock: Clock | None
) -> Meeting:
    """Both play the same seed alone; the higher score wins."""
    first, second = (play(game, [player], seed, options, clock) for player in pair)
    one, other = first.totals[0], second.totals[0]
    share = 0.5 if one == other else float(one > other)
    return Meeting(share, (one, other), (list(first.times[0]), list(second.times[0])))


def _meeting(
    game: str,
    pair: tuple[Player, Player],
    seats: int,
    first_seat: int,
    seed: str,
    options: Mapping[str, str] | None,
    clock: Clock | None,
) -> Meeting:
    """Both in one game, on alternating seats; a player's best seat counts."""
    line_up = [pair[0] if seat % 2 == first_seat else pair[1] for seat in range(seats)]
    result = play(game, line_up, seed, options, clock)
    mine = [seat for seat in range(seats) if seat % 2 == first_seat]
    theirs = [seat for seat in range(seats) if seat % 2 != first_seat]
    share = sum(seat in mine for seat in result.winners) / len(result.winners)
    scores = (max(result.totals[seat] for seat in mine), max(result.totals[seat] for seat in theirs))
    times = ([time for seat in group for time in result.times[seat]] for group in (mine, theirs))
    return Meeting(share, scores, (next(times), next(times)))


def sum_up(meetings: list[Meeting]) -> SeriesResult:
    """The result of all games of a series."""
    shares = [meeting.share for meeting in meetings]
    gains = [float(one - other) for one, other in (meeting.scores for meeting in meetings)]
    means = tuple(mean(meeting.scores[player] for meeting in meetings) for player in (0, 1))
    times = tuple(mean(time for meeting in meetings for time in meeting.times[player]) for player in (0, 1))
    return SeriesResult(
        games=len(meetings),
        rate=mean(shares),
        rate_margin=_margin(shares),
        gain=mean(gains),
        gain_margin=_margin(gains),
        means=(means[0], means[1]),
        milliseconds=(times[0] * 1000, times[1] * 1000),
    )


def _margin(values: list[float]) -> float:
    return DEVIATIONS * deviation(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
