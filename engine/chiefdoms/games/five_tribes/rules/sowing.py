"""Moving meeples. A sowing is chosen by its result (start, end, colour of the last meeple), then by its path.

Why that is enough: a result can be reached if and only if a walk of the right length leads there and the end has, or
gets on the way, a meeple of the colour. The tables of `Grid` answer both, so each step can offer just the drops after
which the chosen result can still be reached, and together the steps offer every full drop sequence. With the option
`loops` set to "before", what the end gets on the way does not count: then no loop is listed as a result.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable
from functools import reduce
from itertools import accumulate
from operator import or_

from chiefdoms.games.five_tribes.djinns import IDS, MARID
from chiefdoms.games.five_tribes.grid import LONGEST_WALK, SHORTEST_LOOP
from chiefdoms.games.five_tribes.meeples import COLOURS, COUNT, MEEPLE, SHIFT, TOTAL, colour_counts, with_colours
from chiefdoms.games.five_tribes.rules.encoding import CODES, DROP, GO
from chiefdoms.games.five_tribes.rules.position import NOBODY, PATH, TRIBE, Events, Position
from chiefdoms.games.five_tribes.rules.transfers import claim, earn

# DROPS[tile][colours]: the moves that drop one meeple of each of these colours there.
DROPS = tuple(with_colours(DROP | tile << 3) for tile in range(30))
# SHARED[colours][others]: the colours of both masks, or None. The innermost loop looks them up, which is faster than
# `&`, and asks for None, which is faster than for 0.
SHARED = tuple(tuple(colours & others or None for others in range(32)) for colours in range(32))
_COUNTS = tuple(COUNT << shift for shift in SHIFT)  # by colour: the bits of a group that count it
# For each colour: the bits of a group that are set if it has more than one meeple of it, and the colour as a mask.
_MORE_THAN_ONE = tuple(((COUNT - 1) << shift, 1 << colour) for colour, shift in enumerate(SHIFT))
# By the option `own_drops`: the lowest stack, as a number of meeples, that can make a loop which counts.
_TALL = (LONGEST_WALK + 1 << TOTAL, SHORTEST_LOOP + 1 << TOTAL)
LOWEST = -10  # below the rating of every drop


def list_results(position: Position) -> list[int]:
    """Every (start, end, colour) that a meeple move can have, as `start << 8 | end << 3 | colour`."""
    return _list_results_from(position, enumerate(position.stacks))


def _list_results_from(position: Position, starts: Iterable[tuple[int, int]]) -> list[int]:
    """The results from these tiles, each given with its stack."""
    grid, present, tall = position.board.grid, position.present, _TALL[position.options.own_drops]
    all_ends, all_results = grid.ends, grid.results
    results: list[int] = []
    for start, stack in starts:
        if stack:
            shared_with, results_at = SHARED[present[start]], all_results[start]
            # The innermost loop of every list of moves. A plain loop is faster here than a comprehension for each tile.
            for end in all_ends[stack >> TOTAL][start]:
                if (shared := shared_with[present[end]]) is not None:
                    results += results_at[end][shared]
            if stack >= tall:
                results += _loop_results(position, start, stack)
    return results


def can_sow(position: Position) -> bool:
    """Whether there is any result; usually one of the first tiles has one."""
    present, ends = position.present, position.board.grid.ends
    for start, stack in enumerate(position.stacks):
        if stack:
            shared_with = SHARED[present[start]]
            for end in ends[stack >> TOTAL][start]:
                if shared_with[present[end]] is not None:
                    return True
            if stack >= _TALL[position.options.own_drops] and _loop_results(position, start, stack):
                return True
    return False


def find_results(position: Position) -> list[int]:
    """The same as masks, in a third of the time that the list takes: for each start the bits `end << 3 | colour`.

    They are cached until a meeple moves, and never changed in place.
    """
    stacks, masks, _ = position.results
    if stacks != position.stacks:
        masks = _find_masks(position)
        position.results = position.stacks[:], masks, []
    return masks


def _find_masks(position: Position) -> list[int]:
    stacks, present, end_bytes = position.stacks, position.present, position.board.grid.end_bytes
    everywhere = int.from_bytes(present, "little")  # one byte for each tile: the colours on it
    masks = [
        everywhere & end_bytes[stack >> TOTAL][start] * present[start] if stack else 0
        for start, stack in enumerate(stacks)
    ]
    tall = _TALL[position.options.own_drops]
    if max(stacks) >= tall:
        loop_bytes = position.board.grid.loop_bytes
        for start, stack in enumerate(stacks):
            if stack >= tall:
                elsewhere = everywhere & ~(255 << 8 * start)
                masks[start] |= loop_bytes[stack >> TOTAL][start] * _several(stack) & ~elsewhere
    return masks


def _several(stack: int) -> int:
    """The colours with more than one meeple, as a mask."""
    return sum([bit for more_than_one, bit in _MORE_THAN_ONE if stack & more_than_one])


def list_ends(position: Position) -> list[int]:
    """Every `end << 3 | colour` that a result can have, from any start; not to be changed."""
    masks = find_results(position)
    ends = position.results[2]
    if not ends:  # listed on demand, and then kept with the masks
        anywhere = reduce(or_, masks, 0).to_bytes(len(position.stacks), "little")
        ends += [code for end, colours in enumerate(anywhere) if colours for code in CODES[end][colours]]
    return ends


def list_results_at(position: Position, codes: Collection[int]) -> list[int]:
    """The part of `list_results` with one of these `end << 3 | colour`."""
    if len(codes) == 1:  # the usual case: no start has more than one such result
        (code,) = codes
        return [start << 8 | code for start, mask in enumerate(find_results(position)) if mask >> code & 1]
    wanted = sum([1 << code for code in codes])
    stacks = position.stacks
    starts = [(start, stacks[start]) for start, mask in enumerate(find_results(position)) if mask & wanted]
    return [result for result in _list_results_from(position, starts) if result & 255 in codes]


def pick_result(position: Position, share: float, before: int = 0) -> int:
    """The result at this share of a list that begins with `before` other moves; if it is one of those, less than 0:
    its index minus `before`. Counting is enough to find the start, so only the results from there are listed."""
    upto = list(accumulate(map(int.bit_count, find_results(position))))
    index = int(share * (before + upto[-1])) - before
    if index < 0:
        return index
    start = bisect_right(upto, index)
    results = _list_results_from(position, ((start, position.stacks[start]),))
    return results[index - upto[start]]  # from the end


def _loop_results(position: Position, start: int, stack: int) -> list[int]:
    """Ends without a meeple of the colour before the move, that get one when the walk first crosses them (ruling 3)."""
    grid, present = position.board.grid, position.present[:]
    present[start] = 0  # taken up before the walk
    ends, results_at = grid.loop_ends[stack >> TOTAL][start], grid.results[start]
    results: list[int] = []
    for more_than_one, bit in _MORE_THAN_ONE:
        if stack & more_than_one:
            shared_with = SHARED[bit]
            for end in ends:
                if shared_with[present[end]] is None:
                    results += results_at[end][bit]
    return results


def matches_only_own_drop(position: Position, start: int, end: int, colour: int) -> bool:
    """Whether this result is possible only if the last meeple may match one that was dropped in the same move."""
    stack = position.stacks[start]
    return stack >> TOTAL > SHORTEST_LOOP and start << 8 | end << 3 | colour in _loop_results(position, start, stack)


def begin_sowing(position: Position, start: int, end: int, colour: int, events: Events) -> None:
    """Take all meeples of the start tile into the hand."""
    hand = position.stacks[start]
    position.start, position.end, position.colour, position.hand = start, end, colour, hand
    position.hand_colours = position.present[start]
    position.stacks[start] = position.present[start] = 0
    position.edge = position.board.grid.edges + start
    position.drops = ()
    position.phase = PATH
    if events is not None:
        names = position.board.grid.names
        values = {"start": names[start], "end": names[end], "colour": COLOURS[colour], "meeples": colour_counts(hand)}
        events.append({"kind": "sow", "seat": position.seat} | values)
    if hand >> TOTAL == 1:
        drop_last(position, events)


def can_finish(position: Position) -> bool:
    """Whether the meeples in hand can be dropped so that the sowing has its result. Only needed for diagrams."""
    grid, hand, colour = position.board.grid, position.hand, position.colour
    steps = hand >> TOTAL
    spare = hand >> SHIFT[colour] & COUNT
    there = position.stacks[position.end] >> SHIFT[colour] & COUNT
    if position.options.own_drops:
        crossed = spare > 1 and grid.loops[steps][position.edge] >> position.end & 1
    else:
        there -= position.drops.count(position.end << 3 | colour)
        crossed = False
    return bool(spare and grid.reach[steps][position.edge] >> position.end & 1 and (there > 0 or crossed))


def list_drops(position: Position) -> list[int]:
    """The next drops after which the chosen result can still be reached, as `DROP | tile << 3 | colour`."""
    return [move for move in list_path(position) if move != GO]


def list_path(position: Position) -> list[int]:
    """`GO` and the next drops after which the chosen result can still be reached; a drop without alternative alone."""
    end, colour, hand, colours = position.end, position.colour, position.hand, position.hand_colours
    left = (hand >> TOTAL) - 1
    grid, target = position.board.grid, 1 << end
    reach, head = grid.reach[left], grid.head
    spare = (hand >> SHIFT[colour] & COUNT) - 1  # meeples of the last colour, without the last one itself
    drops = [GO]
    if position.present[end] >> colour & 1:  # the usual case
        if not spare:
            colours ^= 1 << colour
        for edge in grid.onward[position.edge]:
            if reach[edge] & target:
                drops += DROPS[head[edge]][colours]
    elif spare:
        # One meeple of the colour must be dropped on the end before the last one: now, or at a later crossing.
        loops = grid.loops[left]
        others = colours ^ 1 << colour
        for edge in grid.onward[position.edge]:
            if reach[edge] & target:
                loop = loops[edge] & target
                now = head[edge] == end or (loop and spare > 1)
                drops += DROPS[head[edge]][(others if loop else 0) | (1 << colour if now else 0)]
    if len(drops) == 2:
        del drops[0]
    return drops


def drop(position: Position, tile: int, colour: int, events: Events) -> None:
    """Drop one meeple on the next tile; the last one ends the move."""
    meeple = MEEPLE[colour]
    hand = position.hand - meeple
    if not hand:  # only in a diagram, otherwise the last meeple is dropped automatically
        drop_last(position, events)
        return
    position.hand = hand
    position.edge = position.board.grid.step[position.edge][tile]
    if not hand & _COUNTS[colour]:
        position.hand_colours ^= 1 << colour
    position.stacks[tile] += meeple
    position.present[tile] |= 1 << colour
    position.drops += (tile << 3 | colour,)
    if events is not None or position.owners[tile] != NOBODY:
        _follow_drop(position, tile, colour, events)
    if hand >> TOTAL == 1:
        drop_last(position, events)  # no choice: the result was chosen before


def _follow_drop(position: Position, tile: int, colour: int, events: Events) -> None:
    """Report a drop, and pay the owner of the tile if it has Marid."""
    if events is not None:
        name = position.board.grid.names[tile]
        events.append({"kind": "drop", "seat": position.seat, "tile": name, "colour": COLOURS[colour]})
    owner = position.owners[tile]
    if owner != NOBODY and position.djinns[owner] >> MARID & 1:
        earn(position, owner, 1 if owner == position.seat else 2, IDS[MARID], events)


def drop_last(position: Position, events: Events) -> None:
    """Drop the last meeple on the final tile and take it up again with all others of its colour there; an emptied tile
    is claimed (rulings 3 and 4)."""
    end, colour = position.end, position.colour
    position.drops += (end << 3 | colour,)
    if events is not None or position.owners[end] != NOBODY:
        _follow_drop(position, end, colour, events)
    stack = position.stacks[end]
    others = stack >> SHIFT[colour] & COUNT
    left = position.stacks[end] = stack - others * MEEPLE[colour]
    position.present[end] &= ~(1 << colour)
    position.taken = taken = others + 1
    position.hand = position.hand_colours = 0
    position.edge = NOBODY
    position.phase = TRIBE
    if events is not None:
        values = {"tile": position.board.grid.names[end], "colour": COLOURS[colour], "count": taken}
        events.append({"kind": "pick-up", "seat": position.seat} | values)
    if not left:
        claim(position, position.actor(), end, "move", events)


# -- the proposed path -------------------------------------------------------------------------------------------------


def propose(position: Position, path: list[int]) -> int:
    """The drop that `go` makes, given the list of the path: the one with the highest rating, the first of equals."""
    if len(path) == 1:
        return path[0]
    owners, present = position.owners, position.present
    best, rating = GO, LOWEST
    for move in path[1:]:
        tile = (move & 255) >> 3
        owner = owners[tile]
        value = _UNCLAIMED[present[tile]][move & 7] if owner == NOBODY else _rate_claimed(position, owner)
        if value > rating:
            best, rating = move, value
    return best


def _rate_claimed(position: Position, owner: int) -> int:
    """A drop on a tile with a camel. A seat's own tiles are the safest for a meeple."""
    if position.djinns[owner] >> MARID & 1:
        return 9 if owner == position.seat else -9
    return 6 if owner == position.seat else 4


def _rate_unclaimed(present: int, colour: int) -> int:
    """A drop on a tile without a camel, which it may help the next player to claim."""
    if not present:
        return -4  # the next player with a meeple of its colour could claim the tile
    if present == 1 << colour:
        return -6  # a tile of one colour, now with more meeples to take
    if present >> colour & 1:
        return -2
    return 2  # one more colour to remove before the tile can be claimed


# _UNCLAIMED[present][colour]: the same as a table.
_UNCLAIMED = tuple(tuple(_rate_unclaimed(present, colour) for colour in range(5)) for present in range(32))


def finish_path(position: Position, events: Events, path: list[int] | None = None) -> None:
    """Make the proposed drops until the sowing is over. `path` is the list of the path as it is now, if it is known."""
    while position.phase == PATH:
        move = propose(position, path or list_path(position))
        path = None
        drop(position, (move & 255) >> 3, move & 7, events)


def proposed_path(position: Position) -> list[int]:
    """The drops, as `tile << 3 | colour`, that `finish_path` would make from here."""
    after = position.clone()
    made = len(after.drops)
    finish_path(after, None)
    return list(after.drops[made:])
