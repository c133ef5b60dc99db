"""Steps of a build: each prints one line with its time, and is skipped when nothing it reads has changed."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.paths import BUILD, ROOT, STAMPS


class SetupError(Exception):
    """Something that the user can fix; the message is one sentence that says how."""


def say(text: str) -> None:
    print(text, flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """Let only one command build at a time, because two would write the same files."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows, which is not supported yet
            yield
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("  waiting for another build to end")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def files_under(*roots: Path) -> list[Path]:
    """Every file below the given files and folders, in a stable order, without Python's caches."""
    found: list[Path] = []
    for root in roots:
        candidates = [root] if root.is_file() else sorted(root.rglob("*"))
        found += [path for path in candidates if path.is_file() and "__pycache__" not in path.parts]
    return found


def digest(inputs: Iterable[Path], extra: str = "") -> str:
    """A hash of names and contents, so that a stamp does not depend on times or on the machine."""
    total = hashlib.sha256(extra.encode())
    for path in inputs:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


class Step:
    """One named build step, with the files it reads and the files or folders it writes."""

    def __init__(self, name: str, inputs: Sequence[Path], outputs: Sequence[Path], extra: str = "") -> None:
        self.name = name
        self.outputs = outputs
        self.key = digest(inputs, extra)
        self.stamp = STAMPS / f"{name.replace(' ', '-')}.json"

    def fresh(self) -> bool:
        if not self.stamp.exists() or not all(path.exists() for path in self.outputs):
            return False
        return bool(json.loads(self.stamp.read_text())["key"] == self.key)

    def run(self, work: Callable[[], object]) -> bool:
        """Run the step unless its results are up to date; return whether it ran."""
        if self.fresh():
            say(f"  {self.name:<28} unchanged")
            return False
        self.stamp.unlink(missing_ok=True)
        started = time.monotonic()
        work()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(json.dumps({"key": self.key}))
        say(f"  {self.name:<28} {time.monotonic() - started:6.1f} s")
        return True


def run(
    command: Sequence[str | Path],
    problem: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> str:
    """Run a program quietly; if it fails, show the end of its output and raise ``problem``."""
    try:
        done = subprocess.run(
            [str(part) for part in command], cwd=cwd, env=env, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise SetupError(f"{problem} ({error})") from error
    if done.returncode:
        tail = (done.stdout + done.stderr).strip().splitlines()[-25:]
        print("\n".join("    " + line[:300] for line in tail), file=sys.stderr)
        raise SetupError(problem)
    return done.stdout
