"""The chain of effects: marks on the score track, ability icons, the six abilities, the star.

`settle` resolves tasks from the top of the stack until one of them needs a decision, then ends the turn.
"""

from __future__ import annotations

from collections.abc import Callable

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.foresight import order_matters, reaches_nothing
from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CHOOSE_LOWEST,
    CHOOSE_PERMANENT,
    CHOOSE_ROW,
    CROSSING,
    DRAW,
    FIFTH,
    MARKS,
    MOUNTAINS,
    ORDER,
    PHASES,
    SCORE,
    SPLIT,
    WILD,
    Position,
)
from chiefdoms.games.duel.rules.scoring import count_points, draw_mountains, matching_squares
from chiefdoms.games.duel.rules.turn import end_turn
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    AGAIN_ABILITY,
    CROSS_ABILITY,
    FIFTH_ABILITY,
    ICONS,
    MARK_ABILITY,
    PERMANENTS,
    ROW_LENGTH,
    ROWS,
    SPLIT_ABILITY,
    TRACK_ICONS,
    WILD_ABILITY,
)

# The task that an ability icon of the score track leads to, and the task that an ability leads to.
TASK_OF_ICON = (0, CHOOSE_LOWEST, CHOOSE_ABILITY, CHOOSE_PERMANENT)
TASK_OF_ABILITY = {
    SPLIT_ABILITY: SPLIT,
    WILD_ABILITY: WILD,
    FIFTH_ABILITY: FIFTH,
    AGAIN_ABILITY: DRAW,
    CROSS_ABILITY: CROSSING,
    MARK_ABILITY: CHOOSE_ROW,
}


