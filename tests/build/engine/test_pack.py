"""What is left out of the compiled code of the page, and the packs it is in."""

from __future__ import annotations

import traceback
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tools.build.engine import pack

SOURCE = '''"""Of the module."""
from __future__ import annotations

class Thing:
    """Of the class."""

def divide(a, b):
    """Of the function."""
    text = "no docstring"

    return a / b
'''


def compiled(source: str) -> CodeType:
    return compile(pack.without_docstrings(source), "source.py", "exec", dont_inherit=True)


def run(code: CodeType) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(code, names)
    return names


def test_docstrings_are_left_out_and_lines_stay() -> None:
    names = run(compiled(SOURCE))
    assert [names["divide"].__doc__, names["Thing"].__doc__, names.get("__doc__")] == [None] * 3
    assert names["divide"](6, 3) == 2
    with pytest.raises(ZeroDivisionError) as caught:
        names["divide"](1, 0)
    assert traceback.extract_tb(caught.tb)[-1].lineno == SOURCE.splitlines().index("    return a / b") + 1


def test_code_may_be_in_its_first_line_as_a_whole() -> None:
    names = run(pack.first_lines(compiled(SOURCE)))
    code = names["divide"].__code__
    assert {line for _, _, line in code.co_lines()} == {code.co_firstlineno}
    with pytest.raises(ZeroDivisionError) as caught:
        names["divide"](1, 0)
    assert traceback.extract_tb(caught.tb)[-1].lineno == code.co_firstlineno


def test_the_size_of_a_snapshot_s_heading_is_read_from_its_pack(tmp_path: Path) -> None:
    content = b'{"start":128,"program":0,"pieces":[]}\nmore'
    path = tmp_path / "snapshot.wasm"
    path.write_bytes(pack.header(len(content)) + content)
    assert pack.snapshot_heading(path) == 128
