"""Builds the Python runtime of the site: the compiled engine and standard library, and the memory snapshot."""
