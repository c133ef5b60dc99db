"""Previews: what moves would change on the score card."""

from __future__ import annotations

from typing import Any

from chiefdoms import Match
from tests.games.five_tribes.table import lay, play, random_match, state


def preview(match: Match, text: str) -> dict[str, Any]:
    move = state(match).find(text)
    assert move is not None
    return state(match).preview(move)


def lines(changes: dict[str, Any]) -> dict[str, int]:
    assert changes["total"] == sum(line["points"] for line in changes["lines"])
    return {line["key"]: line["points"] for line in changes["lines"]}


def note(changes: dict[str, Any], key: str) -> dict[str, Any]:
    (found,) = [note for note in changes["notes"] if note["key"] == key]
    assert isinstance(found, dict)
    return found


def test_viziers_with_a_claim_a_palm_and_the_bonus() -> None:
    match = lay("A1=S6:Y B1=O8:Yt1", p2="gold 0, camels 5, viziers 1")
    changes = preview(match, "sow-A1-B1-Y")
    assert lines(changes) == {"viziers": 2, "vizier-bonus": 10, "palms": 6, "tiles": 8}
    assert note(changes, "claim") == {"key": "claim", "tile": "B1", "value": 8, "camels": 4}
    assert note(changes, "palm") == {"key": "palm", "tile": "B1", "yours": True}
    assert note(changes, "meeples") == {"key": "meeples", "colour": "Y", "count": 2}


def test_a_palm_for_an_opponent() -> None:
    match = lay("A1=S6:Y B1=O8:Y@2")
    changes = preview(match, "sow-A1-B1-Y")
    assert lines(changes) == {"viziers": 2, "vizier-bonus": 10}
    assert note(changes, "palm")["yours"] is False


def test_builders_with_and_without_fakirs() -> None:
    match = lay("A1=V5:B B1=V5:BR", p1="gold 0, camels 5, cards fakir*3")
    changes = preview(match, "sow-A1-B1-B")
    assert lines(changes) == {"gold": 4}
    assert note(changes, "gold") == {"key": "gold", "gold": 4, "most": 10}
    assert note(changes, "palace") == {"key": "palace", "tile": "B1", "yours": False}


def test_merchants_and_the_market() -> None:
    match = lay("A1=O8:G B1=L4:GGR", row="ivory fish fakir wheat", p1="gold 5, camels 5, cards wheat")
    changes = preview(match, "sow-A1-B1-G")
    assert lines(changes) == {"merchandise": 7 - 1}
    assert note(changes, "cards")["cards"] == ["ivory", "fish", "fakir"]
    assert note(changes, "market") == {"key": "market", "price": 6, "count": 1, "affordable": False}


def test_elders_and_an_affordable_djinn() -> None:
    match = lay("A1=O8:W B1=P6:WR", djinn_row="baal utug")
    changes = preview(match, "sow-A1-B1-W")
    assert lines(changes) == {"elders": 4}
    assert note(changes, "djinn") == {"key": "djinn", "affordable": True, "djinns": ["baal", "utug"]}


def test_assassins_and_their_victims() -> None:
    match = lay("A1=O8:R B1=P6:RW C1=P15:Y D1=P12:Y E1=S6:Y", p2="gold 0, camels 5, viziers 2")
    changes = preview(match, "sow-A1-B1-R")
    assert lines(changes) == {}
    assert note(changes, "victims") == {"key": "victims", "count": 4, "claims": ["B1", "C1", "D1"], "value": 15}


def test_marid_of_another_is_noted() -> None:
    match = lay("A1=S6:YR B1=S6:-@2 C1=S6:YW A2=S6:-", p2="gold 0, camels 5, djinns marid", size="3x2")
    assert note(preview(match, "sow-A1-C1-Y"), "marid") == {"key": "marid", "seat": 1, "gold": 2}


