"""Builds the site into dist/."""
