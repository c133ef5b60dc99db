"""The errors of the public interface. Each carries a key for the page's words and the values that go into them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class ChiefdomsError(ValueError):
    """Something given from outside is wrong; nothing was changed.

    `code` names what is wrong (the page has a sentence for it), `values` fills the sentence's gaps.
    """

    def __init__(self, code: str, **values: Any) -> None:
        self.code = code
        self.values: Mapping[str, Any] = values
        details = ", ".join(f"{key}={value!r}" for key, value in values.items())
        super().__init__(f"{code} ({details})" if details else code)


class IllegalMove(ChiefdomsError):
    """The move is not in the list of legal moves; `rule` is the key of the rule it breaks."""

    @property
    def rule(self) -> str:
        return self.code


class BadRecord(ChiefdomsError):
    """A record or a link that does not replay."""


class BadDiagram(ChiefdomsError):
    """A diagram that does not describe a position."""


class BadOptions(ChiefdomsError):
    """Options, a seat count or a seed that the game does not accept."""


class UnknownGame(ChiefdomsError):
    """There is no game with that id."""
