"""The Djinns, each by itself and in the pairs that interact. Those of the Assassins have a file of their own."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from chiefdoms.games.five_tribes.djinns import DJINNS
from tests.games.five_tribes.table import NEXT, VIZIERS, found, gold, lay, moves, owner, play, player, refused, tile


def points(match: Match, seat: int, key: str) -> int:
    return match.scores()[seat].points(key)


def test_the_22_djinns_and_their_points() -> None:
    assert len({djinn.id for djinn in DJINNS}) == 22
    assert [djinn.points for djinn in DJINNS] == [
        5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4,
    ]  # fmt: skip
    match = lay(VIZIERS, p1="gold 0, camels 5, djinns al-amin hagis")
    assert points(match, 0, "djinns") == 15


# -- al-amin -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fakirs", "value"), [(1, 3), (2, 7), (3, 7), (4, 13), (5, 13)])
def test_al_amin_two_fakirs_are_one_card_also_with_odd_fakirs(fakirs: int, value: int) -> None:
    match = lay(VIZIERS, p1=f"gold 0, camels 5, djinns al-amin, cards fish wheat fakir*{fakirs}")
    assert points(match, 0, "merchandise") == value
    without = lay(VIZIERS, p1=f"gold 0, camels 5, cards fish wheat fakir*{fakirs}")
    assert points(without, 0, "merchandise") == 3


# -- anun-nak ----------------------------------------------------------------------------------------------------------


def test_anun_nak_puts_three_meeples_of_the_bag_on_a_bare_tile() -> None:
    match = lay("A1=S6:Y B1=S6:YR C1=S6:-@2 D1=S6:-t1 E1=S6:-p1", p1=owner("anun-nak", "elders 1, cards fakir"))
    targets = {target["tiles"][0] for target in match.view(0)["targets"] if target["kind"] == "use"}
    assert targets == {tile["name"] for tile in match.view()["tiles"]} - {"A1", "B1", "C1", "D1", "E1"}
    assert refused(match, "use-anun-nak-D1-e") == "tile-not-bare"
    assert moves(match, "use-anun-nak-F5") == ["use-anun-nak-F5-e", "use-anun-nak-F5-f"]
    bag = sum(match.view()["bag"].values())
    events = play(match, "use-anun-nak-F5-f")
    assert tile(match, "F5")["count"] == 3
    assert found(events, "summon")[0]["meeples"] == tile(match, "F5")["meeples"]
    assert sum(match.view()["bag"].values()) == bag - 3


def test_anun_nak_with_a_short_bag_places_what_there_is() -> None:
    match = lay(VIZIERS, p1=owner("anun-nak", "elders 1, cards fakir"), bag="GB")
    play(match, "use-anun-nak-F5-f")
    assert tile(match, "F5")["meeples"] == {"G": 1, "B": 1}
    assert match.view()["bag"] == {}


def test_ruling_9_anun_nak_is_paid_first_so_the_elder_can_come_back() -> None:
    match = lay(VIZIERS, p1=owner("anun-nak", "elders 1"), bag="GB")
    play(match, "use-anun-nak-F5-e")
    assert tile(match, "F5")["meeples"] == {"G": 1, "B": 1, "W": 1}


def test_ruling_9_anun_nak_needs_a_bag_that_is_not_empty() -> None:
    match = lay(VIZIERS, p1=owner("anun-nak", "elders 1, cards fakir"), bag="-")
    assert moves(match, "use") == []
    assert refused(match, "use-anun-nak-F5-e") == "bag-empty"


def test_ruling_9_anun_nak_does_not_save_a_round_without_moves() -> None:
    match = lay(
        "A1=S6:Y C1=S6:R", p1=owner("anun-nak", "elders 3"), bag="YYYYYY", track="2 - - - - - - - -",
        p2="gold 5, camels 5, cards fish",
    )  # fmt: skip
    assert match.prompt.key == "five-tribes.wrap-up"
    play(match, "use-anun-nak-B1-e")
    assert tile(match, "B1")["count"] == 3
    # The first player can do nothing else; the second does not move meeples either, although they could be moved now.
    assert match.seat == 1
    assert match.moves() == ["end", "sell-f"]
    assert refused(match, "sow-A1-B1-Y") == "not-now"
    play(match, "end")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "no-move"


# -- baal --------------------------------------------------------------------------------------------------------------


def test_baal_pays_1_for_a_djinn_of_ones_own() -> None:
    match = lay("A1=S6:Y B1=P6:YR", p1=owner("baal"), djinn_row="marid", **NEXT)
    play(match, "sow-A1-B1-Y", "buy-marid-ee")
    assert gold(match, 0) == 11


def test_baal_pays_2_for_the_djinn_of_another() -> None:
    match = lay("A1=S6:Y B1=P6:YR", p1="gold 10, camels 5, elders 2", p2=owner("baal"), djinn_row="marid", **NEXT)
    play(match, "sow-A1-B1-Y", "buy-marid-ee")
    assert gold(match, 0) == 10
    assert gold(match, 1) == 12


def test_baal_pays_for_a_djinn_kept_through_sibittis_too() -> None:
    match = lay(VIZIERS, p1=owner("sibittis"), p2=owner("baal"), djinn_pile="marid nekir utug")
    play(match, "use-sibittis-ee", "keep-nekir")
    assert gold(match, 1) == 12


def test_baal_is_not_paid_for_being_gained_himself() -> None:
    match = lay("A1=S6:Y B1=P6:YR", p1="gold 10, camels 5, elders 2", djinn_row="baal", **NEXT)
    play(match, "sow-A1-B1-Y", "buy-baal-ee")
    assert gold(match, 0) == 10


# -- bouraq and hagis --------------------------------------------------------------------------------------------------


def test_bouraq_puts_a_palace_on_any_village() -> None:
    match = lay("A1=S6:Y B1=S6:YR C3=V5:-@2p1 D4=V5:R E5=O8:-", p1=owner("bouraq", "elders 1"))
    assert moves(match, "use") == ["use-bouraq-C3-e", "use-bouraq-D4-e"]
    assert refused(match, "use-bouraq-E5-e") == "not-a-village"
    play(match, "use-bouraq-C3-e")
    assert tile(match, "C3")["palaces"] == 2
    assert match.view()["palaces_left"] == 8
    assert moves(match, "use") == []


def test_ruling_13_bouraq_is_useless_without_palaces() -> None:
    match = lay("A1=S6:Y B1=S6:YR C3=V5:-p10", p1=owner("bouraq"))
    assert moves(match, "use") == []
    assert refused(match, "use-bouraq-C3-e") == "nothing-left"


def test_hagis_shifts_the_palace_of_a_village() -> None:
    match = lay("A1=S6:Y B1=V5:YR", p1=owner("hagis", "elders 1"))
    play(match, "sow-A1-B1-Y")
    around = ["A1", "A2", "B2", "C1", "C2"]
    assert match.moves() == ["place", *(f"use-hagis-{name}-e" for name in around)]
    assert refused(match, "use-hagis-B1-e") == "not-a-neighbour"
    play(match, "use-hagis-C2-e")
    assert tile(match, "C2")["palaces"] == 1
    assert tile(match, "B1")["palaces"] == 0


def test_hagis_need_not_be_used() -> None:
    match = lay("A1=S6:Y B1=V5:YR", p1=owner("hagis", "elders 1"))
    play(match, "sow-A1-B1-Y", "place")
    assert tile(match, "B1")["palaces"] == 1
    assert player(match, 0)["elders"] == 1


def test_ruling_8_hagis_with_bouraq() -> None:
    match = lay("A1=S6:Y B1=S6:YR C3=V5:R", p1=owner("bouraq hagis", "elders 2"))
    play(match, "use-bouraq-C3-e")
    assert match.prompt.key == "five-tribes.palace"
    assert len(match.moves()) == 1 + 8
    assert refused(match, "use-hagis-C3-e") == "not-a-neighbour"
    play(match, "use-hagis-D4-e")
    assert tile(match, "D4")["palaces"] == 1
    assert tile(match, "C3")["palaces"] == 0
    assert player(match, 0)["elders"] == 0
    assert match.prompt.key == "five-tribes.move"


def test_ruling_8_bouraq_when_hagis_cannot_be_paid() -> None:
    match = lay("A1=S6:Y B1=S6:YR C3=V5:R", p1=owner("bouraq hagis", "elders 1"))
    play(match, "use-bouraq-C3-e")
    assert tile(match, "C3")["palaces"] == 1


def test_ruling_8_hagis_works_once_for_bouraq_and_the_village() -> None:
    match = lay("A1=S6:Y B1=V5:YR", p1=owner("bouraq hagis", "elders 3"))
    play(match, "use-bouraq-B1-e", "use-hagis-C1-e", "sow-A1-B1-Y")
    assert tile(match, "B1")["palaces"] == 1, "the village's palace has nowhere else to go"


# -- enki and lamia ----------------------------------------------------------------------------------------------------


def test_enki_puts_a_palm_tree_on_any_oasis() -> None:
    match = lay("A1=S6:Y B1=S6:YR C3=O8:-@2 D4=V5:-", p1=owner("enki", "cards fakir"))
    assert moves(match, "use") == ["use-enki-C3-f"]
    assert refused(match, "use-enki-D4-f") == "not-an-oasis"
    play(match, "use-enki-C3-f")
    assert tile(match, "C3")["palms"] == 1
    assert match.view()["palms_left"] == 11


def test_lamia_shifts_the_palm_of_an_oasis() -> None:
    match = lay("A1=S6:Y B1=O8:YR", p1=owner("lamia", "cards fakir"))
    play(match, "sow-A1-B1-Y", "use-lamia-A2-f")
    assert tile(match, "A2")["palms"] == 1
    assert tile(match, "B1")["palms"] == 0
    assert match.view()["discard"] == {"fakir": 1} or match.view()["round"] == 2


def test_ruling_8_lamia_with_enki() -> None:
    match = lay("A1=S6:Y B1=S6:YR C3=O8:R", p1=owner("enki lamia", "elders 1, cards fakir"))
    play(match, "use-enki-C3-e")
    assert match.prompt.key == "five-tribes.palm"
    fork = match.fork()
    play(fork, "place")
    assert tile(fork, "C3")["palms"] == 1
    play(match, "use-lamia-B2-f")
    assert tile(match, "B2")["palms"] == 1
    assert match.prompt.key == "five-tribes.move"


def test_ruling_8_lamia_does_not_shift_palaces() -> None:
    match = lay("A1=S6:Y B1=V5:YR", p1=owner("lamia", "elders 1"))
    play(match, "sow-A1-B1-Y")
    assert tile(match, "B1")["palaces"] == 1


# -- echidna -----------------------------------------------------------------------------------------------------------

BUILDERS = "A1=V5:B B1=V5:BR"


@pytest.mark.parametrize(("fakirs", "move"), [(0, "build"), (2, "build-f2")])
def test_echidna_doubles_the_builders_gold_with_fakirs(fakirs: int, move: str) -> None:
    match = lay(BUILDERS, p1=owner("echidna", "elders 2, cards fakir*3"), **NEXT)
    assert moves(match, "use-echidna") == []
    play(match, "sow-A1-B1-B")
    assert moves(match, "use") == ["use-echidna-ee", "use-echidna-ef"]
    play(match, "use-echidna-ee", move)
    assert gold(match, 0) == 10 + 2 * (2 + fakirs) * 2


def test_echidna_can_cost_the_fakir_that_builders_wanted() -> None:
    match = lay(BUILDERS, p1=owner("echidna", "elders 1, cards fakir"), **NEXT)
    play(match, "sow-A1-B1-B")
    assert moves(match, "use") == ["use-echidna-ef"]
    play(match, "use-echidna-ef")
    assert gold(match, 0) == 10 + 2 * 2 * 2, "no Fakir is left to choose, so the Builders act at once"


def test_ruling_7_echidna_does_not_double_kandichas_gold() -> None:
    match = lay("A1=V5:R B1=V5:RB", p1=owner("echidna kandicha", "elders 2"), **NEXT)
    play(match, "sow-A1-B1-R")
    assert refused(match, "use-echidna-ee") == "djinn-not-now"
    play(match, "kill-B1-B")
    assert gold(match, 0) == 10 + 2


# -- final scoring -----------------------------------------------------------------------------------------------------


def test_haurvatat_palm_trees_score_5() -> None:
    match = lay("A1=S6:Y B1=S6:YR C1=O8:-@1t2 D1=O8:-@2t3", p1=owner("haurvatat"))
    assert points(match, 0, "palms") == 10
    assert points(match, 1, "palms") == 9


def test_jafaar_viziers_score_3_and_the_bonus_is_separate() -> None:
    match = lay(VIZIERS, p1=owner("jafaar", "viziers 4"), p2="gold 0, camels 5, viziers 2")
    assert points(match, 0, "viziers") == 12
    assert points(match, 0, "vizier-bonus") == 10
    assert points(match, 1, "viziers") == 2


def test_shamhat_elders_score_4() -> None:
    match = lay(VIZIERS, p1=owner("shamhat", "elders 3"), p2="gold 0, camels 5, elders 3")
    assert points(match, 0, "elders") == 12
    assert points(match, 1, "elders") == 6


# -- leta and utug -----------------------------------------------------------------------------------------------------


def test_leta_claims_a_bare_tile() -> None:
    match = lay("A1=S6:Y B1=S6:YR C1=S6:-@2 D1=O8:-t1 E1=V5:-p1", p1=owner("leta", "elders 1, cards fakir"), fill="P15")
    assert refused(match, "use-leta-A1-ef") == "tile-not-bare"
    assert refused(match, "use-leta-D1-ef") == "tile-not-bare"
    assert refused(match, "use-leta-F5-ee") == "cannot-pay"
    assert refused(match, "use-leta-F5-e") == "wrong-payment"
    events = play(match, "use-leta-F5-ef")
    assert found(events, "claim")[0]["how"] == "leta"
    assert tile(match, "F5")["camel"] == 0
    assert points(match, 0, "tiles") == 15


def test_utug_claims_a_tile_with_meeples_which_stay() -> None:
    match = lay("A1=S6:Y B1=S6:YR C1=S6:W@2 D1=O8:Wt1 E1=V5:Wp1", p1=owner("utug"))
    assert moves(match, "use") == ["use-utug-A1-ee", "use-utug-B1-ee"]
    assert refused(match, "use-utug-D1-ee") == "tile-not-free"
    play(match, "use-utug-B1-ee")
    assert tile(match, "B1")["camel"] == 0
    assert tile(match, "B1")["meeples"] == {"Y": 1, "R": 1}


@pytest.mark.parametrize(("djinn", "where"), [("leta", "F5"), ("utug", "B1")])
def test_utug_and_leta_with_the_last_camel(djinn: str, where: str) -> None:
    match = lay(VIZIERS, p1=f"gold 0, camels 1, elders 4, djinns {djinn}", p2="gold 0, camels 5, cards fish", **NEXT)
    events = play(match, f"use-{djinn}-{where}-ee")
    assert found(events, "last-round") == [{"kind": "last-round", "seat": 0, "why": "last-camel"}]
    assert match.view()["last_round"]
    play(match, "sow-A1-B1-Y")
    assert match.seat == 1, "the round is played out"
    play(match, "end")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "last-camel"


def test_utug_and_leta_need_a_camel() -> None:
    match = lay(VIZIERS, p1="gold 0, camels 0, elders 4, djinns leta utug", ending="last-camel")
    assert moves(match, "use") == []
    assert refused(match, "use-leta-F5-ee") == "no-camel-left"


# -- marid and monkir --------------------------------------------------------------------------------------------------


def test_marid_pays_1_for_each_meeple_on_ones_own_tiles() -> None:
    match = lay("A1=S6:YRG B1=S6:-@1 C1=S6:-@1 D1=S6:YW@1 A2=S6:W", p1=owner("marid"), size="4x2", **NEXT)
    play(match, "sow-A1-D1-Y", "go")
    assert gold(match, 0) == 13


def test_marid_pays_2_when_another_moves() -> None:
    match = lay("A1=S6:YRG B1=S6:-@2 C1=S6:-@1 D1=S6:YW@2 A2=S6:W", p2=owner("marid"), size="4x2", **NEXT)
    play(match, "sow-A1-D1-Y", "go")
    assert gold(match, 1) == 14


def test_marid_is_not_paid_for_a_tile_claimed_by_the_move_or_for_anun_nak() -> None:
    match = lay("A1=S6:Y B1=S6:Y", p1=owner("marid anun-nak", "elders 1"), bag="YYY", **NEXT)
    play(match, "use-anun-nak-C1-e", "sow-A1-B1-Y")
    assert gold(match, 0) == 10


def test_monkir_pays_1_for_ones_own_palace_and_2_for_anothers() -> None:
    mine = lay("A1=S6:Y B1=V5:YR", p1=owner("monkir"), **NEXT)
    play(mine, "sow-A1-B1-Y")
    assert gold(mine, 0) == 11
    other = lay("A1=S6:Y B1=V5:YR", p2=owner("monkir", "elders 0"), **NEXT)
    play(other, "sow-A1-B1-Y")
    assert gold(other, 1) == 12


def test_monkir_is_paid_for_bouraq_and_hagis_too() -> None:
    match = lay("A1=S6:Y B1=V5:YR", p1=owner("bouraq hagis", "elders 2"), p2=owner("monkir", "elders 0"), **NEXT)
    play(match, "use-bouraq-B1-e", "use-hagis-C2-e", "sow-A1-B1-Y")
    assert gold(match, 1) == 14


# -- sibittis and sloar ------------------------------------------------------------------------------------------------


def test_sibittis_looks_at_three_keeps_one_and_discards_two() -> None:
    match = lay(VIZIERS, p1=owner("sibittis"), djinn_pile="marid nekir utug")
    events = play(match, "use-sibittis-ee")
    assert found(events, "looked")[0]["to"] == 0
    assert match.moves() == ["keep-marid", "keep-nekir", "keep-utug"]
    assert [djinn["id"] for djinn in match.view(0)["looked"]] == ["marid", "nekir", "utug"]
    assert "looked" not in match.view(1)
    assert refused(match, "keep-baal") == "djinn-not-there"
    play(match, "keep-nekir")
    assert [djinn["id"] for djinn in player(match, 0)["djinns"]] == ["nekir", "sibittis"]
    assert [djinn["id"] for djinn in match.view()["djinn_discard"]] == ["marid", "utug"]
    assert match.prompt.key == "five-tribes.move"


def test_sibittis_reshuffles_the_discards_and_takes_what_there_is() -> None:
    match = lay(VIZIERS, p1=owner("sibittis"), djinn_pile="marid", djinn_discard="nekir")
    play(match, "use-sibittis-ee")
    assert match.moves() == ["keep-marid", "keep-nekir"]
    empty = lay(VIZIERS, p1=owner("sibittis"), djinn_pile="-")
    assert refused(empty, "use-sibittis-ee") == "nothing-left"


def test_sloar_takes_the_top_card_for_a_fakir_only() -> None:
    match = lay(VIZIERS, p1=owner("sloar", "elders 2, cards fakir*2"), pile="silk")
    assert moves(match, "use") == ["use-sloar-f"]
    assert refused(match, "use-sloar-e") == "wrong-payment"
    play(match, "use-sloar-f")
    assert player(match, 0)["hand"] == {"silk": 1, "fakir": 1}
    assert moves(match, "use") == []
    assert refused(match, "use-sloar-f") == "djinn-used"


def test_sloar_needs_a_card_to_take() -> None:
    match = lay(VIZIERS, p1=owner("sloar", "cards fakir"), pile="-")
    assert refused(match, "use-sloar-f") == "nothing-left"
