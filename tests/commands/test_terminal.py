"""The output of the commands: texts, sentences, colours and the screen, with and without `rich`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random

import pytest

from chiefdoms import Match, games
from chiefdoms.__main__ import INTERRUPTED, main
from chiefdoms.commands import bench
from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.colours import paint, style_of, with_labels
from chiefdoms.commands.terminal.screen import Screen, in_columns, make_screen
from chiefdoms.commands.terminal.sentences import (
    board_text,
    colours_of,
    error_sentence,
    event_sentence,
    line_name,
    prompt_sentence,
)
from chiefdoms.core.errors import ChiefdomsError
from tests.commands.typing_in import finished, output
from tests.games.duel.table import turn

each_game = pytest.mark.parametrize("game", list(games))
ROOT = Path(__file__).parents[2]


def test_the_texts_are_those_of_the_page() -> None:
    shared = json.loads((ROOT / "web" / "words" / "en.json").read_text(encoding="utf-8"))
    assert words.find("error.not-a-record") == shared["error"]["not-a-record"]
    assert all(words.find(f"{game}.title") for game in games)


def test_plural_forms_and_placeholders() -> None:
    assert words.translate("table.points", count=1) == "1 point"
    assert words.translate("table.points", count=-2) == "−2 points"
    assert words.translate("table.points") is None
    assert words.translate("table.nothing") is None
    assert words.join(["A"]) == "A"
    assert words.join(["A", "B", "C"]) == "A, B and C"


def test_every_error_of_the_shared_code_has_a_sentence() -> None:
    for code in ("not-a-record", "link-mangled", "link-too-long", "not-a-link", "from-the-future", "empty-diagram"):
        assert error_sentence(ChiefdomsError(code)).endswith(".")
    assert error_sentence(ChiefdomsError("bad-seats", seats=3, fewest=2, most=2)) == "This game takes 2 players, not 3."
    assert error_sentence(ChiefdomsError("of-no-words", gap=1)) == "of-no-words (gap=1)"


@each_game
def test_every_rule_prompt_and_line_has_a_text(game: str) -> None:
    match = Match.new(game, seed="words")
    while match.seat is not None:
        sentence = prompt_sentence(game, match.prompt, match.seat, match.view(match.seat))
        assert sentence.endswith((".", "?")), sentence
        assert " " in sentence
        match.play(match.moves()[0])
    for card in match.scores():
        assert all(line_name(game, line.key) != line.key for line in card.lines)


def test_a_prompt_says_what_can_be_typed() -> None:
    match = Match.new("fiefdoms", seats=2, seed="typed")
    assert "swap" not in prompt_sentence("fiefdoms", match.prompt, 0, match.view(0))
    match = Match.new("chiefdom", seed="typed")
    assert "square" not in prompt_sentence("chiefdom", match.prompt, 0, match.view(0))


def test_duel_asks_for_either_icon_and_for_pairs_apart() -> None:
    match = turn("E5=. E4=3", "2 3", "round: 5", "now: ability", fill="^")
    match.play("use-split")
    sentence = prompt_sentence("duel", match.prompt, 0, match.view())
    assert sentence == "Seat 1, only one square is empty. Draw one of your icons there: mask or forest."
    for option, expected in (
        ("areas", "beside another printed icon"),
        ("apart", "beside a printed icon, not touching"),
    ):
        match = Match.new("duel", seed="apart", options={"opening": option})
        while match.prompt.key != "duel.draw" or not match.view()["opening"]:
            match.play(match.moves()[0])
        assert expected in prompt_sentence("duel", match.prompt, match.seat, match.view())


@each_game
def test_without_texts_keys_are_shown(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(words, "load", lambda language: {})
    assert "seat" in output(capsys, "replay", finished(game).link())
    assert output(capsys, "playthrough", game)
    assert error_sentence(ChiefdomsError("not-a-record")) == "not-a-record"
    state = Match.new(game).state
    assert prompt_sentence(game, state.prompt(), 0, state.view(0)) == state.prompt().key


@each_game
def test_colours_change_no_character(game: str) -> None:
    for match in (Match.new(game, seed="colour"), finished(game)):
        lines = list(paint(match.diagram(), colours_of(game)))
        assert ["".join(text for text, _ in pieces) for pieces in lines] == match.diagram().rstrip("\n").splitlines()
        assert len({style for pieces in lines for _, style in pieces}) > 2


def test_boards_without_labels_get_some() -> None:
    text = "turn 1\n\n..~\n.L.\n...\n\n...\n...\n~~~\n"
    assert with_labels(text, 2).splitlines()[2:7] == [
        "sheet of seat 1",
        "    A B C",
        " 1  . . ~",
        " 2  . L .",
        " 3  . . .",
    ]
    assert "seat" not in with_labels(text, 1)
    assert "sheet of seat 2" in with_labels(text, 2)
    assert with_labels("   A B C\n1  . . .\n", 1) == "   A B C\n1  . . .\n"


def test_a_fief_has_its_rows_and_columns_numbered() -> None:
    match = Match.new("fiefdoms", seats=2, seed="label")
    for _ in range(2):
        match.play(match.moves()[0])
    text = board_text(match, match.diagram())
    fief = text.partition("\n\nseat 2")[0].splitlines()[-10:]
    assert fief[:4] == [
        "   1     2     3     4     5",
        "1  .     .     .     .     .",
        "      0     0     0     0",
        "2  .     .     .     .     .",
    ]
    labels = [pieces[0] for pieces in paint(text, colours_of("fiefdoms")) if pieces]
    assert labels.count(("1 ", "dim")) == 2


def test_a_game_without_colours_gets_default_ones() -> None:
    assert style_of("A", {}) != style_of("B", {})
    assert style_of(".", {}) == "dim"
    assert style_of("~", {}) == "blue"
    assert style_of("A", {"A": "red"}) == "red"


def test_columns_are_read_downwards() -> None:
    assert in_columns(["a", "b", "c", "d", "e"], 6) == ["a  d", "b  e", "c"]
    assert in_columns(["a long text"], 3) == ["a long text"]
    assert in_columns([], 10) == []


def test_without_rich_the_screen_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delitem(sys.modules, "chiefdoms.commands.terminal.rich_screen", raising=False)
    monkeypatch.setitem(sys.modules, "rich", None)
    assert type(make_screen()) is Screen


def test_the_plain_progress_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with Screen().progress("Counting", 2) as advance:
        advance()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Screen().progress("Counting", 2) as advance:
        advance()
        advance()
    assert "Counting [" + "#" * 30 + "] 2/2" in capsys.readouterr().err


def test_the_plain_progress_bar_fits_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    with Screen().progress("level-1 v level-2", 3000) as advance:
        first = capsys.readouterr().err
        advance()
    assert first == "\rlevel-1 v level-2 [.........] 0/3000"  # there before the first of them is done
    drawn = capsys.readouterr().err
    assert drawn.endswith("\r\033[K")
    assert max(map(len, drawn.split("\r"))) < 40


def test_an_interruption_leaves_a_clean_line_and_a_visible_cursor(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("rich")
    from rich.live import Live

    from chiefdoms.commands.terminal.rich_screen import RichScreen

    def interrupted(live: Live) -> None:
        monkeypatch.setattr(Live, "refresh", refresh)
        raise KeyboardInterrupt

    refresh = Live.refresh

    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(Live, "refresh", interrupted)  # while the bar first appears
    monkeypatch.setattr(bench, "make_screen", RichScreen)
    assert main(["bench", "--seconds", "0.01"]) == INTERRUPTED
    said = capsys.readouterr().err
    assert said.rindex("\033[?25h") > said.rindex("\033[?25l")
    assert said.endswith("\r\033[K")


@each_game
def test_rich_colours_a_terminal_and_nothing_else(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("rich")
    link = finished(game).link()
    plain = output(capsys, "replay", link, "--diagram")
    assert "\033[" not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\033[" in output(capsys, "replay", link, "--diagram")


@each_game
def test_events_are_described_in_sentences(game: str) -> None:
    match, random = Match.new(game, seed="spoken"), Random(5)
    kinds: dict[str, str | None] = {}
    while not match.over:
        for event in match.play(random.choice(match.moves())):
            kinds[event["kind"]] = kinds.get(event["kind"]) or event_sentence(game, event)
    spoken = [sentence for sentence in kinds.values() if sentence]
    assert len(spoken) >= len(kinds) / 2
    assert not [sentence for sentence in spoken if re.search(r"[{}]", sentence)]


def test_a_wrong_printed_wall_is_named_without_a_false_claim() -> None:
    blank = Match.new("chiefdom", seed="walls").diagram()
    with pytest.raises(ChiefdomsError) as error:
        Match.position("chiefdom", blank.replace("........", "#.......", 1))
    assert error_sentence(error.value).startswith("A1 does not match the printed sheet")
