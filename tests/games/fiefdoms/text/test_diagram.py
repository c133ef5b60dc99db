"""Diagrams: every reachable position is read back exactly, and bad diagrams are refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from chiefdoms import BadDiagram, Match
from chiefdoms.games import fiefdoms
from chiefdoms.games.fiefdoms.rules.position import Position
from tests.games.fiefdoms.table import alone, lay, read, sheet, state


def everything(p: Position) -> dict[str, object]:
    """Everything in a position except the scores, which follow from it."""
    return {name: getattr(p, name) for name in Position.__slots__ if name != "fief_scores"}


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
@pytest.mark.parametrize("options", [{}, {"population": "topup", "pestilence": "two"}, {"blocked": "forfeit"}])
def test_every_position_of_a_game_is_read_back(seats: int, options: dict[str, str]) -> None:
    phases = set()
    for number in range(3):
        match = Match.new("fiefdoms", seats, f"diagram-{number}", options)
        random = Random(number)
        while True:
            again = Match.position("fiefdoms", match.diagram(), options)
            assert everything(state(again)) == everything(state(match)), match.diagram()
            phases.add(match.view(None)["phase"])
            if match.over:
                break
            match.play(random.choice(match.moves()))
    assert phases >= {"sections", "split", "build", "plot", "square", "forfeit", "workers", "change", "over"}


def test_pending_choices_are_read_back() -> None:
    match = lay("23=F 32=M 43=C 44=#", heading="dice 1 5 3 3\nsplit 1_5 3_3")
    match.play("1_5-springhouse")
    assert "option 1_5-springhouse" in match.diagram()
    match.play("33")
    assert match.prompt.key == "fiefdoms.reduce"
    again = Match.position("fiefdoms", match.diagram())
    assert again.moves() == match.moves() == ["reduce-23", "reduce-32"]


def test_the_readme_example_can_be_read() -> None:
    readme = (Path(fiefdoms.__file__).parent / "README.md").read_text(encoding="utf-8")
    example = readme.split("```")[1]
    match = Match.position("fiefdoms", example)
    assert match.diagram().split() == example.split()
    assert match.prompt.key == "fiefdoms.plot"


def test_what_a_diagram_leaves_open_is_filled_in() -> None:
    match = alone("11=F 12=C")
    assert match.view(0)["round"] == 3
    assert len(match.view(0)["dice"]) == 4, "rolled from the seed"
    assert match.view(0)["fiefs"][0]["sections"]["forest"] == [2, 3], "the suggested sections"
    assert match.view(0)["fiefs"][0]["plots"][0]["needs"] == 2, "as printed"


def test_spaces_are_free() -> None:
    match = lay("11=F P11=3", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    text = match.diagram()
    loose = "\n\n".join("   " + "    ".join(line.split()) + "  " for line in text.splitlines())
    assert Match.position("fiefdoms", loose).diagram() == text


def test_faces_of_a_pair_may_be_in_any_order() -> None:
    match = lay(heading="dice 1/2 3 4 5\nsplit 5_4 1~2_3")
    assert "split 3_1~2 4_5" in match.diagram()


BAD = [
    ("turn 1", "wrong-seats"),
    ("hello", "bad-line"),
    ("x" * 7000, "diagram-too-long"),
    ("seat 2\n" + sheet(), "bad-line"),
    ("seat 1\n" + sheet() + "\n. . . . .", "bad-line"),
    ("seat 1\n" + "\n".join(sheet().splitlines()[:8]), "wrong-rows"),
    ("seat 1 forest forest sea marsh\n" + sheet(), "bad-sections"),
    ("seat 1\n" + sheet("11=Z"), "bad-plot"),
    ("seat 1\n" + sheet("11=F3"), "too-many-workers"),
    ("seat 1\n" + sheet("11=C1"), "too-many-workers"),
    ("seat 1\n" + sheet("P11=6"), "bad-square"),
    ("seat 1\n" + sheet("P11=-1"), "bad-square"),
    ("seat 1\n" + sheet("11=T 12=T"), "too-many"),
    ("seat 1\n" + sheet("11=Gf 12=Gf"), "too-many"),
    ("seat 1\n" + sheet("11=Gf 12=Gm 13=Gw"), "too-many"),
    ("turn 3\nseat 1\n" + sheet(), "uneven-turns"),
    ("turn 26\nseat 1\n" + sheet(), "bad-line"),
    ("turn 1\nturn 1\nseat 1\n" + sheet(), "line-twice"),
    ("dice 1 2 3\nseat 1\n" + sheet(), "bad-dice"),
    ("dice 4/5 2 3 4\nseat 1\n" + sheet(), "bad-dice"),
    ("dice X 2 3 4\nseat 1\n" + sheet(), "bad-dice"),
    ("split 1_3 4_5\nseat 1\n" + sheet(), "dice-missing"),
    ("dice 1 3 4 5\nsplit 1_2 4_5\nseat 1\n" + sheet(), "bad-split"),
    ("dice 1 3 4 5\nsplit 1_3\nseat 1\n" + sheet(), "bad-line"),
    ("dice 1 3 X X\nsplit 1_3 X_X\nseat 1\n" + sheet(), "bad-split"),
    ("dice 1 3 4 5\noption 1_3-windmill\nseat 1\n" + sheet(), "bad-option"),
    ("dice 1 3 4 5\nsplit 1_3 4_5\noption 1_3-market\nseat 1\n" + sheet(), "bad-option"),
    ("dice 1 3 4 5\nsplit 1_3 4_5\nplot 45\nturn 1\nseat 1\n" + sheet("45=W"), "option-missing"),
    ("dice 1 3 4 5\nsplit 1_3 4_5\noption 1_3-windmill\nplot 45\nturn 1\nseat 1\n" + sheet("45=W"), "nothing-open"),
    ("dice 1 3 4 5\nsplit 1_3 4_5\noption 1_3-quarry-1\nplot 45\nturn 1\nseat 1\n" + sheet("45=W"), "bad-option"),
    ("dice 1 3 4 5\nsplit 1_3 4_5\noption 1_3-quarry-1\nplot 44\nturn 1\nseat 1\n" + sheet("44=Q"), "bad-option"),
    ("dice 1 3 4 5\nsplit 1_3 4_5\noption 1_3-quarry-1\nplot 66\nturn 1\nseat 1\n" + sheet("45=Q"), "bad-line"),
    ("seat 1 ?\n" + sheet("11=F"), "sections-first"),
    ("dice 1 3 4 5\nseat 1 ?\n" + sheet(), "no-turn-now"),
    ("seat 1\n" + sheet() + "\nworkers best", "workers-at-the-end"),
    ("dice 1 3 4 5\nseat 1\n" + sheet("", "#"), "no-turn-now"),
    ("seat 1\n" + sheet("", "#") + "\nworkers worst", "bad-line"),
    ("seat 1\n" + sheet("", "#") + "\nworkers best 11", "bad-line"),
    ("seat 1\n" + sheet("", "#") + "\nworkers best\nworkers best", "line-twice"),
    ("seat 1\n" + sheet("", "#") + "\nworkers chosen 11", "bad-workers"),
    ("seat 1\n" + sheet("11=F", "#") + "\nworkers chosen 11", "bad-workers"),
    ("seat 1\n" + sheet("11=F 12=F", "#") + "\nworkers open 12 11", "bad-line"),
    (f"seat 1\n{sheet('', '#')}\nseat 2\n{sheet('', '#')}\nworkers best", "workers-in-order"),
    (f"seat 1\n{sheet()}\nseat 2\n{sheet('11=#')}", "uneven-turns"),
    (f"seat 1\n{sheet('11=#')}\nseat 2\n{sheet()}", "dice-missing"),
    (f"dice 1 3 4 5\nseat 1\n{sheet('11=#')}\nseat 2\n{sheet()}", "split-missing"),
    ("".join(f"seat {seat}\n{sheet()}\n" for seat in range(1, 8)), "bad-line"),
]


@pytest.mark.parametrize(("text", "code"), BAD, ids=[f"{number}-{code}" for number, (_, code) in enumerate(BAD)])
def test_bad_diagrams_are_refused_with_their_error_code(text: str, code: str) -> None:
    with pytest.raises(BadDiagram) as error:
        Match.position("fiefdoms", text)
    assert error.value.code.removeprefix("fiefdoms.") == code


def test_seats_that_have_acted_are_recognised_by_their_filled_plots() -> None:
    match = read(sheet("11=#"), sheet(), sheet(), heading="dice 1 3 4 5\nsplit 1_3 4_5")
    assert match.seat == 1
    assert match.view(0)["acted"] == [0]
