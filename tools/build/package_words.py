"""Hatchling's build hook: puts the page's words into the wheel, for the sentences of the command line.

The page's own wheel loses them and the command line again (tools/build/runtime.py).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackageWords(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        included = build_data["force_include"]
        included[str(web / "words" / "en.json")] = "chiefdoms/words/shared.json"
        for path in sorted(web.glob("games/*/words/en.json")):
            included[str(path)] = f"chiefdoms/words/games/{path.parents[1].name}.json"
