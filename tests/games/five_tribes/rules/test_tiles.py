"""The actions of the five kinds of tile, and the rows of cards."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from tests.games.five_tribes.table import found, lay, play, player, refused, tile

ROW = "ivory jewels gold papyrus silk spice fish wheat pottery"


def ended_on(kind: str, **lines: str) -> Match:
    """The first player has just ended on B1, a tile of that kind, with two Viziers."""
    match = lay(f"A1=S6:Y B1={kind}:YR", **({"row": ROW, "pile": "fakir*3"} | lines))
    play(match, "sow-A1-B1-Y")
    return match


def test_small_market_sells_one_of_the_first_three() -> None:
    match = ended_on("S6")
    assert match.moves() == ["pass", "take-1", "take-2", "take-3"]
    assert refused(match, "take-4") == "card-out-of-reach"
    assert refused(match, "take-1-2") == "wrong-number"
    play(match, "take-2")
    assert player(match, 0)["hand"] == {"jewels": 1}
    assert player(match, 0)["gold"] == 17


def test_large_market_sells_two_of_the_first_six() -> None:
    match = ended_on("L4")
    assert len(match.moves()) == 15 + 1
    assert refused(match, "take-1") == "wrong-number"
    assert refused(match, "take-6-7") == "card-out-of-reach"
    play(match, "take-2-6")
    assert player(match, 0)["hand"] == {"jewels": 1, "spice": 1}
    assert player(match, 0)["gold"] == 14


def test_ruling_10_exactly_two_cards_while_two_are_there() -> None:
    match = ended_on("L4", row="ivory jewels")
    assert match.moves() == ["pass", "take-1-2"]


def test_ruling_10_one_card_left_still_costs_six() -> None:
    match = ended_on("L4", row="ivory")
    assert match.moves() == ["pass", "take-1"]
    play(match, "take-1")
    assert player(match, 0)["gold"] == 14


@pytest.mark.parametrize(("kind", "price"), [("S6", 3), ("L4", 6)])
def test_markets_are_optional_and_must_be_paid(kind: str, price: int) -> None:
    assert "pass" in ended_on(kind, p1=f"gold {price}, camels 5").moves()
    poor = lay(f"A1=S6:Y B1={kind}:YR A2=O8:Y", row=ROW, p1=f"gold {price - 1}, camels 5, elders 1, djinns enki")
    play(poor, "sow-A1-B1-Y", "collect")
    assert refused(poor, "take-1") == "not-enough-gold"
    assert poor.prompt.key == "five-tribes.tile"


def test_ruling_17_the_row_closes_up_at_once_and_is_not_refilled() -> None:
    match = ended_on("S6", track="2 - - - - - - - -")
    play(match, "take-1")
    row = [card["card"] for card in match.view()["row"]]
    assert row == ROW.split()[1:]


def test_ruling_17_rows_are_filled_in_the_clean_up() -> None:
    match = lay(
        "A1=P6:Y B1=P6:YR D1=P6:G E1=P6:GG",
        row="ivory jewels",
        pile="fish*3 wheat*3 fakir*3",
        djinn_row="baal",
        djinn_pile="marid sloar utug",
        p1="gold 9, camels 5, elders 2",
    )
    events = play(match, "sow-A1-B1-Y", "buy-baal-ee")
    (filled,) = found(events, "clean-up")
    assert len(filled["cards"]) == 7
    assert len(filled["djinns"]) == 3
    row = [card["card"] for card in match.view()["row"]]
    assert row[:2] == ["ivory", "jewels"]
    assert row[2:] == filled["cards"]
    assert match.view()["pile"] == 2
    assert match.view()["round"] == 2


def test_the_discards_are_reshuffled_when_the_pile_has_run_out() -> None:
    match = lay("A1=P6:Y B1=P6:YR D1=P6:G E1=P6:GG", row="ivory", pile="fish", discard="wheat*4", djinn_pile="-")
    play(match, "sow-A1-B1-Y")
    row = sorted(card["card"] for card in match.view()["row"])
    assert row == ["fish", "ivory", "wheat", "wheat", "wheat", "wheat"]
    assert match.view()["pile"] == 0
    assert match.view()["discard"] == {}


def test_an_oasis_gets_a_palm_tree_whoever_owns_it() -> None:
    for cell in ("O8", "O8"):
        match = ended_on(cell)
        assert tile(match, "B1")["palms"] == 1
    owned = lay("A1=S6:Y B1=O8:YR@2t3")
    play(owned, "sow-A1-B1-Y")
    assert tile(owned, "B1")["palms"] == 4


def test_a_village_gets_a_palace() -> None:
    match = ended_on("V5")
    assert tile(match, "B1")["palaces"] == 1
    assert match.view()["palaces_left"] == 9


def test_ruling_13_without_a_palm_left_the_placement_is_skipped() -> None:
    match = lay("A1=S6:Y B1=O8:YR C1=O8:-t12")
    events = play(match, "sow-A1-B1-Y")
    assert found(events, "palm") == []
    assert tile(match, "B1")["palms"] == 0


def test_ruling_13_without_a_palace_left_nothing_is_triggered() -> None:
    match = lay("A1=S6:Y B1=V5:YR C1=V5:-p10", p2="gold 20, camels 5, djinns monkir", track="2 - - - - - - - -")
    events = play(match, "sow-A1-B1-Y")
    assert found(events, "palace") == []
    assert player(match, 1)["gold"] == 20


def test_a_sacred_place_sells_a_djinn_for_two_elders_or_elder_and_fakir() -> None:
    lines = {"djinn_row": "baal marid sloar", "bag": "-", "track": "2 - - - - - - - -"}
    match = ended_on("P6", p1="gold 0, camels 5, elders 2, cards fakir", **lines)
    assert match.moves() == [
        "buy-baal-ee", "buy-baal-ef", "buy-marid-ee", "buy-marid-ef", "buy-sloar-ee", "buy-sloar-ef", "pass",
    ]  # fmt: skip
    assert refused(match, "buy-utug-ee") == "djinn-not-there"
    assert refused(match, "buy-baal-e") == "wrong-payment"
    with_elders = match.fork()
    play(with_elders, "buy-marid-ee")
    assert player(with_elders, 0)["elders"] == 0
    assert with_elders.view()["bag"] == {"W": 2}
    assert [djinn["id"] for djinn in with_elders.view()["djinn_row"]] == ["baal", "sloar"]
    play(match, "buy-marid-ef")
    assert player(match, 0)["elders"] == 1
    assert player(match, 0)["hand"] == {}
    assert match.view()["discard"] == {"fakir": 1}
    assert [djinn["id"] for djinn in player(match, 0)["djinns"]] == ["marid"]


def test_a_sacred_place_takes_no_two_fakirs() -> None:
    match = ended_on("P6", p1="gold 0, camels 5, cards fakir*3", djinn_row="baal", turn="1 move")
    assert match.prompt.key != "five-tribes.tile"
    one = lay("A1=S6:Y B1=P6:YR", p1="gold 0, camels 5, elders 1, djinns enki", djinn_row="baal", fill="O8")
    play(one, "sow-A1-B1-Y", "collect")
    assert refused(one, "buy-baal-ef") == "cannot-pay"


def test_elders_just_collected_can_be_paid() -> None:
    match = lay("A1=S6:W B1=P6:WR", djinn_row="baal")
    play(match, "sow-A1-B1-W")
    assert match.moves() == ["buy-baal-ee", "pass"]


def test_a_djinn_just_bought_can_be_invoked_at_once() -> None:
    match = lay(
        "A1=S6:Y B1=P6:YR", djinn_row="sloar", p1="gold 0, camels 5, elders 2, cards fakir", pile="fish", discard="-"
    )
    play(match, "sow-A1-B1-Y", "buy-sloar-ee")
    assert match.moves() == ["end", "use-sloar-f"]
    play(match, "use-sloar-f")
    assert player(match, 0)["hand"] == {"fish": 1}


def test_the_tile_action_of_a_claimed_second_tile_is_not_done() -> None:
    match = lay("A1=S6:R B1=S6:R C1=O8:Y")
    play(match, "sow-A1-B1-R", "kill-C1-Y")
    assert tile(match, "C1")["palms"] == 0
