"""Nothing is created or lost: the counters of a land match its squares at every moment of play."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from chiefdoms import Match
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.scoring import complete_wall
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.sheet import HOUSE_LOGS
from chiefdoms.games.chiefdom.squares import BOARD, EAST, PRE_DRAWN, WEST, group_of, near
from chiefdoms.games.chiefdom.text.diagram import LEGEND
from tests.games.chiefdom.table import READINGS, state_of


def check(land: Land, rules: Rules) -> None:
    """The invariants of a land between two decisions."""
    kinds = [getattr(land, kind) for kind in LEGEND.values()]
    assert sum(kind.bit_count() for kind in kinds) == 80  # every square holds exactly one thing
    assert sum(kinds) == BOARD
    assert land.walls & PRE_DRAWN == PRE_DRAWN

    assert land.cut == land.trees & near(land.lumberjacks)
    assert land.fished == land.water & near(land.fishermen)
    logs = 2 * (land.cut & land.trees2).bit_count() + 3 * (land.cut & land.trees3).bit_count()
    assert land.logs == logs - HOUSE_LOGS * land.houses.bit_count() >= 0
    assert land.logs_cut == logs
    assert land.fish == land.fished.bit_count()
    assert 0 <= land.bonuses <= land.houses.bit_count()

    trees, water, houses = near(land.trees), near(land.water), near(land.houses)
    assert not land.jobless & (trees | water | houses)
    assert not land.lumberjacks & ~trees
    assert not land.fishermen & ~water
    assert not land.builders & ~houses
    assert not land.houses & ~near(land.builders)
    assert land.walls == group_of(WEST, land.walls) | group_of(EAST, land.walls)
    whole = complete_wall(land, rules)
    joined = group_of(WEST, land.walls) == land.walls
    assert whole == land.walls if joined else (rules.wall_to_edge or not whole)


class Play(RuleBasedStateMachine):
    @initialize(
        seats=st.integers(1, 3),
        seed=st.integers(0, 999),
        edition=st.sampled_from(["published", "pnp"]),
        shapes=st.sampled_from("ABC"),
        readings=st.sampled_from([{}, READINGS]),
    )
    def start(self, seats: int, seed: int, edition: str, shapes: str, readings: dict[str, str]) -> None:
        options = {"edition": edition, "shapes": shapes, "cards": "advanced", **readings}
        self.match = Match.new("chiefdom", seats=seats, seed=str(seed), options=options)

    @rule(choice=st.integers(0, 10**6))
    def play(self, choice: int) -> None:
        if self.match.over:
            return
        seat = self.match.seat
        before = [land.clone() for land in state_of(self.match).lands]
        moves = self.match.moves()
        events = self.match.play(moves[choice % len(moves)])
        for other, land in enumerate(state_of(self.match).lands):
            if other != seat:  # nobody draws on another's sheet
                assert all(getattr(land, slot) == getattr(before[other], slot) for slot in Land.__slots__)
        drawn = [event for event in events if event["kind"] == "draw"]
        assert sum(len(event["squares"]) for event in drawn) == sum(
            old.free.bit_count() - new.free.bit_count()
            for old, new in zip(before, state_of(self.match).lands, strict=True)
        )

    @rule()
    def undo(self) -> None:
        self.match.undo()

    @invariant()
    def lands_add_up(self) -> None:
        for land in state_of(self.match).lands:
            check(land, state_of(self.match).rules)

    @invariant()
    def scores_add_up(self) -> None:
        for card in self.match.scores():
            assert card.total == sum(line.points for line in card.lines)

    @invariant()
    def only_the_seat_to_act_has_people_waiting(self) -> None:
        for seat, land in enumerate(state_of(self.match).lands):
            assert not land.waiting or seat == self.match.seat


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=20, stateful_step_count=100, deadline=None)
