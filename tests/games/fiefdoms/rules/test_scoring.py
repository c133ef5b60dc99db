"""Final scoring: every building, every bonus, every penalty."""

from __future__ import annotations

import pytest

from tests.games.fiefdoms.table import at, card, fief, lay, points

# Pips for everything around a plot in the middle.
RICH = " ".join(f"P{i}{j}=5" for i in range(1, 5) for j in range(1, 5))


def test_the_lines_are_in_the_order_of_the_score_bar() -> None:
    assert [line.key for line in card("").lines] == [
        "cottages",
        "farms",
        "quarries",
        "windmills",
        "markets",
        "townhall",
        "university",
        "guilds",
        "springhouses",
        "vagrants",
    ]
    assert card("").total == 0


def test_vector_score_bar_78() -> None:
    cottages = "11=C 12=C 13=C 14=C 15=C 21=C"
    shown = card(f"{cottages} P43=5 P44=5 P33=5 P34=5 P32=5 P42=4")
    assert shown.points("cottages") == 18
    assert shown.points("vagrants") == -5, "29 population in 24 places"
    assert 18 + 3 + 27 + 11 + 8 + 11 + 5 + 0 - 0 - 5 == 78


# -- housing ----------------------------------------------------------------------------------------------------------


def test_vector_population_15_in_3_cottages() -> None:
    cells = "11=C 12=C 13=C P33=5 P44=5 P43=5"
    shown = fief(lay(cells))
    assert (shown["population"], shown["housing"], shown["vagrants"]) == (15, 12, 3)
    assert points("vagrants", cells) == -3
    assert points("cottages", cells) == 9


@pytest.mark.parametrize(("pips", "occupied"), [(0, 0), (1, 1), (4, 1), (5, 2)])
def test_r22_a_cottage_counts_if_one_person_lives_in_it(pips: int, occupied: int) -> None:
    cells = f"11=C 12=C 13=C P44={pips}"
    assert points("cottages", cells) == 3 * occupied


def test_r22_no_more_cottages_are_occupied_than_there_are() -> None:
    assert points("cottages", "11=C P44=5 P43=5") == 3


def test_r23_vagrants_and_the_almshouse() -> None:
    assert points("vagrants", "P11=5 P44=5") == -10
    assert points("vagrants", "11=A P11=5 P44=5") == -2
    assert points("vagrants", "55=A P11=5 P12=5") == -10, "without workers it helps nobody"


def test_vector_almshouse_with_population_14() -> None:
    assert points("vagrants", "11=A P11=5 P44=5 P33=4") == -6


def test_vector_almshouse_never_gives_points() -> None:
    assert points("vagrants", "11=A P11=2") == 0


# -- basic buildings --------------------------------------------------------------------------------------------------


def test_r14_farm_beside_springhouses_gets_2_once() -> None:
    assert points("farms", "22=F P11=2") == 3
    assert points("farms", "22=F 23=S P11=2") == 5
    assert points("farms", "22=F 23=S 21=S P11=2") == 5


def test_r12_adjacency_is_orthogonal() -> None:
    assert points("farms", "22=F 33=S P11=2") == 3
    assert points("windmills", "22=W 33=W P11=2 P44=2 P33=2") == 6


def test_r14_quarry_in_line_with_others_gets_1_once() -> None:
    assert points("quarries", "22=Q P11=2") == 3
    assert points("quarries", "22=Q 25=Q P11=2") == 4
    assert points("quarries", "22=Q 25=Q 52=Q P11=2") == 4


def test_vector_two_quarries_on_a_diagonal() -> None:
    assert points("quarries", "22=Q 33=Q P11=2 P33=2") == 6


def test_vector_an_active_quarry_with_an_inactive_one_in_its_row() -> None:
    assert points("quarries", "22=Q 25=Q P11=2") == 4


def test_vector_two_adjacent_active_windmills() -> None:
    assert points("windmills", "22=W 23=W P11=2 P13=2") == 8


def test_r15_windmill_bonus_flat_or_by_option_for_each() -> None:
    cells = "22=W 23=W 21=W P11=2"
    assert points("windmills", cells) == 4
    assert points("windmills", cells, windmill="each") == 5
    assert points("windmills", "22=W P11=2", windmill="each") == 3


def test_r16_bonuses_count_inactive_neighbours() -> None:
    assert points("windmills", "22=W 23=W P11=2") == 4


def test_r17_market_counts_all_pips_in_touching_squares() -> None:
    cells = "22=M 23=M P12=5 P22=1"
    assert points("markets", cells) == 12, "both count the same pips, used or not"
    assert points("markets", "22=M P11=3 P44=5") == 3


def test_vector_market_with_5_4_4() -> None:
    assert points("markets", "22=M P11=5 P12=4 P21=4") == 13


