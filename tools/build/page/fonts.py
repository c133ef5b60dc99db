"""The fonts of the site: a style sheet, and the files from the @fontsource packages or small subsets of them.

Without subsets, a language that needs a few letters outside Western European ones would download a file with all Latin
letters for each weight.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass, replace
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, ROOT
from tools.setup import environment
from tools.steps import SetupError, Step, run

WEIGHTS = {"Alegreya": (500, 700, 800), "Alegreya Sans": (400, 500, 700), "Caveat": (500, 700)}
WHOLE = "latin-ext"

# The characters of each file. If several files have a letter, the browser uses the last one, so subsets come later.
CHARACTERS = {
    WHOLE: (
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, "
        "U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF"
    ),
    "turkish": "U+011E-011F, U+0130, U+015E-015F",
    "latin": (
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, "
        "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD"
    ),
}
SUBSETS = ("turkish",)
RULE = """@font-face {{
  font-family: "{family}";
  font-weight: {weight};
  font-display: swap;
  src: url("../../fonts/{file}") format("woff2");
  unicode-range: {characters};
}}
"""
MADE = BUILD / "fonts"
NOT_MADE = "A font could not be made smaller; see the lines above."


@dataclass(frozen=True)
class Face:
    family: str
    weight: int
    part: str

    @property
    def file(self) -> str:
        return f"{self.family.lower().replace(' ', '-')}-{self.part}-{self.weight}-normal.woff2"


FACES = [Face(family, weight, part) for family, weights in WEIGHTS.items() for weight in weights for part in CHARACTERS]


def style_sheet() -> str:
    return "\n".join(
        RULE.format(family=face.family, weight=face.weight, file=face.file, characters=CHARACTERS[face.part])
        for face in FACES
    )


def shipped(name: str) -> Path:
    found = sorted(NODE_MODULES.glob(f"@fontsource/*/files/{name}"))
    if not found:
        raise SetupError(f"The font file {name} is in no @fontsource package; correct the list of fonts.")
    return found[0]


def make_subsets() -> None:
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    for face in FACES:
        if face.part in SUBSETS:
            whole = shipped(replace(face, part=WHOLE).file)
            options = [f"--unicodes={CHARACTERS[face.part]}", "--no-hinting", "--flavor=woff2"]
            output = f"--output-file={MADE / face.file}"
            run([environment.python(), "-m", "fontTools.subset", whole, *options, output], NOT_MADE)


def write(site: Path) -> None:
    """Write the style sheet and copy the files."""
    (site / "css" / "base" / "fonts.css").write_text(style_sheet(), encoding="utf-8")
    (site / "fonts").mkdir()
    for face in FACES:
        source = MADE / face.file if face.part in SUBSETS else shipped(face.file)
        shutil.copyfile(source, site / "fonts" / face.file)


def prepare() -> None:
    Step("fonts", [ROOT / "package-lock.json", Path(__file__)], [MADE]).run(make_subsets)
