"""What a blank sheet shows, by the options."""

from __future__ import annotations

from typing import Any

from chiefdoms.games.chiefdom import GAME
from tests.games.chiefdom.table import READINGS


def _printed(**options: str) -> dict[str, Any]:
    return GAME.printed(GAME.info.complete(options))


def test_a_blank_sheet_knows_the_edition() -> None:
    published, earlier = _printed(), _printed(edition="pnp")
    different = {key for key in published if published[key] != earlier[key]}
    assert different == {"wall", "fish_feeds", "fish_break_ties", "top_rank", "bonus"}
    assert published["wall"] == {"logs": 2, "east": True, "unfinished": True, "edge": False}
    assert earlier["wall"] == {"logs": 0, "east": False, "unfinished": False, "edge": False}


def test_a_blank_sheet_knows_every_open_reading() -> None:
    usual, other = _printed(), _printed(**READINGS)
    assert {key for key in usual if usual[key] != other[key]} == {
        "wall",
        "may_pass",
        "split_triples",
        "zero_is_second",
    }
    assert other["wall"]["edge"]


def test_the_cards_say_which_need_something_to_win() -> None:
    cards = {card["number"]: card for card in _printed()["cards"]}
    assert [number for number, card in cards.items() if card.get("needs")] == [13, 14, 15, 16]
    assert [number for number, card in cards.items() if "prizes" not in card] == list(range(1, 13))
