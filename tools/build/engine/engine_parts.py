"""Which modules of the engine run in the page; the rest is its command line. Used inside Pyodide."""

COMMAND_LINE = ("chiefdoms/__main__.py", "chiefdoms/commands/", "chiefdoms/words/")
OF_TERMINAL = "/text/terminal.py"  # what a game has for the command line


def is_command_line(path: str) -> bool:
    """Whether a file of the wheel, named by its path there, is of no use in the page."""
    return path.startswith(COMMAND_LINE) or path.endswith(OF_TERMINAL)


def in_page(path: str) -> bool:
    """Whether a Python file of the wheel, named by its path there, is of any use in the page."""
    return path.endswith(".py") and not is_command_line(path)
