"""What abilities do: the six that are crossed out after use, and the permanent ones that a star gives."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.moves import BOTH, permanent_use
from chiefdoms.games.duel.rules.position import TASK_OF_ABILITY, Position
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    AGAIN_ABILITY,
    CHANGE,
    MINUS,
    OPPOSITE_FACES,
    PERMANENTS,
    PLUS,
    REROLL,
    TURN,
)

# -- the six abilities ------------------------------------------------------------------------------------------------


def use_ability(position: Position, ability: int, chance: Chance, events: list[Event] | None) -> None:
    """Cross an ability out and add what it allows as a task."""
    position.stack.pop()
    position.crossed[position.actor] |= 1 << ability
    if events is not None:
        events.append({"kind": "ability", "seat": position.actor, "ability": ABILITIES[ability]})
    again = ability == AGAIN_ABILITY
    if again:
        _roll_again(position, chance, events)
    position.stack.append((TASK_OF_ABILITY[ability], int(again), 0))


def _roll_again(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Used once per game by each seat, so round, seat and die form a unique key."""
    seat = position.actor
    hand = [chance.below(6, "again", position.round, seat, die) + 1 for die in range(2)]
    position.hands[seat] = tuple(sorted(hand))
    if position.setup.fresh:
        position.spent = 0
    if events is not None:
        events.append({"kind": "again", "seat": seat, "dice": list(position.hands[seat])})


# -- permanent abilities ----------------------------------------------------------------------------------------------


def gain_permanent(position: Position, ability: int, _chance: Chance, events: list[Event] | None) -> None:
    """A new permanent ability counts as used in the turn in which it is won (ruling D20)."""
    position.stack.pop()
    position.held[position.actor] |= 1 << ability
    position.spent |= 1 << ability
    if events is not None:
        events.append({"kind": "gain", "seat": position.actor, "ability": PERMANENTS[ability]})


def use_permanent(position: Position, move: int, chance: Chance, events: list[Event] | None) -> None:
    """Change the dice in hand before drawing."""
    ability, face = permanent_use(move)
    hand = position.hands[position.actor]
    changed = _reroll(position, face, chance) if ability == REROLL else changed_hand(hand, ability, face)
    position.hands[position.actor] = changed
    position.spent |= 1 << ability
    if events is not None:
        used = {"kind": "permanent", "seat": position.actor, "ability": PERMANENTS[ability]}
        events.append({**used, "before": list(hand), "dice": list(changed)})


def changed_hand(hand: tuple[int, ...], ability: int, face: int) -> tuple[int, ...]:
    """The hand after any permanent ability but the reroll."""
    if ability == CHANGE:
        return tuple(sorted((hand[0], face)))
    after = {PLUS: face + 1, MINUS: face - 1, TURN: OPPOSITE_FACES - face}[ability]
    dice = list(hand)
    dice[dice.index(face)] = after
    return tuple(sorted(dice))


def _reroll(position: Position, face: int, chance: Chance) -> tuple[int, ...]:
    """One die or both. The ability is used once per turn, so round, seat and die form a unique key.

    Only with the option `extra=fresh` may it be used again, in the one extra turn that each seat has per game.
    """
    extra = position.setup.fresh and position.stack[-1][1]
    key = "reroll-again" if extra else "reroll"
    kept = list(position.hands[position.actor])
    if face == BOTH:
        kept = []
    else:
        kept.remove(face)
    rolled = [chance.below(6, key, position.round, position.actor, die) + 1 for die in range(2 - len(kept))]
    return tuple(sorted(kept + rolled))
