"""Prepares the content of the page: manifests of the games, texts, rule books and lessons."""
