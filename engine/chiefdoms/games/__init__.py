"""One package per game. `chiefdoms.core.registry` finds them."""
