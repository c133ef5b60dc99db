"""Ruling 14: gold and hands are hidden; what was seen is known."""

from __future__ import annotations

import json

from chiefdoms import Match
from chiefdoms.core.chance import Keyed
from chiefdoms.games.five_tribes.state import FiveTribesState
from tests.games.five_tribes.table import NEXT, VIZIERS, lay, play, random_match, state

HANDS = {"p1": "gold 33, camels 5, cards ivory, unseen silk*2 fakir", "p2": "gold 44, camels 5, unseen fish"}


def test_ruling_14_gold_and_hands_are_hidden_from_others() -> None:
    match = lay(VIZIERS, **HANDS)
    for viewer in (1, None):
        shown = match.view(viewer)["players"][0]
        assert shown["gold"] is None
        assert shown["hand"] is None
        assert shown["cards"] == 4
        assert shown["known"] == {"ivory": 1}
        assert shown["unknown"] == 3
    own = match.view(0)["players"][0]
    assert own["gold"] == 33
    assert own["hand"] == {"ivory": 1, "silk": 2, "fakir": 1}


def test_ruling_14_option_open_hands() -> None:
    match = lay(VIZIERS, {"open_hands": "on"}, **HANDS)
    shown = match.view(1)["players"][0]
    assert shown["gold"] == 33
    assert shown["hand"] == {"ivory": 1, "silk": 2, "fakir": 1}
    assert state(match).seen_scores(1)[0]["total"] == match.scores()[0].total


def test_ruling_14_cards_taken_from_the_row_were_seen() -> None:
    match = lay("A1=S6:G B1=O8:GR", row="ivory fish wheat", p1="gold 0, camels 5, unseen silk", **NEXT)
    play(match, "sow-A1-B1-G")
    shown = match.view(1)["players"][0]
    assert shown["known"] == {"ivory": 1, "fish": 1}
    assert shown["unknown"] == 1


def test_ruling_14_cards_drawn_from_the_pile_are_secret() -> None:
    match = lay(VIZIERS, p1="gold 0, camels 5, cards fakir, djinns sloar", pile="silk", **NEXT)
    events = match.play("use-sloar-f")
    public = [event for event in events if "to" not in event]
    assert "silk" not in json.dumps(public)
    assert match.view(1)["players"][0]["unknown"] == 1
    open_match = lay(
        VIZIERS, {"open_hands": "on"}, p1="gold 0, camels 5, cards fakir, djinns sloar", pile="silk", **NEXT
    )
    open_match.play("use-sloar-f")
    assert open_match.view(1)["players"][0]["known"] == {"silk": 1}


def test_ruling_14_sold_cards_leave_what_was_known_first() -> None:
    match = lay(VIZIERS, p1="gold 0, camels 5, cards fish, unseen fish silk", **NEXT)
    play(match, "sow-A1-B1-Y", "sell-f")
    shown = match.view(1)["players"][0]
    assert shown["known"] == {}
    assert shown["unknown"] == 2
    play(match, "sell-s")
    assert match.view(1)["players"][0]["unknown"] == 1


def test_ruling_14_everything_is_open_after_the_end() -> None:
    match = random_match(3, 1)
    for seat in range(3):
        assert match.view(0)["players"][seat]["gold"] is not None
        assert state(match).seen_scores(0)[seat]["total"] == match.scores()[seat].total


def test_hidden_scores_are_a_range_that_contains_the_true_score() -> None:
    for seed in range(6):
        match = random_match(3, seed)
        for ply in range(0, match.plies, 7):
            match.goto(ply)
            for viewer in (0, None):
                for card, seen in zip(match.scores(), state(match).seen_scores(viewer), strict=True):
                    low, high = seen.get("low", seen["total"]), seen.get("high", seen["total"])
                    assert low <= card.total <= high
                    assert seen["total"] == sum(line["points"] for line in seen["lines"])


def test_hidden_scores_do_not_depend_on_what_is_hidden() -> None:
    rich = lay(VIZIERS, p2="gold 40, earned 60, camels 5, unseen fish", **NEXT)
    poor = lay(VIZIERS, p2="gold 4, earned 60, camels 5, unseen silk", **NEXT)
    assert state(rich).seen_scores(0)[1] == state(poor).seen_scores(0)[1]
    assert rich.view(0)["players"][1] == poor.view(0)["players"][1]


def test_a_blind_copy_keeps_all_that_the_seat_has_seen() -> None:
    for seed in range(8):
        match = random_match(2 + seed % 3, seed)
        for ply in range(0, match.plies, 11):
            match.goto(ply)
            position = state(match)
            for seat in range(match.seats):
                blind = position.blind(seat, Keyed(f"blind {seed}"))
                assert blind.view(seat) == position.view(seat)
                assert blind.cards(seat) == position.cards(seat)
                assert blind.gold == position.gold
                for other in range(match.seats):
                    assert sum(blind.cards(other)) == sum(position.cards(other))
                    seen = zip(blind.cards(other), position.known_cards(other), strict=True)
                    assert all(count >= known for count, known in seen)
                assert [sum(kinds) for kinds in _all_cards(blind)] == [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]


def _all_cards(position: FiveTribesState) -> list[list[int]]:
    return [
        [position.pile[kind], position.discard[kind], position.row.count(kind), *position.hands[kind::10]]
        for kind in range(10)
    ]


def test_a_blind_copy_deals_the_unknown_anew() -> None:
    match = lay(VIZIERS, seats=3, p2="gold 0, camels 5, cards ivory, unseen silk*2", p3="gold 0, camels 5, unseen fish")
    hands = {tuple(state(match).blind(0, Keyed(str(seed))).cards(1)) for seed in range(30)}
    assert len(hands) > 10
    own = {tuple(state(match).blind(1, Keyed(str(seed))).cards(1)) for seed in range(5)}
    assert own == {tuple(state(match).cards(1))}


def test_a_blind_copy_deals_the_djinns_anew_that_another_looks_at() -> None:
    match = lay(VIZIERS, p1="gold 0, camels 5, elders 2, djinns sibittis")
    play(match, "use-sibittis-ee")
    mine = state(match).looked
    assert {state(match).blind(0, Keyed(str(seed))).looked for seed in range(9)} == {mine}
    others = {state(match).blind(1, Keyed(str(seed))).looked for seed in range(30)}
    assert len(others) > 10
    assert all(len(set(looked)) == 3 for looked in others)


def test_targets_are_for_the_seat_to_act_alone() -> None:
    match = Match.new("five-tribes", 3, "targets")
    for seat in (None, 0, 1, 2):
        assert bool(match.view(seat)["targets"]) == (seat == match.seat)


def test_ruling_14_the_gain_of_a_move_leaves_out_unseen_cards() -> None:
    match = lay(VIZIERS, p1="gold 0, camels 5, cards fakir ivory, djinns sloar", pile="silk", **NEXT)
    before = state(match)
    match.play("use-sloar-f")
    assert state(match).gain(before, 0, viewer=1) == 0
    assert state(match).gain(before, 0, viewer=0) == match.scores()[0].total - before.scores()[0].total > 0
