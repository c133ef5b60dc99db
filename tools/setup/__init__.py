"""Installs what building and testing need: Python and npm packages, browsers."""
