"""An installable wheel contains the command line and its texts; the page's wheel contains neither."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from chiefdoms import games
from tools.build.runtime import without_command_line

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return next(folder.glob("*.whl"))


def test_an_installed_command_line_has_its_texts(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    assert {path.stem for path in (tmp_path / "chiefdoms" / "words" / "en" / "games").iterdir()} == set(games)
    command = [sys.executable, "-m", "chiefdoms", "replay", "-"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, input=b"{", capture_output=True, check=False)
    assert done.stderr == b"chiefdoms: This is not a saved game.\n"


def test_the_page_gets_no_command_line(wheel: Path) -> None:
    whole = wheel.stat().st_size
    without_command_line(wheel)
    assert wheel.stat().st_size < whole
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        record = archive.read(next(name for name in names if name.endswith("RECORD"))).decode()
    assert "chiefdoms/bridge/__init__.py" in names
    assert not [name for name in names if "/commands/" in name or "/words/" in name or name.endswith("terminal.py")]
    assert {line.partition(",")[0] for line in record.splitlines()} == set(names)