def test_a_preview_of_drops_follows_the_proposal() -> None:
    match = lay("A1=S6:YRG B1=S6:-@1 B3=S6:YW A2=S6:W", p1="gold 0, camels 5, djinns marid")
    play(match, "sow-A1-B3-Y")
    assert lines(preview(match, "go")).get("gold") == 1
    assert lines(preview(match, "drop-B1-R")).get("gold") == 1
    assert "gold" not in lines(preview(match, "drop-A2-R"))


def test_bids_sales_and_purchases() -> None:
    match = lay("A1=S6:Y B1=S6:YR", turn="1 bid", bidders="1 2", p1="gold 20, camels 5, cards fish*2 wheat")
    assert lines(preview(match, "bid-12")) == {"gold": -12}
    sale = lay("A1=S6:Y B1=P6:YR", p1="gold 20, camels 5, cards fish*2 wheat", track="2 - - - - - - - -")
    play(sale, "sow-A1-B1-Y")
    assert lines(preview(sale, "sell-fw")) == {"gold": 3, "merchandise": -3}
    shop = lay("A1=S6:Y B1=P6:YR", p1="gold 20, camels 5, elders 2", djinn_row="hagis", track="2 - - - - - - - -")
    play(shop, "sow-A1-B1-Y")
    assert lines(preview(shop, "buy-hagis-ee")) == {"elders": -4, "djinns": 10}


def test_previews_draw_nothing() -> None:
    first = "gold 20, camels 5, elders 3, cards fakir*2, djinns sloar sibittis anun-nak al-amin"
    match = lay("A1=S6:Y B1=S6:YR", p1=first)
    assert lines(preview(match, "use-sloar-f")) == {"merchandise": -1}, "the Fakir is gone, the card is not revealed"
    assert lines(preview(match, "use-sibittis-ee")) == {"elders": -4}
    assert lines(preview(match, "use-anun-nak-F5-e")) == {"elders": -2}


def test_previews_change_nothing_and_do_not_depend_on_hidden_things() -> None:
    for seed in range(4):
        match = random_match(3, seed, plies=30 + 17 * seed)
        before = match.diagram()
        for move in state(match).moves():
            changes = state(match).preview(move)
            lines(changes)
        assert match.diagram() == before


def test_a_sow_preview_without_choices_is_exact() -> None:
    """If the rest of the activation needs no choice, the preview is what happens."""
    checked = 0
    for seed in range(12):
        match = Match.new("five-tribes", 2, str(seed))
        for text in ("bid-18", "bid-12", "bid-8", "bid-5"):
            match.play(text)
        seat = match.seat
        assert seat is not None
        for text in match.moves()[::9]:
            fork = match.fork()
            before, changes = fork.scores()[seat].total, preview(fork, text)
            fork.play(text)
            while fork.seat == seat and fork.moves() != [] and fork.view()["phase"] in ("path", "tile"):
                fork.play("go" if "go" in fork.moves() else "pass")
            if fork.view()["order"][-1] != seat or fork.view()["phase"] in ("wrap-up", "move"):
                assert fork.scores()[seat].total - before == changes["total"], text
                checked += 1
    assert checked > 200


def test_the_best_results_are_shown_while_bidding() -> None:
    match = Match.new("five-tribes", 4, "best")
    for seat in range(4):
        best = match.view(seat)["best"]
        assert len(best) == 6
        totals = [entry["total"] for entry in best]
        assert totals == sorted(totals, reverse=True)
        assert all(entry["notes"] and entry["move"].startswith("sow-") for entry in best)
    assert "best" not in match.view(None)
    assert match.view(0)["phase"] == "bid"


def test_the_best_by_estimate_is_close_to_the_best_of_all() -> None:
    for seed in range(10):
        match = Match.new("five-tribes", 3, str(seed))
        shown = match.view(match.seat)["best"][0]["total"]
        first = match.seat
        for text in ("bid-18", "bid-12", "bid-8"):
            match.play(text)
        assert match.seat == first
        most = max(state(match).preview(move)["total"] for move in state(match).moves())
        assert shown == most
