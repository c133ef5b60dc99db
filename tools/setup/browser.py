"""Chromium for the browser tests: Debian's own, since its version comes with the system."""

from __future__ import annotations

import os
import shutil

from tools.setup import environment
from tools.steps import SetupError, say

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NO_BROWSER = (
    "Chromium is not installed and could not be installed from here; run `sudo apt install chromium`, "
    "or set CHIEFDOMS_CHROMIUM to the path of a Chromium or Chrome."
)


def find() -> str | None:
    chosen = os.environ.get("CHIEFDOMS_CHROMIUM")
    if chosen:
        return chosen
    return next((path for path in map(shutil.which, NAMES) if path), None)


def executable() -> str:
    found = find()
    if found is None:
        raise SetupError(NO_BROWSER)
    return found


def prepare() -> None:
    if find() is None:
        say("  installing Chromium with apt")
        environment.apt_install("chromium")
    executable()
