"""The texts as the build ships them: for each language, the complete shared texts and those of each game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools.build.content import words
from tools.steps import SetupError

ENGLISH = {"app": {"title": "Games", "description": "Play."}, "moves": {"one": "One move", "other": "{count} moves"}}
GAME = {
    "title": "Nine",
    "shelf": {"nine": {"title": "Nine Dice"}},
    "move": "Put it down",
    "deep": {"other": "Else", "x": "y"},
}
PAGE = f"<!doctype html>\n{words.LANGUAGES_PLACE}\n"


def write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Shared words and a game, all of it in English."""
    monkeypatch.setattr(words, "WORDS", tmp_path / "words")
    write(tmp_path / "words" / "en.json", ENGLISH)
    write(tmp_path / "nine" / "words" / "en.json", GAME)
    write(tmp_path / "nine" / "learn" / "words" / "en.json", {"book": "How to play"})
    return tmp_path


def ship(sources: Path) -> Path:
    dist = sources / "dist"
    write(dist / "index.html", PAGE)
    write(dist / words.MANIFEST, {"start_url": "./"})
    write(dist / "words" / "glossary" / "en.json", {})
    words.write_all(dist, {"nine": sources / "nine"})
    return dist


def test_the_page_gets_the_list_of_languages(sources: Path) -> None:
    for language in ("tr", "de"):
        write(sources / "words" / f"{language}.json", {})
    write(sources / "nine" / "words" / "fr.json", {})
    assert words.languages() == ["en", "de", "tr"]
    assert 'data-languages="en de tr"' in (ship(sources) / "index.html").read_text(encoding="utf-8")


def test_shared_texts_include_titles_and_boxes_of_games(sources: Path) -> None:
    dist = ship(sources)
    assert read(dist / "words" / "en.json") == {**ENGLISH, "shelf": GAME["shelf"], "nine": {"title": "Nine"}}
    own = {key: value for key, value in GAME.items() if key != "shelf"}
    assert read(dist / "games" / "nine" / "words" / "en.json") == own
    assert read(dist / "games" / "nine" / "learn" / "words" / "en.json") == {"book": "How to play"}
    assert sorted(path.name for path in (dist / "words").iterdir()) == ["en.json"]


def test_missing_texts_are_filled_in_from_english(sources: Path) -> None:
    german = {"app": {"title": "Spiele"}, "moves": {"one": "Ein Zug", "other": "{count} Züge"}, "gone": "Weg"}
    write(sources / "words" / "de.json", german)
    write(sources / "nine" / "words" / "de.json", {"deep": {"x": "z"}})
    dist = ship(sources)
    shared = read(dist / "words" / "de.json")
    assert shared["app"] == {"title": "Spiele", "description": "Play."}
    assert shared["moves"] == german["moves"]
    assert "gone" not in shared
    own = read(dist / "games" / "nine" / "words" / "de.json")
    assert own["deep"] == {"other": "Else", "x": "z"}
    assert own["move"] == "Put it down"
    assert read(dist / "games" / "nine" / "learn" / "words" / "de.json") == {"book": "How to play"}


def test_each_language_has_a_manifest(sources: Path) -> None:
    write(sources / "words" / "de.json", {"app": {"title": "Spiele", "description": "Spiel."}})
    dist = ship(sources)
    named = {"name": "Spiele", "short_name": "Spiele", "description": "Spiel."}
    assert read(dist / "manifest.de.webmanifest") == {"start_url": "./", "lang": "de", **named}
    assert read(dist / "manifest.en.webmanifest")["lang"] == "en"
    assert not (dist / words.MANIFEST).exists()


def test_a_game_cannot_overwrite_texts_of_others(sources: Path) -> None:
    for name in ("app", "ten"):
        write(sources / name / "words" / "en.json", GAME)
    with pytest.raises(SetupError, match="words of app are taken"):
        words.shared_words("en", {"app": sources / "app"})
    with pytest.raises(SetupError, match="nine is already the name"):
        words.shared_words("en", {"box": sources / "nine", "ten": sources / "ten"})


def test_a_page_without_the_placeholder_for_languages_is_refused(sources: Path) -> None:
    dist = sources / "dist"
    write(dist / "index.html", "<html>")
    write(dist / words.MANIFEST, {})
    with pytest.raises(SetupError, match=r"index\.html lacks the line"):
        words.write_all(dist, {})
