"""Runs the tests in layers."""
