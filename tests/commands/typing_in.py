"""Runs commands inside the test, with typed input."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from chiefdoms import Match
from chiefdoms.__main__ import main


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Ended]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ended:
    """Run a command; an exit by argparse counts like any other exit."""
    try:
        code = main(list(arguments))
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    said = capsys.readouterr()
    return Ended(code, said.out, said.err)


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The output of a command that must succeed."""
    ended = run(capsys, *arguments)
    assert (ended.code, ended.err) == (0, "")
    return ended.out


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a command that must fail."""
    ended = run(capsys, *arguments)
    assert ended.code == 2
    assert ended.out == ""
    lines = ended.err.splitlines()
    assert len(lines) == 1, ended.err
    assert lines[0].startswith("chiefdoms: ")
    assert lines[0].endswith((".", "--help."))
    return lines[0].removeprefix("chiefdoms: ")


def type_in(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    """What standard input holds; bytes need not be text."""
    data = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))


def finished(game: str, seed: str = "command") -> Match:
    match = Match.new(game, seed=seed)
    while not match.over:
        match.play(match.moves()[-1])
    return match
