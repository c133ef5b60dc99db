"""The legal moves of a position, phase by phase.

A move is a number, and what it means depends on the phase: a die face in the draft, a row, an ability or a square where
one of them is chosen, and for drawings one of the codes below.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from chiefdoms.games.duel.rules.position import (
    CHOOSE_ABILITY,
    CHOOSE_LOWEST,
    CHOOSE_PERMANENT,
    CHOOSE_ROW,
    CROSSING,
    DRAFT,
    DRAW,
    FIFTH,
    ORDER,
    OVER,
    SINGLE_PHASES,
    SPLIT,
    TASK_OF_ABILITY,
    Position,
)
from chiefdoms.games.duel.sheet import (
    ABILITIES,
    CHANGE,
    CROSS,
    FACES,
    MARK_ABILITY,
    MINUS,
    PERMANENTS,
    PLUS,
    REROLL,
    ROW_LENGTH,
    ROWS,
)

# A pair is drawn by 2 * its index, plus 1 when the higher die goes on its first square (see `Board.pair_moves`).
# From this number on, a move uses a permanent ability: 10 * ability + face.
FIRST_PERMANENT_MOVE = 1000
BOTH = 0  # the "face" that stands for both dice

# A single icon or a cross is drawn by 10 * square + what is drawn.
THINGS = 10


def list_moves(position: Position) -> list[int]:
    """Every legal move of the seat to act, each once; none when the game is over."""
    return MOVES_OF_PHASE[position.phase](position)


def pair_icons(position: Position, move: int) -> tuple[int, int]:
    """The icons that a move draws on the two squares of its pair."""
    low, high = position.hands[position.actor]
    return (high, low) if move & 1 else (low, high)


def permanent_use(move: int) -> tuple[int, int]:
    """The permanent ability that a move uses, and the face it acts on (for a change, the face it changes a die to)."""
    return divmod(move - FIRST_PERMANENT_MOVE, 10)


def single_drawing(move: int) -> tuple[int, int]:
    """The square that a move draws on, and what it draws there."""
    return divmod(move, THINGS)


# -- the draft --------------------------------------------------------------------------------------------------------


def draft_moves(position: Position) -> list[int]:
    """The faces on the table, each once."""
    return list(_different(position.table))


@cache
def _different(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The different dice of a set. Cached, because there are only a few hundred sets of dice."""
    return tuple(dict.fromkeys(dice))


# -- pairs ------------------------------------------------------------------------------------------------------------


def draw_moves(position: Position) -> list[int]:
    """Every way to draw the pair, and every use of a permanent ability before."""
    hand = position.hands[position.actor]
    board, double = position.setup.board, hand[0] == hand[1]
    moves = _opening_moves(position, double) if position.round == 1 else board.pair_moves(position.empty, double)
    ready = position.held[position.actor] & ~position.spent
    return moves + permanent_moves(hand, ready) if ready else moves


def _opening_moves(position: Position, double: bool) -> list[int]:
    """The pairs that keep the rules of the first round; all pairs if none does (only on boards made for study)."""
    board, empty = position.setup.board, position.empty
    touch, avoid = opening_limits(position)
    return board.limited_pair_moves(empty, double, touch, avoid) or board.pair_moves(empty, double)


def opening_limits(position: Position) -> tuple[int, int]:
    """What a pair of the first round must touch and must not touch, as bits (ruling D3).

    The first player touches a printed icon; the second touches another printed icon, and not the first player's pair.
    With the option `opening=apart` that printed icon may be the same.
    """
    board, opening = position.setup.board, position.opening
    if position.actor == position.first:
        return board.printed_icons, 0
    if position.setup.apart:
        return board.printed_icons, opening
    return board.printed_icons & ~board.near(opening), opening


def order_moves(position: Position) -> list[int]:
    """The squares of the two icons drawn together: one of them is scored first."""
    _, one, two = position.stack[-1]
    return [one, two]


# -- permanent abilities ----------------------------------------------------------------------------------------------


