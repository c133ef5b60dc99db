"""Where records, links and diagrams come from: a file, standard input, or the command line itself."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.problems import CommandError, problem
from chiefdoms.commands.terminal.screen import Screen
from chiefdoms.core.errors import BadRecord, IllegalMove
from chiefdoms.core.match import Match
from chiefdoms.core.record import read_record
from chiefdoms.core.registry import games

LARGEST = 2_000_000  # bytes of a file; the longest record is a tenth of this
SHORTEST_LINK = 30  # characters; a shorter word is taken as a file name
LINK = re.compile(r"[\w.-]+")
SUFFIX = re.compile(r"\.\w{1,5}$")  # of a file


def read_match(source: str, screen: Screen) -> Match:
    """The match of a record in a file, of one on standard input ("-"), or of a link."""
    if source != "-" and not _is_there(source):
        link = link_in(source)
        if link is None:
            raise problem("no-file-no-link", file=_short(source))
        return Match.from_link(link)
    return replay(read_json(read_text(source)), screen)


def link_in(text: str) -> str | None:
    """The engine's part of a link or an address of the page; None if the text looks like a file name instead."""
    text = text.strip()
    if "#/" in text:
        text = re.split(r"[#/]", text)[-1]
    elif len(text) < SHORTEST_LINK or not LINK.fullmatch(text) or SUFFIX.search(text):
        return None
    return text.partition(".")[0]  # the rest says who plays, which only the page uses


def _is_there(source: str) -> bool:
    try:
        return Path(source).exists()
    except (OSError, ValueError):  # too long for a file name, or not a valid one
        return False


def read_text(source: str) -> str:
    """The text of a file, or of standard input for "-", with or without a byte-order mark."""
    try:
        data = _read_input() if source == "-" else _read_file(Path(source))
        if len(data) > LARGEST:
            raise _wrong(source, "too-large")
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
        text.encode("utf-8")  # bytes that were not UTF-8 may have become surrogates
    except UnicodeError:
        raise _wrong(source, "not-utf-8") from None
    return text.removeprefix("\ufeff")


def _read_file(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise problem("folder", file=_short(str(path)))
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError:
        raise problem("no-file", file=_short(str(path))) from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise problem("unreadable", file=_short(str(path)), reason=reason) from None


def _read_input() -> bytes | str:
    raw = getattr(sys.stdin, "buffer", None)
    data: bytes | str = raw.read(LARGEST + 1) if raw else sys.stdin.read(LARGEST + 1)
    return data


def _wrong(source: str, what: str) -> CommandError:
    """What is wrong with a file, or with standard input."""
    return problem(what) if source == "-" else problem(f"file-{what}", file=_short(source))


def _short(name: str) -> str:
    return name if len(name) <= 80 else f"{name[:77]}…"


def read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):  # includes numbers that are too long and nesting that is too deep
        raise BadRecord("not-a-record") from None


def replay(record: Any, screen: Screen) -> Match:
    """The match of a record, with a progress bar if it is long."""
    heading, moves = read_record(record)
    match = Match.replay({**record, "moves": []})
    longest = games[heading.game].info.longest
    if len(moves) > longest:
        raise BadRecord("too-many-moves", most=longest)
    with screen.progress(words.message("replaying"), len(moves)) as advance:
        for number, text in enumerate(moves):
            try:
                match.play(text)
            except IllegalMove as error:
                raise BadRecord("illegal-move", ply=number, move=text[:80], rule=error.rule) from None
            advance()
    return match


def write_text(name: str, text: str) -> None:
    """Write a file, or raise an error that says why that is not possible."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise problem("unwritable", file=_short(name), reason=reason) from None
