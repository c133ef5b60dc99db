"""Only the rules: no texts, views or computer players."""
