"""Perft from named positions in the middle of games: every phase of every game, each with thousands of continuations.

A position is a file `tests/games/<game>/positions/<name>.txt`: lines `prompt:`, `options:`, `seed:`, `depth:` and
`leaves:`, an empty line, and the diagram. CHIEFDOMS_GOLDEN=write counts the leaves again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pytest

from chiefdoms import Match
from chiefdoms.commands.perft import count
from chiefdoms.core.chance import Keyed
from tests.contract.folders import TESTED, WRITE, folder
from tests.contract.variants import IN_PYODIDE, VARIANTS, times

FEWEST_LEAVES = 1000
MOST_IN_PYODIDE = 4000  # leaves; Pyodide is slower, and the native run counts them all


@dataclass(frozen=True)
class Position:
    """The content of a position file."""

    path: Path
    game: str
    prompt: str
    options: dict[str, str]
    seed: str
    depth: int
    leaves: int
    diagram: str

    def match(self) -> Match:
        return Match.position(self.game, self.diagram, self.options, self.seed)


def read(path: Path, game: str) -> Position:
    head, _, diagram = path.read_text(encoding="utf-8").partition("\n\n")
    facts = {}
    for line in head.splitlines():
        key, colon, value = line.partition(":")
        assert colon, f"{path}: {line}"
        facts[key] = value.strip()
    assert set(facts) == {"prompt", "options", "seed", "depth", "leaves"}, path
    options = dict(option.split("=", 1) for option in facts["options"].split())
    leaves = int(facts["leaves"] or 0)
    return Position(path, game, facts["prompt"], options, facts["seed"], int(facts["depth"]), leaves, diagram)


def write_leaves(position: Position, leaves: int) -> None:
    lines = position.path.read_text(encoding="utf-8").split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith("leaves:"))
    lines[number] = f"leaves: {leaves}"
    position.path.write_text("\n".join(lines), encoding="utf-8")


@cache
def positions(game: str) -> tuple[Position, ...]:
    return tuple(read(path, game) for path in sorted((folder(game) / "positions").glob("*.txt")))


POSITIONS = [position for game in TESTED for position in positions(game)]
COUNTED = [position for position in POSITIONS if position.leaves <= MOST_IN_PYODIDE or not IN_PYODIDE]


def name(position: Position) -> str:
    return f"{position.game}-{position.path.stem}"


@pytest.mark.parametrize("position", POSITIONS, ids=name)
def test_the_position_has_the_prompt_in_its_file(position: Position) -> None:
    match = position.match()
    assert match.prompt.key == position.prompt
    assert not match.over


@pytest.mark.parametrize("position", COUNTED, ids=name)
def test_golden_leaves_of_a_position(position: Position) -> None:
    leaves = count(position.match(), position.depth)
    if WRITE:
        write_leaves(position, leaves)
    else:
        assert leaves == position.leaves
    assert leaves >= FEWEST_LEAVES, "the position is not deep enough"


@pytest.mark.parametrize("game", TESTED)
def test_every_prompt_has_a_position(game: str) -> None:
    assert prompts(game) - {position.prompt for position in positions(game)} == set()


def prompts(game: str) -> set[str]:
    """The keys of everything that random play of a game asks, whatever its seats and options."""
    found = set()
    for variant in VARIANTS:
        if variant.game != game:
            continue
        for number in times(2):
            state = variant.match(f"prompts-{number}").state.clone()
            chance, random = Keyed(f"prompts-{number}"), Random(number)
            while state.seat is not None:
                found.add(state.prompt().key)
                state.play(random.choice(state.moves()), chance)
    return found
