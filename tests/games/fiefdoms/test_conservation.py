"""Nothing is created or lost: plots, pips, workers, reductions. The moves are those of the naive rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from chiefdoms import Match
from chiefdoms.games.fiefdoms.sheet import KINDS, LIMIT_BIT, PIPS, PLOTS, SQUARES, WORKERS_OF
from tests.games.fiefdoms import naive
from tests.games.fiefdoms.table import state

OPTIONS = {
    "pestilence": ["six", "two"],
    "population": ["once", "topup"],
    "windmill": ["flat", "each"],
    "guilds": ["active", "built"],
    "townhall": ["basic", "all"],
    "blocked": ["refused", "forfeit"],
}


class Game(RuleBasedStateMachine):
    """Random play, with the events added up beside it."""

    @initialize(
        seats=st.integers(1, 4),
        seed=st.text("abcdef", min_size=1, max_size=6),
        options=st.fixed_dictionaries({key: st.sampled_from(choices) for key, choices in OPTIONS.items()}),
    )
    def begin(self, seats: int, seed: str, options: dict[str, str]) -> None:
        self.match = Match.new("fiefdoms", seats, seed, options)
        self.options = options
        self.counted: list[Counter[str]] = [Counter() for _ in range(seats)]

    @rule(choices=st.lists(st.integers(0, 1000), min_size=4, max_size=16))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            moves = self.match.moves()
            if moves:
                self._count(self.match.play(moves[choice % len(moves)]))

    def _count(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["kind"] == "population":
                self.counted[event["seat"]]["pips"] += event["pips"]
            elif event["kind"] in ("build", "forfeit", "relief"):
                self.counted[event["seat"]][event["kind"]] += 1
                if event["kind"] == "build":
                    self.counted[event["seat"]]["workers"] += event["workers"]

    @invariant()
    def plots_are_conserved(self) -> None:
        p = state(self.match)
        for seat in range(p.seats):
            sets = p.plots[seat * KINDS : (seat + 1) * KINDS]
            assert sum(mask.bit_count() for mask in sets) == PLOTS
            assert sum(sets) == (1 << PLOTS) - 1, "each plot is one thing"
            counted = self.counted[seat]
            assert counted["build"] + counted["forfeit"] == PLOTS - sets[0].bit_count()
            assert sets[-1].bit_count() == counted["forfeit"]
            limits = sum(bit for kind, bit in enumerate(LIMIT_BIT) if sets[kind])
            assert limits == p.limits[seat]
            assert all(sets[kind].bit_count() <= 1 for kind, bit in enumerate(LIMIT_BIT) if bit)

    @invariant()
    def population_is_conserved(self) -> None:
        p = state(self.match)
        for seat, shown in enumerate(self.match.view(None)["fiefs"]):
            pips = p.pips[seat * SQUARES : (seat + 1) * SQUARES]
            assert max(pips) <= PIPS
            assert sum(pips) == self.counted[seat]["pips"] == shown["population"]
            for square in shown["squares"]:
                assert square["pips"] == square["idle"] + sum(share["count"] for share in square["workers"])
            at_work = sum(share["count"] for square in shown["squares"] for share in square["workers"])
            assert at_work == sum(plot["workers"] for plot in shown["plots"])
            assert shown["vagrants"] == max(0, shown["population"] - 4 * shown["cottages"])

    @invariant()
    def workers_are_conserved(self) -> None:
        p = state(self.match)
        for seat, shown in enumerate(self.match.view(None)["fiefs"]):
            needs = p.needs[seat * PLOTS : (seat + 1) * PLOTS]
            printed = sum(WORKERS_OF[kind] for kind in p.kinds(seat))
            assert printed == self.counted[seat]["workers"]
            assert printed - sum(needs) == self.counted[seat]["relief"]
            for plot in shown["plots"]:
                assert plot["workers"] == (plot["needs"] if plot["active"] else 0)

    @invariant()
    def scores_are_those_of_the_naive_rules(self) -> None:
        rules = {key: self.options[key] for key in ("windmill", "guilds", "townhall")}
        sheets = _sheets(self.match)
        for seat, shown in enumerate(self.match.view(None)["fiefs"]):
            names = [plot["plot"] for plot in shown["plots"] if plot["workers"]]
            workers = [(int(name[0]), int(name[1])) for name in names]
            lines = naive.score(sheets[seat], workers, **rules)
            assert {line.key: line.points for line in self.match.scores()[seat].lines} == lines

    @invariant()
    def builds_are_those_of_the_naive_rules(self) -> None:
        view = self.match.view(None)
        if view["phase"] not in ("build", "forfeit"):
            return
        seat = self.match.seat
        assert seat is not None
        pairs = [tuple(sorted(pair["faces"])) for pair in view["pairs"]]
        blocked = self.options["blocked"] == "forfeit"
        found = naive.builds(_sheets(self.match)[seat], [list(pair) for pair in pairs], blocked)
        if view["phase"] == "forfeit":
            chosen = view["option"] and (view["option"]["pair"], "forfeit", 0)
            assert chosen in found if chosen else not found
            return
        # By faces: pairs with equal faces are the same choice.
        expected = {(pairs[side], building, pips): plots for (side, building, pips), plots in found.items()}
        shown = {}
        for target in view["targets"]:
            plots = {(int(name[0]), int(name[1])) for name in target["plots"]}
            shown[pairs[target["pair"]], target["building"], target["population"]] = plots
        assert shown == expected
        assert len(view["targets"]) == len(shown) == len(self.match.moves())


def _sheets(match: Match) -> list[naive.NaiveFief]:
    lines = match.diagram().splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("seat ")]
    return [naive.parse("\n".join(lines[start + 1 : start + 10])) for start in starts]


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=60, stateful_step_count=20, deadline=None)
