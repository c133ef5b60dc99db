"""Nothing is created or lost: squares, marks, dice, abilities. Points and mountains agree with a simple recount."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from chiefdoms import Match
from chiefdoms.games.duel import GAME
from chiefdoms.games.duel.rules.position import Position
from chiefdoms.games.duel.sheet import ICONS
from tests.games.duel.table import BUSY_TRACK, PRINTED, grid, state

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))

Place = tuple[int, int]

# Options that all play must agree with; the board and isolated squares are chosen separately.
VARIED = {option.key: option.choices for option in GAME.info.options if option.key not in ("board", "isolated")}


class Recount:
    """The same game followed by its events alone and counted in the simplest way."""

    def __init__(self, match: Match) -> None:
        self.literal = match.options["isolated"] == "literal"
        self.board: dict[Place, str] = {
            (square["column"], square["row"]): square["icon"] or square["thing"] for square in match.view()["squares"]
        }
        self.places = {square["name"]: (square["column"], square["row"]) for square in match.view()["squares"]}
        self.rows = [dict.fromkeys(ICONS, 0), dict.fromkeys(ICONS, 0)]
        self.used: list[list[str]] = [[], []]
        self.gained: list[list[str]] = [[], []]
        self.partner: dict[Place, Place] = {}
        self.splitting: list[Place] | None = None
        # Literally read, a square between two printed icons is isolated from the start.
        self.isolated_at_the_start = self.isolated()

    def follow(self, event: dict[str, Any]) -> None:
        getattr(self, f"_{event['kind']}", lambda _event: None)(event)

    def _draw(self, event: dict[str, Any]) -> None:
        places = [self.places[name] for name in event["squares"]]
        for place, icon in zip(places, event["icons"] or ["cross"], strict=True):
            assert self.board[place] == "empty", "each square is drawn on once"
            self.board[place] = icon
        if event["how"] == "single" and self.splitting is not None:
            self.splitting += places
            places = self.splitting
            if len(places) == 2:
                self.splitting = None
        if len(places) == 2:
            self.partner |= {places[0]: places[1], places[1]: places[0]}

    def _ability(self, event: dict[str, Any]) -> None:
        assert event["ability"] not in self.used[event["seat"]], "each ability once"
        self.used[event["seat"]].append(event["ability"])
        if event["ability"] == "split":
            self.splitting = []

    def _gain(self, event: dict[str, Any]) -> None:
        assert event["ability"] not in self.gained[event["seat"]]
        self.gained[event["seat"]].append(event["ability"])

    def _points(self, event: dict[str, Any]) -> None:
        self.splitting = None
        column, row = place = self.places[event["square"]]
        count = 0
        for across, down in STEPS:
            at = (column + across, row + down)
            while self.board.get(at) == event["icon"] and at != self.partner.get(place):
                count += 1
                at = (at[0] + across, at[1] + down)
        assert event["count"] == count == len(event["matched"])

    def _mark(self, event: dict[str, Any]) -> None:
        rows = self.rows[event["seat"]]
        assert rows[event["icon"]] == event["from"] < event["reached"] <= 18
        rows[event["icon"]] = event["reached"]

    def _mountains(self, event: dict[str, Any]) -> None:
        isolated = self.isolated()
        marks = dict.fromkeys(ICONS, 0)
        for name in event["squares"]:
            assert self.places[name] in isolated
            for icon in self.beside(self.places[name]):
                if icon in marks:
                    marks[icon] += 1
        assert event["marks"] == {icon: count for icon, count in marks.items() if count}
        for name in event["squares"]:
            self.board[self.places[name]] = "mountain"

    def _turn(self, _event: dict[str, Any]) -> None:
        assert self.isolated() <= self.isolated_at_the_start, "no isolated square outlives a turn"

    _roll = _over = _turn

    def beside(self, place: Place) -> list[str]:
        spots = [(place[0] + across, place[1] + down) for across, down in STEPS]
        return [self.board[spot] for spot in spots if spot in self.board]

    def isolated(self) -> set[Place]:
        return {
            place
            for place, thing in self.board.items()
            if thing == "empty"
            and (self.literal or "empty" not in self.beside(place))
            and sum(icon in ICONS for icon in self.beside(place)) >= 2
        }


class Conservation(RuleBasedStateMachine):
    """Random play with any options agrees with the recount."""

    @initialize(
        seed=st.integers(0, 10**6),
        busy=st.booleans(),
        board=st.sampled_from(["9", "11"]),
        isolated=st.sampled_from(["surrounded", "surrounded", "literal"]),
        options=st.fixed_dictionaries({key: st.sampled_from(choices) for key, choices in VARIED.items()}),
    )
    def start(self, seed: int, busy: bool, board: str, isolated: str, options: dict[str, str]) -> None:
        options = {**options, "isolated": isolated}
        if busy:
            self.match = Match.position("duel", grid(PRINTED) + f"{BUSY_TRACK}\nround: 2\n", options, seed=str(seed))
        else:
            self.match = Match.new("duel", seed=str(seed), options={**options, "board": board})
        self.recount = Recount(self.match)

    @rule(choices=st.lists(st.integers(0, 10**6), min_size=10, max_size=30))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if self.match.over:
                return
            moves = self.match.moves()
            for event in self.match.play(moves[choice % len(moves)]):
                self.recount.follow(event)

    @invariant()
    def squares_agree(self) -> None:
        for square in self.match.view()["squares"]:
            assert self.recount.board[(square["column"], square["row"])] == (square["icon"] or square["thing"])
        now = state(self.match)
        empty = {number for number in now.setup.board.squares if now.cells[number] == 0}
        assert now.empty == sum(1 << number for number in empty)

    @invariant()
    def marks_agree(self) -> None:
        for seat, card in enumerate(self.match.scores()):
            assert {line.key: line.count for line in card.lines} == self.recount.rows[seat]
            assert card.total == min(self.recount.rows[seat].values())

    @invariant()
    def abilities_agree(self) -> None:
        starting = ["change"] if self.match.options["permanents"] == "four" else []
        for seat, player in enumerate(self.match.view()["players"]):
            used = [ability["key"] for ability in player["abilities"] if ability["used"]]
            assert sorted(used) == sorted(self.recount.used[seat])
            held = [ability["key"] for ability in player["permanents"] if ability["held"]]
            assert sorted(held) == sorted(self.recount.gained[seat] + starting)

    @invariant()
    def there_are_five_dice(self) -> None:
        now = state(self.match)
        assert len(now.table) + sum(map(len, now.hands)) == 5
        assert all(1 <= die <= 6 for dice in (now.table, *now.hands) for die in dice)

    @invariant()
    def somebody_can_move_until_the_end(self) -> None:
        assert bool(self.match.moves()) == (not self.match.over)


Conservation.TestCase.settings = settings(max_examples=60, stateful_step_count=10, deadline=None)
TestConservation = Conservation.TestCase


def test_clones_are_independent() -> None:
    match = Match.new("duel", seed="clone")
    for _ in range(9):
        match.play(match.moves()[0])
    before = match.diagram()
    original = state(match)
    copy = original.clone()
    for name in Position.__slots__:
        assert getattr(copy, name) == getattr(original, name)
    copy.cells[30] = 5
    copy.marks[3] = 9
    copy.hands[0] = (1, 1)
    copy.crossed[0] = 63
    copy.held[1] = 31
    copy.stack.append((3, 1, 2))
    copy.table = ()
    assert original.diagram() == before
