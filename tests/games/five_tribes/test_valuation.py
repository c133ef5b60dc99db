"""What things are worth to computer players beyond their points."""

from __future__ import annotations

import pytest

from chiefdoms import Match
from chiefdoms.games.five_tribes.components import FAKIR, GOODS
from chiefdoms.games.five_tribes.mind.evaluator import EVALUATOR
from chiefdoms.games.five_tribes.mind.sowing_values import value_sowings
from chiefdoms.games.five_tribes.mind.valuation import FAKIR_VALUE, Valuation, share_left
from chiefdoms.games.five_tribes.rules.encoding import sowing_of
from chiefdoms.games.five_tribes.rules.position import BIDDING, MOVING, Position
from chiefdoms.games.five_tribes.rules.scoring import suits_points, total_score
from chiefdoms.games.five_tribes.state import FiveTribesState
from tests.games.five_tribes.table import lay, state
from tests.players.playing import course

RICH = "gold 9, camels 5, viziers 3, elders 4, djinns marid, cards fish*2 wheat fakir*2"


def value(position: Position, **weights: float) -> float:
    return Valuation(position, weights).value_of(position, 0)


def test_the_share_of_the_game_that_is_left_shrinks() -> None:
    positions = course(EVALUATOR, Match.new("five-tribes", 2, "7"), FiveTribesState, rash=0.0)
    shares = [share_left(position) for position in positions if position.phase in (BIDDING, MOVING)]
    assert shares[0] == 1.0
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] < 0.5


def test_in_the_last_round_only_points_and_fakirs_count() -> None:
    before = state(lay("A1=O8:Y B1=S6:YR C1=V5:-@1", p1=RICH))
    last = state(lay("A1=O8:Y B1=S6:YR C1=V5:-@1", p1=RICH, ending="last-camel"))
    assert value(last) == total_score(last, 0) + 2 * FAKIR_VALUE
    assert value(before) > value(last)


def test_a_weight_can_be_replaced_by_name() -> None:
    position = state(lay("A1=O8:Y B1=S6:YR", p1=RICH))
    assert value(position, fakir=FAKIR_VALUE + 3.0) == value(position) + 2 * 3.0


def test_the_best_cards_are_those_that_the_hand_lacks() -> None:
    position = state(lay("A1=O8:G B1=L4:GGR", row="wheat fakir ivory wheat fish", p1="gold 9, camels 5, cards wheat"))
    valuation = Valuation(position, {})
    hand = position.cards(0)
    gain, places = valuation.choose_cards(hand, position.row, 2)
    assert places == [2, 4]
    for place in places:
        hand[position.row[place]] += 1
    goods = position.cards(0)[:GOODS]
    points = suits_points(hand[:GOODS]) - suits_points(goods)
    assert gain == pytest.approx(points + valuation.goods_value(hand) - valuation.goods_value(goods))
    assert hand[FAKIR] == 0


def test_assassins_are_worth_the_tile_that_a_kill_claims() -> None:
    """Two Assassins on B1 reach two tiles far, and D1 has only a single Vizier."""
    cells = "A1=S6:R@2 B1=S6:RW {}=P15:Y"
    near, far = (state(lay(cells.format(name))) for name in ("D1", "E1"))
    gains = [dict(value_sowings(one, 0, Valuation(one, {}))) for one in (near, far)]
    killing = [move for move in gains[0] if sowing_of(move)[1:] == (1, 4)]
    assert [gains[0][move] - gains[1][move] for move in killing] == [15.0 - 2.0]
