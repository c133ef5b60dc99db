"""The six abilities that are crossed out after use."""

from __future__ import annotations

from chiefdoms import Match
from tests.games.duel.table import NO_TRACK, events_of, lay, notes, refused_by, row_line, rows, state, thing, turn

ABILITIES = ["use-again", "use-cross", "use-fifth", "use-mark", "use-split", "use-wild"]


def triggered(squares: str = "", hand: str = "2 3", *lines: str, fill: str = ".") -> Match:
    """A match in which seat 0 has just reached an ability icon; nothing else is pending."""
    return turn(squares, hand, "round: 5", *lines, "now: ability", fill=fill)


def used(match: Match, seat: int = 0) -> list[str]:
    return [ability["key"] for ability in match.view()["players"][seat]["abilities"] if ability["used"]]


def test_each_ability_is_used_once() -> None:
    match = triggered()
    assert match.moves() == ABILITIES
    match.play("use-wild")
    assert used(match) == ["wild"]
    match = triggered("", "2 3", "used 1: wild cross")
    assert match.moves() == ["use-again", "use-fifth", "use-mark", "use-split"]
    assert refused_by(match, "use-wild") == "duel.ability-used"


def test_each_player_has_abilities_of_their_own() -> None:
    match = triggered("", "2 3", "used 1: wild")
    match.play("use-cross")
    assert used(match, 0) == ["wild", "cross"]
    assert used(match, 1) == []


def test_d11_split_draws_the_same_two_icons_as_singles_anywhere() -> None:
    match = triggered("E3=2 C8=3 E8=3")
    match.play("use-split")
    assert match.prompt.key == "duel.split"
    assert match.prompt.values == {"icon": "mask", "second": False}
    assert len(match.moves()) == 81 - 3
    match.play("E4-2")
    assert rows(match) == {}  # nothing is scored before both are drawn
    assert match.prompt.values == {"icon": "forest", "second": True}
    match.play("D8-3")
    assert rows(match) == {"mask": 1, "forest": 2}
    assert match.seat == 1


def test_d11_split_icons_score_up_to_four_lines() -> None:
    match = triggered("E3=2 E5=2 D4=2 F4=2", "2 3", NO_TRACK)
    match.play("use-split")
    match.play("E4-2")
    match.play("A9-3")
    assert rows(match) == {"mask": 4}


def test_d11_split_icons_do_not_score_each_other() -> None:
    match = triggered("C4=2", "2 2")
    match.play("use-split")
    match.play("D4-2")
    match.play("E4-2")
    assert rows(match) == {"mask": 1}
    match = triggered("D4=2", "2 2")
    match.play("use-split")
    match.play("C4-2")
    match.play("E4-2")
    assert rows(match) == {"mask": 2}  # each scores the mask between them and stops at the other


def test_d11_the_order_of_scoring_is_asked_for_split_icons_too() -> None:
    match = triggered("E3=2 C8=3", "2 3", row_line(mask=8))
    match.play("use-split")
    match.play("E4-2")
    match.play("D8-3")
    assert match.moves() == ["first-D8", "first-E4"]


def test_d11_split_with_one_empty_square_left_draws_either_die() -> None:
    for die, points in ((2, 0), (3, 1)):
        match = triggered("E5=. E4=3", "2 3", fill="^")
        match.play("use-split")
        assert match.prompt.values == {"icon": "mask", "second": False, "icons": ["mask", "forest"]}
        assert match.moves() == ["E5-2", "E5-3"]
        assert [target["icons"] for target in match.view()["targets"]] == [["mask"], ["forest"]]
        assert refused_by(match, "E5-4") == "duel.not-that-icon"
        assert {"key": "open"} not in notes(match, f"E5-{die}")
        events = match.play(f"E5-{die}")
        assert match.over
        assert events_of(events, "points")[0]["count"] == points


def test_d11_a_double_split_on_the_last_square_is_offered_once() -> None:
    match = triggered("E5=. A1=1", "3 3", fill="^")
    match.play("use-split")
    assert match.moves() == ["E5-3"]


