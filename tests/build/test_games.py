"""What the build writes of all games: the module with their facts, their words, the links to their styles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chiefdoms import games
from chiefdoms.players import players_for
from tools.build.games import STYLES_PLACE, PageGame, all_words, find_games, module_text, write_all
from tools.paths import WEB
from tools.steps import SetupError


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
        '  { manifest: game0, style: "games/nine-dice/style.css", facts: {"id": "nine-dice", "seats": [2]} },',
        "];",
    ]


def made_up(folder: Path, name: str, words: dict[str, object]) -> PageGame:
    path = folder / name / "words" / "en.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(words), encoding="utf-8")
    return PageGame(name, folder / name, {})


def test_the_words_of_a_game_are_below_its_id_and_those_of_its_boxes_on_the_shelf(tmp_path: Path) -> None:
    game = made_up(tmp_path, "nine-dice", {"shelf": {"nine-dice": {"title": "Nine"}}, "move": "Put it down"})
    words = all_words("en", [game])
    assert words["nine-dice"] == {"move": "Put it down"}
    assert words["shelf"] == {"nine-dice": {"title": "Nine"}}
    assert words["app"]["title"] == "Chiefdoms"


def test_a_game_cannot_take_the_words_of_others(tmp_path: Path) -> None:
    first = made_up(tmp_path, "nine-dice", {"shelf": {"box": {}}})
    with pytest.raises(SetupError, match="words of table are taken"):
        all_words("en", [made_up(tmp_path, "table", {"shelf": {}})])
    with pytest.raises(SetupError, match="box is already the name"):
        all_words("en", [first, made_up(tmp_path, "ten-dice", {"shelf": {"box": {}}})])


def test_the_page_links_the_styles_of_all_games(tmp_path: Path) -> None:
    for name in ("js/shelf", "words", *(f"games/{game}/words" for game in games)):
        (tmp_path / name).mkdir(parents=True)
    source = (WEB / "index.html").read_text(encoding="utf-8")
    assert source.count(STYLES_PLACE) == 1
    (tmp_path / "index.html").write_text(source, encoding="utf-8")
    write_all(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    places = [page.index(f'href="./games/{game}/style.css"') for game in games]
    assert places == sorted(places)
    assert page.index("css/tray.css") < places[0] < places[-1] < page.index("css/table.css")
    assert json.loads((tmp_path / "words" / "en.json").read_text(encoding="utf-8"))["app"]["title"] == "Chiefdoms"
