"""Another game works everywhere once its folder is copied into the package, without an edit of anything else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent for path in ROOT.glob("examples/*/engine"))
CONTRACT = ["test_contract.py", "test_determinism.py", "test_hidden.py", "test_hostile.py", "test_rooms.py"]


@pytest.fixture(scope="module", params=EXAMPLES, ids=lambda path: path.name)
def sixth(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """The id of an example, and a copy of the engine that has it among its games."""
    example: Path = request.param
    engine = tmp_path_factory.mktemp("engine")
    shutil.copytree(ROOT / "engine" / "chiefdoms", engine / "chiefdoms", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(
        example / "engine", engine / "chiefdoms" / "games" / example.name.replace("-", "_"), dirs_exist_ok=True
    )
    return example.name, engine


def run(engine: Path, *arguments: str, text: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(engine), "PYTHONDONTWRITEBYTECODE": "1"},
        input=text,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def ask(engine: Path, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    program = "import sys\nfrom chiefdoms.bridge import handle\nfor line in sys.stdin: print(handle(line))"
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    return [json.loads(line) for line in run(engine, "-c", program, text=lines).splitlines()]


def test_there_is_an_example() -> None:
    assert EXAMPLES


def test_it_keeps_the_contract(sixth: tuple[str, Path]) -> None:
    name, engine = sixth
    paths = [f"tests/contract/{test}" for test in CONTRACT]
    options = ["-p", "no:xdist", "-p", "no:cacheprovider", "-o", f"pythonpath=. {engine}", "-k", name]
    assert " passed" in run(engine, "-m", "pytest", "-q", *options, *paths)


def test_it_is_typed(sixth: tuple[str, Path]) -> None:
    name, engine = sixth
    package = name.replace("-", "_")
    options = ["--config-file", os.devnull, "--strict", "--cache-dir", os.devnull]
    run(engine, "-m", "mypy", *options, "-p", f"chiefdoms.games.{package}")


def test_the_page_can_play_it(sixth: tuple[str, Path]) -> None:
    name, engine = sixth
    listed, opened, thinking, over = ask(
        engine,
        {"op": "games"},
        {"op": "new", "id": "sixth", "game": name, "seed": "sixth"},
        {"op": "think", "id": "sixth", "ply": 0, "player": "level-3"},
        {"op": "think-on", "id": "sixth", "ply": 0, "now": True},
    )
    facts = {game["id"]: game for game in listed["games"]}
    assert "level-5" in facts[name]["players"]
    assert opened["moves"]
    assert "error" not in thinking
    assert over["plans"][0]["moves"][0] in opened["moves"]


def test_it_may_have_no_computer_players(sixth: tuple[str, Path], tmp_path: Path) -> None:
    name, engine = sixth
    shutil.copytree(engine, tmp_path, dirs_exist_ok=True)
    mind = tmp_path / "chiefdoms" / "games" / name.replace("-", "_") / "mind"
    shutil.rmtree(mind) if mind.is_dir() else mind.with_suffix(".py").unlink()
    listed, opened, thinking = ask(
        tmp_path,
        {"op": "games"},
        {"op": "new", "id": "alone", "game": name, "seed": "alone"},
        {"op": "think", "id": "alone", "ply": 0, "player": "level-1"},
    )
    assert {game["id"]: game for game in listed["games"]}[name]["players"] == []
    assert opened["moves"]
    assert thinking["error"]["code"] == "no-computer-player"


def test_the_terminal_can_play_it(sixth: tuple[str, Path]) -> None:
    name, engine = sixth
    assert f"# {name} seats=" in run(engine, "-m", "chiefdoms", "playthrough", name)
    assert f"{name}: " in run(engine, "-m", "chiefdoms", "bench", "--seconds", "0.05")
    assert " v random: won " in run(engine, "-m", "chiefdoms", "arena", name, "level-1", "random", "--games", "2")
