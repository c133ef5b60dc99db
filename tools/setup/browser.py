"""Chromium for the browser tests: Debian's own, since its version comes with the system."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from tools.setup import environment
from tools.steps import SetupError, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Chromium loads pages of its own for every new window, such as the list below the address bar. That takes time from
# what is tested or measured. This list replaces Playwright's own, so it repeats what matters of that.
NOT_USED = (
    "PreloadTopChromeWebUI",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = ("--no-sandbox", f"--disable-features={','.join(NOT_USED)}")
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


def launch(playwright: Playwright, *more: str) -> Browser:
    """Start it without a window, with these further arguments."""
    return playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS, *more])


def prepare() -> None:
    if find() is None:
        say("  installing Chromium with apt")
        environment.apt_install("chromium")
    executable()
