"""Drawing on the board: pairs, single icons and crosses, and the order in which a pair is scored."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.marks import score_before_abilities, score_two
from chiefdoms.games.duel.rules.moves import pair_icons, single_drawing
from chiefdoms.games.duel.rules.position import MOUNTAINS, SCORE, SPLIT, Position
from chiefdoms.games.duel.sheet import CROSS, ICONS


def draw_pair(position: Position, move: int, events: list[Event] | None) -> None:
    """Draw the dice in hand on two adjacent squares."""
    position.stack.pop()
    one, two = position.setup.board.pair_squares[move >> 1]
    squares = 1 << one | 1 << two
    position.cells[one], position.cells[two] = pair_icons(position, move)
    position.empty &= ~squares
    if position.round == 1 and position.actor == position.first:
        position.opening |= squares
    if events is not None:
        events.append(_draw_event(position, "pair", one, two))
    score_two(position, one, two, events)


def choose_order(position: Position, move: int, _chance: Chance, events: list[Event] | None) -> None:
    """Score the icon on the chosen square first, then the other one."""
    _, one, two = position.stack.pop()
    other = two if move == one else one
    stack = position.stack
    depth = len(stack) - (stack[-1:] == [(MOUNTAINS, one, two)])
    stack += [(SCORE, other, move), (SCORE, move, other)]
    if position.setup.mountains_first:
        score_before_abilities(position, depth, events)


def draw_single(position: Position, move: int, _chance: Chance, events: list[Event] | None) -> None:
    """Draw one icon or a cross, as an ability allows; a split draws two icons before either is scored."""
    kind, other, _ = position.stack.pop()
    square, thing = single_drawing(move)
    position.fill(square, thing)
    if events is not None:
        events.append(_draw_event(position, "cross" if thing == CROSS else "single", square))
    if kind == SPLIT and not other and position.empty:
        position.stack.append((SPLIT, square, 0))
    elif other:
        score_two(position, other, square, events)
    else:
        depth = len(position.stack)
        position.stack.append((MOUNTAINS, square, 0))
        if thing != CROSS:
            position.stack.append((SCORE, square, 0))
        if position.setup.mountains_first:
            score_before_abilities(position, depth, events)


def _draw_event(position: Position, how: str, *squares: int) -> Event:
    names, cells = position.setup.board.names, position.cells
    icons = [ICONS[cells[square] - 1] for square in squares if cells[square] != CROSS]
    drawn = [names[square] for square in squares]
    return {"kind": "draw", "seat": position.actor, "how": how, "squares": drawn, "icons": icons}
