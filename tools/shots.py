"""The screenshots of the documentation, made from the built site: ``build.py shots`` writes them into docs/."""

from __future__ import annotations

from tools import bench


def start() -> int:
    return bench.run_module("tools.shots", [])
