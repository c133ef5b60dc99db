"""Reads a diagram, and checks it for contradictions with itself, the rules and the options.

Most sheets that cannot occur in play are refused; the README lists which. What a diagram leaves open comes from the
options and from chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from chiefdoms.core.chance import Chance
from chiefdoms.core.contract import Options
from chiefdoms.core.errors import BadDiagram
from chiefdoms.games.chiefdom.cards import SOLO_CARDS
from chiefdoms.games.chiefdom.rules.land import Land
from chiefdoms.games.chiefdom.rules.moves import must_draw
from chiefdoms.games.chiefdom.rules.position import JOB, PLACE, Position
from chiefdoms.games.chiefdom.rules.setup import MOST_SEATS, Rules, cards_in_play, parse_cards, rules_from_options
from chiefdoms.games.chiefdom.rules.turn import advance
from chiefdoms.games.chiefdom.rules.uses import ICON_OF, ROLLS, roll_of
from chiefdoms.games.chiefdom.sheet import COLUMNS, PEOPLE, ROWS
from chiefdoms.games.chiefdom.squares import BOARD, PRE_DRAWN, WEST, near
from chiefdoms.games.chiefdom.text.heading_reader import HEADINGS, Heading, read_heading
from chiefdoms.games.chiefdom.text.sheet_reader import read_row, read_sheet

LONGEST = 4_000  # characters; six sheets with labels and a full heading are far shorter

P = TypeVar("P", bound=Position)


def read_diagram(kind: type[P], text: str, options: Options, chance: Chance) -> P:
    """The position that a diagram shows, as a `kind` of position."""
    heading = _read_lines(text)
    rules = rules_from_options(options, _cards_in_play(heading, options["cards"], chance))
    _check_rules(rules, heading)
    roll = chance.below(ROLLS, "roll", heading.turn) if heading.dice is None else roll_of(heading.dice)
    position = kind(rules, heading.lands, heading.turn, roll)
    position.drew = heading.drew
    if not heading.over and not heading.score:
        _go_to_decision(position, heading, chance)
    elif rules.strict:
        _check_end(position, heading)
    return position


def _read_lines(text: str) -> Heading:
    """Take a diagram apart into its sheets and the lines of its heading."""
    if len(text) > LONGEST:
        raise BadDiagram("diagram-too-long", longest=LONGEST)
    rows: list[str] = []
    lines: dict[str, tuple[int, list[str]]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or "".join(words) == COLUMNS:
            continue
        if words[0] not in HEADINGS:
            rows.append(read_row(words, len(rows) % ROWS + 1, number))
        elif words[0] in lines:
            raise BadDiagram("line-twice", line=number)
        else:
            lines[words[0]] = number, words[1:]
    if not rows or len(rows) % ROWS or len(rows) > ROWS * MOST_SEATS:
        raise BadDiagram("wrong-rows", rows=len(rows))
    lands = [read_sheet(rows[start : start + ROWS], start // ROWS) for start in range(0, len(rows), ROWS)]
    return read_heading(lines, lands)


def _cards_in_play(heading: Heading, option: str, chance: Chance) -> tuple[int, ...]:
    """The cards that a diagram names; if the options name cards, they must be the same."""
    cards = cards_in_play(len(heading.lands), option, chance)
    if heading.cards is None:
        return cards
    if parse_cards(option) is not None and cards != heading.cards:
        raise BadDiagram("chiefdom.other-cards", cards=list(cards))
    if len(heading.lands) == 1 and not set(heading.cards) <= set(SOLO_CARDS):
        raise BadDiagram("chiefdom.card-needs-rivals", cards=list(heading.cards))
    return heading.cards


def _check_rules(rules: Rules, heading: Heading) -> None:
    """Whether the rules of the match allow what the diagram shows."""
    for seat, land in enumerate(heading.lands):
        if land.bonuses and not rules.bonus:
            raise BadDiagram("chiefdom.bonus-not-in-play", seat=seat + 1)
        walls = land.walls & ~PRE_DRAWN
        if walls and not rules.edition.wall_starts_east and not near(WEST) & walls:
            raise BadDiagram("chiefdom.wall-not-from-west", seat=seat + 1)
        if rules.strict and walls and land.logs_cut < rules.edition.wall_logs:
            needs = rules.edition.wall_logs
            raise BadDiagram("chiefdom.wall-without-logs", seat=seat + 1, logs=land.logs_cut, needs=needs)
        if land.waiting and (heading.over or heading.score or seat != (heading.seat or 0)):
            raise BadDiagram("chiefdom.waiting-out-of-turn", seat=seat + 1)


def _go_to_decision(position: Position, heading: Heading, chance: Chance) -> None:
    """Go to the decision that the diagram shows."""
    seat = heading.seat or 0
    if position.lands[seat].waiting:
        if heading.use is not None:
            raise BadDiagram("chiefdom.use-already-drawn")
        if position.rules.strict:
            _check_waiting(position, heading, seat)
        position.seat, position.phase, position.drew = seat, JOB, True
        return
    advance(position, seat, chance)
    if heading.use is None:
        return
    if position.seat != seat or heading.use not in position.uses:
        raise BadDiagram("chiefdom.use-not-possible")
    position.use, position.phase = heading.use, PLACE


def _check_end(position: Position, heading: Heading) -> None:
    """Whether the game can be over, with dice that no seat has to use. Sheets that are only scored need not be."""
    if heading.seat is not None or heading.use is not None or heading.drew:
        raise BadDiagram("chiefdom.over-yet-going-on")
    if heading.score:
        return

    def must_any_draw(roll: int) -> bool:
        return any(must_draw(position.rules, land, roll) for land in position.lands)

    if not _find_roll(position, heading, lambda roll: not must_any_draw(roll)):
        raise BadDiagram("chiefdom.over-but-can-draw")


def _check_waiting(position: Position, heading: Heading, seat: int) -> None:
    """Whether one roll can have drawn all the people who wait for jobs."""
    rules, land = position.rules, position.lands[seat]
    if not _find_roll(position, heading, lambda roll: _can_have_drawn(rules, land, roll)):
        raise BadDiagram("chiefdom.waiting-not-drawn", seat=seat + 1)


def _find_roll(position: Position, heading: Heading, fits: Callable[[int], bool]) -> bool:
    """Whether the dice fit. If the diagram names none, take the first that fit, counting up from those of the seed."""
    rolls = [position.roll] if heading.dice else [(position.roll + step) % ROLLS for step in range(ROLLS)]
    found = next((roll for roll in rolls if fits(roll)), None)
    if found is None:
        return False
    position.roll = found
    return True


def _can_have_drawn(rules: Rules, land: Land, roll: int) -> bool:
    """Whether a use of a roll draws the waiting people, and only people."""
    uses = rules.uses_of_roll[roll]
    if rules.bonus and land.bonuses:
        uses += rules.bonus_uses_of_roll[roll]
    shapes = [rules.masks[use] for use in uses if ICON_OF[use] == PEOPLE]
    waiting, others = land.waiting, BOARD ^ land.people
    return any(
        waiting.bit_count() == 1
        if shape is None
        else any(squares & waiting == waiting and not squares & others for squares in shape)
        for shape in shapes
    )
