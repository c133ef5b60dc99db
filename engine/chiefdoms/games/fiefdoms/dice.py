"""The four dice and their faces, as data.

A face is a code: 0 is the X, 1 to 5 are numbers, 6 and 7 are the paired faces.
"""

from __future__ import annotations

from itertools import product

X, ONE_TWO, FOUR_FIVE = 0, 6, 7
FACE_VALUES: tuple[tuple[int, ...], ...] = ((), (1,), (2,), (3,), (4,), (5,), (1, 2), (4, 5))
FACE_NAMES = ("X", "1", "2", "3", "4", "5", "1/2", "4/5")

DICE = ("N1", "N2", "X1", "X2")
FACES = ((1, 2, 3, 4, 5, ONE_TWO), (1, 2, 3, 4, 5, FOUR_FIVE), (1, 2, 3, 4, 5, X), (1, 2, 3, 4, 5, X))

Dice = tuple[int, int, int, int]
ROLLS: tuple[Dice, ...] = tuple(product(*FACES))  # all equally likely
