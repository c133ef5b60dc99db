"""The command line, one module for each command. `python -m chiefdoms` lists them."""
