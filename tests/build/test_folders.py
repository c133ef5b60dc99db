"""No folder has so many files that it is hard to find one."""

from __future__ import annotations

from collections import Counter

import pytest

from tools.paths import ROOT

CODE = {".css", ".html", ".js", ".mjs", ".py"}
MOST_FILES = 15  # without __init__.py


@pytest.mark.parametrize("part", ["engine", "web", "tools", "tests", "examples"])
def test_no_folder_is_crowded(part: str) -> None:
    files = [path for path in (ROOT / part).rglob("*") if path.suffix in CODE and path.name != "__init__.py"]
    counts = Counter(path.parent for path in files)
    assert counts
    assert {str(folder.relative_to(ROOT)): count for folder, count in counts.items() if count > MOST_FILES} == {}
