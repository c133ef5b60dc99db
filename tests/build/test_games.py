"""What the build writes about all games: the module with their facts, and the imports of their style sheets."""

from __future__ import annotations

import shutil
from pathlib import Path

from chiefdoms import games
from chiefdoms.players import players_for
from tools.build.content.games import STYLES, STYLES_PLACE, PageGame, find_games, join_styles, module_text, write_all
from tools.paths import WEB


def test_the_games_of_the_page_are_those_of_the_engine() -> None:
    found = find_games()
    assert [game.id for game in found] == list(games)
    for game in found:
        assert game.facts["title"] == games[game.id].info.title
        assert game.facts["players"] == players_for(game.id)


def test_the_module_imports_each_manifest_and_holds_the_facts() -> None:
    game = PageGame("nine-dice", Path("nowhere"), {"id": "nine-dice", "seats": [2]})
    assert module_text([game]).splitlines() == [
        'import { game as game0 } from "../../games/nine-dice/game.js";',
        "",
        "export const GAMES = [",
        '  { manifest: game0, facts: {"id": "nine-dice", "seats": [2]} },',
        "];",
    ]


def test_the_style_sheets_of_a_game_become_one(tmp_path: Path) -> None:
    (tmp_path / "style").mkdir()
    for name, text in (("style.css", "a {}"), ("style/small.css", "c {}"), ("style/pages.css", "b {}")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    join_styles(tmp_path)
    assert (tmp_path / "style.css").read_text(encoding="utf-8") == "a {}\nb {}\nc {}"
    assert not (tmp_path / "style").exists()
    join_styles(tmp_path)
    assert (tmp_path / "style.css").read_text(encoding="utf-8") == "a {}\nb {}\nc {}"


def test_the_style_sheet_has_the_styles_of_all_games(tmp_path: Path) -> None:
    for folder in ("js/shelf", "css"):
        (tmp_path / folder).mkdir(parents=True)
    for path in ("index.html", "manifest.webmanifest", STYLES.as_posix()):
        shutil.copy(WEB / path, tmp_path / path)
    assert (tmp_path / STYLES).read_text(encoding="utf-8").count(STYLES_PLACE) == 1
    write_all(tmp_path)
    sheet = (tmp_path / STYLES).read_text(encoding="utf-8")
    places = [sheet.index(f'@import "../games/{game}/style.css";') for game in games]
    assert places == sorted(places)
    assert sheet.index("tray.css") < places[0] < places[-1] < sheet.index("table.css")
