"""The font files that the style sheets use: from the @fontsource packages, or small subsets of them.

Without subsets, a language that needs a few letters outside Western European ones would download a file with all Latin
letters for each weight.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, ROOT, WEB
from tools.setup import environment
from tools.steps import SetupError, Step, run

SHEET = WEB / "css" / "base" / "fonts.css"
MADE = BUILD / "fonts"
PART, WHOLE = "-turkish-", "-latin-ext-"
FACE = re.compile(r"fonts/([\w-]+\.woff2).*?unicode-range:\s*([^;]+);", re.DOTALL)
NOT_MADE = "A font could not be made smaller; see the lines above."


def faces() -> dict[str, str]:
    """The font files in the style sheet, each with its characters."""
    return dict(FACE.findall(SHEET.read_text(encoding="utf-8")))


def shipped(name: str) -> Path:
    found = sorted(NODE_MODULES.glob(f"@fontsource/*/files/{name}"))
    if not found:
        raise SetupError(f"A style sheet asks for the font {name}, which is in no @fontsource package; mend its name.")
    return found[0]


def make_parts() -> None:
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    for name, characters in faces().items():
        if PART in name:
            options = [f"--unicodes={characters}", "--no-hinting", "--flavor=woff2"]
            whole = shipped(name.replace(PART, WHOLE))
            run(
                [environment.python(), "-m", "fontTools.subset", whole, *options, f"--output-file={MADE / name}"],
                NOT_MADE,
            )


def files() -> dict[str, Path]:
    """The path of each file, by its name."""
    return {name: MADE / name if PART in name else shipped(name) for name in faces()}


def prepare() -> None:
    Step("fonts", [SHEET, ROOT / "package-lock.json", Path(__file__)], [MADE]).run(make_parts)
