"""Which modules of the engine run in the page; the rest is its command line. Used inside Pyodide."""

COMMAND_LINE = ("chiefdoms/__main__.py", "chiefdoms/commands/", "chiefdoms/players/arena.py", "chiefdoms/words/")
OF_TERMINAL = "/text/terminal.py"  # a game's part of the command line


def is_command_line(path: str) -> bool:
    """Whether the page does not need a file of the wheel, given by its path in the wheel."""
    return path.startswith(COMMAND_LINE) or path.endswith(OF_TERMINAL)


def in_page(path: str) -> bool:
    """Whether the page needs a Python file of the wheel, given by its path in the wheel."""
    return path.endswith(".py") and not is_command_line(path)
