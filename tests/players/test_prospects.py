"""What Five Tribes' computer players hope for beyond the points."""

from __future__ import annotations

from chiefdoms import Match
from chiefdoms.games.five_tribes.mind.evaluator import EVALUATOR
from chiefdoms.games.five_tribes.mind.prospects import FAKIR_WORTH, Prospects, outlook, rest_of_game
from chiefdoms.games.five_tribes.parts import FAKIR
from chiefdoms.games.five_tribes.rules.moves import BIDDING, MOVING
from chiefdoms.games.five_tribes.rules.scoring import total_of
from chiefdoms.games.five_tribes.state import Position
from tests.games.five_tribes.table import lay, state
from tests.players.playing import course

RICH = "gold 9, camels 5, viziers 3, elders 4, djinns marid, cards fish*2 wheat fakir*2"


def test_the_rest_of_the_game_runs_out() -> None:
    positions = course(EVALUATOR, Match.new("five-tribes", 2, "7"), Position, rash=0.0)
    rests = [rest_of_game(position) for position in positions if position.phase in (BIDDING, MOVING)]
    assert rests[0] == 1.0
    assert rests == sorted(rests, reverse=True)
    assert rests[-1] < 0.5


def test_in_the_last_round_only_points_and_fakirs_count() -> None:
    before = state(lay("A1=O8:Y B1=S6:YR C1=V5:-@1", p1=RICH))
    last = state(lay("A1=O8:Y B1=S6:YR C1=V5:-@1", p1=RICH, ending="last-camel"))
    assert Prospects(last, {}).standing(last, 0) == total_of(last, 0) + 2 * FAKIR_WORTH
    assert Prospects(before, {}).standing(before, 0) > Prospects(last, {}).standing(last, 0)


def test_a_taste_changes_a_weight_by_its_name() -> None:
    position = state(lay("A1=O8:Y B1=S6:YR", p1=RICH))
    plain, keen = (Prospects(position, taste).standing(position, 0) for taste in ({}, {"fakir": FAKIR_WORTH + 3.0}))
    assert keen == plain + 2 * 3.0


def test_the_best_cards_are_those_that_the_hand_lacks() -> None:
    position = state(lay("A1=O8:G B1=L4:GGR", row="wheat fakir ivory wheat fish", p1="gold 9, camels 5, cards wheat"))
    prospects = Prospects(position, {})
    hand = position.cards(0)
    gain, places = prospects.choose_cards(hand, position.row, 2)
    assert places == [2, 4]
    for place in places:
        hand[position.row[place]] += 1
    assert gain == prospects.hand(hand) - prospects.hand(position.cards(0))
    assert hand[FAKIR] == 0


def test_assassins_hope_for_the_tile_that_a_kill_claims() -> None:
    """Two Assassins on B1 reach two tiles far, and the lone Vizier of D1 is all that holds it."""
    cells = "A1=S6:R@2 B1=S6:RW {}=P15:Y"
    near, far = (state(lay(cells.format(name))) for name in ("D1", "E1"))
    gains = [dict(outlook(one, 0, Prospects(one, {}))) for one in (near, far)]
    killing = [move for move in gains[0] if move & 7 == 4 and move >> 3 & 31 == 1]
    assert [gains[0][move] - gains[1][move] for move in killing] == [15.0 - 2.0]
