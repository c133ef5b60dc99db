"""A game being played in the terminal: what can be typed, and the computer players' turns."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping

from chiefdoms.commands.common import print_scores
from chiefdoms.commands.sources import read_match, write_text
from chiefdoms.commands.terminal import saved, words
from chiefdoms.commands.terminal.problems import CommandError, problem
from chiefdoms.commands.terminal.prompt import Lines
from chiefdoms.commands.terminal.screen import Screen
from chiefdoms.commands.terminal.sentences import (
    asked,
    behind_words,
    board_text,
    colours_of,
    diagram_for,
    error_sentence,
    event_sentence,
    in_order,
    seat_name,
    title,
)
from chiefdoms.core.contract import Event
from chiefdoms.core.errors import ChiefdomsError, IllegalMove
from chiefdoms.core.match import Match
from chiefdoms.players import has_players
from chiefdoms.players.hints import Hint
from chiefdoms.players.thinking import Thinking

HINTS = 3  # plans per hint
SHOWN = 200  # moves listed at once; ? with the beginning of a move lists the others
# The commands, and the key of each one's help text; the names of what follows a command are translated.
HELP = {
    "{move}": "move",
    "?": "moves",
    "hint": "hint",
    "undo, redo": "undo",
    "board": "board",
    "scores": "scores",
    "save {file}": "save",
    "load {file}": "load",
    "link": "link",
    "help": "help",
    "quit": "quit",
}
SHORT = {"u": "undo", "r": "redo", "b": "board", "d": "board", "s": "scores", "h": "help", "q": "quit"}


class Session:
    """One game at the terminal."""

    def __init__(self, match: Match, computers: Mapping[int, str], screen: Screen) -> None:
        self.match = match
        self.computers = dict(computers)
        self.screen = screen
        self.over = False
        self._shown = -1  # the last ply whose end was announced
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._list_moves,
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "board": self._board,
            "scores": self._scores,
            "save": self._save,
            "load": self._load,
            "link": self._link,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the person quits, or the game is over and there is no more input."""
        self._heading()
        self.screen.write(words.message("start"), "dim")
        self._board()
        with Lines(self._completions, "history") as lines:
            try:
                while not self.over:
                    self._let_computers_play()
                    self._ask()
                    line = lines.ask()
                    if line is None:
                        return
                    self._obey(line)
            finally:
                saved.write(self.match, self.computers)

    def _completions(self) -> list[str]:
        return [*self.match.moves(), *(name for name in self._commands if name != "?")]

    # -- one line -----------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        match = self.match
        self.screen.write()
        if match.seat is None:
            if self._shown != match.ply:
                self._scores()
            self._shown = match.ply
            self.screen.write(words.message("over"), "dim")
            return
        self.screen.write(words.message("asked-moves", asked=asked(match), count=len(match.moves())), "bold")

    def _obey(self, line: str) -> None:
        """Play the line if it is a legal move; otherwise it may be a command."""
        try:
            if not line:
                return
            if line in self.match.legal():
                self._play(line)
                return
            name, _, rest = line.partition(" ")
            if name[:1] == "?" and name != "?":
                name, rest = "?", line[1:]
            command = self._commands.get(SHORT.get(name, name))
            if command:
                command(rest.strip())
            else:
                self._play(line)
        except IllegalMove as error:
            self.screen.write(words.message("illegal", why=error_sentence(error)), "red")
        except ChiefdomsError as error:
            self.screen.write(error_sentence(error), "red")
        except CommandError as error:
            self.screen.write(str(error), "red")

    def _play(self, move: str) -> None:
        events = self.match.play(move)
        self._report(events)
        saved.write(self.match, self.computers)
        if self.match.seat not in self.computers:
            self._board()

    def _report(self, events: list[Event]) -> None:
        for event in events:
            if event.get("to") in self.computers:
                continue
            sentence = event_sentence(self.match.game, event)
            if sentence:
                self.screen.write(f"  {sentence}", "green")

    # -- computer players ---------------------------------------------------------------------------------------------

    def _let_computers_play(self) -> None:
        """Play their turns until a person decides; but not after an undo, so that it can be redone."""
        played = False
        while self.match.seat in self.computers and self.match.ply == self.match.plies:
            assert self.match.seat is not None
            player = self.computers[self.match.seat]
            thinking = Thinking(self.match.game, self.match.state, player, None)
            self._think(thinking, words.message("thinking", name=self._computer(self.match.seat)))
            for move in thinking.as_json()["plans"][0]["moves"]:
                self.screen.write(words.message("plays", name=self._computer(self.match.seat), move=move), "magenta")
                self._report(self.match.play(move))
            played = True
        if played:
            self._board()

    def _computer(self, seat: int | None) -> str:
        assert seat is not None
        name = words.find(f"players.{self.computers[seat]}.name") or self.computers[seat]
        return words.message("computer", seat=seat_name(seat), name=name)

    def _think(self, thinking: Thinking, title: str) -> None:
        with self.screen.progress(title, 100) as advance:
            done = 0
            while not thinking.over:
                thinking.step()
                now = int(thinking.as_json()["done"] * 100)
                for _ in range(done, now):
                    advance()
                done = now

    def _hint(self, _: str) -> None:
        match = self.match
        if match.seat is None or not has_players(match.game):
            raise problem("no-hint")
        hint = Hint(match.game, match.state, None)
        self._think(hint, words.message("looking"))
        for number, plan in enumerate(hint.as_json(HINTS)["plans"]):
            worth = behind_words(plan["measure"], plan["behind"]) if number else words.message("best")
            moves = in_order(plan["moves"])
            self.screen.write(f"  {words.message('plan', moves=moves, worth=worth)}", "yellow")

    # -- other commands -----------------------------------------------------------------------------------------------

    def _list_moves(self, beginning: str) -> None:
        moves = [move for move in self.match.moves() if move.startswith(beginning)]
        if not moves:
            raise problem("no-such-move", beginning=beginning[:40]) if beginning else problem("no-moves")
        self.screen.columns(sorted(moves, key=_natural)[:SHOWN])
        if len(moves) > SHOWN:
            self.screen.write(words.message("more-moves", count=len(moves) - SHOWN), "dim")

    def _undo(self, _: str) -> None:
        """Go back to the last decision of a person."""
        match = self.match
        before = [ply for ply in range(match.ply) if match.at(ply).seat not in self.computers]
        if not before:
            raise problem("no-undo")
        match.goto(before[-1])
        self._board()

    def _redo(self, _: str) -> None:
        if self.match.ply == self.match.plies:
            raise problem("no-redo")
        self._report(self.match.redo())
        while self.match.seat in self.computers and self.match.ply < self.match.plies:
            self._report(self.match.redo())
        self._board()

    def _board(self, _: str = "") -> None:
        self.screen.write()
        match = self.match
        seat = match.seat if match.seat not in self.computers else self._person()
        self.screen.diagram(board_text(match, diagram_for(match, seat)), colours_of(match.game))

    def _person(self) -> int | None:
        """The only person at the terminal; None if there is none or more than one."""
        people = [seat for seat in range(self.match.seats) if seat not in self.computers]
        return people[0] if len(people) == 1 else None

    def _scores(self, _: str = "") -> None:
        print_scores(self.match, self.screen)

    def _save(self, name: str) -> None:
        if not name:
            raise problem("save-what")
        write_text(name, json.dumps(self.match.record(), indent=2) + "\n")
        self.screen.write(words.message("saved", file=name))

    def _load(self, source: str) -> None:
        if not source or source == "-":
            raise problem("load-what")
        match = read_match(source, self.screen)
        if (match.game, match.seats) != (self.match.game, self.match.seats):
            self.computers = {}
        self.match = match
        self._heading()
        self._board()

    def _heading(self) -> None:
        self.screen.write(words.message("game", game=title(self.match.game), seed=self.match.seed), "bold")

    def _link(self, _: str) -> None:
        self.screen.write(f"#/link/{self.match.link()}")
        self.screen.write(words.message("link"), "dim")

    def _help(self, _: str) -> None:
        names = {"move": words.message("name-of-move"), "file": words.message("name-of-file")}
        for command, key in HELP.items():
            self.screen.write(f"  {command.format(**names):14}{words.message(f'help.{key}')}")

    def _quit(self, _: str) -> None:
        self.over = True


def _natural(move: str) -> list[tuple[int, str]]:
    """The order in which people list moves: 5 before 12."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.findall(r"\d+|\D+", move)]
