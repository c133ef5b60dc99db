"""`python -m chiefdoms COMMAND`: play, score, replay, perft, bench, arena and playthrough in the terminal."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from chiefdoms.commands import arena, bench, perft, play, playthrough, replay, score
from chiefdoms.core.errors import ChiefdomsError

COMMANDS = {
    "play": play,
    "score": score,
    "replay": replay,
    "perft": perft,
    "bench": bench,
    "arena": arena,
    "playthrough": playthrough,
}


def make_parser() -> ArgumentParser:
    parser = ArgumentParser(prog="chiefdoms", description="Board games as pure rules.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, module in COMMANDS.items():
        about = (module.__doc__ or "").strip().splitlines()[0]
        module.configure(commands.add_parser(name, help=about.replace("%", "%%"), description=about))
    return parser


def main(arguments: list[str] | None = None) -> int:
    chosen = make_parser().parse_args(arguments)
    try:
        return int(COMMANDS[chosen.command].run(chosen))
    except ChiefdomsError as error:
        print(f"chiefdoms: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


if __name__ == "__main__":
    sys.exit(main())
