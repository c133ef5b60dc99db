"""The sale, the end of an activation, of a round, and of the game."""

from __future__ import annotations

from itertools import combinations

from chiefdoms import Match
from tests.games.five_tribes.table import (
    NEXT,
    VIZIERS,
    found,
    lay,
    moves,
    play,
    player,
    random_match,
    refused,
    state,
    tile,
)


def selling(cards: str, **lines: str) -> Match:
    match = lay(VIZIERS, **({"p1": f"gold 10, camels 5, cards {cards}"} | NEXT | lines))
    play(match, "sow-A1-B1-Y")
    return match


def test_ruling_11_any_sub_set_of_the_goods_is_a_suit() -> None:
    match = selling("ivory fish*2 wheat fakir*2")
    suits = ["".join(suit) for size in (1, 2, 3) for suit in combinations("ifw", size)]
    assert match.moves() == sorted(["end", *(f"sell-{suit}" for suit in suits)])
    assert refused(match, "sell-ik") == "fakirs-not-sold"
    assert refused(match, "sell-ff") == "goods-differ"
    assert refused(match, "sell-ij") == "goods-not-held"
    assert refused(match, "sell-wi") == "unreadable"


def test_ruling_11_several_suits_are_sold_one_after_the_other() -> None:
    match = selling("ivory fish*2 wheat fakir*2")
    events = play(match, "sell-ifw", "sell-f")
    assert [event["gold"] for event in found(events, "sell")] == [7, 1]
    assert player(match, 0)["gold"] == 18
    assert player(match, 0)["hand"] == {"fakir": 2}
    assert match.seat is None or match.view()["discard"] == {"ivory": 1, "fish": 2, "wheat": 1}


def test_ruling_11_the_sale_is_last() -> None:
    match = selling("ivory fish fakir", p1="gold 10, camels 5, cards ivory fish fakir, djinns sloar", pile="silk*3")
    # The first window comes before the Viziers, the second with the market.
    play(match, "collect", "pass")
    assert moves(match, "use") == ["use-sloar-f"]
    play(match, "sell-i")
    assert match.moves() == ["end", "sell-f"]
    assert refused(match, "use-sloar-f") == "not-now"


def test_all_nine_goods_sell_for_60() -> None:
    match = selling("ivory jewels gold papyrus silk spice fish wheat pottery")
    assert len(match.moves()) == 512
    play(match, "sell-ijgpscfwt")
    assert player(match, 0)["gold"] == 70


def test_suits_are_worth_what_the_table_says() -> None:
    values = []
    for size in range(1, 10):
        match = selling("ivory jewels gold papyrus silk spice fish wheat pottery")
        play(match, f"sell-{'ijgpscfwt'[:size]}")
        values.append(player(match, 0)["gold"] - 10)
    assert values == [1, 3, 7, 13, 21, 30, 40, 50, 60]


def test_selling_is_optional() -> None:
    match = selling("ivory fish")
    play(match, "end")
    assert player(match, 0)["cards"] == 2


def test_the_marker_moves_to_the_bid_order_track() -> None:
    match = lay(VIZIERS, seats=3, track="2 - - - 3 - - - -", order="1")
    play(match, "sow-A1-B1-Y")
    assert match.over or match.view()["order"][:2] == [0, 1]


LAST_CAMEL = {"p1": "gold 0, camels 1", "p2": "gold 0, camels 5", "track": "- 2 - 2 - - 1 - -"}
BOARD = "A1=P6:Y B1=P6:Y D1=P6:W E1=P6:WR A3=P6:W A4=P6:WR D3=P6:W E3=P6:WR"


def test_ruling_15_after_the_last_camel_the_round_is_played_out() -> None:
    match = lay(BOARD, fill="P6", **LAST_CAMEL)
    events = play(match, "sow-A1-B1-Y")
    assert found(events, "last-round")[0]["why"] == "last-camel"
    assert match.view()["last_round"]
    seats = []
    while not match.over:
        seats.append(match.seat)
        play(match, moves(match, "sow")[0])
    assert seats == [1, 1, 0]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "last-camel"


def test_ruling_15_without_a_legal_move_the_round_is_played_out() -> None:
    match = lay("A1=P6:Y B1=P6:YR D1=P6:W", p2="gold 3, camels 5, cards fish", track="2 - - - - - 1 - -", fill="P6")
    events = play(match, "sow-A1-B1-Y")
    assert found(events, "no-move") == [{"kind": "no-move", "seat": 1}]
    assert match.seat == 1
    assert match.moves() == ["end", "sell-f"]
    events = play(match, "sell-f")
    assert [event["seat"] for event in found(events, "no-move")] == [0]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "no-move"


def test_ruling_15_a_player_without_moves_may_still_invoke_djinns() -> None:
    match = lay("A1=P6:Y", p1="gold 0, camels 5, elders 2, djinns leta", fill="P6")
    assert match.prompt.key == "five-tribes.wrap-up"
    play(match, "use-leta-F5-ee")
    assert match.over
    assert tile(match, "F5")["camel"] == 0


def test_ruling_15_ties_share_the_win() -> None:
    match = lay("A1=P6:Y", seats=3, p1="gold 5, camels 5", p2="gold 7, camels 5", p3="gold 7, camels 5", turn="1 move")
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)


def test_no_clean_up_after_the_last_round() -> None:
    match = lay("A1=P6:Y", p1="gold 0, camels 5, cards fish", pile="wheat*3", fill="P6")
    events = play(match, "end")
    assert found(events, "over")
    assert found(events, "clean-up") == []


def test_two_players_act_twice_a_round() -> None:
    match = random_match(2, 3)
    events = [event for ply in match.history() for event in ply.events]
    rounds = match.view()["round"]
    assert len(found(events, "activate")) == 4 * rounds


def test_a_random_two_player_game_has_some_33_activations() -> None:
    counts = []
    for seed in range(30):
        history = random_match(2, seed).history()
        counts.append(sum(len(found(ply.events, "activate")) for ply in history))
    assert 28 < sum(counts) / len(counts) < 45


def test_results_left_are_counted() -> None:
    match = lay("A1=P6:Y B1=P6:YR C1=P6:Y D1=P6:W", fill="P6")
    assert match.view()["results"] == len(moves(match, "sow")) == 2
    assert state(match).ending == 0
