"""Marks, ability icons, the order of scoring, and chains resolved depth first."""

from __future__ import annotations

from random import Random

import pytest

from chiefdoms import Match
from chiefdoms.core.chance import Keyed
from chiefdoms.games.duel.rules.moves import FIRST_PERMANENT_MOVE, pair_icons
from chiefdoms.games.duel.rules.position import MOUNTAINS, ORDER
from chiefdoms.games.duel.state import DuelState
from tests.games.duel.table import PRINTED, events_of, lay, notes, row_line, rows, state, thing, turn

EVEN_TRACK = "track: v.+.v.v.+.v.v.+..*"


def test_d6_no_order_is_asked_when_no_ability_icon_is_reached() -> None:
    match = turn("E3=2 G4=3", "2 3")
    match.play("E4-2.F4-3")
    assert rows(match) == {"mask": 1, "forest": 1}
    assert match.seat == 1


def test_d6_the_chooser_says_which_icon_is_scored_first() -> None:
    # Mask reaches an ability icon, so forest may be scored before or after it is used.
    match = turn("E3=2 G4=3", "2 3", row_line(mask=8))
    match.play("E4-2.F4-3")
    assert match.prompt.key == "duel.order"
    assert match.prompt.values["squares"] == ["E4", "F4"]
    assert match.moves() == ["first-E4", "first-F4"]
    assert rows(match) == {"mask": 8}
    other = match.fork()
    match.play("first-E4")
    assert match.prompt.key == "duel.ability"
    assert rows(match) == {"mask": 9}
    other.play("first-F4")
    assert other.prompt.key == "duel.ability"
    assert rows(other) == {"mask": 9, "forest": 1}


def test_d6_an_icon_drawn_in_between_counts_for_the_second_icon() -> None:
    match = turn("E3=2", "2 3", row_line(mask=8))
    for move in ("E4-2.F4-3", "first-E4", "use-wild", "G4-3"):
        match.play(move)
    # The wild forest scores the forest of the pair, and the pair's forest, scored after it, scores the wild one.
    assert rows(match) == {"mask": 9, "forest": 2}


def test_d6_marks_after_an_ability_icon_wait_for_it() -> None:
    match = turn("E3=2 E2=2 E1=2", "1 2", row_line(mask=8))
    match.play("E4-2.F4-1")
    match.play("first-E4")
    assert rows(match)["mask"] == 9
    assert match.view()["pending"] == [
        {"task": "ability"},
        {"task": "marks", "icon": "mask", "count": 2},
        {"task": "score", "squares": ["F4", "E4"], "icons": ["lake", "mask"]},
        {"task": "mountains", "squares": ["E4", "F4"], "icons": ["mask", "lake"]},
    ]
    match.play("use-mark")
    match.play("mark-5")
    assert rows(match) == {"mask": 11, "fish": 1}
    assert match.seat == 1


def test_d6_a_chain_is_resolved_depth_first() -> None:
    # Mask 9: ability, mark fish to 9: ability again, used before the rest of the masks.
    match = turn("E3=2 E2=2", "1 2", row_line(mask=8, fish=8))
    for move in ("E4-2.F4-1", "first-E4", "use-mark", "mark-5"):
        match.play(move)
    assert match.prompt.key == "duel.ability"
    assert match.prompt.values["abilities"] == ["split", "wild", "fifth", "again", "cross"]
    assert rows(match) == {"mask": 9, "fish": 9}
    match.play("use-cross")
    match.play("I9-x")
    assert rows(match) == {"mask": 10, "fish": 9}
    assert match.seat == 1


def test_d6_no_order_is_asked_when_both_orders_give_the_same() -> None:
    # Mask reaches "mark the lowest", and the lowest row is the same either way.
    match = turn("E3=2 G4=3", "2 3", "rows 1: 9 4 9 9 9 2")
    match.play("E4-2.F4-3")
    assert rows(match) == {"lake": 9, "mask": 5, "forest": 10, "hut": 9, "fish": 9, "fire": 3}
    assert match.seat == 1


def test_d6_the_order_is_asked_when_it_changes_the_lowest_row() -> None:
    match = turn("E3=2 G4=3", "2 3", "rows 1: 9 4 2 9 9 3")
    match.play("E4-2.F4-3")
    assert match.prompt.key == "duel.order"
    other = match.fork()
    match.play("first-E4")  # lowest is forest
    assert rows(match)["forest"] == 4
    other.play("first-F4")  # forest is then level with fire
    assert other.prompt.key == "duel.lowest"


