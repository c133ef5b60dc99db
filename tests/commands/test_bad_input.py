"""Invalid input gets one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chiefdoms import games
from chiefdoms.__main__ import COMMANDS
from tests.commands.typing_in import finished, refusal, type_in

FIRST = next(iter(games))
each_game = pytest.mark.parametrize("game", list(games))
NOT_UTF8 = b"turn \xff\xfe\xc3\x28\n"


def untaken(game: str) -> int:
    """A number of seats that the game does not take."""
    return games[game].info.seats[-1] + 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["chess"],
        ["play", "chess"],
        ["score", "chess"],
        ["perft", "chess"],
        ["bench", "chess"],
        ["arena", "chess"],
        ["playthrough", "chess"],
        ["play", FIRST, "--colour", "red"],
        ["score", FIRST, "--seats", "2"],
        ["play", FIRST, "--option", "nothing"],
        ["play", FIRST, "--option", "nothing=1"],
        ["play", FIRST, "--seed", ""],
        ["play", FIRST, "--seed", "\udcff"],
        ["play", FIRST, "--seed", "x" * 65],
        ["perft", FIRST, "--depth", "-3"],
        ["perft", FIRST, "--depth", "0"],
        ["perft", FIRST, "--depth", "9" * 5000],
        ["bench", "--seconds", "-1"],
        ["bench", "--seconds", "nan"],
        ["bench", "--seconds", "inf"],
        ["bench", "--seconds", "soon"],
        ["arena", FIRST, "--games", "0"],
        ["arena", FIRST, "--games", "-5"],
        ["arena", FIRST, "--games", "1.5"],
        ["arena", FIRST, "--jobs", "0"],
        ["arena", FIRST, "--jobs", "-1"],
        ["arena", FIRST, "--roll-outs", "nan"],
        ["arena", FIRST, "--roll-outs", "inf"],
        ["arena", FIRST, "--roll-outs", "-1"],
        ["arena", FIRST, "level-1"],
        ["arena", FIRST, "level-1", "level-2", "level-3"],
        ["arena", FIRST, "level-1", "nobody"],
        ["arena", FIRST, "--games", "1", "level-1", "nobody"],
        ["arena", FIRST, "--gamez", "1", "level-1", "random"],
        ["play"],
        ["play", FIRST, "--against", "nobody"],
        ["play", FIRST, "--against", "x=level-1"],
        ["play", FIRST, "--against", "0=level-1"],
        ["play", FIRST, "--against", "99=level-1"],
        ["play", FIRST, "--against", "1=level-1", "--against", "1=level-2"],
        ["play", "--resume"],
        ["play", "--resume", "--load", "x"],
        ["play", "--load", "missing.json"],
        ["watch", "missing.json"],
        ["watch", "-"],
        ["watch", "missing.json", "--delay", "-1"],
        ["puzzles"],
        ["puzzles", "missing.json"],
        ["puzzles", "missing.json", "--most", "0"],
        ["puzzles", "missing.json", "--seconds", "nan"],
        ["puzzles", "missing.json", "--seconds", "-1"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40].encode("ascii", "replace").decode() or "nothing",
)
def test_wrong_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "(" not in refusal(capsys, *arguments).split("Name a game (")[0]


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in ("watch", "replay", "puzzles", "play")])
def test_an_unknown_game_is_answered_with_the_list_of_games(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    sentence = refusal(capsys, command, "chess")
    assert "“chess”" in sentence
    assert all(game in sentence for game in games)


@each_game
@pytest.mark.parametrize("command", ["play", "perft", "bench", "arena", "playthrough"])
def test_seats_that_a_game_does_not_accept(game: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    sentence = refusal(capsys, command, game, "--seats", str(untaken(game)))
    assert games[game].info.title in sentence
    assert f"not {untaken(game)}" in sentence
    assert "0" in refusal(capsys, command, game, "--seats", "0")


def test_bench_of_all_games_names_the_one_that_rejects_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    fewest = min(games, key=lambda game: games[game].info.seats[-1])
    assert games[fewest].info.title in refusal(capsys, "bench", "--seats", str(untaken(fewest)))


def test_a_missing_file_and_a_folder_are_named_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nothing.json"
    for command in (["replay"], ["watch"], ["puzzles"], ["play", "--load"], ["score", FIRST]):
        assert f"There is no file {missing}"[:70] in refusal(capsys, *command, str(missing))
        assert "is a folder" in refusal(capsys, *command, str(tmp_path))


@pytest.mark.parametrize(
    "link",
    [
        "x" * 300,
        "1" + "A" * 254,
        "1" * 19_999,
        "1" * 20_001,
        "2" + "A" * 300,
        "https://example.org/#/link/",
        "a\0b",
        "",
        "/" * 300,
    ],
    ids=lambda link: f"{link[:12]!r} of {len(link)}",
)
def test_a_text_that_is_neither_a_file_nor_a_link(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, "replay", link)


@each_game
def test_an_incomplete_link(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "damaged" in refusal(capsys, "replay", finished(game).link()[:-9])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        NOT_UTF8,
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b"9" * 5000,
        b'{"format": ' + b"9" * 5000 + b"}",
        b"null",
        b'{"format": 1}',
        b'{"format": 99}',
        b'{"format": true}',
        b" " * 3_000_000,
        b"\0" * 1000,
    ],
    ids=lambda content: content[:14].decode("ascii", "replace"),
)
def test_a_file_that_is_not_a_record(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    assert refusal(capsys, "replay", str(path))
    assert refusal(capsys, "watch", str(path))
    assert refusal(capsys, "puzzles", str(path))
    assert refusal(capsys, "play", "--load", str(path))
    type_in(monkeypatch, content)
    assert refusal(capsys, "replay", "-")


@each_game
def test_a_record_that_breaks_the_rules(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished(game).record()
    longest = games[game].info.longest
    changes: list[tuple[dict[str, object], str]] = [
        ({"moves": ["nonsense"]}, "Move 1 of this game"),
        ({"moves": ["x"] * (longest + 1)}, "too many moves"),
        ({"moves": [1]}, "damaged"),
        ({"game": "chess"}, "chess"),
        ({"rules": 10**6}, "newer version"),
        ({"seats": 99}, "not 99"),
        ({"seed": "\ud800"}, "seed"),
        ({"options": {"chess": "1"}}, "chess"),
    ]
    for change, expected in changes:
        path = tmp_path / "record.json"
        path.write_text(json.dumps({**record, **change}), encoding="utf-8")
        assert expected in refusal(capsys, "replay", str(path))


@each_game
@pytest.mark.parametrize("diagram", [b"", b"nonsense", NOT_UTF8, b"\0\0", b"#" * 3_000_000, "é\u2028x".encode()])
def test_a_text_that_is_not_a_diagram(
    game: str, diagram: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, diagram)
    sentence = refusal(capsys, "score", game)
    assert f"{game}." not in sentence
    assert "=" not in sentence
