"""Pyodide, trimmed to what the site uses."""
