"""The options for rule interpretations, each with everything that depends on it.

That is: moves, refusals, sowing by hand, previews, diagrams and computer players.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chiefdoms import BadDiagram, IllegalMove, Match
from chiefdoms.core.plan import write_plan
from chiefdoms.games.five_tribes.meeples import WHITE, YELLOW
from chiefdoms.games.five_tribes.mind.activation import carry_out
from chiefdoms.games.five_tribes.mind.evaluator import EVALUATOR
from chiefdoms.games.five_tribes.mind.sowing_values import value_sowings
from chiefdoms.games.five_tribes.mind.valuation import Valuation
from tests.games.five_tribes.table import (
    NEXT,
    found,
    gold,
    lay,
    moves,
    owner,
    play,
    player,
    random_match,
    refused,
    state,
    tile,
)


def read_back(match: Match) -> None:
    """The position and its legal moves are the same after they were written as a diagram."""
    position = state(match)
    again = state(Match.position("five-tribes", match.diagram(), match.options, match.seed))
    assert again.contents() == position.contents()
    assert again.moves() == position.moves()
    assert again.diagram() == match.diagram()


def best_steps(match: Match, first: str) -> list[str]:
    """What a computer player does in an activation that begins with this move."""
    position = state(match)
    move = position.find(first)
    assert move is not None
    return write_plan(position, carry_out(position, [move], Valuation(position, {}))[1])


# -- loops -------------------------------------------------------------------------------------------------------------

BEFORE = {"loops": "before"}
# On two by two tiles six meeples of B1 come to A2, the corner across, with the second step and with the sixth.
ROUND = "B1=S6:YYYYYY"
# The only sowing is one around the square, and B2 has no Vizier that could follow.
ONLY_ROUND = f"{ROUND} A1=S6:W B2=S6:R"


def ask(match: Match, *drops: dict[str, str]) -> dict[str, Any]:
    """What can follow these drops of a sowing by hand from B1."""
    return state(match).ask({"kind": "sow-by-hand", "start": "B1", "drops": list(drops)})


def test_ruling_3_option_loops_before() -> None:
    assert lay(ONLY_ROUND, size="2x2").moves() == ["sow-B1-A2-Y"]
    match = lay(f"{ROUND} A1=S6:Y", BEFORE, size="2x2")
    assert moves(match, "sow-B1") == []
    assert refused(match, "sow-B1-A2-Y") == "own-drop"
    assert refused(match, "sow-B1-A1-Y") == "out-of-reach"
    there = lay(f"{ROUND} A2=S6:Y", BEFORE, size="2x2")
    assert "sow-B1-A2-Y" in there.moves()
    single = lay("B1=S6:YWWWWW A1=S6:W", BEFORE, size="2x2")
    assert refused(single, "sow-B1-A2-Y") == "last-colour", "a loop with one Vizier has none to match"
    assert refused(single, "sow-B1-A2-W") == "own-drop"


def test_ruling_3_option_loops_before_never_ends_on_the_start() -> None:
    cells = "B1=S6:YYYYYYYY A1=S6:Y"
    assert "sow-B1-B1-Y" in lay(cells, size="2x2").moves()
    match = lay(cells, BEFORE, size="2x2")
    assert moves(match, "sow-B1-B1") == []
    assert refused(match, "sow-B1-B1-Y") == "own-drop"


def test_ruling_3_option_loops_before_picks_up_all_of_the_colour() -> None:
    match = lay(f"{ROUND} A2=S6:Y", BEFORE, size="2x2")
    events = play(match, "sow-B1-A2-Y", "go")
    assert found(events, "pick-up")[0]["count"] == 3, "one was there, one was dropped on the way, one ends the sowing"
    assert tile(match, "A2")["camel"] == 0


def test_ruling_3_option_loops_before_can_end_the_game() -> None:
    match = lay(ONLY_ROUND, BEFORE, size="2x2")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "no-move"


def test_ruling_3_option_loops_before_by_hand() -> None:
    cells = f"{ROUND} A1=S6:Y"
    assert ask(lay(cells, size="2x2"))["results"] == ["sow-B1-A2-Y"]
    match = lay(cells, BEFORE, size="2x2")
    assert ask(match)["results"] == []
    with pytest.raises(IllegalMove) as error:
        ask(match, {"tile": "A1", "colour": "Y"})
    assert error.value.rule == "five-tribes.result-lost"


@pytest.mark.parametrize("seed", range(6))
def test_any_sowing_by_hand_ends_on_a_meeple_that_stood_there_before(seed: int) -> None:
    match = lay("B1=S6:YYYWW A2=S6:YR A1=S6:W C2=S6:W B2=S6:Y", BEFORE, size="3x2")
    random = Random(seed)
    drops: list[dict[str, str]] = []
    while following := ask(match, *drops)["next"]:
        drop = random.choice(following)
        drops.append({"tile": drop["tile"], "colour": drop["colour"]})
    last = drops[-1]
    assert last["tile"] != "B1"
    assert last["colour"] in tile(match, last["tile"])["meeples"]
    events = play(match, *ask(match, *drops)["moves"])
    assert [{"tile": drop["tile"], "colour": drop["colour"]} for drop in found(events, "drop")] == drops


def test_ruling_3_option_loops_before_in_diagrams() -> None:
    """In the middle of a sowing, a meeple that was dropped on the end does not make the result possible."""
    loop = lay("B1=S6:YYYRRR", size="2x2")
    play(loop, "sow-B1-A2-Y", "drop-A1-R")
    assert "drops A1R A2Y, hand YYRR" in loop.diagram()
    with pytest.raises(BadDiagram) as error:
        Match.position("five-tribes", loop.diagram(), BEFORE)
    assert error.value.code == "five-tribes.bad-turn"
    match = lay("B1=S6:YYYRRR A2=S6:Y", BEFORE, size="2x2")
    play(match, "sow-B1-A2-Y", "drop-A1-R", "drop-A2-Y")
    read_back(match)
    with pytest.raises(BadDiagram):  # without the one that stood there, A2 has only what this sowing dropped
        Match.position("five-tribes", match.diagram().replace("S6:YY ", "S6:Y "), BEFORE)


def test_ruling_3_option_loops_before_in_previews_and_plans() -> None:
    """What is shown as best while people bid, and what computer players plan, is legal."""
    for seed in range(4):
        match = random_match(2, seed, plies=40 + 20 * seed, options=BEFORE)
        while match.view()["phase"] != "bid":
            match.play(match.moves()[-1])
        best = [entry["move"] for entry in match.view(match.seat)["best"]]
        while match.view()["phase"] != "move":
            match.play(match.moves()[0])
        position = state(match)
        assert set(best) <= set(match.moves())
        assert {move for move, _ in value_sowings(position, position.actor(), Valuation(position, {}))} <= set(
            position.moves()
        )
        for plan in EVALUATOR.plans(position, {}):
            assert plan.moves[0] in position.moves()


# -- an Echidna that comes after the Builders --------------------------------------------------------------------------

LATE = {"late_echidna": "on"}
BUILDERS = "A1=V5:B B1=P6:BR"  # two Builders on a Sacred Place, two blue tiles around: 4 gold
RICH = "gold 10, camels 5, elders 4, cards fakir"
SALE = {"djinn_row": "echidna", **NEXT}


def test_ruling_7_echidna_bought_after_the_builders_is_too_late() -> None:
    match = lay(BUILDERS, p1=RICH + ", unseen fish", **SALE)
    play(match, "sow-A1-B1-B", "build", "buy-echidna-ee")
    assert match.prompt.key == "five-tribes.wrap-up"
    assert moves(match, "use") == []
    assert refused(match, "use-echidna-ee") == "djinn-not-now"
    assert gold(match, 0) == 14


@pytest.mark.parametrize(("build", "earned"), [("build", 4), ("build-f1", 6)])
def test_ruling_7_option_late_echidna_pays_the_builders_gold_again(build: str, earned: int) -> None:
    match = lay(BUILDERS, LATE, p1=RICH + ", unseen fish", **SALE)
    play(match, "sow-A1-B1-B", build, "buy-echidna-ee")
    assert gold(match, 0) == 10 + earned
    assert "use-echidna-ee" in match.moves()
    preview = state(match).preview(state(match).find("use-echidna-ee") or 0)
    assert {"key": "gold", "points": earned} in [
        {"key": line["key"], "points": line["points"]} for line in preview["lines"]
    ]
    events = play(match, "use-echidna-ee")
    assert found(events, "earn") == [{"kind": "earn", "seat": 0, "amount": earned, "why": "echidna"}]
    assert gold(match, 0) == 10 + 2 * earned
    assert match.prompt.key == "five-tribes.wrap-up"
    assert refused(match, "use-echidna-ee") == "djinn-used"


def test_ruling_7_option_late_echidna_through_sibittis() -> None:
    lines: dict[str, Any] = {"p1": owner("sibittis", "elders 4"), "djinn_pile": "echidna marid", **NEXT}
    match = lay(BUILDERS, LATE, **lines)
    play(match, "sow-A1-B1-B", "build", "use-sibittis-ee", "keep-echidna")
    assert match.prompt.key == "five-tribes.tile"
    assert moves(match, "use") == ["use-echidna-ee"]
    play(match, "use-echidna-ee")
    assert gold(match, 0) == 10 + 4 + 4
    early = lay(BUILDERS, LATE, **lines)
    play(early, "sow-A1-B1-B", "use-sibittis-ee", "keep-echidna", "use-echidna-ee")
    assert gold(early, 0) == 10 + 8, "gained before the Builders acted, she doubles what they earn"


def test_ruling_7_option_late_echidna_is_for_those_who_lacked_her() -> None:
    match = lay(BUILDERS, LATE, p1=owner("echidna", "elders 4, cards fish"), **NEXT)
    play(match, "sow-A1-B1-B", "build")
    assert match.prompt.key == "five-tribes.wrap-up"
    assert refused(match, "use-echidna-ee") == "djinn-not-now"


def test_ruling_7_option_late_echidna_needs_builders() -> None:
    match = lay("A1=S6:Y B1=P6:YR", LATE, p1=RICH + ", unseen fish", **SALE)
    play(match, "sow-A1-B1-Y", "buy-echidna-ee")
    assert refused(match, "use-echidna-ee") == "djinn-not-now"


def test_ruling_7_option_late_echidna_ends_with_the_activation() -> None:
    lines: dict[str, Any] = {"p1": RICH + ", unseen fish", "djinn_row": "echidna", "track": "1 2 - - - - - - -"}
    match = lay(f"{BUILDERS} D1=S6:Y E1=P6:YR", LATE, **lines)
    play(match, "sow-A1-B1-B", "build", "buy-echidna-ee", "end", "sow-D1-E1-Y")
    assert match.seat == 0
    assert moves(match, "use") == []
    assert gold(match, 0) == 14


def test_ruling_7_option_late_echidna_reads_back() -> None:
    match = lay(BUILDERS, LATE, p1=RICH + ", unseen fish", **SALE)
    for move in ("sow-A1-B1-B", "build", "buy-echidna-ee", "use-echidna-ef"):
        play(match, move)
        read_back(match)
    assert "doubled, built 4" in match.diagram()
    assert match.view(0)["activation"]["built"] == 4
    plain = Match.position("five-tribes", match.diagram())
    assert "built" not in plain.diagram(), "without the option it means nothing"
    with pytest.raises(BadDiagram):
        Match.position("five-tribes", match.diagram().replace("A1 B1 B", "A1 B1 R"), LATE)


def test_ruling_7_option_late_echidna_is_known_to_computer_players() -> None:
    cells = "A1=V5:B B1=P6:BBBBR A2=V5:R B2=V5:- C2=V5:-"  # five Builders, five blue tiles
    row: dict[str, Any] = {"djinn_row": "echidna jafaar", "ending": "last-camel", **NEXT}
    late, plain = (lay(cells, options, p1=RICH, **row) for options in (LATE, {}))
    steps = best_steps(late, "sow-A1-B1-B")
    assert [step.rpartition("-")[0] for step in steps[-2:]] == ["buy-echidna", "use-echidna"]
    assert not any("echidna" in step for step in best_steps(plain, "sow-A1-B1-B"))
    values = [
        max(value for _, value in value_sowings(state(one), 0, Valuation(state(one), {}))) for one in (late, plain)
    ]
    assert values[0] > values[1] + 10


# -- Nekir when Kandicha keeps the victim ------------------------------------------------------------------------------

UNPAID = {"kept_victims": "unpaid"}
ASSASSINS = "A1=S6:R B1=S6:R C1=S6:YWG"


@pytest.mark.parametrize("victim", ["kill-C1-Y", "kill-C1-W", "kill-p2-W"])
def test_ruling_6_option_kept_victims_unpaid(victim: str) -> None:
    lines: dict[str, Any] = {"p1": owner("kandicha", "elders 0"), "p2": owner("nekir", "elders 1"), **NEXT}
    paid, unpaid = lay(ASSASSINS, **lines), lay(ASSASSINS, UNPAID, **lines)
    for match in (paid, unpaid):
        play(match, "sow-A1-B1-R", victim)
        assert player(match, 0)["viziers"] + player(match, 0)["elders"] == 1
    assert (gold(paid, 1), gold(unpaid, 1)) == (12, 10)


def test_ruling_6_option_kept_victims_unpaid_pays_for_the_dead() -> None:
    """A Merchant goes to the bag, whatever Kandicha brings for it; so does everybody without Kandicha."""
    merchant = lay(ASSASSINS, UNPAID, p1=owner("kandicha", "elders 0"), p2=owner("nekir", "elders 0"), **NEXT)
    play(merchant, "sow-A1-B1-R", "kill-C1-G")
    assert gold(merchant, 1) == 12
    vizier = lay(ASSASSINS, UNPAID, p2=owner("nekir kandicha", "elders 0"), **NEXT)
    play(vizier, "sow-A1-B1-R", "kill-C1-Y")
    assert gold(vizier, 1) == 12


@pytest.mark.parametrize(("first", "second", "paid"), [("Y", "W", 0), ("Y", "G", 2), ("G", "Y", 2), ("G", "R", 2)])
def test_ruling_6_option_kept_victims_unpaid_with_iblis(first: str, second: str, paid: int) -> None:
    lines: dict[str, Any] = {"p1": owner("kandicha iblis", "elders 1"), "p2": owner("nekir", "elders 0"), **NEXT}
    match = lay("A1=S6:R B1=S6:R C1=S6:YWGRR", UNPAID, **lines)
    play(match, "sow-A1-B1-R", "use-iblis-e", f"kill-C1-{first}", f"kill-C1-{second}")
    assert gold(match, 1) == 10 + paid


def test_ruling_6_option_kept_victims_reads_back() -> None:
    lines: dict[str, Any] = {"p1": owner("kandicha iblis", "elders 1"), "p2": owner("nekir", "elders 0"), **NEXT}
    match = lay(ASSASSINS, UNPAID, **lines)
    play(match, "sow-A1-B1-R", "use-iblis-e", "kill-C1-Y")
    assert "twice, kept" in match.diagram()
    read_back(match)
    plain = Match.position("five-tribes", match.diagram())
    assert "kept" not in plain.diagram(), "without the option it means nothing"
    again = Match.position("five-tribes", match.diagram(), UNPAID)
    play(again, "kill-C1-G")
    assert gold(again, 1) == 12
    assert "kept" not in again.diagram()


def test_ruling_6_option_kept_victims_is_known_to_computer_players() -> None:
    """What Nekir's owner gets for a Vizier or Elder that Kandicha keeps is part of what a plan is worth."""
    lines: dict[str, Any] = {"p1": owner("kandicha", "elders 0"), "p2": owner("nekir", "elders 0"), **NEXT}
    leads = []
    for options in ({}, UNPAID):
        position = state(lay(ASSASSINS, options, ending="last-camel", **lines))
        move = position.find("sow-A1-B1-R")
        assert move is not None
        after, steps = carry_out(position, [move], Valuation(position, {}))
        assert steps[-1] & 7 in (YELLOW, WHITE)
        leads.append(EVALUATOR.worth(after, 0, {}))
    assert leads[1] == leads[0] + 2
