"""The bundles of the page's modules."""

from __future__ import annotations

import re

from tools.build.page.bundles import is_bundled, with_bundles
from tools.paths import DIST

SCRIPT = re.compile(r'<(?:script|link)[^>]* (?:src|href)="\./([^"]+\.(?:m?js|css))"')
SCRIPTS = [("", "theme"), ("", "early"), (' type="module"', "main")]
MOST = 30  # scripts and style sheets in the whole site, without the runtime's


def test_a_script_is_replaced_by_its_bundle_and_preloads() -> None:
    html = "".join(f'    <script{kind} src="./js/{name}.js"></script>\n' for kind, name in SCRIPTS)
    needs = {
        "js/theme.js": ["js/page/first.js"],
        "js/early.js": [],
        "js/main.js": ["js/page/main.js", "js/page/chunk.js"],
    }
    assert with_bundles(html, needs).splitlines() == [
        '    <script src="./js/page/first.js"></script>',
        '    <link rel="modulepreload" href="./js/page/chunk.js">',
        '    <script type="module" src="./js/page/main.js"></script>',
    ]


def test_modules_and_style_sheets_are_bundled_and_nothing_else() -> None:
    bundled = ["js/main.js", "games/any/style.css", "runtime/pack.js", "vendor/uqr.mjs"]
    assert all(is_bundled(path) for path in bundled)
    kept = ["sw.js", "runtime/fixed/pyodide-1/pyodide.mjs", "runtime/main.py", "words/en.json", "games/any/box.svg"]
    assert not any(is_bundled(path) for path in kept)


def test_the_pages_load_few_files_and_all_exist() -> None:
    for page in ("index.html", "embed.html"):
        named = SCRIPT.findall((DIST / page).read_text(encoding="utf-8"))
        assert 3 <= len(named) <= 8, page
        assert all((DIST / path).is_file() for path in named), page
    made = [path for path in DIST.rglob("*") if path.suffix in (".js", ".mjs", ".css")]
    own = [path for path in made if "fixed" not in path.parts]
    assert len(own) <= MOST
    assert all(path.with_name(f"{path.name}.map").is_file() for path in own if path.name != "sw.js"), "with source maps"
