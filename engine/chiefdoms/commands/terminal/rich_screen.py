"""The screen with `rich`: colours, tables and progress bars on a terminal, plain text elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.colours import paint
from chiefdoms.commands.terminal.screen import WIDEST, Screen, in_columns


class RichScreen(Screen):
    """Text with colours. If the output is not a terminal, it is exactly the plain text."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._errors = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def _print(self, text: Text) -> None:
        self._console.print(text, soft_wrap=True)

    def write(self, text: str = "", style: str = "") -> None:
        if self._console.is_terminal:
            self._print(Text(text, style=style))
        else:
            super().write(text)

    def diagram(self, text: str, colours: Mapping[str, str]) -> None:
        if not self._console.is_terminal:
            super().diagram(text, colours)
            return
        for pieces in paint(text, colours):
            self._print(Text.assemble(*pieces))

    def columns(self, texts: Sequence[str]) -> None:
        if not self._console.is_terminal:
            super().columns(texts)
            return
        for line in in_columns(texts, min(self._console.width, WIDEST)):
            self._print(Text(line, style="cyan"))

    def table(self, title: str, rows: Sequence[tuple[str, str, str]], total: str) -> None:
        if not self._console.is_terminal:
            super().table(title, rows, total)
            return
        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_footer=True)
        table.add_column("", footer=words.translate("table.scores.total") or "", min_width=20)
        table.add_column(words.translate("table.scores.count") or "", justify="right", style="dim")
        table.add_column(words.translate("table.scores.points") or "", justify="right", footer=total)
        for name, count, points in rows:
            table.add_row(name, count, points, style="dim" if points in ("0", "") and count in ("0", "") else "")
        self._console.print(table)

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Callable[[], None]]:
        if not self._errors.is_terminal:
            yield lambda: None
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        progress = Progress(*columns, console=self._errors, transient=True)
        task = progress.add_task(title, total=total)
        try:
            progress.start()  # not by `with`, which would leave the cursor hidden if interrupted here
            yield lambda: progress.advance(task)
        finally:
            progress.stop()
