"""The README's tables are complete and correct."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from chiefdoms import Match, games
from chiefdoms.games import fiefdoms
from chiefdoms.games.fiefdoms.rules.position import PHASE_KEYS
from chiefdoms.games.fiefdoms.sheet import KIND_OF_KEY, SECTION_KEYS
from tests.games.fiefdoms.table import card

PACKAGE = Path(fiefdoms.__file__).parent
README = (PACKAGE / "README.md").read_text(encoding="utf-8")
CODE = "".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))
TESTS = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.rglob("*.py")))
NAMES = set(re.findall(r"def (test_\w+)", TESTS))
RULINGS = dict(re.findall(r"^\| R(\d+) \| .+? \| (.+) \|$", README, re.MULTILINE))


def test_every_test_in_the_tables_exists() -> None:
    listed = re.findall(r"`(test_\w+)`", README)
    assert len(listed) > 60
    assert set(listed) <= NAMES


def test_every_ruling_lists_all_tests_named_after_it() -> None:
    assert list(RULINGS) == [str(number) for number in range(1, 32)]
    for number, tests in RULINGS.items():
        named = {name for name in NAMES if name.startswith(f"test_r{number}_")}
        assert named
        assert set(re.findall(r"`(test_\w+)`", tests)) == named


def test_every_cited_ruling_is_in_the_readme() -> None:
    cited = set(re.findall(r"\btest_r(\d+)_", TESTS)) | set(re.findall(r"\bR(\d+)\b", TESTS + CODE))
    assert cited <= set(RULINGS)


def test_every_vector_and_deduction_is_in_the_tables() -> None:
    named = {name for name in NAMES if re.match(r"test_(vector|deduction|clarification)_", name)}
    assert named
    assert all(f"`{name}`" in README for name in named)


def test_every_file_is_in_the_readme() -> None:
    files = [path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")]
    packages = [name for name in files if name.endswith("/__init__.py")]
    assert len(packages) == 3
    assert [name for name in files if f"`{name}`" not in README and name not in packages] == []


def test_every_key_is_in_the_readme() -> None:
    """The keys that the code makes: rules broken, bad diagrams, events, notes, and all names of data."""
    keys: set[str] = set()
    for pattern in (r'_error\(\s*"([a-z-]+)"', r'_event\(\s*"([a-z-]+)"', r'"key": "([a-z-]+)"'):
        found = re.findall(pattern, CODE)
        assert found
        keys |= set(found)
    keys |= set(re.findall(r'BadDiagram\("(?:fiefdoms\.)?([a-z-]+)"', CODE))
    keys |= {*KIND_OF_KEY, *SECTION_KEYS, *PHASE_KEYS} | {line.key for line in card("").lines}
    for option in games["fiefdoms"].info.options:
        keys |= {option.key, *option.choices}
    missing = [key for key in sorted(keys) if f"`{key}`" not in README]
    assert not missing


def test_every_event_kind_is_in_the_readme() -> None:
    match = Match.new("fiefdoms", 2, "kinds")
    random = Random(1)
    while not match.over:
        for event in match.play(random.choice(match.moves())):
            assert f"`{event['kind']}`" in README
