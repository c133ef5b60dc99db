"""Watch a record or a link in the terminal, step by step."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace

from chiefdoms.commands.common import number_from, print_scores, whole_number
from chiefdoms.commands.sources import read_match
from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.problems import problem
from chiefdoms.commands.terminal.prompt import Lines
from chiefdoms.commands.terminal.screen import Screen, make_screen
from chiefdoms.commands.terminal.sentences import (
    asked,
    board_text,
    colours_of,
    event_sentence,
    match_heading,
    seat_name,
)
from chiefdoms.core.match import Match


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a file, or a link or address of the page")
    parser.add_argument(
        "--from", dest="start", type=whole_number(0), default=0, metavar="MOVE", help="start after that move"
    )
    parser.add_argument(
        "--delay", type=number_from(0, 60), metavar="SECONDS", help="go on by itself, so long after each move"
    )


def run(chosen: Namespace) -> int:
    if chosen.record == "-" and chosen.delay is None:
        raise problem("watch-input")
    screen = make_screen()
    match = read_match(chosen.record, screen)
    if chosen.start > match.plies:
        raise problem("watch-start", plies=match.plies, ply=chosen.start)
    viewer = Viewer(match, screen)
    screen.write(match_heading(match), "bold")
    match.goto(chosen.start)
    viewer.show()
    if chosen.delay is None:
        viewer.follow_keys()
    else:
        viewer.play_on(chosen.delay)
    return 0


class Viewer:
    """A match that is watched move by move."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen

    def show(self) -> None:
        """The current position."""
        match = self.match
        self.screen.write()
        self.screen.diagram(board_text(match, match.diagram()), colours_of(match.game))
        self.screen.write(words.message("watch.move", ply=match.ply, plies=match.plies, asked=asked(match)), "bold")
        if match.over:
            print_scores(match, self.screen)

    def forward(self) -> None:
        match = self.match
        seat = match.seat
        events = match.redo()
        if seat is not None:
            move = match.history()[-1].move
            self.screen.write(words.message("plays", name=seat_name(seat), move=move), "magenta")
        for event in events:
            sentence = event_sentence(match.game, event)
            if sentence:
                self.screen.write(f"  {sentence}", "green")
        self.show()

    def play_on(self, delay: float) -> None:
        while self.match.ply < self.match.plies:
            time.sleep(delay)
            self.forward()

    def follow_keys(self) -> None:
        if sys.stdin.isatty():
            self.screen.write(words.message("watch.keys"), "dim")
        with Lines(lambda: (), "watch-history") as lines:
            while (line := lines.ask()) is not None and line not in ("q", "quit"):
                self._obey(line)

    def _obey(self, line: str) -> None:
        match = self.match
        if line == "" and match.ply < match.plies:
            self.forward()
        elif line == "":
            self.screen.write(words.message("watch.last"), "dim")
        elif line == "b" and match.ply:
            match.undo()
            self.show()
        elif line == "s":
            print_scores(match, self.screen)
        elif line.isascii() and line.isdigit() and len(line) < 6 and int(line) <= match.plies:
            match.goto(int(line))
            self.show()
        else:
            self.screen.write(words.message("watch.keys"), "dim")