def settle(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Do everything that needs no decision, up to the next decision or the end of the game."""
    stack = position.stack
    while stack:
        kind, a, b = stack[-1]
        if kind >= SCORE:
            stack.pop()
            if kind == SCORE:
                add_points(position, a, b, count_points(position, a, b), events)
            elif kind == MARKS:
                mark(position, a, b, events)
            else:
                draw_mountains(position, a, b, events)
        elif kind < CHOOSE_ABILITY:
            if can_draw(position, kind):
                position.phase = kind
                return
            stack.pop()
            _tell_skipped(position, kind, events)
        elif _wait_for_choice(position, kind, chance, events):
            return
    end_turn(position, chance, events)


def can_draw(position: Position, kind: int) -> bool:
    """Whether a task that draws finds room; a pair needs two adjacent squares."""
    return position.has_pair() if kind == DRAW else kind == ORDER or position.empty != 0


def _wait_for_choice(position: Position, kind: int, chance: Chance, events: list[Event] | None) -> bool:
    """Whether the choice on top needs a decision. Without an alternative it is made, without a possibility skipped."""
    moves = CHOICES[kind](position)
    if len(moves) > 1:
        position.phase = kind
        return True
    if moves:
        TAKERS[kind](position, moves[0], chance, events)
    else:
        position.stack.pop()
        _tell_skipped(position, kind, events)
    return False


def _tell_skipped(position: Position, kind: int, events: list[Event] | None) -> None:
    if events is not None:
        events.append({"kind": "skipped", "seat": position.actor, "task": PHASES[kind]})


# -- marks ------------------------------------------------------------------------------------------------------------


def score_two(position: Position, one: int, two: int, events: list[Event] | None) -> None:
    """Score two icons drawn together, one after the other, then look for mountains."""
    cells = position.cells
    gain_one = (cells[one] - 1, count_points(position, one, two))
    gain_two = (cells[two] - 1, count_points(position, two, one))
    if reaches_nothing(position, gain_one, gain_two):
        # Nothing can come between, so the usual case needs no tasks.
        add_points(position, one, two, gain_one[1], events)
        add_points(position, two, one, gain_two[1], events)
        draw_mountains(position, one, two, events)
        return
    position.stack.append((MOUNTAINS, one, two))
    if order_matters(position, gain_one, gain_two):
        position.stack.append((ORDER, one, two))
    else:
        position.stack += [(SCORE, two, one), (SCORE, one, two)]


def add_points(position: Position, square: int, partner: int, points: int, events: list[Event] | None) -> None:
    """Mark the points of a drawn icon in its row."""
    row = position.cells[square] - 1
    if events is not None:
        names = position.setup.board.names
        matched = [names[at] for at in matching_squares(position, square, partner)]
        told = {"kind": "points", "seat": position.actor, "square": names[square], "icon": ICONS[row]}
        events.append({**told, "count": points, "matched": matched})
    if points:
        mark(position, row, points, events)


def mark(position: Position, row: int, count: int, events: list[Event] | None) -> None:
    """Mark the next squares of a row. At an ability icon its use comes first, then the rest of the marks."""
    index = position.actor * ROWS + row
    have = position.marks[index]
    stop = position.setup.board.stops[row][have]
    after = have + count
    if after >= stop:
        if after > stop:
            position.stack.append((MARKS, row, after - stop))
        after = stop
        position.stack.append((TASK_OF_ICON[position.setup.board.track_icons[row][stop]], 0, 0))
    elif after > ROW_LENGTH:
        if events is not None:
            lost = after - ROW_LENGTH
            events.append({"kind": "lost", "seat": position.actor, "icon": ICONS[row], "count": lost})
        after = ROW_LENGTH
    position.marks[index] = after
    if events is not None and after > have:
        _tell_marks(position, row, have, after, events)


def _tell_marks(position: Position, row: int, have: int, after: int, events: list[Event]) -> None:
    told = {"seat": position.actor, "icon": ICONS[row]}
    events.append({"kind": "mark", **told, "from": have, "to": after})
    icon = position.setup.board.track_icons[row][after]
    if icon:
        events.append({"kind": "reach", **told, "square": after, "ability": TRACK_ICONS[icon]})


def lowest_rows(position: Position) -> list[int]:
    """The rows with the fewest marks; none when all rows are full."""
    rows = position.rows_of(position.actor)
    lowest = min(rows)
    return [row for row in range(ROWS) if rows[row] == lowest] if lowest < ROW_LENGTH else []


def open_rows(position: Position) -> list[int]:
    rows = position.rows_of(position.actor)
    return [row for row in range(ROWS) if rows[row] < ROW_LENGTH]


def mark_row(position: Position, row: int, _chance: Chance, events: list[Event] | None) -> None:
    position.stack.pop()
    mark(position, row, 1, events)


# -- abilities --------------------------------------------------------------------------------------------------------


def usable_abilities(position: Position) -> list[int]:
    """The abilities that are not crossed out and can be done."""
    crossed = position.crossed[position.actor]
    return [ability for ability in range(len(ABILITIES)) if not crossed >> ability & 1 and can_do(position, ability)]


def can_do(position: Position, ability: int) -> bool:
    if ability == MARK_ABILITY:
        return bool(open_rows(position))
    return can_draw(position, TASK_OF_ABILITY[ability])


def use_ability(position: Position, ability: int, chance: Chance, events: list[Event] | None) -> None:
    position.stack.pop()
    position.crossed[position.actor] |= 1 << ability
    if events is not None:
        events.append({"kind": "ability", "seat": position.actor, "ability": ABILITIES[ability]})
    again = ability == AGAIN_ABILITY
    if again:
        _roll_again(position, chance, events)
    position.stack.append((TASK_OF_ABILITY[ability], int(again), 0))


def _roll_again(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Once a game for each seat, so round, seat and die make a key of their own."""
    seat = position.actor
    hand = [chance.below(6, "again", position.round, seat, die) + 1 for die in range(2)]
    position.hands[seat] = tuple(sorted(hand))
    if events is not None:
        events.append({"kind": "again", "seat": seat, "dice": list(position.hands[seat])})


def open_permanents(position: Position) -> list[int]:
    left = position.setup.choosable & ~position.held[position.actor]
    return [ability for ability in range(len(PERMANENTS)) if left >> ability & 1]


def gain_permanent(position: Position, ability: int, _chance: Chance, events: list[Event] | None) -> None:
    """A new permanent ability counts as used in the turn in which it is won."""
    position.stack.pop()
    position.held[position.actor] |= 1 << ability
    position.spent |= 1 << ability
    if events is not None:
        events.append({"kind": "gain", "seat": position.actor, "ability": PERMANENTS[ability]})


Taker = Callable[[Position, int, Chance, list[Event] | None], None]

CHOICES: dict[int, Callable[[Position], list[int]]] = {
    CHOOSE_ABILITY: usable_abilities,
    CHOOSE_LOWEST: lowest_rows,
    CHOOSE_ROW: open_rows,
    CHOOSE_PERMANENT: open_permanents,
}
TAKERS: dict[int, Taker] = {
    CHOOSE_ABILITY: use_ability,
    CHOOSE_LOWEST: mark_row,
    CHOOSE_ROW: mark_row,
    CHOOSE_PERMANENT: gain_permanent,
}
