"""The parameters of the computer players that differ from the common ones in this game."""

from chiefdoms.players.levels import Adjustments

PLAYERS: Adjustments = {
    "greed": {"weights": {"plain": 1.0}},
    "level-1": {"noise": 4.0, "weights": {"plain": 1.0}},
    "level-2": {"noise": 4.0},
    "level-3": {"second_looks": 12, "noise": 2.5, "roll_outs": 0, "candidates": 1},
    "level-4": {"second_looks": 16, "roll_outs": 0, "candidates": 1},
    "level-5": {"second_looks": 24, "roll_outs": 128, "candidates": 8},
    "builder": {"second_looks": 12, "roll_outs": 0, "candidates": 1, "line_bonuses": {"hut": 6.0, "fire": 3.0}},
    "hoarder": {"second_looks": 12, "roll_outs": 0, "candidates": 1, "line_bonuses": {"fish": 6.0, "mask": 3.0}},
    "gardener": {"second_looks": 12, "roll_outs": 0, "candidates": 1, "line_bonuses": {"forest": 6.0, "lake": 6.0}},
    "gambler": {"second_looks": 12, "roll_outs": 48, "candidates": 6, "risk": 1.0},
}
