"""Diagrams, both ways."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chiefdoms import BadDiagram, BadOptions, Match
from tests.games.chiefdom.table import LOGS, PUBLISHED_EXAMPLE, READINGS, TWO_LOGS, land, lay, sheet, state_of

OPTIONS: list[dict[str, str]] = [
    {},
    {"edition": "pnp", "cards": "advanced"},
    {"cards": "3-8-12", "shapes": "B"},
    {"bonus": "off", "shapes": "C"},
    READINGS,
    {"diagrams": "lenient"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_position_of_a_game_makes_a_round_trip(options: dict[str, str], seats: int) -> None:
    rng = random.Random(seats)
    match = Match.new("chiefdom", seats=seats, seed="round", options=options)
    while True:
        text = match.diagram()
        copy = Match.position("chiefdom", text, options=match.options, seed="round")
        assert copy.diagram() == text
        assert (copy.seat, copy.prompt, copy.moves()) == (match.seat, match.prompt, match.moves())
        assert copy.view(0) == match.view(0)
        assert copy.scores() == match.scores()
        if match.over:
            return
        move = rng.choice(match.moves())
        assert copy.play(move) == match.play(move)  # the same seed rolls the same dice on the same turn


def test_a_bare_sheet_is_enough() -> None:
    match = lay(PUBLISHED_EXAMPLE)
    assert (match.seats, match.view(0)["round"]) == (1, 1)
    assert (land(match).logs, land(match).fish, land(match).houses.bit_count()) == (10, 7, 5)


def test_dice_that_a_diagram_leaves_open_come_from_the_seed() -> None:
    rolls = {tuple(lay("", seed=str(seed)).view(0)["dice"]) for seed in range(30)}
    assert len(rolls) > 10
    assert lay("", seed="x").view(0)["dice"] == lay("", seed="x").view(0)["dice"]
    assert lay("", seed="x").view(0)["dice"] == Match.new("chiefdom", seed="x").view(0)["dice"]


def test_blanks_labels_and_the_line_of_columns_do_not_matter() -> None:
    plain = sheet("C3=3 C4=L")
    labelled = "ABCDEFGH\n" + "\n".join(f"{row}{line}" for row, line in enumerate(plain.splitlines(), 1))
    spaced = "\n\n".join("  " + " ".join(line) for line in plain.splitlines())
    texts = {lay(text, dice=(1, 2, 3)).diagram() for text in (plain, labelled, spaced)}
    assert len(texts) == 1


def test_the_heading_sets_the_turn_the_seat_and_the_use() -> None:
    match = lay("", "", heading="turn 12\nseat 2\ndrew\nuse water-6", dice=(2, 3, 6))
    assert (match.seat, match.prompt.key, match.view(0)["round"]) == (1, "chiefdom.place", 12)
    assert state_of(match).drew


def test_waiting_people_choose_their_jobs() -> None:
    match = lay("C3=2 C4=? C5=~ H1=J")
    assert match.moves() == ["C4-F", "C4-L"]
    assert match.scores()[0].points("jobless") == -2  # a person who waits for a job is not jobless


def test_named_cards_take_the_place_of_dealt_ones() -> None:
    assert lay("", heading="cards 8 3", cards="advanced").view(0)["cards"] == [3, 8]
    assert lay("", heading="cards 8 3").view(0)["cards"] == [3, 8]
    assert lay("", heading="cards 3 8", cards="3-8").view(0)["cards"] == [3, 8]


IMPOSSIBLE = [
    ("A1=J A2=3", "jobless-beside-work"),
    ("A1=J A2=~", "jobless-beside-work"),
    (f"{LOGS} A1=J A2=H A3=B", "jobless-beside-work"),
    ("A1=L", "lumberjack-without-tree"),
    ("A1=L B2=2", "lumberjack-without-tree"),
    ("A1=F A2=2", "fisherman-without-water"),
    ("A1=B", "builder-without-house"),
    (f"{LOGS} A1=H", "house-without-builder"),
    ("A1=H A2=B", "more-houses-than-logs"),
    (f"{LOGS} A1=H A2=B A3=H", "more-houses-than-logs"),
    ("C5=W", "wall-not-connected"),
    ("B4=W", "wall-not-connected"),
    ("B5=W", "wall-without-logs"),
    ("B5=W A1=2 A3=F A4=~", "wall-without-logs"),
    ("A1=?", "waiting-without-choice"),
    ("A1=? A2=3", "waiting-without-choice"),
    ("C3=2 C4=? C5=~ H8=2 H9=? H10=~", "waiting-not-drawn"),
    ("C3=2 C4=? C5=~ D4=? D3=2 D5=~ E3=2 E4=? E5=~ F3=2 F4=? F5=~", "waiting-not-drawn"),
]


@pytest.mark.parametrize(("squares", "code"), IMPOSSIBLE)
def test_sheets_that_no_play_leads_to_are_refused(squares: str, code: str) -> None:
    with pytest.raises(BadDiagram) as error:
        lay(squares)
    assert error.value.code == f"chiefdom.{code}"
    assert error.value.values["seat"] == 1


def test_printed_walls_belong_in_their_places() -> None:
    for wrong in (sheet().replace("#......#", "........", 1), sheet("A1=#")):
        with pytest.raises(BadDiagram) as error:
            lay(wrong)
        assert error.value.code == "chiefdom.pre-drawn-walls"


def test_the_earlier_edition_has_no_walls_that_started_in_the_east() -> None:
    with pytest.raises(BadDiagram) as error:
        lay("G5=W", edition="pnp")
    assert error.value.code == "chiefdom.wall-not-from-west"
    assert lay(f"G5=W {TWO_LOGS}").seat == 0


HEADINGS = [
    ("turn 0", "bad-line"),
    ("turn", "bad-line"),
    ("turn 1 2", "bad-line"),
    ("turn ²", "bad-line"),
    ("turn 99999", "bad-line"),
    ("dice 1 2", "bad-line"),
    ("dice 1 2 7", "bad-line"),
    ("dice 1 2 -3", "bad-line"),
    ("seat 2", "bad-line"),
    ("seat 0", "bad-line"),
    ("cards 1 1", "bad-line"),
    ("cards 19", "bad-line"),
    ("cards", "bad-line"),
    ("bonus 1 1", "bad-line"),
    ("bonus 1", "chiefdom.more-bonuses-than-houses"),
    ("use pass", "bad-line"),
    ("use", "bad-line"),
    ("drew 1", "bad-line"),
    ("over now", "bad-line"),
    ("turn 1\nturn 1", "line-twice"),
    ("hello", "bad-line"),
    ("xxxxxxxx", "bad-square"),
    ("dice 2 3 6\nuse wall", "chiefdom.use-not-possible"),
    ("cards 13", "chiefdom.card-needs-rivals"),
    ("........", "wrong-rows"),
]


@pytest.mark.parametrize(("heading", "code"), HEADINGS)
def test_headings_that_say_nothing_sensible_are_refused(heading: str, code: str) -> None:
    with pytest.raises(BadDiagram) as error:
        lay("", heading=heading)
    assert error.value.code == code


def test_a_diagram_must_agree_with_the_options() -> None:
    with pytest.raises(BadDiagram) as error:
        lay("", heading="cards 1 2", cards="1-3")
    assert error.value.code == "chiefdom.other-cards"
    with pytest.raises(BadDiagram) as error:
        lay(f"{LOGS} A1=H A2=B", heading="bonus 1", bonus="off")
    assert error.value.code == "chiefdom.bonus-not-in-play"
    with pytest.raises(BadOptions):
        lay("", cards="13")


def test_only_the_seat_to_act_has_people_waiting() -> None:
    waiting = "C3=2 C4=? C5=~"
    for sheets, heading in ((("", waiting), ""), ((waiting,), "over")):
        with pytest.raises(BadDiagram) as error:
            lay(*sheets, heading=heading)
        assert error.value.code == "chiefdom.waiting-out-of-turn"
    with pytest.raises(BadDiagram) as error:
        lay(waiting, heading="use water-6", dice=(2, 3, 6))
    assert error.value.code == "chiefdom.use-already-drawn"
    assert lay("", waiting, heading="seat 2").moves() == ["C4-F", "C4-L"]


def test_people_wait_only_after_dice_that_draw_people() -> None:
    waiting = "C3=2 C4=? C5=~"
    assert lay(waiting, dice=(4, 5, 1)).prompt.key == "chiefdom.job"
    assert lay(waiting, dice=(6, 6, 6)).prompt.key == "chiefdom.job"
    assert lay(f"{waiting} D3=L", dice=(4, 5, 2)).prompt.key == "chiefdom.job"
    for squares, dice in ((waiting, (2, 2, 3)), (waiting, (4, 5, 2)), (f"{waiting} D4=J", (4, 5, 2))):
        with pytest.raises(BadDiagram) as error:
            lay(squares, dice=dice)
        assert error.value.code == "chiefdom.waiting-not-drawn"
    house = f"{LOGS} A1=H A2=B"
    assert lay(f"{waiting} {house}", dice=(4, 5, 2), heading="bonus 1").prompt.key == "chiefdom.job"
    with pytest.raises(BadDiagram):
        lay(f"{waiting} {house}", dice=(4, 5, 2))


def test_dice_left_open_are_such_that_they_drew_the_people_who_wait() -> None:
    for seed in map(str, range(20)):
        match = lay("C3=2 C4=? C5=~", seed=seed)
        assert Match.position("chiefdom", match.diagram()).diagram() == match.diagram()


def test_a_game_is_over_only_where_nobody_has_to_draw() -> None:
    almost = sheet("D1=.", fill="~")
    assert lay(almost, heading="over", dice=(2, 3, 6)).over
    for sheets, dice in (((almost,), (1, 3, 1)), ((almost, ""), (2, 3, 6)), (("",), None), ((almost, ""), None)):
        with pytest.raises(BadDiagram) as error:
            lay(*sheets, heading="over", dice=dice)
        assert error.value.code == "chiefdom.over-but-can-draw"
    for heading in ("over\nseat 1", "over\ndrew", "over\nuse water-6", "score\ndrew"):
        with pytest.raises(BadDiagram) as error:
            lay(almost, heading=heading)
        assert error.value.code == "chiefdom.over-yet-going-on"


def test_dice_left_open_are_such_that_they_ended_the_game() -> None:
    for seed in map(str, range(20)):
        match = lay(sheet("D1=. E1=.", fill="~"), heading="over", seed=seed)
        assert match.over
        assert Match.position("chiefdom", match.diagram()).diagram() == match.diagram()


def test_sheets_of_any_kind_can_be_scored() -> None:
    for squares in ("", "A1=~ B1=F", sheet(fill="~")):
        match = lay(squares, heading="score")
        assert match.over
        text = match.diagram()
        assert ("score" in text.split()) != ("over" in text.split()) == ("\n" in squares)
        assert Match.position("chiefdom", text, seed="t").diagram() == text
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners == (0,)
    with pytest.raises(BadDiagram):
        lay("C3=2 C4=? C5=~", heading="score")


@pytest.mark.parametrize(
    ("squares", "heading"), [("B5=W", ""), ("", "over"), ("", "over\ndice 2 3 6"), ("C3=2 C4=? C5=~", "dice 2 2 3")]
)
def test_option_diagrams_reads_what_records_of_rules_1_may_start_from(squares: str, heading: str) -> None:
    with pytest.raises(BadDiagram):
        lay(squares, heading=heading)
    match = lay(squares, heading=heading, diagrams="lenient")
    assert match.over == ("over" in heading)
    copy = Match.position("chiefdom", match.diagram(), options=match.options)
    assert copy.diagram() == match.diagram()


def test_there_are_one_to_six_sheets() -> None:
    with pytest.raises(BadDiagram):
        Match.position("chiefdom", "turn 3")
    assert lay(*[sheet()] * 6).seats == 6
    with pytest.raises(BadDiagram) as error:
        lay(*[sheet()] * 7)
    assert error.value.code == "wrong-rows"
    with pytest.raises(BadDiagram) as error:
        Match.position("chiefdom", "\n" * 100_000 + sheet())
    assert error.value.code == "diagram-too-long"


CHARACTERS = ".#W~23HJLFB? \n0123456789turndiceseatcardsbonusover"


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet=CHARACTERS, max_size=200), st.integers(0, 400), st.integers(0, 40))
def test_mutated_diagrams_are_read_or_refused(text: str, start: int, length: int) -> None:
    base = lay(PUBLISHED_EXAMPLE, dice=(2, 3, 6)).diagram()
    mutated = base[:start] + text + base[start + length :]
    try:
        match = Match.position("chiefdom", mutated)
    except BadDiagram:
        return
    assert Match.position("chiefdom", match.diagram(), options=match.options).diagram() == match.diagram()
