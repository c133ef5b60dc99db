"""The list of third-party software in the site, with versions and licences from the packages themselves."""

from __future__ import annotations

import json
from pathlib import Path

from tools.paths import ROOT

LICENCE_FILES = ("LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE")


def shipped_packages() -> list[Path]:
    """The folders of the packages that are part of the site: the dependencies, including indirect ones."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    names = [
        name for name, entry in lock["packages"].items() if name and not entry.get("dev") and not entry.get("peer")
    ]
    return [ROOT / name for name in sorted(names) if (ROOT / name).is_dir()]


def licence_text(folder: Path) -> str:
    for name in LICENCE_FILES:
        if (folder / name).is_file():
            return (folder / name).read_text(encoding="utf-8").strip()
    return ""


def text() -> str:
    lines = ["Chiefdoms: licences", "", (ROOT / "LICENSE").read_text(encoding="utf-8").strip(), ""]
    lines += ["Third-party software in this site", ""]
    details: list[str] = []
    for folder in shipped_packages():
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        title = f"{about['name']} {about['version']}: {about.get('license', 'see its site')}"
        lines.append(f"- {title}")
        details += ["", "=" * 100, title, "", licence_text(folder)] if licence_text(folder) else []
    lines.append("- CPython, inside Pyodide: PSF-2.0")
    return "\n".join([*lines, *details]) + "\n"
