"""`python -m chiefdoms`: every command, as somebody types it."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from chiefdoms import Match, games
from chiefdoms.__main__ import COMMANDS, main

each_game = pytest.mark.parametrize("game", list(games))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def type_in(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert "%%" not in capsys.readouterr().out


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert all(command in text for command in COMMANDS)


@each_game
def test_play_in_the_terminal(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    move = Match.new(game, seed="typed").moves()[0]
    type_in(monkeypatch, f"?\n{move}\nu\nd\ns\nnonsense\nq\n")
    text = run(capsys, "play", game, "--seed", "typed")
    assert text.startswith(f"{game}, seed typed.")
    assert move in text
    assert "seat 0:" in text
    assert "not legal:" in text


def test_play_ends_with_the_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "")
    assert "seat 0" in run(capsys, "play", next(iter(games)), "--seed", "typed")


def test_play_to_the_end_prints_the_scores(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(next(iter(games)))
    type_in(monkeypatch, "\n".join(match.record()["moves"]) + "\n")
    text = run(capsys, "play", match.game, "--seed", match.seed)
    assert f"seat 0: {match.scores()[0].total}" in text
    assert "over (" in text


def finished(game: str) -> Match:
    match = Match.new(game, seed="command")
    while not match.over:
        match.play(match.moves()[-1])
    return match


@each_game
def test_score_a_diagram(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(game)
    type_in(monkeypatch, match.diagram())
    text = run(capsys, "score", game)
    for seat, card in enumerate(match.scores()):
        assert f"seat {seat}: {card.total}\n" in text


def test_a_bad_diagram_is_an_error_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "nonsense")
    assert main(["score", next(iter(games))]) == 2
    assert capsys.readouterr().err.startswith("chiefdoms: ")


@each_game
def test_replay_a_record_and_a_link(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished(game)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    from_file = run(capsys, "replay", str(path), "--diagram")
    assert from_file.startswith(f"{game}, {match.seats} seats, seed command, {match.ply} moves\n")
    assert match.diagram() in from_file
    type_in(monkeypatch, path.read_text(encoding="utf-8"))
    assert run(capsys, "replay", "-", "--diagram") == from_file
    assert run(capsys, "replay", match.link(), "--diagram") == from_file


def test_a_bad_record_is_an_error_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "{")
    assert main(["replay", "-"]) == 2
    assert "not-a-record" in capsys.readouterr().err


@each_game
def test_perft_counts(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(game, seed="count")
    assert run(capsys, "perft", game, "--seed", "count", "--depth", "1") == f"1 {len(match.moves())}\n"


def test_bench_measures_every_game_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "bench", "--seconds", "0.05").splitlines()
    assert [line.partition(":")[0] for line in lines] == list(games)
    for line in lines:
        assert re.search(r"[\d.]+ games/s, \d+ decisions/s with \d seats, calibration [\d.]+ million/s, [\d.]+", line)


def test_bench_of_one_game_with_some_seats(capsys: pytest.CaptureFixture[str]) -> None:
    game = next(iter(games))
    assert "with 2 seats" in run(capsys, "bench", game, "--seconds", "0.05", "--seats", "2")


def test_arena_between_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "arena", next(iter(games)), "level-1", "random", "--games", "2", "--seats", "1")
    assert re.match(r"level-1 v random: won [\d.]+% ±[\d.]+% of 2, [\d.]+ to [\d.]+, gain ", text)


def test_arena_needs_two_players_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", next(iter(games)), "level-1"]) == 2
    assert "two players" in capsys.readouterr().err
    assert main(["arena", next(iter(games)), "level-1", "nobody"]) == 2
    assert "unknown-player" in capsys.readouterr().err


@each_game
def test_playthrough_is_a_whole_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "playthrough", game, "--seed", "whole")
    assert text.startswith(f"# {game} seats=")
    assert "won by (" in text.splitlines()[-1]
