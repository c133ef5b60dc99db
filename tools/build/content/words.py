"""The texts of the page in each language, as they are shipped.

A language is a file web/words/<language>.json and, for each game, words/<language>.json and
learn/words/<language>.json; there is no list of languages. Missing texts are filled in from English, file by file, so
that every key has a text. The page downloads the shared texts first, and those of a game when a match or lesson of it
is opened.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.paths import WEB
from tools.steps import SetupError

WORDS = WEB / "words"
ENGLISH = "en"
SHELF = "shelf"  # the texts of a game's boxes, which are shared because the home screen shows all of them
TITLE = "title"
FORMS = {"zero", "one", "two", "few", "many", "other"}
MANIFEST = "manifest.webmanifest"
LANGUAGES_PLACE = f'<html lang="{ENGLISH}" data-languages="{ENGLISH}">'

Words = dict[str, Any]  # keys to texts, plural forms or further keys


def languages() -> list[str]:
    """The languages with a file of shared words, English first."""
    found = sorted(path.stem for path in WORDS.glob("*.json"))
    return sorted(found, key=lambda name: name != ENGLISH)


def is_text(words: object) -> bool:
    """Whether it is a text or an object of plural forms, and not a group of further keys."""
    return isinstance(words, str) or (isinstance(words, dict) and "other" in words and FORMS.issuperset(words))


def filled_in(words: Words, english: Words) -> Words:
    """Texts, with missing ones in English."""
    whole: Words = {}
    for key, value in english.items():
        own = words.get(key)
        if not is_text(value):
            whole[key] = filled_in(own if isinstance(own, dict) else {}, value)
        else:
            whole[key] = own if is_text(own) else value
    return whole


def read_words(folder: Path, language: str) -> Words:
    """The complete texts of a folder in a language."""
    english = _read(folder / f"{ENGLISH}.json")
    path = folder / f"{language}.json"
    return filled_in(_read(path), english) if path.is_file() and language != ENGLISH else english


def _read(path: Path) -> Words:
    words = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(words, dict)
    return words


def shared_words(language: str, games: Mapping[str, Path]) -> Words:
    """What the page needs first: the shared texts, the titles of the games, and the texts of their boxes."""
    words = {**read_words(WORDS, language), SHELF: {}}
    for game, folder in games.items():
        own = read_words(folder / "words", language)
        boxes = own[SHELF]
        taken = sorted({game} & words.keys() | boxes.keys() & words[SHELF].keys())
        if taken:
            raise SetupError(f"The words of {game} are taken: {', '.join(taken)} is already the name of others.")
        words[game] = {TITLE: own[TITLE]} if TITLE in own else {}
        words[SHELF].update(boxes)
    return words


def write_all(dist: Path, games: Mapping[str, Path]) -> None:
    """Write the files that the page downloads for each language; `games` has the folders of the games by id."""
    present = languages()
    for place in ("words", *(f"games/{game}/words" for game in games)):
        shutil.rmtree(dist / place, ignore_errors=True)
    for language in present:
        shared = shared_words(language, games)
        _write(dist / "words" / f"{language}.json", shared)
        _write_manifest(dist, language, shared)
        for game, folder in games.items():
            own = read_words(folder / "words", language)
            _write(dist / "games" / game / "words" / f"{language}.json", {k: v for k, v in own.items() if k != SHELF})
            if (folder / "learn" / "words").is_dir():
                learn = Path("learn") / "words"
                _write(dist / "games" / game / learn / f"{language}.json", read_words(folder / learn, language))
    (dist / MANIFEST).unlink()
    for page in sorted(dist.glob("*.html")):
        _write_languages(page, present)


def _write_manifest(dist: Path, language: str, words: Words) -> None:
    """The web app manifest in a language."""
    manifest = _read(dist / MANIFEST)
    app = words["app"]
    named = {"lang": language, "name": app["title"], "short_name": app["title"], "description": app["description"]}
    _write(dist / f"manifest.{language}.webmanifest", {**manifest, **named})


def _write_languages(page: Path, present: Sequence[str]) -> None:
    source = page.read_text(encoding="utf-8")
    if LANGUAGES_PLACE not in source:
        raise SetupError(f"web/{page.name} lacks the line that the build fills in: {LANGUAGES_PLACE}")
    filled = f'<html lang="{ENGLISH}" data-languages="{" ".join(present)}">'
    page.write_text(source.replace(LANGUAGES_PLACE, filled), encoding="utf-8")


def _write(path: Path, words: Words) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(words, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