def test_d11_old_records_split_the_lower_die_on_the_last_square() -> None:
    match = turn("E5=. A1=1", "2 3", "round: 5", "now: ability", fill="^", split="lower")
    match.play("use-split")
    assert match.moves() == ["E5-2"]
    assert match.prompt.values == {"icon": "mask", "second": False}


def test_d12_wild_draws_any_icon_anywhere_and_scores_four_lines() -> None:
    match = triggered("E3=2 E5=2 D4=2 F4=2", "2 3", NO_TRACK)
    match.play("use-wild")
    assert match.prompt.key == "duel.wild"
    assert len(match.moves()) == 6 * (81 - 4)
    points = notes(match, "E4-2")[0]
    assert (points["icon"], points["square"], points["count"]) == ("mask", "E4", 4)
    assert sorted(points["matched"]) == ["D4", "E3", "E5", "F4"]
    match.play("E4-2")
    assert rows(match) == {"mask": 4}


def test_d12_fifth_draws_the_icon_of_the_remaining_die() -> None:
    match = triggered("E3=6 E5=6", "2 3", "table: 6")
    match.play("use-fifth")
    assert match.prompt.values["icon"] == "fire"
    assert len(match.moves()) == 81 - 2
    match.play("E4-6")
    assert rows(match) == {"fire": 2}
    match = triggered("", "2 3", "table: 4")
    match.play("use-fifth")
    assert "A1-4" in match.moves()
    assert refused_by(match, "A1-6") == "duel.not-that-icon"


def test_d13_again_rerolls_both_dice_and_draws_a_pair() -> None:
    match = triggered("E3=2")
    events = match.play("use-again")
    dice = events_of(events, "again")[0]["dice"]
    assert match.view()["dice"]["hands"][0] == dice
    assert match.prompt.key == "duel.draw"
    assert match.prompt.values["again"] is True
    match.play(next(move for move in match.moves() if move.startswith("A1-")))
    assert match.seat == 1


def test_d13_the_extra_turn_shares_the_permanent_abilities_of_the_turn() -> None:
    match = triggered("E3=2", "2 3", "permanents 1: plus turn", "spent: plus")
    match.play("use-again")
    words = {move.split("-")[0] for move in match.moves()}
    assert "turn" in words
    assert "plus" not in words


def test_d13_option_fresh_permanent_abilities_are_ready_again_in_the_extra_turn() -> None:
    held = ("permanents 1: plus turn reroll", "spent: plus reroll")
    match = turn("E3=2", "2 3", "round: 5", *held, "now: ability", extra="fresh")
    assert match.view()["options"]["extra"] == "fresh"
    match.play("use-again")
    assert state(match).spent == 0
    assert {"plus", "turn", "reroll"} <= {move.split("-")[0] for move in match.moves()}
    match.play(next(move for move in match.moves() if move.startswith("turn-")))
    assert "turn" not in {move.split("-")[0] for move in match.moves()}  # once in the extra turn too


def test_d13_option_fresh_the_second_reroll_of_a_turn_has_dice_of_its_own() -> None:
    rolled = []
    for number in range(2, 12):
        hands = []
        for lines in (("now: draw",), ("now: ability",)):
            match = turn("", "2 3", f"round: {number}", "permanents 1: reroll", *lines, extra="fresh")
            if match.prompt.key == "duel.ability":
                match.play("use-again")
            match.play("reroll-both")
            hands.append(match.view()["dice"]["hands"][0])
        rolled.append(hands[0] == hands[1])
    assert not all(rolled)


def test_d13_rerolls_differ_between_rounds_and_seats() -> None:
    hands = []
    for number in range(2, 12):
        for seat in (0, 1):
            dice = ("table: 6", "hand 1: 2 3", "hand 2: 1 1")
            match = lay("", *dice, f"round: {number}", f"seat: {seat + 1}", "now: ability")
            match.play("use-again")
            hands.append(tuple(match.view()["dice"]["hands"][seat]))
    assert len(set(hands)) > 8


