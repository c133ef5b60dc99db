"""What moves are worth: exact previews, and a quick estimate that ranks the results on the board while people bid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from chiefdoms.core.score import difference
from chiefdoms.games.five_tribes.djinns import HAURVATAT, IDS, JAFAAR, MARID, SHAMHAT
from chiefdoms.games.five_tribes.parts import (
    BLUE,
    COLOURS,
    FAKIR,
    GOODS,
    GREEN,
    MARKETS,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    RED,
    RESOURCES,
    SACRED,
    TOTAL,
    VILLAGE,
    VIZIER_BONUS,
    WHITE,
    YELLOW,
)
from chiefdoms.games.five_tribes.rules import places, sowing, tribes, turn
from chiefdoms.games.five_tribes.rules.moves import DETAIL, DROP, GO, KILL, KIND, MOVING, ROB, SOW
from chiefdoms.games.five_tribes.rules.position import NOBODY, Table
from chiefdoms.games.five_tribes.rules.scoring import score_card, suits_points
from chiefdoms.games.five_tribes.rules.supply import build, plant
from chiefdoms.games.five_tribes.rules.tribes import meeples_of
from chiefdoms.games.five_tribes.text.notation import text_of

Notes = list[dict[str, Any]]
N = TypeVar("N", int, float)
EXACT = 8  # how many of the best by estimate are looked at closely


def preview(table: Table, move: int) -> dict[str, Any]:
    """What a legal move changes on the card of the seat to act. Nothing is drawn, so nothing hidden is told."""
    if move >> KIND in (SOW >> KIND, GO >> KIND, DROP >> KIND):
        return preview_sowing(table, move)
    seat = table.actor()
    after = table.clone()
    turn.play(after, move, None, None)
    return difference(score_card(table, seat), score_card(after, seat))


def preview_sowing(table: Table, move: int) -> dict[str, Any]:
    """A sowing by the proposed path (after this drop), with the tribe's and the tile's action as far as they need no
    choice: no Fakirs, no victim, nothing bought. What could be chosen is in the notes."""
    seat = table.actor()
    after = table.clone()
    detail = move & DETAIL
    if move >> KIND == SOW >> KIND:
        sowing.begin_sowing(after, detail >> 8, detail >> 3 & 31, detail & 7, None)
    elif move >> KIND == DROP >> KIND:
        sowing.drop(after, detail >> 3, detail & 7, None)
    sowing.finish_path(after, None)
    notes = _note_sowing(table, after)
    _settle(after, notes)
    return difference(score_card(table, seat), score_card(after, seat)) | {"notes": notes}


def _note_sowing(before: Table, after: Table) -> Notes:
    """The meeples in hand, a claim, and what Marid's owner gets from the seat to act."""
    seat, end = after.actor(), after.end
    notes: Notes = [{"key": "meeples", "colour": COLOURS[after.colour], "count": after.taken}]
    if after.camel[end] != before.camel[end]:
        name = after.land.grid.names[end]
        left = after.camels[seat]
        notes.append({"key": "claim", "tile": name, "value": after.land.values[end], "camels": left})
    owner = after.holder(MARID)
    if owner not in (NOBODY, seat) and after.gold[owner] != before.gold[owner]:
        notes.append({"key": "marid", "seat": owner, "gold": after.gold[owner] - before.gold[owner]})
    return notes


def _settle(after: Table, notes: Notes) -> None:
    """The rest of the activation without choices, and notes of the choices."""
    seat, colour = after.actor(), after.colour
    if colour == RED:
        notes.append(_note_victims(after))
        tribes.spare_all(after, None)
    elif colour == BLUE:
        most = tribes.builders_gold(after, after.hands[10 * seat + FAKIR])
        notes.append({"key": "gold", "gold": tribes.builders_gold(after, 0), "most": most})
        tribes.build_for_gold(after, 0, None)
    else:
        if colour == GREEN:
            cards = [RESOURCES[kind] for kind in after.row[: after.taken]]
            notes.append({"key": "cards", "count": len(cards), "cards": cards})
        tribes.collect(after, None)
    _settle_tile(after, notes)


