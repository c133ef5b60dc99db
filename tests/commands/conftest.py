"""Every test of the command line uses its own state folder, so that no saved game is touched, and English."""

from __future__ import annotations

from pathlib import Path

import pytest

from chiefdoms.commands.terminal import words


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    words.speak(words.ENGLISH)
