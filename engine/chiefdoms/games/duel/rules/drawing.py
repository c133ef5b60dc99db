"""Drawing on the board: pairs, singles and crosses, and the permanent abilities that act on the dice before."""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.duel.rules.effects import score_two
from chiefdoms.games.duel.rules.position import CROSSING, FIFTH, MOUNTAINS, SCORE, SPLIT, Position
from chiefdoms.games.duel.sheet import CHANGE, CROSS, FACES, ICONS, MINUS, PERMANENTS, PLUS, REROLL, TURN

# A move in the phase DRAW is a pair of squares (see `Board.pair_moves`) or, from here on, 10 * ability + face.
FIRST_PERMANENT_MOVE = 1000
BOTH = 0  # the "face" that stands for both dice

# A single is drawn by 10 * square + what is drawn.
THINGS = 10


# -- pairs ------------------------------------------------------------------------------------------------------------


def draw_moves(position: Position) -> list[int]:
    """Every way to draw the pair, and every use of a permanent ability before."""
    board = position.setup.board
    hand = position.hands[position.actor]
    moves = board.pair_moves(position.empty, hand[0] == hand[1])
    if position.round == 1:
        moves = _opening_moves(position, moves)
    ready = position.held[position.actor] & ~position.spent
    return moves + permanent_moves(hand, ready) if ready else moves


def _opening_moves(position: Position, moves: list[int]) -> list[int]:
    """The pairs that keep the rules of the first round; all, when none does (which needs a board made for study)."""
    around = position.setup.board.pair_around
    touch, avoid = opening_limits(position)
    return [move for move in moves if around[move >> 1] & touch and not around[move >> 1] & avoid] or moves


def opening_limits(position: Position) -> tuple[int, int]:
    """What a pair of the first round must touch and must not touch, as bits.

    The first player touches a printed icon; the second touches another printed icon, and not the first player's pair.
    """
    board, opening = position.setup.board, position.opening
    if position.actor == position.first:
        return board.printed_icons, 0
    touched = 0
    for square in board.squares:
        if opening >> square & 1:
            touched |= board.around[square]
    return board.printed_icons & ~touched, opening


def play_draw(position: Position, move: int, chance: Chance, events: list[Event] | None) -> None:
    if move >= FIRST_PERMANENT_MOVE:
        use_permanent(position, move - FIRST_PERMANENT_MOVE, chance, events)
        return
    position.stack.pop()
    one, two = position.setup.board.pair_squares[move >> 1]
    icon_one, icon_two = pair_icons(position, move)
    position.fill(one, icon_one)
    position.fill(two, icon_two)
    if position.round == 1 and position.actor == position.first:
        position.opening |= 1 << one | 1 << two
    if events is not None:
        events.append(_drawn(position, "pair", one, two))
    score_two(position, one, two, events)


def pair_icons(position: Position, move: int) -> tuple[int, int]:
    """The icons that a move draws on the two squares of its pair."""
    low, high = position.hands[position.actor]
    return (high, low) if move & 1 else (low, high)


def order_moves(position: Position) -> list[int]:
    _, one, two = position.stack[-1]
    return [one, two]


def play_order(position: Position, move: int, _chance: Chance, _events: list[Event] | None) -> None:
    _, one, two = position.stack.pop()
    other = two if move == one else one
    position.stack.append((SCORE, other, move))
    position.stack.append((SCORE, move, other))


# -- singles and crosses ----------------------------------------------------------------------------------------------


def single_moves(position: Position) -> list[int]:
    """Any empty square with what the ability allows to draw."""
    cells, things = position.cells, single_things(position)
    return [THINGS * square + thing for square in position.setup.board.squares if not cells[square] for thing in things]


def single_things(position: Position) -> tuple[int, ...]:
    """What may be drawn on its own now. A split draws the lower die first; the order is of no consequence."""
    kind, other, _ = position.stack[-1]
    if kind == SPLIT:
        return position.hands[position.actor][1:] if other else position.hands[position.actor][:1]
    if kind == FIFTH:
        return position.table
    return (CROSS,) if kind == CROSSING else FACES


def play_single(position: Position, move: int, _chance: Chance, events: list[Event] | None) -> None:
    kind, other, _ = position.stack.pop()
    square, thing = divmod(move, THINGS)
    position.fill(square, thing)
    if events is not None:
        events.append(_drawn(position, "cross" if thing == CROSS else "single", square))
    if kind == SPLIT and not other and position.empty:
        position.stack.append((SPLIT, square, 0))
    elif other:
        score_two(position, other, square, events)
    else:
        position.stack.append((MOUNTAINS, square, 0))
        if thing != CROSS:
            position.stack.append((SCORE, square, 0))


def _drawn(position: Position, how: str, *squares: int) -> Event:
    names, cells = position.setup.board.names, position.cells
    icons = [ICONS[cells[square] - 1] for square in squares if cells[square] != CROSS]
    drawn = [names[square] for square in squares]
    return {"kind": "draw", "seat": position.actor, "how": how, "squares": drawn, "icons": icons}


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
    dice = list(dict.fromkeys(hand))
    if ability == CHANGE:
        return [face for face in FACES if face != hand[0]] if len(dice) == 1 else []
    if ability == REROLL:
        return [BOTH, *dice]
    limit = {PLUS: 6, MINUS: 1}.get(ability)
    return [face for face in dice if face != limit]


def use_permanent(position: Position, use: int, chance: Chance, events: list[Event] | None) -> None:
    ability, face = divmod(use, 10)
    hand = position.hands[position.actor]
    changed = _reroll(position, face, chance) if ability == REROLL else changed_hand(hand, ability, face)
    position.hands[position.actor] = changed
    position.spent |= 1 << ability
    if events is not None:
        told = {"kind": "permanent", "seat": position.actor, "ability": PERMANENTS[ability]}
        events.append({**told, "before": list(hand), "dice": list(changed)})


def changed_hand(hand: tuple[int, ...], ability: int, face: int) -> tuple[int, ...]:
    """The hand after any permanent ability but the reroll."""
    if ability == CHANGE:
        return tuple(sorted((hand[0], face)))
    after = {PLUS: face + 1, MINUS: face - 1, TURN: 7 - face}[ability]
    dice = list(hand)
    dice[dice.index(face)] = after
    return tuple(sorted(dice))


def _reroll(position: Position, face: int, chance: Chance) -> tuple[int, ...]:
    """One die or both. The ability acts once a turn, so round, seat and die make a key of their own."""
    kept = list(position.hands[position.actor])
    if face == BOTH:
        kept = []
    else:
        kept.remove(face)
    rolled = [chance.below(6, "reroll", position.round, position.actor, die) + 1 for die in range(2 - len(kept))]
    return tuple(sorted(kept + rolled))