def _note_victims(after: Table) -> dict[str, Any]:
    """How many victims the Assassins have without Fakirs, and which tiles a kill would claim."""
    seat, grid = after.actor(), after.land.grid
    near = grid.within[after.end][min(after.taken, grid.span)]
    kills = [move for move in tribes.list_kills(after) if move >> KIND == ROB >> KIND or _victim(move) in near]
    claims = [
        tile for tile in near if after.stacks[tile] >> TOTAL == 1 and after.camel[tile] == NOBODY and after.camels[seat]
    ]
    best = max((after.land.values[tile] for tile in claims), default=0)
    return {"key": "victims", "count": len(kills), "claims": [grid.names[tile] for tile in claims], "value": best}


def _victim(move: int) -> int:
    """The tile on which a kill happens; NOBODY for passing."""
    return (move & DETAIL) >> 3 if move >> KIND == KILL >> KIND else NOBODY


def _settle_tile(after: Table, notes: Notes) -> None:
    seat, end = after.actor(), after.end
    kind, name = after.land.kinds[end], after.land.grid.names[end]
    if kind in MARKETS:
        price, count, _ = MARKETS[kind]
        cards = min(count, len(after.row))
        notes.append({"key": "market", "price": price, "count": cards, "affordable": bool(places.list_takes(after))})
    elif kind == SACRED:
        djinns = [IDS[djinn] for djinn in after.djinn_row]
        notes.append({"key": "djinn", "affordable": bool(places.list_buys(after)), "djinns": djinns})
    elif kind == OASIS and after.palms_left:
        plant(after, seat, end, None)
        notes.append({"key": "palm", "tile": name, "yours": after.camel[end] == seat})
    elif kind == VILLAGE and after.palaces_left:
        build(after, seat, end, None)
        notes.append({"key": "palace", "tile": name, "yours": after.camel[end] == seat})


# -- the best on the board ---------------------------------------------------------------------------------------------


def best_results(table: Table, seat: int, count: int) -> list[dict[str, Any]]:
    """The most promising meeple moves if the seat could move now, best first: move text and preview."""
    ours = table.clone()
    ours.clear_activation()
    ours.seat, ours.phase = seat, MOVING
    ranked = sorted(estimates(ours, seat), key=lambda pair: (-pair[1], pair[0]))
    exact = [{"move": text_of(ours, move)} | preview_sowing(ours, move) for move, _ in ranked[: max(count, EXACT)]]
    exact.sort(key=lambda entry: -int(entry["total"]))
    return exact[:count]


def estimates(table: Table, seat: int) -> list[tuple[int, int]]:
    """Every result with the points it should bring."""
    return each_result(table, lambda end, colour: estimate(table, seat, end, colour))


def each_result(table: Table, value: Callable[[int, int], N]) -> list[tuple[int, N]]:
    """Every result of the sowing with a value that is worked out once for each (end, colour)."""
    results = sowing.list_results(table)
    known = {code: value(code >> 3, code & 7) for code in {result & 255 for result in results}}
    return [(SOW | result, known[result & 255]) for result in results]


def estimate(table: Table, seat: int, end: int, colour: int) -> int:
    """The points that a result should bring without any choice."""
    count = meeples_of(table, end, colour) + 1
    emptied = table.present[end] in (0, 1 << colour)
    mine = table.camel[end] == seat
    points = _tribe_points(table, seat, end, colour, count)
    palm = 5 if table.djinns[seat] >> HAURVATAT & 1 else PALM_POINTS
    if emptied and table.camel[end] == NOBODY and table.camels[seat]:
        mine = True
        points += table.land.values[end] + palm * table.palms_on(end) + PALACE_POINTS * table.palaces_on(end)
    kind = table.land.kinds[end]
    if mine and kind == OASIS and table.palms_left:
        points += palm
    elif mine and kind == VILLAGE and table.palaces_left:
        points += PALACE_POINTS
    return points


def _tribe_points(table: Table, seat: int, end: int, colour: int, count: int) -> int:
    mask = table.djinns[seat]
    if colour == YELLOW:
        now = table.viziers[seat]
        passed = sum([now <= other < now + count for one, other in enumerate(table.viziers) if one != seat])
        return count * (3 if mask >> JAFAAR & 1 else 1) + VIZIER_BONUS * passed
    if colour == WHITE:
        return count * (4 if mask >> SHAMHAT & 1 else 2)
    if colour == GREEN:
        goods = table.cards(seat)[:GOODS]
        before = suits_points(goods)
        for kind in table.row[:count]:
            if kind < GOODS:
                goods[kind] += 1
        return suits_points(goods) - before
    if colour == BLUE:
        return count * table.land.blue[end]
    return 0
