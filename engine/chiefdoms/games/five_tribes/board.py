"""The tiles of one match: fixed at the start, shared by all positions of the match."""

from __future__ import annotations

from chiefdoms.games.five_tribes.components import BLUE_KINDS, OASIS, VILLAGE
from chiefdoms.games.five_tribes.grid import Grid, grid_of


class Board:
    """A grid with a tile on each place, and what follows from the tiles alone."""

    __slots__ = ("blue", "grid", "kinds", "oases", "values", "villages")

    def __init__(self, columns: int, rows: int, tiles: list[tuple[int, int]]) -> None:
        self.grid: Grid = grid_of(columns, rows)
        self.kinds = tuple([kind for kind, _ in tiles])
        self.values = tuple([value for _, value in tiles])
        self.villages = tuple([tile for tile, kind in enumerate(self.kinds) if kind == VILLAGE])
        self.oases = tuple([tile for tile, kind in enumerate(self.kinds) if kind == OASIS])
        # Ruling 1: one Builder on a tile earns one gold for each blue-valued tile of the 3 x 3 block around it.
        blue = sum([1 << tile for tile, kind in enumerate(self.kinds) if kind in BLUE_KINDS])
        self.blue = tuple([(block & blue).bit_count() for block in self.grid.blocks])
