"""The smallest game, a template to copy, fulfils the contract of a game without any other edit."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.example import EXAMPLE, copy_project
from tools.paths import NODE_MODULES
from tools.setup import node


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("project") / "chiefdoms"
    copy_project(target)
    return target


def run(project: Path, *command: str | Path) -> str:
    done = subprocess.run(
        command, cwd=project, env=node.node_environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_fulfils_the_contract(project: Path) -> None:
    # Golden files are for games in the project: they would be written when it is added.
    selection = ["-k", "nine-dice or nine_dice", "--ignore", "tests/contract/test_determinism.py"]
    said = run(project, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", *selection)
    assert int(said.split(" passed")[0].split()[-1]) > 30


def test_it_is_typed(project: Path) -> None:
    run(project, sys.executable, "-m", "mypy", "--no-incremental", "engine/chiefdoms/games/nine_dice")
    run(project, NODE_MODULES / ".bin" / "tsc", "--noEmit")


def test_it_is_small(project: Path) -> None:
    for pattern, most in (("*.py", 250), ("*.js", 150)):
        lines = [line for path in EXAMPLE.rglob(pattern) for line in path.read_text(encoding="utf-8").splitlines()]
        assert 0 < len(lines) <= most


def test_it_may_have_no_computer_players(tmp_path: Path) -> None:
    target = tmp_path / "chiefdoms"
    copy_project(target)
    (target / "engine" / "chiefdoms" / "games" / "nine_dice" / "mind.py").unlink()
    requests = [
        {"op": "games"},
        {"op": "new", "id": "alone", "game": "nine-dice", "seed": "alone"},
        {"op": "think", "id": "alone", "ply": 0, "player": "level-1"},
    ]
    program = "import json, sys\nfrom chiefdoms.bridge import handle\n"
    program += "print(json.dumps([json.loads(handle(json.dumps(one))) for one in json.loads(sys.argv[1])]))"
    listed, opened, thinking = json.loads(run(target / "engine", sys.executable, "-c", program, json.dumps(requests)))
    assert {game["id"]: game for game in listed["games"]}["nine-dice"]["players"] == []
    assert opened["moves"]
    assert thinking["error"]["code"] == "no-computer-player"
