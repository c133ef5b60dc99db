"""The fast rules agree with the simple ones at every decision of complete games."""

from __future__ import annotations

import random

import pytest

from chiefdoms import Match
from tests.games.chiefdom import naive
from tests.games.chiefdom.table import READINGS


def _expected_uses(match: Match, sheet: naive.Sheet) -> set[str]:
    view = match.view(match.seat)
    offered = naive.uses(view["dice"], match.options["triple"])
    edition, shapes = match.options["edition"], match.options["shapes"]
    possible = {use for use in offered if naive.placements(sheet, use, edition, shapes)}
    if view["lands"][match.seat]["bonuses_left"]:
        larger = {f"{use}-bonus" for use in offered if use[-1] in "23456" and not use.startswith("wild")}
        bonus = {use for use in larger if naive.placements(sheet, use, edition, shapes)}
        if bonus and not possible and match.options["only_bonus"] == "optional":
            possible.add("pass")
        possible |= bonus
    return possible


@pytest.mark.parametrize("edition", ["published", "pnp"])
@pytest.mark.parametrize("shapes", ["A", "B", "C"])
def test_moves_and_scores_agree_with_the_plain_rules(edition: str, shapes: str) -> None:
    for seed, readings in enumerate(({}, READINGS)):
        rng = random.Random(seed)
        options = {"edition": edition, "shapes": shapes, **readings}
        match = Match.new("chiefdom", seed=f"plain{seed}", options=options)
        while not match.over:
            view = match.view(0)
            sheet = naive.read(view["lands"][0]["rows"])
            if view["phase"] == "use":
                assert set(match.moves()) == _expected_uses(match, sheet)
            elif view["phase"] == "place":
                use = view["use"]["move"]
                assert set(match.moves()) == naive.placements(sheet, use, edition, shapes)
            assert [line.points for line in match.scores()[0].lines] == naive.score(
                sheet, edition, match.options["wall"]
            )
            # Houses make bonus actions and are rare at random: build whenever possible, and use the bonus often.
            moves = match.moves()
            rare = [move for move in moves if "house" in move or "bonus" in move or "people" in move]
            match.play(rng.choice(rare if rare and rng.random() < 0.6 else moves))
