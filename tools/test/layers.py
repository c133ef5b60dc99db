"""The layers of the tests, from the fastest to the slowest."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.build import runtime
from tools.build.content import games
from tools.paths import ENGINE, NODE_MODULES, ROOT, TESTS, TOOLS
from tools.setup import browser, environment, node, other_browsers
from tools.steps import SetupError, say

PYTEST_NO_TESTS = 5
CORES = os.cpu_count() or 1
ENGINE_TESTS = ("core", "contract", "games", "players", "commands", "build")


def call(*command: str | Path) -> bool:
    """Run a program and show its output; return whether it succeeded."""
    say("$ " + " ".join(Path(part).name if Path(part).is_absolute() else str(part) for part in command))
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env=node.node_environment(), check=False)
    return done.returncode in (0, PYTEST_NO_TESTS if "pytest" in command else 0)


def pytest(workers: str, folders: Sequence[Path], expression: str, *more: str) -> bool:
    present = [folder for folder in folders if folder.is_dir()]
    if not present:
        return True
    selection = ["-k", expression] if expression else []
    # Each worker runs whole files, whose tests share what they prepare, and helps another one when it has finished.
    sharing = ["-n", workers, "--dist=worksteal"]
    return call(environment.python(), "-m", "pytest", "-q", *sharing, *more, *selection, *present)


def lint(expression: str) -> bool:
    """Formatting and types. It has no named tests, so it is skipped when tests are selected by name."""
    if expression:
        return True
    bin_folder = NODE_MODULES / ".bin"
    checks: list[list[str | Path]] = [
        [environment.tool("ruff"), "check", "."],
        [environment.tool("ruff"), "format", "--check", "."],
        [environment.tool("mypy"), ENGINE / "chiefdoms"],
        [environment.tool("mypy"), TOOLS, TESTS, ROOT / "build.py"],
        [bin_folder / "biome", "ci", "--error-on-warnings", "--colors=off"],
        [bin_folder / "tsc", "--noEmit"],
        [bin_folder / "tsc", "--noEmit", "-p", "tsconfig.sw.json"],
        [bin_folder / "tsc", "--noEmit", "-p", "tests/js"],
    ]
    results = [call(*check) for check in checks]  # run all of them, even after a failure
    return all(results)


def js(expression: str) -> bool:
    """The modules of the page that need no browser, with Node.js's test runner."""
    files = sorted((TESTS / "js").rglob("*.test.js"))
    if not files:
        return True
    # Node.js expects a regular expression, and its test names have spaces where Python's have underscores.
    selection = [f"--test-name-pattern={expression.replace(' or ', '|').replace('_', '.')}"] if expression else []
    hook = games.write_test_hook()
    options = ["--test", f"--test-concurrency={CORES}", *selection]
    return call(node.node(), "--import", hook, *options, *(path.relative_to(ROOT) for path in files))


def engine(expression: str) -> bool:
    return pytest("auto", [TESTS / name for name in ENGINE_TESTS], expression)


def pyodide(expression: str) -> bool:
    """The contract tests inside Pyodide, distributed over as many processes as there are cores."""
    if not (TESTS / "contract").is_dir():
        return True
    runtime.prepare_pyodide()
    selection = ["-k", expression] if expression else []
    shares = min(CORES, 8)
    runs = []
    for number in range(shares):
        script = TOOLS / "test" / "pyodide_run.mjs"
        command = [node.node(), script, "tests/pyodide/run.py", str(number), str(shares), *selection]
        runs.append(
            subprocess.Popen(
                [str(part) for part in command],
                cwd=ROOT,
                env=node.node_environment(),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
        )
    say(f"$ contract tests in {shares} interpreters")
    outputs = [run.communicate()[0] for run in runs]
    say("".join(outputs).rstrip())
    return all(run.returncode in (0, PYTEST_NO_TESTS) for run in runs)


def web(expression: str, browsers: str) -> bool:
    browser.prepare()
    if browsers == "all":
        other_browsers.prepare()
    return pytest("2", [TESTS / "web"], expression, f"--browsers={browsers}")


LAYERS = ("lint", "js", "engine", "pyodide", "web")


def choose(names: Sequence[str]) -> list[str]:
    for name in names:
        if name not in LAYERS:
            raise SetupError(f"There is no layer {name}; the layers are {', '.join(LAYERS)}.")
    return list(names) or list(LAYERS)


def needs_site(chosen: Sequence[str]) -> bool:
    return "web" in chosen


def run_all(chosen: Sequence[str], expression: str, browsers: str) -> int:
    """Run every chosen layer, even after one has failed; the last line is a summary."""
    works: dict[str, Callable[[], bool]] = {
        "lint": lambda: lint(expression),
        "js": lambda: js(expression),
        "engine": lambda: engine(expression),
        "pyodide": lambda: pyodide(expression),
        "web": lambda: web(expression, browsers),
    }
    results: list[tuple[str, bool, float]] = []
    for name in chosen:
        say(f"\n== {name} ==")
        started = time.monotonic()
        try:
            passed = works[name]()
        except SetupError as error:
            say(str(error))
            passed = False
        results.append((name, passed, time.monotonic() - started))
        say(f"-- {name}: {'passed' if passed else 'FAILED'} in {results[-1][2]:.1f} s")
    total = sum(seconds for _, _, seconds in results)
    summary = ", ".join(
        f"{name} {'passed' if passed else 'FAILED'} {seconds:.0f} s" for name, passed, seconds in results
    )
    say(f"\n{summary}; total {total:.0f} s")
    return 0 if all(passed for _, passed, _ in results) else 1
