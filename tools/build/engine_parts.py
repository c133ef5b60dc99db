"""Which modules of the engine run in the page; the rest is its command line. Used inside Pyodide."""

COMMAND_LINE = ("chiefdoms/__main__.py", "chiefdoms/commands/")


def in_page(path: str) -> bool:
    """Whether a Python file of the wheel, named by its path there, is of any use in the page."""
    return path.endswith(".py") and not path.startswith(COMMAND_LINE)
