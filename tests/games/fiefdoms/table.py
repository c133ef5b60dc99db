"""Helpers for tests: positions from short descriptions, and shortcuts to what a test asks of them."""

from __future__ import annotations

from chiefdoms import Match
from chiefdoms.core.score import ScoreCard
from chiefdoms.games.fiefdoms.sheet import PLOT_NAMES, SQUARE_NAMES
from chiefdoms.games.fiefdoms.state import FiefdomsState


def sheet(cells: str = "", fill: str = ".") -> str:
    """The rows of a sheet from words such as "11=F2" and "P34=5"; other plots are `fill`, other squares are empty."""
    plots, squares = dict.fromkeys(PLOT_NAMES, fill), dict.fromkeys(SQUARE_NAMES, "0")
    for word in cells.split():
        name, value = word.split("=")
        there = squares if name in squares else plots
        assert name in there, name
        there[name] = value
    rows = []
    for row in "12345":
        rows.append(" ".join(plots[row + column] for column in "12345"))
        if row != "5":
            rows.append(" ".join(squares[f"P{row}{column}"] for column in "1234"))
    return "\n".join(rows)


def filled(rows: str) -> int:
    """How many plots of a sheet are filled."""
    return sum(word != "." for row in rows.splitlines()[::2] for word in row.split())


def others(count: int) -> str:
    """A sheet with `count` plots filled by forfeits, which do not matter; the last plots first."""
    return sheet(" ".join(f"{name}=#" for name in PLOT_NAMES[25 - count :]))


def lay(cells: str = "", fill: str = ".", heading: str = "", sections: str = "", **options: str) -> Match:
    """Two fiefs in a turn in which the given one belongs to the active seat, so it splits and builds first."""
    rows = sheet(cells, fill)
    sheets = [others(filled(rows))] * 2
    sheets[filled(rows) % 2] = rows
    return read(*sheets, heading=heading, sections=sections, **options)


def alone(cells: str = "", fill: str = ".", heading: str = "", sections: str = "", **options: str) -> Match:
    """One fief."""
    return read(sheet(cells, fill), heading=heading, sections=sections, **options)


def read(*sheets: str, heading: str = "", sections: str = "", **options: str) -> Match:
    seats = [f"seat {seat + 1} {sections}\n{rows}" for seat, rows in enumerate(sheets)]
    return Match.position("fiefdoms", "\n".join([heading, *seats]), options)


def state(match: Match) -> FiefdomsState:
    assert isinstance(match.state, FiefdomsState)
    return match.state


def card(cells: str, fill: str = ".", **options: str) -> ScoreCard:
    """The score of one fief if the game ended now."""
    return alone(cells, fill, **options).scores()[0]


def points(key: str, cells: str, fill: str = ".", **options: str) -> int:
    return card(cells, fill, **options).points(key)


def fief(match: Match, seat: int | None = None) -> dict[str, object]:
    """The view of a seat's fief, by default of the seat to act."""
    seat = match.seat if seat is None else seat
    assert seat is not None
    shown = match.view(seat)["fiefs"][seat]
    assert isinstance(shown, dict)
    return shown


def at(match: Match, name: str, seat: int = 0) -> dict[str, object]:
    """What the view shows of a plot or a square."""
    shown = match.view(seat)["fiefs"][seat]
    kind = "square" if name.startswith("P") else "plot"
    found = [entry for entry in shown[f"{kind}s"] if entry[kind] == name]
    assert len(found) == 1
    entry: dict[str, object] = found[0]
    return entry
