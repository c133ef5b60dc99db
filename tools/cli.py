"""The command line of build.py."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from tools.build import runtime, site
from tools.paths import TOOLS
from tools.serve import server
from tools.setup import browser, environment, node
from tools.steps import alone, say
from tools.test import layers

NO_LIST = "The words could not be compared; see the lines above."


def prepare_tools() -> None:
    with alone():
        environment.prepare()
        node.prepare()


def build() -> None:
    started = time.monotonic()
    say("Building Chiefdoms")
    prepare_tools()
    with alone():
        runtime.prepare()
        site.prepare()
    say(f"The site is in dist/ ({time.monotonic() - started:.1f} s)")


def parser() -> argparse.ArgumentParser:
    main = argparse.ArgumentParser(prog="build.py", description="Builds, serves, tests and measures Chiefdoms.")
    commands = main.add_subparsers(dest="command", required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="build the site and serve it")
    serve.add_argument("--port", type=int, help=f"default {server.DEFAULT_PORT}, or a free one when that is taken")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices of your network in")

    commands.add_parser("build", help="build the site into dist/")

    test = commands.add_parser("test", help="run all tests, or some layers of them")
    test.add_argument("layers", nargs="*", metavar="LAYER", help=f"any of: {', '.join(layers.LAYERS)}; default all")
    test.add_argument("-k", dest="expression", default="", help="only tests whose names match, as in pytest")
    test.add_argument(
        "--browsers",
        choices=("chromium", "all"),
        default="chromium",
        help="all: a smoke test in Firefox and WebKit too",
    )

    measure = commands.add_parser("bench", help="measure the page, its start, its answers, its memory, or the engine")
    measure.add_argument("what", choices=["boot", "engine", "memory", "moves", "page"])
    measure.add_argument("rest", nargs=argparse.REMAINDER, help="passed on")

    words = commands.add_parser("words", help="list what a language lacks, or has too much of")
    words.add_argument("language", help="such as de; a language that has no files yet lacks everything")

    shots = commands.add_parser("shots", help="make the screenshots of the documentation and the bitmaps of the icons")
    shots.add_argument("--lang", metavar="LANGUAGE", help="instead, every screen in a language, into build/shots")
    return main


def main(typed: Sequence[str]) -> int:
    arguments = parser().parse_args(typed)
    if arguments.command == "test":
        chosen = layers.choose(arguments.layers)
        if layers.needs_site(chosen):
            build()
        else:
            prepare_tools()
        return layers.run_all(chosen, arguments.expression, arguments.browsers)
    if arguments.command == "words":
        prepare_tools()
        say(node.run_script(TOOLS / "words" / "list.mjs", arguments.language, problem=NO_LIST).rstrip())
        return 0
    if arguments.command == "bench" and arguments.what == "engine":
        prepare_tools()
        return environment.run_module("chiefdoms", ["bench", *arguments.rest])
    build()
    match arguments.command:
        case "serve":
            server.serve(arguments.port, arguments.host)
        case "bench":
            browser.prepare()
            return environment.run_module(f"tools.bench.{arguments.what}", arguments.rest)
        case "shots":
            browser.prepare()
            return environment.run_module("tools.shots", [arguments.lang] if arguments.lang else [])
    return 0
