"""Records (JSON-compatible, for saves and files) and links (compact, for addresses) of a match.

A link contains no move texts: each move is an index into the sorted list of legal moves, and all indices together form
one number in mixed radix. Reading a link replays it and can only produce legal moves, and a link cannot expand to a
large size. A checksum distinguishes a damaged link from an unrelated one.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from chiefdoms.core.errors import BadRecord

FORMAT = 1
LONGEST_LINK = 20_000  # characters; the longest real link is a tenth of this
LONGEST_TEXT = 20_000  # characters of a diagram inside a record


@dataclass(frozen=True)
class Heading:
    """What a match starts from. `position` is a diagram, or empty for the game's own start."""

    game: str
    rules: int
    seats: int
    seed: str
    options: Mapping[str, str]
    position: str = ""


def write_record(heading: Heading, moves: Sequence[str]) -> dict[str, Any]:
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": heading.game,
        "rules": heading.rules,
        "seats": heading.seats,
        "seed": heading.seed,
        "options": dict(heading.options),
        "moves": list(moves),
    }
    if heading.position:
        record["position"] = heading.position
    return record


def read_record(record: object) -> tuple[Heading, list[str]]:
    """Check the form of a record. Whether its moves are legal is checked by the replay."""
    if not isinstance(record, Mapping):
        raise BadRecord("not-a-record")
    if not _is_int(record.get("format")):
        raise BadRecord("not-a-record")
    if record["format"] > FORMAT:
        raise BadRecord("from-the-future")
    if record["format"] != FORMAT:
        raise BadRecord("not-a-record")
    moves = record.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadRecord("damaged", part="moves")
    parts = [record.get(key) for key in ("game", "rules", "seats", "seed", "options")]
    return _heading(parts, record.get("position", "")), list(moves)


def write_link(heading: Heading, defaults: Mapping[str, str], steps: Sequence[tuple[int, int]]) -> str:
    """`steps` has, for each ply, the index of the move played and the number of legal moves."""
    options = {key: value for key, value in heading.options.items() if defaults.get(key) != value}
    parts: list[Any] = [heading.game, heading.rules, heading.seats, heading.seed, options, len(steps)]
    if heading.position:
        parts.append(heading.position)
    head = json.dumps(parts, separators=(",", ":")).encode("ascii")
    number = 0
    for index, count in reversed(steps):
        number = number * count + index
    body = len(head).to_bytes(2, "big") + head + number.to_bytes((number.bit_length() + 7) // 8, "big")
    packed = urlsafe_b64encode(crc32(body).to_bytes(4, "big") + body)
    return f"{FORMAT}{packed.decode('ascii').rstrip('=')}"


def read_link(text: object) -> tuple[Heading, int, int]:
    """The heading, the number of plies, and the number that encodes the moves."""
    if not isinstance(text, str) or not text:
        raise BadRecord("not-a-link")
    if len(text) > LONGEST_LINK:
        raise BadRecord("link-too-long")
    if text[0].isdigit() and text[0] != str(FORMAT):
        raise BadRecord("from-the-future")
    if text[0] != str(FORMAT):
        raise BadRecord("link-mangled")
    body = _checked(text)
    size = int.from_bytes(body[:2], "big")
    try:
        parts = json.loads(body[2 : 2 + size])
    except (ValueError, RecursionError):
        raise BadRecord("link-mangled") from None
    if not isinstance(parts, list) or len(parts) not in (6, 7) or not _is_int(parts[5]) or parts[5] < 0:
        raise BadRecord("link-mangled")
    heading = _heading(parts[:5], parts[6] if len(parts) == 7 else "")
    return heading, parts[5], int.from_bytes(body[2 + size :], "big")


def _checked(text: str) -> bytes:
    """The bytes of a link after its checksum."""
    packed = text[1:]
    try:
        raw = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    except ValueError:
        raise BadRecord("link-mangled") from None
    # Decoding skips invalid characters, so compare with the encoding of the result.
    if len(raw) < 6 or urlsafe_b64encode(raw).decode("ascii").rstrip("=") != packed:
        raise BadRecord("link-mangled")
    if crc32(raw[4:]) != int.from_bytes(raw[:4], "big"):
        raise BadRecord("link-mangled")
    return raw[4:]


def _heading(parts: Sequence[object], position: object) -> Heading:
    game, rules, seats, seed, options = parts
    if not isinstance(game, str):
        raise BadRecord("damaged", part="game")
    if not isinstance(rules, int) or isinstance(rules, bool):
        raise BadRecord("damaged", part="rules")
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadRecord("damaged", part="seats")
    if not isinstance(seed, str):
        raise BadRecord("damaged", part="seed")
    if not isinstance(options, Mapping) or not all(
        isinstance(key, str) and isinstance(value, str) for key, value in options.items()
    ):
        raise BadRecord("damaged", part="options")
    if not isinstance(position, str) or len(position) > LONGEST_TEXT:
        raise BadRecord("damaged", part="position")
    return Heading(game, rules, seats, seed, dict(options), position)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
