"""What a seat may not see does not affect what it is shown.

Only games with a file `tests/games/<game>/hidden.py` hide anything. Its `redeal(diagram, seats, random)` replaces, in
the text of a diagram, everything that none of the seats may see; its `conceal(diagram)` hides as much as possible;
`OPEN` is the option with which nothing is hidden. The engine's `State.blind` is not used for this; it is tested here.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType

import pytest

from chiefdoms import Match
from chiefdoms.core.chance import Keyed
from chiefdoms.core.contract import Event
from tests.contract.folders import folder
from tests.contract.variants import VARIANTS, Variant


def hidden(game: str) -> ModuleType | None:
    """What a game hides; None if everything is open."""
    exists = (folder(game) / "hidden.py").is_file()
    return import_module(f"tests.games.{folder(game).name}.hidden") if exists else None


def hides(variant: Variant) -> bool:
    module = hidden(variant.game)
    return module is not None and variant.option != module.OPEN


HIDING = [variant for variant in VARIANTS if hides(variant)]
OPEN = [variant for variant in VARIANTS if not hides(variant)]
STEP = 5  # plies between two positions that are looked at


def concealed(variant: Variant, seed: int) -> Iterator[Match]:
    """Positions of a random game in which as much as possible is hidden."""
    match, random, module = variant.match(f"hidden-{seed}"), Random(seed), hidden(variant.game)
    assert module
    while not match.over:
        if match.ply % STEP == 0:
            yield Match.position(match.game, module.conceal(match.diagram()), match.options, str(match.ply))
        match.play(random.choice(match.moves()))


def redealt(match: Match, seats: set[int], seed: str | None = None) -> Match:
    """The same position with other hidden information, and optionally another seed."""
    module = hidden(match.game)
    assert module
    diagram = module.redeal(match.diagram(), seats, Random(match.seed))
    return Match.position(match.game, diagram, match.options, seed or match.seed)


def visible(events: list[Event], seat: int) -> list[Event]:
    """The events that a seat sees, until something is revealed that nobody knew."""
    seen = []
    for event in events:
        if event.get("to", seat) == seat:
            if event.get("chance"):
                break
            seen.append(event)
    return seen


@pytest.mark.parametrize("variant", HIDING, ids=str)
def test_views_and_scores_do_not_depend_on_what_is_hidden(variant: Variant) -> None:
    differed = 0
    for match in concealed(variant, 10):
        for seat in range(match.seats):
            other = redealt(match, {seat})
            if other.prompt.key != match.prompt.key:
                continue  # what the deciding seat got cannot pay for anything, so that it is not even asked
            differed += other.scores() != match.scores()
            assert other.prompt == match.prompt
            for viewer in (seat, None):
                assert other.view(viewer) == match.view(viewer)
                assert other.state.seen_scores(viewer) == match.state.seen_scores(viewer)
    assert differed > 5, "there was something to hide"


@pytest.mark.parametrize("variant", HIDING, ids=str)
def test_moves_and_previews_do_not_depend_on_what_is_hidden(variant: Variant) -> None:
    previews = 0
    for match in concealed(variant, 11):
        assert match.seat is not None
        other = redealt(match, {match.seat})
        assert other.moves() == match.moves()
        for text in Random(match.seed).sample(match.moves(), min(3, len(match.moves()))):
            assert other.state.preview(other.legal()[text]) == match.state.preview(match.legal()[text])
            previews += 1
    assert previews


@pytest.mark.parametrize("variant", HIDING, ids=str)
def test_events_do_not_depend_on_what_is_hidden(variant: Variant) -> None:
    """What the moving seat holds decides what it is asked next, so that stays; what it draws unseen differs."""
    compared = 0
    for match in concealed(variant, 12):
        for seat in range(match.seats):
            assert match.seat is not None
            other = redealt(match, {seat, match.seat}, "another seed")
            for text in Random(match.seed).sample(match.moves(), min(4, len(match.moves()))):
                events = match.fork().play(text)
                assert visible(other.fork().play(text), seat) == visible(events, seat)
                compared += len(visible(events, seat))
    assert compared


@pytest.mark.parametrize("variant", HIDING, ids=str)
def test_a_blind_copy_differs_only_in_what_is_hidden(variant: Variant) -> None:
    differed = 0
    for match in concealed(variant, 13):
        for seat in range(match.seats):
            blind = match.state.blind(seat, Keyed(match.seed))
            differed += blind.diagram() != match.diagram()
            assert blind.seat == match.seat
            assert blind.view(seat) == match.view(seat)
            assert blind.view(None) == match.view(None)
            assert blind.seen_scores(seat) == match.state.seen_scores(seat)
    assert differed > 5, "there was something to deal again"


@pytest.mark.parametrize("variant", HIDING, ids=str)
def test_blind_copies_differ_from_each_other(variant: Variant) -> None:
    """In one position at least, for one seat at least."""
    assert any(
        len({match.state.blind(seat, Keyed(f"copy-{number}")).diagram() for number in range(10)}) > 5
        for match in concealed(variant, 14)
        for seat in range(match.seats)
    )


@pytest.mark.parametrize("variant", OPEN, ids=str)
def test_without_hidden_information_everybody_sees_the_same(variant: Variant) -> None:
    """Except which seat looks, and what is empty for all others: what the seat can do now, or its best moves."""
    match, random = variant.match("open"), Random(14)
    while True:
        shared, scores = match.view(None), [card.as_json() for card in match.scores()]
        for seat in range(match.seats):
            own = match.view(seat)
            differing = {key for key in shared.keys() | own.keys() if shared.get(key) != own.get(key)}
            assert {key for key in differing if shared.get(key)} <= {"viewer"}
            assert match.state.seen_scores(seat) == scores
        if match.over:
            break
        events = match.play(random.choice(match.moves()))
        assert not any("to" in event for event in events)


@pytest.mark.parametrize("variant", OPEN, ids=str)
def test_without_hidden_information_a_blind_copy_is_the_position(variant: Variant) -> None:
    match, random = variant.match("open"), Random(15)
    while not match.over:
        diagram = match.diagram()
        for seat in range(match.seats):
            assert match.state.blind(seat, Keyed("blind")).diagram() == diagram
        match.play(random.choice(match.moves()))
    assert match.over
