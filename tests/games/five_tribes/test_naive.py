"""The list of results and the offered drops, compared with a simple enumeration of every complete drop sequence."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chiefdoms.games.five_tribes.board import Board
from chiefdoms.games.five_tribes.components import SMALL_MARKET
from chiefdoms.games.five_tribes.meeples import COLOURS, MEEPLE, TOTAL, colours_in, letters_of
from chiefdoms.games.five_tribes.rules.options import RuleOptions
from chiefdoms.games.five_tribes.rules.position import MOVING, PATH
from chiefdoms.games.five_tribes.rules.sowing import (
    begin_sowing,
    can_sow,
    drop,
    find_results,
    list_drops,
    list_ends,
    list_results,
    list_results_at,
    pick_result,
)
from chiefdoms.games.five_tribes.state import FiveTribesState
from tests.games.five_tribes import naive
from tests.games.five_tribes.table import random_match, state

LOOPS = pytest.mark.parametrize("loops", ["any", "before"])  # the option


def board_of(position: FiveTribesState) -> naive.Board:
    columns = position.board.grid.columns
    return {(tile % columns, tile // columns): Counter(letters_of(stack)) for tile, stack in enumerate(position.stacks)}


def scattered(columns: int, rows: int, meeples: int, tallest: int, random: Random, loops: str) -> FiveTribesState:
    """Random meeples on a small board, with some empty tiles."""
    position = FiveTribesState()
    land = Board(columns, rows, [(SMALL_MARKET, 6)] * (columns * rows))
    position.clear(land, 2, RuleOptions(own_drops=loops == "any"))
    tiles = random.sample(range(columns * rows), random.randint(2, columns * rows))
    colours = random.sample(range(5), random.randint(1, 5))
    for _ in range(meeples):
        tile = random.choice(tiles)
        if position.stacks[tile] >> TOTAL < tallest:
            position.stacks[tile] += MEEPLE[random.choice(colours)]
    position.present = [colours_in(stack) for stack in position.stacks]
    return position


def sowings(position: FiveTribesState, start: int) -> set[naive.Sequence]:
    """Every drop sequence that choosing a result and then drop after drop can lead to."""
    columns = position.board.grid.columns
    reached: set[naive.Sequence] = set()
    for result in list_results(position):
        if result >> 8 == start:
            first = position.clone()
            begin_sowing(first, start, result >> 3 & 31, result & 7, None)
            open_ends = [first]
            while open_ends:
                at = open_ends.pop()
                if at.phase != PATH:
                    pairs = [(code >> 3, code & 7) for code in at.drops]
                    reached.add(tuple(((t % columns, t // columns), COLOURS[c]) for t, c in pairs))
                    continue
                drops = list_drops(at)
                assert drops, "every step offers a way to the result"
                assert len(set(drops)) == len(drops)
                for move in drops:
                    after = at.clone()
                    drop(after, move >> 3 & 31, move & 7, None)
                    open_ends.append(after)
    return reached


def named(position: FiveTribesState) -> list[tuple[tuple[int, int], tuple[int, int], str]]:
    columns = position.board.grid.columns
    places = [(tile % columns, tile // columns) for tile in range(position.board.grid.size)]
    return [(places[result >> 8], places[result >> 3 & 31], COLOURS[result & 7]) for result in list_results(position)]


@LOOPS
@pytest.mark.parametrize("seed", range(20))
def test_results_are_those_of_the_naive_generator_in_games(seed: int, loops: str) -> None:
    """Every third position of random games in which no stack is taller than five."""
    match = random_match(2 + seed % 3, seed, options={"loops": loops})
    for ply in range(0, match.plies, 3):
        match.goto(ply)
        position = state(match)
        if position.phase == MOVING and max(position.stacks) >> TOTAL <= 5:
            listed = named(position)
            assert len(set(listed)) == len(listed)
            assert set(listed) == naive.results(board_of(position), loops)


@LOOPS
@pytest.mark.parametrize("size", [(2, 2), (2, 3), (3, 2), (3, 3), (6, 5)])
def test_results_are_those_of_the_naive_generator_with_tall_stacks(size: tuple[int, int], loops: str) -> None:
    """Loops over the start and over the end, on boards so small that every walk crosses itself."""
    random = Random(str(size))
    for _ in range(60):
        tallest = 7 if size == (6, 5) else random.randint(3, 9)
        position = scattered(*size, meeples=random.randint(3, 14), tallest=tallest, random=random, loops=loops)
        listed = named(position)
        assert len(set(listed)) == len(listed)
        assert set(listed) == naive.results(board_of(position), loops)


@LOOPS
@pytest.mark.parametrize("size", [(2, 2), (3, 3), (6, 5)])
def test_what_is_found_without_the_list_agrees_with_it(size: tuple[int, int], loops: str) -> None:
    random = Random(f"masks {size}")
    for _ in range(60):
        position = scattered(*size, meeples=random.randint(2, 20), tallest=9, random=random, loops=loops)
        results = list_results(position)
        masks = find_results(position)
        bits = [start << 8 | bit for start, mask in enumerate(masks) for bit in range(256) if mask >> bit & 1]
        assert bits == sorted(results)
        assert can_sow(position) == bool(results)
        assert list_ends(position) == sorted({result & 255 for result in results})
        assert [pick_result(position, (index + 0.5) / len(results)) for index in range(len(results))] == results
        for count in (1, 3):
            some = set(random.sample(list_ends(position), min(count, len(list_ends(position)))))
            assert list_results_at(position, some) == [result for result in results if result & 255 in some]


@LOOPS
@pytest.mark.parametrize("size", [(2, 3), (3, 3), (4, 3), (6, 5)])
def test_every_naive_sequence_is_reachable_and_no_other(size: tuple[int, int], loops: str) -> None:
    random = Random(f"sequences {size}")
    for _ in range(60):
        position = scattered(*size, meeples=random.randint(4, 14), tallest=6, random=random, loops=loops)
        board = board_of(position)
        for start in [tile for tile, stack in enumerate(position.stacks) if stack]:
            place = (start % size[0], start // size[0])
            assert sowings(position, start) == set(naive.sequences(board, place, loops))
