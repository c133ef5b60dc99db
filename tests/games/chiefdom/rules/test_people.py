"""Jobs and harvest."""

from __future__ import annotations

import pytest

from tests.games.chiefdom.table import LOGS, TWO_LOGS, at, dice_for, draw, land, lay, points, why_not


def test_c8_a_tree_square_pays_the_number_printed_in_it() -> None:
    assert land(draw("C3=2", "people-1", "C4")).logs == 2
    assert land(draw("C3=3", "people-1", "C4")).logs == 3


def test_c9_a_square_is_harvested_once_for_everybody() -> None:
    match = draw("C3=3 C4=L", "people-1", "B3")
    assert at(match, "B3") == "L"
    assert land(match).logs == 3
    match = draw("C3=~ C4=F", "people-1", "B3")
    assert at(match, "B3") == "F"
    assert land(match).fish == 1


def test_c10_new_people_beside_one_tree_all_become_lumberjacks_and_it_pays_once() -> None:
    match = draw("C3=3", "people-2", "C2D3")
    assert (at(match, "C2"), at(match, "D3")) == ("L", "L")
    assert land(match).logs == 3


def test_c11_a_person_beside_several_workplaces_chooses_and_may_not_stay_jobless() -> None:
    match = lay("C3=2 C5=~", dice=dice_for("people-1"))
    match.play("people-1")
    match.play("C4")
    assert match.prompt.key == "chiefdom.job"
    assert match.moves() == ["C4-F", "C4-L"]
    assert why_not(match, "C4-J") == "may-not-stay-jobless"
    assert why_not(match, "C4-B") == "no-such-work"


def test_c11_all_three_jobs_can_be_offered() -> None:
    match = draw(f"{LOGS} C3=2 C5=~ B4=H A4=B", "people-1", "C4")
    assert match.moves() == ["C4-B", "C4-F", "C4-L"]
    match.play("C4-B")
    assert at(match, "C4") == "B"


def test_c12_a_harvested_square_still_gives_the_job() -> None:
    match = draw("C3=3 C4=L", "people-1", "C2")
    assert at(match, "C2") == "L"
    assert land(match).logs == 3


def test_c13_harvest_is_compulsory_and_takes_all_squares_beside_the_worker() -> None:
    match = draw("C3=3 C5=2 B4=2", "people-1", "C4")
    assert land(match).logs == 7
    assert match.view(0)["lands"][0]["cut"] == ["C3", "B4", "C5"]


def test_c14_every_jobless_person_touched_by_new_terrain_takes_its_job() -> None:
    match = draw("C3=J C5=J E4=J", "water-2", "D3C4")
    assert [at(match, square) for square in ("C3", "C5", "E4")] == ["F", "F", "J"]
    assert land(match).fish == 2


def test_c15_all_jobless_people_beside_a_new_house_become_builders() -> None:
    match = draw(f"{LOGS} C3=J C5=J", "house", "C4")
    assert (at(match, "C3"), at(match, "C5")) == ("B", "B")
    assert land(match).logs == 1


def test_c42_people_and_walls_are_no_workplaces() -> None:
    match = draw(f"B5=W C4=J {TWO_LOGS}", "people-1", "C5")
    assert at(match, "C5") == "J"


def test_v8a_a_new_lumberjack_cuts_a_tree_only_once() -> None:
    match = draw("C3=3", "people-1", "C4")
    assert (at(match, "C4"), land(match).logs) == ("L", 3)
    assert match.view(0)["lands"][0]["cut"] == ["C3"]
    match = draw("C3=3 C4=L", "people-1", "B3")
    assert (at(match, "B3"), land(match).logs) == ("L", 3)


def test_v8b_a_jobless_person_touched_by_water_fishes_the_square_beside_him() -> None:
    match = draw("C3=J", "water-4", "C4C5", shapes="B")
    assert at(match, "C3") == "F"
    assert match.view(0)["lands"][0]["fished"] == ["C4"]
    assert land(match).fish == 1


@pytest.mark.parametrize(("job", "logs", "fish"), [("L", 2, 0), ("F", 0, 1)])
def test_v8c_between_tree_and_water_the_owner_chooses_and_scores_three_either_way(
    job: str, logs: int, fish: int
) -> None:
    match = draw("C3=2 C5=~", "people-1", "C4", f"C4-{job}")
    assert (at(match, "C4"), land(match).logs, land(match).fish) == (job, logs, fish)
    assert points(match, "lumberjacks-by-water") == (3 if job == "L" else 0)
    assert points(match, "fishermen-by-trees") == (3 if job == "F" else 0)


def test_v8d_one_house_makes_two_builders_and_costs_five_logs() -> None:
    match = draw("C3=J C5=J H9=2 H10=L G10=3", "house", "C4")
    assert (at(match, "C3"), at(match, "C5"), land(match).logs) == ("B", "B", 0)


def test_v8f_a_lumberjack_cuts_a_new_tree_beside_him_too() -> None:
    match = draw("C3=3 C4=L", "trees2-1", "C5")
    assert land(match).logs == 5


def test_v8g_one_jobless_person_cuts_all_new_trees_beside_him() -> None:
    match = draw("C3=J", "trees2-3", "B3C4D5")
    assert at(match, "C3") == "L"
    assert land(match).logs == 4


def test_jobs_are_chosen_one_after_another_in_reading_order() -> None:
    match = lay("C3=2 E3=~ D4=2 D2=~", dice=dice_for("people-2"))
    match.play("people-2")
    match.play("D3E4")
    assert match.prompt.values["square"] == "D3"
    assert why_not(match, "E4-L") == "other-person-first"
    match.play("D3-L")
    assert match.prompt.values["square"] == "E4"
    match.play("E4-F")
    assert (at(match, "D3"), at(match, "E4")) == ("L", "F")


def test_a_job_is_never_changed() -> None:
    match = draw("C3=2 C4=L", "water-1", "C5")
    assert (at(match, "C4"), land(match).fish) == ("L", 0)
