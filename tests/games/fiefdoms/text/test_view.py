"""What the page gets: targets for every move, previews, events, copies."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

import chiefdoms
from chiefdoms import Match
from chiefdoms.core.chance import Quick
from tests.games.fiefdoms.table import alone, lay, read, sheet, state


@pytest.mark.parametrize("blocked", ["refused", "forfeit"])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_move_has_a_target_and_every_target_a_move(seats: int, blocked: str) -> None:
    for seed in range(4):
        match = Match.new("fiefdoms", seats, f"targets-{seed}", {"blocked": blocked})
        random = Random(seed)
        while not match.over:
            targets = match.view(match.seat)["targets"]
            assert sorted({target["move"] for target in targets}) == match.moves()
            match.play(random.choice(match.moves()))
        assert match.view(None)["targets"] == []


def test_all_three_ways_to_pair_the_dice_lead_to_a_move() -> None:
    match = lay(heading="dice 1 1 4 5")
    targets = match.view(0)["targets"]
    assert len(targets) == 3
    assert [target["move"] for target in targets] == ["1_1-4_5", "1_4-1_5", "1_4-1_5"]
    assert all(sorted(die for pair in target["pairs"] for die in pair["dice"]) == [0, 1, 2, 3] for target in targets)


def test_targets_of_a_build_name_its_plots() -> None:
    match = lay("54=#", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    targets = {target["move"]: target for target in match.view(1)["targets"]}
    windmill = targets["1_3-windmill"]
    assert windmill["plots"] == ["45"]
    assert (windmill["method"], windmill["population"], windmill["workers"]) == ("sum", 0, 2)
    assert (targets["1_3-cottage-3"]["method"], targets["1_3-cottage-3"]["population"]) == ("split", 3)
    assert lay(heading="dice 1 3 X 5\nsplit X_3 1_5").view(0)["targets"][0]["method"] == "single"


# -- previews ---------------------------------------------------------------------------------------------------------


def by_text(match: Match) -> dict[str, dict[str, Any]]:
    return {match.state.text(move): match.state.preview(move) for move in match.state.moves()}


def test_a_preview_is_the_change_of_the_score_if_the_game_ended_then() -> None:
    for seed in range(3):
        match = Match.new("fiefdoms", 2, f"preview-{seed}", {"blocked": "forfeit" if seed else "refused"})
        random = Random(seed)
        while not match.over:
            seat = match.seat
            assert seat is not None
            before = match.scores()[seat].total
            previews = by_text(match)
            move = random.choice(match.moves())
            preview = previews[move]
            end = match.fork()
            for text in [move, *preview.get("best", [])]:
                end.play(text)
            if match.view(None)["phase"] not in ("split", "sections"):
                assert end.scores()[seat].total - before == preview["total"]
            match.play(move)


def test_a_preview_of_an_option_uses_the_best_plot_and_square() -> None:
    match = lay("11=F P11=1", heading="dice 1 2 3 4\nsplit 3_4 1_2")
    preview = by_text(match)["3_4-windmill-3"]
    ends = []
    for plot in ("12", "21"):
        on = match.fork()
        on.play("3_4-windmill-3")
        on.play(plot)
        for square in on.moves():
            done = on.fork()
            done.play(square)
            ends.append(done.scores()[1].total)
    assert preview["total"] == max(ends) - match.scores()[1].total


def test_a_preview_notes_what_the_building_still_needs() -> None:
    match = lay(heading="dice 1 4 3 3\nsplit 1_4 3_3")
    previews = by_text(match)
    assert previews["1_4-market"]["notes"] == [{"key": "needs-workers", "count": 3}]
    assert previews["1_4-windmill-1"]["notes"] == [{"key": "needs-workers", "count": 1}]
    assert previews["1_4-cottage-4"]["notes"] == []
    match.play("1_4-windmill-1")
    assert by_text(match)["33"]["notes"] == [{"key": "needs-workers", "count": 1}]


def test_a_preview_counts_only_workers_that_others_can_spare() -> None:
    match = lay("22=F P22=2", heading="dice 1 3 3 3\nsplit 1_3 3_3")
    match.play("1_3-windmill")
    assert by_text(match)["33"]["notes"] == [{"key": "needs-workers", "count": 2}]


def test_a_preview_notes_population_without_room() -> None:
    match = lay("P11=1", heading="dice 1 1 3 4\nsplit 3_4 1_1")
    assert {"key": "no-room", "count": 4} in by_text(match)["3_4-quarry-4"]["notes"]


def test_a_preview_of_a_split_notes_who_would_have_to_forfeit() -> None:
    blocked = "13=# 31=# 45=# 54=#"
    match = lay(blocked, heading="dice 1 3 4 5")
    previews = by_text(match)
    assert previews["1_3-4_5"]["notes"] == [{"key": "blocked", "seats": [0]}]
    assert previews["1_4-3_5"]["notes"] == []


def test_previews_of_a_crowded_fief_are_quick() -> None:
    crowded = """
        11=M 12=F 13=W 21=Q 22=M 23=F 31=W 32=Q 33=T 34=M 35=F 43=W 44=Q 45=M 53=Gf 54=Gm
        P11=3 P12=2 P13=4 P14=1 P21=2 P22=3 P23=1 P31=2 P32=5 P33=3 P34=2 P42=3 P43=2 P44=4
    """
    for heading in ("dice 1/2 4/5 3 4\nsplit 3_4 1~2_4~5", "dice 1/2 4/5 5 5\nsplit 5_5 1~2_4~5"):
        match = lay(crowded, heading=heading)
        began = process_time()
        assert by_text(match)
        assert process_time() - began < 0.3


# -- events, copies, determinism --------------------------------------------------------------------------------------


def test_a_roll_event_lists_its_dice() -> None:
    match = Match.new("fiefdoms", 1, "roll")
    events = match.play("forest-sea-mountain-marsh")
    assert [event["kind"] for event in events][:2] == ["sections", "roll"]
    assert [die["die"] for die in events[1]["dice"]] == ["N1", "N2", "X1", "X2"]
    assert events[1]["turn"] == 1


def test_events_are_optional_and_change_nothing() -> None:
    match = Match.new("fiefdoms", 3, "events")
    watched, silent = state(match).clone(), state(match).clone()
    random = Random(1)
    one, two = Quick(1), Quick(1)
    while watched.seat is not None:
        move = random.choice(watched.moves())
        watched.play(move, one, [])
        silent.play(move, two)
        assert watched.diagram() == silent.diagram()


def test_clones_are_independent() -> None:
    match = Match.new("fiefdoms", 2, "clone")
    random = Random(2)
    for _ in range(40):
        match.play(random.choice(match.moves()))
    p = state(match)
    before = p.diagram()
    copy = p.clone()
    assert copy.diagram() == before
    while copy.seat is not None:
        copy.play(random.choice(copy.moves()), Quick(3))
    assert p.diagram() == before
    assert not hasattr(p, "__dict__")


def test_what_can_be_built_on_a_plot_is_previewed_there() -> None:
    match = lay("22=F P11=2", heading="dice 1 3 4 5\nsplit 1_3 4_5")
    p = state(match)
    for plot in ("45", "31"):
        found = p.ask({"kind": "builds-on", "plot": plot})["previews"]
        fitting = [target["move"] for target in match.view(0)["targets"] if plot in target["plots"]]
        assert sorted(found) == sorted(fitting) != []
        for option, preview in found.items():
            after = p.clone()
            after.play(next(move for move in p.moves() if p.text(move) == option), Quick(0))
            there = next(move for move in after.moves() if after.text(move) == plot)
            assert preview == after.preview(there)
    assert p.ask({"kind": "builds-on", "plot": "11"}) == {"previews": {}}
    assert p.ask({"kind": "builds-on", "plot": "99"}) == {"previews": {}}


def test_workers_are_asked_for_only_where_other_buildings_could_have_them() -> None:
    def others(cells: str) -> list[str]:
        targets = alone(cells, fill="#").view(0)["targets"]
        return [plot for target in targets for plot in target.get("others", [])]

    assert others("11=F P11=2") == [], "everybody works"
    assert others("11=F 55=W P11=2") == [], "nobody lives beside the Windmill"
    assert len(others("11=W 12=W P11=2")) == 1, "one of two Windmills has the workers of both"


def test_scores_are_kept_until_the_sheet_changes() -> None:
    match = read(sheet("11=F P11=2"), sheet("55=#"), heading="dice 1 3 4 5\nsplit 1_3 4_5")
    p = state(match)
    first = p.fief_score(0)
    assert p.fief_score(0) is first
    acting = p.clone()
    assert acting.seat == 1
    acting.play(acting.moves()[0], Quick(0))
    acting.play(acting.moves()[0], Quick(0))
    assert acting.fief_score(0) is first


SCRIPT = """
from random import Random
from chiefdoms import Match
match = Match.new("fiefdoms", 3, "hash")
random = Random(5)
while not match.over:
    match.play(random.choice(match.moves()))
    print(match.view(0)["fiefs"], [match.state.preview(move) for move in match.state.moves()][:3])
print(match.diagram())
"""


def test_output_does_not_depend_on_the_hash_seed() -> None:
    path = str(Path(chiefdoms.__file__).parents[1])
    outputs = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
        outputs.append(subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True))
    assert outputs[0].stdout == outputs[1].stdout
