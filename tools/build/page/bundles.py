"""Bundles the page's modules and style sheets (bundle.mjs) and puts the bundles' names into the HTML pages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.paths import TOOLS
from tools.setup import node
from tools.steps import files_under

SCRIPT = re.compile(r'[ \t]*<script( type="module")? src="\./([^"]+)"></script>\n')
MODULES = (".js", ".mjs", ".css")
AS_THEY_ARE = ("sw.js", "runtime/fixed/")
NO_BUNDLES = "The page's modules could not be put together; see the lines above."

Needs = Mapping[str, Sequence[str]]  # the files that a script of a page loads immediately, itself first, by its source


def is_bundled(path: str) -> bool:
    """Whether a file, given by its path below the site, is only in a bundle."""
    return path.endswith(MODULES) and not path.startswith(AS_THEY_ARE)


def make(source: Path, dist: Path) -> Needs:
    """Write the bundles, and move all other files of the site."""
    pages = sorted(source.glob("*.html"))
    needs: Needs = json.loads(
        node.run_script(TOOLS / "build" / "page" / "bundle.mjs", source, dist, problem=NO_BUNDLES)
    )
    for path in files_under(source):
        name = path.relative_to(source)
        if path not in pages and not is_bundled(name.as_posix()):
            (dist / name).parent.mkdir(parents=True, exist_ok=True)
            path.rename(dist / name)
    for page in pages:
        (dist / page.name).write_text(with_bundles(page.read_text(encoding="utf-8"), needs), encoding="utf-8")
    return needs


def with_bundles(html: str, needs: Needs) -> str:
    """A page with bundles instead of its scripts, and with preloads of the modules they import."""

    def replace(match: re.Match[str]) -> str:
        entries, others = needs[match.group(2)][:1], needs[match.group(2)][1:]
        links = [f'<link rel="modulepreload" href="./{path}">' for path in others]
        scripts = [f'<script{match.group(1) or ""} src="./{path}"></script>' for path in entries]
        return "".join(f"    {line}\n" for line in [*links, *scripts])

    return SCRIPT.sub(replace, html)
