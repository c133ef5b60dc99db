"""The table of rules and tests in the README names tests that exist, and leaves out no ruling."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
README = Path(__file__).parents[3] / "engine" / "chiefdoms" / "games" / "duel" / "README.md"


def test_the_readme_names_tests_that_exist() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    named = re.findall(r"`((?:test_|Test)\w+)`", README.read_text(encoding="utf-8"))
    assert len(named) > 40
    for name in named:
        assert re.search(rf"\b(def )?{name}\b", written), name


def test_every_ruling_has_a_test() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    table = README.read_text(encoding="utf-8")
    for number in range(1, 24):
        assert re.search(rf"def test_(vector_)?d{number}_", written), number
        assert f"\n| D{number} |" in table


def test_every_key_of_the_rules_is_listed() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(README.parent.glob("*.py")))
    table = README.read_text(encoding="utf-8")
    for key in re.findall(r'"duel\.([a-z-]+)"', source):
        assert re.search(rf"`(duel\.)?{key}`", table), key
    for kind in re.findall(r'"kind": "([a-z-]+)"', source):
        assert f"`{kind}`" in table, kind
