"""Why a Djinn cannot be invoked so."""

from __future__ import annotations

from chiefdoms.games.five_tribes.djinns import (
    ANUN_NAK,
    BOURAQ,
    DJINNS,
    ECHIDNA,
    ENKI,
    HAGIS,
    IBLIS,
    IDS,
    LAMIA,
    LETA,
    PAYMENTS,
    UTUG,
)
from chiefdoms.games.five_tribes.parts import BLUE, OASIS, RED, VILLAGE
from chiefdoms.games.five_tribes.rules.moves import BOURAQ_PALACE, ENKI_PALM, NO_TILE, TILE, TRIBE
from chiefdoms.games.five_tribes.rules.position import Table
from chiefdoms.games.five_tribes.rules.powers import free_tiles, targets
from chiefdoms.games.five_tribes.rules.supply import can_pay


def object_to_use(table: Table, groups: tuple[str | None, ...]) -> str:
    """The rule that `use-<djinn>-<tile>-<payment>` breaks."""
    name, where, letters = groups
    if name not in IDS:
        return "no-such-djinn"
    djinn, seat = IDS.index(name), table.actor()
    if not table.has_djinn(seat, djinn):
        return "djinn-not-yours"
    if not DJINNS[djinn].payments:
        return "djinn-always-on"
    if not _in_season(table, djinn):
        return "djinn-not-now"
    if table.used[seat] >> djinn & 1:
        return "djinn-used"
    payment = [payment[0] for payment in PAYMENTS].index(letters or "")
    if payment not in DJINNS[djinn].payments:
        return "wrong-payment"
    if not can_pay(table, seat, payment):
        return "cannot-pay"
    return _object_to_tile(table, djinn, where)


def _in_season(table: Table, djinn: int) -> bool:
    """Whether the power belongs to this step."""
    moment, phase = DJINNS[djinn].moment, table.phase
    if phase in (BOURAQ_PALACE, ENKI_PALM):
        return djinn == (HAGIS if phase == BOURAQ_PALACE else LAMIA)
    if djinn in (HAGIS, LAMIA):
        return phase == TILE and table.land.kinds[table.end] == (VILLAGE if djinn == HAGIS else OASIS)
    if djinn in (ECHIDNA, IBLIS):
        return phase == TRIBE and table.colour == (BLUE if djinn == ECHIDNA else RED)
    return moment == "any"


def _object_to_tile(table: Table, djinn: int, where: str | None) -> str:
    tile = table.land.grid.tile(where) if where else NO_TILE
    if tile is None:
        return "no-such-tile"
    if djinn in (HAGIS, LAMIA):
        return "not-a-neighbour" if tile != NO_TILE else "tile-missing"
    tiles = targets(table, djinn)
    if not tiles:
        return _object_to_supply(table, djinn)
    if NO_TILE in tiles:
        return "tile-not-wanted" if where else "no-victim"  # Iblis waits for somebody to take
    if tile == NO_TILE:
        return "tile-missing"
    return {BOURAQ: "not-a-village", ENKI: "not-an-oasis", UTUG: "tile-not-free"}.get(djinn, "tile-not-bare")


def _object_to_supply(table: Table, djinn: int) -> str:
    """There is nowhere to use the power, or nothing to use it with."""
    if djinn in (LETA, UTUG) and not table.camels[table.actor()]:
        return "no-camel-left"
    if djinn == ANUN_NAK and not table.bag:
        return "bag-empty"
    if djinn in (ANUN_NAK, LETA, UTUG) and not free_tiles(table, with_meeples=djinn == UTUG):
        return "no-such-place"
    return "nothing-left"
