"""Errors of the command line itself, as one sentence."""

from __future__ import annotations

from chiefdoms.commands.terminal import words


class CommandError(Exception):
    """Something that the user can fix; the message is the sentence that says what."""


def problem(key: str, **values: object) -> CommandError:
    """An error with the sentence of that key."""
    return CommandError(words.message(f"problem.{key}", **values))
