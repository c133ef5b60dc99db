"""The geometry of a board of any size: which tiles are neighbours, and where a sowing can end.

A sowing is a walk that never steps straight back. So a place in a walk is not a tile but a directed step between two
tiles (an edge). The start, from which every direction is possible, is one more edge per tile. For every number of steps
left and every edge, the tables contain the tiles where the walk can end, as bit masks.
"""

from __future__ import annotations

from functools import cache
from itertools import product

from chiefdoms.games.five_tribes.meeples import MEEPLES

LONGEST_WALK = sum(MEEPLES)  # a hand never has more meeples
SHORTEST_LOOP = 4

Masks = list[int]
TileTuples = tuple[tuple[int, ...], ...]


class Grid:
    """Tables for one size of board.

    By tile: `names`, `neighbours`, `around` (the up to eight tiles around it), `blocks` (those and itself, as a mask),
    `distance` to each tile, `within` (the tiles up to a distance).
    By edge: `head` (where it leads), `onward` (the edges that can follow) and `step` (the same by the tile that they
    lead to). `edges` is the number of real edges; edge `edges + tile` is the start on that tile.
    By number of steps and edge: `reach` and `loops` (see `_walk`).
    By number of steps and start tile: `ends` and `loop_ends`, the same as tuples of tiles; `end_bytes` and
    `loop_bytes`, the same as numbers with one byte for each tile, 1 or 0.
    By start tile, end tile and mask of colours: `results`, one `start << 8 | end << 3 | colour` for each colour.
    """

    __slots__ = (
        "around",
        "blocks",
        "columns",
        "distance",
        "edges",
        "end_bytes",
        "ends",
        "head",
        "loop_bytes",
        "loop_ends",
        "loops",
        "names",
        "neighbours",
        "onward",
        "reach",
        "results",
        "rows",
        "size",
        "span",
        "step",
        "within",
    )

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows, self.size = columns, rows, columns * rows
        self.span = columns + rows - 2  # the greatest distance
        self.names = tuple(f"{'ABCDEF'[tile % columns]}{tile // columns + 1}" for tile in range(self.size))
        self.distance = tuple(tuple(self._distance(a, b) for b in range(self.size)) for a in range(self.size))
        self.neighbours = tuple(self._near(tile, 1) for tile in range(self.size))
        self.within = tuple(
            tuple(self._near(tile, far, 0) for far in range(self.span + 1)) for tile in range(self.size)
        )
        self.around = tuple(self._around(tile) for tile in range(self.size))  # the eight neighbours, edges cut off
        self.blocks = tuple(1 << tile | sum(1 << t for t in around) for tile, around in enumerate(self.around))
        self._lay_edges()
        self._walk()
        self.ends = self._starts(self.reach, skip_start=True)
        self.loop_ends = self._starts(self.loops, skip_start=False)
        self.end_bytes, self.loop_bytes = self._as_bytes(self.ends), self._as_bytes(self.loop_ends)
        self._lay_results()

    def tile(self, name: str) -> int | None:
        """The number of the tile of that name."""
        return self.names.index(name) if name in self.names else None

    def _distance(self, a: int, b: int) -> int:
        return abs(a % self.columns - b % self.columns) + abs(a // self.columns - b // self.columns)

    def _near(self, tile: int, far: int, least: int = 1) -> tuple[int, ...]:
        return tuple(other for other, distance in enumerate(self.distance[tile]) if least <= distance <= far)

    def _around(self, tile: int) -> tuple[int, ...]:
        column, row = tile % self.columns, tile // self.columns
        return tuple(
            other
            for other in range(self.size)
            if max(abs(other % self.columns - column), abs(other // self.columns - row)) == 1
        )

    def _lay_edges(self) -> None:
        pairs = [(tile, other) for tile in range(self.size) for other in self.neighbours[tile]]
        number = {pair: edge for edge, pair in enumerate(pairs)}
        self.edges = len(pairs)
        self.head = tuple([head for _, head in pairs] + list(range(self.size)))
        onward = [tuple(number[head, to] for to in self.neighbours[head] if to != tail) for tail, head in pairs]
        starts = [tuple(number[tile, to] for to in self.neighbours[tile]) for tile in range(self.size)]
        self.onward = tuple(onward + starts)
        self.step = tuple({self.head[edge]: edge for edge in edges} for edges in self.onward)

    def _walk(self) -> None:
        """Fill `reach[steps][edge]`, where a walk can end, and `loops[steps][edge]`.

        The latter has the ends on tiles that the walk has already crossed after this edge.
        """
        self.reach: list[Masks] = [[1 << tile for tile in self.head]]
        self.loops: list[Masks] = [[0] * len(self.head)]
        for steps in range(1, LONGEST_WALK + 1):
            if steps > 4 and self.reach[-1] == self.reach[-3] and self.loops[-1] == self.loops[-3]:
                # Long walks differ only in parity, as on a chess board, so they share the tables.
                self.reach.append(self.reach[-2])
                self.loops.append(self.loops[-2])
            else:
                self._step(self.reach[-1], self.loops[-1], first=steps == 1)

    def _step(self, reach: Masks, loops: Masks, first: bool) -> None:
        longer, longer_loops = [], []
        for edges in self.onward:
            ends = crossed = 0
            for edge in edges:
                ends |= reach[edge]
                crossed |= loops[edge] | (0 if first else reach[edge] & 1 << self.head[edge])
            longer.append(ends)
            longer_loops.append(crossed)
        self.reach.append(longer)
        self.loops.append(longer_loops)

    def _starts(self, tables: list[Masks], skip_start: bool) -> list[TileTuples]:
        """The masks of the start edges as tuples of tiles. The start is emptied, so only a loop can end there."""
        made: dict[int, TileTuples] = {}
        for masks in tables:
            if id(masks) not in made:
                made[id(masks)] = tuple(
                    tuple(t for t in range(self.size) if mask >> t & 1 and not (skip_start and t == start))
                    for start, mask in enumerate(masks[self.edges :])
                )
        return [made[id(masks)] for masks in tables]

    def _as_bytes(self, tables: list[TileTuples]) -> list[Masks]:
        """Tuples of tiles as numbers with one byte for each tile; shared tables stay shared."""
        made = {
            number: [sum([1 << 8 * tile for tile in tiles]) for tiles in table]
            for number, table in {id(table): table for table in tables}.items()
        }
        return [made[id(table)] for table in tables]

    def _lay_results(self) -> None:
        """Fill `results`. All those of one colour are made first, then all of two, and so on: lists of moves need
        hardly any others, and the processor finds them sooner if they are near each other in memory."""
        tiles = range(self.size)
        tables: list[list[list[tuple[int, ...]]]] = [[[()] * 32 for _ in tiles] for _ in tiles]
        for start, end, colour in product(tiles, tiles, range(5)):
            tables[start][end][1 << colour] = (start << 8 | end << 3 | colour,)
        for colours in sorted(range(1, 32), key=int.bit_count):
            last = 1 << colours.bit_length() - 1
            if colours != last:
                for table in tables:
                    for groups in table:
                        groups[colours] = groups[colours ^ last] + groups[last]
        self.results = tuple([tuple([tuple(groups) for groups in table]) for table in tables])


@cache
def grid_of(columns: int, rows: int) -> Grid:
    """The tables for a size of board, made once."""
    return Grid(columns, rows)
