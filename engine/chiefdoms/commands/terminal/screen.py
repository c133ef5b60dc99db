"""What is written to the terminal.

Plain text works everywhere; with `rich` (`chiefdoms[terminal]`) a terminal gets colours, tables and progress bars.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from shutil import get_terminal_size

from chiefdoms.commands.terminal import words

WIDEST = 120
BAR = 30  # characters of a plain progress bar


class Screen:
    """Writes plain text."""

    def write(self, text: str = "", style: str = "") -> None:
        """A line of text."""
        print(text, flush=True)

    def diagram(self, text: str, colours: Mapping[str, str]) -> None:
        """A position, in colours if there are any."""
        print(text.rstrip("\n"), flush=True)

    def columns(self, texts: Sequence[str]) -> None:
        """Many short texts side by side."""
        print("\n".join(in_columns(texts, min(get_terminal_size().columns, WIDEST))), flush=True)

    def table(self, title: str, rows: Sequence[tuple[str, str, str]], total: str) -> None:
        """Rows of a name and two numbers, with a title and a last row."""
        width = max([len(name) for name, _, _ in rows] + [20])
        print(title)
        for name, count, points in rows:
            print(f"  {name:{width}}{count:>6}{points:>6}")
        print(f"  {words.translate('table.scores.total') or '':{width}}{'':6}{total:>6}", flush=True)

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Callable[[], None]]:
        """A progress bar that advances with each call, if the output is a terminal."""
        if not sys.stderr.isatty():
            yield lambda: None
            return
        done = 0
        around = len(f"{title} [] {total}/{total}") + 1
        width = max(1, min(BAR, get_terminal_size().columns - around))  # a line that wraps could not be drawn again

        def draw() -> None:
            bar = "#" * (done * width // max(total, 1))
            print(f"\r{title} [{bar:.<{width}}] {done}/{total}", end="", file=sys.stderr, flush=True)

        def advance() -> None:
            nonlocal done
            done += 1
            draw()

        try:
            draw()
            yield advance
        finally:
            clear_line()


def clear_line() -> None:
    """Leave nothing on the line that the cursor is on, such as a progress bar or the ^C of an interruption."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def in_columns(texts: Sequence[str], width: int) -> list[str]:
    """Texts in as many columns as fit, read down each column."""
    if not texts:
        return []
    widest = max(map(len, texts)) + 2
    rows = -(-len(texts) // max(1, width // widest))
    return ["".join(f"{text:{widest}}" for text in texts[row::rows]).rstrip() for row in range(rows)]


def make_screen() -> Screen:
    """The best available screen: `rich` is imported only if the output is a terminal."""
    if sys.stdout.isatty() or sys.stderr.isatty() or os.environ.get("FORCE_COLOR"):
        try:
            from chiefdoms.commands.terminal.rich_screen import RichScreen
        except ModuleNotFoundError:
            return Screen()
        return RichScreen()
    return Screen()
