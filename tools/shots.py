"""Makes the screenshots of the documentation from the built site: ``build.py shots`` writes them into docs/.

A new picture is a new line in SHOTS: a name, an address in the site, and what to do before the picture is taken.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser
from tools.paths import ROOT
from tools.server import Site, serving

DOCS = ROOT / "docs"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 60_000
SETTLED = 800  # milliseconds for what is still being drawn


@dataclass(frozen=True)
class Shot:
    name: str
    url: str = ""
    prepare: Callable[[Page], None] = lambda page: None
    device: dict[str, Any] | None = None
    dark: bool = False


def play_chiefdom(page: Page) -> None:
    """Start a game and play it half-way, each time the move that scores most."""
    page.get_by_role("button", name="Start", exact=True).click()
    for ply in range(36):
        page.locator(f'.table[data-ply="{ply}"]').wait_for()
        moves = page.locator("canvas [data-move]")
        # The names of the moves tell what they score as soon as the engine has worked it out.
        moves.filter(has_text=re.compile(r"points?$")).first.wait_for(state="attached")
        gains = [int(found[1].replace("−", "-")) for found in re.finditer(r"(−?\d+) points?$", _names(page), re.M)]
        moves.nth(gains.index(max(gains))).evaluate("button => button.click()")


def _names(page: Page) -> str:
    return "\n".join(page.locator("canvas [data-move]").all_inner_texts())


SHOTS = [
    Shot("home"),
    Shot("new-game", "#/new/chiefdom"),
    Shot("table", "#/new/chiefdom", play_chiefdom),
    Shot("phone", "#/new/chiefdom", play_chiefdom, device=PHONE, dark=True),
]


def take(chromium: Browser, address: str, shot: Shot) -> None:
    look: dict[str, Any] = {"color_scheme": "dark" if shot.dark else "light", "reduced_motion": "reduce"}
    context = chromium.new_context(**(shot.device or DESKTOP), **look)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address + shot.url)
    page.wait_for_load_state("networkidle")
    shot.prepare(page)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=DOCS / f"{shot.name}.png")
    context.close()


def main() -> int:
    DOCS.mkdir(exist_ok=True)
    with serving(Site()) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.executable(), args=["--no-sandbox"])
        for shot in SHOTS:
            take(chromium, server.address, shot)
            print(f"  docs/{shot.name}.png", flush=True)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
