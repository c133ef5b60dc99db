"""The README's lists of keys and of tests are complete and true."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[3] / "engine" / "chiefdoms" / "games" / "five_tribes" / "README.md"


def test_every_key_is_in_the_readme() -> None:
    readme = README.read_text(encoding="utf-8")
    listed = set(re.findall(r"`([a-z0-9._-]+)`", readme))
    for name in ("refusals", "djinn_refusals"):
        source = (README.parent / "text" / f"{name}.py").read_text(encoding="utf-8")
        for key in re.findall(r'(?:return|else|:) "([a-z][a-z-]+)"', source):
            assert key in listed, key
    for path in README.parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for key in re.findall(r'"kind": "([a-z-]+)"', source) + re.findall(r'bad\("([a-z-]+)"', source):
            assert key in listed, (path.name, key)


def test_every_test_named_in_the_readme_exists() -> None:
    named = set(re.findall(r"`(test_[a-z0-9_]+)`", README.read_text(encoding="utf-8")))
    written = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        written |= set(re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(named) > 60
    assert named <= written, named - written


def test_every_ruling_has_a_test_named_after_it() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for ruling in range(1, 18):
        assert f"def test_ruling_{ruling}_" in written, ruling
