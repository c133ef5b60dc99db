"""Nothing is created or lost, and gold moves only where a rule says so: whole games, played at random by hypothesis."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chiefdoms import Match, games
from chiefdoms.games.five_tribes.components import CAMELS, CARD_KINDS, MARKERS, PALACES, PALMS, RESOURCE_COUNTS
from chiefdoms.games.five_tribes.djinns import ALL_DJINNS
from chiefdoms.games.five_tribes.meeples import MEEPLES, TOTAL, WHITE, YELLOW, colours_in, counts_of
from chiefdoms.games.five_tribes.rules.position import SECOND_KILL, TRIBE
from chiefdoms.games.five_tribes.state import FiveTribesState
from tests.games.five_tribes.table import found, state

OPTIONS = games["five-tribes"].info.options


def check(position: FiveTribesState) -> None:
    """Everything that must hold in every position."""
    check_meeples(position)
    check_cards(position)
    djinns = [*position.djinns, position.djinn_pile, position.djinn_discard]
    djinns += [sum(1 << djinn for djinn in position.djinn_row), sum(1 << djinn for djinn in position.looked)]
    assert sum(djinns) == ALL_DJINNS, "22 Djinns, each once"
    tiles = range(position.board.grid.size)
    assert sum(position.palms_on(tile) for tile in tiles) + position.palms_left == PALMS
    assert sum(position.palaces_on(tile) for tile in tiles) + position.palaces_left == PALACES
    assert min(position.palms_left, position.palaces_left) >= 0
    for seat in range(position.seats):
        assert position.camels[seat] >= 0
        assert position.camels[seat] + position.owners.count(seat) == CAMELS[position.seats]
        markers = [*position.track, *position.bidders, *position.bid_order]
        assert markers.count(seat) == MARKERS[position.seats]
        assert 0 <= position.gold[seat] <= position.earned[seat]
        assert not position.used[seat] & ~position.djinns[seat]


def check_meeples(position: FiveTribesState) -> None:
    counts = [0] * 5
    for group in [*position.stacks, position.hand, position.bag]:
        assert group >> TOTAL == sum(counts_of(group))
        counts = [count + more for count, more in zip(counts, counts_of(group), strict=True)]
    counts[YELLOW] += sum(position.viziers)
    counts[WHITE] += sum(position.elders)
    if position.taken:
        assert TRIBE in (position.phase, position.return_phase) or position.phase == SECOND_KILL
        counts[position.colour] += position.taken
    assert tuple(counts) == MEEPLES, "90 meeples on the board, in front of players, in a hand or in the bag"
    assert position.present == [colours_in(stack) for stack in position.stacks]


def check_cards(position: FiveTribesState) -> None:
    for kind in range(CARD_KINDS):
        count = position.row.count(kind) + position.pile[kind] + position.discard[kind] + sum(position.hands[kind::10])
        assert count == RESOURCE_COUNTS[kind], "54 cards in the row, the pile, the discards or hands"
    assert all(0 <= known <= held for known, held in zip(position.known, position.hands, strict=True))
    for seat, held in enumerate(position.held):
        assert [held >> kind & 1 for kind in range(CARD_KINDS)] == [min(1, count) for count in position.cards(seat)]
    assert min(position.pile) >= 0
    assert min(position.discard) >= 0


class WholeGames(RuleBasedStateMachine):
    """Moves are chosen by their index in the list, and powers a little more often than at random."""

    @initialize(
        seats=st.sampled_from((2, 3, 4)),
        seed=st.integers(0, 10_000),
        options=st.fixed_dictionaries({option.key: st.sampled_from(option.choices) for option in OPTIONS}),
    )
    def begin(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.match = Match.new("five-tribes", seats, str(seed), options)

    @precondition(lambda self: not self.match.over)
    @rule(place=st.integers(0, 10_000), powers=st.booleans())
    def play(self, place: int, powers: bool) -> None:
        wanted = [move for move in self.match.moves() if move.startswith(("use", "buy", "keep", "kill"))]
        choices = wanted if powers and wanted else self.match.moves()
        before = state(self.match).gold[:]
        events = self.match.play(choices[place % len(choices)])
        for seat, gold in enumerate(state(self.match).gold):
            earned = sum(event["amount"] for event in found(events, "earn") if event["seat"] == seat)
            spent = sum(event["amount"] for event in found(events, "spend") if event["seat"] == seat)
            assert gold - before[seat] == earned - spent, "gold moves only where a rule says so"
        for event in found(events, "earn"):
            assert event["why"] in ("builders", "sale", "baal", "marid", "monkir", "nekir", "kandicha", "echidna")
        for event in found(events, "spend"):
            assert event["why"] in ("bid", "market")

    @precondition(lambda self: self.match.over)
    @rule()
    def begin_again(self) -> None:
        self.match = Match.new("five-tribes", 2, self.match.seed + "x")

    @invariant()
    def conserved(self) -> None:
        if hasattr(self, "match"):
            check(state(self.match))


TestWholeGames = WholeGames.TestCase
TestWholeGames.settings = settings(
    max_examples=15,
    stateful_step_count=180,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.generate,),  # whole games do not shrink in reasonable time
)


def test_conservation_in_whole_random_games() -> None:
    for seed in range(24):
        seats = 2 + seed % 3
        match = Match.new("five-tribes", seats, f"conserve {seed}")
        place = seed
        while not match.over:
            check(state(match))
            place = (place * 48_271 + 11) % 2_147_483_647
            match.play(match.moves()[place % len(match.moves())])
        check(state(match))
        assert match.outcome() is not None
