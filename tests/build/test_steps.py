"""Build steps run once, and again when an input has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import steps
from tools.steps import SetupError, Step


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path / "stamps")
    (tmp_path / "input").write_text("one")
    return tmp_path


def run_step(project: Path) -> bool:
    output = project / "output"
    return Step("a step", [project / "input"], [output]).run(lambda: output.write_text("made"))


def test_a_step_runs_once(project: Path) -> None:
    assert [run_step(project), run_step(project)] == [True, False]


def test_a_changed_input_runs_it_again(project: Path) -> None:
    run_step(project)
    (project / "input").write_text("two")
    assert run_step(project)


def test_a_lost_output_runs_it_again(project: Path) -> None:
    run_step(project)
    (project / "output").unlink()
    assert run_step(project)


def test_a_failed_step_leaves_no_stamp(project: Path) -> None:
    def fail() -> None:
        raise SetupError("no")

    step = Step("a step", [project / "input"], [])
    with pytest.raises(SetupError):
        step.run(fail)
    assert not step.fresh()


def test_a_failing_program_becomes_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SetupError, match="do this instead"):
        steps.run(["python3", "-c", "print('details'); raise SystemExit(3)"], "do this instead")
    assert "details" in capsys.readouterr().err
