"""The list of files that the service worker copies to a device."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tools.build.page import copies
from tools.paths import WEB
from tools.steps import SetupError

FILES = {
    "index.html": "page",
    "js/main.js": "script",
    "words/en.json": "words",
    "words/de.json": "Wörter",
    "games/nine/learn/words/de.json": "Lehrwörter",
    "manifest.de.webmanifest": "German",
    "runtime/boot.mjs": "boot",
    "runtime/fixed/pyodide-1/pyodide.asm.wasm": "wasm",
    "runtime/fixed/stdlib-1.wasm": "library",
    "runtime/fixed/stdlib-1.wasm.br": "library",
    "js/main.js.map": "map",
    "runtime/fixed/engine-1/chiefdoms.whl": "wheel",
    "runtime/fixed/snapshot-1.wasm": "memory",
    "runtime/fixed/snapshot-1.wasm.br": "memory",
}


def listed(folder: Path, **changed: str) -> dict[str, Any]:
    """The list that is written for a site of these files."""
    for path, text in {**FILES, **changed, "sw.js": (WEB / "sw.js").read_text(encoding="utf-8")}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    copies.write_list(folder, "1.2.3")
    found = re.search(r"const BUILD = (\{.*?^\});", (folder / "sw.js").read_text(encoding="utf-8"), re.MULTILINE | re.S)
    assert found
    build: dict[str, Any] = json.loads(found.group(1))
    return build


def test_every_file_that_a_page_loads_is_in_one_list_except_the_worker(tmp_path: Path) -> None:
    build = listed(tmp_path)
    assert set(build["runtimeFiles"]) == {"runtime/fixed/pyodide-1/pyodide.asm.wasm", "runtime/fixed/stdlib-1.wasm"}
    engine = {"runtime/fixed/engine-1/chiefdoms.whl", "runtime/fixed/snapshot-1.wasm"}
    assert set(build["siteFiles"]) == {"", "js/main.js", "words/en.json", "runtime/boot.mjs", *engine}
    assert build["siteFiles"]["js/main.js"].startswith("sha256-")


def test_the_texts_of_each_language_except_english_are_listed_separately(tmp_path: Path) -> None:
    german = listed(tmp_path)["languageFiles"]["de"]
    assert set(german) == {"words/de.json", "games/nine/learn/words/de.json", "manifest.de.webmanifest"}
    assert all(integrity.startswith("sha256-") for integrity in german.values())


def test_a_changed_file_makes_a_new_version_but_not_a_new_runtime(tmp_path: Path) -> None:
    before = listed(tmp_path)
    assert listed(tmp_path) == before
    after = listed(tmp_path, **{"js/main.js": "changed"})
    assert after["version"] != before["version"]
    assert after["runtime"] == before["runtime"] == "1.2.3-" + before["runtime"].rpartition("-")[2]


def test_a_worker_without_the_line_to_fill_in_is_reported(tmp_path: Path) -> None:
    (tmp_path / "sw.js").write_text("nothing")
    with pytest.raises(SetupError, match=re.escape("web/sw.js")):
        copies.write_list(tmp_path, "1")
