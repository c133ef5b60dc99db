"""The command line in other languages: which one it uses, its plural forms, and English for missing texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from chiefdoms.__main__ import main
from chiefdoms.commands.terminal import words

FILES = {
    "words/en.json": {"table": {"points": {"one": "{count} point", "other": "{count} points"}}, "only": "English"},
    "words/fr.json": {"table": {"points": {"one": "{count} point", "other": "{count} points"}}},
    "words/de.json": {"table": {"points": {"one": "{count} Punkt", "other": "{count} Punkte"}}},
    "words/terminal/en.json": {
        "and": "{first} and {last}",
        "see-help": "{sentence} See {program} --help.",
        "problem": {"no-game": "There is no game {game}.", "no-command": "There is no command {command}."},
    },
    "words/terminal/de.json": {
        "and": "{first} und {last}",
        "see-help": "{sentence} Siehe {program} --help.",
        "problem": {"no-game": "Das Spiel {game} gibt es nicht.", "no-command": "Den Befehl {command} gibt es nicht."},
    },
    "games/nine/words/en.json": {"title": "Nine", "move": "Put it down"},
    "games/nine/words/de.json": {"title": "Neun"},
}


@pytest.fixture(autouse=True)
def _own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(json.dumps(content), encoding="utf-8")
    monkeypatch.setattr(words, "INSTALLED", tmp_path / "none")
    monkeypatch.setattr(words, "CHECKOUT", tmp_path)
    words.load.cache_clear()
    yield
    words.load.cache_clear()


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main([*arguments])
    return capsys.readouterr().err


def test_the_language_is_named_or_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "There is no game chess." in refusal(capsys, "play", "chess")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Das Spiel chess gibt es nicht." in refusal(capsys, "play", "chess")
    assert "There is no game chess." in refusal(capsys, "--lang", "en", "play", "chess")
    assert "Den Befehl chess gibt es nicht. Siehe chiefdoms --help." in refusal(capsys, "chess")


def test_an_environment_in_another_language_gets_english() -> None:
    assert words.of_environment({"LANG": "eo.UTF-8"}) == "en"
    assert words.of_environment({}) == "en"
    assert words.of_environment({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}) == "fr"


def test_plural_forms_are_those_of_the_language() -> None:
    words.speak("de")
    assert [words.translate("table.points", count=count) for count in (0, 1, 2)] == ["0 Punkte", "1 Punkt", "2 Punkte"]
    words.speak("fr")
    assert [words.translate("table.points", count=count) for count in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


def test_numbers_and_lists_are_written_as_in_the_language() -> None:
    assert (words.decimal(-1.25), words.join(["A", "B", "C"])) == ("−1.2", "A, B and C")
    words.speak("de")
    assert (words.decimal(1.5), words.join(["A", "B", "C"]), words.join(["A"])) == ("1,5", "A, B und C", "A")


def test_missing_texts_are_english() -> None:
    words.speak("de")
    assert (words.find("nine.title"), words.find("nine.move"), words.find("only")) == ("Neun", "Put it down", "English")
    assert words.find("nothing") is None
