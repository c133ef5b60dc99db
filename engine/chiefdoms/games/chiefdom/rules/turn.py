"""What a move does, and the course of play.

All seats draw for each roll, one after another. A seat decides first how to use the roll, then where to draw, then the
jobs of new people who stand beside several kinds of workplaces.
"""

from __future__ import annotations

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Event
from chiefdoms.games.chiefdom.rules.events import describe_end, describe_move, describe_roll, describe_skip
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.moves import list_uses
from chiefdoms.games.chiefdom.rules.position import JOB, OVER, PLACE, USE, Position
from chiefdoms.games.chiefdom.rules.uses import ICON_OF, PASS, ROLLS, USES


def play_move(position: Position, move: int, chance: Chance, events: list[Event] | None = None) -> None:
    """Make a legal move and go on to the next decision. What happened is appended to `events` if given."""
    seat = position.seat
    assert seat is not None
    land = position.lands[seat]
    before = None if events is None else land.clone()
    phase = position.phase
    if phase == USE:
        position.use = move
        position.phase = PLACE
    elif phase == PLACE:
        _draw(position, land, move)
    else:
        land.choose(move, position.person)
    if events is not None and before is not None:
        events += describe_move(position, phase, move, before, land)
    if land.waiting:
        position.phase = JOB
    elif phase != USE or move == PASS:
        advance(position, seat + 1, chance, events)


def advance(position: Position, seat: int, chance: Chance, events: list[Event] | None = None) -> None:
    """Go on to the next seat, beginning with this one, that can use the roll; roll again after the last seat.

    A seat that cannot draw skips this roll only. The game ends after a turn in which nobody draws.
    """
    position.phase = USE
    position.use = PASS
    while not _find_seat(position, seat, events):
        if not position.drew:
            _end_game(position, events)
            return
        _roll_dice(position, chance, events)
        seat = 0


def _draw(position: Position, land: Land, squares: int) -> None:
    use = position.use
    land.draw(ICON_OF[use], squares)
    if USES[use].bonus:
        land.bonuses += 1
    position.use = PASS
    position.drew = True


def _find_seat(position: Position, first: int, events: list[Event] | None) -> bool:
    """Let the next seat, beginning with this one, that can use the roll decide; False if no seat can."""
    for seat in range(first, position.seats):
        uses = list_uses(position.rules, position.lands[seat], position.roll)
        if uses:
            position.seat = seat
            position.uses = uses
            return True
        if events is not None:
            events.append(describe_skip(seat))
    return False


def _roll_dice(position: Position, chance: Chance, events: list[Event] | None) -> None:
    position.turn += 1
    position.drew = False
    position.roll = chance.below(ROLLS, "roll", position.turn)
    if events is not None:
        events.append(describe_roll(position.turn, position.roll))


def _end_game(position: Position, events: list[Event] | None) -> None:
    position.seat = None
    position.phase = OVER
    position.uses = []
    if events is not None:
        events.append(describe_end())
