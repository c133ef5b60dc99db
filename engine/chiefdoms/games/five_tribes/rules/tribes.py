"""The actions of the five tribes, by the meeples that were picked up."""

from __future__ import annotations

from chiefdoms.games.five_tribes.components import FAKIR, RESOURCE_COUNTS
from chiefdoms.games.five_tribes.djinns import BOAZ, ECHIDNA, IBLIS, IDS, KANDICHA, NEKIR
from chiefdoms.games.five_tribes.meeples import (
    BLUE,
    COLOURS,
    COUNT,
    GREEN,
    MEEPLE,
    RED,
    SHIFT,
    WHITE,
    YELLOW,
    with_colours,
)
from chiefdoms.games.five_tribes.rules.encoding import BUILD, COLLECT, KILL_IN_FRONT, KILL_ON_TILE, PASS
from chiefdoms.games.five_tribes.rules.position import NOBODY, SECOND_KILL, TILE, Events, OptionalChance, Position
from chiefdoms.games.five_tribes.rules.powers import list_powers
from chiefdoms.games.five_tribes.rules.transfers import (
    claim,
    discard_cards,
    draw_to_hand,
    earn,
    pay_djinn_owner,
    remove_meeples,
    take_from_row,
)

# KILLS[tile][colours]: the moves that kill one meeple of each of these colours there.
KILLS = tuple(with_colours(KILL_ON_TILE | tile << 3) for tile in range(30))
_ONLY_COLLECT = [COLLECT]  # never changed in place, nor are these:
# By the number of Fakirs in the hand: how many of them the Builders can be given.
_BUILDS = [[BUILD | given for given in range(fakirs + 1)] for fakirs in range(RESOURCE_COUNTS[FAKIR] + 1)]


def list_tribe_actions(position: Position) -> list[int]:
    """Powers, and the action of the tribe in hand."""
    colour = position.colour
    if colour < BLUE:
        uses = list_powers(position)
        return uses + _ONLY_COLLECT if uses else _ONLY_COLLECT
    if colour == BLUE:
        seat = position.seat
        assert seat is not None
        builds = _BUILDS[position.hands[10 * seat + FAKIR]]
        uses = list_powers(position, 1 << ECHIDNA)
        return uses + builds if uses else builds
    kills = list_kills(position)
    uses = list_powers(position, 0 if kills[0] == PASS else 1 << IBLIS)
    return uses + kills if uses else kills


# -- Viziers, Elders, Merchants, Builders ------------------------------------------------------------------------------


def collect(position: Position, events: Events) -> None:
    """Viziers and Elders go in front of the player. Merchants go to the bag; each gets a card from the row."""
    seat, colour, count = position.seat, position.colour, position.taken
    assert seat is not None
    if colour == GREEN:
        position.bag += count * MEEPLE[GREEN]
        take_from_row(position, seat, range(min(count, len(position.row))), "merchants", events)
    else:
        (position.viziers if colour == YELLOW else position.elders)[seat] += count
        if events is not None:
            events.append({"kind": "gain-meeples", "seat": seat, "colour": COLOURS[colour], "count": count})
    position.taken = 0
    position.phase = TILE


def builders_gold(position: Position, fakirs: int) -> int:
    """Ruling 1; Echidna doubles it, Fakirs included (ruling 7)."""
    gold = (position.taken + fakirs) * position.board.blue[position.end]
    return 2 * gold if position.doubled else gold


def pay_builders(position: Position, fakirs: int, events: Events) -> None:
    """Builders go to the bag and earn gold; each Fakir counts as one more Builder."""
    seat = position.actor()
    gold = builders_gold(position, fakirs)
    if fakirs:
        discard_cards(position, seat, FAKIR, fakirs)
    if events is not None:
        events.append({"kind": "builders", "seat": seat, "count": position.taken, "fakirs": fakirs, "gold": gold})
    earn(position, seat, gold, "builders", events)
    if position.options.late_echidna and not position.has_djinn(seat, ECHIDNA):
        position.built = gold
    position.bag += position.taken * MEEPLE[BLUE]
    position.taken = 0
    position.phase = TILE


# -- Assassins ---------------------------------------------------------------------------------------------------------


def list_kills(position: Position) -> list[int]:
    """Victims on the tiles in range (Fakirs widen it, ruling 2) and in front of the opponents; or passing, if the
    Assassins reach no victim by themselves."""
    seat = position.seat
    assert seat is not None
    within = position.board.grid.within[position.end]
    span = position.board.grid.span
    fakirs = position.hands[10 * seat + FAKIR]
    present = position.present
    reach = position.taken + fakirs
    kills: list[int] = []
    for tile in within[reach if reach < span else span]:
        if there := present[tile]:
            kills += KILLS[tile][there]
    in_front: list[int] = []
    for other in range(position.seats):
        if other != seat:
            in_front += _in_front(position, other)
    kills += in_front
    if not kills or (fakirs and not in_front and not any(present[tile] for tile in within[min(position.taken, span)])):
        kills.append(PASS)
    return kills


