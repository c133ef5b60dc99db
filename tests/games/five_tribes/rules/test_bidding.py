"""Bidding for turn order."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from tests.games.five_tribes.table import found, lay, moves, play, player, refused, state

BOARD = "A1=S6:YY B1=S6:YY C1=S6:YY"
KUMARBI = "gold 10, camels 5, cards fakir*4, djinns kumarbi"


def bidding(bidders: str = "1 2 2 1", **lines: str) -> Match:
    return lay(BOARD, **({"turn": f"{bidders[0]} bid", "bidders": bidders} | lines))


def track(match: Match) -> list[int | None]:
    return [spot["seat"] for spot in match.view()["track"]]


def test_two_players_have_two_markers_each_others_one() -> None:
    for seats, bids in ((2, 4), (3, 3), (4, 4)):
        match = Match.new("five-tribes", seats, "markers")
        assert len(match.view()["bidders"]) == bids
        assert {match.view()["bidders"].count(seat) for seat in range(seats)} == {bids // seats}


def test_each_spot_is_paid_and_taken_once() -> None:
    match = bidding()
    assert match.moves() == sorted(f"bid-{price}" for price in (18, 12, 8, 5, 3, 1, 0))
    events = play(match, "bid-12")
    assert found(events, "bid") == [{"kind": "bid", "seat": 0, "spot": 2, "price": 12, "paid": 12, "fakirs": 0}]
    assert player(match, 0)["gold"] == 8
    assert match.seat == 1
    assert refused(match, "bid-12") == "spot-taken"
    assert refused(match, "bid-7") == "no-such-spot"


def test_a_spot_must_be_affordable() -> None:
    match = bidding(p1="gold 4, camels 5")
    assert match.moves() == ["bid-0", "bid-1", "bid-3"]
    assert refused(match, "bid-5") == "too-dear"


def test_zeros_push_the_others_down_the_aisle() -> None:
    match = lay(BOARD, seats=4, turn="1 bid", bidders="1 2 3 4")
    play(match, "bid-0")
    assert track(match) == [None] * 6 + [0, None, None]
    play(match, "bid-0")
    assert track(match) == [None] * 6 + [1, 0, None]
    play(match, "bid-0")
    assert track(match) == [None] * 6 + [2, 1, 0]
    assert refused(match, "bid-0") == "zeros-full"
    play(match, "bid-1")
    # The last bidder had to pay and plays first; among the zeros, the last to bid plays first.
    assert match.seat == 3
    assert track(match) == [None] * 6 + [2, 1, 0]
    assert match.view()["order"] == [3]


def test_the_dearest_spot_plays_first_and_bids_first_next_round() -> None:
    match = Match.new("five-tribes", 3, "order")
    first, second, third = match.view()["bidders"]
    events = play(match, "bid-3", "bid-12", "bid-0")
    while match.view()["round"] == 1:
        events += play(match, match.moves()[0])
    assert [event["seat"] for event in found(events, "activate")] == [second, first, third]
    assert [event["price"] for event in found(events, "activate")] == [12, 3, 0]
    assert match.view()["bidders"] == [second, first, third]


@pytest.mark.parametrize("gold", [0, 1])
def test_ruling_12_without_enough_gold_the_cheapest_spot_costs_all_of_it(gold: int) -> None:
    match = bidding("1", p1=f"gold {gold}, camels 5", track="- - - - - - 2 2 1")
    assert match.moves() == ["bid-1"]
    play(match, "bid-1")
    assert player(match, 0)["gold"] == 0
    assert match.seat == 0


def test_ruling_12_the_cheapest_spot_may_be_dearer() -> None:
    match = lay(BOARD, seats=4, turn="4 bid", bidders="4", track="- - - - - - 1 2 3", p4="gold 0, camels 5")
    assert match.moves() == ["bid-1"]


def test_kumarbi_with_one_fakir_pays_the_next_lower_price() -> None:
    match = bidding(p1=KUMARBI)
    assert "bid-12-f1" in match.moves()
    play(match, "bid-12-f1")
    assert player(match, 0)["gold"] == 10 - 8
    assert player(match, 0)["hand"] == {"fakir": 3}
    assert match.view()["discard"] == {"fakir": 1}
    assert track(match)[1] == 0


def test_kumarbi_with_two_fakirs_pays_two_prices_lower() -> None:
    match = bidding(p1=KUMARBI)
    play(match, "bid-18-f2")
    assert player(match, 0)["gold"] == 10 - 8
    assert player(match, 0)["hand"] == {"fakir": 2}


def test_kumarbi_with_too_many_fakirs() -> None:
    match = bidding(p1=KUMARBI)
    assert moves(match, "bid-1-") == ["bid-1-f1"]
    assert moves(match, "bid-3-") == ["bid-3-f1", "bid-3-f2"]
    assert refused(match, "bid-3-f3") == "too-many-fakirs"
    assert refused(match, "bid-0-f1") == "too-many-fakirs"
    assert refused(match, "bid-18-f5") == "not-enough-fakirs"
    assert refused(match, "bid-18-f1") == "too-dear"
    assert refused(bidding(), "bid-3-f1") == "needs-kumarbi"


def test_kumarbi_makes_spots_affordable() -> None:
    match = bidding("1", p1="gold 0, camels 5, cards fakir*2, djinns kumarbi", track="- - - - - - 2 2 1")
    assert match.moves() == ["bid-1", "bid-1-f1", "bid-3-f2"]


def test_ruling_5_kumarbi_works_for_each_marker_or_once_a_round() -> None:
    match = bidding("1 1", p1=KUMARBI)
    play(match, "bid-8-f3")
    assert moves(match, "bid-12-") == ["bid-12-f1"]
    strict = lay(BOARD, {"djinn_use": "round"}, turn="1 bid", bidders="1 1", p1=KUMARBI)
    play(strict, "bid-8-f3")
    assert moves(strict, "bid-12-") == []
    assert refused(strict, "bid-12-f1") == "djinn-used"


def test_the_targets_of_bids_have_price_and_turn_order() -> None:
    match = bidding(p1=KUMARBI, track="- 2 - - - - 2 - -", bidders="1 1")
    targets = {target["move"]: target for target in match.view(0)["targets"]}
    assert targets["bid-8"]["place"] == 2
    assert targets["bid-8"]["pays"] == 8
    assert targets["bid-0"]["place"] == 2
    assert targets["bid-0"]["zero"]
    assert targets["bid-18-f3"]["pays"] == 5
    assert match.view(1)["targets"] == []


def test_the_bid_order_is_random_at_the_start() -> None:
    orders = {tuple(state(Match.new("five-tribes", 4, str(seed))).bidders) for seed in range(40)}
    assert len(orders) > 10
