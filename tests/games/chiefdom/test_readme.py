"""The table of rulings in the README: every ruling has tests, and every numbered test has a ruling."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = Path(__file__).parents[3] / "engine" / "chiefdoms" / "games" / "chiefdom"
README = (PACKAGE / "README.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| ([CV][0-9]+[a-z]?) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def named_tests() -> dict[str, set[str]]:
    """The tests that the README names for each ruling."""
    return {number: set(re.findall(r"`(test_\w+)`", tests)) for number, _, tests in ROW.findall(README)}


def written_tests() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py"))
    return set(re.findall(r"^def (test_\w+)\(", text, re.MULTILINE))


def numbers_of(test: str) -> list[str]:
    """The rulings that a test is named after: C19 and V9 for `test_c19_v9_…`."""
    cited = re.match(r"test_((?:[cv][0-9]+[a-z]?_)*)", test)
    assert cited is not None
    return [number[0].upper() + number[1:] for number in cited[1].split("_") if number]


def test_every_ruling_is_in_the_table_once() -> None:
    numbers = [number for number, _, _ in ROW.findall(README)]
    vectors = ["V1", "V2", "V3", "V4", "V5", "V6", "V7", *(f"V8{letter}" for letter in "abcdefg"), "V9"]
    assert numbers == [*(f"C{number}" for number in range(1, 44)), *vectors]


def test_every_test_in_the_readme_exists() -> None:
    assert set(re.findall(r"`(test_\w+)`", README)) <= written_tests()
    assert all(named_tests().values())


def test_every_numbered_test_is_listed_at_its_ruling() -> None:
    table = named_tests()
    cited = [(number, test) for test in written_tests() for number in numbers_of(test)]
    assert len(cited) > 60
    assert [(number, test) for number, test in cited if test not in table.get(number, ())] == []


def test_every_module_in_the_readme_exists() -> None:
    named = set(re.findall(r"`((?:\w+/)?\w+\.py)`", README))
    assert {name for name in named if not (PACKAGE / name).exists() and not (HERE / name).exists()} == set()
    modules = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")}
    assert {module for module in modules if not module.endswith("__init__.py")} <= named


def test_every_key_of_the_rules_is_in_the_readme() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))
    keys = re.findall(r'"chiefdom\.([a-z-]+)"', source) + re.findall(r'"kind": "([a-z-]+)"', source)
    keys += re.findall(r'return \(?"([a-z-]+-[a-z-]+)"', source)
    assert len(keys) > 30
    assert {key for key in keys if not re.search(rf"`(?:chiefdom\.)?{key}`", README)} == set()
