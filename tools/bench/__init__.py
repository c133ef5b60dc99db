"""Measures the built site."""
