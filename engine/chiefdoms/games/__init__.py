"""One package for each game. `chiefdoms.core.registry` finds them by itself."""
