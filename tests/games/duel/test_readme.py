"""The README and the tests name the same rulings, and the README lists every key with a text."""

from __future__ import annotations

import re
from pathlib import Path

from chiefdoms.games.duel import GAME

HERE = Path(__file__).parent
PACKAGE = Path(__file__).parents[3] / "engine" / "chiefdoms" / "games" / "duel"
README = (PACKAGE / "README.md").read_text(encoding="utf-8")
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("*.py")))
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))
DEFINED = set(re.findall(r"^(?:def |class )?((?:test_|Test)\w+)(?=\(| = )", TESTS, re.MULTILINE))
# The tests that the table of rulings names, by number.
RULINGS = {
    number: set(re.findall(r"`(test_\w+)`", tests))
    for number, tests in re.findall(r"^\| D(\d+) \| [^|]+ \| ([^|]+) \|$", README, re.MULTILINE)
}


def test_the_readme_names_tests_that_exist() -> None:
    named = set(re.findall(r"`((?:test_|Test)\w+)`", README))
    assert len(named) > 60
    assert named <= DEFINED


def test_the_readme_has_every_ruling_with_its_tests() -> None:
    assert list(RULINGS) == [str(number) for number in range(1, 24)]
    assert all(RULINGS.values())


def test_every_test_of_a_ruling_is_in_its_row() -> None:
    cited = [(number, name) for name in DEFINED for number in re.findall(r"_d(\d+)_", name)]
    assert len(cited) > 40
    for number, name in cited:
        assert name in RULINGS[number], name


def test_every_ruling_that_a_comment_cites_is_in_the_readme() -> None:
    cited = set(re.findall(r"\bruling D(\d+)", TESTS + SOURCE))
    assert cited <= set(RULINGS)


def test_every_module_is_listed() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert path.stem == "__init__" or f"`{path.stem}`" in README, path.stem


def test_every_key_of_the_rules_is_listed() -> None:
    keys = set(re.findall(r'"duel\.([a-z-]+)"', SOURCE))
    assert len(keys) > 25
    for key in keys:
        assert re.search(rf"`(duel\.)?{key}`", README), key
    kinds = set(re.findall(r'"kind": "([a-z-]+)"', SOURCE))
    assert len(kinds) > 15
    for kind in kinds:
        assert f"`{kind}`" in README, kind


def test_every_option_and_choice_is_listed() -> None:
    for option in GAME.info.options:
        row = re.search(rf"^\| `{option.key}` \| ([^|]+) \| [^|]+ \|$", README, re.MULTILINE)
        assert row, option.key
        assert re.findall(r"`(\w+)`", row[1]) == list(option.choices)
        assert re.findall(r"\*\*`(\w+)`\*\*", row[1]) == [option.default]
