"""Lessons and rule books cost a first visit little: they are fetched when they are opened."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tests.build.test_learning import TAUGHT, ask_node, book_of
from tools.paths import DIST, WEB

MOST = 40_000  # bytes on the wire, for the home screen and the first table
LANGUAGES = sorted(path.stem for path in (WEB / "words").glob("*.json"))
SHARED = ("lesson", "help", "book")  # texts that all screens share

# Each group of files as it would be sent alone: within a bundle, compressed with more of the same, it takes less.
MEASURE = """
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { transformSync } from "esbuild";
const minified = (path) =>
  transformSync(readFileSync(path, "utf8"), { loader: path.split(".").at(-1), minify: true }).code;
const size = (paths) => brotliCompressSync(paths.map(minified).join("")).length;
const groups = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(Object.fromEntries(Object.entries(groups).map(([name, paths]) => [name, size(paths)]))));
"""


@cache
def sizes() -> dict[str, int]:
    """The bytes of the code and the style with which games are taught."""
    groups = {game: WEB / "games" / game / "learn" for game in TAUGHT}
    groups |= {"code": WEB / "js" / "learn", "style": WEB / "css" / "learn"}
    files = {name: sorted(str(path) for path in at.rglob("*") if is_code(path)) for name, at in groups.items()}
    assert all(files.values())
    return ask_node(files, "--input-type=module", "-e", MEASURE)


def is_code(path: Path) -> bool:
    return path.suffix in (".js", ".css")


def sent(path: str) -> int:
    """The bytes of a file of the built site, as a browser gets it."""
    return (DIST / f"{path}.br").stat().st_size


@pytest.mark.parametrize("game", TAUGHT)
def test_learning_adds_little_to_a_first_visit(game: str) -> None:
    own = f"games/{game}/learn"
    for language in LANGUAGES:
        words = json.loads((WEB / "words" / f"{language}.json").read_text(encoding="utf-8"))
        shared = len(json.dumps([words.get(name) for name in SHARED], ensure_ascii=False).encode())
        for box in book_of(game)["boxes"]:
            fetched = sent(f"{own}/{box}.index.json") + sent(f"{own}/words/{language}.json")
            total = sizes()["code"] + sizes()["style"] + sizes()[game] + shared + fetched
            assert total < MOST, (language, box)


@pytest.mark.parametrize("game", TAUGHT)
def test_books_and_lessons_are_files_of_their_own(game: str) -> None:
    for box in book_of(game)["boxes"]:
        for kind in ("book", "lesson"):
            assert sent(f"games/{game}/learn/{box}.{kind}.json") > 0
