"""`python -m chiefdoms COMMAND`: play and watch games, replay and score them, find puzzles, measure players."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from io import TextIOWrapper

import chiefdoms
from chiefdoms.commands import arena, bench, perft, play, playthrough, puzzles, replay, score, watch
from chiefdoms.commands.common import Parser, language
from chiefdoms.commands.terminal import words
from chiefdoms.commands.terminal.problems import CommandError, problem
from chiefdoms.commands.terminal.screen import clear_line
from chiefdoms.commands.terminal.sentences import error_sentence
from chiefdoms.core.errors import ChiefdomsError

COMMANDS = {
    "play": play,
    "watch": watch,
    "replay": replay,
    "score": score,
    "playthrough": playthrough,
    "puzzles": puzzles,
    "arena": arena,
    "bench": bench,
    "perft": perft,
}
INTERRUPTED = 130


def make_parser() -> ArgumentParser:
    parser = Parser(prog="chiefdoms", description="Board games as pure rules, in the terminal.")
    known = ", ".join(words.languages())
    parser.add_argument("--lang", type=language, metavar="LANGUAGE", help=f"{known}; that of the system if not given")
    parser.add_argument("--version", action="version", version=f"chiefdoms {chiefdoms.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, module in COMMANDS.items():
        about = (module.__doc__ or "").strip().splitlines()[0]
        # In help texts, though not in descriptions, a % begins a value of argparse's own.
        module.configure(commands.add_parser(name, help=about.replace("%", "%%"), description=about))
    return parser


def parse(arguments: list[str] | None) -> Namespace:
    """The arguments, of which those of a list may stand on both sides of an option: argparse takes them as one run."""
    parser = make_parser()
    chosen, rest = parser.parse_known_args(arguments)
    more = getattr(chosen, "more", None)
    if rest and (more is None or any(word.startswith("-") for word in rest)):
        parser.error(str(problem("unexpected", command=chosen.command, rest=" ".join(rest)[:80])))
    if more:
        getattr(chosen, more).extend(rest)
    return chosen


def main(arguments: list[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without some sign shows another one
    words.speak(None)
    chosen = parse(arguments)
    try:
        code = int(COMMANDS[chosen.command].run(chosen))
        sys.stdout.flush()
        return code
    except (ChiefdomsError, CommandError) as error:
        sentence = error_sentence(error) if isinstance(error, ChiefdomsError) else str(error)
        print(f"chiefdoms: {sentence}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        clear_line()
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
