"""The README's keys, rulings, modules and tests are complete and correct."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
README = Path(__file__).parents[3] / "engine" / "chiefdoms" / "games" / "five_tribes" / "README.md"
TEXT = README.read_text(encoding="utf-8")


def rulings() -> dict[int, set[str]]:
    """The rulings of the README by number, with the tests named beside each."""
    rows = re.findall(r"^\| ([0-9]+) \| (.+) \| (.+) \|$", TEXT, re.MULTILINE)
    return {int(number): set(re.findall(r"`(test_\w+)`", tests)) for number, _, tests in rows}


def written_tests() -> set[str]:
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        found |= set(re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def test_every_key_is_in_the_readme() -> None:
    listed = set(re.findall(r"`([a-z0-9._-]+)`", TEXT))
    for name in ("refusals", "djinn_refusals"):
        source = (README.parent / "text" / f"{name}.py").read_text(encoding="utf-8")
        for key in re.findall(r'(?:return|else|:) "([a-z][a-z-]+)"', source):
            assert key in listed, key
    for path in README.parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for key in re.findall(r'"kind": "([a-z-]+)"', source) + re.findall(r'bad_diagram\("([a-z-]+)"', source):
            assert key in listed, (path.name, key)


def test_every_module_is_in_the_readme() -> None:
    named = set(re.findall(r"`((?:\w+/)?\w+\.py)`", TEXT[: TEXT.index("## A turn as decisions")]))
    modules = {path.relative_to(README.parent).as_posix() for path in README.parent.rglob("*.py")}
    assert named == {name for name in modules if not name.endswith("__init__.py")}


def test_every_test_named_in_the_readme_exists() -> None:
    named = set(re.findall(r"`(test_[a-z0-9_]+)`", TEXT))
    assert len(named) > 60
    assert named <= written_tests()


def test_every_ruling_has_tests_named_after_it() -> None:
    assert list(rulings()) == list(range(1, 18))
    for number, tests in rulings().items():
        written = {name for name in written_tests() if name.startswith(f"test_ruling_{number}_")}
        assert written, number
        assert written <= tests, number


def test_every_ruling_that_code_or_tests_cite_is_in_the_readme() -> None:
    cited = re.compile(r"[Rr]ulings? ([0-9]+)(?: and ([0-9]+))?|test_ruling_([0-9]+)_")
    for path in [*README.parent.rglob("*.py"), *TESTS.rglob("*.py")]:
        for found in cited.findall(path.read_text(encoding="utf-8")):
            assert {int(number) for number in found if number} <= set(rulings()), (path.name, found)
