"""The actions of the five tribes: what the meeples that were picked up do."""

from __future__ import annotations

from chiefdoms.games.five_tribes.djinns import BOAZ, ECHIDNA, IBLIS, IDS, KANDICHA, NEKIR
from chiefdoms.games.five_tribes.grid import CODES
from chiefdoms.games.five_tribes.parts import BLUE, COLOURS, COUNT, FAKIR, GREEN, MEEPLE, RED, SHIFT, WHITE, YELLOW
from chiefdoms.games.five_tribes.rules.moves import BUILD, COLLECT, KILL, PASS, ROB, SECOND_KILL, TILE
from chiefdoms.games.five_tribes.rules.position import NOBODY, Events, Luck, Table
from chiefdoms.games.five_tribes.rules.powers import list_powers
from chiefdoms.games.five_tribes.rules.supply import claim, draw_to_hand, earn, give_up, lift, reward, take_from_row


def list_tribe(table: Table) -> list[int]:
    """Powers, and the action of the tribe in hand."""
    if table.colour == BLUE:
        fakirs = table.hands[10 * table.actor() + FAKIR]
        builds = [BUILD | count for count in range(fakirs + 1)]
        return list_powers(table, 1 << ECHIDNA) + builds
    if table.colour == RED:
        kills = list_kills(table)
        return list_powers(table, 0 if kills[0] == PASS else 1 << IBLIS) + kills
    return [*list_powers(table), COLLECT]


# -- Viziers, Elders, Merchants, Builders ------------------------------------------------------------------------------


def collect(table: Table, events: Events) -> None:
    """Viziers and Elders come in front of the player; Merchants go to the bag for as many cards of the row."""
    seat, colour, count = table.actor(), table.colour, table.taken
    if colour == GREEN:
        table.bag += count * MEEPLE[GREEN]
        take_from_row(table, seat, list(range(min(count, len(table.row)))), "merchants", events)
    else:
        (table.viziers if colour == YELLOW else table.elders)[seat] += count
        if events is not None:
            events.append({"kind": "gain-meeples", "seat": seat, "colour": COLOURS[colour], "count": count})
    table.taken = 0
    table.phase = TILE


def builders_gold(table: Table, fakirs: int) -> int:
    """Ruling 1; Echidna doubles it, Fakirs included (ruling 7)."""
    gold = (table.taken + fakirs) * table.land.blue[table.end]
    return 2 * gold if table.doubled else gold


def build_for_gold(table: Table, fakirs: int, events: Events) -> None:
    """Builders go to the bag and earn gold; each Fakir counts as one Builder more."""
    seat = table.actor()
    gold = builders_gold(table, fakirs)
    if fakirs:
        give_up(table, seat, FAKIR, fakirs)
    if events is not None:
        events.append({"kind": "builders", "seat": seat, "count": table.taken, "fakirs": fakirs, "gold": gold})
    earn(table, seat, gold, "builders", events)
    table.bag += table.taken * MEEPLE[BLUE]
    table.taken = 0
    table.phase = TILE


# -- Assassins ---------------------------------------------------------------------------------------------------------


def list_kills(table: Table) -> list[int]:
    """Victims on the tiles in range (Fakirs widen it, ruling 2) and in front of the opponents; or passing, if the
    Assassins reach no victim by themselves."""
    seat = table.actor()
    within = table.land.grid.within[table.end]
    span = table.land.grid.span
    fakirs = table.hands[10 * seat + FAKIR]
    present = table.present
    kills = [KILL | code for tile in within[min(table.taken + fakirs, span)] for code in CODES[tile][present[tile]]]
    robs = [ROB | code for other in range(table.seats) if other != seat for code in _in_front(table, other)]
    kills += robs
    if not kills or (fakirs and not robs and not any(present[tile] for tile in within[min(table.taken, span)])):
        kills.append(PASS)
    return kills


