"""Moving meeples. A sowing is chosen by its result (start, end, colour of the last meeple), then by its path.

Why that is enough: a result can be reached if and only if a walk of the right length leads there and the end has, or
gets on the way, a meeple of the colour. The tables of `Grid` answer both, so each step can offer just the drops after
which the chosen result can still be reached, and together the steps offer every full drop sequence.
"""

from __future__ import annotations

from chiefdoms.games.five_tribes.djinns import IDS, MARID
from chiefdoms.games.five_tribes.grid import CODES, SHORTEST_LOOP
from chiefdoms.games.five_tribes.parts import COLOURS, COUNT, MEEPLE, SHIFT, TOTAL
from chiefdoms.games.five_tribes.rules.moves import DROP, PATH, TRIBE
from chiefdoms.games.five_tribes.rules.position import NOBODY, Events, Table
from chiefdoms.games.five_tribes.rules.supply import claim, colour_counts, earn, lift

# DROPS[tile][colours]: the moves that drop one meeple of each of these colours there.
DROPS = tuple(tuple(tuple(DROP | code for code in codes) for codes in tiles) for tiles in CODES)


def list_results(table: Table) -> list[int]:
    """Every (start, end, colour) that a meeple move can have, as `start << 8 | end << 3 | colour`."""
    present = table.present
    ends = table.land.grid.ends
    results: list[int] = []
    append = results.append
    for start, stack in enumerate(table.stacks):
        if stack:
            colours = present[start]
            base = start << 8
            # Plain loops: they are faster here than a comprehension for each tile.
            for end in ends[stack >> TOTAL][start]:
                if shared := present[end] & colours:
                    for code in CODES[end][shared]:
                        append(base | code)
            if stack >> TOTAL > SHORTEST_LOOP:
                results += _loop_results(table, start, stack)
    return results


def _loop_results(table: Table, start: int, stack: int) -> list[int]:
    """Ends without a meeple of the colour before the move, that get one when the walk first crosses them (ruling 3)."""
    present = table.present
    ends = table.land.grid.loop_ends[stack >> TOTAL][start]
    return [
        start << 8 | end << 3 | colour
        for colour in range(5)
        if stack >> SHIFT[colour] & COUNT > 1
        for end in ends
        if end == start or not present[end] >> colour & 1
    ]


def begin_sowing(table: Table, start: int, end: int, colour: int, events: Events) -> None:
    """Take all meeples of the start tile into the hand."""
    hand = table.stacks[start]
    table.start, table.end, table.colour, table.hand = start, end, colour, hand
    table.palette = table.present[start]
    table.stacks[start] = table.present[start] = 0
    table.edge = table.land.grid.edges + start
    table.drops = ()
    table.phase = PATH
    if events is not None:
        names = table.land.grid.names
        values = {"start": names[start], "end": names[end], "colour": COLOURS[colour], "meeples": colour_counts(hand)}
        events.append({"kind": "sow", "seat": table.seat} | values)
    if hand >> TOTAL == 1:
        drop(table, end, colour, events)


def can_finish(table: Table) -> bool:
    """Whether the meeples in hand can be dropped so that the sowing has its result. Only a diagram can be in doubt."""
    grid, hand, colour = table.land.grid, table.hand, table.colour
    steps = hand >> TOTAL
    spare = hand >> SHIFT[colour] & COUNT
    ready = table.present[table.end] >> colour & 1
    crossed = spare > 1 and grid.loops[steps][table.edge] >> table.end & 1
    return bool(spare and grid.reach[steps][table.edge] >> table.end & 1 and (ready or crossed))


