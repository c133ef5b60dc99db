"""Serves the built site with the headers of netlify.toml."""
