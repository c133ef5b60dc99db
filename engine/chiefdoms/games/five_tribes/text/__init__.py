"""Positions and moves as text and JSON: notation, diagrams, refusals, views, previews."""
