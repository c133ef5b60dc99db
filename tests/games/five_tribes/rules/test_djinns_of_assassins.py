"""Boaz, Iblis, Kandicha and Nekir: the Djinns that have to do with Assassins, and their pairs."""

from __future__ import annotations

import pytest

from tests.games.five_tribes.table import NEXT, found, gold, lay, moves, owner, play, player, refused, tile


def test_boaz_protects_elders_and_viziers() -> None:
    match = lay("A1=S6:R B1=S6:RW", seats=3, p2=owner("boaz", "elders 2, viziers 2"), p3=owner("marid", "viziers 1"))
    play(match, "sow-A1-B1-R")
    assert match.moves() == ["kill-B1-W", "kill-p3-Y"]
    assert refused(match, "kill-p2-W") == "protected"


def test_boaz_protects_with_iblis_too() -> None:
    match = lay("A1=S6:R B1=S6:RW", p1=owner("iblis", "elders 1"), p2=owner("boaz", "elders 2, viziers 2"))
    play(match, "sow-A1-B1-R", "use-iblis-e")
    assert match.moves() == ["kill-B1-W"]


def test_iblis_takes_two_from_one_tile() -> None:
    match = lay("A1=S6:R B1=S6:R C1=S6:YG D1=S6:BB", p1=owner("iblis", "elders 1"), bag="-")
    play(match, "sow-A1-B1-R", "use-iblis-e", "kill-C1-Y")
    assert match.prompt.key == "five-tribes.second-kill"
    assert match.moves() == ["kill-C1-G"]
    assert refused(match, "kill-D1-B") == "same-place"
    play(match, "kill-C1-G")
    assert tile(match, "C1")["camel"] == 0
    assert match.view()["bag"] == {"W": 1, "R": 2, "Y": 1, "G": 1}


def test_iblis_takes_two_from_one_opponent() -> None:
    front = "gold 0, camels 5, viziers 1, elders 1"
    match = lay("A1=S6:R B1=S6:RW", seats=3, p1=owner("iblis", "cards fakir"), p2=front, p3=front)
    play(match, "sow-A1-B1-R", "use-iblis-f", "kill-p3-Y")
    assert match.moves() == ["kill-p3-W"]
    assert refused(match, "kill-p2-W") == "same-place"
    play(match, "kill-p3-W")
    assert player(match, 2)["elders"] == player(match, 2)["viziers"] == 0


def test_iblis_with_a_lone_victim_takes_one() -> None:
    match = lay("A1=S6:R B1=S6:R C1=S6:Y D1=S6:BB", p1=owner("iblis", "elders 1"))
    play(match, "sow-A1-B1-R", "use-iblis-e", "kill-C1-Y")
    assert match.prompt.key != "five-tribes.second-kill"


def test_iblis_reaches_with_fakirs_paid_once() -> None:
    match = lay("A1=S6:R B1=S6:R E1=S6:YG", p1=owner("iblis", "elders 1, cards fakir*2"))
    play(match, "sow-A1-B1-R", "use-iblis-e", "kill-E1-Y-f1", "kill-E1-G")
    assert player(match, 0)["hand"] == {"fakir": 1}
    assert tile(match, "E1")["camel"] == 0


def test_iblis_is_not_offered_without_a_victim() -> None:
    match = lay("A1=S6:R B1=S6:R F5=S6:Y", p1=owner("iblis enki", "elders 1"), fill="O8")
    play(match, "sow-A1-B1-R")
    assert moves(match, "use-iblis") == []
    assert refused(match, "use-iblis-e") == "no-victim"


def test_kandicha_a_merchant_brings_the_top_card() -> None:
    match = lay("A1=S6:R B1=S6:RG", p1=owner("kandicha"), pile="silk", **NEXT)
    events = play(match, "sow-A1-B1-R", "kill-B1-G")
    assert player(match, 0)["hand"] == {"silk": 1}
    assert found(events, "drawn") == [{"kind": "drawn", "seat": 0, "card": "silk", "why": "kandicha", "to": 0}]
    assert match.view(1)["players"][0]["hand"] is None
    assert match.view(1)["players"][0]["unknown"] == 1