def test_vector_market_with_2_pips_is_inactive() -> None:
    assert points("markets", "22=M P11=2") == 0


# -- advanced buildings -----------------------------------------------------------------------------------------------


def test_vector_townhall_with_three_types_in_its_row() -> None:
    cells = f"31=T 32=F 33=W 34=M {RICH}"
    assert points("townhall", cells) == 11


def test_r18_townhall_counts_types_in_row_and_column_once() -> None:
    assert points("townhall", f"33=T 31=F 13=Q {RICH}") == 9
    assert points("townhall", f"33=T 31=F 13=F {RICH}") == 7, "a type counts once"
    assert points("townhall", f"33=T 22=F {RICH}") == 5, "a diagonal does not"
    assert points("townhall", f"33=T 31=F 13=Q 35=W 53=M {RICH}") == 13


def test_r18_townhall_counts_active_buildings_only() -> None:
    assert points("townhall", "22=T 25=F P11=4") == 5
    assert points("townhall", "22=T 25=F P11=4 P14=2") == 7


def test_r18_by_option_cottage_and_springhouse_count() -> None:
    cells = f"33=T 31=C 13=S 35=F {RICH}"
    assert points("townhall", cells) == 7
    assert points("townhall", cells, townhall="all") == 11


def test_r19_university_counts_itself_and_guilds_as_one_type() -> None:
    assert points("university", "22=U P11=3") == 5
    assert points("university", "22=U 55=T P11=3") == 8
    assert points("university", "22=U 55=T 54=A P11=3") == 12
    assert points("university", "22=U 55=T 54=A 53=Gf P11=3") == 15
    assert points("university", "22=U 54=Gm 53=Gf P11=3") == 8
    assert points("university", "22=U 55=T 54=A 53=Gf P11=2") == 0, "itself must be active"


def test_vector_university() -> None:
    assert points("university", "22=U 55=T 54=A P11=3") == 12
    assert points("university", "22=U 55=T 54=A 53=Gq P11=3") == 15
    assert points("university", "22=U 55=T P11=3") == 8


# -- guilds -----------------------------------------------------------------------------------------------------------

FARMS = "22=F 23=F 32=F 33=F 55=Gf"
FED = "P11=2 P13=2 P31=2 P33=2 P44=4"


def test_vector_four_farms_and_their_guild() -> None:
    assert points("guilds", f"{FARMS} {FED}") == 15


def test_vector_a_guild_with_3_of_4_workers() -> None:
    assert points("guilds", f"{FARMS} P11=2 P13=2 P31=2 P33=2 P44=3") == 0


def test_r20_the_counted_buildings_must_be_active_or_by_option_built() -> None:
    starved = f"{FARMS} P11=2 P13=2 P31=2 P33=1 P44=4"
    assert points("guilds", starved) == 0
    assert points("guilds", starved, guilds="built") == 15


def test_r21_farms_and_quarries_must_be_connected_orthogonally() -> None:
    assert points("guilds", f"11=F 22=F 33=F 44=F 51=Gf {RICH}") == 0
    assert points("guilds", f"11=Q 12=Q 13=Q 23=Q 51=Gq {RICH}") == 15
    assert points("guilds", f"11=Q 12=Q 14=Q 15=Q 51=Gq {RICH}") == 0
    assert points("guilds", f"11=F 12=F 13=F 23=F 51=Gq {RICH}") == 0, "of its own kind"


def test_r21_windmills_along_the_outer_edges() -> None:
    assert points("guilds", f"11=W 15=W 53=W 35=W 33=Gw {RICH}") == 15
    assert points("guilds", f"11=W 15=W 53=W 22=W 33=Gw {RICH}") == 0


def test_r21_markets_in_the_centre() -> None:
    assert points("guilds", f"22=M 24=M 42=M 44=M 55=Gm {RICH}") == 15
    assert points("guilds", f"22=M 24=M 42=M 45=M 55=Gm {RICH}") == 0


def test_two_guilds_score_both() -> None:
    cells = f"22=F 23=F 32=F 33=F 11=W 15=W 51=W 55=W 12=Gf 54=Gw {RICH}"
    assert points("guilds", cells) == 30


# -- springhouses -----------------------------------------------------------------------------------------------------


def test_vector_springhouse_with_2_adjacent_forfeits() -> None:
    assert points("springhouses", "22=S 12=# 32=# 33=#") == -2


def test_r13_each_springhouse_counts_each_forfeit() -> None:
    assert points("springhouses", "22=S 24=S 23=#") == -2


def test_r29_an_inactive_building_is_no_forfeit() -> None:
    assert points("springhouses", "22=S 12=F 32=M") == 0


def test_inactive_buildings_score_nothing() -> None:
    cells = "11=F 13=Q 15=W 33=M 51=T 53=U 55=Gf"
    assert card(cells).total == 0
    assert at(lay(cells), "11", 1)["active"] is False
