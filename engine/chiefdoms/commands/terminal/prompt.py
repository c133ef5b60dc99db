"""Reads lines of input, with history and completion if Python has readline."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from chiefdoms.commands.terminal.problems import problem

LONGEST_HISTORY = 500
FOLLOWED_BY_FILE = ("save ", "load ")

readline: ModuleType | None
try:
    import readline
except ImportError:
    readline = None


def state_folder() -> Path:
    """Where history and unfinished games are kept."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "state") / "chiefdoms"


class Lines:
    """Reads lines of input; `words` returns what can be typed now."""

    def __init__(self, words: Callable[[], Iterable[str]], history: str) -> None:
        self._words = words
        self._file = state_folder() / history
        self._found: list[str] = []
        self._readline: Any = readline if sys.stdin.isatty() and sys.stdout.isatty() else None

    def __enter__(self) -> Lines:
        if self._readline:
            self._readline.set_completer_delims(" ")  # moves contain characters that usually separate words
            self._readline.set_completer(self.complete)
            self._readline.parse_and_bind("tab: complete")
            self._readline.set_history_length(LONGEST_HISTORY)
            with suppress(OSError):
                self._readline.read_history_file(self._file)
        return self

    def __exit__(self, *_: object) -> None:
        if self._readline:
            with suppress(OSError):
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._readline.write_history_file(self._file)
            self._readline.set_completer(None)

    def ask(self) -> str | None:
        """The next line; None at the end of the input."""
        try:
            seen = sys.stdin.isatty()
            line = input("> " if seen else "").strip()
            line.encode("utf-8")  # bytes that were not UTF-8 may have become surrogates
            if not seen:
                print(f"> {line}")  # as a terminal would show it
        except EOFError:
            return None
        except UnicodeError:
            raise problem("not-utf-8") from None
        return line

    def complete(self, text: str, number: int) -> str | None:
        """The words (or files, after some words) that begin with a text, one by one, as readline requests them."""
        if number == 0:
            before = self._readline.get_line_buffer() if self._readline else ""
            self._found = files(text) if before.startswith(FOLLOWED_BY_FILE) else matching(self._words(), text)
        return self._found[number] if number < len(self._found) else None


def matching(words: Iterable[str], text: str) -> list[str]:
    return sorted(word for word in words if word.startswith(text))


def files(text: str) -> list[str]:
    """The names of files and folders that begin with a text."""
    folder, slash, start = text.rpartition("/")
    try:
        found = sorted(path for path in Path(folder or slash or ".").iterdir() if path.name.startswith(start))
    except OSError:
        return []
    return [f"{folder}{slash}{path.name}{'/' if path.is_dir() else ''}" for path in found]
