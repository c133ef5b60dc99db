"""What a move does, and the course of play: rounds, the draft, turns, the end.

A move leaves tasks on the stack of the position. `resolve_tasks` does them from the top until one of them needs a
decision; when none is left, the turn is over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.abilities import gain_permanent, use_ability, use_permanent
from chiefdoms.games.duel.rules.drawing import choose_order, draw_pair, draw_single
from chiefdoms.games.duel.rules.marks import do_scoring, mark_row
from chiefdoms.games.duel.rules.moves import FIRST_PERMANENT_MOVE, MOVES_OF_PHASE, can_draw
from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CHOOSE_LOWEST,
    CHOOSE_PERMANENT,
    CHOOSE_ROW,
    DRAFT,
    DRAW,
    ORDER,
    OVER,
    PHASES,
    SCORE,
    SINGLE_PHASES,
    Position,
)
from chiefdoms.games.duel.sheet import DICE, FACES

# -- moves ------------------------------------------------------------------------------------------------------------


def play_move(position: Position, move: int, chance: Chance, events: list[Event] | None = None) -> None:
    """Make a legal move, with everything that follows from it up to the next decision or the end of the game."""
    if position.phase == DRAFT:
        take_die(position, move, events)
    else:
        _PLAY_IN_PHASE[position.phase](position, move, chance, events)
        resolve_tasks(position, chance, events)


def _play_draw(position: Position, move: int, chance: Chance, events: list[Event] | None) -> None:
    if move >= FIRST_PERMANENT_MOVE:
        use_permanent(position, move, chance, events)
    else:
        draw_pair(position, move, events)


_PLAY_IN_PHASE: dict[int, Callable[[Position, int, Chance, list[Event] | None], None]] = {
    DRAW: _play_draw,
    ORDER: choose_order,
    **dict.fromkeys(SINGLE_PHASES, draw_single),
    CHOOSE_ABILITY: use_ability,
    CHOOSE_LOWEST: mark_row,
    CHOOSE_ROW: mark_row,
    CHOOSE_PERMANENT: gain_permanent,
}


# -- tasks ------------------------------------------------------------------------------------------------------------


def resolve_tasks(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Do everything that needs no decision, up to the next decision or the end of the game."""
    stack = position.stack
    while stack:
        kind = stack[-1][0]
        if kind >= SCORE:
            do_scoring(position, stack.pop(), events)
        elif kind < CHOOSE_ABILITY:
            if can_draw(position, kind):
                position.phase = kind
                return
            _skip_task(position, kind, events)
        elif _needs_choice(position, kind, chance, events):
            return
    end_turn(position, chance, events)


def _needs_choice(position: Position, kind: int, chance: Chance, events: list[Event] | None) -> bool:
    """Whether the choice on top needs a decision.

    If there is only one possibility it is made; if there is none, the choice is skipped.
    """
    moves = MOVES_OF_PHASE[kind](position)
    if len(moves) > 1:
        position.phase = kind
        return True
    if moves:
        _PLAY_IN_PHASE[kind](position, moves[0], chance, events)
    else:
        _skip_task(position, kind, events)
    return False


def _skip_task(position: Position, kind: int, events: list[Event] | None) -> None:
    position.stack.pop()
    if events is not None:
        events.append({"kind": "skipped", "seat": position.actor, "task": PHASES[kind]})


# -- rounds and the draft ---------------------------------------------------------------------------------------------


def start_round(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Roll all dice for the next round."""
    if position.round and position.setup.alternate:
        position.first = 1 - position.first
    position.round += 1
    position.opening = 0
    position.hands = [(), ()]
    position.table = roll_dice(position.round, chance)
    position.phase = DRAFT
    position.actor = position.seat = position.first
    if events is not None:
        events.append(roll_event(position))


def roll_event(position: Position) -> Event:
    """All dice of a round as they were rolled."""
    return {"kind": "roll", "seat": position.first, "round": position.round, "dice": list(position.table)}


def roll_dice(round_number: int, chance: Chance) -> tuple[int, ...]:
    """All dice of a round, sorted. One draw from all possible rolls is much faster than five draws."""
    two, three = divmod(chance.below(len(_TWO_DICE) * len(_THREE_DICE), "roll", round_number), len(_THREE_DICE))
    return _sorted_roll(two, three)


@cache  # 7,776 rolls
def _sorted_roll(two: int, three: int) -> tuple[int, ...]:
    return tuple(sorted(_TWO_DICE[two] + _THREE_DICE[three]))


_TWO_DICE = tuple(product(FACES, repeat=2))
_THREE_DICE = tuple(product(FACES, repeat=3))


def take_die(position: Position, face: int, events: list[Event] | None) -> None:
    """The first player takes one die, the opponent two, the first player one; the fifth stays on the table."""
    seat = position.actor
    table = position.table = without_die(position.table, face)
    position.hands[seat] = _with_die(position.hands[seat], face)
    if events is not None:
        events.append({"kind": "take", "seat": seat, "die": face, "table": list(table)})
    left = len(table)
    if left == 1:
        start_turn(position, position.first, events)
    elif left != 3:
        position.actor = position.seat = 1 - seat


def _with_die(hand: tuple[int, ...], face: int) -> tuple[int, ...]:
    """A hand of at most one die, with another die added, sorted."""
    if not hand:
        return (face,)
    held = hand[0]
    return (held, face) if held <= face else (face, held)


@cache
def without_die(table: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The dice on the table without one of that face. Cached: there are only about a thousand different calls."""
    at = table.index(face)
    return table[:at] + table[at + 1 :]


def drafting_seat(position: Position) -> int:
    """Who takes the next die, by the number of dice on the table."""
    return position.first if len(position.table) in (DICE, 2) else 1 - position.first


# -- turns and the end ------------------------------------------------------------------------------------------------


def start_turn(position: Position, seat: int, events: list[Event] | None) -> None:
    position.actor = position.seat = seat
    position.spent = 0
    position.phase = DRAW
    position.stack.append((DRAW, 0, 0))
    if events is not None:
        events.append({"kind": "turn", "seat": seat, "dice": list(position.hands[seat])})


def end_turn(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Start the second player's turn or the next round; without room for a pair the game is over (ruling D21)."""
    position.spent = 0
    if not position.has_pair():
        end_game(position, events)
    elif position.actor == position.first:
        start_turn(position, 1 - position.actor, events)
    else:
        start_round(position, chance, events)


def end_game(position: Position, events: list[Event] | None) -> None:
    position.phase = OVER
    position.seat = None
    if events is not None:
        events.append({"kind": "over", "seat": None, "round": position.round})
