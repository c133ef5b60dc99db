"""What must hold for every game, whatever its rules: written once, run for all of them."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from chiefdoms import IllegalMove, Match, games
from chiefdoms.core.chance import Keyed
from chiefdoms.core.contract import Event, SharedView, shared_view
from tests.contract.variants import VARIANTS, Variant, play_randomly, times

MOVE_TEXT = re.compile(r"[A-Za-z0-9._~-]+")
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def seen(match: Match) -> dict[str, object]:
    """A position in every respect."""
    return {
        "ply": match.ply,
        "seat": match.seat,
        "moves": list(match.moves()),
        "diagram": match.diagram(),
        "scores": match.scores(),
        "outcome": match.outcome(),
        "views": [match.view(seat) for seat in (None, *range(match.seats))],
    }


def same(one: Match, other: Match) -> None:
    """Two matches show the same position in every respect."""
    assert seen(one) == seen(other)


def sample(match: Match, seed: int, most: int) -> list[str]:
    moves = match.moves()
    return Random(seed).sample(moves, min(most, len(moves)))


@each_variant
def test_a_game_ends_and_lists_moves_until_then(variant: Variant) -> None:
    for number in times(3):
        match = variant.match(f"end-{number}")
        random = Random(number)
        while not match.over:
            moves = match.moves()
            assert moves == sorted(set(moves)), "sorted, each once"
            assert len(moves) <= 2000
            assert all(MOVE_TEXT.fullmatch(move) for move in moves)
            assert match.seat in range(match.seats)
            match.play(random.choice(moves))
            assert match.ply <= games[variant.game].info.longest
        assert match.moves() == []
        assert match.seat is None
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners
        assert set(outcome.winners) <= set(range(match.seats))
        assert match.prompt.key == "over"


@each_variant
def test_each_share_of_the_list_picks_its_move(variant: Variant) -> None:
    state = variant.match("pick").state.clone()
    random, chance = Random(6), Keyed("pick")
    while state.seat is not None:
        unlisted = state.clone()  # before anybody asks for the list
        moves = state.moves()
        count = len(moves)
        for index in {0, count - 1, *(random.randrange(count) for _ in range(6))}:
            assert unlisted.pick((index + 0.5) / count) == state.pick((index + 0.5) / count) == moves[index]
        state.play(state.pick(random.random()), chance)


@each_variant
def test_only_a_finished_game_has_an_outcome(variant: Variant) -> None:
    match = variant.match("outcome")
    random = Random(5)
    while not match.over:
        assert match.outcome() is None
        match.play(random.choice(match.moves()))
    assert match.outcome() is not None


@each_variant
def test_each_listed_move_is_accepted_on_a_fork(variant: Variant) -> None:
    match = variant.match("accept")
    random = Random(1)
    while not match.over:
        before = match.diagram()
        for move in sample(match, match.ply, 4):
            match.fork().play(move)
        assert match.diagram() == before, "a fork does not touch the original"
        match.play(random.choice(match.moves()))


@each_variant
def test_mutated_texts_are_refused_and_change_nothing(variant: Variant) -> None:
    match = variant.match("mutate")
    random = Random(2)
    while not match.over:
        moves = set(match.moves())
        before = (match.ply, match.diagram())
        for text in mutants(random.choice(sorted(moves)), random):
            if text in moves:
                continue
            with pytest.raises(IllegalMove) as caught:
                match.play(text)
            assert caught.value.rule
            assert (match.ply, match.diagram()) == before
        match.play(random.choice(sorted(moves)))


def mutants(text: str, random: Random) -> list[str]:
    place = random.randrange(len(text) + 1)
    letter = random.choice("AZaz09-.~é<& \n")
    return [
        "",
        text + letter,
        text[:place] + letter + text[place + 1 :],
        text[:place] + text[place + 1 :],
        text.lower() + text.upper(),
        text[::-1],
        text * 2,
        "x" * 5000,
    ]


@each_variant
def test_record_and_link_replay_to_the_same_match_at_every_ply(variant: Variant) -> None:
    match = play_randomly(variant.match("replay"), 3)
    record = match.record()
    assert json.loads(json.dumps(record)) == record
    by_record, by_link = Match.replay(record), Match.from_link(match.link())
    assert by_link.record() == record
    assert re.fullmatch(r"[A-Za-z0-9_-]+", match.link())
    for ply in range(0, match.ply + 1, max(1, match.ply // 40)):
        for other in (match, by_record, by_link):
            other.goto(ply)
        assert seen(by_record) == seen(match) == seen(by_link)


@each_variant
def test_an_unfinished_match_replays_too(variant: Variant) -> None:
    match = play_randomly(variant.match("under-way"), 4, plies=9)
    assert seen(Match.replay(match.record())) == seen(match) == seen(Match.from_link(match.link()))


@each_variant
def test_undo_and_redo_are_inverse(variant: Variant) -> None:
    match = variant.match("undo")
    random = Random(6)
    while not match.over:
        closely = match.ply % 4 == 0  # in every respect, which takes time
        before = seen(match) if closely else match.diagram()
        events = match.play(random.choice(match.moves()))
        after = seen(match) if closely else match.diagram()
        match.undo()
        assert (seen(match) if closely else match.diagram()) == before
        assert match.redo() == events
        assert (seen(match) if closely else match.diagram()) == after
    plies = match.ply
    match.goto(0)
    same(match, variant.match("undo"))
    match.undo()
    assert match.ply == 0
    match.goto(plies)
    assert match.over


@each_variant
def test_score_lines_sum_to_the_total(variant: Variant) -> None:
    match = variant.match("sums")
    random = Random(7)
    while True:
        cards = match.scores()
        assert len(cards) == match.seats
        for card in cards:
            assert card.total == sum(line.points for line in card.lines)
            assert len({line.key for line in card.lines}) == len(card.lines)
        if match.over:
            break
        match.play(random.choice(match.moves()))


@each_variant
def test_what_the_page_gets_is_json_with_the_shared_parts(variant: Variant) -> None:
    match = variant.match("json")
    random = Random(8)
    latest, happened = 0, 0
    while True:
        latest = check_views(match, latest)
        check_json(dict(match.prompt.values))
        if match.over:
            break
        for event in match.play(random.choice(match.moves())):
            check_event(event, match.seats)
            happened += 1
    assert latest >= 1
    assert happened


def check_json(value: object) -> None:
    assert json.loads(json.dumps(value)) == value


def check_views(match: Match, latest: int) -> int:
    """What everybody sees of a position, after one in that round; its own round."""
    common = match.view(None)
    assert common["round"] >= latest, "rounds never decrease"
    assert common["seat"] == match.seat
    assert isinstance(common["phase"], str)
    assert (common["phase"] == "over") == match.over
    for view in (common, *(match.view(seat) for seat in range(match.seats))):
        check_json(view)
        assert set(SharedView.__annotations__) <= set(view)
        assert type(view["round"]) is int
        assert shared_view(view) == shared_view(common), "the shared part is the same for everybody"
    return int(common["round"])


def check_event(event: Event, seats: int) -> None:
    check_json(event)
    assert isinstance(event["kind"], str)
    assert event["kind"]
    assert event.get("seat") is None or event["seat"] in range(seats)
    assert "to" not in event or event["to"] in range(seats)


@each_variant
def test_the_diagram_reads_back(variant: Variant) -> None:
    match = variant.match("diagram")
    random = Random(9)
    while True:
        again = Match.position(variant.game, match.diagram(), match.options, match.seed)
        assert again.diagram() == match.diagram()
        assert again.seat == match.seat
        assert again.moves() == match.moves()
        assert again.scores() == match.scores()
        assert again.outcome() == match.outcome()
        if match.over:
            break
        match.play(random.choice(match.moves()))


@each_variant
def test_previews_add_up_and_change_nothing(variant: Variant) -> None:
    match = variant.match("preview")
    random = Random(11)
    while not match.over:
        before = match.diagram()
        for text in sample(match, match.ply, 3):
            preview = match.state.preview(match.legal()[text])
            assert json.loads(json.dumps(preview)) == preview
            assert preview["total"] == sum(line["points"] for line in preview["lines"])
        assert match.diagram() == before
        match.play(random.choice(match.moves()))


@each_variant
def test_previews_do_not_depend_on_future_chance(variant: Variant) -> None:
    """The same position with another seed, which determines everything that is revealed later."""
    match = variant.match("chance")
    random = Random(16)
    while not match.over:
        if match.ply % 5 == 0:
            other = Match.position(variant.game, match.diagram(), match.options, "another")
            for text in sample(match, match.ply, 2):
                assert other.state.preview(other.legal()[text]) == match.state.preview(match.legal()[text])
        match.play(random.choice(match.moves()))
    assert match.ply > 0


@each_variant
def test_clones_are_independent(variant: Variant) -> None:
    match = play_randomly(variant.match("clone"), 12, plies=7)
    state = match.state
    before = match.diagram()
    copy = state.clone()
    random = Random(13)
    while copy.seat is not None:
        copy.play(random.choice(copy.moves()), Keyed("another"))
    assert match.diagram() == before
    assert state.seat == match.seat
