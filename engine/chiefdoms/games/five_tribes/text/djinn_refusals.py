"""Why a Djinn cannot be invoked in the way that a text says."""

from __future__ import annotations

from chiefdoms.games.five_tribes.components import OASIS, VILLAGE
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
from chiefdoms.games.five_tribes.meeples import BLUE, RED
from chiefdoms.games.five_tribes.rules.encoding import NO_TILE
from chiefdoms.games.five_tribes.rules.position import BOURAQ_PALACE, ENKI_PALM, TILE, TRIBE, WRAP_UP, Position
from chiefdoms.games.five_tribes.rules.powers import free_tiles, target_tiles
from chiefdoms.games.five_tribes.rules.transfers import can_pay


def rule_against_use(position: Position, groups: tuple[str | None, ...]) -> str:
    """The rule that `use-<djinn>-<tile>-<payment>` breaks."""
    name, where, letters = groups
    if name not in IDS:
        return "no-such-djinn"
    djinn, seat = IDS.index(name), position.actor()
    if not position.has_djinn(seat, djinn):
        return "djinn-not-yours"
    if not DJINNS[djinn].payments:
        return "djinn-always-on"
    if not _at_its_moment(position, djinn):
        return "djinn-not-now"
    if position.used[seat] >> djinn & 1:
        return "djinn-used"
    payment = [payment[0] for payment in PAYMENTS].index(letters or "")
    if payment not in DJINNS[djinn].payments:
        return "wrong-payment"
    if not can_pay(position, seat, payment):
        return "cannot-pay"
    return _rule_against_tile(position, djinn, where)


def _at_its_moment(position: Position, djinn: int) -> bool:
    """Whether the power belongs to this step."""
    moment, phase = DJINNS[djinn].moment, position.phase
    if phase in (BOURAQ_PALACE, ENKI_PALM):
        return djinn == (HAGIS if phase == BOURAQ_PALACE else LAMIA)
    if djinn in (HAGIS, LAMIA):
        return phase == TILE and position.board.kinds[position.end] == (VILLAGE if djinn == HAGIS else OASIS)
    if djinn == ECHIDNA and position.built:
        return phase in (TILE, WRAP_UP)
    if djinn in (ECHIDNA, IBLIS):
        return phase == TRIBE and position.colour == (BLUE if djinn == ECHIDNA else RED)
    return moment == "any"


def _rule_against_tile(position: Position, djinn: int, where: str | None) -> str:
    tile = position.board.grid.tile(where) if where else NO_TILE
    if tile is None:
        return "no-such-tile"
    if djinn in (HAGIS, LAMIA):
        return "not-a-neighbour" if tile != NO_TILE else "tile-missing"
    tiles = target_tiles(position, djinn)
    if not tiles:
        return _rule_against_supply(position, djinn)
    if NO_TILE in tiles:
        return "tile-not-wanted" if where else "no-victim"  # Iblis needs somebody to take
    if tile == NO_TILE:
        return "tile-missing"
    return {BOURAQ: "not-a-village", ENKI: "not-an-oasis", UTUG: "tile-not-free"}.get(djinn, "tile-not-bare")


def _rule_against_supply(position: Position, djinn: int) -> str:
    """There is nowhere to use the power, or nothing to use it with."""
    if djinn in (LETA, UTUG) and not position.camels[position.actor()]:
        return "no-camel-left"
    if djinn == ANUN_NAK and not position.bag:
        return "bag-empty"
    if djinn in (ANUN_NAK, LETA, UTUG) and not free_tiles(position, with_meeples=djinn == UTUG):
        return "no-such-place"
    return "nothing-left"
