"""Builds, serves, tests and measures Chiefdoms:  python3 build.py serve|build|test|words|bench|shots"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Chiefdoms needs Python 3.11 or later; install it and run this command with it.")

from tools.cli import main
from tools.steps import SetupError

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        sys.exit("\n" + str(error))
    except KeyboardInterrupt:
        sys.exit(130)
