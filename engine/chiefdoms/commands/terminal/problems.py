"""What goes wrong on the command line itself, as one sentence."""

from __future__ import annotations


class CommandError(Exception):
    """Something that the person at the keyboard can mend; the message is the sentence that says what."""
