"""Writes the list of the site's files into the service worker, so that a device can store a complete copy."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path

from tools.build.content.words import ENGLISH
from tools.steps import SetupError, files_under

SERVICE_WORKER = "sw.js"
PLACEHOLDER = 'const BUILD = { version: "", runtime: "", siteFiles: {}, runtimeFiles: {}, languageFiles: {} };'
RUNTIME = "runtime/fixed/"
ENGINE = ("runtime/fixed/engine-", "runtime/fixed/snapshot-")  # ours, and change more often than the rest
# For servers that send compressed files, and for debugging the bundles.
NOT_ASKED_FOR = (".br", ".gz", ".map")
# Stored only on devices that use the language; English always is.
OF_LANGUAGE = re.compile(r"(?:.*/)?words/([^/]+)\.json|manifest\.([^/]+)\.webmanifest")


def integrity(path: Path) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def address(dist: Path, path: Path) -> str:
    """A file's path as the page requests it: hosts serve a folder's index page under the folder's name, and some
    redirect to it."""
    return path.relative_to(dist).as_posix().removesuffix("index.html")


def is_copied(path: str) -> bool:
    return not path.endswith(NOT_ASKED_FOR)


def language_of(path: str) -> str | None:
    """The language of a file that only some devices store."""
    found = OF_LANGUAGE.fullmatch(path)
    language = found and (found[1] or found[2])
    return None if language == ENGLISH else language


def digest(*parts: object) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:12]


def write_list(dist: Path, pyodide: str) -> None:
    script = dist / SERVICE_WORKER
    source = script.read_text(encoding="utf-8")
    if PLACEHOLDER not in source:
        raise SetupError(f"web/{SERVICE_WORKER} lacks the line that the build fills in: {PLACEHOLDER}")
    files = {address(dist, path): integrity(path) for path in files_under(dist) if path != script}
    files = {path: sum_ for path, sum_ in files.items() if is_copied(path)}
    fixed = {path: sum_ for path, sum_ in files.items() if path.startswith(RUNTIME) and not path.startswith(ENGINE)}
    spoken: dict[str, dict[str, str]] = {}
    for path, sum_ in files.items():
        language = language_of(path)
        if language:
            spoken.setdefault(language, {})[path] = sum_
    other = {path: sum_ for path, sum_ in files.items() if path not in fixed and not language_of(path)}
    build = {
        "version": digest(source, files),
        "runtime": f"{pyodide}-{digest(fixed)}",
        "siteFiles": other,
        "runtimeFiles": fixed,
        "languageFiles": spoken,
    }
    script.write_text(source.replace(PLACEHOLDER, f"const BUILD = {json.dumps(build, indent=1)};"), encoding="utf-8")
