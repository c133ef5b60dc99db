"""The rules and nothing but the rules."""
