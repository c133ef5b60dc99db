"""The score sheet."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from chiefdoms.games.chiefdom.editions import EDITIONS
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.scoring import CONDITIONS, count_conditions, rank_of
from chiefdoms.games.chiefdom.rules.setup import Rules
from tests.games.chiefdom.table import PNP_EXAMPLE, PUBLISHED_EXAMPLE, TWO_LOGS, count, land, lay, points, sheet

KEYS = [
    "houses",
    "walls",
    "people",
    "fishermen-by-trees",
    "lumberjacks-by-water",
    "forest",
    "lake",
    "logs",
    "fish",
    "empty",
    "homeless",
    "hungry",
    "jobless",
]


def _lines(match: Match) -> list[int]:
    card = match.scores()[0]
    assert [line.key for line in card.lines] == KEYS
    return [line.points for line in card.lines]


def test_v1_v3_the_published_example_scores_127() -> None:
    match = lay(PUBLISHED_EXAMPLE)
    assert _lines(match) == [35, 30, 23, 9, 6, 34, 18, 10, 0, -10, -6, -18, -4]
    assert match.scores()[0].total == 127
    assert [count(match, key) for key in KEYS] == [5, 10, 23, 3, 2, 34, 9, 10, 0, 10, 3, 9, 2]


def test_v2_v3_the_earlier_example_scores_111() -> None:
    match = lay(PNP_EXAMPLE, edition="pnp")
    assert _lines(match) == [35, 0, 23, 9, 6, 34, 18, 10, 0, -10, -6, -4, -4]
    assert match.scores()[0].total == 111


def test_v3_each_example_sheet_is_also_scored_by_the_other_edition() -> None:
    assert lay(PUBLISHED_EXAMPLE, edition="pnp").scores()[0].total == 141
    assert lay(PNP_EXAMPLE).scores()[0].total == 115


def test_v3_one_more_wall_completes_the_earlier_example() -> None:
    completed = PNP_EXAMPLE.replace("6 # . J L W W . #", "6 # . J L W W W #")
    assert points(lay(completed, edition="pnp"), "walls") == 33


@pytest.mark.parametrize("example", [PUBLISHED_EXAMPLE, PNP_EXAMPLE])
def test_v3_both_example_sheets_cut_35_logs_and_caught_7_fish(example: str) -> None:
    drawn = land(lay(example))
    assert (drawn.logs_cut, drawn.logs, drawn.fish) == (35, 10, 7)


@pytest.mark.parametrize(
    ("edition", "fish", "hungry", "surplus"),
    [("published", 7, 9, 0), ("pnp", 7, 2, 0), ("pnp", 8, 0, 0), ("pnp", 9, 0, 1), ("published", 13, 0, 1)],
)
def test_v4_food(edition: str, fish: int, hungry: int, surplus: int) -> None:
    drawn = Land()
    drawn.jobless = (1 << 23) - 1
    drawn.fish = fish
    counts = dict(zip(KEYS, count_conditions(drawn, Rules(EDITIONS[edition], (), False, "A")), strict=True))
    assert (counts["hungry"], counts["fish"]) == (hungry, surplus)


def test_v4_hungry_people_and_surplus_fish_on_the_card() -> None:
    match = lay("A1=J C1=J E1=J A3=F A4=~ B3=~")
    assert (points(match, "hungry"), points(match, "fish")) == (0, 0)
    match = lay("A1=J C1=J E1=J A3=F A4=~")
    assert (points(match, "hungry"), points(match, "fish")) == (-4, 0)
    match = lay("A1=J C1=J E1=J A3=F A4=~", edition="pnp")
    assert points(match, "hungry") == -2
    match = lay("A3=F A4=~ B3=~ A2=~")
    assert (points(match, "hungry"), points(match, "fish")) == (0, 6)


def test_v5_c43_homeless_people_are_those_beyond_four_for_each_house() -> None:
    match = lay(PUBLISHED_EXAMPLE)
    assert (count(match, "houses"), count(match, "people"), points(match, "homeless")) == (5, 23, -6)
    assert points(lay("A1=H A2=B C1=2 C2=L D1=L D2=2 E1=2"), "homeless") == 0
    assert points(lay("A1=J"), "homeless") == -2


def test_c16_a_fisherman_beside_several_trees_scores_once() -> None:
    match = lay("C3=F C4=~ C2=2 B3=3 D3=2")
    assert (count(match, "fishermen-by-trees"), points(match, "fishermen-by-trees")) == (1, 3)
    match = lay("C3=L C4=2 C2=~ B3=~ D3=~")
    assert (count(match, "lumberjacks-by-water"), points(match, "lumberjacks-by-water")) == (1, 3)


def test_c31_the_largest_forest_has_the_most_squares() -> None:
    assert points(lay("A1=2 B1=2 C1=2 A3=3 B3=3"), "forest") == 6
    assert points(lay("A3=2 B3=2 C3=2 A1=3 B1=3"), "forest") == 6


def test_c31_of_equally_large_forests_the_one_with_more_trees_counts() -> None:
    assert points(lay("A1=2 B1=2 A3=3 B3=2"), "forest") == 5
    assert points(lay("A1=3 B1=2 A3=2 B3=2"), "forest") == 5


def test_forests_and_lakes_join_by_sides_only() -> None:
    assert points(lay("A1=2 B2=2"), "forest") == 2
    assert points(lay("A1=~ B2=~ H1=~ A3=~"), "lake") == 2
    assert points(lay("H1=~ A2=~"), "lake") == 2  # the end of a row does not touch the start of the next


def test_c32_printed_walls_are_not_empty() -> None:
    assert points(lay(""), "empty") == -76
    assert points(lay(f"B5=W {TWO_LOGS}"), "empty") == -73


def test_c40_there_are_thirteen_conditions_and_then_the_cards() -> None:
    assert [key for key, _ in CONDITIONS] == KEYS
    match = lay("", "", cards="3-8-13")
    assert [line.key for line in match.scores()[0].lines] == [*KEYS, "card-3", "card-8", "card-13"]


def test_an_unfinished_wall_scores_only_in_the_published_edition() -> None:
    assert points(lay(f"B5=W C5=W {TWO_LOGS}"), "walls") == 6
    assert points(lay("B5=W C5=W", edition="pnp"), "walls") == 0


@pytest.mark.parametrize(
    ("score", "place"),
    [
        (-30, 1),
        (0, 1),
        (50, 1),
        (51, 2),
        (80, 2),
        (81, 3),
        (100, 3),
        (101, 4),
        (120, 4),
        (121, 5),
        (150, 5),
        (151, 6),
        (170, 6),
        (171, 7),
        (199, 7),
        (200, 8),
        (300, 8),
    ],
)
def test_the_solo_table(score: int, place: int) -> None:
    assert rank_of(score, EDITIONS["published"]) == f"rank-{place}"
    assert rank_of(score, EDITIONS["pnp"]) == ("rank-8-pnp" if place == 8 else f"rank-{place}")


def test_a_full_sheet_of_water_scores_its_lake_at_any_moment() -> None:
    match = lay(sheet(fill="~"), heading="over")
    assert points(match, "lake") == 152
    assert match.outcome() is not None
