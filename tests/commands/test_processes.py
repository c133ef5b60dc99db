"""A few commands as separate processes, for encodings, pipes and parallel jobs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chiefdoms import games
from chiefdoms.__main__ import COMMANDS

ENGINE = Path(__file__).parents[2] / "engine"
FIRST = next(iter(games))


def start(*arguments: str | bytes, given: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ENGINE), **variables}
    command = [sys.executable, "-m", "chiefdoms", *arguments]
    done = subprocess.run(command, env=environment, input=given, capture_output=True, check=False, timeout=120)
    assert b"Traceback" not in done.stderr, done.stderr.decode(errors="replace")
    return done


def test_every_help_text() -> None:
    for command in ((), *((name,) for name in COMMANDS)):
        done = start(*command, "--help")
        assert done.returncode == 0
        assert b"usage: chiefdoms" in done.stdout


def test_several_jobs_come_to_the_same_result() -> None:
    arguments = ("arena", FIRST, "level-1", "random", "--games", "4")
    one, two = (start(*arguments, "--jobs", jobs).stdout.partition(b", gain")[0] for jobs in ("1", "2"))
    assert b"of 4 games" in one
    assert one == two


@pytest.mark.parametrize("variables", [{}, {"PYTHONUTF8": "1"}, {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"}], ids=str)
@pytest.mark.parametrize("command", [("play", FIRST), ("score", FIRST), ("replay", "-")], ids=" ".join)
def test_invalid_bytes(command: tuple[str, ...], variables: dict[str, str]) -> None:
    done = start(*command, given=b"\xff\xfe\n", **variables)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"not UTF-8" in done.stderr


def test_an_output_encoding_without_some_characters() -> None:
    done = start("arena", FIRST, "level-1", "random", "--games", "2", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"?" in done.stdout
    assert start("bench", "chess", PYTHONIOENCODING="ascii").returncode == 2


def test_arguments_with_invalid_bytes() -> None:
    for arguments in ((b"replay", b"\xff" * 300), (b"play", FIRST, b"--seed", b"\xff"), (b"bench", b"\xff")):
        assert start(*arguments).returncode == 2


def test_a_closed_pipe() -> None:
    command = f'"{sys.executable}" -m chiefdoms playthrough {FIRST} | head -n 1'
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run(command, shell=True, env=environment, capture_output=True, check=False)
    assert done.stdout
    assert done.stderr == b""


def test_an_unfinished_game_is_saved() -> None:
    assert start("play", FIRST, "--seed", "kept", given=b"q\n").returncode == 0
    assert b"seed kept" in start("play", "--resume", given=b"q\n").stdout