def _in_front(position: Position, other: int) -> list[int]:
    """The victims in front of an opponent: one move for each kind of meeple that Assassins can take."""
    if position.djinns[other] >> BOAZ & 1:
        return []
    kills = [KILL_IN_FRONT | other << 3 | YELLOW] if position.viziers[other] else []
    if position.elders[other]:
        kills.append(KILL_IN_FRONT | other << 3 | WHITE)
    return kills


def fakirs_needed(position: Position, tile: int) -> int:
    """How many Fakirs the Assassins need to reach a tile."""
    return max(0, position.board.grid.distance[position.end][tile] - position.taken)


def skip_kill(position: Position, events: Events) -> None:
    """No kill: there is no victim, or only victims that would cost Fakirs."""
    if events is not None:
        events.append({"kind": "no-victim", "seat": position.seat})
    _end_assassins(position)


def kill_on_tile(position: Position, tile: int, colour: int, chance: OptionalChance, events: Events) -> None:
    """Kill a meeple on a tile. An emptied tile without camel is claimed."""
    seat = position.actor()
    fakirs = 0
    if position.target == NOBODY:
        fakirs = fakirs_needed(position, tile)
        if fakirs:
            discard_cards(position, seat, FAKIR, fakirs)
    remove_meeples(position, tile, colour, 1)
    if events is not None:
        name = position.board.grid.names[tile]
        event = {"kind": "kill", "seat": seat, "tile": name, "from": None, "colour": COLOURS[colour]}
        events.append(event | {"fakirs": fakirs})
    _remove_victim(position, colour, tile, chance, events)
    if position.stacks[tile]:
        _next_victim(position, tile)
    else:
        claim(position, seat, tile, "kill", events)
        _end_assassins(position)


def kill_in_front(position: Position, other: int, colour: int, chance: OptionalChance, events: Events) -> None:
    """Kill a Vizier or Elder in front of an opponent."""
    (position.viziers if colour == YELLOW else position.elders)[other] -= 1
    if events is not None:
        event = {"kind": "kill", "seat": position.seat, "tile": None, "from": other, "colour": COLOURS[colour]}
        events.append(event | {"fakirs": 0})
    _remove_victim(position, colour, NOBODY, chance, events)
    if _in_front(position, other):
        _next_victim(position, position.board.grid.size + other)
    else:
        _end_assassins(position)


def _remove_victim(position: Position, colour: int, tile: int, chance: OptionalChance, events: Events) -> None:
    """Where the victim goes, and who is paid: Nekir's owner once per assassination (ruling 6), Kandicha's for each."""
    seat = position.actor()
    kandicha = position.has_djinn(seat, KANDICHA)
    kept = kandicha and colour in (YELLOW, WHITE)
    if position.target == NOBODY or position.kept:
        position.kept = kept and not position.options.paid_when_kept
        if not position.kept:
            pay_djinn_owner(position, NEKIR, seat, events)
    if kept:
        (position.viziers if colour == YELLOW else position.elders)[seat] += 1
        if events is not None:
            values = {"colour": COLOURS[colour], "count": 1, "why": IDS[KANDICHA]}
            events.append({"kind": "gain-meeples", "seat": seat} | values)
        return
    position.bag += MEEPLE[colour]
    if kandicha and colour == GREEN:
        draw_to_hand(position, seat, chance, IDS[KANDICHA], events)
    elif kandicha and colour == BLUE:
        earn(position, seat, position.board.blue[tile], IDS[KANDICHA], events)


def _next_victim(position: Position, target: int) -> None:
    """With Iblis there is a second victim, from the same tile or the same player."""
    if position.twice and position.target == NOBODY:
        position.target, position.phase = target, SECOND_KILL
    else:
        _end_assassins(position)


def list_second_kills(position: Position) -> list[int]:
    """The victims that are left on the tile, or in front of the player, of the first one."""
    size = position.board.grid.size
    if position.target >= size:
        return _in_front(position, position.target - size)
    return list(KILLS[position.target][position.present[position.target]])


def _end_assassins(position: Position) -> None:
    position.bag += position.taken * MEEPLE[RED]
    position.taken = 0
    position.target = NOBODY
    position.kept = False
    position.phase = TILE


def meeples_of(position: Position, tile: int, colour: int) -> int:
    """How many meeples of a colour are on a tile."""
    return position.stacks[tile] >> SHIFT[colour] & COUNT
