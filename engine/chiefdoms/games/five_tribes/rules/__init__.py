"""The rules of Five Tribes. Nothing here knows texts, views or computer players."""
