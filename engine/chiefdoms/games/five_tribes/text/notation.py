"""The texts of moves. The README lists them."""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.games.five_tribes.djinns import IDS, PAYMENTS
from chiefdoms.games.five_tribes.parts import COLOURS, GOODS, PRICES, RESOURCE_LETTERS
from chiefdoms.games.five_tribes.rules.moves import DETAIL, KIND, NO_CARD, NO_TILE, TRIBE
from chiefdoms.games.five_tribes.rules.position import NOBODY, Table
from chiefdoms.games.five_tribes.rules.tribes import fakirs_needed


def _sow(table: Table, detail: int) -> str:
    names = table.land.grid.names
    return f"sow-{names[detail >> 8]}-{names[detail >> 3 & 31]}-{COLOURS[detail & 7]}"


def _drop(table: Table, detail: int) -> str:
    return f"drop-{table.land.grid.names[detail >> 3]}-{COLOURS[detail & 7]}"


def _bid(_table: Table, detail: int) -> str:
    fakirs = detail & 31
    return f"bid-{PRICES[detail >> 5]}" + (f"-f{fakirs}" if fakirs else "")


def _use(table: Table, detail: int) -> str:
    tile = detail >> 3 & 31
    where = "" if tile == NO_TILE else f"-{table.land.grid.names[tile]}"
    return f"use-{IDS[detail >> 8]}{where}-{PAYMENTS[detail & 7][0]}"


def _build(_table: Table, detail: int) -> str:
    return f"build-f{detail}" if detail else "build"


def _kill(table: Table, detail: int) -> str:
    tile = detail >> 3
    fakirs = fakirs_needed(table, tile) if table.phase == TRIBE and table.target == NOBODY else 0
    return f"kill-{table.land.grid.names[tile]}-{COLOURS[detail & 7]}" + (f"-f{fakirs}" if fakirs else "")


def _rob(_table: Table, detail: int) -> str:
    return f"kill-p{(detail >> 3) + 1}-{COLOURS[detail & 7]}"


def _take(_table: Table, detail: int) -> str:
    first, second = detail >> 4, detail & 15
    return f"take-{first + 1}" + ("" if second == NO_CARD else f"-{second + 1}")


def _buy(_table: Table, detail: int) -> str:
    return f"buy-{IDS[detail >> 3]}-{PAYMENTS[detail & 7][0]}"


def _sell(_table: Table, detail: int) -> str:
    return "sell-" + "".join(RESOURCE_LETTERS[kind] for kind in range(GOODS) if detail >> kind & 1)


def _keep(_table: Table, detail: int) -> str:
    return f"keep-{IDS[detail]}"


# By the kind of the move, in the order of `moves`.
_TEXTS: tuple[str | Callable[[Table, int], str], ...] = (
    _sow, "go", _drop, _bid, _use, _build, _kill, _rob, "pass", _take, _buy, "place", "collect", _sell, "end", _keep,
)  # fmt: skip


def text_of(table: Table, move: int) -> str:
    """The canonical text of a legal move."""
    text = _TEXTS[move >> KIND]
    return text if isinstance(text, str) else text(table, move & DETAIL)
