"""`play` and `watch`: games in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chiefdoms import Match, games
from chiefdoms.commands.terminal.prompt import Lines, files
from chiefdoms.commands.terminal.sentences import board_text, diagram_for
from tests.commands.typing_in import finished, output, refusal, run, type_in

each_game = pytest.mark.parametrize("game", list(games))
FIRST = next(iter(games))
SEVERAL = [game for game in games if games[game].info.seats[-1] > 1]


def shown(match: Match) -> str:
    """The board as the person who decides may see it."""
    return board_text(match, diagram_for(match, match.seat)).rstrip()


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *arguments: str) -> str:
    type_in(monkeypatch, "".join(f"{line}\n" for line in lines))
    return output(capsys, "play", *arguments)


@each_game
def test_play_in_the_terminal(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    start = Match.new(game, seed="typed")
    move = start.moves()[0]
    lines = ["?", move, "undo", "redo", "u", "r", "board", "scores", "", "nonsense", "help", "link", "quit"]
    text = play(monkeypatch, capsys, lines, game, "--seed", "typed")
    assert text.startswith(f"{games[game].info.title}, seed typed.")
    assert move in text
    assert "Seat 1: " in text
    assert "That is not allowed. " in text
    assert "save FILE" in text
    assert "Seat 0" not in text
    start.play(move)
    assert f"#/link/{start.link()}" in text
    assert text.count(shown(start)) == 4  # after the move, after each redo, and when asked for


def test_play_ends_with_the_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Seat 1" in play(monkeypatch, capsys, [], FIRST, "--seed", "typed")


@each_game
def test_play_to_the_end_prints_the_scores(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished(game)
    text = play(monkeypatch, capsys, match.record()["moves"], game, "--seed", match.seed)
    assert f"Seat 1: {match.scores()[0].total} point".replace("-", "−") in text
    assert "The game is over" in text


@each_game
def test_invalid_bytes_end_the_game_with_a_sentence(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, b"?\n\xff\xfe\n")
    ended = run(capsys, "play", game)
    assert ended.code == 2
    assert ended.err == "chiefdoms: The input is not UTF-8 text.\n"


@pytest.mark.parametrize(
    "line", ["[" * 10_000, "\0", "save", "load", "load -", "save /", "load /nowhere", "? zzz", "?zzz"]
)
def test_odd_lines_are_answered(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Seat 1" in play(monkeypatch, capsys, [line, "q"], FIRST)


@each_game
def test_a_hint_names_legal_moves(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, ["hint", "q"], game, "--seed", "hint")
    best = next(line for line in text.splitlines() if line.endswith(": best"))
    assert best.split()[0].strip(",:") in Match.new(game, seed="hint").moves()


@pytest.mark.parametrize("game", SEVERAL)
def test_play_against_computer_players(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    everyone = [word for seat in (1, 2) for word in ("--against", f"{seat}=level-1")]
    text = play(monkeypatch, capsys, ["quit"], game, "--seed", "against", *everyone)
    assert "Seat 1 (Pip) plays " in text
    assert "Seat 2 (Pip) plays " in text
    assert "The game is over" in text


def test_one_opponent_takes_every_other_seat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = next(game for game in SEVERAL if 3 in games[game].info.seats)
    lines = [Match.new(game, 3, "three").moves()[0], "quit"]
    text = play(monkeypatch, capsys, lines, game, "--seats", "3", "--seed", "three", "--against", "level-1")
    assert text.count("Seat 1 (") == 0
    assert "there is nobody" in refusal(capsys, "play", game, "--seats", "1", "--against", "level-1")


def test_undo_goes_back_to_a_decision_of_the_person(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new(FIRST, 2, "undo")
    lines = [*([match.moves()[0]] if match.seat == 0 else []), "undo", "undo", "undo", "undo", "q"]
    text = play(monkeypatch, capsys, lines, FIRST, "--seed", "undo", "--against", "level-1")
    assert "There is nothing to undo." in text


@pytest.mark.parametrize("game", SEVERAL)
def test_the_first_moves_of_a_computer_player_are_not_undone(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = Match.new(game, 2, "first").seat
    assert first is not None
    text = play(
        monkeypatch, capsys, ["undo", "q"], game, "--seats", "2", "--seed", "first", "--against", f"{first + 1}=level-1"
    )
    asked = [line for line in text.splitlines() if re.search(r"\(\d+ moves?\)$", line)]
    assert len(asked) == 2
    assert asked[0] == asked[1]
    assert "There is nothing to undo." in text


@each_game
def test_save_load_and_resume(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new(game, seed="saved")
    move = match.moves()[-1]
    match.play(move)
    path = tmp_path / "game.json"
    text = play(monkeypatch, capsys, [move, f"save {path}", "q"], game, "--seed", "saved")
    assert f"Saved as {path}." in text
    assert json.loads(path.read_text(encoding="utf-8")) == match.record()
    for arguments in (["--resume"], [game, "--resume"], ["--load", str(path)], ["--load", match.link()]):
        assert shown(match) in play(monkeypatch, capsys, ["q"], *arguments)
    other = next(name for name in games if name != game)
    assert shown(match) in play(monkeypatch, capsys, [f"load {path}", "q"], other)
    assert f"not of {other}" in refusal(capsys, "play", other, "--load", str(path))
    assert "already" in refusal(capsys, "play", "--load", str(path), "--seed", "x")


def test_computer_players_are_resumed_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(FIRST, 2, "both")
    play(monkeypatch, capsys, ["q"], FIRST, "--seed", "both", "--against", "2=level-1")
    assert match.seat == 0
    text = play(monkeypatch, capsys, [match.moves()[0], "q"], "--resume")
    text += play(monkeypatch, capsys, [*Match.new(FIRST, 2, "both").moves(), "q"], "--resume")
    assert "seed both" in text


def test_a_damaged_last_game_is_an_error_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "state" / "chiefdoms"
    folder.mkdir(parents=True)
    for content in (b"{", b"[]", b"{}", b"\xff", b'{"record": 1}'):
        (folder / "last-game.json").write_bytes(content)
        assert refusal(capsys, "play", "--resume")


def test_completion_offers_moves_commands_and_files(tmp_path: Path) -> None:
    lines = Lines(lambda: ["take-2", "take-1", "undo"], "history")
    assert [lines.complete("ta", number) for number in range(3)] == ["take-1", "take-2", None]
    (tmp_path / "game.json").touch()
    (tmp_path / "games").mkdir()
    assert files(f"{tmp_path}/ga") == [f"{tmp_path}/game.json", f"{tmp_path}/games/"]
    assert files(f"{tmp_path}/nowhere/x") == []


@each_game
def test_watch_step_by_step(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(game)
    type_in(monkeypatch, f"\n\nb\ns\n{match.plies}\n\n99999\nnonsense\nq\n")
    text = output(capsys, "watch", match.link())
    assert f"Move 0 of {match.plies}." in text
    assert text.count("plays ") >= 2
    assert f"Move {match.plies} of {match.plies}." in text
    assert "That was the last move." in text


def test_watch_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(FIRST)
    start = str(match.plies - 3)
    type_in(monkeypatch, json.dumps(match.record()))
    text = output(capsys, "watch", "-", "--delay", "0", "--from", start)
    assert text.count("Move ") == 4
    assert "moves, so it cannot start" in refusal(capsys, "watch", match.link(), "--from", "99999")


def test_moves_are_listed_by_their_numbers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, ["?", "q"], "five-tribes", "--seed", "bids")
    assert re.findall(r"bid-(\d+)", text) == ["0", "1", "3", "5", "8", "12", "18"]
