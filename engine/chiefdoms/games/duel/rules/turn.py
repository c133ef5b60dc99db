"""Rounds: rolling, the draft, whose turn it is, the end."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.position import DRAFT, DRAW, OVER, Position
from chiefdoms.games.duel.sheet import DICE, FACES


def start_round(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Roll all dice for the next round."""
    if position.round and position.setup.alternate:
        position.first = 1 - position.first
    position.round += 1
    position.opening = 0
    position.hands = [(), ()]
    position.table = roll(position.round, chance)
    position.phase = DRAFT
    position.actor = position.seat = position.first
    if events is not None:
        dice = list(position.table)
        events.append({"kind": "roll", "seat": position.first, "round": position.round, "dice": dice})


def roll(number: int, chance: Chance) -> tuple[int, ...]:
    """All dice of the round of that number, sorted. One draw from all rolls there are is much faster than five."""
    rest = chance.below(len(FACES) ** DICE, "roll", number)
    dice = []
    for _ in range(DICE):
        dice.append(rest % 6 + 1)
        rest //= 6
    dice.sort()
    return tuple(dice)


def draft_moves(position: Position) -> list[int]:
    """The faces on the table, each once."""
    return list(dict.fromkeys(position.table))


def take_die(position: Position, face: int, _chance: Chance, events: list[Event] | None) -> None:
    """The first player takes one die, the opponent two, the first player one; the fifth stays on the table."""
    seat, table, hand = position.actor, position.table, position.hands[position.actor]
    at = table.index(face)
    table = position.table = table[:at] + table[at + 1 :]
    position.hands[seat] = (*hand, face) if not hand or hand[0] <= face else (face, *hand)
    if events is not None:
        events.append({"kind": "take", "seat": seat, "die": face, "table": list(table)})
    left = len(table)
    if left == 1:
        start_turn(position, position.first, events)
    elif left != 3:
        position.actor = position.seat = 1 - seat


def drafter(position: Position) -> int:
    """Who takes the next die, by the number of dice on the table."""
    return position.first if len(position.table) in (DICE, 2) else 1 - position.first


def start_turn(position: Position, seat: int, events: list[Event] | None) -> None:
    position.actor = position.seat = seat
    position.spent = 0
    position.phase = DRAW
    position.stack.append((DRAW, 0, 0))
    if events is not None:
        events.append({"kind": "turn", "seat": seat, "dice": list(position.hands[seat])})


def end_turn(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Go on with the second player's turn or the next round; the game ends at once when no pair can be drawn."""
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
