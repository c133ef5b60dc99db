"""The position and its moves in words: notation, diagrams, refusals, views, previews."""
