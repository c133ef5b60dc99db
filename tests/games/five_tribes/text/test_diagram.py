"""Positions as text, both ways."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chiefdoms import BadDiagram, Match, games
from chiefdoms.core.chance import Keyed
from chiefdoms.games.five_tribes.state import FiveTribesState
from tests.games.five_tribes.table import diagram, lay, play, player, random_match, state, tile

GAME = games["five-tribes"]
OPTIONS = GAME.info.complete({})


def read(text: str) -> FiveTribesState:
    position = GAME.read(text, OPTIONS, Keyed("read"))
    assert isinstance(position, FiveTribesState)
    return position


@pytest.mark.parametrize("seed", range(9))
def test_every_position_of_a_game_reads_back_in_the_middle_of_turns_too(seed: int) -> None:
    match = random_match(2 + seed % 3, seed)
    phases = set()
    for ply in range(match.plies + 1):
        match.goto(ply)
        position = state(match)
        again = read(position.diagram())
        assert again.contents() == position.contents()
        assert again.moves() == position.moves()
        assert again.diagram() == position.diagram()
        phases.add(position.phase)
    assert len(phases) >= 6


def test_a_position_read_back_plays_on_the_same_way() -> None:
    match = random_match(3, 5, plies=60)
    other = Match.position("five-tribes", match.diagram(), seed=match.seed)
    random = Random(0)
    while not match.over:
        move = random.choice(match.moves())
        assert match.play(move) == other.play(move)
    assert match.diagram() == other.diagram()


PENDING = {
    "second-kill": (
        "A1=S6:R B1=S6:R C1=S6:YGB",
        "gold 9, camels 5, elders 1, djinns iblis",
        ("sow-A1-B1-R", "use-iblis-e", "kill-C1-Y"),
    ),
    "second-kill from a player": (
        "A1=S6:R B1=S6:RW",
        "gold 9, camels 5, elders 1, djinns iblis",
        ("sow-A1-B1-R", "use-iblis-e", "kill-p2-Y"),
    ),
    "palace": ("A1=S6:Y B1=S6:YR C3=V5:R", "gold 9, camels 5, elders 2, djinns bouraq hagis", ("use-bouraq-C3-e",)),
    "palm in a later step": (
        "A1=S6:Y B1=O8:YR",
        "gold 9, camels 5, elders 2, djinns enki lamia",
        ("sow-A1-B1-Y", "collect", "use-enki-B1-e"),
    ),
    "keep in the tribe's step": (
        "A1=S6:R B1=S6:RY",
        "gold 9, camels 5, elders 2, djinns sibittis",
        ("sow-A1-B1-R", "use-sibittis-ee"),
    ),
    "path": ("A1=S6:YRG B3=S6:YW A2=S6:W", "gold 9, camels 5", ("sow-A1-B3-Y", "drop-A2-R")),
    "doubled": (
        "A1=V5:B B1=V5:BR",
        "gold 9, camels 5, elders 2, cards fakir*2, djinns echidna",
        ("sow-A1-B1-B", "use-echidna-ee"),
    ),
    "sale": ("A1=S6:Y B1=S6:YR", "gold 9, camels 5, cards fish wheat, unseen fish", ("sow-A1-B1-Y", "sell-w")),
}


@pytest.mark.parametrize("name", list(PENDING))
def test_pending_choices_read_back(name: str) -> None:
    cells, first, moves = PENDING[name]
    match = lay(cells, p1=first, p2="gold 3, camels 4, viziers 2", track="2 - - - - - - - -")
    play(match, *moves)
    position = state(match)
    again = read(position.diagram())
    assert again.contents() == position.contents()
    assert [again.text(move) for move in again.moves()] == [position.text(move) for move in position.moves()]


def test_what_a_diagram_leaves_out() -> None:
    text = "five-tribes: 3 players\nboard:\n" + "\n".join(f"{row} " + "S6:YWG " * 5 for row in range(1, 4))
    position = read(text)
    assert position.gold == [50, 50, 50]
    assert position.camels == [8, 8, 8]
    assert len(position.row) == 9
    assert len(position.djinn_row) == 3
    assert sorted(position.bidders) == [0, 1, 2]
    assert position.diagram() == read(position.diagram()).diagram()


def test_spaces_headings_and_comments_are_ignored() -> None:
    match = random_match(2, 1, plies=20)
    text = match.diagram()
    loose = "# a remark\n\n" + text.replace(": ", " :   ").replace("\n", "  \n\n  ")
    assert read(loose).contents() == state(match).contents()


def test_a_board_of_two_by_three() -> None:
    """Two columns by three rows and one round: small enough to be solved exactly."""
    lines: dict[str, Any] = {
        "ending": "last-camel",
        "row": "-",
        "pile": "-",
        "djinn_row": "-",
        "djinn_pile": "-",
        "bag": "-",
    }
    text = diagram(
        "A1=V5:Y B1=P6:Y A2=O8:W B2=S6:W A3=V5:B B3=V5:B",
        size="2x3",
        turn="1 bid",
        bidders="1 2",
        p1="gold 5, camels 2",
        p2="gold 5, camels 2",
        **lines,
    )
    match = Match.position("five-tribes", text)
    assert match.moves() == ["bid-0", "bid-1", "bid-3", "bid-5"]
    match.play("bid-0")
    match.play("bid-1")
    assert match.seat == 1
    assert len(match.moves()) == 6
    random = Random(2)
    while not match.over:
        match.play(random.choice(match.moves()))
    assert match.ply <= 8


def test_tiny_games_can_be_searched_to_the_end() -> None:
    lines: dict[str, Any] = {
        "ending": "last-camel",
        "pile": "-",
        "djinn_pile": "-",
        "bag": "-",
        "track": "- 2 - - - - - - -",
    }
    start = read(diagram("A1=V5:Y B1=P6:Y A2=O8:W B2=S6:W A3=V5:B B3=V5:B", size="2x3", **lines))
    seen = 0

    def best(position: FiveTribesState) -> int:
        nonlocal seen
        seen += 1
        if position.seat is None:
            mine, other = position.scores()
            return mine.total - other.total
        values = []
        for move in position.moves():
            after = position.clone()
            after.play(move, Keyed("unused"))
            values.append(best(after))
        return max(values) if position.seat == 0 else min(values)

    value = best(start)
    assert 10 < seen < 2_000
    assert -20 < value < 40


GOOD = diagram("A1=S6:YRG B3=S6:YW", p1="gold 9, camels 5, elders 2, djinns enki", track="2 - - - - - - - -")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("five-tribes: 2 players", "", "no-header"),
        ("five-tribes: 2 players", "five-tribes: 7 players", "no-header"),
        ("A1", "A1", None),
        ("S6:YRG", "X6:YRG", "bad-tile"),
        ("S6:YRG", "S6:YRZ", "bad-meeples"),
        ("S6:YRG", "S6:" + "Y" * 17, "too-many-meeples"),
        ("S6:YRG", "S6:YRG S6:-", "bad-board"),
        ("S6:YRG", "S6:YRG@4", "no-such-player"),
        ("S6:YRG", "S6:YRGt13", "too-many-pieces"),
        ("S6:YRG", "S6:YRGp11", "too-many-pieces"),
        ("gold 9", "gold lots", "bad-number"),
        ("gold 9", "silver 9", "bad-player"),
        ("gold 9", "gold 9, cards fish*7", "too-many-cards"),
        ("gold 9", "gold 9, cards rubies", "bad-card"),
        ("camels 5", "camels 12", "too-many-camels"),
        ("elders 2", "elders 30", "too-many-meeples"),
        ("djinns enki", "djinns ali", "bad-djinn"),
        ("djinns enki", "djinns enki, used baal", "bad-djinn"),
        ("djinn row: -", "djinn row: enki", "too-many-djinns"),
        ("row: -", "row: " + "fakir " * 10, "too-many-cards"),
        ("track: 2", "track: 2 2", "bad-track"),
        ("track: 2 - -", "track: 2 2 2", "too-many-markers"),
        ("turn: 1 move", "turn: 1 dance", "bad-turn"),
        ("turn: 1 move", "turn: 2 bid", "bad-turn"),
        ("turn: 1 move", "turn: 1 path", "bad-turn"),
        ("turn: 1 move", "turn: 1 tribe", "bad-turn"),
        ("turn: 1 move", "turn: 1 palace", "bad-turn"),
        ("turn: 1 move", "turn: 1 keep", "bad-turn"),
        ("turn: 1 move", "turn: 1 move\nmove: A1 Z9 Y", "no-such-tile"),
        ("turn: 1 move", "turn: 1 path\nmove: A1 B3 Y, drops C4R, hand Y", "bad-move"),
        ("turn: 1 move", "turn: 1 path\nmove: A1 F5 Y, hand Y", "bad-turn"),
        ("turn: 1 move", "turn: 1 move\nending: tomorrow", "bad-ending"),
        ("turn: 1 move", "turn: 1 move\nturn: 1 move", "said-twice"),
        ("turn: 1 move", "turn: 1 move\nweather: fine", "unknown-line"),
        ("turn: 1 move", "turn: 1 move\n?", "unreadable-line"),
        ("turn: 1 move", "turn: 1 move" + "\n" * 99, "too-long"),
    ],
)
def test_bad_diagrams_are_refused_with_the_line(old: str, new: str, code: str | None) -> None:
    text = GOOD.replace(old, new, 1)
    if code is None:
        assert read(text).moves()
        return
    with pytest.raises(BadDiagram) as error:
        read(text)
    assert error.value.code == f"five-tribes.{code}"
    assert isinstance(error.value.values["line"], int)


def test_a_mutated_diagram_is_refused_or_playable() -> None:
    random = Random(4)
    texts = [random_match(2 + seed % 3, seed, plies=40 + 9 * seed).diagram() for seed in range(6)]
    for _ in range(500):
        text = random.choice(texts)
        place = random.randrange(len(text))
        mutant = text[:place] + random.choice("-0123456789YWGBR@tp:, \nabc") + text[place + random.randrange(3) :]
        try:
            position = read(mutant)
        except BadDiagram:
            continue
        assert (position.seat is None) == (not position.moves())
        assert read(position.diagram()).contents() == position.contents()
        if position.seat is not None:
            position.play(random.choice(position.moves()), Keyed("on"))


def test_the_diagram_shows_tiles_and_hands() -> None:
    match = lay("A1=S6:Y B1=O8:YR@2t2p1", p1="gold 9, camels 5, cards fish*2, unseen silk")
    assert "O8:YR@2t2p1" in match.diagram()
    assert "cards fish*2, unseen silk" in match.diagram()
    assert tile(match, "B1") | {"palms": 2, "palaces": 1, "camel": 1} == tile(match, "B1")
    assert player(match, 0)["hand"] == {"fish": 2, "silk": 1}