def test_d6_order_of_a_double_matters_only_when_something_is_drawn_in_between() -> None:
    match = turn("E3=2 F3=2", "2 2", "rows 1: 9 3 9 9 9 1")
    match.play("E4-2.F4-2")
    assert match.seat == 1
    assert rows(match)["mask"] == 5
    assert rows(match)["fire"] == 2
    match = turn("E3=2 F3=2", "2 2", row_line(mask=8))
    match.play("E4-2.F4-2")
    assert match.moves() == ["first-E4", "first-F4"]


def _full_board(**options: str) -> Match:
    """The last pair reaches two ability icons, but only a mark in a row could be made, and that is crossed out."""
    lines = ("rows 1: 9 8 8 9 9 1", "used 1: mark")
    match = turn("E5=. E6=. E4=2 D6=3", "2 3", *lines, size=9, fill="^", **options)
    assert match.moves()[0] == "E5-2.E6-3"
    return match


def test_d6_no_order_is_asked_when_no_ability_can_be_done() -> None:
    match = _full_board()
    assert {"key": "open"} not in notes(match, "E5-2.E6-3")
    events = match.play("E5-2.E6-3")
    assert [event["task"] for event in events_of(events, "skipped")] == ["ability", "ability"]
    assert match.over


def test_d6_old_records_ask_for_the_order_while_any_ability_is_uncrossed() -> None:
    match = _full_board(order="uncrossed")
    assert {"key": "open"} in notes(match, "E5-2.E6-3")
    match.play("E5-2.E6-3")
    assert match.moves() == ["first-E5", "first-E6"]


def test_d6_the_order_is_asked_when_a_row_can_still_be_marked() -> None:
    match = turn("E5=. E6=. E4=2 D6=3", "2 3", "rows 1: 9 8 8 9 9 1", fill="^")
    match.play("E5-2.E6-3")
    assert match.prompt.key == "duel.order"


def test_d10_the_lowest_row_is_marked_at_once() -> None:
    match = turn("E3=2", "1 2", "rows 1: 5 4 5 3 5 5")
    events = match.play("E4-2.F4-1")
    assert rows(match) == {"lake": 5, "mask": 5, "forest": 5, "hut": 4, "fish": 5, "fire": 5}
    assert [event["icon"] for event in events_of(events, "mark")] == ["mask", "hut"]


def test_d10_among_equally_low_rows_the_owner_chooses() -> None:
    match = turn("E3=2", "1 2", "rows 1: 5 4 2 2 5 5")
    match.play("E4-2.F4-1")
    match.play("first-E4")
    assert match.prompt.key == "duel.lowest"
    assert match.prompt.values == {"icons": ["forest", "hut"]}
    assert match.moves() == ["mark-3", "mark-4"]
    match.play("mark-4")
    assert rows(match)["hut"] == 3
    assert match.seat == 1


def test_d10_the_mark_may_reach_an_ability_icon_again() -> None:
    match = turn("E3=2", "1 2", "rows 1: 18 12 5 4 6 7")
    # Mask 13 marks the lowest, hut 5, which marks the lowest: forest and hut are level.
    match.play("E4-2.F4-1")
    match.play("first-E4")
    assert rows(match)["mask"] == 13
    assert rows(match)["hut"] == 5
    assert match.moves() == ["mark-3", "mark-4"]


def test_d10_with_all_rows_full_the_mark_is_skipped() -> None:
    track = "track: " + "." * 17 + "v"
    match = turn("E3=2", "1 2", "rows 1: 18 17 18 18 18 18", track)
    events = match.play("E4-2.F4-1")
    assert events_of(events, "skipped") == [{"kind": "skipped", "seat": 0, "task": "lowest"}]
    assert match.seat == 1


def test_mountain_marks_are_made_row_by_row() -> None:
    match = turn("C2=6 B3=2 D3=3", "1 4")
    events = match.play("C4-4.C5-1")
    assert [event["icon"] for event in events_of(events, "mark")] == ["mask", "forest", "hut", "fire"]


def test_a_square_isolated_by_the_pair_is_still_empty_for_an_ability_before_mountains() -> None:
    match = turn("C2=2 B3=2 D3=3 D4=4", "1 4", row_line(hut=8))
    match.play("C4-4.C5-1")
    match.play("first-C4")
    assert match.view()["isolated"] == ["C3"]
    match.play("use-wild")
    match.play("C3-2")
    assert thing(match, "C3") == "mask"
    assert rows(match) == {"mask": 2, "hut": 9}


