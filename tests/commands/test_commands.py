"""`python -m chiefdoms`: every command with every game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chiefdoms import Match, games
from chiefdoms.__main__ import COMMANDS, main
from chiefdoms.commands import playthrough
from chiefdoms.core.plan import read_plan
from chiefdoms.players import evaluator_of
from tests.commands.typing_in import finished, output, refusal, run, type_in

each_game = pytest.mark.parametrize("game", list(games))
FIRST = next(iter(games))


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, *([command] if command else []), "--help")
    assert (ended.code, ended.err) == (0, "")
    assert "%%" not in ended.out


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert all(command in run(capsys, "--help").out for command in COMMANDS)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"chiefdoms \d+\.\d+\.\d+\n", run(capsys, "--version").out)


@each_game
def test_score_a_diagram(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished(game)
    type_in(monkeypatch, match.diagram())
    text = output(capsys, "score", game)
    for seat, card in enumerate(match.scores(), 1):
        assert re.search(rf"^Seat {seat}: {card.total} points?$".replace("-", "[-−]"), text, re.MULTILINE)
    path = tmp_path / "diagram.txt"
    path.write_text(match.diagram(), encoding="utf-8-sig")
    assert output(capsys, "score", game, str(path)) == text


@each_game
def test_the_lines_of_a_score_have_names(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, finished(game).diagram())
    lines = [line for line in output(capsys, "score", game).splitlines() if line.startswith("  ")]
    assert lines
    assert all(line[2].isupper() for line in lines), lines


@each_game
def test_replay_a_record_and_a_link(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished(game)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    from_file = output(capsys, "replay", str(path), "--diagram")
    assert from_file.startswith(games[game].info.title)
    assert f"seed command, {match.ply} moves\n" in from_file
    assert match.diagram().rstrip() in from_file
    type_in(monkeypatch, path.read_text(encoding="utf-8"))
    assert output(capsys, "replay", "-", "--diagram") == from_file
    link = match.link()
    for text in (link, f"#/link/{link}", f"https://example.org/games/#/link/{link}.WzEsImdhbWUiXQ12345678"):
        assert output(capsys, "replay", text, "--diagram") == from_file


def test_a_record_with_a_byte_order_mark_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(finished(FIRST).record()), encoding="utf-8-sig")
    assert "Seat 1: " in output(capsys, "replay", str(path))


@each_game
def test_the_end_is_described_in_sentences(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(game)
    last = output(capsys, "replay", match.link()).splitlines()[-1]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason not in last
    assert last[0].isupper()


@each_game
def test_puzzles_are_turns_with_one_best_plan(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new(game, seed="puzzle")
    for _ in range(4):
        match.play(match.moves()[0])
    monkeypatch.setattr("chiefdoms.players.hints.RUNS", 2)
    arguments = ("puzzles", match.link(), "--seconds", "0.05", "--most", "1")
    monkeypatch.setattr(evaluator_of(game), "slight", -1.0)
    heading, best, address = output(capsys, *arguments).splitlines()
    assert heading.startswith(games[game].info.title)
    found = re.fullmatch(r"1\. Seat (\d) after move (\d): (.+)\. The next best plan: .+\.", best)
    assert found
    state = match.at(int(found[2]))
    assert state.seat == int(found[1]) - 1
    assert read_plan(state, found[3].split(", then "))
    assert address == f"   embed.html?mode=puzzle&ply={found[2]}#{match.link()}"
    monkeypatch.setattr(evaluator_of(game), "slight", 1e9)
    assert output(capsys, *arguments).splitlines()[1:] == ["No turn has one clearly best plan."]


@each_game
def test_perft_counts(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(game, seed="count")
    first, second = output(capsys, "perft", game, "--seed", "count", "--depth", "2").splitlines()
    assert first == f"After 1 move: {len(match.moves())} positions."
    assert re.fullmatch(r"After 2 moves: \d+ positions\.", second)


def test_bench_measures_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = output(capsys, "bench", "--seconds", "0.05").splitlines()
    assert [line.partition(":")[0] for line in lines] == list(games)
    for line in lines:
        assert re.search(r"[\d.]+ games/s, \d+ decisions/s with \d seats?, calibration [\d.]+ million/s, [\d.]+", line)
        assert re.search(r"[\d.]+ games/s per million, [\d.]+ without lists of moves$", line)


@pytest.fixture
def one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures only once, where it does not matter what is measured."""
    monkeypatch.setattr("chiefdoms.commands.bench.FEWEST_SLICES", 1)


@each_game
@pytest.mark.usefixtures("one_slice")
def test_bench_of_one_game_with_some_seats(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = games[game].info.seats[-1]
    text = output(capsys, "bench", game, "--seconds", "0.05", "--seats", str(seats))
    assert f"with {seats} seat" in text


@pytest.mark.usefixtures("one_slice")
def test_games_may_come_before_and_after_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    last = list(games)[-1]
    lines = output(capsys, "bench", FIRST, "--seconds", "0.05", last).splitlines()
    assert [line.partition(":")[0] for line in lines] == [FIRST, last]
    assert "chess" in refusal(capsys, "bench", FIRST, "--seconds", "0.05", "chess")


@each_game
@pytest.mark.parametrize(
    "arguments",
    [
        ["{game}", "level-1", "random", "--games", "2"],
        ["{game}", "--games", "2", "level-1", "random"],
        ["--games", "2", "{game}", "level-1", "random"],
        ["{game}", "level-1", "--games", "2", "random"],
    ],
    ids=["options last", "options between", "options first", "options among the players"],
)
def test_arena_between_two_players(game: str, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "arena", *(word.format(game=game) for word in arguments))
    assert re.match(r"level-1 v random: won [\d.]+% ±[\d.]+% of 2 games, [-\d.]+ to [-\d.]+ points, gain ", text)


def test_a_single_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "arena", FIRST, "level-1", "random", "--games", "1")
    assert "of 1 game," in text
    assert "±" not in text


def test_arena_of_all_levels(capsys: pytest.CaptureFixture[str]) -> None:
    lines = output(capsys, "arena", FIRST, "--games", "1", "--roll-outs", "0").splitlines()
    assert lines[0].startswith("level-1 v random: ")
    assert len(lines) == 6


@each_game
def test_playthrough_is_a_complete_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "playthrough", game, "--seed", "whole")
    assert text.startswith(games[game].info.title)
    assert "1. Seat " in text
    golden = output(capsys, "playthrough", game, "--seed", "whole", "--golden")
    assert golden.splitlines() == list(playthrough.lines(Match.new(game, seed="whole")))


@each_game
def test_a_playthrough_has_sentences_only(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No placeholder is left, and no key of a prompt, an event or a value is shown."""
    for seats in games[game].info.seats[:2]:
        text = output(capsys, "playthrough", game, "--seed", "words", "--seats", str(seats))
        listed = [line for line in text.splitlines() if re.match(r"\d+\. |    [A-Z+]", line)]
        assert len(listed) > 20
        for line in listed:
            assert not re.search(rf"[{{}}]|\b{game}\.|None|Seat 0|='", line), line


def test_main_uses_the_arguments_of_the_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["chiefdoms", "perft", FIRST, "--depth", "1"])
    assert main() == 0
    assert capsys.readouterr().out
