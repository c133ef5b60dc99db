"""The README's tables are complete and true."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from chiefdoms import Match, games
from chiefdoms.games import fiefdoms
from chiefdoms.games.fiefdoms.rules.position import PHASE_KEYS
from chiefdoms.games.fiefdoms.sheet import KIND_OF_KEY, SECTION_KEYS
from tests.games.fiefdoms.table import card

PACKAGE = Path(fiefdoms.__file__).parent
README = (PACKAGE / "README.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
NAMES = set(re.findall(r"def (test_\w+)", TESTS))


def test_every_test_in_the_table_exists() -> None:
    listed = re.findall(r"`(test_\w+)`", README)
    assert len(listed) > 60
    assert set(listed) <= NAMES


@pytest.mark.parametrize("number", range(1, 31))
def test_every_ruling_has_a_test_in_the_table(number: int) -> None:
    mine = {name for name in NAMES if name.startswith(f"test_r{number}_")}
    assert mine
    assert all(f"`{name}`" in README for name in mine)


def test_every_vector_and_deduction_is_in_the_table() -> None:
    mine = {name for name in NAMES if re.match(r"test_(vector|deduction|clarification)_", name)}
    assert mine
    assert all(f"`{name}`" in README for name in mine)


def test_every_key_is_in_the_readme() -> None:
    """The keys that the code makes: rules broken, bad diagrams, notes, and all names of data."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob("*.py")))
    keys = set(re.findall(r'_error\(\s*"([a-z-]+)"', code))
    keys |= set(re.findall(r'BadDiagram\("(?:fiefdoms\.)?([a-z-]+)"', code))
    keys |= set(re.findall(r'_tell\(events, "([a-z-]+)"', code))
    keys |= set(re.findall(r'"key": "([a-z-]+)"', code))
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