def test_preview_follows_the_lowest_mark() -> None:
    match = turn("E3=2", "1 2", "rows 1: 9 4 9 4 9 9")
    assert notes(match, "E4-2.F4-1")[2:] == [
        {"key": "marks", "rows": {"mask": 1, "hut": 1}},
        {"key": "ability", "icon": "mask", "square": 5, "ability": "lowest"},
        {"key": "ability", "icon": "hut", "square": 5, "ability": "lowest"},
        {"key": "open"},
    ]
    preview = match.state.preview(match.state.find("E4-2.F4-1") or 0)
    assert preview["lines"] == []  # the order is asked before anything is marked


def test_preview_says_when_the_order_decides() -> None:
    # Either order can be foreseen, but they differ: forest or fire is lowest when mask reaches 5.
    match = turn("E3=2 G4=3 H4=3", "2 3", "rows 1: 9 4 1 9 9 2")
    listed = notes(match, "E4-2.F4-3")
    assert [note["key"] for note in listed] == ["points", "points", "marks", "ability", "open"]
    match.play("E4-2.F4-3")
    assert match.prompt.key == "duel.order"
    assert {"key": "open"} not in notes(match, "first-E4")
    assert {"key": "open"} not in notes(match, "first-F4")


def test_preview_of_marks_that_are_lost() -> None:
    match = turn("E3=2 E2=2", "1 2", "rows 1: 9 17 9 4 9 9")
    assert {"key": "lost", "icon": "mask", "count": 1} in notes(match, "E4-2.F4-1")
    assert {"key": "ability", "icon": "mask", "square": 18, "ability": "star"} in notes(match, "E4-2.F4-1")


def _finish_turn(state: DuelState) -> str:
    """Take the first choice until the turn is over, and return the position."""
    seat, round_number = state.actor, state.round
    while state.seat == seat and state.round == round_number and state.stack:
        state.play(state.moves()[0], Keyed("order"))
    return state.diagram()


@pytest.mark.parametrize("mountains", ["after", "before"])
def test_whenever_no_order_is_asked_both_orders_end_the_same(mountains: str) -> None:
    random = Random(5)
    unasked = 0
    for number in range(12):
        match = lay(PRINTED, "round: 2", EVEN_TRACK, mountains=mountains)
        now = state(match).clone()
        chance = Keyed(f"orders-{number}")
        while now.seat is not None:
            move = random.choice(now.moves())
            if now.prompt().key == "duel.draw" and move < FIRST_PERMANENT_MOVE:
                unasked += _compare_orders(now, move)
            now.play(move, chance)
    assert unasked > 20  # pairs that reached an ability icon and were not asked for


def _compare_orders(before: DuelState, move: int) -> bool:
    events: list[dict[str, object]] = []
    played = before.clone()
    played.play(move, Keyed("order"), events)
    reached = any(event["kind"] == "reach" for event in events)
    if played.phase == ORDER or not reached:
        return False
    one, two = before.setup.board.pair_squares[move >> 1]
    results = []
    for first in (one, two):
        after = before.clone()
        after.stack.pop()
        for square, icon in zip((one, two), pair_icons(before, move), strict=True):
            after.fill(square, icon)
        after.stack += [(MOUNTAINS, one, two), (ORDER, one, two)]
        after.phase = ORDER
        after.play(first, Keyed("order"))
        results.append(_finish_turn(after))
    assert results[0] == results[1]
    return True


def test_the_score_card_is_the_lowest_row() -> None:
    match = lay("", "rows 1: 5 3 4 3 9 18", "rows 2: 1 1 1 1 1 0")
    card, other = match.scores()
    assert card.total == 3
    assert [(line.key, line.count, line.points) for line in card.lines] == [
        ("lake", 5, 0), ("mask", 3, 3), ("forest", 4, 0), ("hut", 3, 0), ("fish", 9, 0), ("fire", 18, 0),
    ]  # fmt: skip
    assert other.total == 0
    assert [row["lowest"] for row in match.view()["players"][0]["rows"]] == [False, True, False, True, False, False]


def test_chains_have_an_event_for_each_step() -> None:
    match = Match.position("duel", turn("E3=2", "1 2", "rows 1: 5 4 5 3 5 5").diagram())
    events = match.play("E4-2.F4-1")
    assert [event["kind"] for event in events] == ["draw", "points", "mark", "reach", "mark", "points", "turn"]
