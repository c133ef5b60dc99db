"""What goes wrong on the command line itself, as one sentence."""

from __future__ import annotations

from chiefdoms.commands.terminal import words


class CommandError(Exception):
    """Something that the person at the keyboard can mend; the message is the sentence that says what."""


def problem(key: str, **values: object) -> CommandError:
    """What is wrong, by the key of its sentence."""
    return CommandError(words.message(f"problem.{key}", **values))
