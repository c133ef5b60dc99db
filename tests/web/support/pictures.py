"""Compares pictures of printed pages with golden ones: grey levels in blocks, so that font smoothing may differ a
little.

``CHIEFDOMS_GOLDEN=write`` rewrites the golden pictures; look at them before you commit them.
"""

from __future__ import annotations

import os
import struct
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tools.paths import BUILD

SHOTS = BUILD / "shots"
KEPT = Path(__file__).parents[1] / "prints"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BLOCK = 6  # pixels
STEP = 16  # greys are kept in steps, which makes small files
TOLERANCE = 26  # out of 255, between the mean greys of two blocks
FEW = 4  # blocks may differ more: a line that falls on the next pixel


@dataclass(frozen=True)
class Picture:
    width: int
    height: int
    greys: bytes  # row by row

    def blocks(self) -> list[list[float]]:
        """The mean grey of each block."""
        rows = []
        for top in range(0, self.height - BLOCK + 1, BLOCK):
            lines = [self.greys[y * self.width : (y + 1) * self.width] for y in range(top, top + BLOCK)]
            lefts = range(0, self.width - BLOCK + 1, BLOCK)
            rows.append([sum(sum(line[left : left + BLOCK]) for line in lines) / BLOCK**2 for left in lefts])
        return rows

    def without(self, left: int, top: int, size: int) -> Picture:
        """The same with a white square in it."""
        greys = bytearray(self.greys)
        for y in range(top, top + size):
            greys[y * self.width + left : y * self.width + left + size] = b"\xff" * size
        return Picture(self.width, self.height, bytes(greys))


def differing(one: Picture, other: Picture) -> list[tuple[int, int]]:
    """Row and column of every block that differs by more than smoothing."""
    assert (one.width, one.height) == (other.width, other.height)
    return [
        (row, column)
        for row, (left, right) in enumerate(zip(one.blocks(), other.blocks(), strict=True))
        for column, (a, b) in enumerate(zip(left, right, strict=True))
        if abs(a - b) > TOLERANCE
    ]


def check(page: Page, name: str, png: bytes) -> None:
    """Compare a page with the kept picture of that name."""
    picture = read(page, png)
    path = KEPT / f"{name}.png"
    if os.environ.get("CHIEFDOMS_GOLDEN") == "write":
        KEPT.mkdir(exist_ok=True)
        path.write_bytes(write(picture))
    wrong = differing(picture, kept(name))
    if len(wrong) > FEW:
        SHOTS.mkdir(parents=True, exist_ok=True)
        (SHOTS / f"failed-{name}.png").write_bytes(png)
    assert len(wrong) <= FEW, f"{name}: {len(wrong)} blocks differ from {path.name}, the first ones {wrong[:8]}"


# -- PNG -------------------------------------------------------------------------------------------------------------


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == SIGNATURE
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def read(page: Page, png: bytes) -> Picture:
    """The greys of any PNG: the browser takes it apart."""
    width, height = size_of(png)
    return Picture(width, height, b64decode(page.evaluate(GREYS, b64encode(png).decode())))


GREYS = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  let greys = "";
  for (let at = 0; at < data.length; at += 4) {
    greys += String.fromCharCode((data[at] * 299 + data[at + 1] * 587 + data[at + 2] * 114) / 1000);
  }
  return btoa(greys);
}"""


def kept(name: str) -> Picture:
    """A picture as `write` wrote it: greys in one part, without filters."""
    path = KEPT / f"{name}.png"
    assert path.is_file(), f"{path.name} is missing: run with CHIEFDOMS_GOLDEN=write, then look at it"
    png = path.read_bytes()
    width, height = size_of(png)
    (length,) = struct.unpack(">I", png[33:37])
    lines = zlib.decompress(png[41 : 41 + length])
    greys = b"".join(lines[y * (width + 1) + 1 : (y + 1) * (width + 1)] for y in range(height))
    return Picture(width, height, greys)


def write(picture: Picture) -> bytes:
    coarse = bytes(min(255, round(grey / STEP) * STEP) for grey in picture.greys)
    width = picture.width
    lines = b"".join(b"\0" + coarse[y * width : (y + 1) * width] for y in range(picture.height))
    heading = struct.pack(">IIBBBBB", width, picture.height, 8, 0, 0, 0, 0)
    parts = [(b"IHDR", heading), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
