"""The thirteen conditions of the score sheet, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from chiefdoms.core.contract import Outcome
from chiefdoms.core.score import ScoreCard, ScoreLine
from chiefdoms.games.chiefdom.editions import Edition
from chiefdoms.games.chiefdom.rules.advanced_cards import card_lines
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.position import Position
from chiefdoms.games.chiefdom.rules.setup import Rules
from chiefdoms.games.chiefdom.sheet import HOUSE_BEDS, RANKS
from chiefdoms.games.chiefdom.squares import EAST, EAST_EDGE, PRE_DRAWN, WEST, WEST_EDGE, group_of, near

# Key and points of each condition, in the order of the rule book.
CONDITIONS = (
    ("houses", 7),
    ("walls", 3),
    ("people", 1),
    ("fishermen-by-trees", 3),
    ("lumberjacks-by-water", 3),
    ("forest", 1),
    ("lake", 2),
    ("logs", 1),
    ("fish", 3),
    ("empty", -1),
    ("homeless", -2),
    ("hungry", -2),
    ("jobless", -2),
)
POINTS = tuple(points for _, points in CONDITIONS)
REASON = "no-seat-can-draw"  # why every game ends


def count_conditions(land: Land, rules: Rules) -> tuple[int, ...]:
    """How often each condition holds, in the order of `CONDITIONS`."""
    edition = rules.edition
    people = land.people.bit_count()
    houses = land.houses.bit_count()
    trees = land.trees2 | land.trees3
    fed = land.fish * edition.fish_feeds
    return (
        houses,
        scoring_walls(land, rules),
        people,
        (land.fishermen & near(trees)).bit_count(),
        (land.lumberjacks & near(land.water)).bit_count(),
        forest_trees(land),
        lake_squares(land),
        land.logs,
        surplus_fish(land, edition),
        land.free.bit_count(),
        max(0, people - HOUSE_BEDS * houses),
        max(0, people - fed),
        land.jobless.bit_count(),
    )


def score_cards(position: Position) -> list[ScoreCard]:
    """One score card per seat as if the game ended now."""
    return score_lands(position.rules, position.lands)


def score_lands(rules: Rules, lands: Sequence[Land]) -> list[ScoreCard]:
    """One score card for each of these lands."""
    extra = card_lines(rules.cards, lands, rules.zero_is_second)
    cards = []
    for land, lines in zip(lands, extra, strict=True):
        counts = count_conditions(land, rules)
        base = [ScoreLine(key, count, count * points) for (key, points), count in zip(CONDITIONS, counts, strict=True)]
        cards.append(ScoreCard((*base, *lines)))
    return cards


def complete_wall(land: Land, rules: Rules) -> int:
    """The squares of the wall that joins the West Wall to the East Wall (or west edge and east edge); 0 without one."""
    walls = land.walls
    if walls == PRE_DRAWN:
        return 0
    west = group_of(WEST, walls)
    if west & EAST:
        return west
    if not rules.wall_to_edge:
        return 0
    east = group_of(EAST, walls)
    return (west if west & EAST_EDGE else 0) | (east if east & WEST_EDGE else 0)


def scoring_walls(land: Land, rules: Rules) -> int:
    """The wall squares that score. Those that were pre-drawn do once the wall is complete."""
    complete = complete_wall(land, rules)
    if not rules.edition.unfinished_wall_scores:
        return complete.bit_count()
    walls = land.walls.bit_count()
    return walls if complete else walls - PRE_DRAWN.bit_count()


def forest_trees(land: Land) -> int:
    """The trees, cut or not, of the forest with the most squares; among equals, of the one with the most trees."""
    forest = largest_forest(land)
    return 2 * forest.bit_count() + (forest & land.trees3).bit_count()


def largest_forest(land: Land) -> int:
    """The squares of the forest with the most squares; among equals, of the one with the most trees."""
    best = most = trees = 0
    rest = land.trees2 | land.trees3
    while rest and rest.bit_count() >= most:
        forest = group_of(rest & -rest, rest)
        rest ^= forest
        found = forest.bit_count(), (forest & land.trees3).bit_count()
        if found > (most, trees):
            best, (most, trees) = forest, found
    return best


def lake_squares(land: Land) -> int:
    """How many squares the largest lake has."""
    return largest_lake(land).bit_count()


def largest_lake(land: Land) -> int:
    """The squares of the largest lake."""
    best = most = 0
    rest = land.water
    while rest.bit_count() > most:
        lake = group_of(rest & -rest, rest)
        rest ^= lake
        if lake.bit_count() > most:
            best, most = lake, lake.bit_count()
    return best


def surplus_fish(land: Land, edition: Edition) -> int:
    """The fish that are left when all people have eaten. A fish that feeds fewer people than it could is eaten, too."""
    return max(0, land.fish - -(-land.people.bit_count() // edition.fish_feeds))


def outcome(position: Position) -> Outcome | None:
    """Who has won; alone, which rank was reached. None while the game goes on."""
    if position.seat is not None:
        return None
    edition = position.rules.edition
    totals = [card.total for card in score_cards(position)]
    if position.seats == 1:
        rank = rank_of(totals[0], edition)
        return Outcome((0,), REASON, {"rank": rank, "score": totals[0], "ranks": rank_scale(edition)})
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    tie_break = None
    if len(winners) > 1 and edition.fish_break_ties:
        fish = {seat: surplus_fish(position.lands[seat], edition) for seat in winners}
        most = max(fish.values())
        tie_break = "fish" if min(fish.values()) < most else None
        winners = [seat for seat in winners if fish[seat] == most]
    return Outcome(tuple(winners), REASON, {"scores": totals, "tie-break": tie_break})


def rank_of(total: int, edition: Edition) -> str:
    """The key of the solo rank of a score."""
    number = max(1, sum(total >= least for least in RANKS))
    return _rank_key(number, edition)


def rank_scale(edition: Edition) -> list[dict[str, str | int]]:
    """Every solo rank with its lowest score, the lowest rank first."""
    return [{"key": _rank_key(number, edition), "least": least} for number, least in enumerate(RANKS, 1)]


def _rank_key(number: int, edition: Edition) -> str:
    return edition.top_rank if number == len(RANKS) else f"rank-{number}"
