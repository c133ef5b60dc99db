"""A Hatchling build hook that adds the page's texts to the wheel, for the command line.

tools/build/runtime.py removes them and the command line again from the wheel for the page.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackageWords(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        included = build_data["force_include"]
        for path in sorted(web.glob("words/*.json")):
            included[str(path)] = f"chiefdoms/words/{path.stem}/shared.json"
        for path in sorted(web.glob("words/terminal/*.json")):
            included[str(path)] = f"chiefdoms/words/{path.stem}/terminal.json"
        for path in sorted(web.glob("games/*/words/*.json")):
            included[str(path)] = f"chiefdoms/words/{path.stem}/games/{path.parents[1].name}.json"
