"""The texts of the page, for the terminal, in its language.

They are the files web/words/<language>.json, web/words/terminal/<language>.json (below `terminal`) and
web/games/<game>/words/<language>.json (below its id). An installed wheel contains them as package data
(tools/build/engine/package_words.py); a source checkout has them in web/. The page's wheel has none, because the page
never runs a command; without texts, callers fall back to keys. Missing texts are shown in English.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[2]
INSTALLED = PACKAGE / "words"  # one folder per language, named by the build hook
CHECKOUT = PACKAGE.parents[1] / "web"
ENGLISH = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

GAP = re.compile(r"\{([\w-]+)\}")

WIDE_SINGULAR = ("fr",)  # languages that use the singular for zero and for fractions below two
DECIMAL_POINT = (ENGLISH,)  # others have a comma

_spoken = ENGLISH


def languages() -> list[str]:
    """The available languages."""
    if INSTALLED.is_dir():
        return sorted(path.name for path in INSTALLED.iterdir())
    return sorted(path.stem for path in (CHECKOUT / "words").glob("*.json"))


def speak(language: str | None) -> None:
    """Use a language from now on; by default, the environment's."""
    global _spoken
    _spoken = language or of_environment(os.environ)


def of_environment(variables: Mapping[str, str]) -> str:
    """The environment's language, if it is available: "de" for "de_AT.UTF-8"."""
    asked = next((variables[name] for name in VARIABLES if variables.get(name)), "")
    language = re.split(r"[_.@]", asked)[0]
    return language if language in languages() else ENGLISH


@cache
def load(language: str) -> Mapping[str, Any]:
    """All texts of a language as one tree; empty if there are none."""
    if INSTALLED.is_dir():
        folder = INSTALLED / language
        own = {"": folder / "shared.json", "terminal": folder / "terminal.json"}
        games = {path.stem: path for path in folder.glob("games/*.json")}
    else:
        folder = CHECKOUT / "words"
        own = {"": folder / f"{language}.json", "terminal": folder / "terminal" / f"{language}.json"}
        games = {path.parents[1].name: path for path in CHECKOUT.glob(f"games/*/words/{language}.json")}
    trees = {key: _read(path) for key, path in {**own, **games}.items() if path.is_file()}
    return trees.pop("", {}) | trees


def _read(path: Path) -> dict[str, Any]:
    tree: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return tree


def find(key: str, count: object = None) -> str | None:
    """The text of a key with its placeholders, in the plural form for `count`; None if there is none."""
    found = _find_in(_spoken, key, count)
    return _find_in(ENGLISH, key, count) if found is None else found


def _find_in(language: str, key: str, count: object) -> str | None:
    found: Any = load(language)
    for part in key.split("."):
        if not isinstance(found, Mapping) or part not in found:
            return None
        found = found[part]
    if isinstance(found, Mapping):
        found = (found.get("zero") if count == 0 else None) or found.get(_form(language, count)) or found.get("other")
    return found if isinstance(found, str) else None


def _form(language: str, count: object) -> str:
    if not isinstance(count, int | float):
        return "other"
    is_one = abs(count) < 2 if language in WIDE_SINGULAR else count == 1
    return "one" if is_one else "other"


def gaps(text: str) -> list[str]:
    return GAP.findall(text)


def fill(text: str, values: Mapping[str, object]) -> str | None:
    """The text with its placeholders filled in; None if a value is missing."""
    if any(values.get(gap) is None for gap in gaps(text)):
        return None
    return GAP.sub(lambda gap: _written(values[gap[1]]), text)


def _written(value: object) -> str:
    return number(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def number(value: int) -> str:
    """A number with a real minus sign, as the page writes it."""
    return str(value).replace("-", "−")


def decimal(value: float) -> str:
    """A measured number with one decimal."""
    text = f"{value:.1f}".replace("-", "−")
    return text if _spoken in DECIMAL_POINT else text.replace(".", ",")


def translate(key: str, **values: object) -> str | None:
    """The text of a key with its placeholders filled in; None if there is none or a value is missing."""
    text = find(key, values.get("count"))
    return None if text is None else fill(text, values)


def message(key: str, **values: object) -> str:
    """A message of the terminal itself; its key if there is no text for it."""
    return translate(f"terminal.{key}", **values) or key


def join(parts: list[str], word: str = "and") -> str:
    """Names as a list: "A, B and C", or with "or"."""
    if len(parts) < 2:
        return "".join(parts)
    return message(word, first=", ".join(parts[:-1]), last=parts[-1])