def _in_front(table: Table, other: int) -> list[int]:
    """The kinds of meeple in front of an opponent that Assassins can take."""
    if table.djinns[other] >> BOAZ & 1:
        return []
    codes = [other << 3 | YELLOW] if table.viziers[other] else []
    return [*codes, other << 3 | WHITE] if table.elders[other] else codes


def fakirs_needed(table: Table, tile: int) -> int:
    """How many Fakirs the Assassins need to reach a tile."""
    return max(0, table.land.grid.distance[table.end][tile] - table.taken)


def spare_all(table: Table, events: Events) -> None:
    """No victim, or none wanted that would cost Fakirs."""
    if events is not None:
        events.append({"kind": "no-victim", "seat": table.seat})
    _assassins_done(table)


def kill_on_tile(table: Table, tile: int, colour: int, chance: Luck, events: Events) -> None:
    """A meeple on a tile falls. An emptied tile without camel is claimed."""
    seat = table.actor()
    fakirs = 0
    if table.target == NOBODY:
        fakirs = fakirs_needed(table, tile)
        if fakirs:
            give_up(table, seat, FAKIR, fakirs)
    lift(table, tile, colour, 1)
    if events is not None:
        name = table.land.grid.names[tile]
        event = {"kind": "kill", "seat": seat, "tile": name, "from": None, "colour": COLOURS[colour]}
        events.append(event | {"fakirs": fakirs})
    _bury(table, colour, tile, chance, events)
    if table.stacks[tile]:
        _next_victim(table, tile)
    else:
        claim(table, seat, tile, "kill", events)
        _assassins_done(table)


def kill_in_front(table: Table, other: int, colour: int, chance: Luck, events: Events) -> None:
    """A Vizier or Elder in front of an opponent falls."""
    (table.viziers if colour == YELLOW else table.elders)[other] -= 1
    if events is not None:
        event = {"kind": "kill", "seat": table.seat, "tile": None, "from": other, "colour": COLOURS[colour]}
        events.append(event | {"fakirs": 0})
    _bury(table, colour, NOBODY, chance, events)
    if _in_front(table, other):
        _next_victim(table, table.land.grid.size + other)
    else:
        _assassins_done(table)


def _bury(table: Table, colour: int, tile: int, chance: Luck, events: Events) -> None:
    """Where the victim goes, and who is paid: Nekir's owner once per assassination (ruling 6), Kandicha's for each."""
    seat = table.actor()
    if table.target == NOBODY:
        reward(table, NEKIR, seat, events)
    kandicha = table.has_djinn(seat, KANDICHA)
    if kandicha and colour in (YELLOW, WHITE):
        (table.viziers if colour == YELLOW else table.elders)[seat] += 1
        if events is not None:
            values = {"colour": COLOURS[colour], "count": 1, "why": IDS[KANDICHA]}
            events.append({"kind": "gain-meeples", "seat": seat} | values)
        return
    table.bag += MEEPLE[colour]
    if kandicha and colour == GREEN:
        draw_to_hand(table, seat, chance, IDS[KANDICHA], events)
    elif kandicha and colour == BLUE:
        earn(table, seat, table.land.blue[tile], IDS[KANDICHA], events)


def _next_victim(table: Table, target: int) -> None:
    """With Iblis the first victim has a companion, from the same tile or the same player."""
    if table.twice and table.target == NOBODY:
        table.target, table.phase = target, SECOND_KILL
    else:
        _assassins_done(table)


def list_second_kills(table: Table) -> list[int]:
    size = table.land.grid.size
    if table.target >= size:
        return [ROB | code for code in _in_front(table, table.target - size)]
    return [KILL | code for code in CODES[table.target][table.present[table.target]]]


def _assassins_done(table: Table) -> None:
    table.bag += table.taken * MEEPLE[RED]
    table.taken = 0
    table.target = NOBODY
    table.phase = TILE


def meeples_of(table: Table, tile: int, colour: int) -> int:
    return table.stacks[tile] >> SHIFT[colour] & COUNT
