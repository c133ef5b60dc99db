"""Positions as text and back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chiefdoms import BadDiagram, Match
from chiefdoms.core.chance import Keyed
from chiefdoms.games.duel import GAME
from chiefdoms.games.duel.board import board_of
from chiefdoms.games.duel.sheet import SHEETS, Sheet
from tests.games.duel.table import BUSY_TRACK, PRINTED, grid, lay, row_line, state, turn

OPTIONS = [
    {},
    {"board": "11"},
    {"isolated": "literal"},
    {"permanents": "four", "starts": "same"},
    {"opening": "apart", "mountains": "before", "extra": "fresh"},
    {"split": "lower", "order": "uncrossed"},
]


def same_after_reading(match: Match) -> None:
    text = match.diagram()
    again = Match.position("duel", text, match.options, match.seed)
    assert again.diagram() == text
    assert again.seat == match.seat
    assert again.moves() == match.moves()
    assert again.prompt == match.prompt
    assert again.view() == match.view()
    for move in match.moves()[:2]:
        one, other = match.fork(), again.fork()
        assert one.play(move) == other.play(move)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_position_of_a_match_reads_back(options: dict[str, str]) -> None:
    match = Match.new("duel", seed="read", options=options)
    random = Random(1)
    while not match.over:
        same_after_reading(match)
        match.play(random.choice(match.moves()))
    same_after_reading(match)


@pytest.mark.parametrize("mountains", ["after", "before"])
def test_positions_in_the_middle_of_chains_read_back(mountains: str) -> None:
    depths, phases = set(), set()
    for number in range(6):
        match = lay(PRINTED, "round: 2", BUSY_TRACK, mountains=mountains)
        random = Random(number)
        while not match.over:
            if len(state(match).stack) > 1:
                same_after_reading(match)
                depths.add(len(state(match).stack))
                phases.add(match.view()["phase"])
            match.play(random.choice(match.moves()))
    assert max(depths) > 5
    assert phases >= {"order", "split", "wild", "fifth", "cross", "ability", "lowest", "row", "permanent", "draw"}


def test_a_diagram_is_readable() -> None:
    match = turn("E3=1 C4=4 G4=2 C6=5 G6=3 E7=6 E2=2 A9=x I9=^", "1 2", row_line(mask=8), "used 2: wild", "round: 4")
    match.play("F2-2.G2-1")
    assert match.diagram() == (
        "   A B C D E F G H I\n"
        " 1 . . . . . . . . .\n"
        " 2 . . . . 2 2 1 . .\n"
        " 3 . . . . 1 . . . .\n"
        " 4 . . 4 . . . 2 . .\n"
        " 5 . . . . . . . . .\n"
        " 6 . . 5 . . . 3 . .\n"
        " 7 . . . . 6 . . . .\n"
        " 8 . . . . . . . . .\n"
        " 9 x . . . . . . . ^\n"
        "round: 4\n"
        "first: 1\n"
        "seat: 1\n"
        "table: 6\n"
        "hand 1: 1 2\n"
        "hand 2: 1 1\n"
        "rows 1: 0 8 0 0 0 0\n"
        "rows 2: 0 0 0 0 0 0\n"
        "used 2: wild\n"
        "now: order F2 G2\n"
        "then: mountains F2 G2\n"
    )


def test_spaces_labels_case_and_order_of_lines_do_not_matter() -> None:
    match = turn("E3=2 A9=x", "1 2", "round: 4", "spent: -")
    text = match.diagram()
    lines = text.replace("x", "X").splitlines()
    shuffled = [*lines[10:], "", *lines[:10]]
    assert Match.position("duel", "\n".join(shuffled)).diagram() == text
    squeezed = "\n".join(line if ":" in line else line.replace(" ", "") for line in lines)
    assert Match.position("duel", squeezed).diagram() == text
    bare = "\n".join(line if ":" in line else line[2:].replace(" ", "") for line in lines[1:])
    assert Match.position("duel", bare).diagram() == text


def test_what_is_left_open_comes_from_chance() -> None:
    start = grid(PRINTED)
    match = Match.position("duel", start, seed="abc")
    assert match.view()["phase"] == "draft"
    assert match.view()["round"] == 1
    # A match of that seed meets the same dice.
    assert match.view()["dice"] == Match.new("duel", seed="abc").view()["dice"]
    later = Match.position("duel", start + "hand 1: 2 3\nround: 3", seed="abc")
    assert later.view()["phase"] == "draw"
    assert len(later.view()["dice"]["hands"][1]) == 2
    assert later.view()["dice"]["remaining"]


def test_printed_squares_are_those_of_the_usual_sheet_or_given() -> None:
    usual = lay(PRINTED, "round: 3")
    assert (
        state(usual).setup.board is board_of(SHEETS["9"])
        or state(usual).setup.board.printed_squares == board_of(SHEETS["9"]).printed_squares
    )
    assert "printed" not in usual.diagram()
    partly = lay("E3=2 C4=4", "round: 3")
    printed = [square["name"] for square in partly.view()["squares"] if square["printed"]]
    assert printed == ["C4"]
    given = lay("B2=2 C3=^", "printed: B2 C3", "round: 1", size=4)
    assert "printed: B2 C3" in given.diagram()
    same_after_reading(given)
    none = lay("E3=1", "printed: -")
    assert not any(square["printed"] for square in none.view()["squares"])
    same_after_reading(none)


def test_any_size_up_to_the_large_board() -> None:
    for size in (2, 4, 11):
        match = lay("", "track: ..................", size=size)
        assert len(match.view()["squares"]) == size * size
        same_after_reading(match)
    wide = Match.position("duel", "ABC\n...\n...\n")
    assert len(wide.view()["squares"]) == 6


def test_a_diagram_of_a_published_size_decides_the_board() -> None:
    large = Match.position("duel", Match.new("duel", seed="large", options={"board": "11"}).diagram())
    assert large.options["board"] == large.record()["options"]["board"] == "11"
    for again in (Match.replay(large.record()), Match.from_link(large.link())):
        assert again.options == large.options
        assert again.diagram() == large.diagram()
    assert lay("", size=9).options["board"] == "9"
    assert lay("", size=4).options["board"] == "9"  # a board for study is on neither sheet
    assert lay("", size=4, board="11").options["board"] == "11"


@pytest.mark.parametrize(("size", "board", "shown"), [(11, "9", "11"), (9, "11", "9")])
def test_a_diagram_that_contradicts_the_chosen_board_is_refused(size: int, board: str, shown: str) -> None:
    with pytest.raises(BadDiagram) as error:
        lay("", size=size, board=board)
    assert error.value.code == "other-option"
    assert error.value.values == {"option": "board", "shown": shown}
    assert lay("", size=size, board=shown).options["board"] == shown


def test_a_diagram_of_a_full_board_is_over() -> None:
    match = lay("", fill="^")
    assert match.over
    same_after_reading(match)
    match = turn("", "2 3", fill="^")
    assert match.over
    same_after_reading(match)


def test_a_small_sheet_without_abilities_can_be_started_from_data() -> None:
    sheet = Sheet(4, 4, icons=((1, 1, 2), (2, 2, 3)), tracks=("." * 18,) * 6)
    options = GAME.info.complete({})
    start = GAME.start_on(sheet, options, Keyed("small"))
    assert start.seat in (0, 1)
    again = GAME.read(start.diagram(), options, Keyed("small"))
    assert again.diagram() == start.diagram()
    plies = 0
    while start.seat is not None:
        start.play(start.moves()[0], Keyed("small"))
        plies += 1
    assert 7 <= plies <= 42


BAD = [
    ("", "empty-diagram", None),
    ("A\n.\n", "duel.board-size", None),
    ("............\n" * 3, "duel.board-size", None),
    ("....\n....\n...\n", "bad-line", 3),
    ("....\n..7.\n", "bad-square", 2),
    ("....\n....\nround: 0\n", "bad-line", 3),
    ("....\n....\nround: 1000\n", "bad-line", 3),
    ("....\n....\nround: -1\n", "bad-line", 3),
    ("....\n....\nround: ²\n", "bad-line", 3),
    ("....\n....\nround: 1 2\n", "bad-line", 3),
    ("....\n....\nround: 1\nround: 1\n", "line-twice", 4),
    ("....\n....\nweather: fine\n", "bad-line", 3),
    ("....\n....\nfirst: 3\n", "bad-line", 3),
    ("....\n....\ntable: 1 2 3\n", "bad-line", 3),
    ("....\n....\ntable: 1 2 3 4 7\n", "bad-line", 3),
    ("....\n....\nhand 1: 3\n", "duel.line-missing", None),
    ("....\n....\ntable: 1 2 3 4 5\nseat: 2\n", "bad-line", 4),
    ("....\n....\nhand 1: 1 2\ntable: 1\nhand 2: 3\n", "bad-line", 5),
    ("....\n....\nrows 1: 1 2 3\n", "bad-line", 3),
    ("....\n....\nrows 1: 1 2 3 4 5 19\n", "bad-line", 3),
    ("....\n....\nused 1: magic\n", "bad-line", 3),
    ("....\n....\nhand 1: 1 2\nspent: plus\n", "bad-line", 4),
    ("....\n....\nopening: A1\n", "bad-line", 3),
    ("2...\n....\nround: 2\nopening: A1\n", "bad-line", 4),
    ("....\n....\nprinted: Z9\n", "bad-line", 3),
    ("x...\n....\nprinted: A1\n", "bad-line", 3),
    ("....\n....\ntrack: ...\n", "bad-line", 3),
    ("....\n....\ntrack: ........x.........\n", "bad-line", 3),
    ("....\n....\nnow: dance\n", "bad-line", 3),
    ("....\n....\nnow: over\n", "bad-line", 3),
    ("....\n....\nnow: order A1 B1\n", "bad-line", 3),
    ("2...\n....\nnow: order A1 A1\n", "bad-line", 3),
    ("2...\n....\nnow: score\n", "bad-line", 3),
    ("2...\n....\nnow: wild A1\n", "bad-line", 3),
    ("2...\n....\nnow: marks 7 1\n", "bad-line", 3),
    ("2...\n....\nnow: marks 1\n", "bad-line", 3),
    ("2...\n....\nthen: wild\n", "bad-line", 3),
    ("2...\n....\nnow: wild\nthen: " + ", ".join(["wild"] * 65), "bad-line", 4),
    ("2...\n....\nnow: wild\nthen: wild,,wild", "bad-line", 4),
    ("." * 7000, "diagram-too-long", None),
]


@pytest.mark.parametrize(("text", "code", "line"), BAD, ids=range(len(BAD)))
def test_nonsense_is_refused(text: str, code: str, line: int | None) -> None:
    with pytest.raises(BadDiagram) as error:
        Match.position("duel", text)
    assert error.value.code == code
    assert error.value.values.get("line") == line


def test_tasks_that_need_no_decision_are_done_when_read() -> None:
    match = turn("E4=2 E3=2 F4=1", "1 2", "now: score E4 F4", "then: marks 3 2")
    assert match.seat == 1
    assert [line.count for line in match.scores()[0].lines] == [0, 1, 2, 0, 0, 0]


MIDDLE = turn("E3=2 E2=2 C2=4", "1 2", row_line(mask=8), "permanents 1: plus", "used 2: wild", BUSY_TRACK)
MIDDLE.play("E4-2.F4-1")


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_mangled_diagrams_are_read_or_refused(data: st.DataObject) -> None:
    text = MIDDLE.diagram()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 8))
        text = text[:place] + data.draw(st.text("ABx^.:,-0123456789 \nvé+*", max_size=6)) + text[place + length :]
    try:
        match = Match.position("duel", text)
    except BadDiagram:
        return
    again = Match.position("duel", match.diagram())
    assert again.diagram() == match.diagram()
    for move in match.moves()[:5]:
        match.fork().play(move)
