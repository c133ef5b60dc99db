"""The games of the page: the folders in web/games, with the engine's facts about each.

There is no list of games: each is a folder in web/games and a package in the engine. This module writes what the page
needs before Python runs: a module with the manifests and facts of all games, and their texts.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.build.content import words
from tools.paths import BUILD, ENGINE, WEB
from tools.setup import environment
from tools.steps import SetupError, run

GAMES = WEB / "games"
MODULE = Path("js/shelf/games.mjs")
STYLES = Path("css/site.css")
STYLES_PLACE = "/* the style sheets of the games */"
PARTS = ("words/en.json", "style.css", "box.svg")  # what every game has in addition to game.js
NO_FACTS = "The engine does not say which games it has; see the lines above."
ASK = """
import json
import shutil
from chiefdoms.bridge import handle
print(handle(json.dumps({"op": "games"})))
"""

HOOK = """
import {{ register }} from "node:module";
const resolver = `export const resolve = (name, context, next) =>
  name.endsWith("/games.mjs") ? {{ url: ${{JSON.stringify({found})}}, shortCircuit: true }} : next(name, context);`;
register(`data:text/javascript,${{encodeURIComponent(resolver)}}`);
"""


@dataclass(frozen=True)
class PageGame:
    """A game on the page."""

    id: str
    folder: Path
    facts: Mapping[str, Any]


def engine_facts() -> dict[str, dict[str, Any]]:
    """The engine's facts about its games, by their ids."""
    variables = {**os.environ, "PYTHONPATH": str(ENGINE)}
    answer = json.loads(run([environment.python(), "-c", ASK], NO_FACTS, env=variables))
    return {facts["id"]: facts for facts in answer["games"]}


def find_games() -> list[PageGame]:
    """The games with a folder in web/games, sorted by folder."""
    known = engine_facts()
    folders = sorted(path.parent for path in GAMES.glob("*/game.js"))
    for folder in folders:
        missing = [part for part in PARTS if not (folder / part).is_file()]
        if missing:
            raise SetupError(f"web/games/{folder.name} lacks {', '.join(missing)}.")
        if folder.name not in known:
            raise SetupError(
                f"web/games/{folder.name} has no rules: there should be a package "
                f"engine/chiefdoms/games/{folder.name.replace('-', '_')} whose GAME has the id {folder.name}."
            )
    return [PageGame(folder.name, folder, known[folder.name]) for folder in folders]


def module_text(games: list[PageGame], folder: str = "../../games") -> str:
    """The module with all manifests and facts; `folder` is the relative path from it to the games."""
    imports = [f'import {{ game as game{at} }} from "{folder}/{game.id}/game.js";' for at, game in enumerate(games)]
    entries = [f"  {{ manifest: game{at}, facts: {json.dumps(game.facts)} }}," for at, game in enumerate(games)]
    return "\n".join([*imports, "", "export const GAMES = [", *entries, "];", ""])


def join_styles(folder: Path) -> None:
    """Append the style sheets in a game's style/ folder to its style.css, sorted by name."""
    parts = sorted((folder / "style").glob("*.css"))
    if parts:
        sheets = [path.read_text(encoding="utf-8") for path in (folder / "style.css", *parts)]
        (folder / "style.css").write_text("\n".join(sheets), encoding="utf-8")
        shutil.rmtree(folder / "style")


def write_all(dist: Path) -> None:
    """Write what the site needs of all games."""
    games = find_games()
    (dist / MODULE).write_text(module_text(games), encoding="utf-8")
    words.write_all(dist, {game.id: game.folder for game in games})
    for game in games:
        join_styles(dist / "games" / game.id)
    sheet = dist / STYLES
    imports = "\n".join(f'@import "../games/{game.id}/style.css";' for game in games)
    sheet.write_text(sheet.read_text(encoding="utf-8").replace(STYLES_PLACE, imports), encoding="utf-8")


def write_test_hook() -> Path:
    """A module hook that lets Node.js import modules from web/: games.mjs, which the page imports, is only in the build
    folder."""
    found = BUILD / "games.mjs"
    found.write_text(module_text(find_games(), GAMES.as_uri()), encoding="utf-8")
    hook = BUILD / "games-hook.mjs"
    hook.write_text(HOOK.format(found=json.dumps(found.as_uri())), encoding="utf-8")
    return hook
