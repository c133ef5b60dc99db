"""What a move would change on the score card, exactly, and the best results on the board while people bid."""

from __future__ import annotations

from typing import Any

from chiefdoms.core.score import difference
from chiefdoms.games.five_tribes.components import FAKIR, MARKETS, OASIS, RESOURCES, SACRED, VILLAGE
from chiefdoms.games.five_tribes.djinns import IDS, MARID
from chiefdoms.games.five_tribes.meeples import BLUE, COLOURS, GREEN, RED, TOTAL
from chiefdoms.games.five_tribes.rules import sowing, tiles, tribes, turn
from chiefdoms.games.five_tribes.rules.encoding import (
    DETAIL,
    DROP,
    GO,
    KILL_IN_FRONT,
    KILL_ON_TILE,
    KIND,
    SOW,
    sowing_of,
    tile_and_colour,
)
from chiefdoms.games.five_tribes.rules.estimates import estimate_results
from chiefdoms.games.five_tribes.rules.position import MOVING, NOBODY, Position
from chiefdoms.games.five_tribes.rules.scoring import score_card
from chiefdoms.games.five_tribes.rules.transfers import place_palace, place_palm
from chiefdoms.games.five_tribes.text.notation import write_move

Notes = list[dict[str, Any]]
EXACT = 8  # how many of the best estimates are previewed exactly


def preview_of(position: Position, move: int) -> dict[str, Any]:
    """What a legal move changes on the card of the seat to act. Nothing is drawn, so nothing hidden is revealed."""
    if move >> KIND in (SOW >> KIND, GO >> KIND, DROP >> KIND):
        return _preview_sowing(position, move)
    seat = position.actor()
    after = position.clone()
    turn.play_move(after, move, None, None)
    return difference(score_card(position, seat), score_card(after, seat))


def best_results(position: Position, seat: int, count: int) -> list[dict[str, Any]]:
    """The most promising meeple moves if the seat could move now, best first: move text and preview."""
    ours = position.clone()
    ours.clear_activation()
    ours.seat, ours.phase = seat, MOVING
    ranked = sorted(estimate_results(ours, seat), key=lambda pair: (-pair[1], pair[0]))
    exact = [{"move": write_move(ours, move)} | _preview_sowing(ours, move) for move, _ in ranked[: max(count, EXACT)]]
    exact.sort(key=lambda entry: -int(entry["total"]))
    return exact[:count]


def _preview_sowing(position: Position, move: int) -> dict[str, Any]:
    """A sowing by the proposed path (after this drop), with the tribe's and the tile's action as far as they need no
    choice: no Fakirs, no victim, nothing bought. What could be chosen is in the notes."""
    seat = position.actor()
    after = position.clone()
    detail = move & DETAIL
    if move >> KIND == SOW >> KIND:
        sowing.begin_sowing(after, *sowing_of(detail), None)
    elif move >> KIND == DROP >> KIND:
        sowing.drop(after, *tile_and_colour(detail), None)
    sowing.finish_path(after, None)
    notes = _note_sowing(position, after)
    _finish_tribe(after, notes)
    _finish_tile(after, notes)
    return difference(score_card(position, seat), score_card(after, seat)) | {"notes": notes}


def _note_sowing(before: Position, after: Position) -> Notes:
    """The meeples in hand, a claim, and what Marid's owner gets from the seat to act."""
    seat, end = after.actor(), after.end
    notes: Notes = [{"key": "meeples", "colour": COLOURS[after.colour], "count": after.taken}]
    if after.owners[end] != before.owners[end]:
        name = after.board.grid.names[end]
        left = after.camels[seat]
        notes.append({"key": "claim", "tile": name, "value": after.board.values[end], "camels": left})
    owner = after.holder(MARID)
    if owner not in (NOBODY, seat) and after.gold[owner] != before.gold[owner]:
        notes.append({"key": "marid", "seat": owner, "gold": after.gold[owner] - before.gold[owner]})
    return notes


def _finish_tribe(after: Position, notes: Notes) -> None:
    """The tribe's action without choices, and notes of the choices."""
    seat, colour = after.actor(), after.colour
    if colour == RED:
        notes.append(_note_victims(after))
        tribes.skip_kill(after, None)
    elif colour == BLUE:
        most = tribes.builders_gold(after, after.hands[10 * seat + FAKIR])
        notes.append({"key": "gold", "gold": tribes.builders_gold(after, 0), "most": most})
        tribes.pay_builders(after, 0, None)
    else:
        if colour == GREEN:
            cards = [RESOURCES[kind] for kind in after.row[: after.taken]]
            notes.append({"key": "cards", "count": len(cards), "cards": cards})
        tribes.collect(after, None)


def _note_victims(after: Position) -> dict[str, Any]:
    """How many victims the Assassins have without Fakirs, and which tiles a kill would claim."""
    seat, grid = after.actor(), after.board.grid
    near = grid.within[after.end][min(after.taken, grid.span)]
    kills = tribes.list_kills(after)
    free = [move for move in kills if move >> KIND == KILL_IN_FRONT >> KIND or _victim(move) in near]
    alone = [tile for tile in near if after.stacks[tile] >> TOTAL == 1 and after.owners[tile] == NOBODY]
    claims = alone if after.camels[seat] else []
    best = max((after.board.values[tile] for tile in claims), default=0)
    return {"key": "victims", "count": len(free), "claims": [grid.names[tile] for tile in claims], "value": best}


def _victim(move: int) -> int:
    """The tile on which a kill happens; NOBODY for passing."""
    return (move & DETAIL) >> 3 if move >> KIND == KILL_ON_TILE >> KIND else NOBODY


def _finish_tile(after: Position, notes: Notes) -> None:
    """The tile's action without choices, and notes of the choices."""
    seat, end = after.actor(), after.end
    kind, name = after.board.kinds[end], after.board.grid.names[end]
    if kind in MARKETS:
        price, count, _ = MARKETS[kind]
        cards = min(count, len(after.row))
        notes.append({"key": "market", "price": price, "count": cards, "affordable": len(tiles.list_takes(after)) > 1})
    elif kind == SACRED:
        djinns = [IDS[djinn] for djinn in after.djinn_row]
        notes.append({"key": "djinn", "affordable": bool(tiles.list_buys(after)), "djinns": djinns})
    elif kind == OASIS and after.palms_left:
        place_palm(after, seat, end, None)
        notes.append({"key": "palm", "tile": name, "yours": after.owners[end] == seat})
    elif kind == VILLAGE and after.palaces_left:
        place_palace(after, seat, end, None)
        notes.append({"key": "palace", "tile": name, "yours": after.owners[end] == seat})
