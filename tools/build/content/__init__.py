"""Collects what the page shows of the games: their manifests, words, rule books and lessons."""
