"""Where shapes, walls and houses may be drawn."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from chiefdoms.games.chiefdom.shapes import checks, fits
from chiefdoms.games.chiefdom.shapes import placements as all_placements
from chiefdoms.games.chiefdom.sheet import SHAPES
from chiefdoms.games.chiefdom.squares import BOARD, BY_NAME
from tests.games.chiefdom.table import LOGS, TWO_LOGS, at, draw, land, lay, placements, points, state_of

AROUND_WEST = ["A4", "A7", "B5", "B6"]
AROUND_EAST = ["G5", "G6", "H4", "H7"]


@pytest.mark.parametrize(("face", "number"), list(enumerate([80, 126, 96, 63, 48, 124], 1)))
def test_shape_set_a_has_so_many_placements_on_80_squares(face: int, number: int) -> None:
    assert len(all_placements("A", face, False)) == number


@pytest.mark.parametrize("edition", ["published", "pnp"])
def test_c7_shapes_are_turned_and_flipped_in_both_editions(edition: str) -> None:
    straight = placements("", "water-6", edition=edition)
    assert {"A1B1C1", "A1A2A3"} <= set(straight)
    diagonal = placements("", "people-3", edition=edition)
    assert {"A1B2C3", "C1B2A3"} <= set(diagonal)


def test_a_shape_need_not_touch_earlier_ones_and_keeps_to_empty_squares() -> None:
    moves = placements("A1=~ B1=~", "water-6")
    assert "F10G10H10" in moves
    assert not any("A1" in move.replace("A10", "") for move in moves)
    assert not any("A5" in move or "H6" in move for move in moves)  # printed walls


# One square cannot be drawn with one square fewer.
FACES = [
    (shapes, face, bonus)
    for shapes in SHAPES
    for face in range(1, 7)
    for bonus in (False, True)
    if len(SHAPES[shapes][face]) > bonus
]


@pytest.mark.parametrize(("shapes", "face", "bonus"), FACES)
def test_asking_whether_a_shape_fits_agrees_with_listing(shapes: str, face: int, bonus: bool) -> None:
    masks = all_placements(shapes, face, bonus)
    for mask in masks:
        assert fits(checks(shapes, face, bonus), mask)
        hole = mask & -mask
        rest = mask ^ hole
        assert fits(checks(shapes, face, bonus), rest) == any(other & rest == other for other in masks)
    assert not fits(checks(shapes, face, bonus), 0)
    for name in ("A1", "H1", "A10", "H10", "D4"):
        free = BOARD ^ BY_NAME[name]
        assert fits(checks(shapes, face, bonus), free)


def test_c17_a_wall_may_branch_from_any_wall_square() -> None:
    assert placements(f"{LOGS} B5=W", "wall") == sorted(["A4", "A7", "B4", "B6", "C5", *AROUND_EAST])


def test_c18_the_published_edition_starts_at_either_wall() -> None:
    assert placements(LOGS, "wall") == sorted(AROUND_WEST + AROUND_EAST)


def test_c18_the_earlier_edition_starts_at_the_west_wall() -> None:
    assert placements("", "wall", edition="pnp") == AROUND_WEST
    assert placements("B5=W", "wall", edition="pnp") == sorted(["A4", "A7", "B4", "B6", "C5", *AROUND_EAST])


def test_c20_v8e_a_wall_needs_two_logs_held_and_spends_none() -> None:
    assert placements("", "wall") == []
    match = draw("H9=2 H10=L", "wall", "B5")
    assert land(match).logs == 2
    assert placements(f"{LOGS} A1=H A2=B", "wall") == []  # six cut, five spent on a house, one held


def test_c21_a_wall_neither_blocks_nor_joins_what_lies_beside_it() -> None:
    match = draw(f"B4=2 B5=W B6=3 C4=2 {TWO_LOGS}", "people-1", "C5")
    assert (at(match, "C5"), land(match).logs) == ("L", 4)
    assert match.scores()[0].points("forest") == 4  # B4 and C4; B6 lies beyond the wall


def _is_complete(match: Match) -> bool:
    complete: bool = match.view(0)["lands"][0]["wall_complete"]
    return complete


def test_c19_v9_a_complete_wall_joins_west_and_east() -> None:
    straight = f"B5=W C5=W D5=W E5=W F5=W G5=W {TWO_LOGS}"
    stepped = f"B5=W C5=W D5=W E5=W E6=W F6=W G6=W {TWO_LOGS}"
    assert _is_complete(lay(straight))
    assert _is_complete(lay(stepped))
    assert not _is_complete(lay(f"B5=W C5=W D5=W E5=W F5=W {TWO_LOGS}"))
    assert not _is_complete(lay(f"B5=W C5=W D5=W E6=W F6=W G6=W {TWO_LOGS}"))
    assert lay(straight).scores()[0].points("walls") == 30
    assert lay(stepped).scores()[0].points("walls") == 33
    assert lay(stepped, edition="pnp").scores()[0].points("walls") == 33


# From the West Wall to the east edge, four rows below the East Wall.
TO_THE_EAST_EDGE = "A7=W A8=W A9=W B9=W C9=W D9=W E9=W F9=W G9=W H9=W"
TO_THE_WEST_EDGE = "H4=W H3=W H2=W G2=W F2=W E2=W D2=W C2=W B2=W A2=W"
FOREST = "D6=2 D7=L"


def test_c19_option_wall_lets_the_east_edge_complete_a_wall() -> None:
    for squares in (TO_THE_EAST_EDGE, TO_THE_WEST_EDGE):
        usual, edge = (lay(f"{squares} {FOREST}", wall=wall) for wall in ("printed", "edge"))
        assert (_is_complete(usual), _is_complete(edge)) == (False, True)
        assert (points(usual, "walls"), points(edge, "walls")) == (30, 42)
    short = TO_THE_EAST_EDGE.removesuffix(" H9=W")
    assert not _is_complete(lay(f"{short} {FOREST}", wall="edge"))
    joined = "B5=W C5=W D5=W E5=W F5=W G5=W"
    assert points(lay(f"{joined} {TWO_LOGS}", wall="edge"), "walls") == 30
    assert not _is_complete(lay("", wall="edge"))  # the printed walls touch both edges, but nothing joins them


def test_c19_option_wall_counts_the_complete_wall_alone_in_the_earlier_edition() -> None:
    squares = f"{TO_THE_EAST_EDGE} G5=W {FOREST}"
    assert points(lay(squares, edition="pnp"), "walls") == 0
    assert points(lay(squares, edition="pnp", wall="edge"), "walls") == 3 * (10 + 2)  # not G5 and the East Wall
    assert points(lay(squares, wall="edge"), "walls") == 3 * 11 + 12
    both = f"{squares} {TO_THE_WEST_EDGE}"
    assert points(lay(both, edition="pnp", wall="edge"), "walls") == 3 * (21 + 4)


def test_c19_option_wall_is_announced_when_the_edge_is_reached() -> None:
    short = f"{TO_THE_EAST_EDGE.removesuffix(' H9=W')} {FOREST}"
    for wall in ("printed", "edge"):
        match = lay(short, dice=(1, 2, 6), wall=wall)
        match.play("wall")
        state = state_of(match)
        preview = state.preview(BY_NAME["H9"])
        kinds = [event["kind"] for event in match.play("H9")]
        assert ("wall-complete" in kinds) == (wall == "edge")
        assert preview["total"] == (16 if wall == "edge" else 4)  # also one empty square less


def test_v9_a_branch_is_legal_and_scores() -> None:
    match = draw(f"{LOGS} B5=W", "wall", "B4")
    assert at(match, "B4") == "W"
    assert match.scores()[0].points("walls") == 6


def test_completing_the_wall_is_an_event() -> None:
    match = lay(f"{LOGS} B5=W C5=W D5=W E5=W F5=W", dice=(1, 2, 2))
    match.play("wall")
    assert {"kind": "wall-complete", "seat": 0} in match.play("G5")


def test_a_house_is_drawn_beside_a_jobless_person_or_a_builder() -> None:
    assert placements(f"{LOGS} C3=J", "house") == ["B3", "C2", "C4", "D3"]
    assert placements("H9=3 H10=L G10=3 F10=L E10=3 F9=2 A1=H A2=B", "house") == ["A3", "B2"]
    assert placements(LOGS, "house") == []


@pytest.mark.parametrize("edition", ["published", "pnp"])
def test_c41_a_house_spends_five_logs(edition: str) -> None:
    match = draw(f"{LOGS} C3=J", "house", "C4", edition=edition)
    assert land(match).logs == 1
    assert land(match).logs_cut == 6
    assert placements("H9=2 H10=L G10=2 C3=J", "house", edition=edition) == []


def test_c38_there_is_no_limit_to_houses() -> None:
    trees = " ".join(f"{column}{row}=3" for row in (7, 9) for column in "ABCDEFGH")
    cutters = " ".join(f"{column}8=L" for column in "ABCDEFGH")
    corners = "A10=L B10=3 G10=3 H10=L"
    houses = "B1=H B2=B B3=H A2=H C2=H E1=H E2=B E3=H D2=H F2=H H2=B H1=H"
    match = draw(f"{trees} {cutters} {corners} {houses}", "house", "H3")
    assert land(match).houses.bit_count() == 10
    assert land(match).logs == 18 * 3 - 10 * 5