def test_kandicha_a_builder_brings_the_gold_of_his_place() -> None:
    match = lay("A1=S6:R B1=S6:RG D1=V5:B C2=V5:- E2=P6:-", p1=owner("kandicha"), **NEXT)
    play(match, "sow-A1-B1-R", "kill-D1-B")
    assert gold(match, 0) == 13


@pytest.mark.parametrize(("victim", "key"), [("kill-B1-Y", "viziers"), ("kill-p2-W", "elders")])
def test_kandicha_viziers_and_elders_come_in_front_of_you(victim: str, key: str) -> None:
    match = lay("A1=S6:R B1=S6:RY", p1=owner("kandicha", "elders 0"), p2="gold 0, camels 5, elders 1", bag="-", **NEXT)
    play(match, "sow-A1-B1-R", victim)
    assert player(match, 0)[key] == 1
    assert match.view()["bag"] == {"R": 2}


def test_kandicha_an_assassin_brings_nothing() -> None:
    match = lay("A1=S6:R B1=S6:RY C1=S6:RG", p1=owner("kandicha"), bag="-", **NEXT)
    play(match, "sow-A1-B1-R", "kill-C1-R")
    assert match.view()["bag"] == {"R": 3}
    assert gold(match, 0) == 10


def test_kandicha_works_only_for_her_owner() -> None:
    match = lay("A1=S6:R B1=S6:RY", p2=owner("kandicha", "elders 0"), bag="-", **NEXT)
    play(match, "sow-A1-B1-R", "kill-B1-Y")
    assert match.view()["bag"] == {"R": 2, "Y": 1}


def test_nekir_pays_1_for_ones_own_kill_and_2_for_anothers() -> None:
    mine = lay("A1=S6:R B1=S6:RY", p1=owner("nekir"), **NEXT)
    play(mine, "sow-A1-B1-R", "kill-B1-Y")
    assert gold(mine, 0) == 11
    other = lay("A1=S6:R B1=S6:RY", p2=owner("nekir", "elders 0"), **NEXT)
    play(other, "sow-A1-B1-R", "kill-B1-Y")
    assert gold(other, 1) == 12


def test_nekir_is_not_paid_without_a_kill() -> None:
    match = lay("A1=S6:R B1=S6:R", p2=owner("nekir", "elders 0"), **NEXT)
    play(match, "sow-A1-B1-R")
    assert gold(match, 1) == 10


def test_ruling_6_iblis_with_nekir_pays_once_for_two_victims() -> None:
    match = lay("A1=S6:R B1=S6:R C1=S6:YG", p1=owner("iblis", "elders 1"), p2=owner("nekir", "elders 0"), **NEXT)
    play(match, "sow-A1-B1-R", "use-iblis-e", "kill-C1-Y", "kill-C1-G")
    assert gold(match, 1) == 12


def test_ruling_6_iblis_with_kandicha_and_nekir() -> None:
    match = lay("A1=S6:R B1=S6:R C1=V5:YB", p1=owner("iblis kandicha nekir", "elders 1"), **NEXT)
    play(match, "sow-A1-B1-R", "use-iblis-e", "kill-C1-Y", "kill-C1-B")
    assert player(match, 0)["viziers"] == 1
    assert gold(match, 0) == 10 + 1 + 1, "Nekir once, one blue tile around the Builder"


def test_ruling_6_a_meeple_kept_through_kandicha_is_still_assassinated() -> None:
    match = lay("A1=S6:R B1=S6:RY", p1=owner("kandicha"), p2=owner("nekir", "elders 0"), **NEXT)
    play(match, "sow-A1-B1-R", "kill-B1-Y")
    assert player(match, 0)["viziers"] == 1
    assert gold(match, 1) == 12
