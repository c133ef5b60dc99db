"""Workers: who can be active, the best assignment against brute force, and changing it at the end."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chiefdoms import IllegalMove, Match
from chiefdoms.games.fiefdoms.rules.best_assignment import DependentBuilding, best_active_buildings
from chiefdoms.games.fiefdoms.rules.fief_score import best_score, best_score_above, chosen_score
from chiefdoms.games.fiefdoms.rules.position import Position
from chiefdoms.games.fiefdoms.rules.workers import WorkerAssignment, assign_workers
from chiefdoms.games.fiefdoms.sheet import SQUARES, TOUCHING, plots_in
from tests.games.fiefdoms import naive
from tests.games.fiefdoms.table import at, lay, read, sheet, state

OPTIONS = st.fixed_dictionaries(
    {
        "windmill": st.sampled_from(["flat", "each"]),
        "guilds": st.sampled_from(["active", "built"]),
        "townhall": st.sampled_from(["basic", "all"]),
    }
)
LETTERS = ["F", "F1", "F0", "Q", "W", "W1", "M", "M2", "T", "T3", "U", "A", "Gf", "Gq", "Gw", "Gm", "C", "S", "#"]
LIMITED = {"T", "U", "A", "Gf", "Gq", "Gw", "Gm"}


@st.composite
def sheets(draw: st.DrawFn, most: int, letters: list[str]) -> str:
    """Sheets with a few buildings close together, so that they compete for pips."""
    plots = draw(st.permutations([f"{r}{c}" for r in range(1, 5) for c in range(1, 5)]))
    seen: set[str] = set()
    words, guilds = [], 0
    for plot in plots[: draw(st.integers(1, most))]:
        letter = draw(st.sampled_from(letters))
        kind = letter.rstrip("0123456789")
        if kind in seen & LIMITED or (kind[0] == "G" and guilds == 2):
            letter = kind = "Q"
        seen.add(kind)
        guilds += kind[0] == "G"
        words.append(f"{plot}={letter}")
    pips = draw(st.lists(st.integers(0, 3), min_size=16, max_size=16))
    words += [f"P{i // 4 + 1}{i % 4 + 1}={count}" for i, count in enumerate(pips) if count]
    return sheet(" ".join(words))


def position(rows: str, options: dict[str, str] | None = None) -> Position:
    return state(read(rows, **(options or {})))


@settings(max_examples=400, deadline=None)
@given(sheets(8, LETTERS), OPTIONS)
def test_r25_the_assignment_is_the_best_of_all(rows: str, options: dict[str, str]) -> None:
    score = position(rows, options).fief_score(0)
    assert score.card.total == naive.best_total(naive.parse(rows), **options)


GUILD_CROWDS = [
    ["F", "F", "F", "F", "Gf", "T", "Q"],
    ["Q", "Q", "Q", "Gq", "T", "W1"],
    ["W", "W", "W", "W", "Gw", "U"],
    ["M", "M", "M2", "Gm", "T"],
]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(GUILD_CROWDS).flatmap(lambda crowd: sheets(9, crowd)), OPTIONS)
def test_r25_the_assignment_is_the_best_where_guilds_and_townhall_depend_on_it(
    rows: str, options: dict[str, str]
) -> None:
    score = position(rows, options).fief_score(0)
    assert score.card.total == naive.best_total(naive.parse(rows), **options)


@settings(max_examples=150, deadline=None)
@given(sheets(16, LETTERS), OPTIONS)
def test_the_score_card_counts_the_active_buildings(rows: str, options: dict[str, str]) -> None:
    here = position(rows, options)
    score, fief = here.fief_score(0), here.fief(0)
    workers = [plot for plot in plots_in(score.active) if fief.needs[plot]]
    places = [(plot // 5 + 1, plot % 5 + 1) for plot in workers]
    assert assign_workers(fief.needs, fief.pips, sum(1 << plot for plot in workers)) is not None
    lines = naive.score(naive.parse(rows), places, **options)
    assert {line.key: line.points for line in score.card.lines} == lines


# -- the search on larger problems ------------------------------------------------------------------------------------


def best_by_table(needs: list[int], pips: list[int], points: list[int]) -> int:
    """The most points, by a table over all remaining pips: slow, simple, and for any number of buildings."""
    table = {tuple(pips): 0}
    for plot, need in enumerate(needs):
        if not need:
            continue
        squares = TOUCHING[plot]
        after = dict(table)
        for rest, value in table.items():
            for taken in product(*(range(min(need, rest[square]) + 1) for square in squares)):
                if sum(taken) == need:
                    left = list(rest)
                    for square, count in zip(squares, taken, strict=True):
                        left[square] -= count
                    after[tuple(left)] = max(after.get(tuple(left), 0), value + points[plot])
        # Pips that no later plot touches make no difference any more.
        later = {square for other in range(plot + 1, len(needs)) if needs[other] for square in TOUCHING[other]}
        table = {}
        for rest, value in after.items():
            key = tuple(count if square in later else 0 for square, count in enumerate(rest))
            table[key] = max(table.get(key, 0), value)
    return max(table.values())


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from([0, 1, 2, 2, 2, 3, 3, 4]), min_size=25, max_size=25),
    st.lists(st.sampled_from([0, 0, 1, 2, 3]), min_size=16, max_size=16),
    st.lists(st.integers(0, 15), min_size=25, max_size=25),
)
def test_the_best_assignment_is_exact_on_whole_sheets(needs: list[int], pips: list[int], points: list[int]) -> None:
    active = best_active_buildings(needs, pips, points)
    assert active is not None
    assert assign_workers(needs, pips, active) is not None
    total = sum(points[plot] for plot in plots_in(active))
    assert total == best_by_table(needs, pips, points)
    assert best_active_buildings(needs, pips, points, above=total) is None
    if total:
        assert best_active_buildings(needs, pips, points, above=total - 1) is not None


def test_a_dependent_building_without_need_decides_between_competing_buildings() -> None:
    """The first building is active anyway and worth more when the cheaper of two rivals is active."""
    needs, pips = [0] * 25, [0] * 16
    needs[6], needs[7] = 2, 2
    pips[1] = 2  # P12 touches both
    points = [0] * 25
    points[6], points[7] = 3, 4
    dependent = DependentBuilding(24, 1 << 6, (0, 5), lambda active: 5 if active >> 6 & 1 else 0)
    assert best_active_buildings(needs, pips, points, [dependent]) == 1 << 6
    assert best_active_buildings(needs, pips, points) == 1 << 7


@settings(max_examples=60, deadline=None)
@given(sheets(12, LETTERS), st.integers(-20, 80))
def test_the_best_score_above_a_total_is_the_best_score(rows: str, total: int) -> None:
    fief = position(rows).fief(0)
    best, better = best_score(fief), best_score_above(fief, total)
    assert (better is not None) == (best.card.total > total)
    assert better is None or better.card.total == best.card.total


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 24), st.integers(1, 4)), max_size=30), st.lists(st.integers(0, 5), min_size=16)
)
def test_sending_workers_neither_makes_nor_loses_any(orders: list[tuple[int, int]], pips: list[int]) -> None:
    pips = pips[:SQUARES]
    workers = WorkerAssignment(pips)
    sent = [0] * 25
    for plot, count in orders:
        possible = workers.can_send(plot, count)
        arrived = workers.send(plot, count)
        assert possible == (arrived == count)
        sent[plot] += arrived
    assert [workers.workers_at(plot) for plot in range(25)] == sent
    for square in range(SQUARES):
        assert workers.left[square] >= 0
        assert workers.left[square] + sum(count for _, count in workers.sent_from(square)) == pips[square]
        assert all(square in TOUCHING[plot] for plot, _ in workers.sent_from(square))
    idle = workers.without(range(25))
    assert idle.left == list(pips)
    assert not any(idle.flow)


# -- who may work where -----------------------------------------------------------------------------------------------


def test_r25_a_pip_is_one_worker_of_one_touching_building() -> None:
    match = lay("11=F 12=F P11=3")
    assert match.scores()[0].points("farms") == 3, "three pips are not enough for both"
    assert lay("11=F 12=F P11=4").scores()[0].points("farms") == 6
    assert lay("11=F P12=5").scores()[0].points("farms") == 0, "out of reach"


def test_r25_workers_may_come_from_several_squares() -> None:
    match = lay("22=T P11=1 P12=1 P21=1 P22=1")
    assert match.scores()[1].points("townhall") == 5
    assert at(match, "22", 1)["workers"] == 4


def test_the_view_shows_who_works_where() -> None:
    match = lay("11=F 13=W P11=3 P12=1")
    assert at(match, "11", 0)["workers"] == 2
    shares = {name: at(match, name)["workers"] for name in ("P11", "P12")}
    assert shares == {"P11": [{"plot": "11", "count": 2}], "P12": []}
    assert at(match, "P11")["idle"] == 1


# -- the end ----------------------------------------------------------------------------------------------------------

RIVALS = "11=F 12=M P11=3"


def ending(cells: str = RIVALS, **options: str) -> Match:
    return read(sheet(cells, "#"), **options)


def test_the_best_assignment_is_accepted_in_one_move() -> None:
    match = ending()
    assert match.prompt.key == "fiefdoms.workers"
    assert match.moves() == ["accept", "change"]
    total = match.scores()[0].total
    events = match.play("accept")
    assert {"kind": "settled", "seat": 0, "points": total, "optimal": True} in events
    assert match.over
    assert match.scores()[0].total == total


def test_workers_can_be_changed() -> None:
    match = ending("11=F 12=W 13=W P11=2")
    match.play("change")
    assert match.moves() == ["accept", "off-12"], "the windmill has a neighbour and is worth more"
    assert match.scores()[0].points("windmills") == 4
    match.play("off-12")
    assert match.moves() == ["accept", "on-11"], "each building is changed once"
    preview = match.state.preview(state(match).moves()[1])
    assert preview["total"] == 3
    match.play("on-11")
    assert match.scores()[0].points("farms") == 3
    assert match.scores()[0].points("windmills") == 0
    events = match.play("accept")
    assert {"kind": "settled", "seat": 0, "points": match.scores()[0].total, "optimal": False} in events
    assert match.over


def test_nothing_can_be_changed_without_buildings_that_need_workers() -> None:
    match = ending("11=C 12=S 13=F0 P11=5")
    assert match.moves() == ["accept"]
    with pytest.raises(IllegalMove, match="nothing-to-change"):
        match.play("change")


@settings(max_examples=25, deadline=None)
@given(sheets(6, LETTERS))
def test_every_possible_set_of_buildings_can_be_chosen(rows: str) -> None:
    rows = rows.replace(".", "#")
    fief = naive.parse(rows)
    for wanted in list(naive.possible_sets(fief))[:12]:
        match = read(rows)
        if "change" not in match.moves():
            assert wanted == []
            continue
        match.play("change")
        names = {f"{row}{column}" for row, column in wanted}
        for move in match.moves():
            if move.startswith("off-") and move[4:] not in names:
                match.play(move)
        for name in sorted(names):
            if f"on-{name}" in match.moves():
                match.play(f"on-{name}")
        match.play("accept")
        lines = naive.score(fief, wanted, "flat", "active", "basic")
        assert match.scores()[0].total == sum(lines.values())


def test_seats_accept_their_workers_in_order() -> None:
    match = read(sheet(RIVALS, "#"), sheet("11=F 12=F P11=2", "#"))
    match.play("change")
    assert [shown["workers"] for shown in match.view(0)["fiefs"]] == ["changing", "now"]
    match.play("accept")
    assert match.seat == 1
    assert [shown["workers"] for shown in match.view(0)["fiefs"]] == ["chosen", "now"]
    match.play("accept")
    assert [shown["workers"] for shown in match.view(0)["fiefs"]] == ["chosen", "optimal"]


def test_a_chosen_set_scores_as_chosen() -> None:
    fief = position(sheet("11=F 12=M 13=C P11=3")).fief(0)
    assert chosen_score(fief, 1).card.points("farms") == 3
    assert chosen_score(fief, 0).card.points("farms") == 0
    assert chosen_score(fief, 0).card.points("cottages") == 3
