"""Names, in the head of each page, all modules that its scripts import, so that the browser asks for them together.

Without it a browser finds out about a module only when it has read the one that imports it, level by level.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')
STATIC_IMPORT = re.compile(r'^\s*(?:import|export)\b[^;"]*?"(\.[^"]+)"', re.MULTILINE)


def modules(entry: Path) -> list[Path]:
    """The modules that an entry imports statically, directly or not, nearest first."""
    found: list[Path] = []
    pending = [entry]
    while pending:
        module = pending.pop(0)
        for name in STATIC_IMPORT.findall(module.read_text(encoding="utf-8")):
            path = Path(os.path.normpath(module.parent / name))
            if path not in found and path != entry and path.is_file():
                found.append(path)
                pending.append(path)
    return found


def with_preloads(page: Path) -> str:
    html = page.read_text(encoding="utf-8")

    def add(match: re.Match[str]) -> str:
        paths = modules(page.parent / match.group(1))
        links = [f'<link rel="modulepreload" href="./{os.path.relpath(path, page.parent)}">' for path in paths]
        return "\n    ".join([*links, match.group(0)])

    return SCRIPT.sub(add, html)