def permanent_moves(hand: tuple[int, ...], ready: int) -> list[int]:
    """Every use of the permanent abilities in `ready` (bits) on a hand; equal dice are offered once."""
    moves = []
    for ability in range(len(PERMANENTS)):
        if ready >> ability & 1:
            start = FIRST_PERMANENT_MOVE + 10 * ability
            moves += [start + face for face in _permanent_faces(hand, ability)]
    return moves


def _permanent_faces(hand: tuple[int, ...], ability: int) -> list[int]:
    """The dice that an ability can act on; for a change, the faces that a die of a double can be changed to."""
    dice = list(_different(hand))
    if ability == CHANGE:
        return [face for face in FACES if face != hand[0]] if len(dice) == 1 else []
    if ability == REROLL:
        return [BOTH, *dice]
    limit = {PLUS: 6, MINUS: 1}.get(ability)
    return [face for face in dice if face != limit]


# -- singles and crosses ----------------------------------------------------------------------------------------------


def single_moves(position: Position) -> list[int]:
    """Any empty square, with anything that the ability allows to be drawn."""
    cells, things = position.cells, single_things(position)
    return [THINGS * square + thing for square in position.setup.board.squares if not cells[square] for thing in things]


def single_things(position: Position) -> tuple[int, ...]:
    """What may be drawn on its own now."""
    kind, other, _ = position.stack[-1]
    if kind == SPLIT:
        return _split_dice(position, bool(other))
    if kind == FIFTH:
        return position.table
    return (CROSS,) if kind == CROSSING else FACES


def _split_dice(position: Position, second: bool) -> tuple[int, ...]:
    """The lower die first, then the higher one; on the last empty square either of them (ruling D11)."""
    hand = position.hands[position.actor]
    if second:
        return hand[1:]
    last = not position.empty & (position.empty - 1)
    return hand if last and hand[0] != hand[1] and not position.setup.lower_only else hand[:1]


def can_draw(position: Position, kind: int) -> bool:
    """Whether there is room for what a task draws; a pair needs two adjacent squares."""
    return position.has_pair() if kind == DRAW else kind == ORDER or position.empty != 0


# -- choices of rows and abilities ------------------------------------------------------------------------------------


def lowest_rows(position: Position) -> list[int]:
    """The rows with the fewest marks; none when all rows are full."""
    rows = position.rows_of(position.actor)
    lowest = min(rows)
    return [row for row in range(ROWS) if rows[row] == lowest] if lowest < ROW_LENGTH else []


def open_rows(position: Position) -> list[int]:
    """The rows that have room for a mark."""
    rows = position.rows_of(position.actor)
    return [row for row in range(ROWS) if rows[row] < ROW_LENGTH]


def usable_abilities(position: Position) -> list[int]:
    """The abilities that are not crossed out and can be done."""
    crossed = position.crossed[position.actor]
    return [ability for ability in range(len(ABILITIES)) if not crossed >> ability & 1 and can_use(position, ability)]


def can_use(position: Position, ability: int) -> bool:
    """Whether there is room for an ability on the board, or on the track."""
    if ability == MARK_ABILITY:
        return bool(open_rows(position))
    return can_draw(position, TASK_OF_ABILITY[ability])


def open_permanents(position: Position) -> list[int]:
    """The permanent abilities that a star can still give."""
    left = position.setup.choosable & ~position.held[position.actor]
    return [ability for ability in range(len(PERMANENTS)) if left >> ability & 1]


def _no_moves(_position: Position) -> list[int]:
    return []


MOVES_OF_PHASE: dict[int, Callable[[Position], list[int]]] = {
    OVER: _no_moves,
    DRAFT: draft_moves,
    DRAW: draw_moves,
    ORDER: order_moves,
    **dict.fromkeys(SINGLE_PHASES, single_moves),
    CHOOSE_ABILITY: usable_abilities,
    CHOOSE_LOWEST: lowest_rows,
    CHOOSE_ROW: open_rows,
    CHOOSE_PERMANENT: open_permanents,
}
