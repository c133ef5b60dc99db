"""Reads a QR code of one block from its modules, so that the page's codes are checked by independent code."""

from __future__ import annotations

from collections.abc import Callable

FORMAT_MASK = 0b101_0100_0001_0010
MASKS: list[Callable[[int, int], bool]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]


def read(rows: list[list[bool]]) -> str:
    """The text of a code of version 1 to 5, level L; an AssertionError where the code breaks the standard."""
    size = len(rows)
    version = (size - 17) // 4
    assert 1 <= version <= 5
    words = _words(rows, _mask(rows), version)
    assert _syndromes(words, [7, 10, 15, 20, 26][version - 1]) == {0}
    bits = "".join(f"{word:08b}" for word in words)
    assert bits[:4] == "0100", "bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


def _mask(rows: list[list[bool]]) -> int:
    """The number of the mask, from the format bits beside the upper left corner."""
    line = [rows[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [rows[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    word = int("".join(str(int(bit)) for bit in line), 2) ^ FORMAT_MASK
    assert word >> 13 == 0b01, "level L"
    return word >> 10 & 7


def _words(rows: list[list[bool]], mask: int, version: int) -> list[int]:
    size = len(rows)
    flips = MASKS[mask]
    bits = []
    right = size - 1
    upward = True
    while right > 0:
        if right == 6:
            right = 5
        for step in range(size):
            y = size - 1 - step if upward else step
            bits += [rows[y][x] != flips(x, y) for x in (right, right - 1) if not _fixed(x, y, size, version)]
        upward = not upward
        right -= 2
    return [int("".join(str(int(bit)) for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) // 8 * 8, 8)]


def _fixed(x: int, y: int, size: int, version: int) -> bool:
    """Whether a module belongs to the patterns."""
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    aligned = version > 1 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return corner or aligned or x == 6 or y == 6


def _syndromes(words: list[int], count: int) -> set[int]:
    """The code's polynomial at the first powers of two: all zero when nothing is damaged."""
    found = set()
    root = 1
    for _ in range(count):
        value = 0
        for word in words:
            value = _times(value, root) ^ word
        found.add(value)
        root = _times(root, 2)
    return found


def _times(one: int, other: int) -> int:
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 256:
            one ^= 0x11D
        other >>= 1
    return product
