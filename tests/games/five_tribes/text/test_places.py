"""The tiles that each line of the score card counts, and the printed tables."""

from __future__ import annotations

import pytest

from chiefdoms import Match, games

BOARD = """five-tribes: 2 players, round 2
board:
1  O8:Y@1t2  V5:W@1p1  O8:G@2t1
2  S6:BR     P10:-@1   V5:WWp2
turn: 1 move"""


@pytest.mark.parametrize(
    ("line", "tiles"),
    [("tiles", ["A1", "B1", "B2"]), ("palms", ["A1"]), ("palaces", ["B1"]), ("gold", []), ("djinns", [])],
)
def test_a_line_counts_these_tiles(line: str, tiles: list[str]) -> None:
    assert Match.position("five-tribes", BOARD).state.places(0, line) == tiles


def test_lines_count_as_many_tiles_as_the_score_card_says() -> None:
    match = Match.new("five-tribes", 2, "places")
    while not match.over:
        match.play(match.moves()[-1])
    for seat, card in enumerate(match.scores()):
        count = next(line.count for line in card.lines if line.key == "tiles")
        assert len(match.state.places(seat, "tiles")) == count


def test_printed_tables_are_those_of_the_box() -> None:
    tables = games["five-tribes"].printed(games["five-tribes"].info.complete({}))
    assert sum(kind["count"] for kind in tables["kinds"]) == tables["tiles"] == tables["columns"] * tables["rows"]
    assert (
        sum(tribe["count"] for tribe in tables["tribes"]) == tables["meeples"] == tables["tiles"] * tables["per_tile"]
    )
    assert len(tables["djinns"]) == 22
    assert [suit["gold"] for suit in tables["suits"]] == [1, 3, 7, 13, 21, 30, 40, 50, 60]
    markets = {
        kind["key"]: (kind["price"], kind["cards"], kind["reach"]) for kind in tables["kinds"] if "price" in kind
    }
    assert markets == {"large-market": (6, 2, 6), "small-market": (3, 1, 3)}
