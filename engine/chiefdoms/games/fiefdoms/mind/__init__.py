"""What the computer players know of the game beyond its rules."""
