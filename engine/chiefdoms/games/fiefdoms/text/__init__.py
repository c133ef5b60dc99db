"""A position and its moves as text and as JSON for the page: notation, diagrams, refusals, views, previews."""