def list_drops(table: Table) -> list[int]:
    """The next drops after which the chosen result can still be reached, as `DROP | tile << 3 | colour`."""
    end, colour, hand = table.end, table.colour, table.hand
    left = (hand >> TOTAL) - 1
    grid = table.land.grid
    reach, loops, head = grid.reach[left], grid.loops[left], grid.head
    spare = (hand >> SHIFT[colour] & COUNT) - 1  # meeples of the last colour but for the last one itself
    others = table.palette & ~(1 << colour)
    every = table.palette if spare else others
    ready = table.present[end] >> colour & 1
    drops: list[int] = []
    for edge in grid.onward[table.edge]:
        if reach[edge] >> end & 1:
            tile = head[edge]
            if ready:
                drops += DROPS[tile][every]
            elif spare:
                # One meeple of the colour has to fall on the end before the last: now, or at a later crossing.
                loop = loops[edge] >> end & 1
                now = tile == end or (loop and spare > 1)
                drops += DROPS[tile][(others if loop else 0) | (1 << colour if now else 0)]
    return drops


def drop(table: Table, tile: int, colour: int, events: Events) -> None:
    """Drop one meeple on the next tile; the last one ends the move."""
    grid = table.land.grid
    for edge in grid.onward[table.edge]:
        if grid.head[edge] == tile:
            table.edge = edge
            break
    table.hand -= MEEPLE[colour]
    if not table.hand >> SHIFT[colour] & COUNT:
        table.palette &= ~(1 << colour)
    table.stacks[tile] += MEEPLE[colour]
    table.present[tile] |= 1 << colour
    table.drops += (tile << 3 | colour,)
    if events is not None:
        name = grid.names[tile]
        events.append({"kind": "drop", "seat": table.seat, "tile": name, "colour": COLOURS[colour]})
    owner = table.camel[tile]
    if owner != NOBODY and table.djinns[owner] >> MARID & 1:
        earn(table, owner, 1 if owner == table.seat else 2, IDS[MARID], events)
    if not table.hand:
        pick_up(table, events)
    elif table.hand >> TOTAL == 1:
        drop(table, table.end, table.colour, events)  # the last one is no choice: the result was chosen before


def pick_up(table: Table, events: Events) -> None:
    """Take all meeples of the last colour off the final tile; an emptied tile is claimed (rulings 3 and 4)."""
    end, colour, seat = table.end, table.colour, table.actor()
    table.taken = table.stacks[end] >> SHIFT[colour] & COUNT
    lift(table, end, colour, table.taken)
    table.edge = NOBODY
    table.phase = TRIBE
    if events is not None:
        values = {"tile": table.land.grid.names[end], "colour": COLOURS[colour], "count": table.taken}
        events.append({"kind": "pick-up", "seat": seat} | values)
    if not table.stacks[end]:
        claim(table, seat, end, "move", events)


# -- the proposed path -------------------------------------------------------------------------------------------------


def propose(table: Table, drops: list[int]) -> int:
    """The drop that the program would make: the best by a simple taste, the first of equals."""
    best, taste = drops[0], _taste(table, drops[0])
    for move in drops[1:]:
        value = _taste(table, move)
        if value > taste:
            best, taste = move, value
    return best


def _taste(table: Table, move: int) -> int:
    """Own tiles are the safest place for a meeple; on tiles without a camel it may help the next player to a claim."""
    tile, colour = (move & 255) >> 3, move & 7
    owner, seat = table.camel[tile], table.seat
    if owner != NOBODY:
        if table.djinns[owner] >> MARID & 1:
            return 9 if owner == seat else -9
        return 6 if owner == seat else 4
    present = table.present[tile]
    if not present:
        return -4  # a lone meeple is claimed by whoever brings a second of its colour
    if present == 1 << colour:
        return -6  # a tile of one colour only, and now a richer one
    if present >> colour & 1:
        return -2
    return 2  # a colour more to clear before the tile can be claimed


def finish_path(table: Table, events: Events) -> None:
    """Make the proposed drops until the sowing is over."""
    while table.phase == PATH:
        move = propose(table, list_drops(table))
        drop(table, (move & 255) >> 3, move & 7, events)


def proposed_path(table: Table) -> list[int]:
    """The drops, as `tile << 3 | colour`, that `finish_path` would make from here."""
    after = table.clone()
    made = len(after.drops)
    finish_path(after, None)
    return list(after.drops[made:])
