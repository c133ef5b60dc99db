"""Which module may import which, and which files a game package has: the layout in CONTRIBUTING.md, enforced.

Everything is read as source text, so that a package that cannot be imported is reported as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import chiefdoms

PACKAGE = Path(chiefdoms.__file__).parent
ENGINE = PACKAGE.parent
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py"))

LAYERS = ("rules", "text", "mind")  # each may import from those before it
VERY_SMALL = 250  # lines of code, up to which a game may consist of one module for each layer

# The files of a game package, and the functions, classes or values that each must define.
REQUIRED = {
    "__init__.py": ("GAME",),
    "state.py": (),
    "rules/__init__.py": (),
    "rules/position.py": (),
    "rules/moves.py": ("list_moves",),
    "rules/turn.py": ("play_move",),
    "rules/scoring.py": ("outcome",),
    "text/__init__.py": (),
    "text/notation.py": ("write_move",),
    "text/diagram.py": ("write_diagram",),
    "text/reader.py": ("read_diagram",),
    "text/refusals.py": ("refuse",),
    "text/view.py": ("prompt_of", "view_of"),
    "text/preview.py": ("preview_of",),
    "mind/__init__.py": ("EVALUATOR", "PLAYERS"),
    "mind/evaluator.py": ("EVALUATOR",),
    "mind/players.py": ("PLAYERS",),
}
REQUIRED_OF_VERY_SMALL = {
    "__init__.py": ("GAME",),
    "rules.py": (),
    "text.py": (),
    "mind.py": ("EVALUATOR", "PLAYERS"),
}
# Files that a game need not have, but whose main function has one name in all games.
OPTIONAL = {"text/printed.py": ("printed_sheet",), "text/places.py": ("places_of",)}
# Former module names that did not say what the module does.
OPAQUE = {
    "foresight", "game", "judge", "objections", "outlook", "prospects", "reading", "resumption", "sweep", "tales",
    "tasks", "thumb", "unfolding", "worth",
}  # fmt: skip

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ENGINE).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    """The full names of everything that a file imports, at any place in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports are harder to search for"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def offences(path: Path, *forbidden: str) -> list[str]:
    """The imports of a file that lead into a forbidden package."""
    return [f"{module_name(path)} imports {name}" for name in imports(path) for one in forbidden if inside(name, one)]


def defined(path: Path) -> set[str]:
    """The names that a module defines or imports at its top level."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def is_very_small(game: Path) -> bool:
    lines = [line for path in modules(game) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    return len(lines) <= VERY_SMALL and not (game / "rules").is_dir()


def layer_of(path: Path, game: Path) -> str:
    """The layer that a module of a game belongs to; empty for the modules outside the layers."""
    first = path.relative_to(game).with_suffix("").parts[0]
    return first if first in LAYERS else ""


def test_there_are_games_to_check() -> None:
    assert GAMES
    assert all(modules(game) for game in GAMES)


@pytest.mark.parametrize(
    ("folder", "forbidden"),
    [
        ("core", ("games", "players", "commands", "bridge")),
        ("players", ("games", "commands", "bridge")),
        ("commands", ("games", "bridge")),
        ("bridge", ("games", "commands")),
    ],
)
def test_shared_packages_import_only_from_lower_layers(folder: str, forbidden: tuple[str, ...]) -> None:
    paths = modules(PACKAGE / folder) or [PACKAGE / f"{folder}.py"]
    packages = [f"chiefdoms.{name}" for name in forbidden]
    assert [offence for path in paths for offence in offences(path, *packages)] == []


@each_game
def test_a_game_imports_no_other_game_and_nothing_of_the_terminal_or_the_page(game: Path) -> None:
    others = [module_name(other / "__init__.py") for other in GAMES if other != game]
    forbidden = [*others, "chiefdoms.commands", "chiefdoms.bridge"]
    assert [offence for path in modules(game) for offence in offences(path, *forbidden)] == []


@each_game
def test_only_the_mind_of_a_game_imports_computer_players(game: Path) -> None:
    paths = [path for path in modules(game) if layer_of(path, game) != "mind"]
    package = module_name(game / "__init__.py")
    assert [offence for path in paths for offence in offences(path, "chiefdoms.players", f"{package}.mind")] == []


@each_game
def test_the_layers_of_a_game_import_only_from_those_before_them(game: Path) -> None:
    package = module_name(game / "__init__.py")
    found = []
    for path in modules(game):
        layer = layer_of(path, game)
        if layer:
            later = LAYERS[LAYERS.index(layer) + 1 :]
            found += offences(path, *(f"{package}.{name}" for name in later))
    assert found == []


@each_game
def test_rules_and_printed_data_do_not_import_the_state(game: Path) -> None:
    """`state.py` combines rules and texts; printed data is a layer below the rules."""
    package = module_name(game / "__init__.py")
    found = []
    for path in modules(game):
        layer = layer_of(path, game)
        if layer == "rules":
            found += offences(path, f"{package}.state")
        elif not layer and path.name not in ("__init__.py", "state.py"):
            found += offences(path, f"{package}.state", *(f"{package}.{name}" for name in LAYERS))
    assert found == []


@each_game
def test_a_game_has_the_files_and_main_functions_of_every_game(game: Path) -> None:
    required = REQUIRED_OF_VERY_SMALL if is_very_small(game) else REQUIRED
    missing = [name for name in required if not (game / name).is_file()]
    assert missing == []
    present = {name: things for name, things in (required | OPTIONAL).items() if (game / name).is_file()}
    lacking = [
        f"{name}: {thing}" for name, things in present.items() for thing in things if thing not in defined(game / name)
    ]
    assert lacking == []


@pytest.mark.parametrize("game", [game for game in GAMES if not is_very_small(game)], ids=lambda game: game.name)
def test_scoring_makes_score_cards(game: Path) -> None:
    """One card, or all of them together if they depend on each other."""
    assert defined(game / "rules" / "scoring.py") & {"score_card", "score_cards"}


@each_game
def test_a_game_has_a_readme(game: Path) -> None:
    assert (game / "README.md").is_file()


def test_no_module_has_an_opaque_name() -> None:
    assert [module_name(path) for path in modules(PACKAGE) if path.stem in OPAQUE] == []
