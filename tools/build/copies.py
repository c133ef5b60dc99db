"""Writes into the service worker which files the site is made of, so that a device can keep a whole copy of it."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

from tools.steps import SetupError, files_under

SERVICE_WORKER = "sw.js"
PLACEHOLDER = 'const BUILD = { version: "", runtime: "", siteFiles: {}, runtimeFiles: {} };'
RUNTIME = "runtime/fixed/"
ENGINE = "runtime/fixed/engine-"  # ours, and changes more often than the rest
# Some hosts take these for compressed on the way and undo it, so their bytes may differ; their names hold a hash.
RECODED = ".bin"
# Fetched and kept by the page itself, later (see web/js/engine/snapshot.js).
LEFT_OUT = "runtime/fixed/snapshot-"


def integrity(path: Path) -> str:
    if path.suffix == RECODED:
        return ""
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def address(dist: Path, path: Path) -> str:
    """A file's path as the page asks for it: hosts answer to a folder's name with its page, and some redirect to it."""
    return path.relative_to(dist).as_posix().removesuffix("index.html")


def digest(*parts: object) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:12]


def write_list(dist: Path, pyodide: str) -> None:
    script = dist / SERVICE_WORKER
    source = script.read_text(encoding="utf-8")
    if PLACEHOLDER not in source:
        raise SetupError(f"web/{SERVICE_WORKER} lacks the line that the build fills in: {PLACEHOLDER}")
    files = {address(dist, path): integrity(path) for path in files_under(dist) if path != script}
    files = {path: sum_ for path, sum_ in files.items() if not path.startswith(LEFT_OUT)}
    fixed = {path: sum_ for path, sum_ in files.items() if path.startswith(RUNTIME) and not path.startswith(ENGINE)}
    other = {path: sum_ for path, sum_ in files.items() if path not in fixed}
    build = {
        "version": digest(source, files),
        "runtime": f"{pyodide}-{digest(fixed)}",
        "siteFiles": other,
        "runtimeFiles": fixed,
    }
    script.write_text(source.replace(PLACEHOLDER, f"const BUILD = {json.dumps(build, indent=1)};"), encoding="utf-8")
