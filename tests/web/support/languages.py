"""Languages for tests, generated from English: one with longer words, and one with Turkish letters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.web.support import driver
from tests.web.support.copies import replace
from tools.build import runtime
from tools.build.content.words import ENGLISH, Words
from tools.build.page import copies
from tools.build.site import package_version
from tools.paths import WEB

LONG = "en-XA"  # the usual name of a pseudo-language
TURKISH = "tr"
GERMAN = "de"  # its words are long
GAP = re.compile(r"(\{[\w-]+\}|Chiefdoms)")
LETTER = re.compile(r"[^\W\d_]")
OFFERED = re.compile(r'data-languages="([^"]*)"')


def outside_gaps(text: str, change: Callable[[str], str]) -> str:
    return "".join(part if GAP.fullmatch(part) else change(part) for part in GAP.split(text))


def longer(text: str) -> str:
    """A readable text that is 40 % longer: two of five letters are doubled, except in the site's name."""
    count = 0

    def doubled(letter: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return letter[0] * (2 if count % 5 in (2, 4) else 1)

    return outside_gaps(text, lambda part: LETTER.sub(doubled, part))


def turkish(text: str) -> str:
    """A text in which every i is one of the two that Turkish has."""
    return outside_gaps(text, lambda part: part.translate(str.maketrans("aeAE", "ıiIİ")))


def translated(words: Words, translate: Callable[[str], str]) -> Words:
    return {
        key: translated(value, translate) if isinstance(value, dict) else translate(value)
        for key, value in words.items()
    }


def offered(dist: Path) -> list[str]:
    """The languages of a built site."""
    found = OFFERED.search((dist / "index.html").read_text(encoding="utf-8"))
    assert found
    return found[1].split()


def add_languages(dist: Path) -> None:
    """Add a language with long words to a copy of the built site, and Turkish if it is missing."""
    made = {LONG: longer, TURKISH: turkish}
    for name, translate in made.items():
        if name not in offered(dist):
            _add(dist, name, translate)
    replace(dist / copies.SERVICE_WORKER, (WEB / copies.SERVICE_WORKER).read_text(encoding="utf-8"))
    copies.write_list(dist, package_version(runtime.PYODIDE))


def _add(dist: Path, name: str, translate: Callable[[str], str]) -> None:
    for path in sorted(dist.glob(f"**/words/{ENGLISH}.json")):
        words = translated(json.loads(path.read_text(encoding="utf-8")), translate)
        replace(path.with_name(f"{name}.json"), json.dumps(words))
    manifest = json.loads((dist / f"manifest.{ENGLISH}.webmanifest").read_text(encoding="utf-8"))
    replace(dist / f"manifest.{name}.webmanifest", json.dumps({**manifest, "lang": name}))
    for page in sorted(dist.glob("*.html")):
        text = page.read_text(encoding="utf-8")
        replace(page, OFFERED.sub(rf'data-languages="\1 {name}"', text, count=1))


def speak(page: Page, language: str) -> None:
    """Choose a language in an open page, like on the settings screen."""
    driver.choose_setting(page, "language", language)
    page.locator(f'html[lang="{language}"]').wait_for(state="attached")
