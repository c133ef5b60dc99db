"""Firefox and WebKit for the smoke test of `test --browsers all`, from Debian's packages if they are available."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from tools.setup import environment
from tools.steps import say


@dataclass(frozen=True)
class OtherBrowser:
    name: str
    packages: tuple[str, ...]
    programs: tuple[str, ...]  # the first is the one to start

    def executable(self) -> str:
        found = shutil.which(self.programs[0])
        if found is None:
            raise FileNotFoundError(self.programs[0])
        return found

    def installed(self) -> bool:
        return all(shutil.which(program) for program in self.programs) and (self is not WEBKIT or bool(mini_browsers()))


FIREFOX = OtherBrowser("Firefox", ("firefox-esr",), ("firefox-esr",))
WEBKIT = OtherBrowser("WebKit", ("webkit2gtk-driver", "xvfb"), ("WebKitWebDriver", "Xvfb"))
OTHERS = (FIREFOX, WEBKIT)


def mini_browsers() -> list[Path]:
    """The small browser that comes with the WebKit library; the driver starts it."""
    return sorted(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"))


def mini_browser() -> Path:
    return mini_browsers()[-1]


def prepare() -> None:
    """Install what is missing if that is allowed; report each browser that is skipped."""
    packages = [package for browser in OTHERS if not browser.installed() for package in browser.packages]
    if packages:
        say(f"  installing {', '.join(packages)} with apt")
        environment.apt_install("--no-install-recommends", *packages)
    for browser in OTHERS:
        if not browser.installed():
            say(f"  SKIPPED: {browser.name} is not installed here (sudo apt install {' '.join(browser.packages)})")