def test_d14_a_cross_fills_a_square_and_never_matches() -> None:
    match = triggered("D4=2 F4=2")
    match.play("use-cross")
    assert match.prompt.key == "duel.cross"
    assert len(match.moves()) == 81 - 2
    events = match.play("E4-x")
    assert thing(match, "E4") == "cross"
    assert rows(match) == {}
    assert events_of(events, "draw")[0]["how"] == "cross"


def test_d14_a_cross_blocks_lines() -> None:
    match = triggered("D4=2 C4=2", "2 3", "hand 2: 1 2")
    match.play("use-cross")
    match.play("E4-x")
    match.play("F4-2.G4-1")
    assert rows(match, 1) == {}


def test_d14_a_cross_can_make_mountains() -> None:
    match = triggered("C2=2 B3=2 D3=3")
    match.play("use-cross")
    assert notes(match, "C4-x") == [
        {"key": "mountains", "squares": ["C3"], "marks": {"mask": 2, "forest": 1}},
        {"key": "marks", "rows": {"mask": 2, "forest": 1}},
    ]
    match.play("C4-x")
    assert thing(match, "C3") == "mountain"
    assert rows(match) == {"mask": 2, "forest": 1}


def test_d15_mark_gives_one_mark_in_any_row_and_may_chain() -> None:
    match = triggered("", "2 3", "rows 1: 8 0 0 0 0 18")
    match.play("use-mark")
    assert match.prompt.key == "duel.row"
    assert match.moves() == ["mark-1", "mark-2", "mark-3", "mark-4", "mark-5"]
    assert notes(match, "mark-1") == [
        {"key": "marks", "rows": {"lake": 1}},
        {"key": "ability", "icon": "lake", "square": 9, "ability": "ability"},
        {"key": "open"},
    ]
    match.play("mark-1")
    assert rows(match)["lake"] == 9
    assert match.prompt.key == "duel.ability"
    assert "use-mark" not in match.moves()


def test_d16_an_ability_without_anything_left_is_skipped() -> None:
    match = turn("E3=2", "1 2", row_line(mask=8), "used 1: split wild fifth again cross mark")
    events = match.play("E4-2.F4-1")
    assert events_of(events, "skipped") == [{"kind": "skipped", "seat": 0, "task": "ability"}]
    assert match.seat == 1


def test_d16_abilities_that_cannot_be_done_are_not_offered() -> None:
    lone = triggered("E5=.", "2 3", fill="^")
    assert lone.moves() == ["use-cross", "use-fifth", "use-mark", "use-split", "use-wild"]
    assert refused_by(lone, "use-again") == "duel.ability-impossible"
    full = triggered("", "2 3", "rows 1: 9 9 9 9 9 1", fill="^")
    assert full.moves() == ["mark-1", "mark-2", "mark-3", "mark-4", "mark-5", "mark-6"]  # the only one left


def test_d16_nothing_is_kept_for_later() -> None:
    match = triggered("", "2 3", "rows 1: 18 18 18 18 18 18", fill="^")
    assert match.over
    assert used(match) == []


def test_an_ability_without_an_alternative_is_used_at_once() -> None:
    match = turn("E3=2", "1 2", row_line(mask=8), "used 1: split wild fifth again mark")
    match.play("E4-2.F4-1")
    events = match.play("first-E4")
    assert events_of(events, "ability") == [{"kind": "ability", "seat": 0, "ability": "cross"}]
    assert match.prompt.key == "duel.cross"


def test_abilities_inside_abilities() -> None:
    # A wild mask reaches the ability icon; the split it allows comes before the mountains of the wild mask.
    match = triggered("E3=2 A9=3", "2 3", row_line(mask=8))
    match.play("use-wild")
    match.play("E4-2")
    assert match.prompt.key == "duel.ability"
    match.play("use-split")
    match.play("I1-2")
    match.play("B9-3")
    assert rows(match) == {"mask": 9, "forest": 1}
    assert used(match) == ["split", "wild"]
    assert state(match).stack == [(2, 0, 0)]  # nothing but the other seat's pair
