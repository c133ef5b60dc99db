"""The rules of netlify.toml: which headers a path gets, and where it is redirected to."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tools.paths import NETLIFY

# What the host sends when no rule says otherwise.
DEFAULT_CACHE = "public, max-age=0, must-revalidate"


def pattern(path: str) -> re.Pattern[str]:
    return re.compile("".join("(.*)" if part == "*" else re.escape(part) for part in re.split(r"(\*)", path)))


@dataclass(frozen=True)
class Redirect:
    source: str
    target: str
    status: int


@dataclass(frozen=True)
class Hosting:
    headers: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    redirects: list[Redirect] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path = NETLIFY) -> Hosting:
        rules = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(
            headers=[(rule["for"], rule["values"]) for rule in rules.get("headers", [])],
            redirects=[
                Redirect(rule["from"], rule["to"], rule.get("status", 301)) for rule in rules.get("redirects", [])
            ],
        )

    def headers_for(self, path: str) -> dict[str, str]:
        found = {"Cache-Control": DEFAULT_CACHE}
        for source, values in self.headers:
            if pattern(source).fullmatch(path):
                found.update(values)
        return found

    def redirect_for(self, path: str) -> Redirect | None:
        for rule in self.redirects:
            match = pattern(rule.source).fullmatch(path)
            if match:
                splat = match.group(1) if match.groups() else ""
                return Redirect(rule.source, rule.target.replace(":splat", splat), rule.status)
        return None
