"""The examples in the documentation run: Python code, and commands that a reader may copy."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import chiefdoms
from chiefdoms.__main__ import main, make_parser
from chiefdoms.players import player_of

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "engine/**/*.md", "examples/**/*.md", "tests/**/*.md")
    for path in ROOT.glob(pattern)
)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\$ )?python3? -m chiefdoms (.+?)(?:\s+#.*)?$", re.MULTILINE)
IN_TABLE = re.compile(r"^\| `chiefdoms ([^`]+)`", re.MULTILINE)
ARENA = re.compile(r"`([\w-]+ [\w-]+ [\w-]+ [^`]*--games \d+[^`]*)`")  # a command in the tables of measured strength
FEW = {"arena": ["--games", "1", "--roll-outs", "0.01"], "bench": ["--seconds", "0.05"]}  # so that it is quick


def examples(language: str) -> Iterator[object]:
    for page in PAGES:
        for number, (kind, text) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1):
            if kind == language:
                yield pytest.param(text, id=f"{page.relative_to(ROOT)}-{number}")


def commands() -> Iterator[object]:
    for page in PAGES:
        for line in COMMAND.findall(page.read_text(encoding="utf-8")):
            yield pytest.param(line, id=f"{page.relative_to(ROOT)}-{line}")


def documented_modules() -> list[str]:
    names = ["chiefdoms", *(module.name for module in walk_packages(chiefdoms.__path__, "chiefdoms."))]
    return [name for name in names if name != "chiefdoms.__main__" and ">>>" in (import_module(name).__doc__ or "")]


def test_there_are_examples() -> None:
    assert list(examples("python"))
    assert list(commands())
    assert "chiefdoms" in documented_modules()


@pytest.mark.parametrize("text", list(examples("python")))
def test_python_examples_run(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "example"}
    exec(compile(text, "example", "exec"), names)
    assert ("print(" in text) == bool(capsys.readouterr().out)


@pytest.mark.parametrize("name", documented_modules())
def test_examples_in_modules_run(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried
    assert failed == 0


@pytest.mark.parametrize("line", list(commands()))
def test_commands_run(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With few games and little time for slow commands."""
    arguments = shlex.split(line)
    assert main([*arguments, *FEW.get(arguments[0], [])]) == 0
    assert capsys.readouterr().out


def test_commands_in_the_readme_are_understood() -> None:
    found = IN_TABLE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(found) > 5
    for line in found:
        make_parser().parse_args(shlex.split(line))


def test_commands_of_measured_strength_can_be_repeated() -> None:
    text = (ROOT / "engine" / "chiefdoms" / "players" / "README.md").read_text(encoding="utf-8")
    found = ARENA.findall(text)
    assert len(found) > 20
    for line in found:
        chosen = make_parser().parse_args(["arena", *shlex.split(line)])
        assert [player_of(name, chosen.game).id for name in chosen.players] == chosen.players
