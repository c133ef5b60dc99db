"""Find the turns of a record or a link in which one plan is clearly the best, as puzzles to embed in a page."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from chiefdoms.commands.common import number_from, whole_number
from chiefdoms.commands.sources import read_match
from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.screen import Screen, make_screen
from chiefdoms.commands.terminal.sentences import behind_words, in_order, match_heading, seat_name
from chiefdoms.core.contract import shared_view
from chiefdoms.core.match import Match
from chiefdoms.players import evaluator_of
from chiefdoms.players.hints import Hint


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "record", metavar="RECORD", help="a file, - for standard input, or a link or address of the page"
    )
    parser.add_argument("--most", type=whole_number(1), default=5, metavar="NUMBER", help="5 puzzles if not given")
    parser.add_argument(
        "--seconds",
        type=number_from(0.05, 20),
        default=1.5,
        metavar="NUMBER",
        help="of search for each turn; 1.5 if not given",
    )


@dataclass(frozen=True)
class Puzzle:
    """A turn, its best plan, and how much worse the second best is."""

    ply: int
    seat: int
    moves: list[str]
    behind: float
    measure: str


def run(chosen: Namespace) -> int:
    screen = make_screen()
    match = read_match(chosen.record, screen)
    evaluator_of(match.game)  # raises an error if the game has no computer players
    screen.write(match_heading(match), "bold")
    puzzles = sorted(_search(match, chosen.seconds, screen), key=lambda puzzle: -puzzle.behind)[: chosen.most]
    if not puzzles:
        screen.write(words.message("puzzles.none"))
    for number, puzzle in enumerate(puzzles, 1):
        _write(number, puzzle, match, screen)
    return 0


def _search(match: Match, seconds: float, screen: Screen) -> Iterator[Puzzle]:
    turns = list(_turns(match))
    with screen.progress(words.message("puzzles.looking"), len(turns)) as advance:
        for ply, seat in turns:
            hint = Hint(match.game, match.at(ply), seconds)
            while not hint.over:
                hint.step()
            best, *others = hint.as_json(2)["plans"]
            if others and others[0]["behind"] > hint.evaluator.slight:
                yield Puzzle(ply, seat, best["moves"], others[0]["behind"], best["measure"])
            advance()


def _turns(match: Match) -> Iterator[tuple[int, int]]:
    """The first decision of every turn, and its seat."""
    before: tuple[int, int] | None = None
    for ply in range(match.plies + 1):
        state = match.at(ply)
        if state.seat is None:
            return
        turn = (shared_view(state.view(state.seat))["round"], state.seat)
        if turn != before:
            yield ply, state.seat
        before = turn


def _write(number: int, puzzle: Puzzle, match: Match, screen: Screen) -> None:
    turn = words.message(
        "puzzles.turn",
        number=number,
        seat=seat_name(puzzle.seat),
        ply=puzzle.ply,
        moves=in_order(puzzle.moves),
        behind=behind_words(puzzle.measure, puzzle.behind),
    )
    screen.write(turn)
    screen.write(f"   embed.html?mode=puzzle&ply={puzzle.ply}#{match.link()}", "dim")
