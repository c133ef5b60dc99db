"""The small decisions that a seat's turn consists of."""

USE, PLACE, JOB, OVER = range(4)
PHASES = ("use", "place", "job", "over")
